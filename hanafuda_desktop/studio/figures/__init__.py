"""Animals, people and things: each in a module of its own, in a frame of its own (millimetres).

A figure is drawn from several closed shapes of eight to twenty points, colour first, then what lies
inside it (``Hand.within``), then its key line, far limbs before near ones; a head or an arm that
moves is drawn by ``Hand.joined``. An eye is three dabs: ring,
pupil, and the line of the lid.
"""
