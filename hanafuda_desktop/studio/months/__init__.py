"""The twelve months: one module each, one wide picture of four cards each.

How a month is made
-------------------
A module ``months/<flower>.py`` has one public function, ``draw(sheet: Sheet) -> None``, and is
entered in :data:`.panorama.MONTHS_DRAWN`; its plants, and what people left among them, stand in the
same module, creatures in ``figures/``. It draws in millimetres on a sheet
of 132 x 54: card 1 is x 0 to 33, card 2 is 33 to 66, card 3 is 66 to 99, card 4 is 99 to 132, in
the order of the deck. The border hides 1.15 mm along every edge; keep what a card must show 2.2 mm
away from it, and let ground, branches and sky run on behind it. A pole, a trunk or a hill on a
border ties two cards together.

Order of printing, far to near:

1. sky and light: one or two bokashi over all four cards (``Hand.shade`` with strengths);
2. distance, then ground (``scenery.turf``, ``scenery.stream``, ``months.susuki.grassland``);
3. wood and leaves, then flowers;
4. figures, each from a module of its own in ``figures/``, set down with
   ``Hand(sheet, "name", at=..., size=..., turn=..., flip=...)``;
5. ``scenery.draw_clouds`` over the top of the ten-point card (from 4 mm inside its left border to
   3 mm inside its right);
6. ``ribbons.draw_slip`` last, or before the plants that hide its foot.

Rules of the hand:

- Give every part a ``Hand`` with a name of its own: its chance is then its own too, and changing
  one part leaves all the others as they were.
- Compose by hand, grow by rule: where a spray, a frond or a mound stands is a line of a table in
  the month's module; what it looks like is chance.
- A shape in colour is printed a hair off its place; pass ``register=False`` for small things and
  for black, which would look torn.
- Key lines of a figure are 0.3 to 0.5 mm, details 0.2; anything under 0.15 is lost at 130 pixels.
- Calm: one subject a card, a third of it empty. The chaff is quieter than all others.

Look at every card at 900, 220 and 130 pixels before it is called done.
"""
