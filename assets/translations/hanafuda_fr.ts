<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
 <context>
  <name>hanafuda</name>
  <message>
   <source>   hint: {hint}</source>
   <translation>   conseil : {hint}</translation>
  </message>
  <message>
   <source>&amp;About Hanafuda Desktop</source>
   <translation>À &amp;propos de Hanafuda Desktop</translation>
  </message>
  <message>
   <source>&amp;Add it</source>
   <translation>&amp;Ajouter</translation>
  </message>
  <message>
   <source>&amp;Add to my games</source>
   <translation>&amp;Ajouter à mes jeux</translation>
  </message>
  <message>
   <source>&amp;All games</source>
   <translation>Tous les &amp;jeux</translation>
  </message>
  <message>
   <source>&amp;Allow taking back</source>
   <translation>Permettre de r&amp;eprendre un coup</translation>
  </message>
  <message>
   <source>&amp;Animals</source>
   <translation>&amp;Animaux</translation>
  </message>
  <message>
   <source>&amp;Any deal</source>
   <translation>&amp;N’importe laquelle</translation>
  </message>
  <message>
   <source>&amp;Back</source>
   <translation>&amp;Retour</translation>
  </message>
  <message>
   <source>&amp;Back to the game before</source>
   <translation>Revenir à la partie d’&amp;avant</translation>
  </message>
  <message>
   <source>&amp;Back to what {base} says</source>
   <translation>Revenir &amp;à ce que dit « {base} »</translation>
  </message>
  <message>
   <source>&amp;Back to where it could be won</source>
   <translation>Re&amp;venir où elle était gagnable</translation>
  </message>
  <message>
   <source>&amp;Begin again</source>
   <translation>&amp;Recommencer</translation>
  </message>
  <message>
   <source>&amp;Begin it</source>
   <translation>&amp;Commencer</translation>
  </message>
  <message>
   <source>&amp;Brights</source>
   <translation>&amp;Lumières</translation>
  </message>
  <message>
   <source>&amp;Bring back</source>
   <translation>&amp;Rétablir</translation>
  </message>
  <message>
   <source>&amp;Can be won</source>
   <translation>&amp;Gagnable</translation>
  </message>
  <message>
   <source>&amp;Cards</source>
   <translation>&amp;Cartes</translation>
  </message>
  <message>
   <source>&amp;Choose a game</source>
   <translation>&amp;Choisir un jeu</translation>
  </message>
  <message>
   <source>&amp;Close</source>
   <translation>&amp;Fermer</translation>
  </message>
  <message>
   <source>&amp;Continue</source>
   <translation>&amp;Continuer</translation>
  </message>
  <message>
   <source>&amp;Continue the game in progress</source>
   <translation>Contin&amp;uer la partie en cours</translation>
  </message>
  <message>
   <source>&amp;Copy as text</source>
   <translation>&amp;Copier en texte</translation>
  </message>
  <message>
   <source>&amp;Copy text</source>
   <translation>&amp;Copier le texte</translation>
  </message>
  <message>
   <source>&amp;Deal again</source>
   <translation>&amp;Redistribuer</translation>
  </message>
  <message>
   <source>&amp;Deal it anew</source>
   <translation>&amp;Redonner</translation>
  </message>
  <message>
   <source>&amp;Deals of a patience</source>
   <translation>&amp;Donnes d’une patience</translation>
  </message>
  <message>
   <source>&amp;Deals:</source>
   <translation>Donne&amp;s :</translation>
  </message>
  <message>
   <source>&amp;Deck...</source>
   <translation>&amp;Jeu de cartes…</translation>
  </message>
  <message>
   <source>&amp;Delete</source>
   <translation>&amp;Supprimer</translation>
  </message>
  <message>
   <source>&amp;Delete...</source>
   <translation>&amp;Supprimer…</translation>
  </message>
  <message>
   <source>&amp;Earlier games...</source>
   <translation>Parties jouées (&amp;historique)…</translation>
  </message>
  <message>
   <source>&amp;Edit</source>
   <translation>É&amp;dition</translation>
  </message>
  <message>
   <source>&amp;Edit the rules...</source>
   <translation>&amp;Modifier les règles…</translation>
  </message>
  <message>
   <source>&amp;Explain this word</source>
   <translation>&amp;Expliquer ce mot</translation>
  </message>
  <message>
   <source>&amp;Export as CSV...</source>
   <translation>&amp;Exporter en CSV…</translation>
  </message>
  <message>
   <source>&amp;Fast</source>
   <translation>&amp;Rapide</translation>
  </message>
  <message>
   <source>&amp;File</source>
   <translation>&amp;Fichier</translation>
  </message>
  <message>
   <source>&amp;Full</source>
   <translation>&amp;Fort</translation>
  </message>
  <message>
   <source>&amp;Full screen</source>
   <translation>Plein écr&amp;an</translation>
  </message>
  <message>
   <source>&amp;Game</source>
   <translation>&amp;Jeu</translation>
  </message>
  <message>
   <source>&amp;Go</source>
   <translation>&amp;Aller</translation>
  </message>
  <message>
   <source>&amp;Go on by these</source>
   <translation>&amp;Continuer avec celles-ci</translation>
  </message>
  <message>
   <source>&amp;Go on from here</source>
   <translation>&amp;Reprendre d’ici</translation>
  </message>
  <message>
   <source>&amp;Hear the table</source>
   <translation>E&amp;ntendre la table</translation>
  </message>
  <message>
   <source>&amp;Help</source>
   <translation>Ai&amp;de</translation>
  </message>
  <message>
   <source>&amp;Hide</source>
   <translation>&amp;Masquer</translation>
  </message>
  <message>
   <source>&amp;Hint</source>
   <translation>&amp;Conseil</translation>
  </message>
  <message>
   <source>&amp;House rules</source>
   <translation>Règles &amp;maison</translation>
  </message>
  <message>
   <source>&amp;Indigo</source>
   <translation>&amp;Indigo</translation>
  </message>
  <message>
   <source>&amp;Keyboard</source>
   <translation>C&amp;lavier</translation>
  </message>
  <message>
   <source>&amp;Keys on the right</source>
   <translation>Touches de &amp;droite</translation>
  </message>
  <message>
   <source>&amp;Learn to play</source>
   <translation>&amp;Apprendre à jouer</translation>
  </message>
  <message>
   <source>&amp;Leave</source>
   <translation>&amp;Quitter</translation>
  </message>
  <message>
   <source>&amp;Leave it</source>
   <translation>&amp;Quitter la partie</translation>
  </message>
  <message>
   <source>&amp;Load that</source>
   <translation>&amp;Charger celui-là</translation>
  </message>
  <message>
   <source>&amp;Make it</source>
   <translation>&amp;Créer</translation>
  </message>
  <message>
   <source>&amp;Mend it...</source>
   <translation>&amp;Corriger…</translation>
  </message>
  <message>
   <source>&amp;Middling</source>
   <translation>&amp;Moyen</translation>
  </message>
  <message>
   <source>&amp;Move</source>
   <translation>&amp;Coup</translation>
  </message>
  <message>
   <source>&amp;Nearest yaku on the table</source>
   <translation>Yaku le plus &amp;proche sur la table</translation>
  </message>
  <message>
   <source>&amp;New deal</source>
   <translation>&amp;Nouvelle donne</translation>
  </message>
  <message>
   <source>&amp;New game</source>
   <translation>&amp;Nouvelle partie</translation>
  </message>
  <message>
   <source>&amp;New house rule from it...</source>
   <translation>&amp;Nouvelle règle maison à partir d’elle…</translation>
  </message>
  <message>
   <source>&amp;New house rule from this game...</source>
   <translation>&amp;Nouvelle règle maison à partir de ce jeu…</translation>
  </message>
  <message>
   <source>&amp;Next deal</source>
   <translation>Donne &amp;suivante</translation>
  </message>
  <message>
   <source>&amp;No key</source>
   <translation>A&amp;ucune</translation>
  </message>
  <message>
   <source>&amp;None</source>
   <translation>Auc&amp;une</translation>
  </message>
  <message>
   <source>&amp;Normal</source>
   <translation>&amp;Normale</translation>
  </message>
  <message>
   <source>&amp;Open a rule file...</source>
   <translation>&amp;Ouvrir un fichier de règles…</translation>
  </message>
  <message>
   <source>&amp;Open it</source>
   <translation>&amp;L’ouvrir</translation>
  </message>
  <message>
   <source>&amp;Overwrite it</source>
   <translation>&amp;Écraser</translation>
  </message>
  <message>
   <source>&amp;Paste a game</source>
   <translation>C&amp;oller une partie</translation>
  </message>
  <message>
   <source>&amp;Paste game from text</source>
   <translation>Co&amp;ller une partie en texte</translation>
  </message>
  <message>
   <source>&amp;Pause</source>
   <translation>&amp;Pause</translation>
  </message>
  <message>
   <source>&amp;Pine</source>
   <translation>&amp;Pin</translation>
  </message>
  <message>
   <source>&amp;Play Koi-Koi now</source>
   <translation>&amp;Jouer au Koi-Koi</translation>
  </message>
  <message>
   <source>&amp;Play it</source>
   <translation>&amp;Jouer</translation>
  </message>
  <message>
   <source>&amp;Players:</source>
   <translation>&amp;Nombre :</translation>
  </message>
  <message>
   <source>&amp;Poetry</source>
   <translation>&amp;Poème</translation>
  </message>
  <message>
   <source>&amp;Quit</source>
   <translation>&amp;Quitter</translation>
  </message>
  <message>
   <source>&amp;Redo</source>
   <translation>&amp;Rétablir</translation>
  </message>
  <message>
   <source>&amp;Reduced motion</source>
   <translation>Mouvements ré&amp;duits</translation>
  </message>
  <message>
   <source>&amp;Reset</source>
   <translation>&amp;Remettre à zéro</translation>
  </message>
  <message>
   <source>&amp;Reset everything</source>
   <translation>Tout &amp;rétablir</translation>
  </message>
  <message>
   <source>&amp;Reset the keys</source>
   <translation>&amp;Rétablir les touches</translation>
  </message>
  <message>
   <source>&amp;Reset this page</source>
   <translation>&amp;Rétablir cette page</translation>
  </message>
  <message>
   <source>&amp;Reset...</source>
   <translation>&amp;Remettre à zéro…</translation>
  </message>
  <message>
   <source>&amp;Restart this deal</source>
   <translation>&amp;Recommencer cette donne</translation>
  </message>
  <message>
   <source>&amp;Ribbons</source>
   <translation>&amp;Rubans</translation>
  </message>
  <message>
   <source>&amp;Rounds:</source>
   <translation>&amp;Manches :</translation>
  </message>
  <message>
   <source>&amp;Rules of this game</source>
   <translation>&amp;Règles de ce jeu</translation>
  </message>
  <message>
   <source>&amp;Save</source>
   <translation>&amp;Enregistrer</translation>
  </message>
  <message>
   <source>&amp;Show how it can be won</source>
   <translation>&amp;Montrer comment gagner</translation>
  </message>
  <message>
   <source>&amp;Show in the text</source>
   <translation>&amp;Voir dans le texte</translation>
  </message>
  <message>
   <source>&amp;Slow</source>
   <translation>&amp;Lente</translation>
  </message>
  <message>
   <source>&amp;Soft</source>
   <translation>&amp;Doux</translation>
  </message>
  <message>
   <source>&amp;Start</source>
   <comment>beside the menus</comment>
   <translation>C&amp;ommencer</translation>
  </message>
  <message>
   <source>&amp;Statistics...</source>
   <translation>&amp;Statistiques…</translation>
  </message>
  <message>
   <source>&amp;Stop showing how</source>
   <translation>&amp;Arrêter la démonstration</translation>
  </message>
  <message>
   <source>&amp;Take in a rule file...</source>
   <translation>&amp;Ajouter un fichier de règles…</translation>
  </message>
  <message>
   <source>&amp;Take out</source>
   <translation>&amp;Retirer</translation>
  </message>
  <message>
   <source>&amp;Try it</source>
   <translation>&amp;Essayer</translation>
  </message>
  <message>
   <source>&amp;Undo</source>
   <translation>&amp;Annuler</translation>
  </message>
  <message>
   <source>&amp;Use it alone</source>
   <translation>L’employer &amp;seule</translation>
  </message>
  <message>
   <source>&amp;View</source>
   <translation>&amp;Affichage</translation>
  </message>
  <message>
   <source>&amp;Yaku on the way</source>
   <translation>&amp;Yaku en cours</translation>
  </message>
  <message>
   <source>'!' cannot begin a text</source>
   <translation>'!' ne peut pas commencer un texte</translation>
  </message>
  <message>
   <source>'%' cannot begin a line</source>
   <translation>'%' ne peut pas commencer une ligne</translation>
  </message>
  <message>
   <source>'&amp;' cannot begin a text</source>
   <translation>'&amp;' ne peut pas commencer un texte</translation>
  </message>
  <message>
   <source>'*' cannot begin a text</source>
   <translation>'*' ne peut pas commencer un texte</translation>
  </message>
  <message>
   <source>'asked' says play, count, next or over, and when the last move was made</source>
   <translation>« asked » dit play, count, next ou over, et quand le dernier coup a été joué</translation>
  </message>
  <message>
   <source>'busy' says of both hands until when, and how often: '0*0 5900*2'</source>
   <translation>« busy » dit pour les deux mains jusqu’à quand, et combien de fois : « 0*0 5900*2 »</translation>
  </message>
  <message>
   <source>'covered' needs a word for each stack</source>
   <translation>« covered » demande un mot par pile centrale</translation>
  </message>
  <message>
   <source>'each' and 'same' exclude each other</source>
   <translation>'each' et 'same' s’excluent</translation>
  </message>
  <message>
   <source>'each: {each}' says already how many piles there are</source>
   <translation>'each: {each}' dit déjà combien il y a de piles</translation>
  </message>
  <message>
   <source>'extends' goes in a circle: {chain}</source>
   <translation>'extends' tourne en rond : {chain}</translation>
  </message>
  <message>
   <source>'extends' takes the name of a game, ours or one beside this file, no path</source>
   <translation>'extends' prend le nom d’un jeu, fourni ou à côté de ce fichier, et non un chemin</translation>
  </message>
  <message>
   <source>'nothing', or a map such as {month: earlier}, is needed</source>
   <translation>il faut 'nothing', ou une table comme {month: earlier}</translation>
  </message>
  <message>
   <source>'order' says already what a card must be like</source>
   <translation>'order' dit déjà comment doit être une carte</translation>
  </message>
  <message>
   <source>'paired' is the month of two cards that were just captured</source>
   <translation>« paired » est le mois de deux cartes qui viennent d’être prises</translation>
  </message>
  <message>
   <source>'points' means nothing beside 'scores: {scores}'</source>
   <translation>'points' ne signifie rien avec 'scores: {scores}'</translation>
  </message>
  <message>
   <source>'remove' needs 'extends'</source>
   <translation>'remove' demande 'extends'</translation>
  </message>
  <message>
   <source>'short' names seats</source>
   <translation>« short » nomme des places</translation>
  </message>
  <message>
   <source>'start' must allow what 'order' puts first</source>
   <translation>'start' doit permettre ce que 'order' met en premier</translation>
  </message>
  <message>
   <source>'wild' is followed by a side, a card and a month</source>
   <translation>« wild » est suivi d’un camp, d’une carte et d’un mois</translation>
  </message>
  <message>
   <source>'x' is one card</source>
   <translation>« x » est une seule carte</translation>
  </message>
  <message>
   <source>'{file}' has errors, so it cannot be added:</source>
   <translation>« {file} » contient des erreurs et ne peut pas être ajouté :</translation>
  </message>
  <message>
   <source>'{file}' is a game of its own, {game}:</source>
   <translation>« {file} » est un jeu à part entière, {game} :</translation>
  </message>
  <message>
   <source>'{file}' is {game}. It differs from {base}:</source>
   <translation>« {file} » est {game}. Différences avec {base} :</translation>
  </message>
  <message>
   <source>'{key}' is said twice</source>
   <translation>« {key} » figure deux fois</translation>
  </message>
  <message>
   <source>'{key}' means nothing in a game in which one stops</source>
   <translation>'{key}' ne signifie rien dans un jeu où l’on arrête</translation>
  </message>
  <message>
   <source>'{key}' means nothing in a game that nobody stops</source>
   <translation>'{key}' ne signifie rien dans un jeu que personne n’arrête</translation>
  </message>
  <message>
   <source>'{key}' means nothing without 'bomb: true'</source>
   <translation>'{key}' ne signifie rien sans 'bomb: true'</translation>
  </message>
  <message>
   <source>'{key}' must be a list</source>
   <translation>'{key}' doit être une liste</translation>
  </message>
  <message>
   <source>'{key}' must be a map</source>
   <translation>'{key}' doit être une table</translation>
  </message>
  <message>
   <source>'{key}' must be a number from {least} to {most}, not '{value}'</source>
   <translation>« {key} » doit être un nombre de {least} à {most}, et non « {value} »</translation>
  </message>
  <message>
   <source>'{move}' is not a move of a fishing game</source>
   <translation>« {move} » n’est pas un coup de jeu de levée</translation>
  </message>
  <message>
   <source>'{move}' is not a move of a patience</source>
   <translation>« {move} » n’est pas un coup de patience</translation>
  </message>
  <message>
   <source>'{move}' is not a move of a real-time game</source>
   <translation>« {move} » n’est pas un coup de jeu en temps réel</translation>
  </message>
  <message>
   <source>'{move}' is not a move of a shedding game</source>
   <translation>« {move} » n’est pas un coup de jeu de défausse</translation>
  </message>
  <message>
   <source>'{move}' is not a move: {why}</source>
   <translation>« {move} » n’est pas un coup : {why}</translation>
  </message>
  <message>
   <source>'{move}' says a time that no game lasts</source>
   <translation>« {move} » indique un temps qu’aucune partie ne dure</translation>
  </message>
  <message>
   <source>'{name}' is missing</source>
   <translation>« {name} » manque</translation>
  </message>
  <message>
   <source>'{name}' is one card</source>
   <translation>« {name} » est une seule carte</translation>
  </message>
  <message>
   <source>'{name}' names a seat that there is not</source>
   <translation>« {name} » nomme une place qui n’existe pas</translation>
  </message>
  <message>
   <source>'{name}' needs a number for each of the two seats</source>
   <translation>« {name} » demande un nombre pour chacune des deux places</translation>
  </message>
  <message numerus="yes">
   <source>'{name}' needs {n} numbers</source>
   <translation>
    <numerusform>« {name} » demande {n} nombre</numerusform>
    <numerusform>« {name} » demande {n} nombres</numerusform>
   </translation>
  </message>
  <message>
   <source>'{name}' stands twice</source>
   <translation>« {name} » figure deux fois</translation>
  </message>
  <message>
   <source>'{said}' does not fit the rules on line {line}</source>
   <translation>« {said} » ne correspond pas aux règles de la ligne {line}</translation>
  </message>
  <message>
   <source>'{sign}' cannot begin a text</source>
   <translation>'{sign}' ne peut pas commencer un texte</translation>
  </message>
  <message>
   <source>'{text}' is not a number from 0 to {most}</source>
   <translation>« {text} » n’est pas un nombre de 0 à {most}</translation>
  </message>
  <message>
   <source>'{text}' is not a whole number</source>
   <translation>« {text} » n’est pas un nombre entier</translation>
  </message>
  <message>
   <source>'{text}' should be whole numbers</source>
   <translation>« {text} » devrait être des nombres entiers</translation>
  </message>
  <message>
   <source>'{text}' should say who laid a card and when: '1@5210*1'</source>
   <translation>« {text} » devrait dire qui a posé une carte et quand : « 1@5210*1 »</translation>
  </message>
  <message>
   <source>'{word}'</source>
   <translation>« {word} »</translation>
  </message>
  <message>
   <source>'{word}' is no effect of this game</source>
   <translation>« {word} » n’est pas un effet de ce jeu</translation>
  </message>
  <message>
   <source>'{word}' is nothing that is asked</source>
   <translation>« {word} » n’est pas une question que l’on pose</translation>
  </message>
  <message>
   <source>'{word}' stands without its number</source>
   <translation>« {word} » figure sans son nombre</translation>
  </message>
  <message>
   <source>.</source>
   <comment>decimal point</comment>
   <translation>,</translation>
  </message>
  <message>
   <source>1 to 9, 0</source>
   <translation>1 à 9, 0</translation>
  </message>
  <message>
   <source>100 %</source>
   <translation>100 %</translation>
  </message>
  <message>
   <source>125 %</source>
   <translation>125 %</translation>
  </message>
  <message>
   <source>150 %</source>
   <translation>150 %</translation>
  </message>
  <message>
   <source>175 %</source>
   <translation>175 %</translation>
  </message>
  <message>
   <source>1st</source>
   <translation>1re</translation>
  </message>
  <message>
   <source>200 %</source>
   <translation>200 %</translation>
  </message>
  <message>
   <source>2nd</source>
   <translation>2e</translation>
  </message>
  <message>
   <source>3rd</source>
   <translation>3e</translation>
  </message>
  <message>
   <source>4th</source>
   <translation>4e</translation>
  </message>
  <message>
   <source>; </source>
   <comment>between cards</comment>
   <translation> ; </translation>
  </message>
  <message>
   <source>A card that captures must be played, and this one does not.</source>
   <translation>Il faut jouer une carte qui prend, et celle-ci ne prend rien.</translation>
  </message>
  <message>
   <source>A card that does not fit goes back to its column, which costs no time</source>
   <translation>Une carte qui ne va pas retourne dans sa colonne, sans perte de temps</translation>
  </message>
  <message numerus="yes">
   <source>A card that does not fit goes back to its column, which takes {seconds} seconds; its hand plays nothing until then, and whatever else it tries makes that begin anew</source>
   <translation>
    <numerusform>Une carte qui ne va pas retourne dans sa colonne, ce qui prend {seconds} seconde ; d’ici là, sa main ne joue rien, et tout autre essai fait tout recommencer</numerusform>
    <numerusform>Une carte qui ne va pas retourne dans sa colonne, ce qui prend {seconds} secondes ; d’ici là, sa main ne joue rien, et tout autre essai fait tout recommencer</numerusform>
   </translation>
  </message>
  <message>
   <source>A card that lies face down cannot be moved.</source>
   <translation>Une carte cachée ne peut pas être déplacée.</translation>
  </message>
  <message>
   <source>A card that lies there stays there</source>
   <translation>Une carte posée là y reste</translation>
  </message>
  <message>
   <source>A card, face down</source>
   <translation>Une carte, face cachée</translation>
  </message>
  <message>
   <source>A cherry has come to the field. With your cup it makes another yaku.</source>
   <translation>Un cerisier est arrivé sur le champ. Avec votre coupe, il forme un autre yaku.</translation>
  </message>
  <message>
   <source>A command goes before that.</source>
   <translation>Une commande passe avant.</translation>
  </message>
  <message numerus="yes">
   <source>A deal for {number} players, as you see it.</source>
   <translation>
    <numerusform>Une donne à {number} joueur, telle que vous la voyez.</numerusform>
    <numerusform>Une donne à {number} joueurs, telle que vous la voyez.</numerusform>
   </translation>
  </message>
  <message>
   <source>A deal that can be won is looked for first, which can take a moment.</source>
   <translation>Une donne gagnable est d’abord cherchée, ce qui peut prendre un moment.</translation>
  </message>
  <message>
   <source>A deal that can be won, the same for everybody</source>
   <translation>Une donne gagnable, la même pour tout le monde</translation>
  </message>
  <message>
   <source>A face-down card that comes to the top is turned up at once.</source>
   <translation>Une carte cachée qui arrive au-dessus est aussitôt retournée.</translation>
  </message>
  <message>
   <source>A fair move. But the sake cup is waiting for your chrysanthemum.</source>
   <translation>Un coup honnête. Mais la coupe de saké attend votre chrysanthème.</translation>
  </message>
  <message>
   <source>A first game of ten minutes that teaches the cards by playing.</source>
   <translation>Une première partie de dix minutes qui enseigne les cartes en jouant.</translation>
  </message>
  <message>
   <source>A folder with pictures and a &lt;i&gt;deck.yaml&lt;/i&gt; in &lt;a href='own'&gt;your folder of decks&lt;/a&gt; is another deck.</source>
   <translation>Un dossier avec des images et un &lt;i&gt;deck.yaml&lt;/i&gt; dans &lt;a href='own'&gt;votre dossier de jeux de cartes&lt;/a&gt; est un jeu de plus.</translation>
  </message>
  <message numerus="yes">
   <source>A game has {number} rounds at most, or as many as you agree on</source>
   <translation>
    <numerusform>Une partie compte {number} manche au plus, ou autant que vous voulez</numerusform>
    <numerusform>Une partie compte {number} manches au plus, ou autant que vous voulez</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>A game has {number} rounds at most, or as many as you agree on; then whoever has fewer cards has won</source>
   <translation>
    <numerusform>Une partie compte {number} manche au plus, ou autant que vous voulez ; alors, qui a le moins de cartes a gagné</numerusform>
    <numerusform>Une partie compte {number} manches au plus, ou autant que vous voulez ; alors, qui a le moins de cartes a gagné</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>A game has {number} rounds, or as many as the players agree on. The highest total wins; players with the same total share the win</source>
   <translation>
    <numerusform>Une partie compte {number} manche, ou autant que les joueurs en conviennent. Le plus haut total gagne ; les joueurs à égalité partagent la victoire</numerusform>
    <numerusform>Une partie compte {number} manches, ou autant que les joueurs en conviennent. Le plus haut total gagne ; les joueurs à égalité partagent la victoire</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>A game has {number} rounds, or as many as you agree on. The highest total wins</source>
   <translation>
    <numerusform>Une partie compte {number} manche, ou autant que vous voulez. Le total le plus haut gagne</numerusform>
    <numerusform>Une partie compte {number} manches, ou autant que vous voulez. Le total le plus haut gagne</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>A game takes about {number} minutes</source>
   <translation>
    <numerusform>Une partie dure environ {number} minute</numerusform>
    <numerusform>Une partie dure environ {number} minutes</numerusform>
   </translation>
  </message>
  <message>
   <source>A hand card that matched nothing was captured by the player's own drawn card.</source>
   <translation>Une carte de la main qui n’allait avec rien a été capturée par la carte que le joueur a lui-même retournée.</translation>
  </message>
  <message>
   <source>A month's chaff cards stand in for one another.</source>
   <translation>Les kasu d’un mois se valent entre eux.</translation>
  </message>
  <message>
   <source>A part of this list.</source>
   <translation>Un élément de cette liste.</translation>
  </message>
  <message>
   <source>A person at this screen</source>
   <translation>Une personne à cet écran</translation>
  </message>
  <message>
   <source>A pile takes all its cards in this order, equal ones in any: by kind from chaff to bright, by month from January, by place in the month from 1 to 4; or each the other way.</source>
   <translation>Une pile prend toutes ses cartes dans cet ordre, les égales dans n’importe lequel : par genre du kasu à la lumière, par mois à partir de janvier, par rang dans le mois de 1 à 4 ; ou chacun à l’envers.</translation>
  </message>
  <message>
   <source>A race for {name}'s palm</source>
   <translation>Course vers la paume : {name}</translation>
  </message>
  <message>
   <source>A real game has several rounds. Hints, rules and cards are always at hand.</source>
   <translation>Une vraie partie compte plusieurs manches. Conseils, règles et cartes sont toujours à portée de main.</translation>
  </message>
  <message>
   <source>A red one with writing, a blue one and a plain one.</source>
   <translation>Un rouge à poème, un bleu et un rouge uni.</translation>
  </message>
  <message numerus="yes">
   <source>A round is drawn, and nobody pays, when everybody in turn passes or when nobody has won after {number} turns of all players together</source>
   <translation>
    <numerusform>Une manche est nulle, et personne ne paie, quand tous passent à la suite ou que personne n’a gagné après {number} tour de tous les joueurs ensemble</numerusform>
    <numerusform>Une manche est nulle, et personne ne paie, quand tous passent à la suite ou que personne n’a gagné après {number} tours de tous les joueurs ensemble</numerusform>
   </translation>
  </message>
  <message>
   <source>A round that is not won after so many turns of all players together is drawn. It is drawn sooner when everybody in turn passes.</source>
   <translation>Une manche que personne n’a gagnée après ce nombre de tours de tous les joueurs ensemble est nulle. Elle l’est plus tôt si tous passent à la suite.</translation>
  </message>
  <message>
   <source>A rule file</source>
   <translation>Un fichier de règles</translation>
  </message>
  <message>
   <source>A short game</source>
   <translation>Une petite partie</translation>
  </message>
  <message>
   <source>A stack for which there is no deck may be begun with any card.</source>
   <translation>Une pile sans pioche peut être commencée avec n’importe quelle carte.</translation>
  </message>
  <message>
   <source>A stack in the middle</source>
   <translation>Une pile du milieu</translation>
  </message>
  <message>
   <source>A strip of paper hangs there, for a poem.</source>
   <translation>Une bande de papier y pend, pour un poème.</translation>
  </message>
  <message>
   <source>A time is 0 to {most} milliseconds, early or never.</source>
   <translation>Un temps va de 0 à {most} millisecondes, ou bien trop tôt, ou jamais.</translation>
  </message>
  <message>
   <source>A total that ends the game as soon as somebody has it.</source>
   <translation>Un total qui termine la partie dès que quelqu’un l’atteint.</translation>
  </message>
  <message>
   <source>A turn</source>
   <translation>Un tour</translation>
  </message>
  <message>
   <source>A turn has two halves</source>
   <translation>Un tour en deux temps</translation>
  </message>
  <message>
   <source>A turn may be passed only where there is nothing to draw.</source>
   <translation>On ne peut passer son tour que s’il n’y a rien à piocher.</translation>
  </message>
  <message>
   <source>A yaku is a set of captured cards that is worth points. A card may serve several yaku, and each of them counts, unless it says otherwise here.</source>
   <translation>Un yaku est un ensemble de cartes capturées qui vaut des points. Une carte peut servir à plusieurs yaku, et chacun d’eux compte, sauf mention contraire ci-dessous.</translation>
  </message>
  <message>
   <source>A yaku is a set of captured cards that is worth points. A card may serve several yaku, and each of them counts.</source>
   <translation>Un yaku est un ensemble de cartes capturées qui vaut des points. Une carte peut servir à plusieurs yaku, et chacun d’eux compte.</translation>
  </message>
  <message>
   <source>A yaku is collected all at once: its cards leave the table together. A card can be taken when it lies face up on top of its pile, or has only cards of the same yaku above it that are taken with it.</source>
   <translation>Un yaku se ramasse d’un seul coup : ses cartes quittent la table ensemble. On peut prendre une carte visible au-dessus de sa pile, ou une carte que ne recouvrent que des cartes du même yaku, prises avec elle.</translation>
  </message>
  <message>
   <source>A&amp;ll</source>
   <translation>&amp;Toutes</translation>
  </message>
  <message>
   <source>About Hanafuda Desktop</source>
   <translation>À propos de Hanafuda Desktop</translation>
  </message>
  <message>
   <source>Add</source>
   <translation>Ajouter</translation>
  </message>
  <message>
   <source>Add a glowing card.</source>
   <translation>Ajoutez une carte qui brille.</translation>
  </message>
  <message>
   <source>Add one's own yaku.</source>
   <translation>Ajouter ses propres yaku.</translation>
  </message>
  <message>
   <source>Add up what your captured cards are worth</source>
   <translation>Additionnez la valeur de vos prises</translation>
  </message>
  <message>
   <source>Add your own yaku</source>
   <translation>Ajoutez vos propres yaku</translation>
  </message>
  <message>
   <source>Advice</source>
   <translation>Conseils</translation>
  </message>
  <message>
   <source>Advice for players, shown with the rules.</source>
   <translation>Des conseils aux joueurs, affichés avec les règles.</translation>
  </message>
  <message>
   <source>After</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Après</translation>
  </message>
  <message numerus="yes">
   <source>After a bomb you may take {number} later turns without playing a hand card: you only draw</source>
   <translation>
    <numerusform>Après une bombe, vous pouvez jouer {number} tour ultérieur sans poser de carte de main : vous ne faites que piocher</numerusform>
    <numerusform>Après une bombe, vous pouvez jouer {number} tours ultérieurs sans poser de carte de main : vous ne faites que piocher</numerusform>
   </translation>
  </message>
  <message>
   <source>After a drawn round the next player deals</source>
   <translation>Après une manche nulle, le joueur suivant donne</translation>
  </message>
  <message>
   <source>After a drawn round the same player deals again</source>
   <translation>Après une manche nulle, le même joueur donne à nouveau</translation>
  </message>
  <message>
   <source>After a move of yours, what is ready is collected as further moves, which you can take back. It can do no harm where no other card could serve as well, and no card on the table could still be laid on the cards that go.</source>
   <translation>Après un de vos coups, ce qui est prêt est ramassé par d’autres coups, que vous pouvez annuler. Cela ne peut pas nuire quand aucune autre carte ne ferait aussi bien l’affaire et qu’aucune carte de la table ne pourrait encore être posée sur celles qui partent.</translation>
  </message>
  <message>
   <source>After a round</source>
   <translation>Après une manche</translation>
  </message>
  <message>
   <source>After each round the loser is given a point for every card left in their layout. When the game is over, it is not the last round that decides, but the sum: whoever has the lowest wins</source>
   <translation>Après chaque manche, le perdant reçoit un point par carte restée dans son tableau. À la fin de la partie, ce n’est pas la dernière manche qui décide, mais la somme : la plus basse gagne</translation>
  </message>
  <message>
   <source>After each round the loser is given a point for every card they then have, taken ones too. When the game is over, it is not the last round that decides, but the sum: whoever has the lowest wins</source>
   <translation>Après chaque manche, le perdant reçoit un point par carte qu’il a alors, y compris celles qu’il a prises. À la fin de la partie, ce n’est pas la dernière manche qui décide, mais la somme : la plus basse gagne</translation>
  </message>
  <message>
   <source>After such a round both take a stack, and the next round is laid out: whoever has no card at all after a round has won the game</source>
   <translation>Après une telle manche, chacun prend une pile et l’on étale la manche suivante : qui n’a plus aucune carte après une manche a gagné la partie</translation>
  </message>
  <message>
   <source>After such a round the loser takes the whole stack, and the next round is laid out: whoever has no card at all after a round has won the game</source>
   <translation>Après une telle manche, le perdant prend toute la pile et l’on étale la manche suivante : qui n’a plus aucune carte après une manche a gagné la partie</translation>
  </message>
  <message>
   <source>After yaku</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Après ces yaku</translation>
  </message>
  <message>
   <source>After your first game you see here how many you have won, how your points grow, which yaku you make, and against whom you do best.</source>
   <translation>Après votre première partie, vous verrez ici combien vous en avez gagné, l’évolution de vos points, les yaku que vous réalisez et contre qui vous réussissez le mieux.</translation>
  </message>
  <message numerus="yes">
   <source>After {number} moves the table looks like this:</source>
   <translation>
    <numerusform>Après {number} coup, la table est ainsi :</numerusform>
    <numerusform>Après {number} coups, la table est ainsi :</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>After {number} seconds nobody could play any more, and {winner} has won the round.</source>
   <translation>
    <numerusform>Après {number} seconde, personne ne pouvait plus jouer, et {winner} a gagné la manche.</numerusform>
    <numerusform>Après {number} secondes, personne ne pouvait plus jouer, et {winner} a gagné la manche.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>After {number} seconds the last card was played, and {winner} has won the round.</source>
   <translation>
    <numerusform>Après {number} seconde, la dernière carte a été jouée, et {winner} a gagné la manche.</numerusform>
    <numerusform>Après {number} secondes, la dernière carte a été jouée, et {winner} a gagné la manche.</numerusform>
   </translation>
  </message>
  <message>
   <source>Again</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Encore</translation>
  </message>
  <message>
   <source>Against</source>
   <translation>Contre</translation>
  </message>
  <message>
   <source>Against anybody</source>
   <translation>Contre n’importe qui</translation>
  </message>
  <message>
   <source>Against dealer</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Contre le donneur</translation>
  </message>
  <message>
   <source>Against others too; the result says how often it was done.</source>
   <translation>Contre d’autres aussi ; le résultat dit combien de fois.</translation>
  </message>
  <message>
   <source>Against whom</source>
   <translation>Contre qui</translation>
  </message>
  <message>
   <source>Against {name}</source>
   <translation>Contre {name}</translation>
  </message>
  <message>
   <source>Ahead by</source>
   <translation>Avance</translation>
  </message>
  <message>
   <source>Ahead by: by how many points they would beat the others, on average, if the round were played to its end many times from what they could see. Points: their own.</source>
   <translation>Avance : de combien de points ce joueur devancerait les autres, en moyenne, si la manche était jouée jusqu’au bout de nombreuses fois d’après ce qu’il pouvait voir. Points : les siens.</translation>
  </message>
  <message>
   <source>Ahead by: by how many points you would beat the others, on average, if the round were played to its end many times from what you could see. Points: your own.</source>
   <translation>Avance : de combien de points vous devanceriez les autres, en moyenne, si la manche était jouée jusqu’au bout de nombreuses fois d’après ce que vous pouviez voir. Points : les vôtres.</translation>
  </message>
  <message>
   <source>Aki</source>
   <comment>a player's name</comment>
   <translation>Aki</translation>
  </message>
  <message>
   <source>All cards are counted. Best: {winners}.</source>
   <translation>Toutes les cartes sont comptées. En tête : {winners}.</translation>
  </message>
  <message>
   <source>All cards are counted. Nobody is ahead.</source>
   <translation>Toutes les cartes sont comptées. Personne n’est en tête.</translation>
  </message>
  <message>
   <source>All cards of the deck</source>
   <translation>Toutes les cartes du jeu</translation>
  </message>
  <message>
   <source>All cards {of_month}</source>
   <translation>Toutes les cartes {of_month}</translation>
  </message>
  <message>
   <source>All four are yours at once! That is how cards are captured.</source>
   <translation>Les quatre sont à vous d’un coup ! Voilà comment on prend des cartes.</translation>
  </message>
  <message>
   <source>All games</source>
   <translation>Tous les jeux</translation>
  </message>
  <message>
   <source>All games ({count})</source>
   <translation>Tous les jeux ({count})</translation>
  </message>
  <message>
   <source>All its rules</source>
   <translation>Toutes ses règles</translation>
  </message>
  <message>
   <source>All moves</source>
   <translation>Tous les coups</translation>
  </message>
  <message>
   <source>All of these &amp;cards</source>
   <translation>Toutes &amp;ces cartes</translation>
  </message>
  <message>
   <source>All others draw {cards}</source>
   <translation>Tous les autres piochent {cards}</translation>
  </message>
  <message>
   <source>All seats are yours</source>
   <translation>Toutes les places sont à vous</translation>
  </message>
  <message>
   <source>All that is said of {part}.</source>
   <translation>Tout ce qui est dit de : {part}.</translation>
  </message>
  <message>
   <source>All the others show only their flower. They are called chaff.</source>
   <translation>Toutes les autres ne montrent que leur fleur. On les appelle kasu.</translation>
  </message>
  <message>
   <source>All these cards lie face up</source>
   <translation>Toutes ces cartes sont visibles</translation>
  </message>
  <message>
   <source>Allow taking back</source>
   <translation>Permettre de reprendre un coup</translation>
  </message>
  <message>
   <source>Always show the yaku that you are nearest to, in games that score them.</source>
   <translation>Toujours montrer le yaku dont vous êtes le plus proche, dans les jeux qui les comptent.</translation>
  </message>
  <message>
   <source>Always show the yaku that you are nearest to.</source>
   <translation>Toujours montrer le yaku dont vous êtes le plus proche.</translation>
  </message>
  <message>
   <source>An empty pile begins with {cards}</source>
   <translation>Une pile vide commence par une de ces cartes : {cards}</translation>
  </message>
  <message>
   <source>An empty {pile} stays empty</source>
   <translation>Chaque {pile} vide reste vide</translation>
  </message>
  <message>
   <source>An empty {pile} takes any card</source>
   <translation>Sur chaque {pile} vide peut aller n’importe quelle carte</translation>
  </message>
  <message>
   <source>An empty {pile} takes {cards}</source>
   <translation>Sur chaque {pile} vide on peut poser {cards}</translation>
  </message>
  <message>
   <source>An even share, taken away</source>
   <translation>Une part égale, retranchée</translation>
  </message>
  <message>
   <source>An example</source>
   <translation>Un exemple</translation>
  </message>
  <message>
   <source>And here three cards of one month lie on the field. You hold the fourth.</source>
   <translation>Et voici trois cartes d’un même mois sur le champ. Vous tenez la quatrième.</translation>
  </message>
  <message>
   <source>Angel Playing Cards and Duarcain</source>
   <translation>Angel Playing Cards et Duarcain</translation>
  </message>
  <message>
   <source>Animals</source>
   <translation>Les animaux</translation>
  </message>
  <message>
   <source>Animation &amp;speed</source>
   <translation>Vitesse d’an&amp;imation</translation>
  </message>
  <message>
   <source>Animation speed</source>
   <translation>Vitesse d’animation</translation>
  </message>
  <message>
   <source>Another game</source>
   <translation>Autre jeu</translation>
  </message>
  <message>
   <source>Another game lies on the table now; it was left as it is.</source>
   <translation>Une autre partie est sur la table ; elle est restée telle quelle.</translation>
  </message>
  <message>
   <source>Another game.</source>
   <translation>Un autre jeu.</translation>
  </message>
  <message>
   <source>Another program has changed this file, or taken it away.</source>
   <translation>Un autre programme a modifié ou enlevé ce fichier.</translation>
  </message>
  <message>
   <source>Another program has changed this file, or taken it away. It was not saved.</source>
   <translation>Un autre programme a modifié ou enlevé ce fichier. Il n’a pas été enregistré.</translation>
  </message>
  <message>
   <source>Another program has changed this file; this is what it says now.</source>
   <translation>Un autre programme a modifié ce fichier ; voici ce qu’il dit maintenant.</translation>
  </message>
  <message>
   <source>Another program has saved this file, and not as text in UTF-8. It was not loaded.</source>
   <translation>Un autre programme a enregistré ce fichier, et pas comme texte en UTF-8. Il n’a pas été chargé.</translation>
  </message>
  <message>
   <source>Another turn</source>
   <translation>Encore un tour</translation>
  </message>
  <message>
   <source>Any card may be put there</source>
   <translation>On peut y mettre n’importe quelle carte</translation>
  </message>
  <message>
   <source>Any card that lies face up may be moved, together with all cards on it; only the lowest of them has to fit</source>
   <translation>On peut déplacer n’importe quelle carte visible, avec toutes celles qui la recouvrent ; seule la plus basse doit convenir</translation>
  </message>
  <message>
   <source>Any deal</source>
   <translation>N’importe quelle donne</translation>
  </message>
  <message>
   <source>Apr</source>
   <comment>in a date</comment>
   <translation>avr.</translation>
  </message>
  <message>
   <source>April</source>
   <translation>avril</translation>
  </message>
  <message>
   <source>As how many cards of that kind; but as one for needs of a yaku that want the same cards, since each card serves one of them.</source>
   <translation>Pour combien de cartes de ce genre elles comptent ; mais pour une seule quand des besoins d’un yaku veulent les mêmes cartes, car chacune ne sert qu’à l’un d’eux.</translation>
  </message>
  <message>
   <source>As in `collecting`, for this yaku alone.</source>
   <translation>Comme dans `collecting`, pour ce yaku seul.</translation>
  </message>
  <message>
   <source>As it was dealt</source>
   <translation>À la donne</translation>
  </message>
  <message>
   <source>As long as something is wrong, this is what differed last:</source>
   <translation>Tant qu’il y a une erreur, voici ce qui différait en dernier :</translation>
  </message>
  <message>
   <source>As run</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>En suite</translation>
  </message>
  <message>
   <source>As soon as a turn brings your yaku to at least {points}, the round ends and you win it</source>
   <translation>Dès qu’un de vos tours porte vos yaku à {points} au moins, la manche se termine et vous la gagnez</translation>
  </message>
  <message>
   <source>As soon as a turn of yours makes a yaku, the round ends and you win it</source>
   <translation>Dès qu’un de vos tours forme un yaku, la manche se termine et vous la gagnez</translation>
  </message>
  <message>
   <source>As u&amp;sual</source>
   <translation>&amp;Habituelle</translation>
  </message>
  <message>
   <source>Ask before a deal begins again. Without it, Redo plays your moves again.</source>
   <translation>Demander avant de recommencer une donne. Sinon, Rétablir rejoue vos coups.</translation>
  </message>
  <message>
   <source>Ask first</source>
   <comment>part of the settings</comment>
   <translation>Demander d’abord</translation>
  </message>
  <message>
   <source>Ask when several people at this screen are in the middle of a game. It is saved anyway.</source>
   <translation>Demander quand plusieurs personnes jouent à cet écran. La partie est enregistrée de toute façon.</translation>
  </message>
  <message>
   <source>Ask while a game is in progress. Without it, the game before is one command away.</source>
   <translation>Demander si une partie est en cours. Sinon, la partie précédente reste à une commande de vous.</translation>
  </message>
  <message>
   <source>At first the table looks like this:</source>
   <translation>Au départ, la table est ainsi :</translation>
  </message>
  <message>
   <source>At least so many.</source>
   <translation>Au moins autant.</translation>
  </message>
  <message numerus="yes">
   <source>At least {n} are needed.</source>
   <translation>
    <numerusform>Il en faut au moins {n}.</numerusform>
    <numerusform>Il en faut au moins {n}.</numerusform>
   </translation>
  </message>
  <message>
   <source>At most so many cards left in stock, waste, columns and cells.</source>
   <translation>Au plus ce nombre de cartes restantes dans la pioche, le talon, les colonnes et les cases.</translation>
  </message>
  <message>
   <source>At most so many cards lie in one column by moves; the deal may give it more.</source>
   <translation>Au plus ce nombre de cartes dans une colonne par déplacement ; la donne peut lui en donner plus.</translation>
  </message>
  <message>
   <source>At most so many cards lie on one pile by moves; the deal may give it more.</source>
   <translation>Au plus ce nombre de cartes sur une pile par déplacement ; la donne peut lui en donner plus.</translation>
  </message>
  <message>
   <source>At most so many cards move together.</source>
   <translation>Au plus ce nombre de cartes se déplacent ensemble.</translation>
  </message>
  <message>
   <source>At most so many rounds; after the last one whoever has fewer cards has won, unless points decide.</source>
   <translation>Au plus ce nombre de manches ; après la dernière, celui qui a le moins de cartes a gagné, à moins que les points n’en décident.</translation>
  </message>
  <message>
   <source>At most so many.</source>
   <translation>Au plus autant.</translation>
  </message>
  <message numerus="yes">
   <source>At most {n} cards at once may go there.</source>
   <translation>
    <numerusform>Au plus {n} carte à la fois peut y aller.</numerusform>
    <numerusform>Au plus {n} cartes à la fois peuvent y aller.</numerusform>
   </translation>
  </message>
  <message>
   <source>At the end of your turn the field is filled up again from the stock.</source>
   <translation>À la fin de votre tour, le champ est complété depuis la pioche.</translation>
  </message>
  <message>
   <source>At the end of your turn, take aside the captured cards together with those that captured them. Captured cards lie face up for all to see; hands and stock stay secret.</source>
   <translation>À la fin de votre tour, mettez de côté les cartes capturées avec celles qui les ont capturées. Les prises restent face visible, à la vue de tous ; les mains et la pioche restent secrètes.</translation>
  </message>
  <message>
   <source>At the table, {key}: {does}</source>
   <translation>À la table, {key} : {does}</translation>
  </message>
  <message>
   <source>Aug</source>
   <comment>in a date</comment>
   <translation>août</translation>
  </message>
  <message>
   <source>August</source>
   <translation>août</translation>
  </message>
  <message>
   <source>Author</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Auteur</translation>
  </message>
  <message>
   <source>Back to the beginning of this deal.</source>
   <translation>Revenir au début de cette donne.</translation>
  </message>
  <message>
   <source>Back to the list</source>
   <translation>Retour à la liste</translation>
  </message>
  <message>
   <source>Back to what is usual: {value}</source>
   <translation>Revenir à ce qui est d’ordinaire : {value}</translation>
  </message>
  <message>
   <source>Back to {base}'s value: {value}</source>
   <translation>Revenir à la valeur de « {base} » : {value}</translation>
  </message>
  <message>
   <source>Be first to lay all your cards on the months beside theirs.</source>
   <translation>Soyez le premier à poser toutes vos cartes sur les mois voisins des leurs.</translation>
  </message>
  <message>
   <source>Before a new deal</source>
   <translation>Avant une nouvelle donne</translation>
  </message>
  <message>
   <source>Before a restart</source>
   <translation>Avant de recommencer</translation>
  </message>
  <message>
   <source>Before a table with others is left</source>
   <translation>Avant de quitter une table partagée</translation>
  </message>
  <message>
   <source>Before the first turn, look whether a hand was dealt that ends the round at once.</source>
   <translation>Avant le premier tour, vérifiez si une main servie met aussitôt fin à la manche.</translation>
  </message>
  <message>
   <source>Before the keys of two columns: join the one onto the other.</source>
   <translation>Avant les touches de deux colonnes : poser l’une sur l’autre.</translation>
  </message>
  <message>
   <source>Begin</source>
   <translation>Commencer</translation>
  </message>
  <message>
   <source>Begin rules of your own that change this game.</source>
   <translation>Commencer vos propres règles, qui changent ce jeu.</translation>
  </message>
  <message>
   <source>Begin the next round</source>
   <translation>Commencer la manche suivante</translation>
  </message>
  <message>
   <source>Begin to count anew for all games?</source>
   <translation>Recommencer à compter pour tous les jeux ?</translation>
  </message>
  <message>
   <source>Begin to count anew for “{game}”?</source>
   <translation>Recommencer à compter pour « {game} » ?</translation>
  </message>
  <message>
   <source>Beginner</source>
   <translation>Débutant</translation>
  </message>
  <message>
   <source>Being captured</source>
   <translation>Cartes en train d’être prises</translation>
  </message>
  <message>
   <source>Below are your cards. Above them is the field.</source>
   <translation>En bas, vos cartes. Au-dessus, le champ.</translation>
  </message>
  <message>
   <source>Beside the text</source>
   <translation>À côté du texte</translation>
  </message>
  <message>
   <source>Besides its month, every card is of one of four kinds.</source>
   <translation>Outre son mois, chaque carte appartient à l’un de quatre genres.</translation>
  </message>
  <message>
   <source>Besides their own kind; instead of it; or one of the two at a time, whichever scores better.</source>
   <translation>En plus de leur propre genre ; à sa place ; ou l’un des deux à la fois, celui qui rapporte le plus.</translation>
  </message>
  <message>
   <source>Best earns</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Gain du meilleur</translation>
  </message>
  <message numerus="yes">
   <source>Better: {move}, by about {points} points against the others.</source>
   <translation>
    <numerusform>Mieux : {move}, d’environ {points} point par rapport aux autres.</numerusform>
    <numerusform>Mieux : {move}, d’environ {points} points par rapport aux autres.</numerusform>
   </translation>
  </message>
  <message>
   <source>Better: {move}.</source>
   <translation>Mieux : {move}.</translation>
  </message>
  <message>
   <source>Better: {move}. It wins about {percent} % more of the games.</source>
   <translation>Mieux : {move}. Cela gagne environ {percent} % de parties en plus.</translation>
  </message>
  <message>
   <source>Between the turns of different people a curtain hides the hands.</source>
   <translation>Entre les tours de différentes personnes, un rideau cache les mains.</translation>
  </message>
  <message>
   <source>Birds, beasts and butterflies: nine cards are animals.</source>
   <translation>Oiseaux, bêtes et papillons : neuf cartes sont des animaux.</translation>
  </message>
  <message>
   <source>Bl&amp;ue</source>
   <translation>&amp;Bleus</translation>
  </message>
  <message>
   <source>Blocked</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Blocage</translation>
  </message>
  <message>
   <source>Boar</source>
   <translation>sanglier</translation>
  </message>
  <message>
   <source>Bold: the coach's choice. Between close moves its own judgement decides, too.</source>
   <translation>En gras : le choix de l’entraîneur. Entre des coups proches, son propre jugement compte aussi.</translation>
  </message>
  <message>
   <source>Bomb</source>
   <translation>Bombe</translation>
  </message>
  <message>
   <source>Bomb</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Bombe</translation>
  </message>
  <message>
   <source>Bomb: if you hold three cards of a month and the fourth lies on the field, you may play all three at once.</source>
   <translation>Bombe : si vous avez en main trois cartes d’un mois et que la quatrième est sur le champ, vous pouvez jouer les trois à la fois.</translation>
  </message>
  <message>
   <source>Bomb: if you hold three cards of a month that you have not shown and the fourth lies on the field, you may play all three at once.</source>
   <translation>Bombe : si vous avez en main trois cartes d’un mois que vous n’avez pas montrées et que la quatrième est sur le champ, vous pouvez jouer les trois à la fois.</translation>
  </message>
  <message>
   <source>Bomb: it takes all four of the month and draws {cards} cards.</source>
   <translation>Bombe : prend les quatre cartes du mois et retourne {cards} cartes.</translation>
  </message>
  <message>
   <source>Bomb: it takes all four of the month and multiplies what you win.</source>
   <translation>Bombe : prend les quatre cartes du mois et multiplie vos gains.</translation>
  </message>
  <message>
   <source>Bomb: it takes all four of the month, draws {cards} cards and multiplies what you win.</source>
   <translation>Bombe : prend les quatre cartes du mois, retourne {cards} cartes et multiplie vos gains.</translation>
  </message>
  <message>
   <source>Bomb: it takes all four of the month.</source>
   <translation>Bombe : prend les quatre cartes du mois.</translation>
  </message>
  <message>
   <source>Bomb: three of {month}</source>
   <translation>Bombe : trois cartes, {month}</translation>
  </message>
  <message>
   <source>Bombs</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Bombes</translation>
  </message>
  <message>
   <source>Both have too few cards for a deck.</source>
   <translation>Tous deux ont trop peu de cartes pour une pioche.</translation>
  </message>
  <message>
   <source>Both of you keep what is left of your decks. Then each shuffles all the cards they have now and lays out the next round. The fewer cards, the closer to winning the game.</source>
   <translation>Chacun garde ce qui reste de sa pioche. Puis il mélange toutes les cartes qu’il a et les étale pour la manche suivante. Moins on a de cartes, plus on est près de gagner la partie.</translation>
  </message>
  <message>
   <source>Brights</source>
   <translation>Les lumières</translation>
  </message>
  <message>
   <source>Brights are rare and worth most. Chaff is common and worth least.</source>
   <translation>Les lumières sont rares et valent le plus. Les kasu sont communs et valent le moins.</translation>
  </message>
  <message>
   <source>Build</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Construction</translation>
  </message>
  <message>
   <source>Building up</source>
   <translation>Monter les piles</translation>
  </message>
  <message>
   <source>Bush Warbler</source>
   <translation>rossignol</translation>
  </message>
  <message>
   <source>Bush clover</source>
   <translation>Lespédèze</translation>
  </message>
  <message>
   <source>Bush clover Boar</source>
   <translation>le sanglier de la lespédèze</translation>
  </message>
  <message>
   <source>Bush clover chaff</source>
   <translation>un kasu de la lespédèze</translation>
  </message>
  <message>
   <source>Bush clover red ribbon</source>
   <translation>le ruban rouge de la lespédèze</translation>
  </message>
  <message>
   <source>But if the other one ends the round first, you get nothing and pay double.</source>
   <translation>Mais si l’autre finit la manche avant vous, vous n’avez rien et payez le double.</translation>
  </message>
  <message>
   <source>But one more card has slipped in.</source>
   <translation>Mais une autre carte s’y est glissée.</translation>
  </message>
  <message>
   <source>Butterflies</source>
   <translation>papillons</translation>
  </message>
  <message>
   <source>By how much it multiplies.</source>
   <translation>Par combien cela multiplie.</translation>
  </message>
  <message>
   <source>By lot</source>
   <translation>Par tirage au sort</translation>
  </message>
  <message>
   <source>By the flowers alone</source>
   <translation>Rien qu’aux fleurs</translation>
  </message>
  <message>
   <source>C&amp;haff</source>
   <translation>&amp;Kasu</translation>
  </message>
  <message>
   <source>Caller pays</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>L’annonceur paie</translation>
  </message>
  <message>
   <source>Can be collected {times}</source>
   <translation>Peut être réuni {times}</translation>
  </message>
  <message>
   <source>Can be won</source>
   <translation>Gagnable</translation>
  </message>
  <message>
   <source>Can be won, &amp;easy</source>
   <translation>Gagnable, &amp;facile</translation>
  </message>
  <message>
   <source>Can be won, &amp;hard</source>
   <translation>Gagnable, &amp;difficile</translation>
  </message>
  <message>
   <source>Can be won, &amp;middling</source>
   <translation>Gagnable, &amp;moyenne</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <source>Cannot be won</source>
   <translation>Impossible à gagner</translation>
  </message>
  <message>
   <source>Capture a card, and watch the stock.</source>
   <translation>Prenez une carte et observez la pioche.</translation>
  </message>
  <message>
   <source>Capture the curtain among the cherries.</source>
   <translation>Prenez le rideau sous les cerisiers.</translation>
  </message>
  <message>
   <source>Capture the sake cup.</source>
   <translation>Prenez la coupe de saké.</translation>
  </message>
  <message>
   <source>Captured</source>
   <translation>Prises</translation>
  </message>
  <message>
   <source>Captured</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Prises</translation>
  </message>
  <message>
   <source>Captured cards bring points when they make a yaku: a set with a name.</source>
   <translation>Les prises rapportent des points quand elles forment un yaku : un ensemble qui porte un nom.</translation>
  </message>
  <message>
   <source>Captured cards of one's own that cancel it.</source>
   <translation>Les prises du joueur lui-même qui l’annulent.</translation>
  </message>
  <message>
   <source>Captured {cards}, and what these make in yaku counts for nothing.</source>
   <translation>{cards} dans les prises ; les yaku ainsi formés ne comptent pas.</translation>
  </message>
  <message>
   <source>Captured {cards}, but no yaku: nothing to count.</source>
   <translation>{cards} dans les prises, mais aucun yaku : rien à compter.</translation>
  </message>
  <message>
   <source>Captured {cards}.</source>
   <translation>{cards} dans les prises.</translation>
  </message>
  <message>
   <source>Capturing</source>
   <translation>Prendre des cartes</translation>
  </message>
  <message>
   <source>Cards</source>
   <translation>Cartes</translation>
  </message>
  <message>
   <source>Cards</source>
   <comment>page of settings</comment>
   <translation>Cartes</translation>
  </message>
  <message>
   <source>Cards</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Cartes</translation>
  </message>
  <message>
   <source>Cards</source>
   <comment>what they are worth</comment>
   <translation>Cartes</translation>
  </message>
  <message>
   <source>Cards &amp;turn up by themselves</source>
   <translation>Cartes re&amp;tournées d’elles-mêmes</translation>
  </message>
  <message>
   <source>Cards a minute: {cards}</source>
   <translation>Cartes par minute : {cards}</translation>
  </message>
  <message>
   <source>Cards among those that the winner captured.</source>
   <translation>Des cartes parmi celles que le gagnant a capturées.</translation>
  </message>
  <message>
   <source>Cards are in order where each, beside the one beneath it, is {ordered}</source>
   <translation>Des cartes se suivent quand chacune, par rapport à celle du dessous, est {ordered}</translation>
  </message>
  <message>
   <source>Cards by their ids.</source>
   <translation>Des cartes par leurs ids.</translation>
  </message>
  <message>
   <source>Cards can still be pushed about, but nothing can be turned up,
collected or freed any more.</source>
   <translation>On peut encore déplacer des cartes, mais plus rien retourner,
ramasser ni libérer.</translation>
  </message>
  <message>
   <source>Cards change place at once; nothing flies, sways or breathes.</source>
   <translation>Les cartes changent de place d’un coup ; rien ne vole, ne se balance ni ne respire.</translation>
  </message>
  <message>
   <source>Cards change place at once; nothing sways.</source>
   <translation>Les cartes changent de place d’un coup ; rien ne se balance.</translation>
  </message>
  <message>
   <source>Cards come there only from {sources}</source>
   <translation>Les cartes ne viennent que d’ici : {sources}</translation>
  </message>
  <message>
   <source>Cards come to {piles} only from {sources}</source>
   <translation>Sur {piles}, les cartes ne viennent que d’ici : {sources}</translation>
  </message>
  <message>
   <source>Cards for the next round</source>
   <translation>Cartes pour la manche suivante</translation>
  </message>
  <message>
   <source>Cards left</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Cartes restantes</translation>
  </message>
  <message>
   <source>Cards left over count. Whoever has the fewest points at the end is Speed winner.</source>
   <translation>Les cartes qui restent comptent. Qui a le moins de points à la fin est le plus rapide.</translation>
  </message>
  <message>
   <source>Cards of the same month do not fit on one another.</source>
   <translation>Les cartes d’un même mois ne vont pas l’une sur l’autre.</translation>
  </message>
  <message>
   <source>Cards on the table: {credit}</source>
   <translation>Cartes sur la table : {credit}</translation>
  </message>
  <message>
   <source>Cards rise under the &amp;pointer</source>
   <translation>Cartes &amp;levées sous le pointeur</translation>
  </message>
  <message>
   <source>Cards rise under the pointer</source>
   <translation>Cartes levées sous le pointeur</translation>
  </message>
  <message>
   <source>Cards that belong together</source>
   <translation>Des cartes faites pour aller ensemble</translation>
  </message>
  <message>
   <source>Cards that count as another kind.</source>
   <translation>Les cartes qui comptent comme un autre genre.</translation>
  </message>
  <message>
   <source>Cards that lay on the opening field.</source>
   <translation>Des cartes qui étaient dans le champ initial.</translation>
  </message>
  <message>
   <source>Cards that were shown are played one by one.</source>
   <translation>Les cartes montrées se jouent une à une.</translation>
  </message>
  <message>
   <source>Cards that, together on the opening field, mean dealing again; any entry will do.</source>
   <translation>Les cartes qui, réunies dans le champ initial, font redistribuer ; n’importe quelle entrée suffit.</translation>
  </message>
  <message>
   <source>Cards that, together on the opening field, mean dealing again; any entry will do. After ten deals that do not count the next one is played in any case.</source>
   <translation>Les cartes qui, réunies dans le champ initial, font redistribuer ; n’importe quelle entrée suffit. Après dix donnes nulles, la suivante est jouée de toute façon.</translation>
  </message>
  <message>
   <source>Cards to leave out again.</source>
   <translation>Les cartes à en retirer.</translation>
  </message>
  <message>
   <source>Cards to pick from</source>
   <translation>Cartes à tirer</translation>
  </message>
  <message>
   <source>Cards turn up by themselves</source>
   <translation>Cartes retournées d’elles-mêmes</translation>
  </message>
  <message>
   <source>Cards with a part of their own, such as lightning or sake-cup.</source>
   <translation>Des cartes qui ont un rôle à elles, comme l’Éclair ou la coupe de saké.</translation>
  </message>
  <message>
   <source>Cards: {cards}</source>
   <translation>Cartes : {cards}</translation>
  </message>
  <message>
   <source>Casual</source>
   <translation>Amateur</translation>
  </message>
  <message>
   <source>Category</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Genre</translation>
  </message>
  <message>
   <source>Cells</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Cases</translation>
  </message>
  <message>
   <source>Cells at most</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Cases au plus</translation>
  </message>
  <message>
   <source>Chaff</source>
   <translation>Kasu</translation>
  </message>
  <message>
   <source>Cherry</source>
   <translation>Cerisier</translation>
  </message>
  <message>
   <source>Cherry Curtain</source>
   <translation>le rideau du cerisier</translation>
  </message>
  <message>
   <source>Cherry chaff</source>
   <translation>un kasu du cerisier</translation>
  </message>
  <message>
   <source>Cherry poetry ribbon</source>
   <translation>le ruban à poème du cerisier</translation>
  </message>
  <message>
   <source>Choose</source>
   <translation>Choisir</translation>
  </message>
  <message>
   <source>Choose a card.</source>
   <translation>Choisissez une carte.</translation>
  </message>
  <message>
   <source>Choose a command, and press the key that it should have.</source>
   <translation>Choisissez une commande, puis appuyez sur la touche qu’elle doit avoir.</translation>
  </message>
  <message>
   <source>Choose a deck</source>
   <translation>Choisir un jeu de cartes</translation>
  </message>
  <message>
   <source>Choose all of these, or none of them.</source>
   <translation>Choisir toutes celles-ci, ou aucune.</translation>
  </message>
  <message>
   <source>Choose all three ribbons.</source>
   <translation>Choisissez les trois rubans.</translation>
  </message>
  <message>
   <source>Choose both animals.</source>
   <translation>Choisissez les deux animaux.</translation>
  </message>
  <message>
   <source>Choose both cards of chaff.</source>
   <translation>Choisissez les deux kasu.</translation>
  </message>
  <message>
   <source>Choose cards that go together, or draw from the stock.</source>
   <translation>Choisissez des cartes qui vont ensemble, ou piochez.</translation>
  </message>
  <message>
   <source>Choose cards that go together.</source>
   <translation>Choisissez des cartes qui vont ensemble.</translation>
  </message>
  <message>
   <source>Choose every card.</source>
   <translation>Choisir toutes les cartes.</translation>
  </message>
  <message>
   <source>Choose from the names there are.</source>
   <translation>Choisir parmi les noms existants.</translation>
  </message>
  <message>
   <source>Choose no card.</source>
   <translation>Ne choisir aucune carte.</translation>
  </message>
  <message>
   <source>Choose the bright.</source>
   <translation>Choisissez la lumière.</translation>
  </message>
  <message>
   <source>Choose the card that is no cherry.</source>
   <translation>Choisissez la carte qui n’est pas un cerisier.</translation>
  </message>
  <message>
   <source>Choose the variant, who plays and how long, and begin.</source>
   <translation>Choisir la variante, les joueurs et la durée, et commencer.</translation>
  </message>
  <message>
   <source>Choose what the turned card takes</source>
   <translation>Choisissez ce que prend la carte retournée</translation>
  </message>
  <message>
   <source>Choose with whom to swap hands</source>
   <translation>Choisissez avec qui échanger les mains</translation>
  </message>
  <message>
   <source>Choose “{stop}”.</source>
   <translation>Choisissez « {stop} ».</translation>
  </message>
  <message>
   <source>Chrysanthemum</source>
   <translation>Chrysanthème</translation>
  </message>
  <message>
   <source>Chrysanthemum Sake Cup</source>
   <translation>la coupe de saké du chrysanthème</translation>
  </message>
  <message>
   <source>Chrysanthemum blue ribbon</source>
   <translation>le ruban bleu du chrysanthème</translation>
  </message>
  <message>
   <source>Chrysanthemum chaff</source>
   <translation>un kasu du chrysanthème</translation>
  </message>
  <message>
   <source>Click a card to lay it on top.</source>
   <translation>Cliquez sur une carte pour la mettre dessus.</translation>
  </message>
  <message>
   <source>Click a card, drag it, or press the key of its column. Esc pauses.</source>
   <translation>Cliquez ou glissez une carte, ou pressez sa touche. Échap : pause.</translation>
  </message>
  <message>
   <source>Click or press Enter to go on. No time passes until then.</source>
   <translation>Cliquez ou appuyez sur Entrée pour continuer. Le temps est arrêté jusque-là.</translation>
  </message>
  <message>
   <source>Click or press Enter when nobody else is looking.</source>
   <translation>Cliquez ou appuyez sur Entrée quand personne d’autre ne regarde.</translation>
  </message>
  <message>
   <source>Click to choose the whole month.</source>
   <translation>Cliquez pour choisir le mois entier.</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Fermer</translation>
  </message>
  <message>
   <source>Collect by itself</source>
   <translation>Ramassage automatique</translation>
  </message>
  <message>
   <source>Collect the yaku that is ready, or play the offer at your triple; if there are several, go from one to the next, and Enter does it.</source>
   <translation>Ramasser le yaku prêt, ou jouer l’offre à votre brelan ; s’il y en a plusieurs, passer de l’un à l’autre, et Entrée valide.</translation>
  </message>
  <message>
   <source>Collect {yaku}: {cards}.</source>
   <translation>Ramassez « {yaku} » : {cards}.</translation>
  </message>
  <message>
   <source>Collecting</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Réunion</translation>
  </message>
  <message>
   <source>Collecting yaku</source>
   <translation>Ramasser les yaku</translation>
  </message>
  <message>
   <source>Column {number}</source>
   <translation>Colonne {number}</translation>
  </message>
  <message>
   <source>Columns</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Colonnes</translation>
  </message>
  <message>
   <source>Columns at least</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Colonnes au moins</translation>
  </message>
  <message>
   <source>Combinations</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Combinaisons</translation>
  </message>
  <message>
   <source>Command</source>
   <translation>Commande</translation>
  </message>
  <message>
   <source>Commands</source>
   <translation>Commandes</translation>
  </message>
  <message>
   <source>Computer</source>
   <translation>Ordinateur</translation>
  </message>
  <message>
   <source>Computer {number}</source>
   <translation>Ordinateur {number}</translation>
  </message>
  <message>
   <source>Computer: {level}</source>
   <translation>Ordinateur : {level}</translation>
  </message>
  <message>
   <source>Continue</source>
   <translation>Continuer</translation>
  </message>
  <message>
   <source>Continue {game}: {standing}</source>
   <translation>Continuer {game} : {standing}</translation>
  </message>
  <message>
   <source>Cop&amp;y</source>
   <translation>Cop&amp;ier</translation>
  </message>
  <message>
   <source>Copy game as &amp;text</source>
   <translation>Copier la partie en &amp;texte</translation>
  </message>
  <message>
   <source>Copy the deals that broke, with all their moves</source>
   <translation>Copier les donnes qui ont échoué, avec tous leurs coups</translation>
  </message>
  <message>
   <source>Copy what broke</source>
   <translation>Copier ce qui a échoué</translation>
  </message>
  <message>
   <source>Count</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Nombre</translation>
  </message>
  <message>
   <source>Count the values of the captured cards.</source>
   <translation>Compter les valeurs des cartes capturées.</translation>
  </message>
  <message>
   <source>Count together: one, two, three. At three, both of you turn the top card of your deck face up into the middle, each on the stack in front of you, which you feed. Both stacks are for both of you.</source>
   <translation>Comptez ensemble : un, deux, trois. À trois, chacun retourne la carte du dessus de sa pioche au milieu, sur la pile devant lui, qu’il alimente. Les deux piles sont à tous les deux.</translation>
  </message>
  <message>
   <source>Counts</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Décompte</translation>
  </message>
  <message>
   <source>Counts as</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Comptent comme</translation>
  </message>
  <message>
   <source>Counts in place of {yaku}</source>
   <translation>Compte à la place de : {yaku}</translation>
  </message>
  <message>
   <source>Counts only if the round's month is {months}</source>
   <translation>Ne compte que si le mois de la manche est {months}</translation>
  </message>
  <message>
   <source>Crane</source>
   <translation>grue</translation>
  </message>
  <message>
   <source>Credits</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Sources</translation>
  </message>
  <message>
   <source>Cuckoo</source>
   <translation>coucou</translation>
  </message>
  <message>
   <source>Curtain</source>
   <translation>rideau</translation>
  </message>
  <message>
   <source>D or S</source>
   <translation>D ou S</translation>
  </message>
  <message>
   <source>Deal</source>
   <translation>Donne</translation>
  </message>
  <message>
   <source>Deal</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Donne</translation>
  </message>
  <message>
   <source>Deal a&amp;gain</source>
   <translation>&amp;Redistribuer</translation>
  </message>
  <message>
   <source>Deal by n&amp;umber...</source>
   <translation>Donner par n&amp;uméro…</translation>
  </message>
  <message>
   <source>Deal by number</source>
   <translation>Donne par numéro</translation>
  </message>
  <message>
   <source>Deal from a file</source>
   <translation>Donne d’un fichier</translation>
  </message>
  <message>
   <source>Deal the cards of a number.</source>
   <translation>Distribuer les cartes d’un numéro.</translation>
  </message>
  <message>
   <source>Deal {number}</source>
   <translation>Donne {number}</translation>
  </message>
  <message>
   <source>Deal {number}, winnable</source>
   <translation>Donne {number}, gagnable</translation>
  </message>
  <message>
   <source>Deal {number}, winnable, easy</source>
   <translation>Donne {number}, gagnable, facile</translation>
  </message>
  <message>
   <source>Deal {number}, winnable, hard</source>
   <translation>Donne {number}, gagnable, difficile</translation>
  </message>
  <message>
   <source>Deal {number}, winnable, middling</source>
   <translation>Donne {number}, gagnable, moyenne</translation>
  </message>
  <message>
   <source>Deal {number}.</source>
   <translation>Donne {number}.</translation>
  </message>
  <message>
   <source>Dealer</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Donneur</translation>
  </message>
  <message>
   <source>Deals</source>
   <translation>Donnes</translation>
  </message>
  <message>
   <source>Dealt</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Distribuées</translation>
  </message>
  <message>
   <source>Dealt again, for the game could not go on by the new rules: {why}</source>
   <translation>Cartes redonnées, car la partie ne pouvait pas continuer selon les nouvelles règles : {why}</translation>
  </message>
  <message numerus="yes">
   <source>Dealt again, {n} times</source>
   <translation>
    <numerusform>Nouvelle donne</numerusform>
    <numerusform>{n} nouvelles donnes</numerusform>
   </translation>
  </message>
  <message>
   <source>Dealt anew: {why}</source>
   <translation>Redistribué : {why}</translation>
  </message>
  <message>
   <source>Dealt by the new rules.</source>
   <translation>Distribué selon les nouvelles règles.</translation>
  </message>
  <message>
   <source>Dealt hands</source>
   <translation>Mains servies</translation>
  </message>
  <message>
   <source>Dealt hands</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Mains servies</translation>
  </message>
  <message>
   <source>Dealt hands of several</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Plusieurs mains servies</translation>
  </message>
  <message>
   <source>Dec</source>
   <comment>in a date</comment>
   <translation>déc.</translation>
  </message>
  <message>
   <source>December</source>
   <translation>décembre</translation>
  </message>
  <message>
   <source>Decides</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Décide</translation>
  </message>
  <message>
   <source>Deck</source>
   <translation>Jeu de cartes</translation>
  </message>
  <message>
   <source>Deck</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Jeu de cartes</translation>
  </message>
  <message>
   <source>Deck: {deck}</source>
   <translation>Jeu de cartes : {deck}</translation>
  </message>
  <message>
   <source>Decks</source>
   <translation>Jeux de cartes</translation>
  </message>
  <message>
   <source>Deer</source>
   <translation>cerf</translation>
  </message>
  <message>
   <source>Delete a game</source>
   <translation>Supprimer une partie</translation>
  </message>
  <message>
   <source>Did not press in the race</source>
   <translation>N’a pas appuyé à la course</translation>
  </message>
  <message>
   <source>Direction</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Sens</translation>
  </message>
  <message>
   <source>Discard</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Défausse</translation>
  </message>
  <message>
   <source>Discard pile</source>
   <translation>Défausse</translation>
  </message>
  <message>
   <source>Discard {cards}</source>
   <translation>Défausser {cards}</translation>
  </message>
  <message>
   <source>Discard {cards} from the field</source>
   <translation>Défausser du champ {cards}</translation>
  </message>
  <message>
   <source>Discard {cards} from the field and lay {laid} there</source>
   <translation>Défausser du champ {cards} et y poser {laid}</translation>
  </message>
  <message>
   <source>Do nothing</source>
   <translation>Ne rien faire</translation>
  </message>
  <message>
   <source>Does not count if you have also captured {cards}</source>
   <translation>Ne compte pas si vous avez aussi capturé {cards}</translation>
  </message>
  <message>
   <source>Down</source>
   <translation>Bas</translation>
  </message>
  <message>
   <source>Drag a card onto its partner of the same month, or click both.</source>
   <translation>Glissez une carte sur celle du même mois, ou cliquez sur les deux.</translation>
  </message>
  <message>
   <source>Draw</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Pioche</translation>
  </message>
  <message>
   <source>Draw a card</source>
   <translation>Piocher une carte</translation>
  </message>
  <message>
   <source>Draw a card: nothing better goes together.</source>
   <translation>Piocher une carte : rien de mieux ne va ensemble.</translation>
  </message>
  <message>
   <source>Draw lots instead</source>
   <translation>Tirer au sort</translation>
  </message>
  <message>
   <source>Draw lots where a game asks who is the fastest.</source>
   <translation>Tirer au sort quand un jeu demande qui est le plus rapide.</translation>
  </message>
  <message>
   <source>Draw without a hand card</source>
   <translation>Retourner une carte sans jouer de la main</translation>
  </message>
  <message>
   <source>Draw without a hand card.</source>
   <translation>Retourner une carte sans jouer de la main.</translation>
  </message>
  <message>
   <source>Drawing has no effect, whether the card is discarded or kept</source>
   <translation>Piocher est sans effet, que la carte soit défaussée ou gardée</translation>
  </message>
  <message>
   <source>Drawing in place of playing. The discard pile is shuffled into a new stock when the stock is used up; where there is nothing to draw at all, a player may pass.</source>
   <translation>Piocher au lieu de jouer. Quand la pioche est épuisée, la défausse est mélangée et la remplace ; quand il n’y a rien du tout à piocher, on peut passer.</translation>
  </message>
  <message>
   <source>Drawn card</source>
   <translation>Carte piochée</translation>
  </message>
  <message>
   <source>Drawn dealer</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Donneur après égalité</translation>
  </message>
  <message>
   <source>Drawn must</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Retournée obligée</translation>
  </message>
  <message>
   <source>Drawn rounds</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Manches nulles</translation>
  </message>
  <message>
   <source>Drawn takes</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Prise par retournée</translation>
  </message>
  <message>
   <source>Draws</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Retournements</translation>
  </message>
  <message>
   <source>E&amp;xport...</source>
   <translation>E&amp;xporter…</translation>
  </message>
  <message>
   <source>Each</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Par</translation>
  </message>
  <message>
   <source>Each month has an order of its own, from its highest card down to its last chaff.</source>
   <translation>Chaque mois a son ordre, de sa carte la plus haute à son dernier kasu.</translation>
  </message>
  <message>
   <source>Each of you gets half the cards, {share}, and lays out a column of {cards}.</source>
   <translation>Chacun reçoit la moitié des cartes, {share}, et étale une colonne de {cards}.</translation>
  </message>
  <message>
   <source>Each of you gets half the cards, {share}, and lays out {number} columns of {sizes} cards, from left to right.</source>
   <translation>Chacun reçoit la moitié des cartes, {share}, et étale {number} colonnes de {sizes} cartes, de gauche à droite.</translation>
  </message>
  <message>
   <source>Each opponent pays what all the winner's yaku are worth: the winner gains these points, the opponents lose them</source>
   <translation>Chaque adversaire paie ce que valent tous les yaku du gagnant : le gagnant marque ces points, les adversaires les perdent</translation>
  </message>
  <message>
   <source>Each pile takes its cards by their places in the month, from the first to the fourth</source>
   <translation>Chaque pile reçoit ses cartes selon leur rang dans le mois, du premier au quatrième</translation>
  </message>
  <message>
   <source>Each pile takes its cards by their places in the month, from the fourth to the first</source>
   <translation>Chaque pile reçoit ses cartes selon leur rang dans le mois, du quatrième au premier</translation>
  </message>
  <message>
   <source>Each pile takes its cards kind by kind, from brights over animals and ribbons to chaff</source>
   <translation>Chaque pile reçoit ses cartes genre par genre, des lumières aux kasu en passant par les animaux et les rubans</translation>
  </message>
  <message>
   <source>Each pile takes its cards kind by kind, from chaff over ribbons and animals to brights</source>
   <translation>Chaque pile reçoit ses cartes genre par genre, des kasu aux lumières en passant par les rubans et les animaux</translation>
  </message>
  <message>
   <source>Each pile takes its cards month by month, from December backwards</source>
   <translation>Chaque pile reçoit ses cartes mois par mois, à rebours depuis décembre</translation>
  </message>
  <message>
   <source>Each pile takes its cards month by month, from January on</source>
   <translation>Chaque pile reçoit ses cartes mois par mois, à partir de janvier</translation>
  </message>
  <message numerus="yes">
   <source>Each {go} that you called adds {number} points to your yaku when you win</source>
   <translation>
    <numerusform>Chaque {go} annoncé ajoute {number} point à vos yaku quand vous gagnez</numerusform>
    <numerusform>Chaque {go} annoncé ajoute {number} points à vos yaku quand vous gagnez</numerusform>
   </translation>
  </message>
  <message>
   <source>Each {pile} is dealt, face up, the first card of the shuffled deck that it takes</source>
   <translation>Chaque {pile} reçoit à la donne, visible, la première carte du jeu mélangé qui lui convient</translation>
  </message>
  <message>
   <source>Each {pile} is dealt, face up, the first {cards} of the shuffled deck that it takes</source>
   <translation>Chaque {pile} reçoit à la donne {cards}, visibles : les premières du jeu mélangé qui lui conviennent</translation>
  </message>
  <message>
   <source>Each {pile} takes cards until it has {cards}, and no more</source>
   <translation>Chaque {pile} reçoit jusqu’à {cards}, pas davantage</translation>
  </message>
  <message>
   <source>Earlier</source>
   <translation>Précédent</translation>
  </message>
  <message>
   <source>Earlier games</source>
   <translation>Parties jouées</translation>
  </message>
  <message>
   <source>Edit in the text</source>
   <translation>Modifier dans le texte</translation>
  </message>
  <message>
   <source>Effect</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Effet</translation>
  </message>
  <message>
   <source>Effects</source>
   <translation>Les effets</translation>
  </message>
  <message>
   <source>Effects</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Effets</translation>
  </message>
  <message>
   <source>Eight-plank Bridge</source>
   <translation>pont à huit planches</translation>
  </message>
  <message>
   <source>Empty</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Vide</translation>
  </message>
  <message>
   <source>Empty columns</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Colonnes vides</translation>
  </message>
  <message>
   <source>Empty field</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Champ vide</translation>
  </message>
  <message>
   <source>Ends</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Issue</translation>
  </message>
  <message>
   <source>Enough is enough</source>
   <translation>Savoir s’arrêter</translation>
  </message>
  <message>
   <source>Enough, or more?</source>
   <translation>Assez, ou encore ?</translation>
  </message>
  <message>
   <source>Enter or Space</source>
   <translation>Entrée ou Espace</translation>
  </message>
  <message>
   <source>Esc</source>
   <translation>Échap</translation>
  </message>
  <message>
   <source>Even a month's chaff cards keep to it.</source>
   <translation>Même les kasu d’un mois suivent cet ordre.</translation>
  </message>
  <message>
   <source>Even share</source>
   <translation>Part égale</translation>
  </message>
  <message>
   <source>Every card and what it is good for.</source>
   <translation>Toutes les cartes et ce à quoi elles servent.</translation>
  </message>
  <message>
   <source>Every card belongs to a month, told by its flower, and is a bright, an animal, a ribbon or chaff. The cards of a month stand here in its order.</source>
   <translation>Chaque carte appartient à un mois, reconnaissable à sa fleur, et c’est une lumière, un animal, un ruban ou un kasu. Les cartes de chaque mois sont présentées ici dans leur ordre.</translation>
  </message>
  <message>
   <source>Every card is of a kind</source>
   <translation>Chaque carte a son genre</translation>
  </message>
  <message>
   <source>Every card that foundations take lies on them.</source>
   <translation>Toutes les cartes que prennent les fondations y sont posées.</translation>
  </message>
  <message>
   <source>Every game that you play can be gone through here later, move by move, and played on from any point.</source>
   <translation>Chaque partie jouée peut être revue ici coup par coup, et reprise à n’importe quel moment.</translation>
  </message>
  <message>
   <source>Every key and what it does.</source>
   <translation>Toutes les touches et ce qu’elles font.</translation>
  </message>
  <message>
   <source>Every month has its flower</source>
   <translation>Chaque mois a sa fleur</translation>
  </message>
  <message>
   <source>Every round so far, and who is ahead.</source>
   <translation>Toutes les manches jusqu’ici, et qui mène.</translation>
  </message>
  <message>
   <source>Everybody takes back what he has fed, and it is laid out again.</source>
   <translation>Chacun reprend ce qu’il a fourni, et l’on redispose les cartes.</translation>
  </message>
  <message>
   <source>Everything that can be set, and the keys.</source>
   <translation>Tout ce qui se règle, et les touches.</translation>
  </message>
  <message>
   <source>Exact</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Exactement</translation>
  </message>
  <message>
   <source>Exhausted</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Manche épuisée</translation>
  </message>
  <message>
   <source>Expert</source>
   <translation>Expert</translation>
  </message>
  <message>
   <source>Export as CSV</source>
   <translation>Exporter en CSV</translation>
  </message>
  <message>
   <source>Export rules</source>
   <translation>Exporter les règles</translation>
  </message>
  <message>
   <source>Extends</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Base</translation>
  </message>
  <message>
   <source>Extra</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Supplément</translation>
  </message>
  <message>
   <source>F&amp;orm</source>
   <translation>F&amp;ormulaire</translation>
  </message>
  <message>
   <source>Face down, {pile}, {number} of {count}.</source>
   <translation>Face cachée, {pile}, {number} sur {count}.</translation>
  </message>
  <message>
   <source>Face up</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Face visible</translation>
  </message>
  <message>
   <source>Face-up cards that are in order move together, and so does any upper part of them</source>
   <translation>Les cartes visibles qui se suivent se déplacent ensemble, en entier ou seulement celles du dessus</translation>
  </message>
  <message>
   <source>Face-up cards that lie on one another in this way move together, and so does any upper part of them</source>
   <translation>Les cartes visibles empilées ainsi se déplacent ensemble, en entier ou seulement celles du dessus</translation>
  </message>
  <message>
   <source>Factor</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Facteur</translation>
  </message>
  <message>
   <source>Family</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Famille</translation>
  </message>
  <message>
   <source>Fault report</source>
   <translation>Rapport d’incident</translation>
  </message>
  <message>
   <source>Feb</source>
   <comment>in a date</comment>
   <translation>févr.</translation>
  </message>
  <message>
   <source>February</source>
   <translation>février</translation>
  </message>
  <message>
   <source>Field</source>
   <translation>Champ</translation>
  </message>
  <message>
   <source>Field</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Champ</translation>
  </message>
  <message>
   <source>Fifth</source>
   <comment>in a race</comment>
   <translation>Cinquième</translation>
  </message>
  <message>
   <source>Figures</source>
   <translation>Chiffres</translation>
  </message>
  <message>
   <source>Find a game</source>
   <translation>Chercher un jeu</translation>
  </message>
  <message>
   <source>First</source>
   <comment>in a race</comment>
   <translation>Premier</translation>
  </message>
  <message>
   <source>First</source>
   <comment>step of a game</comment>
   <translation>Début</translation>
  </message>
  <message>
   <source>First</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Premier</translation>
  </message>
  <message>
   <source>First dealer</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Premier donneur</translation>
  </message>
  <message>
   <source>First everybody picks a card.</source>
   <translation>D’abord, chacun choisit une carte.</translation>
  </message>
  <message>
   <source>First the race for the winner's palm is to be settled.</source>
   <translation>Il faut d’abord départager la course vers la paume du gagnant.</translation>
  </message>
  <message>
   <source>First you play a card from your hand. If it meets its month, you take both.</source>
   <translation>Vous jouez d’abord une carte de votre main. Si elle rencontre son mois, vous prenez les deux.</translation>
  </message>
  <message numerus="yes">
   <source>First {n} other yaku must be collected.</source>
   <translation>
    <numerusform>Il faut d’abord ramasser {n} autre yaku.</numerusform>
    <numerusform>Il faut d’abord ramasser {n} autres yaku.</numerusform>
   </translation>
  </message>
  <message>
   <source>First!</source>
   <translation>Premier !</translation>
  </message>
  <message>
   <source>Fits</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Ce qui va ensemble</translation>
  </message>
  <message>
   <source>Flower to flower</source>
   <translation>Fleur contre fleur</translation>
  </message>
  <message>
   <source>For calls</source>
   <translation>Pour les annonces</translation>
  </message>
  <message>
   <source>For calls to go on</source>
   <translation>Pour les annonces de continuer</translation>
  </message>
  <message>
   <source>For one player</source>
   <translation>Pour un joueur</translation>
  </message>
  <message>
   <source>For which opponents; left out, for all.</source>
   <translation>Pour quels adversaires ; si rien n’est dit, pour tous.</translation>
  </message>
  <message>
   <source>For {combination} it takes no card of the field.</source>
   <translation>Pour « {combination} », il ne faut aucune carte du champ.</translation>
  </message>
  <message>
   <source>For {combination} it takes no card of the hand.</source>
   <translation>Pour « {combination} », il ne faut aucune carte de la main.</translation>
  </message>
  <message>
   <source>For {combination} it takes {least} to {most} cards of the hand.</source>
   <translation>Pour « {combination} », il faut {least} à {most} cartes de la main.</translation>
  </message>
  <message numerus="yes">
   <source>For {combination} it takes {number} cards of the field.</source>
   <translation>
    <numerusform>Pour « {combination} », il faut {number} carte du champ.</numerusform>
    <numerusform>Pour « {combination} », il faut {number} cartes du champ.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>For {combination} it takes {number} cards of the hand.</source>
   <translation>
    <numerusform>Pour « {combination} », il faut {number} carte de la main.</numerusform>
    <numerusform>Pour « {combination} », il faut {number} cartes de la main.</numerusform>
   </translation>
  </message>
  <message>
   <source>For {combination} no card of the hand must be laid on the field.</source>
   <translation>Pour « {combination} », aucune carte de la main ne doit aller sur le champ.</translation>
  </message>
  <message numerus="yes">
   <source>For {combination} {number} cards of the hand must be laid on the field.</source>
   <translation>
    <numerusform>Pour « {combination} », {number} carte de la main doit aller sur le champ.</numerusform>
    <numerusform>Pour « {combination} », {number} cartes de la main doivent aller sur le champ.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>For {counts} players</source>
   <translation>
    <numerusform>Pour {counts} joueur</numerusform>
    <numerusform>Pour {counts} joueurs</numerusform>
   </translation>
  </message>
  <message>
   <source>For {least} to {most} players</source>
   <translation>Pour {least} à {most} joueurs</translation>
  </message>
  <message>
   <source>Foundation {number}</source>
   <translation>Fondation {number}</translation>
  </message>
  <message>
   <source>Foundations</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Fondations</translation>
  </message>
  <message>
   <source>Four of a family</source>
   <translation>Quatre de la même famille</translation>
  </message>
  <message>
   <source>Four on field</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Quatre sur le champ</translation>
  </message>
  <message>
   <source>Fourth</source>
   <comment>in a race</comment>
   <translation>Quatrième</translation>
  </message>
  <message>
   <source>Free place {number}</source>
   <translation>Case libre {number}</translation>
  </message>
  <message>
   <source>Free places</source>
   <translation>Cases libres</translation>
  </message>
  <message>
   <source>From here it can go on like this:</source>
   <translation>À partir d’ici, on peut continuer ainsi :</translation>
  </message>
  <message>
   <source>From here it can no longer be won. Take some moves back and ask again.</source>
   <translation>D’ici, elle ne peut plus être gagnée. Annulez quelques coups et redemandez.</translation>
  </message>
  <message>
   <source>From how many different piles they may come.</source>
   <translation>De combien de piles différentes elles peuvent venir.</translation>
  </message>
  <message>
   <source>From how many players on there is one.</source>
   <translation>À partir de combien de joueurs il y en a une.</translation>
  </message>
  <message>
   <source>From how many points on the choice is given; after going on, only with more than before.</source>
   <translation>À partir de combien de points le choix est donné ; après avoir continué, seulement avec plus qu’avant.</translation>
  </message>
  <message>
   <source>From where an emptied column gets a card at once, if it does: stock, waste, or the ids of groups of columns, the first of them that has one.</source>
   <translation>D’où une colonne vidée reçoit aussitôt une carte, s’il y a lieu : stock, waste, ou les ids de groupes de colonnes, le premier d’entre eux qui en a une.</translation>
  </message>
  <message>
   <source>From where yaku are collected.</source>
   <translation>D’où les yaku sont réunis.</translation>
  </message>
  <message>
   <source>From which piles cards may be moved here, as for columns.</source>
   <translation>De quelles piles des cartes peuvent être déplacées ici, comme pour les colonnes.</translation>
  </message>
  <message>
   <source>From which piles cards may be moved here: all, or any of columns, waste, cells, foundations and the ids of groups.</source>
   <translation>De quelles piles des cartes peuvent être déplacées ici : all, ou parmi columns, waste, cells, foundations et les ids de groupes.</translation>
  </message>
  <message numerus="yes">
   <source>From {first} to {last}, {n} games. Won of all {all}, of the last {few} {lately}.</source>
   <translation>
    <numerusform>Du {first} au {last}, {n} partie. Gagnées en tout {all}, parmi les {few} dernières {lately}.</numerusform>
    <numerusform>Du {first} au {last}, {n} parties. Gagnées en tout {all}, parmi les {few} dernières {lately}.</numerusform>
   </translation>
  </message>
  <message>
   <source>Full Moon</source>
   <translation>pleine lune</translation>
  </message>
  <message>
   <source>Further {cards}: {points} for the first, and {last} for each after that</source>
   <translation>{cards} supplémentaires : {points} pour la première carte, puis {last} pour chacune des suivantes</translation>
  </message>
  <message>
   <source>Further {cards}: {points} for the first, {between}, and {last} for each after that</source>
   <translation>{cards} supplémentaires : {points} pour la première carte, {between}, puis {last} pour chacune des suivantes</translation>
  </message>
  <message>
   <source>Fuyu</source>
   <comment>a player's name</comment>
   <translation>Fuyu</translation>
  </message>
  <message>
   <source>Game</source>
   <translation>Jeu</translation>
  </message>
  <message>
   <source>Game of the day</source>
   <translation>Le jeu du jour</translation>
  </message>
  <message>
   <source>Game of the day: {told}</source>
   <translation>Le jeu du jour : {told}</translation>
  </message>
  <message>
   <source>Games</source>
   <translation>Jeux</translation>
  </message>
  <message>
   <source>Games against others</source>
   <comment>part of the settings</comment>
   <translation>Jeux contre d’autres</translation>
  </message>
  <message>
   <source>Games of which kind</source>
   <translation>Quelles parties</translation>
  </message>
  <message>
   <source>Games played so far</source>
   <translation>Parties jouées jusqu’ici</translation>
  </message>
  <message>
   <source>Games that are kept</source>
   <translation>Parties gardées</translation>
  </message>
  <message>
   <source>Games that wait for nobody</source>
   <comment>part of the settings</comment>
   <translation>Jeux qui n’attendent personne</translation>
  </message>
  <message>
   <source>Games with random moves</source>
   <translation>Parties jouées au hasard</translation>
  </message>
  <message>
   <source>Games with random moves are played once nothing is wrong.</source>
   <translation>Des parties seront jouées au hasard dès qu’il n’y aura plus d’erreur.</translation>
  </message>
  <message>
   <source>Games won</source>
   <translation>Parties gagnées</translation>
  </message>
  <message>
   <source>Geese</source>
   <translation>oies</translation>
  </message>
  <message>
   <source>Get ready…</source>
   <translation>Attention…</translation>
  </message>
  <message>
   <source>Given up early: after a few tries other moves were more promising.</source>
   <translation>Vite écarté : après quelques essais, d’autres coups promettaient davantage.</translation>
  </message>
  <message>
   <source>Go</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Pour continuer</translation>
  </message>
  <message>
   <source>Go &amp;on</source>
   <translation>C&amp;ontinuer</translation>
  </message>
  <message>
   <source>Go on</source>
   <translation>Continuer</translation>
  </message>
  <message>
   <source>Go points</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Points pour continuer</translation>
  </message>
  <message>
   <source>Go through a finished round, and mark the choices that were costly.</source>
   <translation>Parcourir une manche finie et marquer les choix qui ont coûté cher.</translation>
  </message>
  <message>
   <source>Go through a game that was played, or go on from any point of it.</source>
   <translation>Parcourir une partie jouée, ou la reprendre à n’importe quel moment.</translation>
  </message>
  <message>
   <source>Go to the card beneath, or to the pile above.</source>
   <translation>Aller à la carte du dessous, ou à la pile du haut.</translation>
  </message>
  <message>
   <source>Go to the card on it, or the pile below.</source>
   <translation>Aller à la carte du dessus, ou à la pile du bas.</translation>
  </message>
  <message>
   <source>Go to the next target of the picked card, or to the next card that can move.</source>
   <translation>Aller à la prochaine cible de la carte prise, ou à la prochaine carte jouable.</translation>
  </message>
  <message>
   <source>Go to the pile or card on the left.</source>
   <translation>Aller à la pile ou à la carte de gauche.</translation>
  </message>
  <message>
   <source>Go to the pile or card on the right.</source>
   <translation>Aller à la pile ou à la carte de droite.</translation>
  </message>
  <message>
   <source>Go to this column, or this card of your hand; answer which card the drawn one takes.</source>
   <translation>Aller à cette colonne, ou à cette carte de votre main ; répondre quelle carte prend la carte retournée.</translation>
  </message>
  <message>
   <source>Greedy</source>
   <translation>Gourmand</translation>
  </message>
  <message>
   <source>Group</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Groupe</translation>
  </message>
  <message>
   <source>Half a round, against an easy computer.</source>
   <translation>Une demi-manche, contre un ordinateur facile.</translation>
  </message>
  <message>
   <source>Hanafuda are the flower cards of Japan.</source>
   <translation>Les hanafuda sont les cartes à fleurs du Japon.</translation>
  </message>
  <message>
   <source>Hanapette, 2021</source>
   <translation>Hanapette, 2021</translation>
  </message>
  <message>
   <source>Hand</source>
   <translation>Main</translation>
  </message>
  <message>
   <source>Hand</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Main</translation>
  </message>
  <message>
   <source>Hand of player {number}</source>
   <translation>Main du joueur {number}</translation>
  </message>
  <message>
   <source>Hand takes</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Prise par la main</translation>
  </message>
  <message>
   <source>Hands and stock are used up at the same time, and then the round is over</source>
   <translation>Les mains et la pioche s’épuisent en même temps, et la manche est alors terminée</translation>
  </message>
  <message>
   <source>Hands are swapped with another player.</source>
   <translation>On échange sa main avec un autre joueur.</translation>
  </message>
  <message>
   <source>Hands race for the palm</source>
   <translation>Course vers la paume</translation>
  </message>
  <message>
   <source>Hands swapped</source>
   <translation>Mains échangées</translation>
  </message>
  <message>
   <source>Hands that end the round as soon as they are dealt.</source>
   <translation>Les mains qui terminent la manche dès qu’elles sont servies.</translation>
  </message>
  <message>
   <source>Haru</source>
   <comment>a player's name</comment>
   <translation>Haru</translation>
  </message>
  <message>
   <source>Have a look around, then go on.</source>
   <translation>Regardez-les, puis continuez.</translation>
  </message>
  <message>
   <source>Have fun!</source>
   <translation>Amusez-vous bien !</translation>
  </message>
  <message>
   <source>Hear the table</source>
   <translation>Entendre la table</translation>
  </message>
  <message>
   <source>Here are three of them. The rules show all the others.</source>
   <translation>En voici trois. Les règles montrent tous les autres.</translation>
  </message>
  <message>
   <source>Here one card fits on another if it is {relation}</source>
   <translation>Ici, une carte va sur une autre si elle est {relation}</translation>
  </message>
  <message>
   <source>Hide the table and stop the time, in games that wait for nobody.</source>
   <translation>Cacher la table et arrêter le temps, dans les jeux qui n’attendent personne.</translation>
  </message>
  <message>
   <source>High contrast</source>
   <translation>Contraste élevé</translation>
  </message>
  <message>
   <source>Hint {number} of {count}</source>
   <translation>Conseil {number} sur {count}</translation>
  </message>
  <message>
   <source>Hint: begin the next round.</source>
   <translation>Conseil : commencez la manche suivante.</translation>
  </message>
  <message>
   <source>Hint: {words}</source>
   <translation>Conseil : {words}</translation>
  </message>
  <message>
   <source>House rules</source>
   <translation>Règles maison</translation>
  </message>
  <message>
   <source>House rules are made from a game of the list: take this file in first.</source>
   <translation>Une règle maison se fait à partir d’un jeu de la liste : ajoutez d’abord ce fichier.</translation>
  </message>
  <message>
   <source>How a player with yaku ends the round; left out, every round is played to its end and counted.</source>
   <translation>Comment un joueur qui a un yaku termine la manche ; si rien n’est dit, chaque manche est jouée jusqu’au bout et comptée.</translation>
  </message>
  <message>
   <source>How far you have come cannot be kept ({why}).</source>
   <translation>Votre progression ne peut pas être enregistrée ({why}).</translation>
  </message>
  <message>
   <source>How fast cards move, and how long words stay.</source>
   <translation>La vitesse des cartes et la durée d’affichage des mots.</translation>
  </message>
  <message>
   <source>How fast one, two, three is counted.</source>
   <translation>La vitesse à laquelle on compte un, deux, trois.</translation>
  </message>
  <message>
   <source>How long a card that does not fit, or that comes too late, takes to be back in its column, in milliseconds. Until then the hand that tried it is busy; whatever else it tries makes that begin anew, and the game does not wait for it.</source>
   <translation>Le temps, en millisecondes, qu’une carte qui ne va pas ou qui arrive trop tard met à revenir dans sa colonne. D’ici là, la main qui l’a essayée est occupée ; tout autre essai fait tout recommencer, et la partie n’attend pas cette main.</translation>
  </message>
  <message>
   <source>How long a game usually takes, in minutes.</source>
   <translation>Combien de temps dure d’ordinaire une partie, en minutes.</translation>
  </message>
  <message>
   <source>How loud the sounds are.</source>
   <translation>La force des sons.</translation>
  </message>
  <message>
   <source>How many cards are dealt at a time, to the others, the field and the dealer in turn, again and again; 0 deals each of them everything at once.</source>
   <translation>Combien de cartes sont distribuées à la fois, aux autres, sur le champ et au donneur tour à tour, jusqu’au bout ; 0 donne tout à chacun d’un coup.</translation>
  </message>
  <message>
   <source>How many cards are drawn.</source>
   <translation>Combien de cartes sont piochées.</translation>
  </message>
  <message>
   <source>How many cards are turned at a time; not beside `to: columns`, where each column gets one card.</source>
   <translation>Combien de cartes sont retournées à la fois ; pas avec `to: columns`, où chaque colonne reçoit une carte.</translation>
  </message>
  <message>
   <source>How many cards at the top of each column are dealt face up.</source>
   <translation>Combien de cartes en haut de chaque colonne sont distribuées face visible.</translation>
  </message>
  <message>
   <source>How many cards each column is dealt, from left to right.</source>
   <translation>Combien de cartes reçoit chaque colonne, de gauche à droite.</translation>
  </message>
  <message>
   <source>How many cards each pile is dealt, face up, before anything else: the first ones of the shuffled deck that it takes.</source>
   <translation>Combien de cartes chaque pile reçoit, face visible, avant tout le reste : les premières du jeu mélangé qu’elle accepte.</translation>
  </message>
  <message>
   <source>How many cards each player gets.</source>
   <translation>Combien de cartes reçoit chaque joueur.</translation>
  </message>
  <message>
   <source>How many cards lie in each column of a player's layout, from left to right; the top one is open. What is left of a player's cards is his deck.</source>
   <translation>Combien de cartes il y a dans chaque colonne de la disposition d’un joueur, de gauche à droite ; celle du dessus est visible. Ce qui reste de ses cartes est sa pioche.</translation>
  </message>
  <message>
   <source>How many cards lie open on the field.</source>
   <translation>Combien de cartes sont visibles sur le champ.</translation>
  </message>
  <message>
   <source>How many cards lie open on the field; so many lie there again at the end of every turn.</source>
   <translation>Combien de cartes sont visibles sur le champ ; il y en a de nouveau autant à la fin de chaque tour.</translation>
  </message>
  <message>
   <source>How many cards of one month, of another month and so on the hand holds: `[4]` is a full month, `[2, 2, 2, 2]` two cards of each of four months.</source>
   <translation>Combien de cartes d’un mois, d’un autre mois, etc. contient la main : `[4]` est un mois complet, `[2, 2, 2, 2]` deux cartes de chacun de quatre mois.</translation>
  </message>
  <message>
   <source>How many cards the discard pile begins with; they have no effect.</source>
   <translation>Par combien de cartes commence la défausse ; elles n’ont pas d’effet.</translation>
  </message>
  <message>
   <source>How many field cards are discarded by themselves, each of which must fit on the one before.</source>
   <translation>Combien de cartes du champ sont défaussées seules, chacune devant aller sur la précédente.</translation>
  </message>
  <message>
   <source>How many hand cards are discarded, one upon the other: a number, or `least` and `most`. Each must fit on the one before.</source>
   <translation>Combien de cartes de la main sont défaussées l’une sur l’autre : un nombre, ou `least` et `most`. Chacune doit aller sur la précédente.</translation>
  </message>
  <message>
   <source>How many hand cards are then laid on the field.</source>
   <translation>Combien de cartes de la main sont ensuite posées sur le champ.</translation>
  </message>
  <message>
   <source>How many later turns its player may take without a hand card, while there is a stock.</source>
   <translation>Combien de tours suivants son joueur peut faire sans carte de la main, tant qu’il y a une pioche.</translation>
  </message>
  <message>
   <source>How many may come from cells.</source>
   <translation>Combien peuvent venir des cases.</translation>
  </message>
  <message>
   <source>How many may come from the waste, counted from its top card.</source>
   <translation>Combien peuvent venir du talon, en comptant depuis le dessus.</translation>
  </message>
  <message>
   <source>How many may play.</source>
   <translation>Combien peuvent jouer.</translation>
  </message>
  <message>
   <source>How many of a yaku's cards must come from columns.</source>
   <translation>Combien des cartes d’un yaku doivent venir des colonnes.</translation>
  </message>
  <message>
   <source>How many of them are dealt a card, after the columns.</source>
   <translation>Combien d’entre elles reçoivent une carte, après les colonnes.</translation>
  </message>
  <message>
   <source>How many of them.</source>
   <translation>Combien d’entre elles.</translation>
  </message>
  <message>
   <source>How many other yaku must have been collected before it.</source>
   <translation>Combien d’autres yaku doivent avoir été réunis avant lui.</translation>
  </message>
  <message>
   <source>How many piles there are when `each` is not given.</source>
   <translation>Combien de piles il y a quand `each` n’est pas donné.</translation>
  </message>
  <message>
   <source>How many play</source>
   <translation>Combien jouent</translation>
  </message>
  <message>
   <source>How many players are one team; partners sit opposite and share what they capture.</source>
   <translation>Combien de joueurs forment une équipe ; les partenaires sont face à face et partagent leurs prises.</translation>
  </message>
  <message>
   <source>How many rounds a game has, unless its players agree on another number.</source>
   <translation>Combien de manches a une partie, à moins que les joueurs ne conviennent d’un autre nombre.</translation>
  </message>
  <message>
   <source>How many stacks there are in the middle then.</source>
   <translation>Combien de piles il y a alors au centre.</translation>
  </message>
  <message>
   <source>How many stock cards are drawn and played after that.</source>
   <translation>Combien de cartes de la pioche sont retournées et jouées ensuite.</translation>
  </message>
  <message>
   <source>How many there are.</source>
   <translation>Combien il y en a.</translation>
  </message>
  <message>
   <source>How near one side is to every yaku; again for the next side.</source>
   <translation>À quelle distance un camp est de chaque yaku ; encore une fois pour le camp suivant.</translation>
  </message>
  <message>
   <source>How often each player may go on in a round. Whoever may not any more ends it as soon as there would be the choice again; 0 ends it the first time. Left out, there is always the choice.</source>
   <translation>Combien de fois chaque joueur peut continuer dans une manche. Qui ne le peut plus la termine dès qu’il aurait de nouveau le choix ; 0 la termine la première fois. Si rien n’est dit, il y a toujours le choix.</translation>
  </message>
  <message>
   <source>How often it can be collected.</source>
   <translation>Combien de fois il peut être réuni.</translation>
  </message>
  <message>
   <source>How often the waste may be turned over to be the stock again; beside `to: columns` there is no waste, and nothing but 0 can be written.</source>
   <translation>Combien de fois le talon peut être retourné pour redevenir la pioche ; avec `to: columns` il n’y a pas de talon, et on ne peut écrire que 0.</translation>
  </message>
  <message>
   <source>How often they would win the whole game, if it were played to its end many times from what they could see. Points: their own in this round.</source>
   <translation>Combien de fois ce joueur gagnerait la partie, si elle était jouée jusqu’au bout de nombreuses fois d’après ce qu’il pouvait voir. Points : les siens dans cette manche.</translation>
  </message>
  <message>
   <source>How often you would win the whole game, if it were played to its end many times from what you could see. Points: your own in this round.</source>
   <translation>Combien de fois vous gagneriez la partie, si elle était jouée jusqu’au bout de nombreuses fois d’après ce que vous pouviez voir. Points : les vôtres dans cette manche.</translation>
  </message>
  <message>
   <source>How the cards are dealt, for each number of players.</source>
   <translation>Comment les cartes sont distribuées, pour chaque nombre de joueurs.</translation>
  </message>
  <message>
   <source>How the cards are dealt, for each number of players; the cards that are left are the stock.</source>
   <translation>Comment les cartes sont distribuées, pour chaque nombre de joueurs ; celles qui restent forment la pioche.</translation>
  </message>
  <message>
   <source>How the cards that the deal leaves over come into play.</source>
   <translation>Comment les cartes que laisse la donne entrent en jeu.</translation>
  </message>
  <message>
   <source>How the first dealer is found, by the earliest month: everybody is dealt a card, or picks one of eight that lie face down.</source>
   <translation>Comment le premier donneur est trouvé, par le mois le plus tôt : chacun reçoit une carte, ou en choisit une parmi huit, face cachée.</translation>
  </message>
  <message>
   <source>How this game is played.</source>
   <translation>Comment se joue ce jeu.</translation>
  </message>
  <message>
   <source>Id</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Id</translation>
  </message>
  <message>
   <source>If a card of its month lies there, your card captures it</source>
   <translation>S’il s’y trouve une carte de son mois, votre carte la capture</translation>
  </message>
  <message>
   <source>If all four cards of a month lie on the field after the deal, the cards are dealt again</source>
   <translation>Si, après la donne, les quatre cartes d’un mois sont sur le champ, on redistribue</translation>
  </message>
  <message>
   <source>If all four cards of a month lie on the field after the deal, the dealer captures them</source>
   <translation>Si, après la donne, les quatre cartes d’un mois sont sur le champ, le donneur les capture</translation>
  </message>
  <message>
   <source>If an opponent had called {go}, that opponent pays for all the others too; if several had, the last of them to call does</source>
   <translation>Si un adversaire avait annoncé {go}, il paie aussi pour tous les autres ; si plusieurs l’avaient fait, c’est le dernier à l’avoir annoncé</translation>
  </message>
  <message>
   <source>If both players hold such a hand, the one who comes first in turn order wins</source>
   <translation>Si les deux joueurs ont une telle main, celui qui vient en premier dans l’ordre du jeu gagne</translation>
  </message>
  <message>
   <source>If both players hold such a hand, the round is drawn</source>
   <translation>Si les deux joueurs ont une telle main, la manche est nulle</translation>
  </message>
  <message>
   <source>If both players hold such a winning hand, the one who comes first in turn order wins</source>
   <translation>Si les deux joueurs ont une telle main gagnante, celui qui vient en premier dans l’ordre du jeu gagne</translation>
  </message>
  <message>
   <source>If both players hold such a winning hand, the round is drawn</source>
   <translation>Si les deux joueurs ont une telle main gagnante, la manche est nulle</translation>
  </message>
  <message>
   <source>If it fits, you may discard it at once {places}; or you keep it, whatever it is</source>
   <translation>Si elle convient, vous pouvez la poser aussitôt {places} ; ou vous la gardez, quelle qu’elle soit</translation>
  </message>
  <message>
   <source>If it was matched with a card of another month, the odd card left of that month goes to the player who made that capture when the round ends</source>
   <translation>Si elle a été associée à une carte d’un autre mois, la carte restée seule de ce mois va, à la fin de la manche, au joueur qui a fait cette capture</translation>
  </message>
  <message>
   <source>If it was matched with a card of another month, the odd cards left of that month and of its own go to the player who made that capture when the round ends</source>
   <translation>Si elle a été associée à une carte d’un autre mois, les cartes restées seules de ce mois et du sien vont, à la fin de la manche, au joueur qui a fait cette capture</translation>
  </message>
  <message>
   <source>If nobody can play and both decks are used up, each takes back the stack they fed, and the round is laid out again; after {times} the game ends without a winner</source>
   <translation>Si personne ne peut jouer et que les deux pioches sont épuisées, chacun reprend la pile qu’il alimentait et la manche est étalée de nouveau. Si cela arrive {times}, la partie finit sans gagnant</translation>
  </message>
  <message>
   <source>If nobody can play and both decks are used up, whoever has fewer cards laid out has won the round; if both have equally many, each takes back the stack they fed, and the round is laid out again; after {times} the game ends without a winner</source>
   <translation>Si personne ne peut jouer et que les deux pioches sont épuisées, qui a le moins de cartes étalées a gagné la manche ; à égalité, chacun reprend la pile qu’il alimentait et la manche est étalée de nouveau. Si cela arrive {times}, la partie finit sans gagnant</translation>
  </message>
  <message>
   <source>If nobody wins before the cards run out, the dealer gains {points}</source>
   <translation>Si personne ne gagne avant l’épuisement des cartes, le donneur gagne {points}</translation>
  </message>
  <message>
   <source>If nobody wins before the cards run out, the player who made or improved a yaku last gains what they are worth; if nobody has made any, the round is drawn</source>
   <translation>Si personne ne gagne avant l’épuisement des cartes, le dernier joueur à avoir formé ou amélioré un yaku gagne ce que valent ses yaku ; si personne n’en a formé, la manche est nulle</translation>
  </message>
  <message>
   <source>If nobody wins before the cards run out, the player who made or improved a yaku last is paid what these yaku are worth; if nobody has made any, the round is drawn</source>
   <translation>Si personne ne gagne avant l’épuisement des cartes, le dernier joueur à avoir formé ou amélioré un yaku reçoit ce que valent ses yaku ; si personne n’en a formé, la manche est nulle</translation>
  </message>
  <message>
   <source>If nobody wins before the cards run out, the round is drawn and nobody scores</source>
   <translation>Si personne ne gagne avant l’épuisement des cartes, la manche est nulle et personne ne marque</translation>
  </message>
  <message>
   <source>If nobody wins before the cards run out, {opponent} pays the dealer {points}</source>
   <translation>Si personne ne gagne avant l’épuisement des cartes, {opponent} paie {points} au donneur</translation>
  </message>
  <message>
   <source>If overtaken, you would pay for everybody.</source>
   <translation>Si l’on vous devance, vous payez pour tous.</translation>
  </message>
  <message>
   <source>If several are tied for best, nobody earns anything.</source>
   <translation>Si plusieurs résultats sont les meilleurs à égalité, personne ne gagne rien.</translation>
  </message>
  <message>
   <source>If several of these hold, they multiply one another.</source>
   <translation>Si plusieurs de ces cas se présentent, ils se multiplient entre eux.</translation>
  </message>
  <message>
   <source>If several players hold such a hand, the one who comes first in turn order wins</source>
   <translation>Si plusieurs joueurs ont une telle main, celui qui vient en premier dans l’ordre du jeu gagne</translation>
  </message>
  <message>
   <source>If several players hold such a hand, the round is drawn</source>
   <translation>Si plusieurs joueurs ont une telle main, la manche est nulle</translation>
  </message>
  <message>
   <source>If several players hold such a winning hand, the one who comes first in turn order wins</source>
   <translation>Si plusieurs joueurs ont une telle main gagnante, celui qui vient en premier dans l’ordre du jeu gagne</translation>
  </message>
  <message>
   <source>If several players hold such a winning hand, the round is drawn</source>
   <translation>Si plusieurs joueurs ont une telle main gagnante, la manche est nulle</translation>
  </message>
  <message>
   <source>If the player who is short of cards wins this round, they have won the game. If the other wins it, both take a stack, and the next round is laid out; but whoever has no card at all after a round has won the game</source>
   <translation>Si le joueur à court de cartes gagne cette manche, il a gagné la partie. Si l’autre la gagne, chacun prend une pile et l’on étale la manche suivante ; mais qui n’a plus aucune carte après une manche a gagné la partie</translation>
  </message>
  <message>
   <source>If the player who is short of cards wins this round, they have won the game. If the other wins it, the loser takes the whole stack, and the next round is laid out; but whoever has no card at all after a round has won the game</source>
   <translation>Si le joueur à court de cartes gagne cette manche, il a gagné la partie. Si l’autre la gagne, le perdant prend toute la pile et l’on étale la manche suivante ; mais qui n’a plus aucune carte après une manche a gagné la partie</translation>
  </message>
  <message>
   <source>If the stock is used up, you only play a hand card.</source>
   <translation>Si la pioche est épuisée, vous ne faites que jouer une carte de votre main.</translation>
  </message>
  <message>
   <source>If there are two such cards, choose one of them; if there are three or more, your card captures them all. If there is none, your card stays on the field.</source>
   <translation>S’il y en a deux, choisissez l’une d’elles ; s’il y en a trois ou plus, votre carte les capture toutes. S’il n’y en a aucune, votre carte reste sur le champ.</translation>
  </message>
  <message>
   <source>If you can make no combination, you draw {cards} from the stock</source>
   <translation>Si vous ne pouvez faire aucune combinaison, vous piochez {cards}</translation>
  </message>
  <message>
   <source>If you can make no combination, you draw {cards} from the stock, which you keep</source>
   <translation>Si vous ne pouvez faire aucune combinaison, vous piochez {cards}, à garder en main</translation>
  </message>
  <message>
   <source>If you discard it</source>
   <translation>Si vous la défaussez</translation>
  </message>
  <message>
   <source>If you discard it, it has its effect</source>
   <translation>Si vous la défaussez, elle a son effet</translation>
  </message>
  <message>
   <source>If you have no hand cards left, you only turn up a stock card.</source>
   <translation>Si vous n’avez plus de cartes en main, vous ne faites que retourner une carte de la pioche.</translation>
  </message>
  <message>
   <source>If you hold a card that can capture, you must play such a card</source>
   <translation>Si votre main contient une carte capable de capturer, vous devez en jouer une</translation>
  </message>
  <message>
   <source>If you keep it</source>
   <translation>Si vous la gardez</translation>
  </message>
  <message>
   <source>If you turn up {cards} from the stock, that card must capture it, even if a card of its own month lies there too</source>
   <translation>Si l’on retourne de la pioche {cards}, cette carte doit la capturer, même si une carte de son propre mois s’y trouve aussi</translation>
  </message>
  <message>
   <source>If you turn up {cards} from the stock, that card must capture it, even if a card of its own month lies there too; no other stock card captures it</source>
   <translation>Si l’on retourne de la pioche {cards}, cette carte doit la capturer, même si une carte de son propre mois s’y trouve aussi ; aucune autre carte de la pioche ne la capture</translation>
  </message>
  <message>
   <source>If you win this round, it is the last: then whoever has the fewest points wins the game. If not, the game goes on.</source>
   <translation>Si vous gagnez cette manche, c’est la dernière : qui a le moins de points gagne alors la partie. Sinon, la partie continue.</translation>
  </message>
  <message>
   <source>If you win this round, the game is won; if not, it goes on.</source>
   <translation>Si vous gagnez cette manche, vous gagnez la partie ; sinon, elle continue.</translation>
  </message>
  <message>
   <source>If {name} wins this round, it is the last: then whoever has the fewest points wins the game. If not, the game goes on.</source>
   <translation>Si {name} gagne cette manche, c’est la dernière : qui a le moins de points gagne alors la partie. Sinon, la partie continue.</translation>
  </message>
  <message>
   <source>If {name} wins this round, the game is won; if not, it goes on.</source>
   <translation>Si {name} gagne cette manche, la partie est gagnée ; sinon, elle continue.</translation>
  </message>
  <message>
   <source>In a race</source>
   <translation>Dans une course</translation>
  </message>
  <message>
   <source>In a race, {key} is a hand.</source>
   <translation>Dans une course, {key} est une main.</translation>
  </message>
  <message>
   <source>In about ten minutes you will know them, and play your first game.</source>
   <translation>Dans dix minutes environ, vous les connaîtrez et jouerez votre première partie.</translation>
  </message>
  <message>
   <source>In months</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Seulement en</translation>
  </message>
  <message>
   <source>In place of a combination, you may draw {cards} from the stock</source>
   <translation>Au lieu d’une combinaison, vous pouvez piocher {cards}</translation>
  </message>
  <message>
   <source>In place of a combination, you may draw {cards} from the stock, which you keep</source>
   <translation>Au lieu d’une combinaison, vous pouvez piocher {cards}, à garder en main</translation>
  </message>
  <message>
   <source>In progress</source>
   <translation>En cours</translation>
  </message>
  <message>
   <source>In real time</source>
   <translation>En temps réel</translation>
  </message>
  <message>
   <source>In real time, {key} plays a card, and goes before a command.</source>
   <translation>En temps réel, {key} joue une carte et passe avant une commande.</translation>
  </message>
  <message>
   <source>In the editor of rules</source>
   <translation>Dans l’éditeur de règles</translation>
  </message>
  <message>
   <source>In these cases you take captured {cards} from each opponent who has any; what counts least goes first</source>
   <translation>Dans les cas suivants, vous prenez des cartes déjà capturées ({cards}) à chaque adversaire qui en a ; ce qui compte le moins part en premier</translation>
  </message>
  <message>
   <source>In these cases you take captured {cards} from the opponent, if there is any; what counts least goes first</source>
   <translation>Dans les cas suivants, vous prenez des cartes déjà capturées ({cards}) à l’adversaire, s’il en a ; ce qui compte le moins part en premier</translation>
  </message>
  <message>
   <source>In this game the lot decides the race.</source>
   <translation>Dans ce jeu, la course se décide au sort.</translation>
  </message>
  <message>
   <source>In windows, menus and on the table; cards make room where they must.</source>
   <translation>Dans les fenêtres, les menus et sur la table ; les cartes laissent la place qu’il faut.</translation>
  </message>
  <message>
   <source>In your last turn of the round it is always {stop}</source>
   <translation>À votre dernier tour de la manche, c’est toujours {stop}</translation>
  </message>
  <message>
   <source>In&amp;k</source>
   <translation>&amp;Encre</translation>
  </message>
  <message>
   <source>Into an empty column you may move any open card, to uncover what is beneath</source>
   <translation>Dans une colonne vide, vous pouvez mettre n’importe quelle carte visible, pour découvrir ce qui est dessous</translation>
  </message>
  <message>
   <source>Into an empty column you may move any open card, with the cards laid together on it, to uncover what is beneath</source>
   <translation>Dans une colonne vide, vous pouvez mettre n’importe quelle carte visible, avec celles réunies dessus, pour découvrir ce qui est dessous</translation>
  </message>
  <message>
   <source>Into an empty column you may move only {cards}, to uncover what is beneath</source>
   <translation>Dans une colonne vide, pour découvrir ce qui est dessous, vous ne pouvez mettre que cela : {cards}</translation>
  </message>
  <message>
   <source>Into an empty column you may move only {cards}, with the cards laid together on it, to uncover what is beneath</source>
   <translation>Dans une colonne vide, pour découvrir ce qui est dessous, vous ne pouvez mettre que cela (avec les cartes réunies dessus) : {cards}</translation>
  </message>
  <message>
   <source>Iris</source>
   <translation>Iris</translation>
  </message>
  <message>
   <source>Iris Eight-plank Bridge</source>
   <translation>le pont à huit planches de l’iris</translation>
  </message>
  <message>
   <source>Iris chaff</source>
   <translation>un kasu de l’iris</translation>
  </message>
  <message>
   <source>Iris red ribbon</source>
   <translation>le ruban rouge de l’iris</translation>
  </message>
  <message>
   <source>It begins with the count: one, two, three.</source>
   <translation>Cela commence au compte : un, deux, trois.</translation>
  </message>
  <message>
   <source>It can be captured from the stock by {cards}</source>
   <translation>De la pioche, elle peut être capturée par {cards}</translation>
  </message>
  <message>
   <source>It can be captured from the stock by {cards} and by no other card</source>
   <translation>De la pioche, elle peut être capturée par {cards} et par aucune autre carte</translation>
  </message>
  <message>
   <source>It can be played when nothing is wrong.</source>
   <translation>On pourra y jouer quand il n’y aura plus d’erreur.</translation>
  </message>
  <message>
   <source>It cannot be given away.</source>
   <translation>Elle ne peut pas être réattribuée.</translation>
  </message>
  <message>
   <source>It cannot be gone through any more. What it counts, it still counts.</source>
   <translation>On ne pourra plus la parcourir. Ce qu’elle compte, elle le compte toujours.</translation>
  </message>
  <message>
   <source>It captures a card there if, compared with that card, it is {fit}</source>
   <translation>Elle y capture une carte si, comparée à celle-ci, elle est {fit}</translation>
  </message>
  <message>
   <source>It earns {points} if it is ahead of the next best by {number} or more</source>
   <translation>Il rapporte {points} s’il devance le suivant de {number} ou plus</translation>
  </message>
  <message>
   <source>It has no effect</source>
   <translation>C’est sans effet</translation>
  </message>
  <message>
   <source>It is kept in your folder as {file}.</source>
   <translation>Elle est conservée dans votre dossier sous le nom {file}.</translation>
  </message>
  <message>
   <source>It is not this player's turn.</source>
   <translation>Ce n’est pas le tour de ce joueur.</translation>
  </message>
  <message>
   <source>It is not your turn.</source>
   <translation>Ce n’est pas votre tour.</translation>
  </message>
  <message>
   <source>It is played from here. Your game stays as it is.</source>
   <translation>Elle est jouée à partir d’ici. Votre partie reste telle quelle.</translation>
  </message>
  <message>
   <source>It is so as long as nothing else is said.</source>
   <translation>Il en est ainsi tant que rien d’autre n’est dit.</translation>
  </message>
  <message>
   <source>It is the last round: whoever has the fewest points after it wins the game.</source>
   <translation>C’est la dernière manche : qui a le moins de points ensuite gagne la partie.</translation>
  </message>
  <message>
   <source>It is this one: {card}.</source>
   <translation>C’est celle-ci : {card}.</translation>
  </message>
  <message>
   <source>It leaves out {others}: {cards} in all</source>
   <translation>On en retire {others} : {cards} en tout</translation>
  </message>
  <message>
   <source>It lies there now, for whoever brings its month. So does the card from the stock.</source>
   <translation>Elle reste là, pour qui apportera son mois. Celle de la pioche aussi.</translation>
  </message>
  <message>
   <source>It needs a name.</source>
   <translation>Il lui faut un nom.</translation>
  </message>
  <message>
   <source>It was not written down who sat where; you have the first seat.</source>
   <translation>Il n’est pas noté qui était assis où ; vous avez la première place.</translation>
  </message>
  <message>
   <source>It wins the round at once, and gains {points} for each opponent</source>
   <translation>Cette main gagne aussitôt la manche et rapporte {points} par adversaire</translation>
  </message>
  <message>
   <source>It wins the round at once, and gains {points} for the opponent</source>
   <translation>Cette main gagne aussitôt la manche et rapporte {points}</translation>
  </message>
  <message>
   <source>It wins the round at once, and {opponent} pays {points}</source>
   <translation>Cette main gagne aussitôt la manche, et {opponent} paie {points}</translation>
  </message>
  <message>
   <source>Its cards come from too many places.</source>
   <translation>Ses cartes viennent de trop d’endroits.</translation>
  </message>
  <message>
   <source>Its cards must lie as a run.</source>
   <translation>Ses cartes doivent se suivre.</translation>
  </message>
  <message>
   <source>Its owner shows these cards and wins the round; or everything is dealt again.</source>
   <translation>Son propriétaire montre ces cartes et gagne la manche ; ou tout est redistribué.</translation>
  </message>
  <message>
   <source>Its rule file is not there any more: {problem}.</source>
   <translation>Son fichier de règles n’existe plus : {problem}.</translation>
  </message>
  <message>
   <source>Jan</source>
   <comment>in a date</comment>
   <translation>janv.</translation>
  </message>
  <message>
   <source>January</source>
   <translation>janvier</translation>
  </message>
  <message>
   <source>Japanese</source>
   <translation>Japonais</translation>
  </message>
  <message>
   <source>Japanese flower-card games whose rules are data: every game is a text file that you can read, change and share.</source>
   <translation>Des jeux de cartes à fleurs japonais dont les règles sont des données : chaque jeu est un fichier texte que vous pouvez lire, changer et partager.</translation>
  </message>
  <message>
   <source>Jeffrey A. Clark and contributors</source>
   <translation>Jeffrey A. Clark et ses contributeurs</translation>
  </message>
  <message>
   <source>Joining</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Réunir</translation>
  </message>
  <message>
   <source>Jul</source>
   <comment>in a date</comment>
   <translation>juil.</translation>
  </message>
  <message>
   <source>July</source>
   <translation>juillet</translation>
  </message>
  <message>
   <source>Jun</source>
   <comment>in a date</comment>
   <translation>juin</translation>
  </message>
  <message>
   <source>June</source>
   <translation>juin</translation>
  </message>
  <message>
   <source>Just let a card go over the field.</source>
   <translation>Lâchez simplement une carte au-dessus du champ.</translation>
  </message>
  <message>
   <source>Keep</source>
   <translation>Garder</translation>
  </message>
  <message>
   <source>Keep or discard?</source>
   <translation>Garder ou défausser ?</translation>
  </message>
  <message>
   <source>Keep the drawn card</source>
   <translation>Garder la carte piochée</translation>
  </message>
  <message>
   <source>Keep the drawn card, or lay it</source>
   <translation>Garder la carte piochée, ou la poser</translation>
  </message>
  <message>
   <source>Keep the drawn card.</source>
   <translation>Garder la carte piochée.</translation>
  </message>
  <message>
   <source>Keep this game of {game} no longer?</source>
   <translation>Ne plus garder cette partie de {game} ?</translation>
  </message>
  <message>
   <source>Keeps pace</source>
   <translation>Suit votre rythme</translation>
  </message>
  <message>
   <source>Keyboard</source>
   <translation>Clavier</translation>
  </message>
  <message>
   <source>Keys</source>
   <translation>Touches</translation>
  </message>
  <message>
   <source>Keys</source>
   <comment>page of settings</comment>
   <translation>Touches</translation>
  </message>
  <message>
   <source>Keys &amp;on the table</source>
   <translation>Tou&amp;ches sur la table</translation>
  </message>
  <message>
   <source>Keys of the commands</source>
   <translation>Touches des commandes</translation>
  </message>
  <message>
   <source>Keys on the right</source>
   <translation>Touches de droite</translation>
  </message>
  <message>
   <source>Keys on the table</source>
   <translation>Touches sur la table</translation>
  </message>
  <message>
   <source>Keys that you have changed are lost.</source>
   <translation>Les touches que vous avez modifiées seront perdues.</translation>
  </message>
  <message>
   <source>Kinds of card: bright, animal, ribbon, chaff.</source>
   <translation>Les genres de carte : bright (lumière), animal, ribbon (ruban), chaff (kasu).</translation>
  </message>
  <message>
   <source>Kinds of ribbon: poetry, blue, red.</source>
   <translation>Les genres de ruban : poetry (à poème), blue (bleu), red (rouge).</translation>
  </message>
  <message>
   <source>Kirill Simonov and the YAML community</source>
   <translation>Kirill Simonov et la communauté YAML</translation>
  </message>
  <message>
   <source>Korean</source>
   <translation>Coréen</translation>
  </message>
  <message>
   <source>Language</source>
   <comment>page of settings</comment>
   <translation>Langue (Language)</translation>
  </message>
  <message>
   <source>Last</source>
   <comment>in a race</comment>
   <translation>Dernier</translation>
  </message>
  <message>
   <source>Last</source>
   <comment>step of a game</comment>
   <translation>Fin</translation>
  </message>
  <message>
   <source>Last</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Dernier</translation>
  </message>
  <message>
   <source>Last call</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Dernière annonce</translation>
  </message>
  <message>
   <source>Last card</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Dernière carte</translation>
  </message>
  <message>
   <source>Last card shed</source>
   <comment>a round</comment>
   <translation>dernière carte</translation>
  </message>
  <message>
   <source>Last round</source>
   <translation>Dernière manche</translation>
  </message>
  <message>
   <source>Last takes all</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Le dernier prend tout</translation>
  </message>
  <message>
   <source>Last turn</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Dernier tour</translation>
  </message>
  <message>
   <source>Last turns &amp;again</source>
   <translation>Re&amp;voir les derniers tours</translation>
  </message>
  <message>
   <source>Later</source>
   <translation>Suivant</translation>
  </message>
  <message>
   <source>Lay</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Poser</translation>
  </message>
  <message>
   <source>Lay down any card.</source>
   <translation>Posez n’importe quelle carte.</translation>
  </message>
  <message>
   <source>Lay out again</source>
   <translation>Redisposer</translation>
  </message>
  <message>
   <source>Lay small marks over a deck that does not show them itself.</source>
   <translation>Poser de petites marques sur un jeu de cartes qui ne les montre pas lui-même.</translation>
  </message>
  <message>
   <source>Lay small marks over a deck that has none.</source>
   <translation>Poser de petites marques sur un jeu de cartes qui n’en a pas.</translation>
  </message>
  <message>
   <source>Lay the drawn card on the discard pile</source>
   <translation>Poser la carte piochée sur la défausse</translation>
  </message>
  <message>
   <source>Lay the drawn card on the discard pile: {reasons}.</source>
   <translation>Poser la carte piochée sur la défausse : {reasons}.</translation>
  </message>
  <message>
   <source>Lay the drawn card on {card}</source>
   <translation>Poser la carte piochée sur {card}</translation>
  </message>
  <message>
   <source>Lay the drawn card on {card}: {reasons}.</source>
   <translation>Poser la carte piochée sur {card} : {reasons}.</translation>
  </message>
  <message>
   <source>Lay {cards}</source>
   <translation>Poser {cards}</translation>
  </message>
  <message>
   <source>Lay {cards} on {field}</source>
   <translation>Poser {cards} sur {field}</translation>
  </message>
  <message>
   <source>Lay {card}</source>
   <translation>Poser {card}</translation>
  </message>
  <message>
   <source>Lay {card}: nothing can be taken, and it is missed least.</source>
   <translation>Poser {card} : rien à prendre, et c’est la carte qui manquera le moins.</translation>
  </message>
  <message>
   <source>Lays a small tag over each card of a deck that has none.</source>
   <translation>Pose une petite étiquette sur chaque carte d’un jeu qui n’en a pas.</translation>
  </message>
  <message>
   <source>Lead</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Avance</translation>
  </message>
  <message>
   <source>Learn</source>
   <translation>Apprendre</translation>
  </message>
  <message>
   <source>Learn it in ten minutes, in a first game that explains itself.</source>
   <translation>Apprenez en dix minutes, avec une première partie qui s’explique toute seule.</translation>
  </message>
  <message>
   <source>Least</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Minimum</translation>
  </message>
  <message>
   <source>Least players</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Joueurs au moins</translation>
  </message>
  <message>
   <source>Leave the lesson: Esc. It goes on here next time.</source>
   <translation>Quitter la leçon : Échap. Elle reprendra ici la prochaine fois.</translation>
  </message>
  <message>
   <source>Leave the table for the first screen; the game is saved.</source>
   <translation>Quitter la table pour l’écran d’accueil ; la partie est enregistrée.</translation>
  </message>
  <message>
   <source>Leave this out: Page Down.</source>
   <translation>Sauter cette étape : Page suivante.</translation>
  </message>
  <message>
   <source>Leave when you like: you can go on later.</source>
   <translation>Quittez quand vous voulez : vous pourrez reprendre plus tard.</translation>
  </message>
  <message>
   <source>Leave; the game is saved.</source>
   <translation>Partir ; la partie est enregistrée.</translation>
  </message>
  <message>
   <source>Left</source>
   <translation>Gauche</translation>
  </message>
  <message>
   <source>Left in the deck</source>
   <translation>Reste de la pioche</translation>
  </message>
  <message>
   <source>Left in the layout</source>
   <translation>Reste au tableau</translation>
  </message>
  <message>
   <source>Left: {cards}</source>
   <translation>Reste : {cards}</translation>
  </message>
  <message>
   <source>Lesson</source>
   <translation>Leçon</translation>
  </message>
  <message>
   <source>Let the card glow that is meant: H.</source>
   <translation>Faire briller la carte en question : H.</translation>
  </message>
  <message>
   <source>Licences</source>
   <translation>Licences</translation>
  </message>
  <message>
   <source>Lift what can be taken a little.</source>
   <translation>Soulever légèrement ce qui peut être pris.</translation>
  </message>
  <message>
   <source>Lift what can be taken.</source>
   <translation>Soulever ce qui peut être pris.</translation>
  </message>
  <message>
   <source>Lightning</source>
   <translation>éclair</translation>
  </message>
  <message>
   <source>Lightning!</source>
   <translation>L’Éclair !</translation>
  </message>
  <message>
   <source>Limit</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Limite</translation>
  </message>
  <message>
   <source>Line {line}, column {column}</source>
   <translation>Ligne {line}, colonne {column}</translation>
  </message>
  <message>
   <source>Look at a rule file from elsewhere, and add it to your games.</source>
   <translation>Regarder un fichier de règles venu d’ailleurs et l’ajouter à vos jeux.</translation>
  </message>
  <message>
   <source>Looking ahead</source>
   <translation>Anticipation…</translation>
  </message>
  <message>
   <source>Looking at choice {number} of {count}…</source>
   <translation>Examen du choix {number} sur {count}…</translation>
  </message>
  <message>
   <source>Looking for a deal that can be won</source>
   <translation>Recherche d’une donne gagnable</translation>
  </message>
  <message>
   <source>Looking for a hard deal that can be won</source>
   <translation>Recherche d’une donne gagnable difficile</translation>
  </message>
  <message>
   <source>Looking for a middling deal that can be won</source>
   <translation>Recherche d’une donne gagnable de difficulté moyenne</translation>
  </message>
  <message>
   <source>Looking for a way to win.</source>
   <translation>Recherche d’un moyen de gagner.</translation>
  </message>
  <message>
   <source>Looking for a way to win: {count} positions so far.</source>
   <translation>Recherche d’un moyen de gagner : {count} positions jusqu’ici.</translation>
  </message>
  <message>
   <source>Looking for an easy deal that can be won</source>
   <translation>Recherche d’une donne gagnable facile</translation>
  </message>
  <message>
   <source>Losers pay</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Les perdants paient</translation>
  </message>
  <message>
   <source>Lost</source>
   <translation>Perdue</translation>
  </message>
  <message>
   <source>Lost by move {number}</source>
   <translation>Perdue au plus tard au coup {number}</translation>
  </message>
  <message>
   <source>Lost since move {number}</source>
   <translation>Perdue depuis le coup {number}</translation>
  </message>
  <message>
   <source>Lots are drawn</source>
   <translation>Tirage au sort</translation>
  </message>
  <message>
   <source>Lots were drawn: {outcome}</source>
   <translation>Tirage au sort : {outcome}</translation>
  </message>
  <message>
   <source>Maple</source>
   <translation>Érable</translation>
  </message>
  <message>
   <source>Maple Deer</source>
   <translation>le cerf de l’érable</translation>
  </message>
  <message>
   <source>Maple blue ribbon</source>
   <translation>le ruban bleu de l’érable</translation>
  </message>
  <message>
   <source>Maple chaff</source>
   <translation>un kasu de l’érable</translation>
  </message>
  <message>
   <source>Mar</source>
   <comment>in a date</comment>
   <translation>mars</translation>
  </message>
  <message>
   <source>March</source>
   <translation>mars</translation>
  </message>
  <message>
   <source>Match</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Correspondance</translation>
  </message>
  <message>
   <source>Match your three cards.</source>
   <translation>Associez vos trois cartes.</translation>
  </message>
  <message>
   <source>May</source>
   <translation>mai</translation>
  </message>
  <message>
   <source>May</source>
   <comment>in a date</comment>
   <translation>mai</translation>
  </message>
  <message>
   <source>Menus, windows, tables and rules. A game that has no words in a language says them in English.</source>
   <translation>Menus, fenêtres, tables et règles. Un jeu qui n’a pas de mots dans une langue les dit en anglais.</translation>
  </message>
  <message>
   <source>Message</source>
   <translation>Message</translation>
  </message>
  <message>
   <source>Middle stack {number}</source>
   <translation>Pile centrale {number}</translation>
  </message>
  <message>
   <source>Minutes</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Minutes</translation>
  </message>
  <message>
   <source>Month</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Mois</translation>
  </message>
  <message>
   <source>Month &amp;wheel</source>
   <translation>R&amp;oue des mois</translation>
  </message>
  <message>
   <source>Month and &amp;kind on the cards</source>
   <translation>Mois et &amp;genre sur les cartes</translation>
  </message>
  <message>
   <source>Month and kind on the cards</source>
   <translation>Mois et genre sur les cartes</translation>
  </message>
  <message>
   <source>Month wheel</source>
   <translation>Roue des mois</translation>
  </message>
  <message>
   <source>Months</source>
   <translation>Mois</translation>
  </message>
  <message>
   <source>Months</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Mois</translation>
  </message>
  <message>
   <source>Months, 1 to 12.</source>
   <translation>Les mois, de 1 à 12.</translation>
  </message>
  <message>
   <source>Months, kinds, capturing, yaku, koi-koi: that is the whole game.</source>
   <translation>Mois, genres, prises, yaku, koi-koi : c’est tout le jeu.</translation>
  </message>
  <message>
   <source>Most</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Maximum</translation>
  </message>
  <message>
   <source>Most calls</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Annonces au plus</translation>
  </message>
  <message>
   <source>Most turns</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Tours au plus</translation>
  </message>
  <message>
   <source>Motion</source>
   <comment>page of settings</comment>
   <translation>Mouvement</translation>
  </message>
  <message>
   <source>Move</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Déplacement</translation>
  </message>
  <message>
   <source>Move &amp;down</source>
   <translation>Vers le &amp;bas</translation>
  </message>
  <message>
   <source>Move &amp;up</source>
   <translation>Vers le &amp;haut</translation>
  </message>
  <message>
   <source>Move at most</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Déplacer au plus</translation>
  </message>
  <message>
   <source>Move it, take it out, or see it in the text.</source>
   <translation>Le déplacer, le retirer ou le voir dans le texte.</translation>
  </message>
  <message>
   <source>Move {cards} from {source} onto {top} in {target}.</source>
   <translation>Déplacez {cards} sur {top} ({source} → {target}).</translation>
  </message>
  <message>
   <source>Move {cards} from {source} to {target}, which is empty.</source>
   <translation>Déplacez {cards} ({source} → {target}, vide).</translation>
  </message>
  <message>
   <source>Move {cards} from {source} to {target}.</source>
   <translation>Déplacez {cards} ({source} → {target}).</translation>
  </message>
  <message>
   <source>Move {number} of {count}</source>
   <translation>Coup {number} sur {count}</translation>
  </message>
  <message>
   <source>Moves</source>
   <translation>Coups</translation>
  </message>
  <message>
   <source>Moving cards</source>
   <translation>Déplacer les cartes</translation>
  </message>
  <message>
   <source>Multipliers</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Multiplicateurs</translation>
  </message>
  <message>
   <source>Must match</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Prise obligée</translation>
  </message>
  <message>
   <source>NOW!</source>
   <translation>MAINTENANT !</translation>
  </message>
  <message>
   <source>Name</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Nom</translation>
  </message>
  <message>
   <source>Name of the house rule</source>
   <translation>Nom de la règle maison</translation>
  </message>
  <message>
   <source>Natsu</source>
   <comment>a player's name</comment>
   <translation>Natsu</translation>
  </message>
  <message>
   <source>Ne&amp;w table...</source>
   <translation>Nouvelle ta&amp;ble…</translation>
  </message>
  <message>
   <source>Nearest yaku on the table</source>
   <translation>Yaku le plus proche sur la table</translation>
  </message>
  <message>
   <source>Needs</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Besoins</translation>
  </message>
  <message>
   <source>Never</source>
   <translation>Jamais</translation>
  </message>
  <message>
   <source>New deal</source>
   <translation>Nouvelle donne</translation>
  </message>
  <message>
   <source>New deal.</source>
   <translation>Nouvelle donne.</translation>
  </message>
  <message>
   <source>New deals of a patience</source>
   <translation>Nouvelles donnes d’une patience</translation>
  </message>
  <message>
   <source>New game</source>
   <translation>Nouvelle partie</translation>
  </message>
  <message>
   <source>New house rule</source>
   <translation>Nouvelle règle maison</translation>
  </message>
  <message>
   <source>New key</source>
   <translation>Nouvelle touche</translation>
  </message>
  <message>
   <source>New table</source>
   <translation>Nouvelle table</translation>
  </message>
  <message>
   <source>New table...</source>
   <translation>Nouvelle table…</translation>
  </message>
  <message>
   <source>New to hanafuda?</source>
   <translation>Vous découvrez le hanafuda ?</translation>
  </message>
  <message>
   <source>New to hanafuda? Learn it in ten minutes, in a first game that explains itself.</source>
   <translation>Vous découvrez le hanafuda ? Apprenez en dix minutes, avec une première partie qui s’explique toute seule.</translation>
  </message>
  <message>
   <source>Next</source>
   <comment>step of a game</comment>
   <translation>Suivant</translation>
  </message>
  <message>
   <source>Next &amp;problem</source>
   <translation>&amp;Problème suivant</translation>
  </message>
  <message>
   <source>Next dealer</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Donneur suivant</translation>
  </message>
  <message>
   <source>Next pa&amp;ge beside the text</source>
   <translation>Pa&amp;ge suivante à côté du texte</translation>
  </message>
  <message>
   <source>Next part of the &amp;window</source>
   <translation>&amp;Partie suivante de la fenêtre</translation>
  </message>
  <message>
   <source>Next round</source>
   <translation>Manche suivante</translation>
  </message>
  <message>
   <source>No card can be in two places.</source>
   <translation>Aucune carte ne peut être à deux endroits.</translation>
  </message>
  <message>
   <source>No card fits on another</source>
   <translation>Aucune carte ne va sur une autre</translation>
  </message>
  <message>
   <source>No card fits on another here</source>
   <translation>Ici, aucune carte ne va sur une autre</translation>
  </message>
  <message>
   <source>No card goes back to the stock.</source>
   <translation>Aucune carte ne retourne dans la pioche.</translation>
  </message>
  <message>
   <source>No card goes back to the turned cards.</source>
   <translation>Aucune carte ne retourne sur les cartes retournées.</translation>
  </message>
  <message>
   <source>No card is put back into the stock</source>
   <translation>Aucune carte ne retourne dans la pioche</translation>
  </message>
  <message>
   <source>No card is put back into the stock or on the turned cards</source>
   <translation>Aucune carte ne retourne dans la pioche ni sur les cartes retournées</translation>
  </message>
  <message>
   <source>No card left</source>
   <translation>Plus de cartes</translation>
  </message>
  <message>
   <source>No card left in a column; or each column empty or one unbroken run, all face up, with nothing left outside the columns and foundations.</source>
   <translation>Plus aucune carte dans les colonnes ; ou chaque colonne vide ou d’une seule suite, toutes face visible, et rien hors des colonnes et des fondations.</translation>
  </message>
  <message>
   <source>No card may be laid on another in {pile}</source>
   <translation>Dans {pile}, on ne pose aucune carte sur une autre</translation>
  </message>
  <message>
   <source>No card may be moved there from here.</source>
   <translation>Aucune carte ne peut aller d’ici à là.</translation>
  </message>
  <message>
   <source>No card may be taken from here.</source>
   <translation>On ne peut prendre aucune carte ici.</translation>
  </message>
  <message>
   <source>No card turned up from the stock captures it</source>
   <translation>Aucune carte retournée de la pioche ne la capture</translation>
  </message>
  <message>
   <source>No cards are left in hand, so {winners} had to end the round: {stop}!</source>
   <translation>Plus de cartes en main : fin de la manche par {winners}. {stop} !</translation>
  </message>
  <message>
   <source>No cards that make it are free together yet.</source>
   <translation>Aucune série de ses cartes n’est encore libre ensemble.</translation>
  </message>
  <message>
   <source>No deal was found today.</source>
   <translation>Aucune donne n’a été trouvée aujourd’hui.</translation>
  </message>
  <message>
   <source>No effect.</source>
   <translation>Aucun effet.</translation>
  </message>
  <message>
   <source>No game has been played yet</source>
   <translation>Aucune partie jouée pour l’instant</translation>
  </message>
  <message>
   <source>No game is called that.</source>
   <translation>Aucun jeu ne porte ce nom.</translation>
  </message>
  <message>
   <source>No game lasts that long.</source>
   <translation>Aucune partie ne dure aussi longtemps.</translation>
  </message>
  <message>
   <source>No hand counts more than {points}</source>
   <translation>Aucune main ne compte plus de {points}</translation>
  </message>
  <message>
   <source>No hand pays more than {points}</source>
   <translation>Aucune main ne paie plus de {points}</translation>
  </message>
  <message>
   <source>No more than {cards} move at once</source>
   <translation>On ne déplace pas plus de {cards} à la fois</translation>
  </message>
  <message>
   <source>No move is left</source>
   <translation>Plus aucun coup possible</translation>
  </message>
  <message>
   <source>No move may bring {pile} to more than {cards}</source>
   <translation>Aucun coup ne peut porter {pile} à plus de {cards}</translation>
  </message>
  <message>
   <source>No problems: this can be played.</source>
   <translation>Aucun problème : on peut y jouer.</translation>
  </message>
  <message>
   <source>No stack of the middle</source>
   <translation>Aucune pile du milieu</translation>
  </message>
  <message>
   <source>No such deal was found</source>
   <translation>Aucune donne de ce genre n’a été trouvée</translation>
  </message>
  <message>
   <source>No useful move is left</source>
   <translation>Plus aucun coup utile</translation>
  </message>
  <message>
   <source>No way to win was found from here; there may still be one.</source>
   <translation>Aucun moyen de gagner n’a été trouvé d’ici ; il en existe peut-être un.</translation>
  </message>
  <message>
   <source>No yaku</source>
   <translation>Aucun yaku</translation>
  </message>
  <message>
   <source>No yaku wants it</source>
   <translation>Aucun yaku n’en veut</translation>
  </message>
  <message>
   <source>Nobody at this screen has chosen anything yet.</source>
   <translation>Personne à cet écran n’a encore rien choisi.</translation>
  </message>
  <message>
   <source>Nobody can play any more, and both have equally many cards left: nobody wins the round.</source>
   <translation>Personne ne peut plus jouer et il reste autant de cartes à chacun : personne ne gagne la manche.</translation>
  </message>
  <message>
   <source>Nobody can play.</source>
   <translation>Personne ne peut jouer.</translation>
  </message>
  <message>
   <source>Nobody could play any more. You had fewer cards left.</source>
   <translation>Personne ne pouvait plus jouer. Il vous restait moins de cartes.</translation>
  </message>
  <message>
   <source>Nobody could play any more. {name} had fewer cards left.</source>
   <translation>Personne ne pouvait plus jouer. Moins de cartes restantes : {name}.</translation>
  </message>
  <message>
   <source>Nobody else is one card away from a yaku.</source>
   <translation>Personne d’autre n’est à une carte d’un yaku.</translation>
  </message>
  <message>
   <source>Nobody has got rid of all cards, so nobody pays.</source>
   <translation>Personne ne s’est défait de toutes ses cartes, donc personne ne paie.</translation>
  </message>
  <message>
   <source>Nobody has said who is looking.</source>
   <translation>Personne n’a dit qui regarde.</translation>
  </message>
  <message>
   <source>Nobody has won</source>
   <translation>Personne n’a gagné</translation>
  </message>
  <message>
   <source>Nobody has won it.</source>
   <translation>Personne ne l’a gagnée.</translation>
  </message>
  <message>
   <source>Nobody made a yaku. That happens; the next round decides.</source>
   <translation>Personne n’a formé de yaku. Cela arrive ; la manche suivante décidera.</translation>
  </message>
  <message>
   <source>Nobody pays more than {points} for a round</source>
   <translation>Personne ne paie plus de {points} pour une manche</translation>
  </message>
  <message>
   <source>Nobody was in time</source>
   <translation>Personne n’a été assez rapide</translation>
  </message>
  <message>
   <source>Not before {yaku}</source>
   <translation>Pas avant {yaku}</translation>
  </message>
  <message>
   <source>Not decided</source>
   <translation>Indécis</translation>
  </message>
  <message>
   <source>Not free yet: {cards}.</source>
   <translation>Pas encore libres : {cards}.</translation>
  </message>
  <message>
   <source>Not in {game}</source>
   <translation>Absente de {game}</translation>
  </message>
  <message>
   <source>Not the same flower. Compare the leaves, and try another.</source>
   <translation>Ce n’est pas la même fleur. Comparez les feuilles et essayez une autre carte.</translation>
  </message>
  <message>
   <source>Not won yet today</source>
   <translation>Pas encore gagnée aujourd’hui</translation>
  </message>
  <message>
   <source>Not yet. Your cherry can take the curtain.</source>
   <translation>Pas encore. Votre cerisier peut prendre le rideau.</translation>
  </message>
  <message>
   <source>Notes</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Notes</translation>
  </message>
  <message>
   <source>Nothing differs from {base} so far.</source>
   <translation>Rien ne diffère encore de « {base} ».</translation>
  </message>
  <message>
   <source>Nothing differs in play.</source>
   <translation>Rien ne change dans le jeu.</translation>
  </message>
  <message>
   <source>Nothing goes together: draw from the stock.</source>
   <translation>Rien ne va ensemble : piochez.</translation>
  </message>
  <message>
   <source>Nothing goes with the drawn card</source>
   <translation>Rien ne va avec la carte piochée</translation>
  </message>
  <message>
   <source>Nothing is laid on the first card</source>
   <translation>On ne pose rien sur la première carte</translation>
  </message>
  <message>
   <source>Nothing is taken back in a game in real time: the other has long played on.</source>
   <translation>On n’annule rien dans un jeu en temps réel : l’autre a déjà continué.</translation>
  </message>
  <message>
   <source>Nothing may be moved into an empty column</source>
   <translation>On ne peut rien mettre dans une colonne vide</translation>
  </message>
  <message>
   <source>Nothing to put it on</source>
   <translation>Rien où la poser</translation>
  </message>
  <message>
   <source>Nothing was played in this round yet.</source>
   <translation>Rien n’a encore été joué dans cette manche.</translation>
  </message>
  <message>
   <source>Nothing yet</source>
   <translation>Rien pour l’instant</translation>
  </message>
  <message>
   <source>Nothing yet.</source>
   <translation>Rien pour l’instant.</translation>
  </message>
  <message>
   <source>Nov</source>
   <comment>in a date</comment>
   <translation>nov.</translation>
  </message>
  <message>
   <source>November</source>
   <translation>novembre</translation>
  </message>
  <message>
   <source>Now none of your cards has a partner on the field.</source>
   <translation>Cette fois, aucune de vos cartes n’a de partenaire sur le champ.</translation>
  </message>
  <message>
   <source>Now you play</source>
   <translation>À vous de jouer</translation>
  </message>
  <message>
   <source>Number of the deal</source>
   <translation>Numéro de la donne</translation>
  </message>
  <message>
   <source>Oct</source>
   <comment>in a date</comment>
   <translation>oct.</translation>
  </message>
  <message>
   <source>October</source>
   <translation>octobre</translation>
  </message>
  <message>
   <source>Odd mates</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Restes de l’autre mois</translation>
  </message>
  <message>
   <source>Odd own</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Restes de son mois</translation>
  </message>
  <message>
   <source>Of all yaku of a group a player counts the best alone.</source>
   <translation>De tous les yaku d’un groupe, un joueur ne compte que le meilleur.</translation>
  </message>
  <message>
   <source>Of the {n} cards that may fit, only the first {first} make {combination}.</source>
   <translation>Des {n} cartes qui peuvent convenir, seules les {first} premières forment « {combination} ».</translation>
  </message>
  <message>
   <source>Of these cards &amp;this many:</source>
   <translation>De ces cartes, ce &amp;nombre :</translation>
  </message>
  <message>
   <source>Of two cards for the same stack the first to arrive counts, if only by a moment. The other goes back to its column, unless it fits on the new top card as well.</source>
   <translation>De deux cartes pour la même pile, la première arrivée compte, ne fût-ce que d’un instant. L’autre retourne dans sa colonne, sauf si elle va aussi sur la nouvelle carte du dessus.</translation>
  </message>
  <message>
   <source>Of {yaku}, only your best counts.</source>
   <translation>Parmi {yaku}, seul votre meilleur yaku compte.</translation>
  </message>
  <message>
   <source>On the score sheet: {gains}.</source>
   <translation>Sur la feuille de marque : {gains}.</translation>
  </message>
  <message>
   <source>On the table</source>
   <translation>À la table</translation>
  </message>
  <message>
   <source>On the table</source>
   <comment>part of the settings</comment>
   <translation>Sur la table</translation>
  </message>
  <message>
   <source>On the top card besides goes {cards}</source>
   <translation>Sur la carte du dessus on pose aussi {cards}</translation>
  </message>
  <message>
   <source>On the top card goes {cards}</source>
   <translation>Sur la carte du dessus on pose {cards}</translation>
  </message>
  <message>
   <source>On the top card of {pile} goes {cards}</source>
   <translation>Dans {pile}, sur la carte du dessus on pose {cards}</translation>
  </message>
  <message>
   <source>On the turned cards you may lay {cards}</source>
   <translation>Sur les cartes retournées, vous pouvez poser {cards}</translation>
  </message>
  <message>
   <source>On to the next step: Enter or Page Down.</source>
   <translation>À l’étape suivante : Entrée ou Page suivante.</translation>
  </message>
  <message>
   <source>On {card} go {cards}.</source>
   <translation>Sur {card} vont {cards}.</translation>
  </message>
  <message>
   <source>Once more, and now just look at the flowers.</source>
   <translation>Encore une fois, en ne regardant que les fleurs.</translation>
  </message>
  <message>
   <source>One card fits on another if it is {relation}</source>
   <translation>Une carte va sur une autre si elle est {relation}</translation>
  </message>
  <message>
   <source>One more</source>
   <translation>Encore un</translation>
  </message>
  <message>
   <source>One more: {what}.</source>
   <translation>Un élément de plus : {what}.</translation>
  </message>
  <message>
   <source>One must be played all the same. It is laid down and stays there.</source>
   <translation>Il faut tout de même en jouer une. Elle est posée et reste là.</translation>
  </message>
  <message>
   <source>One of these counts among the winner's yaku.</source>
   <translation>L’un d’eux compte parmi les yaku du gagnant.</translation>
  </message>
  <message>
   <source>One of {player}'s turns:</source>
   <translation>L’un des tours, joué par {player} :</translation>
  </message>
  <message>
   <source>One pile for each month, kind, or place in the month, among `cards`; it takes only cards of it.</source>
   <translation>Une pile pour chaque mois, genre ou rang dans le mois parmi `cards` ; elle n’en prend que les cartes.</translation>
  </message>
  <message>
   <source>One sentence that tells a newcomer what kind of game this is.</source>
   <translation>Une phrase qui dit à un débutant quel genre de jeu c’est.</translation>
  </message>
  <message>
   <source>One step back: Page Up.</source>
   <translation>Une étape en arrière : Page précédente.</translation>
  </message>
  <message>
   <source>One that can be won</source>
   <translation>Une donne gagnable</translation>
  </message>
  <message>
   <source>One that can be won, easy</source>
   <translation>Une donne gagnable, facile</translation>
  </message>
  <message>
   <source>One that can be won, hard</source>
   <translation>Une donne gagnable, difficile</translation>
  </message>
  <message>
   <source>One that can be won, middling</source>
   <translation>Une donne gagnable, moyenne</translation>
  </message>
  <message>
   <source>One, two, three</source>
   <translation>Un, deux, trois</translation>
  </message>
  <message numerus="yes">
   <source>Only after {number} other yaku have been collected</source>
   <translation>
    <numerusform>Seulement après que {number} autre yaku a été réuni</numerusform>
    <numerusform>Seulement après que {number} autres yaku ont été réunis</numerusform>
   </translation>
  </message>
  <message>
   <source>Only cards of the round's month count: the first round is January, and so on</source>
   <translation>Seules comptent les cartes du mois de la manche : la première manche est janvier, et ainsi de suite</translation>
  </message>
  <message>
   <source>Only games against others have this.</source>
   <translation>Seulement dans les jeux contre d’autres joueurs.</translation>
  </message>
  <message>
   <source>Only games in which one plays after the other have this.</source>
   <translation>Seulement dans les jeux où chacun joue à son tour.</translation>
  </message>
  <message>
   <source>Only games that ask who is the fastest have this.</source>
   <translation>Seulement dans les jeux où l’on départage les plus rapides.</translation>
  </message>
  <message>
   <source>Only games that wait for nobody have this.</source>
   <translation>Seulement dans les jeux qui n’attendent personne.</translation>
  </message>
  <message>
   <source>Only games with yaku against others have this.</source>
   <translation>Seulement dans les jeux à yaku contre d’autres joueurs.</translation>
  </message>
  <message>
   <source>Only if stuck</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Seulement si bloqué</translation>
  </message>
  <message>
   <source>Only on these cards may one be placed by this rule.</source>
   <translation>Avec cette règle, on ne pose que sur ces cartes.</translation>
  </message>
  <message>
   <source>Only one card at a time goes there.</source>
   <translation>On n’y met qu’une carte à la fois.</translation>
  </message>
  <message>
   <source>Only patiences have this.</source>
   <translation>Seulement dans les patiences.</translation>
  </message>
  <message>
   <source>Only the top card can be moved.</source>
   <translation>Seule la carte du dessus peut être déplacée.</translation>
  </message>
  <message>
   <source>Only the top card of each column lies face up.</source>
   <translation>Seule la carte du dessus de chaque colonne est visible.</translation>
  </message>
  <message>
   <source>Only the top card of {pile} may be moved</source>
   <translation>Dans {pile}, seule la carte du dessus peut être déplacée</translation>
  </message>
  <message>
   <source>Only these cards may be placed by this rule.</source>
   <translation>Avec cette règle, on ne pose que ces cartes.</translation>
  </message>
  <message>
   <source>Only what the best results earn is added up over the rounds.</source>
   <translation>Seuls les points gagnés par les meilleurs résultats s’additionnent d’une manche à l’autre.</translation>
  </message>
  <message>
   <source>Only {cards} can be discarded so</source>
   <translation>Seules cartes à défausser ainsi : {cards}</translation>
  </message>
  <message>
   <source>Only {cards} go there</source>
   <translation>Seules cartes admises : {cards}</translation>
  </message>
  <message>
   <source>Only {cards} may be put there</source>
   <translation>Seules cartes admises : {cards}</translation>
  </message>
  <message>
   <source>Onto</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Sur</translation>
  </message>
  <message>
   <source>Open a rule file</source>
   <translation>Ouvrir un fichier de règles</translation>
  </message>
  <message>
   <source>Opening field</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Champ initial</translation>
  </message>
  <message>
   <source>Opponent calls</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Annonces adverses</translation>
  </message>
  <message>
   <source>Order</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Ordre</translation>
  </message>
  <message>
   <source>Other cards.</source>
   <translation>D’autres cartes.</translation>
  </message>
  <message>
   <source>Others yaku</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Yaku des autres</translation>
  </message>
  <message>
   <source>Our {game}</source>
   <translation>Notre {game}</translation>
  </message>
  <message>
   <source>Outlook</source>
   <translation>Perspectives</translation>
  </message>
  <message>
   <source>Over</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>L’emporte sur</translation>
  </message>
  <message>
   <source>Own calls</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Ses annonces</translation>
  </message>
  <message>
   <source>Own pair</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Sa propre paire</translation>
  </message>
  <message>
   <source>Own yaku</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Ses yaku</translation>
  </message>
  <message>
   <source>P or Alt, held</source>
   <translation>P ou Alt, maintenue</translation>
  </message>
  <message>
   <source>P&amp;lum</source>
   <translation>P&amp;rune</translation>
  </message>
  <message>
   <source>Packet</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Paquet</translation>
  </message>
  <message>
   <source>Pages</source>
   <translation>Pages</translation>
  </message>
  <message>
   <source>Par</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Référence</translation>
  </message>
  <message>
   <source>Part {number} of {count}: {part}</source>
   <translation>Partie {number} sur {count} : {part}</translation>
  </message>
  <message>
   <source>Pass</source>
   <translation>Passer</translation>
  </message>
  <message>
   <source>Passes</source>
   <translation>Passe</translation>
  </message>
  <message>
   <source>Passes</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Passes</translation>
  </message>
  <message>
   <source>Patiences</source>
   <translation>Patiences</translation>
  </message>
  <message>
   <source>Patiences</source>
   <comment>part of the settings</comment>
   <translation>Patiences</translation>
  </message>
  <message>
   <source>Paulownia</source>
   <translation>Paulownia</translation>
  </message>
  <message>
   <source>Paulownia Phoenix</source>
   <translation>le phénix du paulownia</translation>
  </message>
  <message>
   <source>Paulownia chaff</source>
   <translation>un kasu du paulownia</translation>
  </message>
  <message>
   <source>Paulownia coloured chaff</source>
   <translation>le kasu coloré du paulownia</translation>
  </message>
  <message>
   <source>Paused</source>
   <translation>En pause</translation>
  </message>
  <message>
   <source>Payer</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Payeur</translation>
  </message>
  <message>
   <source>Paying</source>
   <translation>Les paiements</translation>
  </message>
  <message>
   <source>Pays {amount} to {payee}</source>
   <translation>Paie {amount} à {payee}</translation>
  </message>
  <message>
   <source>Pending pair</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Paire en attente</translation>
  </message>
  <message>
   <source>Peony</source>
   <translation>Pivoine</translation>
  </message>
  <message>
   <source>Peony Butterflies</source>
   <translation>les papillons de la pivoine</translation>
  </message>
  <message>
   <source>Peony blue ribbon</source>
   <translation>le ruban bleu de la pivoine</translation>
  </message>
  <message>
   <source>Peony chaff</source>
   <translation>un kasu de la pivoine</translation>
  </message>
  <message>
   <source>Phoenix</source>
   <translation>phénix</translation>
  </message>
  <message>
   <source>Pick a card</source>
   <translation>Tirer une carte</translation>
  </message>
  <message>
   <source>Pick a card: the earliest month deals</source>
   <translation>Choisissez une carte : le mois le plus tôt donne</translation>
  </message>
  <message>
   <source>Pick the card up; on a target, put it down. On the stock, turn a card. Where several cards are chosen: Space chooses them, Enter plays them.</source>
   <translation>Prendre la carte ; sur une cible, la poser. Sur la pioche, retourner une carte. Quand on choisit plusieurs cartes : Espace les choisit, Entrée les joue.</translation>
  </message>
  <message>
   <source>Piles at most</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Piles au plus</translation>
  </message>
  <message>
   <source>Piles to build up.</source>
   <translation>Les piles à construire.</translation>
  </message>
  <message>
   <source>Pine</source>
   <translation>Pin</translation>
  </message>
  <message>
   <source>Pine Crane</source>
   <translation>la grue du pin</translation>
  </message>
  <message>
   <source>Pine chaff</source>
   <translation>un kasu du pin</translation>
  </message>
  <message>
   <source>Pine poetry ribbon</source>
   <translation>le ruban à poème du pin</translation>
  </message>
  <message>
   <source>Place</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Rang</translation>
  </message>
  <message>
   <source>Places for single cards.</source>
   <translation>Des places pour une seule carte.</translation>
  </message>
  <message>
   <source>Places in the month, 1 to 4, from its highest card to its last chaff.</source>
   <translation>Les rangs dans le mois, de 1 à 4, de sa plus haute carte à son dernier kasu.</translation>
  </message>
  <message>
   <source>Plates and sheets in black and white, bold edges, and a dark cloth without a pattern.</source>
   <translation>Plaques et feuilles en noir et blanc, bords épais, et un tapis sombre sans motif.</translation>
  </message>
  <message>
   <source>Play</source>
   <translation>Jouer</translation>
  </message>
  <message>
   <source>Play</source>
   <comment>page of settings</comment>
   <translation>Jeu</translation>
  </message>
  <message>
   <source>Play a card from your hand to the field, where it stays: it captures nothing</source>
   <translation>Jouez une carte de votre main sur le champ, où elle reste : elle ne capture rien</translation>
  </message>
  <message>
   <source>Play a card from your hand to the field.</source>
   <translation>Jouez une carte de votre main sur le champ.</translation>
  </message>
  <message>
   <source>Play a card of the hand now.</source>
   <translation>Jouez maintenant une carte de la main.</translation>
  </message>
  <message>
   <source>Play a card of the hand; only without one is a turn just a draw.</source>
   <translation>Jouez une carte de la main ; on ne se contente de retourner que sans carte en main.</translation>
  </message>
  <message>
   <source>Play a game that was copied as text.</source>
   <translation>Jouer une partie copiée en texte.</translation>
  </message>
  <message>
   <source>Play alone with the keys on the right, in games that wait for nobody.</source>
   <translation>Jouer seul avec les touches de droite, dans les jeux qui n’attendent personne.</translation>
  </message>
  <message>
   <source>Play any rule file.</source>
   <translation>Jouer n’importe quel fichier de règles.</translation>
  </message>
  <message>
   <source>Play cards now, or draw.</source>
   <translation>Jouez des cartes, ou piochez.</translation>
  </message>
  <message>
   <source>Play it again.</source>
   <translation>Le rejouer.</translation>
  </message>
  <message>
   <source>Play the card at the top of a column, or turn it up.</source>
   <translation>Jouer la carte du dessus d’une colonne, ou la retourner.</translation>
  </message>
  <message>
   <source>Play the card's obvious move, as a double-click does.</source>
   <translation>Jouer le coup évident de la carte, comme un double-clic.</translation>
  </message>
  <message>
   <source>Play the fourth pine.</source>
   <translation>Jouez le quatrième pin.</translation>
  </message>
  <message>
   <source>Play the round to its end.</source>
   <translation>Jouez la manche jusqu’au bout.</translation>
  </message>
  <message>
   <source>Play with other cards.</source>
   <translation>Jouer avec d’autres cartes.</translation>
  </message>
  <message>
   <source>Play!</source>
   <translation>Jouez !</translation>
  </message>
  <message>
   <source>Played from the hand or turned up from the stock, it captures one field card of your choice. It must capture if it can; otherwise it stays on the field</source>
   <translation>Jouée de la main ou retournée de la pioche, elle capture une carte du champ de votre choix. Elle doit capturer si elle le peut ; sinon, elle reste sur le champ</translation>
  </message>
  <message>
   <source>Played from the hand or turned up from the stock, it captures one field card of your choice: {cards}. It must capture if it can; otherwise it stays on the field</source>
   <translation>Jouée de la main ou retournée de la pioche, elle capture une carte du champ de votre choix : {cards}. Elle doit capturer si elle le peut ; sinon, elle reste sur le champ</translation>
  </message>
  <message>
   <source>Player {number}</source>
   <translation>Joueur {number}</translation>
  </message>
  <message>
   <source>Players</source>
   <translation>Joueurs</translation>
  </message>
  <message>
   <source>Players</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Joueurs</translation>
  </message>
  <message>
   <source>Players are in teams of two: partners sit opposite each other and share what they capture and what they score</source>
   <translation>Les joueurs forment des équipes de deux : les partenaires sont assis face à face et partagent leurs prises et leurs points</translation>
  </message>
  <message>
   <source>Players are in teams of {number}: partners sit evenly spread round the table and share what they capture and what they score</source>
   <translation>Les joueurs forment des équipes de {number} : les partenaires sont répartis régulièrement autour de la table et partagent leurs prises et leurs points</translation>
  </message>
  <message>
   <source>Playing</source>
   <translation>Le jeu</translation>
  </message>
  <message>
   <source>Playing on could cost you all of it. Take your points this time.</source>
   <translation>Continuer pourrait tout vous coûter. Prenez vos points, cette fois.</translation>
  </message>
  <message>
   <source>Playing {number} games with random moves…</source>
   <translation>{number} parties au hasard en cours…</translation>
  </message>
  <message>
   <source>Plum</source>
   <translation>Prunier</translation>
  </message>
  <message>
   <source>Plum Bush Warbler</source>
   <translation>le rossignol du prunier</translation>
  </message>
  <message>
   <source>Plum chaff</source>
   <translation>un kasu du prunier</translation>
  </message>
  <message>
   <source>Plum poetry ribbon</source>
   <translation>le ruban à poème du prunier</translation>
  </message>
  <message>
   <source>Plum, iris, chrysanthemum: you see the months now.</source>
   <translation>Prunier, iris, chrysanthème : vous voyez les mois, maintenant.</translation>
  </message>
  <message>
   <source>Plural</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Pluriel</translation>
  </message>
  <message>
   <source>Points</source>
   <translation>Points</translation>
  </message>
  <message>
   <source>Points</source>
   <comment>of a real-time game</comment>
   <translation>Les points</translation>
  </message>
  <message>
   <source>Points</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Points</translation>
  </message>
  <message>
   <source>Points for cards left over, of which fewest win; left out, the last round decides.</source>
   <translation>Des points pour les cartes restantes, et le moins gagne ; si rien n’est dit, la dernière manche décide.</translation>
  </message>
  <message>
   <source>Points for cards left over, the fewest win: {points}</source>
   <translation>Points des cartes restantes, le moins gagne : {points}</translation>
  </message>
  <message>
   <source>Points for cards left over: {gains}.</source>
   <translation>Points pour les cartes restantes : {gains}.</translation>
  </message>
  <message>
   <source>Points for each further card; or a list for the first, the second and so on, whose last number goes on for the rest.</source>
   <translation>Les points pour chaque carte de plus ; ou une liste pour la première, la deuxième, etc., dont le dernier nombre vaut pour les suivantes.</translation>
  </message>
  <message>
   <source>Points for each.</source>
   <translation>Les points pour chacune.</translation>
  </message>
  <message>
   <source>Points for the best result alone, in place of the results; tied for best, nobody earns anything. Left out, the results themselves add up.</source>
   <translation>Des points pour le seul meilleur résultat, à la place des résultats ; à égalité, personne ne gagne rien. Si rien n’est dit, les résultats eux-mêmes s’ajoutent.</translation>
  </message>
  <message>
   <source>Points that each call to go on adds to what the caller, or the caller's team, scores.</source>
   <translation>Les points que chaque annonce de continuer ajoute à ce que marque celui qui l’a faite, ou son équipe.</translation>
  </message>
  <message>
   <source>Points to take away, so that an even share is worth nothing.</source>
   <translation>Les points à retirer, pour qu’une part égale ne vaille rien.</translation>
  </message>
  <message>
   <source>Points: {points}</source>
   <translation>Points : {points}</translation>
  </message>
  <message>
   <source>Ppeok: if your hand card captured the only card of its month on the field, and the stock card that you then turn up is of that month too, all three stay on the field. Whoever plays or turns up the fourth captures them all</source>
   <translation>Ppeok : si votre carte de main a capturé la seule carte de son mois sur le champ et que la carte de pioche retournée ensuite est aussi de ce mois, les trois restent sur le champ. Qui joue ou retourne la quatrième les capture toutes</translation>
  </message>
  <message>
   <source>Preparing pictures: %v of %m</source>
   <translation>Préparation des images : %v sur %m</translation>
  </message>
  <message>
   <source>Press the new &amp;key:</source>
   <translation>Appuyez sur la nouvelle &amp;touche :</translation>
  </message>
  <message>
   <source>Press when the palm lights up, and not before.</source>
   <translation>Appuyez quand la paume s’allume, et pas avant.</translation>
  </message>
  <message>
   <source>Press “Go on” to begin.</source>
   <translation>Appuyez sur « Continuer » pour commencer.</translation>
  </message>
  <message>
   <source>Previous</source>
   <comment>step of a game</comment>
   <translation>Précédent</translation>
  </message>
  <message>
   <source>Problems</source>
   <translation>Problèmes</translation>
  </message>
  <message>
   <source>Put back</source>
   <translation>Remettre</translation>
  </message>
  <message>
   <source>Put open cards from the tops of your columns on the stacks, one after the other. On the top card of either stack goes:</source>
   <translation>Posez sur les piles, l’une après l’autre, les cartes visibles du dessus de vos colonnes. Sur la carte du dessus de chaque pile va :</translation>
  </message>
  <message>
   <source>Put the card back; hide the cursor.</source>
   <translation>Remettre la carte ; cacher le curseur.</translation>
  </message>
  <message>
   <source>Put the deal and all moves on the clipboard.</source>
   <translation>Mettre la donne et tous les coups dans le presse-papiers.</translation>
  </message>
  <message>
   <source>Pydantic Services and contributors</source>
   <translation>Pydantic Services et ses contributeurs</translation>
  </message>
  <message>
   <source>Qt and PySide6</source>
   <translation>Qt et PySide6</translation>
  </message>
  <message>
   <source>Quick computers</source>
   <translation>Ordinateurs rapides</translation>
  </message>
  <message>
   <source>R&amp;ed</source>
   <translation>Rou&amp;ges</translation>
  </message>
  <message>
   <source>R&amp;ules</source>
   <translation>Règ&amp;les</translation>
  </message>
  <message>
   <source>Race</source>
   <translation>Course</translation>
  </message>
  <message>
   <source>Race</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Course</translation>
  </message>
  <message>
   <source>Races by &amp;lot</source>
   <translation>Courses au &amp;sort</translation>
  </message>
  <message>
   <source>Races by lot</source>
   <translation>Courses au sort</translation>
  </message>
  <message>
   <source>Rain Man</source>
   <translation>homme sous la pluie</translation>
  </message>
  <message>
   <source>Random</source>
   <translation>Au hasard</translation>
  </message>
  <message>
   <source>Re&amp;view of the round</source>
   <translation>&amp;Bilan de la manche</translation>
  </message>
  <message>
   <source>Ready</source>
   <translation>Prêts</translation>
  </message>
  <message>
   <source>Ready?</source>
   <translation>Prêts ?</translation>
  </message>
  <message>
   <source>Real-time games</source>
   <translation>Jeux en temps réel</translation>
  </message>
  <message>
   <source>Redeal</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Redonne</translation>
  </message>
  <message>
   <source>Redeals</source>
   <translation>Redonnes</translation>
  </message>
  <message>
   <source>Redeals</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Redonnes</translation>
  </message>
  <message>
   <source>Reduced motion</source>
   <translation>Mouvements réduits</translation>
  </message>
  <message>
   <source>Refill</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Remplissage</translation>
  </message>
  <message>
   <source>Refused ms</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Retour d’une carte (ms)</translation>
  </message>
  <message>
   <source>Rematch</source>
   <translation>Revanche</translation>
  </message>
  <message>
   <source>Remove</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Retirer</translation>
  </message>
  <message>
   <source>Ren</source>
   <comment>a player's name</comment>
   <translation>Ren</translation>
  </message>
  <message>
   <source>Repeat</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Répétition</translation>
  </message>
  <message>
   <source>Reset &amp;everything...</source>
   <translation>&amp;Tout rétablir…</translation>
  </message>
  <message>
   <source>Reset everything</source>
   <translation>Tout rétablir</translation>
  </message>
  <message>
   <source>Reset statistics</source>
   <translation>Remise à zéro des statistiques</translation>
  </message>
  <message>
   <source>Reset the keys</source>
   <translation>Rétablir les touches</translation>
  </message>
  <message>
   <source>Restart</source>
   <translation>Recommencer</translation>
  </message>
  <message>
   <source>Restarted.</source>
   <translation>Donne recommencée.</translation>
  </message>
  <message>
   <source>Result</source>
   <translation>Résultat</translation>
  </message>
  <message>
   <source>Returned to the previous game.</source>
   <translation>Retour à la partie précédente.</translation>
  </message>
  <message>
   <source>Reverse</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Inverser</translation>
  </message>
  <message>
   <source>Review</source>
   <translation>Bilan</translation>
  </message>
  <message>
   <source>Review of round {number}</source>
   <translation>Bilan de la manche {number}</translation>
  </message>
  <message>
   <source>Ribbon</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Ruban</translation>
  </message>
  <message>
   <source>Ribbons</source>
   <translation>Les rubans</translation>
  </message>
  <message>
   <source>Right</source>
   <translation>Droite</translation>
  </message>
  <message>
   <source>Right: that is a peony, the flower of June.</source>
   <translation>Oui : c’est une pivoine, la fleur de juin.</translation>
  </message>
  <message>
   <source>Role</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Rôle</translation>
  </message>
  <message>
   <source>Round</source>
   <translation>Manche</translation>
  </message>
  <message>
   <source>Round ends</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Fin de manche</translation>
  </message>
  <message>
   <source>Round month</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Mois de la manche</translation>
  </message>
  <message>
   <source>Round score</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Score de manche</translation>
  </message>
  <message>
   <source>Round {number}</source>
   <translation>Manche {number}</translation>
  </message>
  <message>
   <source>Round {number} of {rounds}</source>
   <translation>Manche {number} sur {rounds}</translation>
  </message>
  <message>
   <source>Round {number} of {rounds}, You deal</source>
   <translation>Manche {number} sur {rounds}, vous donnez</translation>
  </message>
  <message>
   <source>Round {number} of {rounds}, {month}, You deal</source>
   <translation>Manche {number} sur {rounds}, {month}, vous donnez</translation>
  </message>
  <message>
   <source>Round {number} of {rounds}, {month}, {name} deals</source>
   <translation>Manche {number} sur {rounds}, {month}, {name} donne</translation>
  </message>
  <message>
   <source>Round {number} of {rounds}, {name} deals</source>
   <translation>Manche {number} sur {rounds}, {name} donne</translation>
  </message>
  <message>
   <source>Round {number}, sudden death</source>
   <translation>Manche {number}, mort subite</translation>
  </message>
  <message>
   <source>Round {number}: You deal</source>
   <translation>Manche {number} : vous donnez</translation>
  </message>
  <message>
   <source>Round {number}: {name} deals</source>
   <translation>Manche {number} : {name} donne</translation>
  </message>
  <message>
   <source>Rounds</source>
   <translation>Manches</translation>
  </message>
  <message>
   <source>Rounds</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Manches</translation>
  </message>
  <message>
   <source>Rounds won</source>
   <translation>Manches gagnées</translation>
  </message>
  <message>
   <source>Rounds won: {rounds}</source>
   <translation>Manches gagnées : {rounds}</translation>
  </message>
  <message>
   <source>Rule file</source>
   <translation>Fichier de règles</translation>
  </message>
  <message>
   <source>Rule files (*.yaml *.yml)</source>
   <translation>Fichiers de règles (*.yaml *.yml)</translation>
  </message>
  <message>
   <source>Rule files with errors</source>
   <translation>Fichiers de règles avec des erreurs</translation>
  </message>
  <message>
   <source>Rule&amp;book</source>
   <translation>&amp;Livret</translation>
  </message>
  <message>
   <source>Rulebook</source>
   <translation>Livret de règles</translation>
  </message>
  <message>
   <source>Rules</source>
   <translation>Règles</translation>
  </message>
  <message>
   <source>Rules as a form</source>
   <translation>Les règles en formulaire</translation>
  </message>
  <message>
   <source>Rules as text</source>
   <translation>Les règles en texte</translation>
  </message>
  <message>
   <source>Rules of today</source>
   <translation>Règles d’aujourd’hui</translation>
  </message>
  <message>
   <source>Rules of {game}</source>
   <translation>Règles de {game}</translation>
  </message>
  <message>
   <source>Rules until {day}</source>
   <translation>Règles jusqu’au {day}</translation>
  </message>
  <message>
   <source>Run</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Suite</translation>
  </message>
  <message>
   <source>S&amp;kip</source>
   <translation>&amp;Passer</translation>
  </message>
  <message>
   <source>S&amp;wap</source>
   <translation>É&amp;changer</translation>
  </message>
  <message>
   <source>Sake Cup</source>
   <translation>coupe de saké</translation>
  </message>
  <message>
   <source>Sake under the moon</source>
   <translation>Du saké sous la lune</translation>
  </message>
  <message>
   <source>Sake under the moon, and sake under the cherries: ten points.</source>
   <translation>Du saké sous la lune, du saké sous les cerisiers : dix points.</translation>
  </message>
  <message>
   <source>Same</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Même</translation>
  </message>
  <message>
   <source>Saved games</source>
   <translation>Parties enregistrées</translation>
  </message>
  <message>
   <source>Saved. The game on the table goes on by the rules that it was dealt by, for by these it cannot: {why}</source>
   <translation>Enregistré. La partie en cours continue selon les règles avec lesquelles elle a été donnée, car avec celles-ci ce n’est pas possible : {why}</translation>
  </message>
  <message>
   <source>Saved. The game on the table goes on by the rules that it was dealt by.</source>
   <translation>Enregistré. La partie en cours continue selon les règles avec lesquelles elle a été donnée.</translation>
  </message>
  <message>
   <source>Saved. The game on the table goes on by the rules that it was dealt by; it can be dealt anew when nothing is wrong here.</source>
   <translation>Enregistré. La partie en cours continue selon les règles avec lesquelles elle a été donnée ; elle pourra être redonnée quand il n’y aura plus d’erreur ici.</translation>
  </message>
  <message>
   <source>Saved. The next game is dealt by these rules.</source>
   <translation>Enregistré. La prochaine partie sera donnée selon ces règles.</translation>
  </message>
  <message>
   <source>Say first whether the drawn card is discarded or kept.</source>
   <translation>Dites d’abord si la carte piochée est défaussée ou gardée.</translation>
  </message>
  <message>
   <source>Say first whether the round stops or goes on.</source>
   <translation>Dites d’abord si la manche s’arrête ou continue.</translation>
  </message>
  <message>
   <source>Say first which card the drawn card takes.</source>
   <translation>Choisissez d’abord la carte que prend la carte retournée.</translation>
  </message>
  <message>
   <source>Say first whom to swap hands with.</source>
   <translation>Dites d’abord avec qui échanger votre main.</translation>
  </message>
  <message>
   <source>Say if it can be &amp;won</source>
   <translation>Dire si elle est &amp;gagnable</translation>
  </message>
  <message>
   <source>Say if it can be won</source>
   <translation>Dire si elle est gagnable</translation>
  </message>
  <message>
   <source>Say the &amp;months</source>
   <translation>Nommer les &amp;mois</translation>
  </message>
  <message>
   <source>Say the months</source>
   <translation>Nommer les mois</translation>
  </message>
  <message>
   <source>Say which card {card} takes.</source>
   <translation>Choisissez quelle carte prendre avec {card}.</translation>
  </message>
  <message>
   <source>Scor&amp;e sheet</source>
   <translation>F&amp;euille de marque</translation>
  </message>
  <message>
   <source>Score sheet</source>
   <translation>Feuille de marque</translation>
  </message>
  <message>
   <source>Scores</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Qui marque</translation>
  </message>
  <message>
   <source>Search for a command or a key</source>
   <translation>Chercher une commande ou une touche</translation>
  </message>
  <message>
   <source>Seat {number}</source>
   <translation>Place {number}</translation>
  </message>
  <message>
   <source>Second</source>
   <comment>in a race</comment>
   <translation>Deuxième</translation>
  </message>
  <message>
   <source>See once more what others played.</source>
   <translation>Revoir ce que les autres ont joué.</translation>
  </message>
  <message>
   <source>Sep</source>
   <comment>in a date</comment>
   <translation>sept.</translation>
  </message>
  <message>
   <source>September</source>
   <translation>septembre</translation>
  </message>
  <message>
   <source>Sett&amp;ings...</source>
   <translation>Ré&amp;glages…</translation>
  </message>
  <message>
   <source>Settings</source>
   <translation>Réglages</translation>
  </message>
  <message>
   <source>Settled by</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Tranchée par</translation>
  </message>
  <message>
   <source>Several of you are in the middle of this game. Should another take its place? This one is saved, and goes on when it is opened again.</source>
   <translation>Vous êtes plusieurs au milieu de cette partie. Une autre doit-elle prendre sa place ? Celle-ci est enregistrée et reprendra quand on la rouvrira.</translation>
  </message>
  <message>
   <source>Shake</source>
   <translation>Secouer</translation>
  </message>
  <message>
   <source>Shake: everybody sees three of your cards, and it brings nothing.</source>
   <translation>Secouer : tous voient trois de vos cartes, et cela ne rapporte rien.</translation>
  </message>
  <message>
   <source>Shake: if you hold three cards of a month, you may show them to all before you play your first card</source>
   <translation>Secouer : si vous avez en main trois cartes d’un mois, vous pouvez les montrer à tous avant de jouer votre première carte</translation>
  </message>
  <message>
   <source>Shake: if you hold three cards of a month, you may show them to all whenever it is your turn</source>
   <translation>Secouer : si vous avez en main trois cartes d’un mois, vous pouvez les montrer à tous à n’importe lequel de vos tours</translation>
  </message>
  <message>
   <source>Shake: it multiplies what you win, and costs only a secret.</source>
   <translation>Secouer : multiplie vos gains et ne coûte qu’un secret.</translation>
  </message>
  <message>
   <source>Shake: it multiplies what you win, but these cards cannot be a bomb any more.</source>
   <translation>Secouer : multiplie vos gains, mais ces cartes ne pourront plus être une bombe.</translation>
  </message>
  <message>
   <source>Shed {cards}</source>
   <translation>Défausser {cards}</translation>
  </message>
  <message>
   <source>Shift+Tab</source>
   <translation>Maj+Tab</translation>
  </message>
  <message>
   <source>Sho&amp;w me</source>
   <translation>&amp;Montrer</translation>
  </message>
  <message>
   <source>Should a new deal take the place of this game?</source>
   <translation>Une nouvelle donne doit-elle remplacer cette partie ?</translation>
  </message>
  <message>
   <source>Should a new game take the place of this one? Back to the game before, in the menu Game, brings it back.</source>
   <translation>Une nouvelle partie doit-elle remplacer celle-ci ? « Revenir à la partie d’avant », dans le menu Jeu, la rétablit.</translation>
  </message>
  <message>
   <source>Should all keys be as usual again?</source>
   <translation>Remettre toutes les touches à leur valeur habituelle ?</translation>
  </message>
  <message>
   <source>Should every setting on every page be as usual again, the keys too?</source>
   <translation>Remettre tous les réglages de toutes les pages à leur valeur habituelle, touches comprises ?</translation>
  </message>
  <message>
   <source>Should this deal begin again?</source>
   <translation>Recommencer cette donne ?</translation>
  </message>
  <message>
   <source>Show</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Montrer</translation>
  </message>
  <message>
   <source>Show &amp;month and kind</source>
   <translation>Montrer &amp;mois et genre</translation>
  </message>
  <message>
   <source>Show &amp;what can stand here</source>
   <translation>&amp;Montrer ce qui peut figurer ici</translation>
  </message>
  <message>
   <source>Show a good move; again for the next.</source>
   <translation>Montrer un bon coup ; encore une fois pour le suivant.</translation>
  </message>
  <message>
   <source>Show a solution?</source>
   <translation>Montrer une solution ?</translation>
  </message>
  <message>
   <source>Show beside each place which key plays it.</source>
   <translation>Montrer à côté de chaque place la touche qui la joue.</translation>
  </message>
  <message>
   <source>Show each month's name as it is played, in games that wait for nobody.</source>
   <translation>Afficher le nom de chaque mois joué, dans les jeux qui n’attendent personne.</translation>
  </message>
  <message>
   <source>Show each month's name where a card of it has been played.</source>
   <translation>Afficher le nom du mois là où une de ses cartes vient d’être jouée.</translation>
  </message>
  <message>
   <source>Show it</source>
   <translation>Montrer</translation>
  </message>
  <message>
   <source>Show it again</source>
   <translation>Revoir</translation>
  </message>
  <message>
   <source>Show it at the foot of the window.</source>
   <translation>L’afficher au bas de la fenêtre.</translation>
  </message>
  <message>
   <source>Show the &amp;time</source>
   <translation>Afficher le &amp;temps</translation>
  </message>
  <message>
   <source>Show the table</source>
   <translation>Voir la table</translation>
  </message>
  <message>
   <source>Show the whole of the card under the cursor or the pointer.</source>
   <translation>Montrer en entier la carte sous le curseur ou le pointeur.</translation>
  </message>
  <message>
   <source>Show three of {month}</source>
   <translation>Montrer trois cartes : {month}</translation>
  </message>
  <message>
   <source>Show what is wrong with this rule file.</source>
   <translation>Montrer ce qui ne va pas dans ce fichier de règles.</translation>
  </message>
  <message>
   <source>Show which key plays what, in games that wait for nobody.</source>
   <translation>Montrer quelle touche joue quoi, dans les jeux qui n’attendent personne.</translation>
  </message>
  <message>
   <source>Showing a solution – Esc stops</source>
   <translation>Solution en cours – Échap pour arrêter</translation>
  </message>
  <message>
   <source>Shown</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Montrés</translation>
  </message>
  <message>
   <source>Shown or bombs</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Montrés ou bombes</translation>
  </message>
  <message>
   <source>Shuffle</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Mélange</translation>
  </message>
  <message>
   <source>Shuffle and deal again.</source>
   <translation>Mélanger et redistribuer.</translation>
  </message>
  <message>
   <source>Size of words</source>
   <translation>Taille du texte</translation>
  </message>
  <message>
   <source>Sizes</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Tailles</translation>
  </message>
  <message>
   <source>Skip</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Sauter</translation>
  </message>
  <message>
   <source>So far, at least, the best result is ahead of the next.</source>
   <translation>L’avance minimale du meilleur résultat sur le suivant.</translation>
  </message>
  <message>
   <source>So many bombs of the winner's.</source>
   <translation>Autant de bombes du gagnant.</translation>
  </message>
  <message>
   <source>So many calls of the opponents' to go on, together.</source>
   <translation>Autant d’annonces de continuer des adversaires, ensemble.</translation>
  </message>
  <message>
   <source>So many calls of the winner's to go on.</source>
   <translation>Autant d’annonces de continuer du gagnant.</translation>
  </message>
  <message>
   <source>So many drawn rounds directly before.</source>
   <translation>Autant de manches nulles juste avant.</translation>
  </message>
  <message>
   <source>So many of both together.</source>
   <translation>Autant des deux ensemble.</translation>
  </message>
  <message>
   <source>So many points from yaku.</source>
   <translation>Autant de points de yaku.</translation>
  </message>
  <message>
   <source>So many points of the winner's yaku.</source>
   <translation>Autant de points des yaku du gagnant.</translation>
  </message>
  <message>
   <source>So many triples the winner had shown.</source>
   <translation>Autant de brelans montrés par le gagnant.</translation>
  </message>
  <message>
   <source>So many yaku collected, or all of them.</source>
   <translation>Autant de yaku réunis, ou tous.</translation>
  </message>
  <message>
   <source>So the card under it comes free. Cards that were laid together move together from then on.</source>
   <translation>La carte du dessous est ainsi libérée. Les cartes réunies se déplacent ensemble désormais.</translation>
  </message>
  <message>
   <source>Some are red with writing, some are blue, and some are plain red.</source>
   <translation>Certains sont rouges avec un poème, d’autres bleus, d’autres rouges tout simples.</translation>
  </message>
  <message>
   <source>Somebody can still play.</source>
   <translation>Quelqu’un peut encore jouer.</translation>
  </message>
  <message>
   <source>Something in the program went wrong ({fault}). Your game is safe and goes on. If you tell us, please send this text along.</source>
   <translation>Quelque chose a mal tourné dans le programme ({fault}). Votre partie est sauve et continue. Si vous nous le signalez, joignez ce texte, s’il vous plaît.</translation>
  </message>
  <message>
   <source>Sora</source>
   <comment>a player's name</comment>
   <translation>Sora</translation>
  </message>
  <message>
   <source>Sound</source>
   <comment>page of settings</comment>
   <translation>Son</translation>
  </message>
  <message>
   <source>Sounds of cards, yaku and clappers.</source>
   <translation>Bruits des cartes, des yaku et des claquoirs.</translation>
  </message>
  <message>
   <source>Speed of the c&amp;ount</source>
   <translation>Vitesse du déc&amp;ompte</translation>
  </message>
  <message>
   <source>Speed of the count</source>
   <translation>Vitesse du décompte</translation>
  </message>
  <message>
   <source>Spoiled by</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Annulé par</translation>
  </message>
  <message>
   <source>Spoils</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Partage</translation>
  </message>
  <message>
   <source>Stacks</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Piles centrales</translation>
  </message>
  <message>
   <source>Stacks in the middle</source>
   <translation>Piles centrales</translation>
  </message>
  <message>
   <source>Standard</source>
   <translation>Moyen</translation>
  </message>
  <message>
   <source>Start</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Début</translation>
  </message>
  <message>
   <source>Statistics</source>
   <translation>Statistiques</translation>
  </message>
  <message>
   <source>Stealing</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Vol</translation>
  </message>
  <message>
   <source>Still empty: {piles}.</source>
   <translation>Encore sans cartes : {piles}.</translation>
  </message>
  <message>
   <source>Stock</source>
   <translation>Pioche</translation>
  </message>
  <message>
   <source>Stock</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Pioche</translation>
  </message>
  <message>
   <source>Stop</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Pour arrêter</translation>
  </message>
  <message>
   <source>Stopping</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Arrêt</translation>
  </message>
  <message>
   <source>Stopping and paying</source>
   <translation>Arrêt et paiement</translation>
  </message>
  <message>
   <source>Strong</source>
   <translation>Fort</translation>
  </message>
  <message>
   <source>Struggle</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Pioche de secours</translation>
  </message>
  <message>
   <source>Sudden death!</source>
   <translation>Mort subite !</translation>
  </message>
  <message>
   <source>Summary</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Résumé</translation>
  </message>
  <message>
   <source>Susuki grass</source>
   <translation>Susuki</translation>
  </message>
  <message>
   <source>Susuki grass Full Moon</source>
   <translation>la pleine lune du susuki</translation>
  </message>
  <message>
   <source>Susuki grass Geese</source>
   <translation>les oies du susuki</translation>
  </message>
  <message>
   <source>Susuki grass chaff</source>
   <translation>un kasu du susuki</translation>
  </message>
  <message>
   <source>Swallow</source>
   <translation>hirondelle</translation>
  </message>
  <message>
   <source>Swap</source>
   <translation>Échanger</translation>
  </message>
  <message>
   <source>Swap</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Échange</translation>
  </message>
  <message>
   <source>Swap hands with {name}</source>
   <translation>Échanger sa main avec {name}</translation>
  </message>
  <message numerus="yes">
   <source>Swap hands with {name}, who has {n} cards.</source>
   <translation>
    <numerusform>Échanger sa main avec {name}, qui a {n} carte.</numerusform>
    <numerusform>Échanger sa main avec {name}, qui a {n} cartes.</numerusform>
   </translation>
  </message>
  <message>
   <source>T or Shift+Left, Shift+Right</source>
   <translation>T ou Maj+Gauche, Maj+Droite</translation>
  </message>
  <message>
   <source>Tab</source>
   <translation>Tab</translation>
  </message>
  <message>
   <source>Table</source>
   <translation>Table</translation>
  </message>
  <message>
   <source>Table</source>
   <comment>page of settings</comment>
   <translation>Table</translation>
  </message>
  <message>
   <source>Table &amp;cloth</source>
   <translation>Tapis de ta&amp;ble</translation>
  </message>
  <message>
   <source>Table cloth</source>
   <translation>Tapis de table</translation>
  </message>
  <message>
   <source>Table games</source>
   <translation>Jeux de table</translation>
  </message>
  <message>
   <source>Table to try the rules at</source>
   <translation>Table pour essayer les règles</translation>
  </message>
  <message>
   <source>Tables (*.csv)</source>
   <translation>Tableaux (*.csv)</translation>
  </message>
  <message>
   <source>Take away each opponent's yaku</source>
   <translation>Retranchez les yaku de chaque adversaire</translation>
  </message>
  <message>
   <source>Take away the opponent's yaku</source>
   <translation>Retranchez les yaku de l’adversaire</translation>
  </message>
  <message>
   <source>Take away the yaku of every opponent.</source>
   <translation>Retirer les yaku de chaque adversaire.</translation>
  </message>
  <message>
   <source>Take away {points}</source>
   <translation>Retranchez {points}</translation>
  </message>
  <message>
   <source>Take away {points}, so that an even share is worth nothing</source>
   <translation>Retranchez {points}, de sorte qu’une part égale ne vaut rien</translation>
  </message>
  <message>
   <source>Take back</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Reprise</translation>
  </message>
  <message>
   <source>Take back the last move.</source>
   <translation>Reprendre le dernier coup.</translation>
  </message>
  <message>
   <source>Take back the move that lost a patience, and all after it.</source>
   <translation>Reprendre le coup qui a perdu une patience, et tous les suivants.</translation>
  </message>
  <message>
   <source>Take in a rule file</source>
   <translation>Ajouter un fichier de règles</translation>
  </message>
  <message>
   <source>Take the bright one: the full moon.</source>
   <translation>Prenez la lumière : la pleine lune.</translation>
  </message>
  <message>
   <source>Taken back.</source>
   <translation>Coup annulé.</translation>
  </message>
  <message>
   <source>Takes</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Prend</translation>
  </message>
  <message>
   <source>Takes from</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Prend de</translation>
  </message>
  <message>
   <source>Taking from the others</source>
   <translation>Prendre aux autres</translation>
  </message>
  <message>
   <source>Target</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Objectif</translation>
  </message>
  <message>
   <source>Team size</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Taille d’équipe</translation>
  </message>
  <message>
   <source>Team {number}</source>
   <translation>Équipe {number}</translation>
  </message>
  <message>
   <source>Ten points for you, and the round is over.</source>
   <translation>Dix points pour vous, et la manche est finie.</translation>
  </message>
  <message>
   <source>Text and contrast</source>
   <comment>page of settings</comment>
   <translation>Texte et contraste</translation>
  </message>
  <message>
   <source>That card meets nobody. Another one of yours does.</source>
   <translation>Cette carte ne rencontre personne. Une autre des vôtres, si.</translation>
  </message>
  <message>
   <source>That could not be written ({why}).</source>
   <translation>Cela n’a pas pu être écrit ({why}).</translation>
  </message>
  <message>
   <source>That is all: bright, animal, ribbon, chaff.</source>
   <translation>C’est tout : lumière, animal, ruban, kasu.</translation>
  </message>
  <message>
   <source>That is safe, and often wise. But just this once, dare it: “{go}”.</source>
   <translation>C’est sûr, et souvent sage. Mais pour cette fois, osez : « {go} ».</translation>
  </message>
  <message>
   <source>That of the system</source>
   <translation>Celle du système</translation>
  </message>
  <message>
   <source>That one has no partner here. Play the pine.</source>
   <translation>Celle-ci n’a pas de partenaire ici. Jouez le pin.</translation>
  </message>
  <message>
   <source>That one is a bright. Keep looking.</source>
   <translation>C’est une lumière. Cherchez encore.</translation>
  </message>
  <message>
   <source>That one is a cherry, too. Look at the flowers.</source>
   <translation>Celle-ci est aussi un cerisier. Regardez les fleurs.</translation>
  </message>
  <message>
   <source>That one is a ribbon. Keep looking.</source>
   <translation>C’est un ruban. Cherchez encore.</translation>
  </message>
  <message>
   <source>That one is an animal. Keep looking.</source>
   <translation>C’est un animal. Cherchez encore.</translation>
  </message>
  <message>
   <source>That one is chaff: only its flower is on it. Keep looking.</source>
   <translation>C’est un kasu : il n’y a que sa fleur. Cherchez encore.</translation>
  </message>
  <message>
   <source>That was a solution. Your game goes on where you left it.</source>
   <translation>C’était une solution. Votre partie reprend là où vous l’aviez laissée.</translation>
  </message>
  <message>
   <source>The aim</source>
   <translation>But du jeu</translation>
  </message>
  <message>
   <source>The best result of a round earns {points}</source>
   <translation>Le meilleur résultat d’une manche rapporte {points}</translation>
  </message>
  <message>
   <source>The best results are equal, so that nobody earns anything.</source>
   <translation>Les meilleurs résultats sont à égalité ; personne ne gagne rien.</translation>
  </message>
  <message>
   <source>The butterflies and the deer. Well seen.</source>
   <translation>Les papillons et le cerf. Bien vu.</translation>
  </message>
  <message>
   <source>The call adds {points} if you win.</source>
   <translation>L’annonce ajoute {points} si vous gagnez.</translation>
  </message>
  <message>
   <source>The captured cards</source>
   <translation>Les cartes capturées</translation>
  </message>
  <message>
   <source>The captured cards by themselves are worth nothing</source>
   <translation>Les cartes capturées ne valent rien par elles-mêmes</translation>
  </message>
  <message>
   <source>The card on top of the discard pile takes effect once, at the end of the turn that laid it there. You choose that card by the order in which you lay your cards. If several of these apply, only the first counts.</source>
   <translation>La carte du dessus de la défausse agit une fois, à la fin du tour qui l’y a posée. Vous choisissez cette carte par l’ordre dans lequel vous posez les vôtres. Si plusieurs de ces effets conviennent, seul le premier agit.</translation>
  </message>
  <message>
   <source>The card there lies face down.</source>
   <translation>La carte qui s’y trouve est cachée.</translation>
  </message>
  <message>
   <source>The cards among which to choose.</source>
   <translation>Les cartes parmi lesquelles choisir.</translation>
  </message>
  <message>
   <source>The cards are also dealt again if the field shows {cards}</source>
   <translation>On redistribue aussi si le champ montre {cards}</translation>
  </message>
  <message>
   <source>The cards are dealt again</source>
   <translation>On redistribue les cartes</translation>
  </message>
  <message>
   <source>The cards are dealt again if the field shows {cards}</source>
   <translation>On redistribue si le champ montre {cards}</translation>
  </message>
  <message>
   <source>The cards have run out, and everybody counts.</source>
   <translation>Les cartes sont épuisées, et chacun compte ses points.</translation>
  </message>
  <message>
   <source>The cards it takes; each card serves one need.</source>
   <translation>Les cartes qu’il prend ; chacune ne sert qu’à un besoin.</translation>
  </message>
  <message>
   <source>The cards lie there already.</source>
   <translation>Les cartes y sont déjà.</translation>
  </message>
  <message>
   <source>The cards may come in any order</source>
   <translation>Les cartes peuvent venir dans n’importe quel ordre</translation>
  </message>
  <message>
   <source>The cards ran out, and the round goes to {winners}.</source>
   <translation>Plus de cartes : la manche revient à {winners}.</translation>
  </message>
  <message>
   <source>The cards that are in it.</source>
   <translation>Les cartes qu’il contient.</translation>
  </message>
  <message>
   <source>The cards that lie beneath the top one have an order of their own.</source>
   <translation>Les cartes sous celle du dessus ont leur propre ordre.</translation>
  </message>
  <message>
   <source>The cards that you play with. All cards of a deck are seen with View, Deck.</source>
   <translation>Les cartes avec lesquelles vous jouez. Affichage, Jeu de cartes montre toutes les cartes d’un jeu.</translation>
  </message>
  <message>
   <source>The cards.</source>
   <translation>Les cartes.</translation>
  </message>
  <message>
   <source>The cards. Where several effects name a card, the first of them counts.</source>
   <translation>Les cartes. Si plusieurs effets nomment une carte, le premier compte.</translation>
  </message>
  <message>
   <source>The cards; those that count as several do so here.</source>
   <translation>Les cartes ; celles qui comptent pour plusieurs le font ici aussi.</translation>
  </message>
  <message>
   <source>The cards; where several entries name one, the last of them counts.</source>
   <translation>Les cartes ; si plusieurs entrées en nomment une, la dernière compte.</translation>
  </message>
  <message>
   <source>The coach found no answer for this moment.</source>
   <translation>L’entraîneur n’a pas trouvé de réponse pour ce moment.</translation>
  </message>
  <message>
   <source>The coach leans to: {move}.</source>
   <translation>L’entraîneur penche pour : {move}.</translation>
  </message>
  <message>
   <source>The coach leans to: {move}. But the two are too close to tell apart.</source>
   <translation>L’entraîneur penche pour : {move}. Mais les deux se valent presque.</translation>
  </message>
  <message>
   <source>The coach would have done the same.</source>
   <translation>L’entraîneur aurait fait de même.</translation>
  </message>
  <message>
   <source>The columns, in groups that share their rules.</source>
   <translation>Les colonnes, par groupes qui partagent leurs règles.</translation>
  </message>
  <message>
   <source>The computers play among themselves; you can watch.</source>
   <translation>Les ordinateurs jouent entre eux ; vous pouvez regarder.</translation>
  </message>
  <message>
   <source>The computers play, and you watch. Esc pauses.</source>
   <translation>Les ordinateurs jouent et vous regardez. Échap : pause.</translation>
  </message>
  <message>
   <source>The crane and the sun, the curtain, the moon, the rain man, the phoenix.</source>
   <translation>La grue et le soleil, le rideau, la lune, l’homme sous la pluie, le phénix.</translation>
  </message>
  <message>
   <source>The deal</source>
   <translation>La donne</translation>
  </message>
  <message>
   <source>The deck '{deck}' is not there any more.</source>
   <translation>Le jeu de cartes « {deck} » n’est plus là.</translation>
  </message>
  <message>
   <source>The deck has too few cards for two players.</source>
   <translation>Le jeu n’a pas assez de cartes pour deux joueurs.</translation>
  </message>
  <message>
   <source>The deck has too few cards for {n} players.</source>
   <translation>Le jeu n’a pas assez de cartes pour {n} joueurs.</translation>
  </message>
  <message>
   <source>The deck's name; a game says `deck: hanafuda-48`. Left out, it is the file's name.</source>
   <translation>Le nom du jeu de cartes ; un jeu dit `deck: hanafuda-48`. Si rien n’est dit, c’est le nom du fichier.</translation>
  </message>
  <message>
   <source>The deck: the name of a file in `rules/decks/`, or the deck itself.</source>
   <translation>Le jeu de cartes : le nom d’un fichier de `rules/decks/`, ou le jeu lui-même.</translation>
  </message>
  <message>
   <source>The end of the round</source>
   <translation>La fin de la manche</translation>
  </message>
  <message>
   <source>The fewest.</source>
   <translation>Le minimum.</translation>
  </message>
  <message>
   <source>The file cannot be added: {problem}.</source>
   <translation>Le fichier ne peut pas être ajouté : {problem}.</translation>
  </message>
  <message>
   <source>The file cannot be read ({reason}).</source>
   <translation>Le fichier ne peut pas être lu ({reason}).</translation>
  </message>
  <message>
   <source>The file cannot be saved ({reason}). What you wrote is still here.</source>
   <translation>Le fichier ne peut pas être enregistré ({reason}). Ce que vous avez écrit est toujours là.</translation>
  </message>
  <message>
   <source>The first hand on it pays nothing.</source>
   <translation>La première main posée ne paie rien.</translation>
  </message>
  <message>
   <source>The first of them pays as all others do</source>
   <translation>Le premier d’entre eux paie comme tous les autres</translation>
  </message>
  <message>
   <source>The first of them pays nothing</source>
   <translation>Le premier d’entre eux ne paie rien</translation>
  </message>
  <message>
   <source>The form waits until the text can be read: mend what is underlined first.</source>
   <translation>Le formulaire attend que le texte puisse être lu : corrigez d’abord ce qui est souligné.</translation>
  </message>
  <message>
   <source>The four kinds</source>
   <translation>Les quatre genres</translation>
  </message>
  <message>
   <source>The fourth card of this month is not on the field.</source>
   <translation>La quatrième carte de ce mois n’est pas sur le champ.</translation>
  </message>
  <message>
   <source>The game</source>
   <translation>Le jeu</translation>
  </message>
  <message>
   <source>The game also ends as soon as somebody has {points}</source>
   <translation>La partie se termine aussi dès que quelqu’un a {points}</translation>
  </message>
  <message>
   <source>The game as it was</source>
   <translation>La partie telle qu’elle était</translation>
  </message>
  <message>
   <source>The game cannot be saved ({reason}). You can go on playing.</source>
   <translation>La partie ne peut pas être enregistrée ({reason}). Vous pouvez continuer à jouer.</translation>
  </message>
  <message>
   <source>The game cannot go on by the new rules: {why}</source>
   <translation>La partie ne peut pas continuer selon les nouvelles règles : {why}</translation>
  </message>
  <message numerus="yes">
   <source>The game ends as soon as somebody has {points} in all, and after {number} rounds at the latest. The highest total wins</source>
   <translation>
    <numerusform>La partie finit dès que quelqu’un a {points} au total, et au plus tard après {number} manche. Le total le plus haut gagne</numerusform>
    <numerusform>La partie finit dès que quelqu’un a {points} au total, et au plus tard après {number} manches. Le total le plus haut gagne</numerusform>
   </translation>
  </message>
  <message>
   <source>The game goes on by the new rules.</source>
   <translation>La partie continue selon les nouvelles règles.</translation>
  </message>
  <message>
   <source>The game is being saved again.</source>
   <translation>La partie est de nouveau enregistrée.</translation>
  </message>
  <message>
   <source>The game is lost.</source>
   <translation>La partie est perdue.</translation>
  </message>
  <message>
   <source>The game is on the clipboard as text.</source>
   <translation>La partie est dans le presse-papiers, en texte.</translation>
  </message>
  <message>
   <source>The game is over</source>
   <translation>La partie est terminée</translation>
  </message>
  <message>
   <source>The game is over.</source>
   <translation>La partie est terminée.</translation>
  </message>
  <message>
   <source>The game is shared by all</source>
   <translation>Partie partagée par tous</translation>
  </message>
  <message>
   <source>The game that this one changes: the name of its file. What is not written here is as it is there.</source>
   <translation>Le jeu que celui-ci modifie : le nom de son fichier. Ce qui n’est pas écrit ici est comme là-bas.</translation>
  </message>
  <message>
   <source>The game that this one changes: the name of its file. What stands here is laid over it: maps merge, lists of parts with an id merge by it, all else is replaced.</source>
   <translation>Le jeu que celui-ci modifie : le nom de son fichier. Ce qui est écrit ici se pose par-dessus : les tables se fondent, les listes d’éléments avec un id se fondent par cet id, tout le reste est remplacé.</translation>
  </message>
  <message>
   <source>The game this is a variant of. Filled in from `extends`; lists show it as a child.</source>
   <translation>Le jeu dont celui-ci est une variante. Repris de `extends` ; les listes le montrent en dessous.</translation>
  </message>
  <message>
   <source>The game's name for commands and records. Left out, it is the file's name.</source>
   <translation>Le nom du jeu pour les commandes et les parties enregistrées. Si rien n’est dit, c’est le nom du fichier.</translation>
  </message>
  <message>
   <source>The game's name for people.</source>
   <translation>Le nom du jeu pour les gens.</translation>
  </message>
  <message>
   <source>The games could not be played to their end.</source>
   <translation>Les parties n’ont pas pu être jouées jusqu’au bout.</translation>
  </message>
  <message>
   <source>The hand of the first of them is worth nothing to the winner</source>
   <translation>La main du premier d’entre eux ne vaut rien pour le gagnant</translation>
  </message>
  <message>
   <source>The hands of the people at this keyboard, from the first seat on. On a keyboard of another script these are the keys in the same places.</source>
   <translation>Les mains des personnes à ce clavier, à partir de la première place. Sur un clavier d’une autre écriture, ce sont les touches aux mêmes endroits.</translation>
  </message>
  <message>
   <source>The hands race</source>
   <translation>La course des mains</translation>
  </message>
  <message>
   <source>The highest number of a deal is {most}.</source>
   <translation>Le numéro de donne le plus élevé est {most}.</translation>
  </message>
  <message>
   <source>The house rule cannot be made: {problem}.</source>
   <translation>La règle maison ne peut pas être créée : {problem}.</translation>
  </message>
  <message>
   <source>The kind they count as.</source>
   <translation>Le genre pour lequel elles comptent.</translation>
  </message>
  <message>
   <source>The kinds rank, from the lowest: chaff, ribbon, animal, bright.</source>
   <translation>Les genres se classent ainsi, du plus bas : kasu, ruban, animal, lumière.</translation>
  </message>
  <message>
   <source>The larger stack of the middle</source>
   <translation>La plus grande pile du milieu</translation>
  </message>
  <message>
   <source>The last card is the stock.</source>
   <translation>La dernière carte forme la pioche.</translation>
  </message>
  <message>
   <source>The last hand on it plays a forfeit.</source>
   <translation>La dernière main posée a un gage.</translation>
  </message>
  <message>
   <source>The last move</source>
   <translation>Le dernier coup</translation>
  </message>
  <message>
   <source>The last of them plays a forfeit (batsu)</source>
   <translation>Le dernier d’entre eux reçoit un gage (batsu)</translation>
  </message>
  <message>
   <source>The last turn of a round takes nothing</source>
   <translation>Le dernier tour d’une manche ne prend rien</translation>
  </message>
  <message numerus="yes">
   <source>The last {n} moves of the saved game could not be read.</source>
   <translation>
    <numerusform>Le dernier coup de la partie enregistrée n’a pas pu être lu.</numerusform>
    <numerusform>Les {n} derniers coups de la partie enregistrée n’ont pas pu être lus.</numerusform>
   </translation>
  </message>
  <message>
   <source>The layout</source>
   <translation>Le tableau</translation>
  </message>
  <message>
   <source>The left stack or the right one, where a card fits both.</source>
   <translation>La pile de gauche ou de droite, quand une carte va sur les deux.</translation>
  </message>
  <message>
   <source>The loser pays what all the winner's yaku are worth: one gains these points, the other loses them</source>
   <translation>Le perdant paie ce que valent tous les yaku du gagnant : l’un marque ces points, l’autre les perd</translation>
  </message>
  <message>
   <source>The loser takes the other, and has to keep what is left of their layout.</source>
   <translation>Le perdant prend l’autre, et doit garder ce qui reste de son tableau.</translation>
  </message>
  <message>
   <source>The lot</source>
   <translation>Le tirage au sort</translation>
  </message>
  <message>
   <source>The lot has decided</source>
   <translation>Le sort a décidé</translation>
  </message>
  <message>
   <source>The months</source>
   <translation>Les mois</translation>
  </message>
  <message>
   <source>The months do not go round: nothing comes before January or after December.</source>
   <translation>Les mois ne tournent pas : rien ne vient avant janvier ni après décembre.</translation>
  </message>
  <message>
   <source>The months go round: after December comes January again.</source>
   <translation>Les mois tournent : après décembre revient janvier.</translation>
  </message>
  <message>
   <source>The months, 1 to 12, in whose rounds it counts; left out, in all.</source>
   <translation>Les mois (1 à 12) dans les manches desquels il compte ; absents, tous.</translation>
  </message>
  <message>
   <source>The moon is yours. The other one stays on the field.</source>
   <translation>La lune est à vous. L’autre reste sur le champ.</translation>
  </message>
  <message>
   <source>The most that one player pays for a round.</source>
   <translation>Le plus qu’un joueur paie pour une manche.</translation>
  </message>
  <message>
   <source>The most.</source>
   <translation>Le maximum.</translation>
  </message>
  <message>
   <source>The name by which other keys, records and variants call this part.</source>
   <translation>Le nom par lequel d’autres clés, les parties enregistrées et les variantes désignent cet élément.</translation>
  </message>
  <message>
   <source>The newest {count} games are kept, also those left unfinished.</source>
   <translation>Les {count} parties les plus récentes sont gardées, même inachevées.</translation>
  </message>
  <message>
   <source>The next player draws {cards}</source>
   <translation>Le joueur suivant pioche {cards}</translation>
  </message>
  <message>
   <source>The next player draws {cards} and loses the turn</source>
   <translation>Le joueur suivant pioche {cards} et passe son tour</translation>
  </message>
  <message>
   <source>The next player in turn deals the next round</source>
   <translation>Le joueur suivant donne la manche suivante</translation>
  </message>
  <message>
   <source>The next player in turn deals the next round.</source>
   <translation>Le joueur suivant donne la manche suivante.</translation>
  </message>
  <message>
   <source>The next player loses the turn</source>
   <translation>Le joueur suivant passe son tour</translation>
  </message>
  <message>
   <source>The number of a deal has digits only.</source>
   <translation>Le numéro d’une donne ne comporte que des chiffres.</translation>
  </message>
  <message>
   <source>The number on a card tells its month.</source>
   <translation>Le nombre sur une carte indique son mois.</translation>
  </message>
  <message>
   <source>The odd card left of its own month goes to the player who captured with it when the round ends</source>
   <translation>La carte restée seule de son propre mois va, à la fin de la manche, au joueur qui a capturé avec elle</translation>
  </message>
  <message>
   <source>The odd card left of its own month goes to whoever captured the others of that month when the round ends</source>
   <translation>La carte restée seule de son propre mois va, à la fin de la manche, à qui a capturé les autres de ce mois</translation>
  </message>
  <message>
   <source>The odd card left of its own month then goes to whoever captured the others of that month</source>
   <translation>La carte restée seule de son propre mois va alors à qui a capturé les autres de ce mois</translation>
  </message>
  <message>
   <source>The other cards are the stock, face down.</source>
   <translation>Les autres cartes forment la pioche, face cachée.</translation>
  </message>
  <message>
   <source>The other cards are the stock, face down; the discard pile beside it begins empty.</source>
   <translation>Les autres cartes forment la pioche, face cachée ; à côté, la défausse est vide au départ.</translation>
  </message>
  <message>
   <source>The other one plays first. Then it is your turn again.</source>
   <translation>L’autre joue d’abord. Puis c’est de nouveau à vous.</translation>
  </message>
  <message>
   <source>The other one was faster this time. Now you have seen how it goes.</source>
   <translation>L’autre a été plus rapide cette fois. Vous savez maintenant comment cela se passe.</translation>
  </message>
  <message>
   <source>The other {number} are the stock.</source>
   <translation>Les {number} autres forment la pioche.</translation>
  </message>
  <message numerus="yes">
   <source>The other {number} cards are the stock, face down.</source>
   <translation>
    <numerusform>La carte qui reste ({number}) forme la pioche, face cachée.</numerusform>
    <numerusform>Les {number} autres cartes forment la pioche, face cachée.</numerusform>
   </translation>
  </message>
  <message>
   <source>The other's columns</source>
   <translation>Colonnes de l’adversaire</translation>
  </message>
  <message>
   <source>The other's deck</source>
   <translation>Pioche de l’adversaire</translation>
  </message>
  <message>
   <source>The other's hand</source>
   <translation>Main de l’adversaire</translation>
  </message>
  <message>
   <source>The other's yaku, taken away</source>
   <translation>Les yaku de l’autre, retranchés</translation>
  </message>
  <message>
   <source>The placed card's kind beside that of the card beneath, in the order chaff, ribbon, animal, bright: same, different, lower, higher, next-lower or next-higher.</source>
   <translation>Le genre de la carte posée par rapport à celle du dessous, dans l’ordre kasu, ruban, animal, lumière : same (même), different, lower (plus bas), higher (plus haut), next-lower ou next-higher.</translation>
  </message>
  <message>
   <source>The placed card's month beside that of the card beneath: same, different, earlier (by exactly one), later (by one), adjacent (either), or a list of steps such as [-2, 2].</source>
   <translation>Le mois de la carte posée par rapport à celle du dessous : same (même), different, earlier (juste avant), later (juste après), adjacent (l’un ou l’autre), ou une liste d’écarts comme [-2, 2].</translation>
  </message>
  <message>
   <source>The placed card's place in its month (1 to 4, from its highest card to its last chaff) beside that of the card beneath: same, different, next (by exactly one), previous, or a list of steps.</source>
   <translation>Le rang dans son mois (1 à 4, de sa plus haute carte à son dernier kasu) de la carte posée par rapport à celle du dessous : same (même), different, next (juste après), previous (juste avant), ou une liste d’écarts.</translation>
  </message>
  <message>
   <source>The program could not be started ({fault}). Your games are safe. If you tell us, please send this text along.</source>
   <translation>Le programme n’a pas pu démarrer ({fault}). Vos parties sont en sécurité. Si vous nous le signalez, joignez ce texte, s’il vous plaît.</translation>
  </message>
  <message>
   <source>The program is free software under the MIT licence; the card pictures and other art drawn for it are under CC BY 4.0. It stands on:</source>
   <translation>Le programme est un logiciel libre sous licence MIT ; les images des cartes et les autres dessins faits pour lui sont sous CC BY 4.0. Il repose sur :</translation>
  </message>
  <message>
   <source>The program speaks</source>
   <translation>Le programme parle</translation>
  </message>
  <message>
   <source>The race</source>
   <translation>La course</translation>
  </message>
  <message numerus="yes">
   <source>The race has {racers} racers, and these are {n} times.</source>
   <translation>
    <numerusform>La course compte {racers} participants, et voici {n} temps.</numerusform>
    <numerusform>La course compte {racers} participants, et voici {n} temps.</numerusform>
   </translation>
  </message>
  <message>
   <source>The race is over</source>
   <translation>La course est finie</translation>
  </message>
  <message>
   <source>The race of the others for the winner's palm. Left out, there is none, and everybody pays.</source>
   <translation>La course des autres vers la paume du gagnant. Si rien n’est dit, il n’y en a pas, et tous paient.</translation>
  </message>
  <message>
   <source>The race was interrupted; it is run again.</source>
   <translation>La course a été interrompue ; elle recommence.</translation>
  </message>
  <message>
   <source>The results of all rounds are added up.</source>
   <translation>Les résultats de toutes les manches s’additionnent.</translation>
  </message>
  <message>
   <source>The ring of the months lies on the table.</source>
   <translation>L’anneau des mois est posé sur la table.</translation>
  </message>
  <message>
   <source>The ring of the months on the table, in games that wait for nobody.</source>
   <translation>L’anneau des mois sur la table, dans les jeux qui n’attendent personne.</translation>
  </message>
  <message>
   <source>The round is drawn: nobody scores.</source>
   <translation>Manche nulle : personne ne marque.</translation>
  </message>
  <message>
   <source>The round is not over.</source>
   <translation>La manche n’est pas finie.</translation>
  </message>
  <message>
   <source>The round is over</source>
   <translation>La manche est terminée</translation>
  </message>
  <message>
   <source>The round is over when all hands and the stock are used up.</source>
   <translation>La manche se termine quand toutes les mains et la pioche sont épuisées.</translation>
  </message>
  <message>
   <source>The round is over when all hands are used up.</source>
   <translation>La manche se termine quand toutes les mains sont épuisées.</translation>
  </message>
  <message>
   <source>The round is over when the stock is used up, even if there are cards left in hand.</source>
   <translation>La manche se termine quand la pioche est épuisée, même s’il reste des cartes en main.</translation>
  </message>
  <message>
   <source>The round is over when the stock is used up.</source>
   <translation>La manche se termine quand la pioche est épuisée.</translation>
  </message>
  <message>
   <source>The round is over.</source>
   <translation>La manche est finie.</translation>
  </message>
  <message>
   <source>The round's month is one of these.</source>
   <translation>Le mois de la manche est l’un de ceux-ci.</translation>
  </message>
  <message>
   <source>The rule file '{name}' has errors, so this game cannot be played yet:</source>
   <translation>Le fichier de règles « {name} » contient des erreurs ; ce jeu ne peut donc pas encore être joué :</translation>
  </message>
  <message>
   <source>The rule file cannot be read now; this deal has the rules it had.</source>
   <translation>Le fichier de règles ne peut pas être lu ; cette donne garde ses règles.</translation>
  </message>
  <message>
   <source>The rule file of this game as text, with a table to try it at.</source>
   <translation>Le fichier de règles de ce jeu en texte, avec une table pour l’essayer.</translation>
  </message>
  <message>
   <source>The rules allow it. But the moon is worth far more: take that one.</source>
   <translation>La règle le permet. Mais la lune vaut bien plus : prenez-la.</translation>
  </message>
  <message>
   <source>The rules cannot be exported: {problem}.</source>
   <translation>Les règles ne peuvent pas être exportées : {problem}.</translation>
  </message>
  <message>
   <source>The rules of this game have changed since it was dealt. It goes on as it was; a new deal follows the new rules.</source>
   <translation>Les règles de ce jeu ont changé depuis la donne. La partie continue comme avant ; une nouvelle donne suit les nouvelles règles.</translation>
  </message>
  <message>
   <source>The same cards from the beginning.</source>
   <translation>Les mêmes cartes depuis le début.</translation>
  </message>
  <message>
   <source>The same for the second person, on the right.</source>
   <translation>De même pour la seconde personne, à droite.</translation>
  </message>
  <message>
   <source>The same number is the same deal, on every computer:</source>
   <translation>Le même numéro donne la même donne, sur tout ordinateur :</translation>
  </message>
  <message>
   <source>The same player deals every round</source>
   <translation>Le même joueur donne à chaque manche</translation>
  </message>
  <message>
   <source>The same player deals every round.</source>
   <translation>Le même joueur donne à chaque manche.</translation>
  </message>
  <message>
   <source>The same, the other way.</source>
   <translation>La même chose, en sens inverse.</translation>
  </message>
  <message>
   <source>The saved game could not be read: {why}</source>
   <translation>La partie enregistrée n’a pas pu être lue : {why}</translation>
  </message>
  <message>
   <source>The saved game could not be read: {why} It was kept as {file}.</source>
   <translation>La partie enregistrée n’a pas pu être lue : {why} Elle a été conservée sous le nom {file}.</translation>
  </message>
  <message>
   <source>The saved game was written by a newer version of this program and is left as it is: {file}.</source>
   <translation>La partie enregistrée a été écrite par une version plus récente de ce programme et reste telle quelle : {file}.</translation>
  </message>
  <message>
   <source>The settings cannot be saved ({why}).</source>
   <translation>Impossible d’enregistrer les réglages ({why}).</translation>
  </message>
  <message>
   <source>The settings could not be read; the usual ones are used.</source>
   <translation>Les réglages n’ont pas pu être lus ; les réglages habituels sont utilisés.</translation>
  </message>
  <message>
   <source>The settings could not be read; the usual ones are used. The file was kept as {file}.</source>
   <translation>Les réglages n’ont pas pu être lus ; les réglages habituels sont utilisés. Le fichier a été conservé sous le nom {file}.</translation>
  </message>
  <message>
   <source>The settings were written by a newer version of this program and are left as they are. What is changed here is not kept.</source>
   <translation>Les réglages ont été écrits par une version plus récente de ce programme et restent tels quels. Ce qui est changé ici n’est pas conservé.</translation>
  </message>
  <message>
   <source>The smaller stack of the middle</source>
   <translation>La plus petite pile du milieu</translation>
  </message>
  <message>
   <source>The solver cannot be asked now, so nothing can be shown.</source>
   <translation>Le solveur n’est pas disponible pour l’instant : rien ne peut être montré.</translation>
  </message>
  <message>
   <source>The solver cannot be asked now.</source>
   <translation>Le solveur n’est pas disponible pour l’instant.</translation>
  </message>
  <message>
   <source>The stack of the middle</source>
   <translation>La pile du milieu</translation>
  </message>
  <message>
   <source>The statistics are being written again.</source>
   <translation>Les statistiques sont de nouveau écrites.</translation>
  </message>
  <message>
   <source>The statistics cannot be used now ({why}).</source>
   <translation>Les statistiques sont indisponibles pour l’instant ({why}).</translation>
  </message>
  <message>
   <source>The statistics cannot be written ({why}). You can go on playing.</source>
   <translation>Les statistiques ne peuvent pas être écrites ({why}). Vous pouvez continuer à jouer.</translation>
  </message>
  <message>
   <source>The statistics could not be read, and new ones were begun. The file was kept as {file}.</source>
   <translation>Les statistiques n’ont pas pu être lues ; de nouvelles ont été commencées. Le fichier a été conservé sous le nom {file}.</translation>
  </message>
  <message>
   <source>The stock</source>
   <translation>La pioche</translation>
  </message>
  <message>
   <source>The stock is empty.</source>
   <translation>La pioche est vide.</translation>
  </message>
  <message>
   <source>The stock is gone through only once</source>
   <translation>On ne parcourt la pioche qu’une fois</translation>
  </message>
  <message>
   <source>The stock is not used up yet.</source>
   <translation>La pioche n’est pas encore épuisée.</translation>
  </message>
  <message>
   <source>The stock is used up: turn the turned cards over again.</source>
   <translation>La pioche est épuisée : remettez-y les cartes retournées.</translation>
  </message>
  <message>
   <source>The stock may not be turned over again.</source>
   <translation>On ne peut plus reformer la pioche.</translation>
  </message>
  <message>
   <source>The stock may not be turned while {piles} is empty</source>
   <translation>On ne peut pas retourner de carte de la pioche tant que {piles} est vide</translation>
  </message>
  <message>
   <source>The stock turned up a peony, and took the other one for you. Your captured cards lie beside the table.</source>
   <translation>La pioche a retourné une pivoine, qui a pris l’autre pour vous. Vos prises sont sur le côté.</translation>
  </message>
  <message>
   <source>The stock was turned over.</source>
   <translation>La pioche a été retournée.</translation>
  </message>
  <message>
   <source>The stock's cards are turned up one by one and laid beside it, each on the last</source>
   <translation>Les cartes de la pioche sont retournées une à une et posées à côté, chacune sur la précédente</translation>
  </message>
  <message>
   <source>The stock's cards are turned up {number} at a time and laid beside it, one on the other</source>
   <translation>Les cartes de la pioche sont retournées {number} par {number} et posées à côté, l’une sur l’autre</translation>
  </message>
  <message>
   <source>The struggle</source>
   <translation>La lutte</translation>
  </message>
  <message>
   <source>The table after a deal.</source>
   <translation>La table après une donne.</translation>
  </message>
  <message>
   <source>The table alone.</source>
   <translation>La table seule.</translation>
  </message>
  <message>
   <source>The table is laid when there is nothing wrong with the rules.</source>
   <translation>La table est mise quand il n’y a aucune erreur dans les règles.</translation>
  </message>
  <message>
   <source>The table shows the rules as they were sound last.</source>
   <translation>La table montre les dernières règles sans erreur.</translation>
  </message>
  <message>
   <source>The team of {names} has won</source>
   <translation>L’équipe {names} a gagné</translation>
  </message>
  <message>
   <source>The text they stand in.</source>
   <translation>Le texte où elles figurent.</translation>
  </message>
  <message>
   <source>The top card may be taken back into play</source>
   <translation>La carte du dessus peut être remise en jeu</translation>
  </message>
  <message>
   <source>The top card of each {pile} lies face up, the cards under it face down</source>
   <translation>Dans chaque {pile}, la carte du dessus est visible, les autres sont cachées</translation>
  </message>
  <message>
   <source>The top card of {pile} lies face up, the cards under it face down</source>
   <translation>Dans {pile}, la carte du dessus est visible, les autres sont cachées</translation>
  </message>
  <message>
   <source>The top one of the turned cards is in play; once it has gone, the one under it is</source>
   <translation>La carte du dessus des cartes retournées est en jeu ; quand elle est partie, c’est celle du dessous</translation>
  </message>
  <message>
   <source>The top one of the turned cards may be moved too, by itself.</source>
   <translation>La carte du dessus des cartes retournées peut aussi être déplacée, seule.</translation>
  </message>
  <message>
   <source>The top one of the turned cards moves in the same way, by itself.</source>
   <translation>La carte du dessus des cartes retournées se déplace de la même façon, seule.</translation>
  </message>
  <message>
   <source>The top {number} cards of each {pile} lie face up, the cards under them face down</source>
   <translation>Dans chaque {pile}, les {number} cartes du dessus sont visibles, les autres sont cachées</translation>
  </message>
  <message>
   <source>The top {number} cards of {pile} lie face up, the cards under them face down</source>
   <translation>Dans {pile}, les {number} cartes du dessus sont visibles, les autres sont cachées</translation>
  </message>
  <message>
   <source>The turn captured all cards of a month.</source>
   <translation>Le tour a capturé toutes les cartes d’un mois.</translation>
  </message>
  <message>
   <source>The turn ends with an empty field.</source>
   <translation>Le tour se termine avec un champ vide.</translation>
  </message>
  <message>
   <source>The turned cards are the stock again.</source>
   <translation>Les cartes retournées forment de nouveau la pioche.</translation>
  </message>
  <message>
   <source>The turns of this round, in words.</source>
   <translation>Les tours de cette manche, en mots.</translation>
  </message>
  <message>
   <source>The twelve months</source>
   <translation>Les douze mois</translation>
  </message>
  <message>
   <source>The waste becomes the stock again</source>
   <translation>Le talon redevient la pioche</translation>
  </message>
  <message>
   <source>The ways to shed cards; a turn is one of them, or a struggle. A hand that has grown so large that it could make a combination in more than 3,000 ways makes it of its first cards, by month, alone.</source>
   <translation>Les façons de se défaire de cartes ; un tour en est une, ou une pioche de secours. Une main si grande qu’elle pourrait faire une combinaison de plus de 3 000 façons ne la fait que de ses premières cartes, par mois.</translation>
  </message>
  <message>
   <source>The wild cards.</source>
   <translation>Les jokers.</translation>
  </message>
  <message>
   <source>The window was left: who had not pressed by then has no time.</source>
   <translation>La fenêtre a été quittée : qui n’avait pas encore appuyé n’a pas de temps.</translation>
  </message>
  <message>
   <source>The winner gains what all these yaku are worth for each opponent, and nobody loses any</source>
   <translation>Le gagnant marque ce que valent tous ces yaku pour chaque adversaire, et personne n’en perd</translation>
  </message>
  <message>
   <source>The winner gains what all these yaku are worth, and nobody loses any</source>
   <translation>Le gagnant marque ce que valent tous ces yaku, et personne n’en perd</translation>
  </message>
  <message>
   <source>The winner of a round deals the next.</source>
   <translation>Le gagnant d’une manche donne la suivante.</translation>
  </message>
  <message>
   <source>The winner takes the larger stack; of equal stacks, the one they fed.</source>
   <translation>Le gagnant prend la plus grande pile ; à égalité, celle qu’il alimentait.</translation>
  </message>
  <message>
   <source>The winner takes the smaller stack; of equal stacks, the one they fed.</source>
   <translation>Le gagnant prend la plus petite pile ; à égalité, celle qu’il alimentait.</translation>
  </message>
  <message>
   <source>The winner takes the stack they fed.</source>
   <translation>Le gagnant prend la pile qu’il alimentait.</translation>
  </message>
  <message>
   <source>The winner's stack: the smaller, the larger, or the one that he feeds, which he also gets where both are equal. Where there is one stack only, it is the loser's.</source>
   <translation>La pile du gagnant : la plus petite, la plus grande, ou celle qu’il alimente, qu’il reçoit aussi quand les deux sont égales. S’il n’y a qu’une pile, elle va au perdant.</translation>
  </message>
  <message>
   <source>The yaku of the others, taken away</source>
   <translation>Les yaku des autres, retranchés</translation>
  </message>
  <message>
   <source>The yaku.</source>
   <translation>Les yaku.</translation>
  </message>
  <message>
   <source>The year of that text.</source>
   <translation>L’année de ce texte.</translation>
  </message>
  <message>
   <source>Then</source>
   <translation>Ensuite</translation>
  </message>
  <message>
   <source>Then the top card of the stock, the pile, is turned and does the same.</source>
   <translation>Puis la carte du dessus de la pioche, le paquet, est retournée et fait de même.</translation>
  </message>
  <message>
   <source>Then turn up the top card of the stock and play it in the same way.</source>
   <translation>Retournez ensuite la première carte de la pioche et jouez-la de la même façon.</translation>
  </message>
  <message>
   <source>There are no problems in this file.</source>
   <translation>Il n’y a pas de problème dans ce fichier.</translation>
  </message>
  <message>
   <source>There are no turns: both of you play at the same time, as fast as you can. Whoever first gets rid of all cards in their layout wins the round.</source>
   <translation>Il n’y a pas de tours : vous jouez tous deux en même temps, aussi vite que possible. Qui se défait le premier de toutes les cartes de son tableau gagne la manche.</translation>
  </message>
  <message>
   <source>There are not so many cards.</source>
   <translation>Il n’y a pas tant de cartes.</translation>
  </message>
  <message>
   <source>There are not three cards of this month in the hand.</source>
   <translation>Il n’y a pas trois cartes de ce mois dans la main.</translation>
  </message>
  <message>
   <source>There are only five brights: grand pictures with something great in them.</source>
   <translation>Il n’y a que cinq lumières : de grandes images, les plus belles.</translation>
  </message>
  <message>
   <source>There are twelve months, and each has four cards: 48 in all.</source>
   <translation>Il y a douze mois de quatre cartes chacun : 48 en tout.</translation>
  </message>
  <message>
   <source>There are two stacks in the middle all the same.</source>
   <translation>Il y a tout de même deux piles au milieu.</translation>
  </message>
  <message numerus="yes">
   <source>There are {piles} to build up, one card at a time</source>
   <translation>
    <numerusform>Il y a {piles} à monter, carte par carte</numerusform>
    <numerusform>Il y a {piles} à monter, carte par carte</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>There are {piles} to build up, one for each kind of card, one card at a time</source>
   <translation>
    <numerusform>Il y a {piles} à monter carte par carte, un genre de cartes par pile</numerusform>
    <numerusform>Il y a {piles} à monter carte par carte, un genre de cartes par pile</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>There are {piles} to build up, one for each month, one card at a time</source>
   <translation>
    <numerusform>Il y a {piles} à monter carte par carte, un mois par pile</numerusform>
    <numerusform>Il y a {piles} à monter carte par carte, un mois par pile</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>There are {piles} to build up, one for each place that a card can have in its month, one card at a time</source>
   <translation>
    <numerusform>Il y a {piles} à monter carte par carte, un rang dans le mois par pile</numerusform>
    <numerusform>Il y a {piles} à monter carte par carte, un rang dans le mois par pile</numerusform>
   </translation>
  </message>
  <message>
   <source>There is no card to take back.</source>
   <translation>Il n’y a pas de carte à ramener.</translation>
  </message>
  <message>
   <source>There is no card to turn over.</source>
   <translation>Il n’y a pas de carte à retourner.</translation>
  </message>
  <message>
   <source>There is no choice: {card} takes all that it can.</source>
   <translation>Pas de choix : avec {card} on prend tout ce que l’on peut.</translation>
  </message>
  <message>
   <source>There is no earlier game to go back to.</source>
   <translation>Il n’y a pas de partie précédente à reprendre.</translation>
  </message>
  <message>
   <source>There is no hint for this moment.</source>
   <translation>Il n’y a pas de conseil pour ce moment.</translation>
  </message>
  <message>
   <source>There is no home folder, so nothing can be kept. The environment variable {variable} can name a folder for it.</source>
   <translation>Il n’y a pas de dossier personnel : rien ne peut être enregistré. La variable d’environnement {variable} peut indiquer un dossier.</translation>
  </message>
  <message>
   <source>There is no stock.</source>
   <translation>Il n’y a pas de pioche.</translation>
  </message>
  <message>
   <source>There is no such card.</source>
   <translation>Cette carte n’existe pas.</translation>
  </message>
  <message>
   <source>There is no such column.</source>
   <translation>Cette colonne n’existe pas.</translation>
  </message>
  <message>
   <source>There is no such pile.</source>
   <translation>Cette pile n’existe pas.</translation>
  </message>
  <message>
   <source>There is no such place.</source>
   <translation>Cet endroit n’existe pas.</translation>
  </message>
  <message>
   <source>There is no such player.</source>
   <translation>Ce joueur n’existe pas.</translation>
  </message>
  <message>
   <source>There is no such seat.</source>
   <translation>Cette place n’existe pas.</translation>
  </message>
  <message>
   <source>There is no such stack.</source>
   <translation>Cette pile centrale n’existe pas.</translation>
  </message>
  <message>
   <source>There is no such yaku.</source>
   <translation>Ce yaku n’existe pas.</translation>
  </message>
  <message>
   <source>There is no useful move that can be seen.</source>
   <translation>Aucun coup utile n’est visible.</translation>
  </message>
  <message>
   <source>There is nothing left to draw: play a card of the hand.</source>
   <translation>Il n’y a plus rien à retourner : jouez une carte de la main.</translation>
  </message>
  <message>
   <source>There is nothing to draw.</source>
   <translation>Il n’y a rien à piocher.</translation>
  </message>
  <message>
   <source>There is nothing to play and nothing to draw.</source>
   <translation>Il n’y a rien à jouer et rien à piocher.</translation>
  </message>
  <message>
   <source>There is only one stack in the middle then, fed by the other's deck.</source>
   <translation>Il n’y a alors qu’une pile au milieu, alimentée par la pioche de l’autre.</translation>
  </message>
  <message>
   <source>There is only one stack in the middle, and both play onto it.</source>
   <translation>Il n’y a qu’une pile centrale, et tous deux y jouent.</translation>
  </message>
  <message>
   <source>There is: {what}</source>
   <translation>Il y a : {what}</translation>
  </message>
  <message>
   <source>There was no time to look at everything, so the numbers are rough.</source>
   <translation>Le temps a manqué pour tout examiner : les chiffres sont approximatifs.</translation>
  </message>
  <message>
   <source>There was nothing to choose in this round.</source>
   <translation>Il n’y avait rien à choisir dans cette manche.</translation>
  </message>
  <message numerus="yes">
   <source>There were {n} faults since the program was started.</source>
   <translation>
    <numerusform>Il y a eu {n} défaut depuis le démarrage du programme.</numerusform>
    <numerusform>Il y a eu {n} défauts depuis le démarrage du programme.</numerusform>
   </translation>
  </message>
  <message>
   <source>These are not exactly the cards of the deck.</source>
   <translation>Ce ne sont pas exactement les cartes du jeu.</translation>
  </message>
  <message>
   <source>These are not your cards.</source>
   <translation>Ce ne sont pas vos cartes.</translation>
  </message>
  <message>
   <source>These are the four cards of March: cherry blossoms on each of them.</source>
   <translation>Voici les quatre cartes de mars : des fleurs de cerisier sur chacune.</translation>
  </message>
  <message>
   <source>These cards are not a run that moves together.</source>
   <translation>Ces cartes ne forment pas une suite qui se déplace ensemble.</translation>
  </message>
  <message>
   <source>These cards are not free together.</source>
   <translation>Ces cartes ne sont pas libres ensemble.</translation>
  </message>
  <message>
   <source>These cards are shown already.</source>
   <translation>Ces cartes sont déjà montrées.</translation>
  </message>
  <message>
   <source>These cards do not go to the middle together.</source>
   <translation>Ces cartes ne vont pas au milieu ensemble.</translation>
  </message>
  <message>
   <source>These cards do not make the yaku.</source>
   <translation>Ces cartes ne forment pas le yaku.</translation>
  </message>
  <message>
   <source>These cards do not make {combination}.</source>
   <translation>Ces cartes ne forment pas « {combination} ».</translation>
  </message>
  <message>
   <source>These settings made no sense and are as usual: {names}.</source>
   <translation>Ces réglages n’avaient pas de sens et ont repris leur valeur habituelle : {names}.</translation>
  </message>
  <message>
   <source>These very cards are not free, but others of the yaku are.</source>
   <translation>Ces cartes-ci ne sont pas libres, mais d’autres du yaku le sont.</translation>
  </message>
  <message>
   <source>They are dealt {number} at a time, to the others, to the field and to the dealer in turn, until all have theirs</source>
   <translation>On les distribue par {number}, aux autres joueurs, sur le champ et au donneur tour à tour, jusqu’à ce que tout soit en place</translation>
  </message>
  <message>
   <source>They are shuffled for it</source>
   <translation>On les mélange pour cela</translation>
  </message>
  <message>
   <source>They are turned over as they lie, so they come in the same order</source>
   <translation>On les retourne telles quelles, elles reviennent donc dans le même ordre</translation>
  </message>
  <message>
   <source>They are worth little alone, but there are many of them.</source>
   <translation>Seules, elles valent peu, mais elles sont nombreuses.</translation>
  </message>
  <message>
   <source>Thin line: after many more tries the average would lie on it in about 95 of 100 cases.</source>
   <translation>Trait fin : après bien plus d’essais, la moyenne s’y trouverait dans environ 95 cas sur 100.</translation>
  </message>
  <message>
   <source>Thinking…</source>
   <translation>Réflexion…</translation>
  </message>
  <message>
   <source>Third</source>
   <comment>in a race</comment>
   <translation>Troisième</translation>
  </message>
  <message>
   <source>This cannot be dealt: {why}</source>
   <translation>Impossible de distribuer ceci : {why}</translation>
  </message>
  <message>
   <source>This cannot be written from here: {why}. Change it in the text.</source>
   <translation>Cela ne peut être écrit d’ici : {why}. Changez-le dans le texte.</translation>
  </message>
  <message>
   <source>This card does not come next on that pile.</source>
   <translation>Cette carte n’est pas la suivante sur cette pile.</translation>
  </message>
  <message>
   <source>This card does not fit on that one.</source>
   <translation>Cette carte ne va pas sur celle-là.</translation>
  </message>
  <message>
   <source>This card fits there.</source>
   <translation>Cette carte va à cet endroit.</translation>
  </message>
  <message>
   <source>This card is already picked.</source>
   <translation>Cette carte est déjà choisie.</translation>
  </message>
  <message>
   <source>This card lies face up already.</source>
   <translation>Cette carte est déjà visible.</translation>
  </message>
  <message>
   <source>This card may not be moved into an empty column.</source>
   <translation>Cette carte ne peut pas aller dans une colonne vide.</translation>
  </message>
  <message>
   <source>This column is empty.</source>
   <translation>Cette colonne est vide.</translation>
  </message>
  <message>
   <source>This command has it already.</source>
   <translation>Cette commande l’a déjà.</translation>
  </message>
  <message>
   <source>This deal cannot be won by anybody: every way to play it was tried.</source>
   <translation>Cette donne ne peut être gagnée par personne : toutes les façons de la jouer ont été essayées.</translation>
  </message>
  <message>
   <source>This empty place does not take that card.</source>
   <translation>Cette place vide n’accepte pas cette carte.</translation>
  </message>
  <message>
   <source>This file is not text in UTF-8, so it is only shown.</source>
   <translation>Ce fichier n’est pas du texte en UTF-8 ; il est seulement affiché.</translation>
  </message>
  <message>
   <source>This file is only shown; it is not written.</source>
   <translation>Ce fichier est seulement affiché ; il n’est pas écrit.</translation>
  </message>
  <message>
   <source>This game came with the program; its file is only shown.</source>
   <translation>Ce jeu est fourni avec le programme ; son fichier est seulement affiché.</translation>
  </message>
  <message>
   <source>This game cannot be kept, so the earlier one was not taken out.</source>
   <translation>Cette partie ne peut pas être conservée, la précédente n’a donc pas été reprise.</translation>
  </message>
  <message>
   <source>This game cannot be shown: {why}.</source>
   <translation>Cette partie ne peut pas être montrée : {why}.</translation>
  </message>
  <message>
   <source>This game has no such combination.</source>
   <translation>Ce jeu n’a pas cette combinaison.</translation>
  </message>
  <message numerus="yes">
   <source>This game is not for {n} players.</source>
   <translation>
    <numerusform>Ce jeu ne se joue pas à {n} joueur.</numerusform>
    <numerusform>Ce jeu ne se joue pas à {n} joueurs.</numerusform>
   </translation>
  </message>
  <message>
   <source>This game is over by now, or it is not saved any more.</source>
   <translation>Cette partie est déjà terminée, ou elle n’est plus enregistrée.</translation>
  </message>
  <message>
   <source>This game stands for itself: it changes no other.</source>
   <translation>Ce jeu tient tout seul : il n’en modifie aucun autre.</translation>
  </message>
  <message>
   <source>This is a variant of {game}</source>
   <translation>C’est une variante du jeu {game}</translation>
  </message>
  <message>
   <source>This is deal {deal}</source>
   <translation>Voici la donne n° {deal}</translation>
  </message>
  <message numerus="yes">
   <source>This is deal {deal} with {number} players, {names}</source>
   <translation>
    <numerusform>Voici la donne n° {deal}, à {number} joueur ({names})</numerusform>
    <numerusform>Voici la donne n° {deal}, à {number} joueurs ({names})</numerusform>
   </translation>
  </message>
  <message>
   <source>This is no move of this game.</source>
   <translation>Ce coup n’existe pas dans ce jeu.</translation>
  </message>
  <message>
   <source>This is to be mended in {file}, not here.</source>
   <translation>Cela se corrige dans {file}, pas ici.</translation>
  </message>
  <message>
   <source>This place holds a card already.</source>
   <translation>Cette case contient déjà une carte.</translation>
  </message>
  <message>
   <source>This round is over; the next one is to be dealt.</source>
   <translation>Cette manche est finie ; il faut donner la suivante.</translation>
  </message>
  <message>
   <source>This rule file has an error.</source>
   <translation>Ce fichier de règles contient une erreur.</translation>
  </message>
  <message>
   <source>This time be bold: choose “{go}”.</source>
   <translation>Cette fois, osez : choisissez « {go} ».</translation>
  </message>
  <message>
   <source>This version knows no computer player {names}; '{usual}' plays instead.</source>
   <translation>Cette version ne connaît pas de joueur ordinateur {names} ; « {usual} » joue à sa place.</translation>
  </message>
  <message>
   <source>This yaku has been collected already.</source>
   <translation>Ce yaku est déjà ramassé.</translation>
  </message>
  <message>
   <source>Those two are not of one month. Look for the same flower.</source>
   <translation>Ces deux-là ne sont pas du même mois. Cherchez la même fleur.</translation>
  </message>
  <message>
   <source>Three lie and wait for the fourth</source>
   <translation>Trois cartes attendent la quatrième</translation>
  </message>
  <message>
   <source>Three of a month</source>
   <translation>Trois cartes d’un mois</translation>
  </message>
  <message>
   <source>Three of a month are not played at once in this game.</source>
   <translation>Dans ce jeu, on ne joue pas trois cartes d’un mois à la fois.</translation>
  </message>
  <message>
   <source>Three of a month are not shown in this game.</source>
   <translation>Dans ce jeu, on ne montre pas trois cartes d’un mois.</translation>
  </message>
  <message>
   <source>Three of a month are shown before the first card is played.</source>
   <translation>On montre trois cartes d’un mois avant de jouer la première carte.</translation>
  </message>
  <message>
   <source>Three of {month}</source>
   <translation>Trois cartes : {month}</translation>
  </message>
  <message>
   <source>Three that fit</source>
   <translation>Trois cartes qui conviennent</translation>
  </message>
  <message>
   <source>Time played</source>
   <translation>Temps de jeu</translation>
  </message>
  <message>
   <source>Time played, below.</source>
   <translation>Le temps de jeu, en bas.</translation>
  </message>
  <message>
   <source>Times</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Fois</translation>
  </message>
  <message>
   <source>To</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Vers</translation>
  </message>
  <message>
   <source>To be first changes nothing</source>
   <translation>Être premier ne change rien</translation>
  </message>
  <message>
   <source>To be pasted into a chat.</source>
   <translation>Pour le coller dans une discussion.</translation>
  </message>
  <message>
   <source>To find the first dealer, everybody draws a card, and whoever has the earliest month deals; if months tie, the card of higher value decides.</source>
   <translation>Pour trouver le premier donneur, chacun tire une carte, et qui a le mois le plus tôt dans l’année donne ; à mois égal, la carte la plus chère l’emporte.</translation>
  </message>
  <message>
   <source>To find the first dealer, everybody draws a card. Whoever has the earliest month deals; of equal months, the card of higher value decides, and if these are equal too, everybody tries again</source>
   <translation>Pour désigner le premier donneur, chacun tire une carte. Celui qui a le mois le plus tôt dans l’année donne ; à mois égal, la carte de plus haute valeur l’emporte, et si elles se valent aussi, tout le monde recommence</translation>
  </message>
  <message>
   <source>To find the first dealer, everybody picks one of eight cards that lie face down. Whoever has the earliest month deals; of equal months, the card of higher value decides, and if these are equal too, everybody tries again</source>
   <translation>Pour désigner le premier donneur, chacun choisit l’une de huit cartes posées face cachée. Celui qui a le mois le plus tôt dans l’année donne ; à mois égal, la carte de plus haute valeur l’emporte, et si elles se valent aussi, tout le monde recommence</translation>
  </message>
  <message>
   <source>To middle</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Vers le centre</translation>
  </message>
  <message>
   <source>To the middle they go one at a time, or all at once if the lowest of them fits there</source>
   <translation>Au milieu, elles vont une par une, ou toutes à la fois si la plus basse y va</translation>
  </message>
  <message>
   <source>To the middle they go one at a time, the top one first</source>
   <translation>Au milieu, elles vont une par une, celle du dessus d’abord</translation>
  </message>
  <message>
   <source>Today's deal is being looked for; it will be dealt at once.</source>
   <translation>La donne du jour est en cours de recherche ; elle sera distribuée aussitôt.</translation>
  </message>
  <message>
   <source>Together</source>
   <translation>Total</translation>
  </message>
  <message>
   <source>Too early in the race</source>
   <translation>Trop tôt à la course</translation>
  </message>
  <message>
   <source>Too early: your hand is out.</source>
   <translation>Trop tôt : vous êtes éliminé.</translation>
  </message>
  <message>
   <source>Too early: {name}'s hand is out.</source>
   <translation>Trop tôt : {name} est hors course.</translation>
  </message>
  <message>
   <source>Too few</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Trop peu</translation>
  </message>
  <message>
   <source>Too few cards for a deck</source>
   <translation>Trop peu de cartes pour une pioche</translation>
  </message>
  <message>
   <source>Too few of its cards come from the columns.</source>
   <translation>Trop peu de ses cartes viennent des colonnes.</translation>
  </message>
  <message>
   <source>Too late: something else came first.</source>
   <translation>Trop tard : autre chose est arrivé avant.</translation>
  </message>
  <message>
   <source>Too late: {card} came first.</source>
   <translation>Trop tard : il y a déjà {card}.</translation>
  </message>
  <message>
   <source>Too many of its cards come from the free places.</source>
   <translation>Trop de ses cartes viennent des cases libres.</translation>
  </message>
  <message>
   <source>Total</source>
   <translation>Total</translation>
  </message>
  <message>
   <source>Total</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Total</translation>
  </message>
  <message>
   <source>Turn</source>
   <translation>Tour</translation>
  </message>
  <message>
   <source>Turn</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Retourner</translation>
  </message>
  <message>
   <source>Turn cards of the stock.</source>
   <translation>Retournez des cartes de la pioche.</translation>
  </message>
  <message>
   <source>Turn lost</source>
   <translation>Tour perdu</translation>
  </message>
  <message>
   <source>Turn the stock, or turn it over.</source>
   <translation>Retourner une carte de la pioche, ou la pioche entière.</translation>
  </message>
  <message>
   <source>Turn this card up first.</source>
   <translation>Retournez d’abord cette carte.</translation>
  </message>
  <message>
   <source>Turn up {cards} from the stock.</source>
   <translation>Retournez {cards} de la pioche.</translation>
  </message>
  <message>
   <source>Turned cards</source>
   <translation>Cartes retournées</translation>
  </message>
  <message>
   <source>Turned from the stock</source>
   <translation>Carte retournée de la pioche</translation>
  </message>
  <message>
   <source>Turned up as the very last card of the stock, it captures everything that is left on the field</source>
   <translation>Retournée comme toute dernière carte de la pioche, elle capture tout ce qui reste sur le champ</translation>
  </message>
  <message>
   <source>Turned up: {said}</source>
   <translation>Retournée : {said}</translation>
  </message>
  <message>
   <source>Turning</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Retournement</translation>
  </message>
  <message>
   <source>Turning the stock lays one card face up on {piles}, from left to right</source>
   <translation>Retourner la pioche pose une carte visible sur {piles}, de gauche à droite</translation>
  </message>
  <message>
   <source>Turns go clockwise round the table; the dealer (oya) begins</source>
   <translation>On joue dans le sens des aiguilles d’une montre ; le donneur (oya) commence</translation>
  </message>
  <message>
   <source>Turns go clockwise round the table; the dealer begins</source>
   <translation>On joue dans le sens des aiguilles d’une montre ; le donneur commence</translation>
  </message>
  <message>
   <source>Turns go counter-clockwise round the table; the dealer (oya) begins</source>
   <translation>On joue dans le sens inverse des aiguilles d’une montre ; le donneur (oya) commence</translation>
  </message>
  <message>
   <source>Turns go counter-clockwise round the table; the dealer begins</source>
   <translation>On joue dans le sens inverse des aiguilles d’une montre ; le donneur commence</translation>
  </message>
  <message>
   <source>Turns go the other way round</source>
   <translation>On change de sens</translation>
  </message>
  <message>
   <source>Twins</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Jumelles</translation>
  </message>
  <message>
   <source>Two at one keyboard: one has the keys on the left, one those on the right.</source>
   <translation>Deux à un clavier : l’un a les touches de gauche, l’autre celles de droite.</translation>
  </message>
  <message>
   <source>Two cards of your month lie on the field.</source>
   <translation>Deux cartes de votre mois sont sur le champ.</translation>
  </message>
  <message>
   <source>Two that fit</source>
   <translation>Deux cartes qui conviennent</translation>
  </message>
  <message>
   <source>Two things are counted among them: the bridge and the sake cup.</source>
   <translation>Deux objets en font partie : le pont et la coupe de saké.</translation>
  </message>
  <message>
   <source>Type a number.</source>
   <translation>Tapez un numéro.</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <source>Undo a new deal: the game before it returns.</source>
   <translation>Annuler une nouvelle donne : la partie précédente revient.</translation>
  </message>
  <message>
   <source>Until its pictures are ready, those of {deck} stand in for them, dimmed.</source>
   <translation>En attendant ses images, celles de {deck} les remplacent, estompées.</translation>
  </message>
  <message>
   <source>Up</source>
   <translation>Haut</translation>
  </message>
  <message>
   <source>Values</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Valeurs</translation>
  </message>
  <message>
   <source>Values and yaku of {game}</source>
   <translation>Valeurs et yaku de {game}</translation>
  </message>
  <message>
   <source>Values of {game}</source>
   <translation>Valeurs dans {game}</translation>
  </message>
  <message>
   <source>Varian&amp;t:</source>
   <translation>Varian&amp;te :</translation>
  </message>
  <message>
   <source>Variant of</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Variante de</translation>
  </message>
  <message>
   <source>Variants</source>
   <translation>Variantes</translation>
  </message>
  <message>
   <source>Version {number}</source>
   <translation>Version {number}</translation>
  </message>
  <message>
   <source>Version, authors, sources.</source>
   <translation>Version, auteurs, sources.</translation>
  </message>
  <message>
   <source>Vol&amp;ume</source>
   <translation>Vol&amp;ume</translation>
  </message>
  <message>
   <source>Volume</source>
   <translation>Volume</translation>
  </message>
  <message>
   <source>Wait for the count: one, two, three.</source>
   <translation>Attendez le décompte : un, deux, trois.</translation>
  </message>
  <message>
   <source>Waste at most</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Talon au plus</translation>
  </message>
  <message>
   <source>Watch a patience being won from here. Your game stays as it is.</source>
   <translation>Regarder comment gagner à partir d’ici. Votre partie reste telle quelle.</translation>
  </message>
  <message>
   <source>We thank those who devised these games or wrote their rules down. The words in this program are our own.</source>
   <translation>Merci à celles et ceux qui ont imaginé ces jeux ou en ont écrit les règles. Les mots de ce programme sont les nôtres.</translation>
  </message>
  <message>
   <source>Welcome</source>
   <translation>Bienvenue</translation>
  </message>
  <message>
   <source>Well done! Two cards of one month: that is what it is all about.</source>
   <translation>Bravo ! Deux cartes du même mois : tout est là.</translation>
  </message>
  <message>
   <source>Wh&amp;y?</source>
   <translation>Po&amp;urquoi ?</translation>
  </message>
  <message>
   <source>What &amp;differs</source>
   <translation>Ce qui &amp;diffère</translation>
  </message>
  <message>
   <source>What a card costs</source>
   <translation>Ce que coûte une carte</translation>
  </message>
  <message>
   <source>What a card placed on a column's top card must be like, or nothing.</source>
   <translation>Comment doit être une carte posée sur celle du dessus d’une colonne, ou nothing (rien).</translation>
  </message>
  <message>
   <source>What a card placed on a stack in the middle must be like.</source>
   <translation>Comment doit être une carte posée sur une pile du centre.</translation>
  </message>
  <message>
   <source>What a card placed on the pile's top card must be like, where `order` does not say it.</source>
   <translation>Comment doit être une carte posée sur celle du dessus de la pile, là où `order` ne le dit pas.</translation>
  </message>
  <message>
   <source>What a card placed on the top of the waste must be like, where cards may be played there; not beside `to: columns`.</source>
   <translation>Comment doit être une carte posée sur celle du dessus du talon, si l’on peut y jouer ; pas avec `to: columns`.</translation>
  </message>
  <message>
   <source>What a field means is said here. Whatever you change is written into the text.</source>
   <translation>Le sens d’un champ est dit ici. Tout ce que vous changez est écrit dans le texte.</translation>
  </message>
  <message>
   <source>What a round is worth</source>
   <translation>Ce que vaut une manche</translation>
  </message>
  <message>
   <source>What a round is worth that nobody stopped, in games in which one stops.</source>
   <translation>Ce que vaut une manche que personne n’a arrêtée, dans les jeux où l’on arrête.</translation>
  </message>
  <message>
   <source>What a round is worth to each player, in games in which nobody stops.</source>
   <translation>Ce que vaut une manche pour chaque joueur, dans les jeux que personne n’arrête.</translation>
  </message>
  <message>
   <source>What a yaku is worth that says no points of its own.</source>
   <translation>Ce que vaut un yaku qui ne dit pas ses points.</translation>
  </message>
  <message>
   <source>What came of all your games: figures, drawings, and a table to take away.</source>
   <translation>Ce que vos parties ont donné : chiffres, dessins, et un tableau à emporter.</translation>
  </message>
  <message>
   <source>What can stand here</source>
   <translation>Ce qui peut figurer ici</translation>
  </message>
  <message>
   <source>What cards are worth</source>
   <translation>Valeur des cartes</translation>
  </message>
  <message>
   <source>What could not be written before is written now.</source>
   <translation>Ce qui n’avait pas pu être enregistré l’est maintenant.</translation>
  </message>
  <message>
   <source>What differs</source>
   <translation>Ce qui diffère</translation>
  </message>
  <message>
   <source>What differs is shown when there is nothing wrong with the rules.</source>
   <translation>Ce qui diffère s’affiche quand il n’y a aucune erreur dans les règles.</translation>
  </message>
  <message>
   <source>What each card is worth, where card points count, and which of two is the higher card.</source>
   <translation>Ce que vaut chaque carte, quand les points des cartes comptent, et laquelle de deux est la plus haute.</translation>
  </message>
  <message>
   <source>What each card left in a hand costs.</source>
   <translation>Ce que coûte chaque carte restée en main.</translation>
  </message>
  <message>
   <source>What each opponent pays, without any multiplier.</source>
   <translation>Ce que paie chaque adversaire, sans aucun multiplicateur.</translation>
  </message>
  <message>
   <source>What further cards add.</source>
   <translation>Ce qu’ajoutent d’autres cartes.</translation>
  </message>
  <message>
   <source>What glows is what I would do. You may do otherwise.</source>
   <translation>Ce qui brille est ce que je ferais. Vous pouvez faire autrement.</translation>
  </message>
  <message>
   <source>What happens when a player has too few cards for a deck.</source>
   <translation>Ce qui se passe quand un joueur a trop peu de cartes pour une pioche.</translation>
  </message>
  <message>
   <source>What happens when a whole month lies on the opening field: deal again, the dealer captures it, or nothing.</source>
   <translation>Ce qui se passe quand un mois entier est dans le champ initial : on redistribue, le donneur le capture, ou rien.</translation>
  </message>
  <message>
   <source>What happens when nobody can play and both decks are used up: whoever has fewer cards in the layout has won the round, and equal layouts are laid out again; or it is laid out again in any case.</source>
   <translation>Ce qui se passe quand personne ne peut jouer et que les deux pioches sont épuisées : celui qui a le moins de cartes dans sa disposition a gagné la manche, et à égalité on redispose ; ou l’on redispose dans tous les cas.</translation>
  </message>
  <message>
   <source>What happens when several players hold one: the round is drawn, or the first in turn wins.</source>
   <translation>Ce qui se passe quand plusieurs joueurs en ont une : la manche est nulle, ou le premier à jouer gagne.</translation>
  </message>
  <message>
   <source>What is counted: the cards left in the loser's layout, or all cards that he then has.</source>
   <translation>Ce qui est compté : les cartes restées dans la disposition du perdant, ou toutes celles qu’il a alors.</translation>
  </message>
  <message>
   <source>What is different from {game}</source>
   <translation>Différences avec {game}</translation>
  </message>
  <message>
   <source>What is in the file</source>
   <translation>Contenu du fichier</translation>
  </message>
  <message>
   <source>What is paid</source>
   <translation>Ce qui est payé</translation>
  </message>
  <message>
   <source>What is wrong with this deck</source>
   <translation>Ce qui ne va pas dans ce jeu</translation>
  </message>
  <message>
   <source>What is your way to play {game} called?</source>
   <translation>Comment s’appelle votre façon de jouer à {game} ?</translation>
  </message>
  <message>
   <source>What it is worth; left out, `yaku_points`.</source>
   <translation>Ce qu’il vaut ; si rien n’est dit, `yaku_points`.</translation>
  </message>
  <message>
   <source>What it scores, in games that count points.</source>
   <translation>Ce qu’il rapporte, dans les jeux qui comptent des points.</translation>
  </message>
  <message>
   <source>What it then earns; of several entries that hold, the one with the longest lead counts.</source>
   <translation>Ce qu’il gagne alors ; de plusieurs entrées valables, celle qui a la plus grande avance compte.</translation>
  </message>
  <message>
   <source>What kind of game it is: a patience, or one of fishing, of shedding or of speed.</source>
   <translation>Quel genre de jeu c’est : une patience, ou un jeu de capture, de défausse ou de vitesse.</translation>
  </message>
  <message>
   <source>What makes face-up cards a run that moves as one. Left out, it is the same as `build`.</source>
   <translation>Ce qui fait de cartes visibles une suite qui se déplace d’un bloc. Si rien n’est dit, c’est comme `build`.</translation>
  </message>
  <message>
   <source>What moves together: a single top card; a run or any tail of it; any face-up card with all on it; or a run as long as free cells and empty columns would let single cards carry it.</source>
   <translation>Ce qui se déplace ensemble : une seule carte du dessus (single) ; une suite ou sa fin (run) ; n’importe quelle carte visible avec tout ce qu’elle porte (any) ; ou une suite aussi longue que cases libres et colonnes vides le permettraient carte par carte (by-cells).</translation>
  </message>
  <message>
   <source>What multiplies a payment</source>
   <translation>Ce qui multiplie un paiement</translation>
  </message>
  <message>
   <source>What multiplies the payments of a round that was stopped; all that hold multiply.</source>
   <translation>Ce qui multiplie les paiements d’une manche arrêtée ; tout ce qui est vrai multiplie.</translation>
  </message>
  <message>
   <source>What one of them captures when it is played or drawn: one card of these, of the player's choice, even if it is of another month. While one lies on the field it must capture.</source>
   <translation>Ce que l’un d’eux capture quand il est joué ou retourné : une de ces cartes, au choix du joueur, même d’un autre mois. Tant qu’il y en a une sur le champ, il doit capturer.</translation>
  </message>
  <message>
   <source>What people call it.</source>
   <translation>Comment les gens l’appellent.</translation>
  </message>
  <message>
   <source>What people call one of them.</source>
   <translation>Comment les gens appellent l’une d’elles.</translation>
  </message>
  <message>
   <source>What people call several of them, as for columns.</source>
   <translation>Comment les gens en appellent plusieurs, comme pour les colonnes.</translation>
  </message>
  <message>
   <source>What people call several of them, where it is not just the name with an ending: `leaves`. A variant that gives another name gives this anew as well.</source>
   <translation>Comment les gens en appellent plusieurs, quand ce n’est pas juste le nom avec une terminaison : `leaves`. Une variante qui donne un autre nom redonne aussi celui-ci.</translation>
  </message>
  <message>
   <source>What people call them.</source>
   <translation>Comment les gens les appellent.</translation>
  </message>
  <message>
   <source>What people say to end the round. Its key at the table is an initial of it; where the words are in other letters, one of the same in Latin ones (`ja-Latn`) or else of the English.</source>
   <translation>Ce que l’on dit pour finir la manche. À la table, sa touche en est une initiale ; si les mots sont dans une autre écriture, une initiale de leur forme latine (`ja-Latn`) ou, à défaut, de l’anglais.</translation>
  </message>
  <message>
   <source>What people say to go on.</source>
   <translation>Ce qu’on dit pour continuer.</translation>
  </message>
  <message>
   <source>What the cards lie on. With high contrast it is darker and has no pattern.</source>
   <translation>Ce sur quoi reposent les cartes. En contraste élevé, il est plus sombre et sans motif.</translation>
  </message>
  <message>
   <source>What the dealer gets from each opponent, where the dealer scores; nothing multiplies it.</source>
   <translation>Ce que le donneur reçoit de chaque adversaire, quand il marque ; rien ne le multiplie.</translation>
  </message>
  <message>
   <source>What the first hand card must fit on: nothing; a field card, which is discarded beneath them; or the top card of the discard pile, which is the last field card where `field` discards some before.</source>
   <translation>Sur quoi doit aller la première carte de la main : rien ; une carte du champ, défaussée dessous ; ou le dessus de la défausse, qui est la dernière carte du champ si `field` en défausse avant.</translation>
  </message>
  <message>
   <source>What the first one gets: pays nothing; or nothing.</source>
   <translation>Ce que gagne le premier : ne rien payer ; ou rien.</translation>
  </message>
  <message>
   <source>What the last one gets: a forfeit to play (*batsu*), or nothing. Whoever is early is last.</source>
   <translation>Ce que reçoit le dernier : un gage (*batsu*), ou rien. Qui part trop tôt est dernier.</translation>
  </message>
  <message>
   <source>What the lowest of the cards that are moved must be like beside the top card of the column they are moved to, or nothing; it also makes open cards of one column a run, which is moved as one.</source>
   <translation>Comment doit être la plus basse des cartes déplacées par rapport au dessus de la colonne d’arrivée, ou nothing (rien) ; cela fait aussi de cartes visibles d’une colonne une suite, qui se déplace d’un bloc.</translation>
  </message>
  <message>
   <source>What the moves of your last choice were worth; after the round, those of everybody.</source>
   <translation>Ce que valaient les coups de votre dernier choix ; après la manche, ceux de tous.</translation>
  </message>
  <message>
   <source>What the top card of the discard pile does, once, after the turn that laid it there. It is settled before the field is filled up and before a new stock is shuffled.</source>
   <translation>Ce que fait la carte du dessus de la défausse, une fois, après le tour qui l’y a posée. Cela se règle avant de compléter le champ et de mélanger une nouvelle pioche.</translation>
  </message>
  <message>
   <source>What three of a month in hand may do.</source>
   <translation>Ce que permettent trois cartes d’un mois en main.</translation>
  </message>
  <message>
   <source>What to take out of the extended game first: paths such as yaku.kiri-kasu or stock.redeals.</source>
   <translation>Ce qu’il faut d’abord retirer du jeu modifié : des chemins comme yaku.kiri-kasu ou stock.redeals.</translation>
  </message>
  <message>
   <source>What was copied cannot be played: {why}.</source>
   <translation>Ce qui a été copié ne peut pas être joué : {why}.</translation>
  </message>
  <message>
   <source>What was copied is no game: {why}.</source>
   <translation>Ce qui a été copié n’est pas une partie : {why}.</translation>
  </message>
  <message>
   <source>What was counted so far is forgotten for everybody who plays here, and cannot be brought back. Earlier games can still be gone through.</source>
   <translation>Ce qui a été compté jusqu’ici est oublié pour tous ceux qui jouent ici, sans retour possible. Les parties jouées peuvent toujours être parcourues.</translation>
  </message>
  <message>
   <source>What was p&amp;layed</source>
   <translation>Ce &amp;qui a été joué</translation>
  </message>
  <message>
   <source>What was played</source>
   <translation>Ce qui a été joué</translation>
  </message>
  <message>
   <source>What wins.</source>
   <translation>Ce qui fait gagner.</translation>
  </message>
  <message>
   <source>Whatever card may be moved, from anywhere, may go there when it comes next</source>
   <translation>Toute carte que l’on peut déplacer, d’où qu’elle vienne, peut y aller quand c’est son tour</translation>
  </message>
  <message>
   <source>When</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Quand</translation>
  </message>
  <message>
   <source>When a column's top card has left, the card under it is turned up at once</source>
   <translation>Quand la carte du dessus d’une colonne est partie, celle du dessous est aussitôt retournée</translation>
  </message>
  <message>
   <source>When a column's top card has left, turn up the card under it whenever you like; until then it cannot be played</source>
   <translation>Quand la carte du dessus d’une colonne est partie, retournez celle du dessous quand vous voulez ; d’ici là, elle ne peut pas être jouée</translation>
  </message>
  <message>
   <source>When a round is over: the hands are used up, the stock is, or both are. Without hand cards one only draws, without a stock one only plays.</source>
   <translation>Quand une manche est finie : les mains sont épuisées, la pioche l’est, ou les deux. Sans carte en main on ne fait que retourner, sans pioche on ne fait que jouer.</translation>
  </message>
  <message>
   <source>When a turn brings your yaku to at least {points}, choose: {stop} ends the round, and you win it; {go} plays on for more. After {go} you are asked again only when your yaku are worth more than they were then</source>
   <translation>Quand un de vos tours porte vos yaku à {points} au moins, choisissez : {stop} termine la manche, et vous la gagnez ; {go} la poursuit pour davantage. Après {go}, le choix ne revient que lorsque vos yaku valent plus qu’à ce moment-là</translation>
  </message>
  <message>
   <source>When a turn of yours makes a yaku, choose: {stop} ends the round, and you win it; {go} plays on for more. After {go} you are asked again only when your yaku are worth more than they were then</source>
   <translation>Quand un de vos tours forme un yaku, choisissez : {stop} termine la manche, et vous la gagnez ; {go} la poursuit pour davantage. Après {go}, le choix ne revient que lorsque vos yaku valent plus qu’à ce moment-là</translation>
  </message>
  <message>
   <source>When captured cards go to another player.</source>
   <translation>Quand des prises vont à un autre joueur.</translation>
  </message>
  <message>
   <source>When it can do no harm</source>
   <translation>Quand cela ne peut pas nuire</translation>
  </message>
  <message>
   <source>When it holds.</source>
   <translation>Quand cela s’applique.</translation>
  </message>
  <message>
   <source>When neither of you can play or uncover a card, the game stands still. Count again: one, two, three, and turn the next cards of your decks onto your stacks. If one deck is used up, only the other player turns a card.</source>
   <translation>Quand aucun de vous ne peut jouer ni découvrir une carte, le jeu s’arrête. Comptez de nouveau : un, deux, trois, et retournez les cartes suivantes de vos pioches sur vos piles. Si une pioche est épuisée, seul l’autre joueur retourne une carte.</translation>
  </message>
  <message>
   <source>When no move is left before that, the game is lost.</source>
   <translation>S’il ne reste aucun coup avant cela, la partie est perdue.</translation>
  </message>
  <message>
   <source>When nothing fits</source>
   <translation>Quand rien ne convient</translation>
  </message>
  <message>
   <source>When nothing goes on</source>
   <translation>Quand rien ne va plus</translation>
  </message>
  <message>
   <source>When the palm lights up, press your key or click your circle.</source>
   <translation>Quand la paume s’allume, appuyez sur votre touche ou cliquez sur votre cercle.</translation>
  </message>
  <message>
   <source>When the palm lights up, press {key}, or click anywhere.</source>
   <translation>Quand la paume s’allume, appuyez sur {key} ou cliquez n’importe où.</translation>
  </message>
  <message>
   <source>When the stock is used up, the discard pile is shuffled and becomes the new stock. Where there is nothing to draw at all, drawing is left out.</source>
   <translation>Quand la pioche est épuisée, la défausse est mélangée et devient la nouvelle pioche. S’il n’y a rien à piocher, on ne pioche pas.</translation>
  </message>
  <message>
   <source>When the stock is used up, the discard pile is shuffled and becomes the new stock; its top card stays. Where there is nothing to draw at all, drawing is left out.</source>
   <translation>Quand la pioche est épuisée, la défausse est mélangée et devient la nouvelle pioche, sauf la carte du dessus, qui reste. S’il n’y a rien à piocher, on ne pioche pas.</translation>
  </message>
  <message>
   <source>When the stock is used up, the turned cards become the stock again, as often as you like</source>
   <translation>Quand la pioche est épuisée, les cartes retournées redeviennent la pioche, aussi souvent que vous voulez</translation>
  </message>
  <message>
   <source>When the stock is used up, the turned cards become the stock again, {times}</source>
   <translation>Quand la pioche est épuisée, les cartes retournées redeviennent la pioche, {times} au plus</translation>
  </message>
  <message>
   <source>When the three may be shown to all.</source>
   <translation>Quand les trois peuvent être montrées à tous.</translation>
  </message>
  <message>
   <source>Whenever it is possible</source>
   <translation>Dès que c’est possible</translation>
  </message>
  <message>
   <source>Where it comes from</source>
   <translation>Sources</translation>
  </message>
  <message>
   <source>Where several cards are chosen: let another of them come to lie on top.</source>
   <translation>Quand on choisit plusieurs cartes : en mettre une autre sur le dessus.</translation>
  </message>
  <message>
   <source>Where the first number of `when` is reached and exceeded: multiply once; once more for each one beyond; or by one more for each, so that three calls are four times.</source>
   <translation>Quand le premier nombre de `when` est atteint et dépassé : multiplier une fois ; une fois de plus pour chaque unité au-delà ; ou par un de plus pour chacune, si bien que trois annonces font quatre fois.</translation>
  </message>
  <message>
   <source>Where the games come from</source>
   <translation>D’où viennent les jeux</translation>
  </message>
  <message>
   <source>Where the rules come from.</source>
   <translation>D’où viennent les règles.</translation>
  </message>
  <message>
   <source>Where they go: face up onto the waste, whose top card is in play, or one on every column.</source>
   <translation>Où elles vont : face visible sur le talon, dont le dessus est en jeu, ou une sur chaque colonne.</translation>
  </message>
  <message>
   <source>Whether a patience can still be won stands below; whoever knows that knows more than the table shows.</source>
   <translation>Indique en bas si une patience est encore gagnable ; qui le sait en sait plus que la table n’en montre.</translation>
  </message>
  <message>
   <source>Whether a patience can still be won, below; whoever knows that knows more than the table.</source>
   <translation>Si une patience est encore gagnable, en bas ; qui le sait en sait plus que la table.</translation>
  </message>
  <message>
   <source>Whether a player must turn up the card that comes free in a column, or it turns by itself.</source>
   <translation>Si un joueur doit retourner la carte libérée d’une colonne, ou si elle se retourne toute seule.</translation>
  </message>
  <message>
   <source>Whether a player who can play a combination must do so.</source>
   <translation>Si un joueur qui peut jouer une combinaison doit le faire.</translation>
  </message>
  <message>
   <source>Whether a player who holds a card that captures must play such a card.</source>
   <translation>Si un joueur qui a une carte qui capture doit jouer une telle carte.</translation>
  </message>
  <message>
   <source>Whether a redeal shuffles the cards; not beside `to: columns`.</source>
   <translation>Si une redonne mélange les cartes ; pas avec `to: columns`.</translation>
  </message>
  <message>
   <source>Whether a single card that was drawn may be discarded at once, as the one hand card of a combination; else, and if its player likes that better, it comes into the hand.</source>
   <translation>Si une carte unique qui a été piochée peut être défaussée aussitôt, comme l’unique carte de la main d’une combinaison ; sinon, ou si son joueur le préfère, elle va dans la main.</translation>
  </message>
  <message>
   <source>Whether an opponent who had called to go on pays for all the others too.</source>
   <translation>Si un adversaire qui avait annoncé de continuer paie aussi pour tous les autres.</translation>
  </message>
  <message>
   <source>Whether cards of one month and kind, such as its two chaff, stand in for one another where places are compared.</source>
   <translation>Si les cartes d’un même mois et genre, comme ses deux kasu, se remplacent l’une l’autre quand on compare les rangs.</translation>
  </message>
  <message>
   <source>Whether exactly so many of each of these months are meant, and not at least so many.</source>
   <translation>Si l’on veut exactement autant de chacun de ces mois, et non au moins autant.</translation>
  </message>
  <message>
   <source>Whether it captures the whole field when it is drawn as the very last card.</source>
   <translation>Si elle capture tout le champ quand elle est la toute dernière carte retournée.</translation>
  </message>
  <message>
   <source>Whether it then has its effect.</source>
   <translation>Si elle a alors son effet.</translation>
  </message>
  <message>
   <source>Whether only cards of the round's month count.</source>
   <translation>Si seules les cartes du mois de la manche comptent.</translation>
  </message>
  <message>
   <source>Whether the `count` cards must all be of one month, or of one kind.</source>
   <translation>Si les `count` cartes doivent toutes être d’un même mois, ou d’un même genre.</translation>
  </message>
  <message>
   <source>Whether the card that comes to lie on top of the discard pile has its effect.</source>
   <translation>Si la carte qui arrive sur le dessus de la défausse a son effet.</translation>
  </message>
  <message>
   <source>Whether the cards of a run go to the middle one at a time, or all at once.</source>
   <translation>Si les cartes d’une suite vont au centre une par une, ou toutes à la fois.</translation>
  </message>
  <message>
   <source>Whether the cards that come from one column must be a run, in the order that its rules ask for.</source>
   <translation>Si les cartes qui viennent d’une colonne doivent être une suite, dans l’ordre que demandent ses règles.</translation>
  </message>
  <message>
   <source>Whether the last card of a layout is laid face down: only its owner knows it, and may still play it.</source>
   <translation>Si la dernière carte d’une disposition est posée face cachée : seul son propriétaire la connaît, et peut tout de même la jouer.</translation>
  </message>
  <message>
   <source>Whether the last turn of a round does so too.</source>
   <translation>Si le dernier tour d’une manche le fait aussi.</translation>
  </message>
  <message>
   <source>Whether the months go round, so that December is one earlier than January.</source>
   <translation>Si les mois tournent en rond, décembre venant juste avant janvier.</translation>
  </message>
  <message>
   <source>Whether the next player loses the turn.</source>
   <translation>Si le joueur suivant perd son tour.</translation>
  </message>
  <message>
   <source>Whether the number depends on how many play.</source>
   <translation>Si le nombre dépend de combien de joueurs jouent.</translation>
  </message>
  <message>
   <source>Whether the opponent who pays is the dealer.</source>
   <translation>Si l’adversaire qui paie est le donneur.</translation>
  </message>
  <message>
   <source>Whether the opponents lose what the winner of a round gains from each; else the winner gains it and nobody loses.</source>
   <translation>Si les adversaires perdent ce que le gagnant d’une manche reçoit de chacun ; sinon il le gagne et personne ne perd.</translation>
  </message>
  <message>
   <source>Whether the others lose what the winner of a round gains from each; else the winner gains it and nobody loses.</source>
   <translation>Si les autres perdent ce que le gagnant d’une manche reçoit de chacun ; sinon il le gagne et personne ne perd.</translation>
  </message>
  <message>
   <source>Whether the player who discarded has another turn before all others.</source>
   <translation>Si le joueur qui a défaussé rejoue avant tous les autres.</translation>
  </message>
  <message>
   <source>Whether the stock may be turned while a column is empty.</source>
   <translation>Si la pioche peut être retournée alors qu’une colonne est vide.</translation>
  </message>
  <message>
   <source>Whether the top card may be moved to a column again.</source>
   <translation>Si la carte du dessus peut être remise sur une colonne.</translation>
  </message>
  <message>
   <source>Whether the winner is the dealer.</source>
   <translation>Si le gagnant est le donneur.</translation>
  </message>
  <message>
   <source>Whether there is this at all. {about}</source>
   <translation>Si cela existe. {about}</translation>
  </message>
  <message>
   <source>Whether those drawn cards must capture it, even beside a card of their own month.</source>
   <translation>Si ces cartes retournées doivent la capturer, même à côté d’une carte de leur mois.</translation>
  </message>
  <message>
   <source>Whether three cards stay on the field when a hand card took the only card of its month there and the drawn card is of that month too (*ppeok*). The fourth then takes them all, whoever plays or draws it.</source>
   <translation>Si trois cartes restent sur le champ quand une carte de la main a pris la seule carte de son mois et que la carte retournée est aussi de ce mois (*ppeok*). La quatrième les prend alors toutes, qui que ce soit qui la joue ou la retourne.</translation>
  </message>
  <message>
   <source>Whether three that were not shown may be played at once onto the fourth on the field.</source>
   <translation>Si trois cartes qui n’ont pas été montrées peuvent être jouées d’un coup sur la quatrième sur le champ.</translation>
  </message>
  <message>
   <source>Whether turns go the other way round from now on, which decides who is next.</source>
   <translation>Si les tours vont désormais dans l’autre sens, ce qui décide de qui est le suivant.</translation>
  </message>
  <message>
   <source>Which card fits on which in this combination; left out, as the game's `match` says.</source>
   <translation>Quelle carte va sur quelle autre dans cette combinaison ; si rien n’est dit, comme le dit `match` du jeu.</translation>
  </message>
  <message>
   <source>Which card fits on which within a combination.</source>
   <translation>Quelle carte va sur quelle autre dans une combinaison.</translation>
  </message>
  <message>
   <source>Which cards an empty column takes (of a run, its lowest card), or nothing.</source>
   <translation>Quelles cartes prend une colonne vide (d’une suite, la plus basse), ou nothing (aucune).</translation>
  </message>
  <message>
   <source>Which cards may be taken: the one that counts least goes first.</source>
   <translation>Quelles cartes peuvent être prises : celle qui compte le moins part en premier.</translation>
  </message>
  <message>
   <source>Which cards may begin an empty pile.</source>
   <translation>Quelles cartes peuvent commencer une pile vide.</translation>
  </message>
  <message>
   <source>Which cards of the field a card captures. Of two it takes one, of three or more all.</source>
   <translation>Quelles cartes du champ une carte capture. De deux elle en prend une, de trois ou plus toutes.</translation>
  </message>
  <message>
   <source>Which cards these piles take.</source>
   <translation>Quelles cartes prennent ces piles.</translation>
  </message>
  <message>
   <source>Which cards they take.</source>
   <translation>Quelles cartes elles prennent.</translation>
  </message>
  <message>
   <source>Which drawn cards capture it where it lies on the field.</source>
   <translation>Quelles cartes retournées la capturent quand elle est sur le champ.</translation>
  </message>
  <message>
   <source>Which further cards count; left out, those among which the yaku chooses.</source>
   <translation>Quelles autres cartes comptent ; si rien n’est dit, celles parmi lesquelles le yaku choisit.</translation>
  </message>
  <message>
   <source>Which hand cards capture it where it lies on the field.</source>
   <translation>Quelles cartes de la main la capturent quand elle est sur le champ.</translation>
  </message>
  <message>
   <source>Which hand cards may be discarded by it.</source>
   <translation>Quelles cartes de la main elle permet de défausser.</translation>
  </message>
  <message>
   <source>Which one?</source>
   <translation>Laquelle ?</translation>
  </message>
  <message>
   <source>Which open cards may be laid together.</source>
   <translation>Quelles cartes visibles peuvent être réunies.</translation>
  </message>
  <message>
   <source>Which open cards may be moved into an empty column (of a run, its lowest card).</source>
   <translation>Quelles cartes visibles peuvent aller dans une colonne vide (d’une suite, la plus basse).</translation>
  </message>
  <message>
   <source>Which way turns go round the table.</source>
   <translation>Dans quel sens les tours font le tour de la table.</translation>
  </message>
  <message>
   <source>While a column is empty the stock may not be turned.</source>
   <translation>Tant qu’une colonne est vide, on ne peut pas retourner la pioche.</translation>
  </message>
  <message>
   <source>While it is held: look at your last card.</source>
   <translation>Tant qu’elle est tenue : regarder votre dernière carte.</translation>
  </message>
  <message>
   <source>While it lies on the field, it can be captured by {cards} and by no other card, from hand or stock</source>
   <translation>Tant qu’elle est sur le champ, elle peut être capturée par {cards} et par aucune autre carte, de la main ou de la pioche</translation>
  </message>
  <message>
   <source>While it lies on the field, it can be captured by {cards}, from hand or stock</source>
   <translation>Tant qu’elle est sur le champ, elle peut être capturée par {cards}, de la main ou de la pioche</translation>
  </message>
  <message>
   <source>While it lies on the field, it can be captured from the hand by {cards}</source>
   <translation>Tant qu’elle est sur le champ, elle peut être capturée de la main par {cards}</translation>
  </message>
  <message>
   <source>While it lies on the field, it can be captured from the hand by {cards} and by no other card</source>
   <translation>Tant qu’elle est sur le champ, elle peut être capturée de la main par {cards} et par aucune autre carte</translation>
  </message>
  <message>
   <source>While it lies on the field, no hand card captures it</source>
   <translation>Tant qu’elle est sur le champ, aucune carte de main ne la capture</translation>
  </message>
  <message>
   <source>While it lies on the field, nothing captures it</source>
   <translation>Tant qu’elle est sur le champ, rien ne la capture</translation>
  </message>
  <message>
   <source>Who</source>
   <translation>Qui</translation>
  </message>
  <message>
   <source>Who</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Qui</translation>
  </message>
  <message>
   <source>Who called to go on last.</source>
   <translation>Qui a annoncé le dernier de continuer.</translation>
  </message>
  <message>
   <source>Who can play a combination must play one.</source>
   <translation>Qui peut jouer une combinaison doit en jouer une.</translation>
  </message>
  <message>
   <source>Who deals after a drawn round.</source>
   <translation>Qui donne après une manche nulle.</translation>
  </message>
  <message>
   <source>Who deals the next round, and so begins it: the winner; who lost most (of equals, the first in turn from the winner); the next in turn; or always the same. The first dealer is found by cards: the earliest month deals.</source>
   <translation>Qui donne la manche suivante, et donc la commence : le gagnant ; qui a perdu le plus (à égalité, le premier à jouer après le gagnant) ; le suivant à son tour ; ou toujours le même. Le premier donneur est trouvé par les cartes : le mois le plus tôt donne.</translation>
  </message>
  <message>
   <source>Who deals the next round: whoever scored best or worst in this one (of equals, the first in turn), the next in turn, or always the same.</source>
   <translation>Qui donne la manche suivante : le meilleur ou le moins bon de celle-ci (à égalité, le premier à jouer), le suivant à son tour, ou toujours le même.</translation>
  </message>
  <message>
   <source>Who devised or wrote down the rules.</source>
   <translation>Qui a inventé ou consigné les règles.</translation>
  </message>
  <message>
   <source>Who draws them: the next player, or everybody else.</source>
   <translation>Qui les pioche : le joueur suivant, ou tous les autres.</translation>
  </message>
  <message>
   <source>Who gets the odd card of its own month that is left at the end: whoever captured the others of that month, the user, or nobody.</source>
   <translation>Qui reçoit la carte impaire de son propre mois qui reste à la fin : qui a capturé les autres de ce mois, l’utilisateur, ou personne.</translation>
  </message>
  <message>
   <source>Who gets the odd cards of the other month that are left on the field at the end: whoever captured with the wild card (or captured it), or nobody.</source>
   <translation>Qui reçoit les cartes impaires de l’autre mois qui restent sur le champ à la fin : qui a capturé avec le joker (ou l’a capturé), ou personne.</translation>
  </message>
  <message>
   <source>Who plays against you</source>
   <translation>Qui joue contre vous</translation>
  </message>
  <message>
   <source>Who plays alone has the keys on the right of the keyboard.</source>
   <translation>Qui joue seul a les touches à droite du clavier.</translation>
  </message>
  <message>
   <source>Who plays cannot be noted ({why}).</source>
   <translation>Impossible de noter qui joue ({why}).</translation>
  </message>
  <message>
   <source>Who scores: nobody, and the round is drawn; the dealer; or whoever was the last to make a yaku or to raise one, and gets what all of this player's yaku are worth together.</source>
   <translation>Qui marque : personne, et la manche est nulle ; le donneur ; ou le dernier à avoir fait ou augmenté un yaku, qui reçoit ce que valent ensemble tous ses yaku.</translation>
  </message>
  <message>
   <source>Who settles it: quick hands, or the lot, which asks no speed of anybody; `nobody` means that there is none.</source>
   <translation>Ce qui la tranche : des mains rapides, ou le sort, qui ne demande de vitesse à personne ; `nobody` veut dire qu’il n’y en a pas.</translation>
  </message>
  <message>
   <source>Who takes which stack after a round.</source>
   <translation>Qui prend quelle pile après une manche.</translation>
  </message>
  <message>
   <source>Whoever ends the round scores. If that is somebody else, you get nothing for your {points}.</source>
   <translation>Seul marque le joueur qui met fin à la manche. Si c’est un autre, vos {points} ne rapportent rien.</translation>
  </message>
  <message>
   <source>Whoever has no card left has won the round at once, whatever was played last; an effect that was still to come is dropped.</source>
   <translation>Qui n’a plus de carte a aussitôt gagné la manche, quoi qu’il ait joué en dernier ; un effet encore à venir est abandonné.</translation>
  </message>
  <message>
   <source>Whoever has no card left wins the round and gains what the cards left in the other hands are worth; nobody loses anything</source>
   <translation>Qui n’a plus de carte gagne la manche et reçoit la valeur des cartes restées dans les autres mains ; personne ne perd rien</translation>
  </message>
  <message>
   <source>Whoever has no card left wins the round, and the other pays for the cards left in their hand</source>
   <translation>Qui n’a plus de carte gagne la manche, et l’autre paie pour les cartes qui lui restent en main</translation>
  </message>
  <message>
   <source>Whoever has no card left wins the round, and the others pay for the cards left in their hands</source>
   <translation>Qui n’a plus de carte gagne la manche, et les autres paient pour les cartes qui leur restent en main</translation>
  </message>
  <message>
   <source>Whoever has no more than {cards} after a round lays them out row by row as far as they go, each column with its top card open, and has no deck.</source>
   <translation>Qui n’a pas plus de {cards} après une manche les étale rangée par rangée tant qu’il en a, la carte du dessus de chaque colonne visible, et n’a pas de pioche.</translation>
  </message>
  <message>
   <source>Whoever lost most in a round deals the next; of equals, whoever comes first in turn after the winner.</source>
   <translation>Qui a le plus perdu dans une manche donne la suivante ; à égalité, le premier dans l’ordre des tours après le gagnant.</translation>
  </message>
  <message>
   <source>Whoever presses before that, or too soon to have seen it, is out.</source>
   <translation>Qui appuie avant, ou trop tôt pour l’avoir vue, est éliminé.</translation>
  </message>
  <message>
   <source>Whoever presses before the signal is out.</source>
   <translation>Qui appuie avant le signal est éliminé.</translation>
  </message>
  <message>
   <source>Whoever scored best in a round deals the next; if several tie, whoever comes first in turn order</source>
   <translation>Celui qui a le mieux marqué dans une manche donne la suivante ; à égalité, celui qui vient en premier dans l’ordre du jeu</translation>
  </message>
  <message>
   <source>Whoever scored worst in a round deals the next; if several tie, whoever comes first in turn order</source>
   <translation>Celui qui a le moins marqué dans une manche donne la suivante ; à égalité, celui qui vient en premier dans l’ordre du jeu</translation>
  </message>
  <message>
   <source>Whoever wins this round has won the game</source>
   <translation>Qui gagne cette manche a gagné la partie</translation>
  </message>
  <message>
   <source>Whoever wins this round wins the game.</source>
   <translation>Qui gagne cette manche gagne la partie.</translation>
  </message>
  <message>
   <source>Whole month</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Mois entier</translation>
  </message>
  <message>
   <source>Whose victory in such a round wins the game: anybody's; only that of the player who was short of cards, as in Spit; or nobody's, and whoever runs out of cards has won.</source>
   <translation>Quelle victoire dans une telle manche gagne la partie : celle de n’importe qui ; seulement celle du joueur à court de cartes, comme au Spit ; ou celle de personne, et celui qui n’a plus de cartes a gagné.</translation>
  </message>
  <message>
   <source>Why? Choice {number} of {count}</source>
   <translation>Pourquoi ? Choix {number} sur {count}</translation>
  </message>
  <message>
   <source>Wild</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Joker</translation>
  </message>
  <message>
   <source>Wild cards.</source>
   <translation>Les jokers.</translation>
  </message>
  <message>
   <source>Willow</source>
   <translation>Saule</translation>
  </message>
  <message>
   <source>Willow Lightning</source>
   <translation>l’Éclair du saule</translation>
  </message>
  <message>
   <source>Willow Rain Man</source>
   <translation>l’homme sous la pluie du saule</translation>
  </message>
  <message>
   <source>Willow Swallow</source>
   <translation>l’hirondelle du saule</translation>
  </message>
  <message>
   <source>Willow red ribbon</source>
   <translation>le ruban rouge du saule</translation>
  </message>
  <message>
   <source>Win</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Victoire</translation>
  </message>
  <message>
   <source>Winner</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Gagnant</translation>
  </message>
  <message>
   <source>Wins the game</source>
   <translation>Gagne</translation>
  </message>
  <message>
   <source>Wisteria</source>
   <translation>Glycine</translation>
  </message>
  <message>
   <source>Wisteria Cuckoo</source>
   <translation>le coucou de la glycine</translation>
  </message>
  <message>
   <source>Wisteria chaff</source>
   <translation>un kasu de la glycine</translation>
  </message>
  <message>
   <source>Wisteria red ribbon</source>
   <translation>le ruban rouge de la glycine</translation>
  </message>
  <message>
   <source>With boar and deer, your butterflies make a yaku.</source>
   <translation>Avec le sanglier et le cerf, vos papillons forment un yaku.</translation>
  </message>
  <message>
   <source>With empty columns</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Avec colonnes vides</translation>
  </message>
  <message>
   <source>With the sake cup it makes a yaku. You hold a chrysanthemum.</source>
   <translation>Avec la coupe de saké, elle forme un yaku. Vous tenez un chrysanthème.</translation>
  </message>
  <message>
   <source>With whom do you swap hands?</source>
   <translation>Avec qui échangez-vous votre main ?</translation>
  </message>
  <message>
   <source>With whom the player who discarded swaps hands: with nobody, with the next player, or with one of the player's choice.</source>
   <translation>Avec qui le joueur qui a défaussé échange sa main : personne, le joueur suivant, ou un joueur de son choix.</translation>
  </message>
  <message>
   <source>With {number} or more players, lots are drawn among the others</source>
   <translation>À {number} joueurs ou plus, les autres sont départagés par tirage au sort</translation>
  </message>
  <message>
   <source>With {number} or more players, the others race for the winner's palm</source>
   <translation>À {number} joueurs ou plus, les autres font la course vers la paume du gagnant</translation>
  </message>
  <message numerus="yes">
   <source>With {n} moves taken back</source>
   <translation>
    <numerusform>Avec {n} coup annulé</numerusform>
    <numerusform>Avec {n} coups annulés</numerusform>
   </translation>
  </message>
  <message>
   <source>Without</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Sans</translation>
  </message>
  <message>
   <source>Without a mouse, use the arrow keys and Enter.</source>
   <translation>Sans souris, utilisez les flèches et Entrée.</translation>
  </message>
  <message>
   <source>Won today</source>
   <translation>Gagnée aujourd’hui</translation>
  </message>
  <message>
   <source>Work</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Ouvrage</translation>
  </message>
  <message>
   <source>Wrap</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>En boucle</translation>
  </message>
  <message>
   <source>Write this game into one file that can be sent.</source>
   <translation>Écrire ce jeu dans un seul fichier, que l’on peut envoyer.</translation>
  </message>
  <message>
   <source>YAML directives are not read here</source>
   <translation>les directives YAML ne sont pas lues ici</translation>
  </message>
  <message>
   <source>Yaku</source>
   <translation>Yaku</translation>
  </message>
  <message>
   <source>Yaku</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Yaku</translation>
  </message>
  <message>
   <source>Yaku and koi-koi</source>
   <translation>Les yaku et koi-koi</translation>
  </message>
  <message>
   <source>Yaku collected: {yaku}</source>
   <translation>Yaku ramassé : {yaku}</translation>
  </message>
  <message>
   <source>Yaku in a game</source>
   <translation>Yaku par partie</translation>
  </message>
  <message>
   <source>Yaku of others</source>
   <translation>Yaku des autres</translation>
  </message>
  <message>
   <source>Yaku of {game}, in which single cards have no value</source>
   <translation>Yaku de {game}, où les cartes seules n’ont pas de valeur</translation>
  </message>
  <message>
   <source>Yaku points</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Points de yaku</translation>
  </message>
  <message>
   <source>Yaku that do not count beside this one.</source>
   <translation>Les yaku qui ne comptent pas à côté de celui-ci.</translation>
  </message>
  <message>
   <source>Yaku that must have been collected before it.</source>
   <translation>Les yaku qui doivent avoir été réunis avant lui.</translation>
  </message>
  <message>
   <source>Yaku to collect.</source>
   <translation>Les yaku à réunir.</translation>
  </message>
  <message>
   <source>Yaku {collected}/{all}</source>
   <translation>Yaku {collected}/{all}</translation>
  </message>
  <message>
   <source>Yatsuhashi Solitaire, version 1.2</source>
   <translation>Yatsuhashi Solitaire, version 1.2</translation>
  </message>
  <message>
   <source>Year</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>Année</translation>
  </message>
  <message>
   <source>Yes, that is one. There is another.</source>
   <translation>Oui, en voilà une. Il y en a une autre.</translation>
  </message>
  <message>
   <source>Yes, those two belong together.</source>
   <translation>Oui, ces deux-là vont ensemble.</translation>
  </message>
  <message>
   <source>Yes: the crane before the rising sun.</source>
   <translation>Oui : la grue devant le soleil levant.</translation>
  </message>
  <message>
   <source>You</source>
   <translation>Vous</translation>
  </message>
  <message>
   <source>You are the Speed winner!</source>
   <translation>Vous gagnez la course de vitesse !</translation>
  </message>
  <message numerus="yes">
   <source>You capture all four, and then turn up {number} stock cards as usual.</source>
   <translation>
    <numerusform>Vous capturez les quatre, puis retournez {number} carte de la pioche comme d’habitude.</numerusform>
    <numerusform>Vous capturez les quatre, puis retournez {number} cartes de la pioche comme d’habitude.</numerusform>
   </translation>
  </message>
  <message>
   <source>You capture all four, and then turn up {number} stock cards, one after the other.</source>
   <translation>Vous capturez les quatre, puis retournez {number} cartes de la pioche, l’une après l’autre.</translation>
  </message>
  <message>
   <source>You chose: {move}.</source>
   <translation>Vous avez choisi : {move}.</translation>
  </message>
  <message>
   <source>You ended the round: {stop}!</source>
   <translation>Vous avez mis fin à la manche : {stop} !</translation>
  </message>
  <message>
   <source>You gain {amount}</source>
   <translation>Vous gagnez {amount}</translation>
  </message>
  <message>
   <source>You had nothing to choose in this round yet.</source>
   <translation>Vous n’avez encore rien eu à choisir dans cette manche.</translation>
  </message>
  <message>
   <source>You have another turn</source>
   <translation>Vous rejouez</translation>
  </message>
  <message>
   <source>You have captured the moon already. It lies with your cards.</source>
   <translation>Vous avez déjà pris la lune. Elle est parmi vos prises.</translation>
  </message>
  <message>
   <source>You have no cards left for a deck of your own.</source>
   <translation>Il ne vous reste pas de cartes pour une pioche.</translation>
  </message>
  <message>
   <source>You have one card left for a deck of your own.</source>
   <translation>Il vous reste une carte pour votre pioche.</translation>
  </message>
  <message>
   <source>You have too few cards for a deck.</source>
   <translation>Vous avez trop peu de cartes pour une pioche.</translation>
  </message>
  <message>
   <source>You have won the round! That was your first game.</source>
   <translation>Vous avez gagné la manche ! C’était votre première partie.</translation>
  </message>
  <message>
   <source>You have won!</source>
   <translation>Vous avez gagné !</translation>
  </message>
  <message>
   <source>You know how to play</source>
   <translation>Vous savez jouer</translation>
  </message>
  <message>
   <source>You may call {go} at most {times} in a round. After that, and in your last turn of the round, it is always {stop}</source>
   <translation>Vous pouvez annoncer {go} au plus {times} par manche. Ensuite, et à votre dernier tour de la manche, c’est toujours {stop}</translation>
  </message>
  <message>
   <source>You may call {go} only once in a round. After that, and in your last turn of the round, it is always {stop}</source>
   <translation>Vous ne pouvez annoncer {go} qu’une fois par manche. Ensuite, et à votre dernier tour de la manche, c’est toujours {stop}</translation>
  </message>
  <message>
   <source>You may discard it at once {places}; or you keep it, whatever it is</source>
   <translation>Vous pouvez la poser aussitôt {places} ; ou vous la gardez, quelle qu’elle soit</translation>
  </message>
  <message>
   <source>You may lay open cards together: the top card of a column moves onto the open top card of another of your columns if it is {relation}</source>
   <translation>Vous pouvez réunir des cartes visibles : la carte du dessus d’une colonne va sur la carte visible du dessus d’une autre de vos colonnes si elle est {relation}</translation>
  </message>
  <message>
   <source>You may play any card of your hand, but if it can capture, it must</source>
   <translation>Vous pouvez jouer n’importe quelle carte de votre main, mais si elle peut capturer, elle le doit</translation>
  </message>
  <message>
   <source>You may take one of them, and you choose which.</source>
   <translation>Vous pouvez en prendre une, et c’est vous qui choisissez.</translation>
  </message>
  <message>
   <source>You need not learn them by heart. The flowers will show you the way.</source>
   <translation>Inutile de les apprendre par cœur. Les fleurs vous guideront.</translation>
  </message>
  <message>
   <source>You pay nothing</source>
   <translation>Vous ne payez rien</translation>
  </message>
  <message>
   <source>You pay {amount}</source>
   <translation>Vous payez {amount}</translation>
  </message>
  <message>
   <source>You pay {amount} to {payee}</source>
   <translation>Vous payez {amount} à {payee}</translation>
  </message>
  <message>
   <source>You play</source>
   <translation>Vous jouez</translation>
  </message>
  <message>
   <source>You play a forfeit</source>
   <translation>Vous avez un gage</translation>
  </message>
  <message>
   <source>You play from the lower edge of the table.</source>
   <translation>Vous jouez depuis le bord inférieur de la table.</translation>
  </message>
  <message>
   <source>You shed the last card.</source>
   <translation>Vous avez posé votre dernière carte.</translation>
  </message>
  <message>
   <source>You swap hands with someone</source>
   <translation>Vous échangez votre main avec quelqu’un</translation>
  </message>
  <message>
   <source>You swap hands with the next player</source>
   <translation>Vous échangez votre main avec le joueur suivant</translation>
  </message>
  <message>
   <source>You take {cards}</source>
   <translation>Vous prenez {cards}</translation>
  </message>
  <message>
   <source>You were bold, and it went well. Now make sure of it.</source>
   <translation>Vous avez osé, et cela a réussi. Mettez-les maintenant à l’abri.</translation>
  </message>
  <message>
   <source>You were dealt a hand that wins at once.</source>
   <translation>Votre main gagne d’emblée.</translation>
  </message>
  <message>
   <source>You were first to play every card of the layout.</source>
   <translation>Vous avez joué en premier toutes vos cartes étalées.</translation>
  </message>
  <message>
   <source>You win when {conditions}</source>
   <translation>Vous gagnez à cette condition : {conditions}</translation>
  </message>
  <message>
   <source>You would then pay {factor} times as much:</source>
   <translation>Vous paieriez alors {factor} fois plus :</translation>
  </message>
  <message>
   <source>Your captured</source>
   <translation>Vos prises</translation>
  </message>
  <message>
   <source>Your cards stay in their columns until they go to the middle</source>
   <translation>Vos cartes restent dans leurs colonnes jusqu’à ce qu’elles aillent au milieu</translation>
  </message>
  <message>
   <source>Your column {number}</source>
   <translation>Votre colonne {number}</translation>
  </message>
  <message>
   <source>Your columns</source>
   <translation>Vos colonnes</translation>
  </message>
  <message>
   <source>Your deck</source>
   <translation>Votre pioche</translation>
  </message>
  <message>
   <source>Your drawn card</source>
   <translation>Votre carte piochée</translation>
  </message>
  <message>
   <source>Your first yaku! “{stop}” ends the round: you get its points.</source>
   <translation>Votre premier yaku ! « {stop} » finit la manche : vous recevez ses points.</translation>
  </message>
  <message>
   <source>Your hand</source>
   <translation>Votre main</translation>
  </message>
  <message>
   <source>Your hand is still taking a card back.</source>
   <translation>Votre main ramène encore une carte.</translation>
  </message>
  <message>
   <source>Your hand, if nobody else plays at this keyboard; or click.</source>
   <translation>Votre main, si personne d’autre ne joue à ce clavier ; ou cliquez.</translation>
  </message>
  <message>
   <source>Your last card does not go on {top}.</source>
   <translation>Votre dernière carte ne va pas sur {top}.</translation>
  </message>
  <message>
   <source>Your last card is turned face down: only you know it, and you play it as soon as it fits</source>
   <translation>Votre dernière carte est retournée face cachée : vous seul la connaissez, et vous la jouez dès qu’elle convient</translation>
  </message>
  <message>
   <source>Your last card lies open like any other</source>
   <translation>Votre dernière carte est visible comme les autres</translation>
  </message>
  <message>
   <source>Your last card stays face down.</source>
   <translation>Votre dernière carte reste cachée.</translation>
  </message>
  <message>
   <source>Your last card: you win the round!</source>
   <translation>Votre dernière carte : vous gagnez la manche !</translation>
  </message>
  <message>
   <source>Your other {cards} are your own deck, face down beside it.</source>
   <translation>Les autres ({cards}) forment votre pioche, face cachée à côté.</translation>
  </message>
  <message>
   <source>Your own rule files</source>
   <translation>Vos fichiers de règles</translation>
  </message>
  <message>
   <source>Your own yaku are not added</source>
   <translation>Vos propres yaku ne s’ajoutent pas</translation>
  </message>
  <message>
   <source>Your own, in games that wait for nobody.</source>
   <translation>Les vôtres, dans les jeux qui n’attendent personne.</translation>
  </message>
  <message>
   <source>Your stock</source>
   <translation>Votre pioche</translation>
  </message>
  <message>
   <source>Your team has won, you and {names}!</source>
   <translation>Votre équipe a gagné, vous et {names} !</translation>
  </message>
  <message>
   <source>Your turn</source>
   <translation>À vous de jouer</translation>
  </message>
  <message>
   <source>Your turn is one of these combinations, or a struggle.</source>
   <translation>À votre tour, vous faites l’une de ces combinaisons, ou une lutte.</translation>
  </message>
  <message>
   <source>Yours</source>
   <translation>Les vôtres</translation>
  </message>
  <message>
   <source>Yours, when they are bared.</source>
   <translation>Les vôtres, quand elles sont découvertes.</translation>
  </message>
  <message>
   <source>Yuki</source>
   <comment>a player's name</comment>
   <translation>Yuki</translation>
  </message>
  <message>
   <source>`count` cards of each month, or of each kind, that is among `cards`.</source>
   <translation>`count` cartes de chaque mois, ou de chaque genre, présent parmi `cards`.</translation>
  </message>
  <message>
   <source>`fishing`: capture cards of the field with cards from hand and stock.</source>
   <translation>`fishing` : capturer les cartes du champ avec celles de la main et de la pioche.</translation>
  </message>
  <message>
   <source>`shedding`: be the first to have no cards left.</source>
   <translation>`shedding` : être le premier à ne plus avoir de cartes.</translation>
  </message>
  <message>
   <source>`speed`: play at the same time as the other, as fast as you can.</source>
   <translation>`speed` : jouer en même temps que l’autre, aussi vite que possible.</translation>
  </message>
  <message>
   <source>`tableau`: a patience.</source>
   <translation>`tableau` : une patience.</translation>
  </message>
  <message>
   <source>a ':' is missing after this key</source>
   <translation>il manque un ':' après cette clé</translation>
  </message>
  <message>
   <source>a December</source>
   <translation>une carte de décembre</translation>
  </message>
  <message>
   <source>a February</source>
   <translation>une carte de février</translation>
  </message>
  <message>
   <source>a January</source>
   <translation>une carte de janvier</translation>
  </message>
  <message>
   <source>a July</source>
   <translation>une carte de juillet</translation>
  </message>
  <message>
   <source>a June</source>
   <translation>une carte de juin</translation>
  </message>
  <message>
   <source>a March</source>
   <translation>une carte de mars</translation>
  </message>
  <message>
   <source>a May</source>
   <translation>une carte de mai</translation>
  </message>
  <message>
   <source>a November</source>
   <translation>une carte de novembre</translation>
  </message>
  <message>
   <source>a September</source>
   <translation>une carte de septembre</translation>
  </message>
  <message>
   <source>a bed</source>
   <translation>un parterre</translation>
  </message>
  <message>
   <source>a blue ribbon</source>
   <translation>un ruban bleu</translation>
  </message>
  <message>
   <source>a booklet with Koi-Koi, Mushi, Go-Stop and Higo-Bana</source>
   <translation>un livret avec Koi-Koi, Mushi, Go-Stop et Higo-Bana</translation>
  </message>
  <message>
   <source>a bright</source>
   <translation>une lumière</translation>
  </message>
  <message>
   <source>a card</source>
   <translation>une carte</translation>
  </message>
  <message>
   <source>a card cannot have been laid later than now, or than one upon it</source>
   <translation>une carte ne peut avoir été posée plus tard que maintenant, ni plus tard qu’une carte posée dessus</translation>
  </message>
  <message>
   <source>a card is 'turned' where one is to be taken, and only there</source>
   <translation>une carte est « turned » là où il y en a une à prendre, et seulement là</translation>
  </message>
  <message>
   <source>a card is drawn as 'x' where it may be discarded, and only there</source>
   <translation>une carte est piochée comme « x » là où on peut la défausser, et seulement là</translation>
  </message>
  <message>
   <source>a card of its own kind</source>
   <translation>une carte de son propre genre</translation>
  </message>
  <message>
   <source>a card serves one need</source>
   <translation>une carte ne sert qu’à un besoin</translation>
  </message>
  <message>
   <source>a card that is drawn in this game is not discarded at once</source>
   <translation>dans ce jeu, une carte piochée n’est pas défaussée tout de suite</translation>
  </message>
  <message>
   <source>a card that was collected with one yaku is gone for the others</source>
   <translation>une carte réunie pour un yaku est perdue pour les autres</translation>
  </message>
  <message>
   <source>a card's id is needed, such as pine-crane</source>
   <translation>il faut l’id d’une carte, comme pine-crane</translation>
  </message>
  <message>
   <source>a card's id, or a map such as {month: 1, category: chaff}, is needed</source>
   <translation>il faut l’id d’une carte, ou une table comme {month: 1, category: chaff}</translation>
  </message>
  <message>
   <source>a chaff card</source>
   <translation>un kasu</translation>
  </message>
  <message>
   <source>a chain of more than {most} bases is too long</source>
   <translation>une chaîne de plus de {most} bases est trop longue</translation>
  </message>
  <message>
   <source>a column</source>
   <translation>une colonne</translation>
  </message>
  <message>
   <source>a column has a bar between what lies face down and what is open</source>
   <translation>une colonne a une barre entre ce qui est face cachée et ce qui est visible</translation>
  </message>
  <message>
   <source>a file called {stem} cannot name what is in it: small letters, digits and single hyphens are needed</source>
   <translation>un fichier nommé {stem} ne peut donner de nom à son contenu : il faut des minuscules, des chiffres et des traits d’union simples</translation>
  </message>
  <message>
   <source>a file holds one game: put what follows into a file of its own</source>
   <translation>un fichier contient un jeu : mettez la suite dans un autre fichier</translation>
  </message>
  <message>
   <source>a file with errors cannot be sent: mend it first</source>
   <translation>un fichier qui contient des erreurs ne peut pas être envoyé : corrigez-le d’abord</translation>
  </message>
  <message>
   <source>a file with errors is not taken in</source>
   <translation>un fichier qui contient des erreurs n’est pas ajouté</translation>
  </message>
  <message>
   <source>a finished round has another count of numbers</source>
   <translation>une manche finie n’a pas ce nombre de nombres</translation>
  </message>
  <message>
   <source>a finished round says a seat or a stack that there is not</source>
   <translation>une manche finie nomme une place ou une pile centrale qui n’existe pas</translation>
  </message>
  <message>
   <source>a fishing game is for two players or more</source>
   <translation>un jeu de capture se joue à deux ou plus</translation>
  </message>
  <message>
   <source>a foundation</source>
   <translation>une fondation</translation>
  </message>
  <message>
   <source>a free place</source>
   <translation>une case libre</translation>
  </message>
  <message>
   <source>a game called {name} is there already</source>
   <translation>un jeu nommé {name} existe déjà</translation>
  </message>
  <message>
   <source>a game cannot do without {key}</source>
   <translation>un jeu ne peut pas se passer de {key}</translation>
  </message>
  <message>
   <source>a game has its base's family</source>
   <translation>un jeu est de la famille de sa base</translation>
  </message>
  <message>
   <source>a house rule needs a name</source>
   <translation>une règle maison a besoin d’un nom</translation>
  </message>
  <message>
   <source>a key is missing before the ':'</source>
   <translation>il manque une clé devant le ':'</translation>
  </message>
  <message>
   <source>a key must be a single word</source>
   <translation>une clé doit être un seul mot</translation>
  </message>
  <message>
   <source>a language is written 'en', 'ja' or 'pt-BR'</source>
   <translation>une langue s’écrit 'en', 'ja' ou 'pt-BR'</translation>
  </message>
  <message>
   <source>a layout takes all cards that a player has, so that nobody has a deck</source>
   <translation>une disposition prend toutes les cartes d’un joueur : personne n’a de pioche</translation>
  </message>
  <message>
   <source>a layout takes {layout} cards, and each player has {half} of the deck's {size}</source>
   <translation>une disposition prend {layout} cartes, et chaque joueur en a {half} sur les {size} du jeu</translation>
  </message>
  <message>
   <source>a lead of {lead} stands here already</source>
   <translation>une avance de {lead} figure déjà ici</translation>
  </message>
  <message>
   <source>a line is a name, a colon and what belongs to it</source>
   <translation>une ligne est un nom, deux-points et ce qui s’y rapporte</translation>
  </message>
  <message>
   <source>a list</source>
   <translation>une liste</translation>
  </message>
  <message>
   <source>a list entry ('- ') cannot stand here</source>
   <translation>un élément de liste ('- ') ne peut pas figurer ici</translation>
  </message>
  <message>
   <source>a list is needed: entries in [ ], or each after a '- '</source>
   <translation>il faut une liste : des éléments entre [ ], ou chacun après un '- '</translation>
  </message>
  <message>
   <source>a list is not allowed here</source>
   <translation>une liste n’est pas permise ici</translation>
  </message>
  <message>
   <source>a list stands at the top, where keys are needed</source>
   <translation>une liste figure en haut, là où il faut des clés</translation>
  </message>
  <message>
   <source>a list: {entries}</source>
   <translation>une liste : {entries}</translation>
  </message>
  <message>
   <source>a map</source>
   <translation>une table</translation>
  </message>
  <message>
   <source>a map from card to file is needed</source>
   <translation>il faut une table des cartes et de leurs fichiers</translation>
  </message>
  <message>
   <source>a map is not allowed here</source>
   <translation>une table n’est pas permise ici</translation>
  </message>
  <message>
   <source>a name</source>
   <translation>un nom</translation>
  </message>
  <message>
   <source>a name of small letters, digits and single hyphens is needed</source>
   <translation>il faut un nom en minuscules, chiffres et traits d’union simples</translation>
  </message>
  <message>
   <source>a name stands on one line</source>
   <translation>un nom tient sur une ligne</translation>
  </message>
  <message>
   <source>a number</source>
   <translation>un nombre</translation>
  </message>
  <message>
   <source>a number from {least} to {most}</source>
   <translation>un nombre de {least} à {most}</translation>
  </message>
  <message>
   <source>a number of players from 2 to 7 is needed</source>
   <translation>il faut un nombre de joueurs de 2 à 7</translation>
  </message>
  <message>
   <source>a number of players from 2 to 7 or 'any' is needed</source>
   <translation>il faut un nombre de joueurs de 2 à 7 ou 'any'</translation>
  </message>
  <message>
   <source>a path is needed here</source>
   <translation>il faut ici un chemin</translation>
  </message>
  <message>
   <source>a patience is for one player</source>
   <translation>une patience se joue seul</translation>
  </message>
  <message>
   <source>a picture must lie inside the deck's own folder</source>
   <translation>une image doit se trouver dans le dossier du jeu de cartes</translation>
  </message>
  <message>
   <source>a picture of this game has no '{name}'</source>
   <translation>une image de position de ce jeu n’a pas de « {name} »</translation>
  </message>
  <message>
   <source>a picture says what is asked and which round it is</source>
   <translation>une image de position dit ce qui est demandé et quelle est la manche</translation>
  </message>
  <message>
   <source>a pile</source>
   <translation>une pile</translation>
  </message>
  <message>
   <source>a poetry ribbon</source>
   <translation>un ruban à poème</translation>
  </message>
  <message>
   <source>a race does not last {n} milliseconds</source>
   <translation>une course ne dure pas {n} millisecondes</translation>
  </message>
  <message>
   <source>a race is for the palm of a winner, in games that have one</source>
   <translation>une course vise la paume d’un gagnant, dans les jeux où il y en a une</translation>
  </message>
  <message>
   <source>a real-time game is for two players</source>
   <translation>un jeu en temps réel se joue à deux</translation>
  </message>
  <message>
   <source>a record has a deal or a picture</source>
   <translation>un enregistrement contient une donne ou une image de position</translation>
  </message>
  <message>
   <source>a record has no '{key}'</source>
   <translation>un enregistrement n’a pas de « {key} »</translation>
  </message>
  <message>
   <source>a red ribbon</source>
   <translation>un ruban rouge</translation>
  </message>
  <message>
   <source>a ribbon</source>
   <translation>un ruban</translation>
  </message>
  <message>
   <source>a round goes on as long as everybody has cards</source>
   <translation>une manche continue tant que tous ont des cartes</translation>
  </message>
  <message>
   <source>a round has no '{key}'</source>
   <translation>une manche n’a pas de « {key} »</translation>
  </message>
  <message>
   <source>a round is laid out again {n} times at most</source>
   <translation>une manche est redisposée {n} fois au plus</translation>
  </message>
  <message>
   <source>a round is worth the same to everybody: neither cards nor yaku count</source>
   <translation>une manche vaut autant pour tous : ni les cartes ni les yaku ne comptent</translation>
  </message>
  <message>
   <source>a round is written as '2 again 0 seed 7'</source>
   <translation>une manche s’écrit « 2 again 0 seed 7 »</translation>
  </message>
  <message>
   <source>a rule file has a few thousand characters; is this one?</source>
   <translation>un fichier de règles a quelques milliers de caractères ; en est-ce un ?</translation>
  </message>
  <message>
   <source>a second ':' cannot stand on this line</source>
   <translation>un second ':' ne peut pas figurer sur cette ligne</translation>
  </message>
  <message>
   <source>a second document begins here</source>
   <translation>un second document commence ici</translation>
  </message>
  <message>
   <source>a shedding game is for two players or more</source>
   <translation>un jeu de défausse se joue à deux ou plus</translation>
  </message>
  <message>
   <source>a sheet with Hana-Awase</source>
   <translation>une feuille avec Hana-Awase</translation>
  </message>
  <message>
   <source>a tab cannot indent a line</source>
   <translation>une tabulation ne peut pas faire le retrait d’une ligne</translation>
  </message>
  <message>
   <source>a text</source>
   <translation>un texte</translation>
  </message>
  <message>
   <source>a text is needed</source>
   <translation>il faut un texte</translation>
  </message>
  <message>
   <source>a text stands at the top, where keys are needed</source>
   <translation>un texte figure en haut, là où il faut des clés</translation>
  </message>
  <message>
   <source>a text, or a text for each language, is needed</source>
   <translation>il faut un texte, ou un texte par langue</translation>
  </message>
  <message>
   <source>a turn is half played while a card is to be taken, and only then</source>
   <translation>un tour n’est à moitié joué que lorsqu’une carte est à prendre, et il l’est toujours alors</translation>
  </message>
  <message>
   <source>a value is missing here</source>
   <translation>une valeur manque ici</translation>
  </message>
  <message>
   <source>a value is missing here: {needed}</source>
   <translation>une valeur manque ici : {needed}</translation>
  </message>
  <message>
   <source>a whole number from {least} to {most} or '{word}' is needed</source>
   <translation>il faut un nombre entier de {least} à {most} ou '{word}'</translation>
  </message>
  <message>
   <source>a whole number is needed</source>
   <translation>il faut un nombre entier</translation>
  </message>
  <message>
   <source>a whole number or '{word}' is needed</source>
   <translation>il faut un nombre entier ou '{word}'</translation>
  </message>
  <message>
   <source>a yaku cannot stand over itself</source>
   <translation>un yaku ne peut pas l’emporter sur lui-même</translation>
  </message>
  <message>
   <source>a yaku cannot wait for itself</source>
   <translation>un yaku ne peut pas s’attendre lui-même</translation>
  </message>
  <message>
   <source>a {name} has no '{key}'</source>
   <translation>une ligne « {name} » n’a pas de « {key} »</translation>
  </message>
  <message>
   <source>a {pile}</source>
   <translation>une pile « {pile} »</translation>
  </message>
  <message numerus="yes">
   <source>about {n} minutes</source>
   <translation>
    <numerusform>environ {n} minute</numerusform>
    <numerusform>environ {n} minutes</numerusform>
   </translation>
  </message>
  <message>
   <source>add 'foundations:'</source>
   <translation>ajoutez 'foundations:'</translation>
  </message>
  <message>
   <source>add 'foundations:', 'cells:' or 'yaku:'</source>
   <translation>ajoutez 'foundations:', 'cells:' ou 'yaku:'</translation>
  </message>
  <message>
   <source>add 'stock:', or make columns larger</source>
   <translation>ajoutez 'stock:', ou agrandissez les colonnes</translation>
  </message>
  <message>
   <source>add 'stopping', or {delete}</source>
   <translation>ajoutez 'stopping', ou {delete}</translation>
  </message>
  <message>
   <source>add 'yaku'</source>
   <translation>ajoutez 'yaku'</translation>
  </message>
  <message>
   <source>add 'yaku:'</source>
   <translation>ajoutez 'yaku:'</translation>
  </message>
  <message>
   <source>add '{number}: {{hand: ..., field: ...}}', or change 'players'</source>
   <translation>ajoutez '{number}: {{hand: ..., field: ...}}', ou changez 'players'</translation>
  </message>
  <message>
   <source>add an entry with 'points: 0' if it is meant so</source>
   <translation>ajoutez une entrée avec 'points: 0' si c’est voulu</translation>
  </message>
  <message>
   <source>add an entry without 'lead' if every best result is to earn points</source>
   <translation>ajoutez une entrée sans 'lead' si le meilleur résultat doit toujours rapporter des points</translation>
  </message>
  <message>
   <source>add it, or 'any' for all others</source>
   <translation>ajoutez-le, ou 'any' pour tous les autres</translation>
  </message>
  <message>
   <source>adjacent</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>voisin</translation>
  </message>
  <message>
   <source>after ten deals that do not count the next one is played all the same</source>
   <translation>après dix donnes nulles, la suivante est jouée quand même</translation>
  </message>
  <message numerus="yes">
   <source>after {n} drawn</source>
   <translation>
    <numerusform>après {n} nulle</numerusform>
    <numerusform>après {n} nulles</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>after {n} more</source>
   <translation>
    <numerusform>après {n} autre</numerusform>
    <numerusform>après {n} autres</numerusform>
   </translation>
  </message>
  <message>
   <source>again</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>encore</translation>
  </message>
  <message>
   <source>aliases ('*') are not read here</source>
   <translation>les alias ('*') ne sont pas lus ici</translation>
  </message>
  <message>
   <source>all</source>
   <comment>a value of a rule file</comment>
   <translation>tout</translation>
  </message>
  <message>
   <source>all</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>tout</translation>
  </message>
  <message>
   <source>all animals</source>
   <translation>tous les animaux</translation>
  </message>
  <message>
   <source>all blue ribbons</source>
   <translation>tous les rubans bleus</translation>
  </message>
  <message>
   <source>all brights</source>
   <translation>toutes les lumières</translation>
  </message>
  <message>
   <source>all cards</source>
   <translation>toutes les cartes</translation>
  </message>
  <message>
   <source>all chaff</source>
   <translation>tous les kasu</translation>
  </message>
  <message>
   <source>all four cards</source>
   <translation>les quatre cartes</translation>
  </message>
  <message>
   <source>all its cards come from one pile</source>
   <translation>toutes ses cartes viennent d’une seule pile</translation>
  </message>
  <message>
   <source>all poetry ribbons</source>
   <translation>tous les rubans à poème</translation>
  </message>
  <message>
   <source>all red ribbons</source>
   <translation>tous les rubans rouges</translation>
  </message>
  <message>
   <source>all ribbons</source>
   <translation>tous les rubans</translation>
  </message>
  <message>
   <source>all see the three</source>
   <translation>tous voient les trois cartes</translation>
  </message>
  <message>
   <source>all so far</source>
   <translation>toutes</translation>
  </message>
  <message>
   <source>all yaku together score only {points}</source>
   <translation>tous les yaku ensemble ne valent que {points}</translation>
  </message>
  <message>
   <source>all {cards}</source>
   <translation>les {cards}</translation>
  </message>
  <message numerus="yes">
   <source>all {number} yaku are collected</source>
   <translation>
    <numerusform>le seul yaku ({number}) est réuni</numerusform>
    <numerusform>les {number} yaku sont réunis</numerusform>
   </translation>
  </message>
  <message>
   <source>also</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>aussi</translation>
  </message>
  <message>
   <source>also for {names}</source>
   <translation>aussi pour {names}</translation>
  </message>
  <message>
   <source>among the captured cards</source>
   <comment>where a card lies</comment>
   <translation>parmi les prises</translation>
  </message>
  <message>
   <source>among the cards to pick from</source>
   <comment>where a card lies</comment>
   <translation>parmi les cartes à tirer</translation>
  </message>
  <message>
   <source>among the turned cards</source>
   <comment>where a card lies</comment>
   <translation>parmi les cartes retournées</translation>
  </message>
  <message>
   <source>among your captured cards</source>
   <comment>where a card lies</comment>
   <translation>parmi vos prises</translation>
  </message>
  <message>
   <source>among your games it would not be the game that it is here</source>
   <translation>parmi vos jeux, ce ne serait pas le même jeu qu’ici</translation>
  </message>
  <message>
   <source>among {player}'s captured cards</source>
   <comment>where a card lies</comment>
   <translation>parmi les prises ({player})</translation>
  </message>
  <message>
   <source>an April</source>
   <translation>une carte d’avril</translation>
  </message>
  <message>
   <source>an August</source>
   <translation>une carte d’août</translation>
  </message>
  <message>
   <source>an October</source>
   <translation>une carte d’octobre</translation>
  </message>
  <message>
   <source>an animal</source>
   <translation>un animal</translation>
  </message>
  <message>
   <source>an empty text is not allowed here</source>
   <translation>un texte vide n’est pas permis ici</translation>
  </message>
  <message>
   <source>an opponent</source>
   <translation>un adversaire</translation>
  </message>
  <message>
   <source>an {pile}</source>
   <translation>une pile « {pile} »</translation>
  </message>
  <message>
   <source>anchors ('&amp;') are not read here</source>
   <translation>les ancres ('&amp;') ne sont pas lues ici</translation>
  </message>
  <message>
   <source>animal</source>
   <translation>animal</translation>
  </message>
  <message>
   <source>animal</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>animal</translation>
  </message>
  <message>
   <source>animals</source>
   <translation>animaux</translation>
  </message>
  <message>
   <source>another turn</source>
   <translation>encore un tour</translation>
  </message>
  <message>
   <source>any</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>quelconque</translation>
  </message>
  <message>
   <source>any card</source>
   <translation>n’importe quelle carte</translation>
  </message>
  <message>
   <source>any card</source>
   <comment>of a part of the deck</comment>
   <translation>n’importe quelle carte</translation>
  </message>
  <message>
   <source>any number of its cards may come from free places</source>
   <translation>autant de ses cartes que l’on veut peuvent venir des cases libres</translation>
  </message>
  <message>
   <source>any number of its cards may come from the turned cards, as long as they lie together on top of them</source>
   <translation>autant de ses cartes que l’on veut peuvent venir des cartes retournées, pourvu qu’elles s’y trouvent ensemble sur le dessus</translation>
  </message>
  <message>
   <source>any number of players</source>
   <translation>quel que soit le nombre de joueurs</translation>
  </message>
  <message>
   <source>any turn</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>à tout tour</translation>
  </message>
  <message>
   <source>anybody</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>n’importe qui</translation>
  </message>
  <message>
   <source>as usual</source>
   <comment>a value of a rule file</comment>
   <translation>comme d’habitude</translation>
  </message>
  <message>
   <source>ask for less</source>
   <translation>demandez moins</translation>
  </message>
  <message>
   <source>at another place in its month</source>
   <translation>d’un autre rang dans son mois</translation>
  </message>
  <message>
   <source>at least one of its cards comes from {piles}</source>
   <translation>au moins une de ses cartes est prise dans {piles}</translation>
  </message>
  <message>
   <source>at least {cards}</source>
   <translation>au moins {cards}</translation>
  </message>
  <message>
   <source>at least {number} of its cards come from {piles}</source>
   <translation>au moins {number} de ses cartes sont prises dans {piles}</translation>
  </message>
  <message numerus="yes">
   <source>at least {n} of {cards} cards always stay on the table</source>
   <translation>
    <numerusform>au moins {n} carte sur {cards} reste toujours sur la table</numerusform>
    <numerusform>au moins {n} cartes sur {cards} restent toujours sur la table</numerusform>
   </translation>
  </message>
  <message>
   <source>at most one of its cards may come from the turned cards, the top one</source>
   <translation>au plus une de ses cartes peut venir des cartes retournées, celle du dessus</translation>
  </message>
  <message>
   <source>at most {cards}</source>
   <translation>au plus {cards}</translation>
  </message>
  <message>
   <source>at most {most} paths can be removed</source>
   <translation>{most} chemins au plus peuvent être retirés</translation>
  </message>
  <message>
   <source>at most {number} of its cards may come from free places</source>
   <translation>au plus {number} de ses cartes peuvent venir des cases libres</translation>
  </message>
  <message>
   <source>at most {number} of its cards may come from the top of the turned cards</source>
   <translation>au plus {number} de ses cartes peuvent être prises au-dessus des cartes retournées</translation>
  </message>
  <message>
   <source>at the same place in its month</source>
   <translation>de même rang dans son mois</translation>
  </message>
  <message>
   <source>bed</source>
   <comment>of a patience</comment>
   <translation>parterre</translation>
  </message>
  <message>
   <source>before a card at most {n} are told of, and none from a deck</source>
   <translation>avant une carte, on en note {n} au plus, et aucune venant d’une pioche</translation>
  </message>
  <message>
   <source>begin the list on a line of its own</source>
   <translation>commencez la liste sur une ligne à elle</translation>
  </message>
  <message>
   <source>begin with 'family: tableau', or with 'extends:' and a game's name</source>
   <translation>commencez par 'family: tableau', ou par 'extends:' et le nom d’un jeu</translation>
  </message>
  <message>
   <source>begin with 'id:' and 'name:'</source>
   <translation>commencez par 'id:' et 'name:'</translation>
  </message>
  <message>
   <source>being captured</source>
   <comment>where a card lies</comment>
   <translation>en train d’être prise</translation>
  </message>
  <message>
   <source>best</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>le meilleur</translation>
  </message>
  <message>
   <source>block</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>bloc</translation>
  </message>
  <message>
   <source>blue</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>bleu</translation>
  </message>
  <message>
   <source>blue ribbon</source>
   <translation>ruban bleu</translation>
  </message>
  <message>
   <source>blue ribbons</source>
   <translation>rubans bleus</translation>
  </message>
  <message>
   <source>bombs: {count}</source>
   <translation>bombes : {count}</translation>
  </message>
  <message>
   <source>both</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>les deux</translation>
  </message>
  <message>
   <source>bridge</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>pont</translation>
  </message>
  <message>
   <source>bright</source>
   <translation>lumière</translation>
  </message>
  <message>
   <source>bright</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>lumière</translation>
  </message>
  <message>
   <source>brights</source>
   <translation>lumières</translation>
  </message>
  <message>
   <source>bush warbler</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>rossignol</translation>
  </message>
  <message>
   <source>by cells</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>selon les cases</translation>
  </message>
  <message>
   <source>by hand</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>à la main</translation>
  </message>
  <message>
   <source>by itself</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>tout seul</translation>
  </message>
  <message>
   <source>by players</source>
   <translation>par nombre</translation>
  </message>
  <message>
   <source>by these cards it is time to {what}</source>
   <translation>avec ces cartes, c’est le moment de « {what} »</translation>
  </message>
  <message>
   <source>by these cards the round is over</source>
   <translation>avec ces cartes, la manche est finie</translation>
  </message>
  <message>
   <source>call the file '{file}'</source>
   <translation>nommez le fichier '{file}'</translation>
  </message>
  <message>
   <source>called {call}</source>
   <translation>annonce : {call}</translation>
  </message>
  <message numerus="yes">
   <source>called {name} {n} times</source>
   <translation>
    <numerusform>annonce : {name}</numerusform>
    <numerusform>annonce {n} fois : {name}</numerusform>
   </translation>
  </message>
  <message>
   <source>card</source>
   <translation>carte</translation>
  </message>
  <message>
   <source>card among {cards}</source>
   <translation>carte (parmi {cards})</translation>
  </message>
  <message>
   <source>cards</source>
   <translation>cartes</translation>
  </message>
  <message>
   <source>cards among {cards}</source>
   <translation>cartes (parmi {cards})</translation>
  </message>
  <message>
   <source>cards are named like 'pine-crane'</source>
   <translation>les cartes se nomment comme 'pine-crane'</translation>
  </message>
  <message>
   <source>cards at the end</source>
   <translation>cartes à la fin</translation>
  </message>
  <message>
   <source>cards for the next round</source>
   <translation>cartes pour la manche suivante</translation>
  </message>
  <message>
   <source>cards ran out</source>
   <comment>a round</comment>
   <translation>plus de cartes</translation>
  </message>
  <message>
   <source>cards, or a map such as {cards: {month: 12}, count: 3}, is needed</source>
   <translation>il faut des cartes, ou une table comme {cards: {month: 12}, count: 3}</translation>
  </message>
  <message>
   <source>category</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>genre</translation>
  </message>
  <message>
   <source>cell {number}</source>
   <translation>la case {number}</translation>
  </message>
  <message>
   <source>chaff</source>
   <translation>kasu</translation>
  </message>
  <message>
   <source>chaff</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>kasu</translation>
  </message>
  <message>
   <source>chaff card</source>
   <translation>kasu</translation>
  </message>
  <message>
   <source>chance</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>hasard</translation>
  </message>
  <message>
   <source>change 'match', 'cards' or the number of cards</source>
   <translation>changez 'match', 'cards' ou le nombre de cartes</translation>
  </message>
  <message>
   <source>change 'match', or the number of cards</source>
   <translation>changez 'match', ou le nombre de cartes</translation>
  </message>
  <message>
   <source>change 'team_size' or 'players'</source>
   <translation>changez 'team_size' ou 'players'</translation>
  </message>
  <message>
   <source>choose</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>au choix</translation>
  </message>
  <message>
   <source>clockwise</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>sens horaire</translation>
  </message>
  <message>
   <source>closed</source>
   <translation>fermé</translation>
  </message>
  <message>
   <source>coloured chaff</source>
   <translation>kasu coloré</translation>
  </message>
  <message>
   <source>coloured paulownia</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>paulownia coloré</translation>
  </message>
  <message>
   <source>column</source>
   <comment>of a patience</comment>
   <translation>colonne</translation>
  </message>
  <message>
   <source>column {number}</source>
   <translation>la colonne {number}</translation>
  </message>
  <message>
   <source>columns</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>colonnes</translation>
  </message>
  <message>
   <source>complete</source>
   <translation>complet</translation>
  </message>
  <message>
   <source>count what the yaku and foundations take</source>
   <translation>comptez ce que prennent les yaku et les fondations</translation>
  </message>
  <message>
   <source>counted</source>
   <comment>a round</comment>
   <translation>décompte</translation>
  </message>
  <message>
   <source>counter clockwise</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>sens antihoraire</translation>
  </message>
  <message>
   <source>cut to the limit</source>
   <translation>ramené à la limite</translation>
  </message>
  <message>
   <source>deal fewer cards</source>
   <translation>distribuez moins de cartes</translation>
  </message>
  <message>
   <source>deal fewer cards, or write 'round_ends: hands'</source>
   <translation>distribuez moins de cartes, ou écrivez 'round_ends: hands'</translation>
  </message>
  <message>
   <source>deal laid out</source>
   <translation>donne préparée</translation>
  </message>
  <message>
   <source>deal more to the 'field'</source>
   <translation>distribuez-en plus à 'field'</translation>
  </message>
  <message>
   <source>deal {deal}</source>
   <translation>donne {deal}</translation>
  </message>
  <message>
   <source>deal {number}</source>
   <translation>donne {number}</translation>
  </message>
  <message numerus="yes">
   <source>deal {n} cards less</source>
   <translation>
    <numerusform>distribuez {n} carte de moins</numerusform>
    <numerusform>distribuez {n} cartes de moins</numerusform>
   </translation>
  </message>
  <message>
   <source>dealer</source>
   <translation>donneur</translation>
  </message>
  <message>
   <source>dealer</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>donneur</translation>
  </message>
  <message>
   <source>dealer {name}</source>
   <translation>donneur : {name}</translation>
  </message>
  <message>
   <source>delete 'cards', or say in 'hand' how many</source>
   <translation>supprimez 'cards', ou dites dans 'hand' combien</translation>
  </message>
  <message>
   <source>delete 'field', or write 'onto: nothing'</source>
   <translation>supprimez 'field', ou écrivez 'onto: nothing'</translation>
  </message>
  <message>
   <source>delete it</source>
   <translation>supprimez-le</translation>
  </message>
  <message>
   <source>delete it, or quote the text</source>
   <translation>supprimez-le, ou mettez le texte entre guillemets</translation>
  </message>
  <message>
   <source>delete one of the two</source>
   <translation>supprimez l’un des deux</translation>
  </message>
  <message>
   <source>delete this line</source>
   <translation>supprimez cette ligne</translation>
  </message>
  <message>
   <source>did not press</source>
   <translation>n’a pas appuyé</translation>
  </message>
  <message>
   <source>did you mean {found}, in quotes?</source>
   <translation>vouliez-vous dire {found}, entre guillemets ?</translation>
  </message>
  <message>
   <source>did you mean {found}?</source>
   <translation>vouliez-vous dire {found} ?</translation>
  </message>
  <message>
   <source>different</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>différent</translation>
  </message>
  <message>
   <source>discard</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>défausse</translation>
  </message>
  <message numerus="yes">
   <source>discard {number} field cards, each of which fits on the one before</source>
   <translation>
    <numerusform>défaussez {number} carte du champ</numerusform>
    <numerusform>défaussez {number} cartes du champ, chacune allant sur la précédente</numerusform>
   </translation>
  </message>
  <message>
   <source>discarded {cards}</source>
   <translation>défausse : {cards}</translation>
  </message>
  <message>
   <source>discarded {cards} from the field</source>
   <translation>du champ à la défausse : {cards}</translation>
  </message>
  <message>
   <source>doubled</source>
   <translation>paiement doublé</translation>
  </message>
  <message>
   <source>draw</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>tirage</translation>
  </message>
  <message>
   <source>drawn</source>
   <comment>a game</comment>
   <translation>nulle</translation>
  </message>
  <message>
   <source>drawn</source>
   <comment>a round</comment>
   <translation>nulle</translation>
  </message>
  <message>
   <source>drawn</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>nulle</translation>
  </message>
  <message>
   <source>draws {cards}</source>
   <translation>pioche {cards}</translation>
  </message>
  <message>
   <source>draws {cards} and loses the turn</source>
   <translation>pioche {cards} et passe son tour</translation>
  </message>
  <message numerus="yes">
   <source>draws {n} cards</source>
   <translation>
    <numerusform>retourne {n} carte</numerusform>
    <numerusform>retourne {n} cartes</numerusform>
   </translation>
  </message>
  <message>
   <source>drew a card</source>
   <translation>une carte piochée</translation>
  </message>
  <message>
   <source>drew a card and kept it</source>
   <translation>une carte piochée et gardée</translation>
  </message>
  <message>
   <source>drew {card}</source>
   <translation>{card} (de la pioche)</translation>
  </message>
  <message>
   <source>drew {card}, laid</source>
   <translation>{card} (de la pioche) sur le champ</translation>
  </message>
  <message>
   <source>drew {card}, took {taken}</source>
   <translation>prise avec {card} (de la pioche) : {taken}</translation>
  </message>
  <message numerus="yes">
   <source>drew {n} cards</source>
   <translation>
    <numerusform>{n} carte piochée</numerusform>
    <numerusform>{n} cartes piochées</numerusform>
   </translation>
  </message>
  <message>
   <source>each</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>à chaque fois</translation>
  </message>
  <message>
   <source>each of {count} piles would wait for all the cards, in this order</source>
   <translation>chacune des {count} piles attendrait toutes les cartes, dans cet ordre</translation>
  </message>
  <message>
   <source>each opponent</source>
   <translation>chaque adversaire</translation>
  </message>
  <message>
   <source>each part needs a name of its own</source>
   <translation>chaque élément doit avoir un nom à lui</translation>
  </message>
  <message>
   <source>earlier</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>précédent</translation>
  </message>
  <message>
   <source>earlier effects name all of these cards, and the first one counts</source>
   <translation>des effets précédents nomment toutes ces cartes, et c’est le premier qui compte</translation>
  </message>
  <message>
   <source>eight</source>
   <comment>a number</comment>
   <translation>8</translation>
  </message>
  <message>
   <source>eighteen</source>
   <comment>a number</comment>
   <translation>18</translation>
  </message>
  <message>
   <source>either</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>l’un ou l’autre</translation>
  </message>
  <message>
   <source>eleven</source>
   <comment>a number</comment>
   <translation>11</translation>
  </message>
  <message>
   <source>empty</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>vide</translation>
  </message>
  <message>
   <source>end lines with the return key</source>
   <translation>terminez les lignes avec la touche Entrée</translation>
  </message>
  <message>
   <source>error</source>
   <comment>how bad a problem of a rule file is</comment>
   <translation>erreur</translation>
  </message>
  <message>
   <source>every combination takes more cards than a hand of {largest} has</source>
   <translation>chaque combinaison prend plus de cartes que les {largest} d’une main</translation>
  </message>
  <message>
   <source>every number of players is there already</source>
   <translation>tous les nombres de joueurs y sont déjà</translation>
  </message>
  <message>
   <source>every yaku says its own points</source>
   <translation>chaque yaku dit ses propres points</translation>
  </message>
  <message>
   <source>every {count} games</source>
   <translation>toutes les {count} parties</translation>
  </message>
  <message>
   <source>every {pile}</source>
   <translation>chaque {pile}</translation>
  </message>
  <message numerus="yes">
   <source>everybody else draws {number} cards</source>
   <translation>
    <numerusform>tous les autres piochent {number} carte</numerusform>
    <numerusform>tous les autres piochent {number} cartes</numerusform>
   </translation>
  </message>
  <message>
   <source>exactly {cards}</source>
   <translation>exactement {cards}</translation>
  </message>
  <message>
   <source>exempt</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>exempté</translation>
  </message>
  <message>
   <source>face down</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>face cachée</translation>
  </message>
  <message>
   <source>face-down cards stand first, in one pair of brackets</source>
   <translation>les cartes face cachée viennent d’abord, dans une seule paire de parenthèses</translation>
  </message>
  <message>
   <source>fastest win</source>
   <translation>victoire la plus rapide</translation>
  </message>
  <message>
   <source>fewest</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>le moins</translation>
  </message>
  <message>
   <source>field</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>champ</translation>
  </message>
  <message>
   <source>field cards go beneath the hand cards, or by themselves, but not both</source>
   <translation>les cartes du champ vont sous celles de la main ou seules, mais pas les deux</translation>
  </message>
  <message>
   <source>fifteen</source>
   <comment>a number</comment>
   <translation>15</translation>
  </message>
  <message>
   <source>first</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>premier</translation>
  </message>
  <message>
   <source>first</source>
   <comment>place in its month</comment>
   <translation>1</translation>
  </message>
  <message>
   <source>first by lot</source>
   <translation>en tête au tirage au sort</translation>
  </message>
  <message>
   <source>first turn</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>premier tour</translation>
  </message>
  <message>
   <source>fishing</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>capture</translation>
  </message>
  <message>
   <source>five</source>
   <comment>a number</comment>
   <translation>5</translation>
  </message>
  <message>
   <source>for {opponent} who captured {cards}</source>
   <translation>pour {opponent} qui a capturé {cards}</translation>
  </message>
  <message>
   <source>for {opponent} who captured {cards} of these: {these}</source>
   <translation>pour {opponent} qui a capturé {cards} de ces cartes : {these}</translation>
  </message>
  <message>
   <source>forfeit</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>gage</translation>
  </message>
  <message>
   <source>foundation</source>
   <comment>of a patience</comment>
   <translation>fondation</translation>
  </message>
  <message>
   <source>foundation {number}</source>
   <translation>la fondation {number}</translation>
  </message>
  <message>
   <source>four</source>
   <comment>a number</comment>
   <translation>4</translation>
  </message>
  <message>
   <source>four</source>
   <comment>so many cards</comment>
   <translation>quatre cartes</translation>
  </message>
  <message>
   <source>fourteen</source>
   <comment>a number</comment>
   <translation>14</translation>
  </message>
  <message>
   <source>fourth</source>
   <comment>place in its month</comment>
   <translation>4</translation>
  </message>
  <message>
   <source>free place</source>
   <translation>case libre</translation>
  </message>
  <message>
   <source>free places</source>
   <comment>after “the”</comment>
   <translation>les cases libres</translation>
  </message>
  <message>
   <source>free places</source>
   <comment>where cards come from</comment>
   <translation>les cases libres</translation>
  </message>
  <message>
   <source>from the only stack</source>
   <translation>de la seule pile</translation>
  </message>
  <message>
   <source>from the stack that is left</source>
   <translation>de la pile qui reste</translation>
  </message>
  <message>
   <source>from {name}</source>
   <translation>selon {name}</translation>
  </message>
  <message>
   <source>full</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>plein</translation>
  </message>
  <message>
   <source>games</source>
   <translation>parties</translation>
  </message>
  <message>
   <source>give a deal for {numbers} players in this file</source>
   <translation>donnez dans ce fichier une donne pour {numbers} joueurs</translation>
  </message>
  <message>
   <source>give each entry a 'lead' of its own</source>
   <translation>donnez à chaque entrée son propre 'lead'</translation>
  </message>
  <message>
   <source>give it a 'match' of its own by which fewer cards fit, or let it take fewer</source>
   <translation>donnez-lui un 'match' à elle, plus strict, ou faites-lui prendre moins de cartes</translation>
  </message>
  <message>
   <source>give one of 'empty_field', 'whole_month' and 'own_pair' a number</source>
   <translation>donnez un nombre à 'empty_field', 'whole_month' ou 'own_pair'</translation>
  </message>
  <message>
   <source>give one of them 'hand: 1'</source>
   <translation>donnez à l’une d’elles 'hand: 1'</translation>
  </message>
  <message>
   <source>give some cards points</source>
   <translation>donnez des points à quelques cartes</translation>
  </message>
  <message>
   <source>give this file another name</source>
   <translation>donnez un autre nom à ce fichier</translation>
  </message>
  <message>
   <source>give yaku their 'points'</source>
   <translation>donnez leurs 'points' aux yaku</translation>
  </message>
  <message>
   <source>given up early</source>
   <translation>vite écarté</translation>
  </message>
  <message>
   <source>hands</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>mains</translation>
  </message>
  <message>
   <source>hands are swapped by an effect that lets its player choose</source>
   <translation>les mains s’échangent par un effet qui laisse choisir son joueur</translation>
  </message>
  <message>
   <source>higher</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>plus haut</translation>
  </message>
  <message>
   <source>in column {number}</source>
   <comment>where a card lies</comment>
   <translation>dans la colonne {number}</translation>
  </message>
  <message>
   <source>in free place {number}</source>
   <comment>where a card lies</comment>
   <translation>dans la case libre {number}</translation>
  </message>
  <message>
   <source>in the hand</source>
   <comment>where a card lies</comment>
   <translation>en main</translation>
  </message>
  <message>
   <source>in the stock</source>
   <comment>where a card lies</comment>
   <translation>dans la pioche</translation>
  </message>
  <message>
   <source>in your column {number}</source>
   <comment>where a card lies</comment>
   <translation>dans votre colonne {number}</translation>
  </message>
  <message>
   <source>in your hand</source>
   <comment>where a card lies</comment>
   <translation>dans votre main</translation>
  </message>
  <message>
   <source>in your stock</source>
   <comment>where a card lies</comment>
   <translation>dans votre pioche</translation>
  </message>
  <message>
   <source>in {player}'s column {number}</source>
   <comment>where a card lies</comment>
   <translation>dans la colonne {number} ({player})</translation>
  </message>
  <message>
   <source>in {player}'s hand</source>
   <comment>where a card lies</comment>
   <translation>dans la main ({player})</translation>
  </message>
  <message>
   <source>in {player}'s stock</source>
   <comment>where a card lies</comment>
   <translation>dans la pioche ({player})</translation>
  </message>
  <message>
   <source>indent with spaces</source>
   <translation>mettez le retrait avec des espaces</translation>
  </message>
  <message numerus="yes">
   <source>indent with spaces; {n} further lines begin so</source>
   <translation>
    <numerusform>mettez le retrait avec des espaces ; {n} autre ligne commence ainsi</numerusform>
    <numerusform>mettez le retrait avec des espaces ; {n} autres lignes commencent ainsi</numerusform>
   </translation>
  </message>
  <message>
   <source>inherited</source>
   <translation>hérité</translation>
  </message>
  <message>
   <source>instead</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>à la place</translation>
  </message>
  <message>
   <source>it cannot be read</source>
   <translation>impossible de la lire</translation>
  </message>
  <message>
   <source>it cannot be written</source>
   <translation>impossible de l’écrire</translation>
  </message>
  <message>
   <source>it comes from {pile}</source>
   <translation>sa carte est prise dans {pile}</translation>
  </message>
  <message>
   <source>it has no condition, and so it always multiplies</source>
   <translation>il n’a pas de condition, et multiplie donc toujours</translation>
  </message>
  <message>
   <source>it has too many pixels</source>
   <translation>elle a trop de pixels</translation>
  </message>
  <message>
   <source>it is damaged ({why})</source>
   <translation>elle est endommagée ({why})</translation>
  </message>
  <message>
   <source>it is for: {keys}</source>
   <translation>cela sert pour : {keys}</translation>
  </message>
  <message>
   <source>it is no game for these players any more.</source>
   <translation>ce n’est plus un jeu pour ces joueurs.</translation>
  </message>
  <message>
   <source>it is no picture, or a broken one</source>
   <translation>ce n’est pas une image, ou elle est abîmée</translation>
  </message>
  <message>
   <source>it is no text</source>
   <translation>ce n’est pas du texte</translation>
  </message>
  <message>
   <source>it is not {width} x {height}</source>
   <translation>elle ne fait pas {width} × {height}</translation>
  </message>
  <message>
   <source>it is what the dealer gets: write 'scores: dealer'</source>
   <translation>c’est ce que reçoit le donneur : écrivez 'scores: dealer'</translation>
  </message>
  <message>
   <source>it may be the top one of the turned cards</source>
   <translation>sa carte peut être celle du dessus des cartes retournées</translation>
  </message>
  <message>
   <source>it may come from a free place</source>
   <translation>sa carte peut venir d’une case libre</translation>
  </message>
  <message>
   <source>it may not be the top one of the turned cards</source>
   <translation>sa carte ne peut pas être celle du dessus des cartes retournées</translation>
  </message>
  <message>
   <source>it may not come from a free place</source>
   <translation>sa carte ne peut pas venir d’une case libre</translation>
  </message>
  <message>
   <source>it need not come from {pile}</source>
   <translation>il n’est pas nécessaire de prendre sa carte dans {pile}</translation>
  </message>
  <message>
   <source>it stands on line {line} already</source>
   <translation>elle figure déjà à la ligne {line}</translation>
  </message>
  <message>
   <source>it takes cards that spoil it, and so it never counts</source>
   <translation>il prend des cartes qui l’annulent, et ne compte donc jamais</translation>
  </message>
  <message>
   <source>it takes {number} cards, and no hand has more than {largest}</source>
   <translation>il faut {number} cartes, et aucune main n’en a plus de {largest}</translation>
  </message>
  <message numerus="yes">
   <source>it waits for {after} other yaku, but there are only {n} others</source>
   <translation>
    <numerusform>il attend {after} autres yaku, mais il n’y en a que {n} autre</numerusform>
    <numerusform>il attend {after} autres yaku, mais il n’y en a que {n} autres</numerusform>
   </translation>
  </message>
  <message>
   <source>its '{key}' names {name}, which is removed here</source>
   <translation>son '{key}' nomme {name}, qui est retiré ici</translation>
  </message>
  <message>
   <source>its cards come from no more than {number} piles</source>
   <translation>ses cartes viennent de {number} piles au plus</translation>
  </message>
  <message>
   <source>its cards may come from any number of piles</source>
   <translation>ses cartes peuvent venir de n’importe quel nombre de piles</translation>
  </message>
  <message>
   <source>its developers</source>
   <translation>ses développeurs</translation>
  </message>
  <message>
   <source>its key is written with a question mark</source>
   <translation>sa clé est écrite avec un point d’interrogation</translation>
  </message>
  <message>
   <source>its permissions forbid it to this user</source>
   <translation>ses permissions l’interdisent à cet utilisateur</translation>
  </message>
  <message>
   <source>join</source>
   <translation>unir</translation>
  </message>
  <message>
   <source>just drawn</source>
   <comment>where a card lies</comment>
   <translation>tout juste piochée</translation>
  </message>
  <message>
   <source>just drawn by you</source>
   <comment>where a card lies</comment>
   <translation>que vous venez de piocher</translation>
  </message>
  <message>
   <source>just drawn by {player}</source>
   <comment>where a card lies</comment>
   <translation>tout juste piochée ({player})</translation>
  </message>
  <message>
   <source>keep one of the two</source>
   <translation>gardez l’un des deux</translation>
  </message>
  <message>
   <source>keeps {name} from {yaku}</source>
   <translation>empêche {name} de faire {yaku}</translation>
  </message>
  <message>
   <source>kept the drawn card</source>
   <translation>carte piochée gardée</translation>
  </message>
  <message>
   <source>keys and values are needed</source>
   <translation>il faut des clés et des valeurs</translation>
  </message>
  <message>
   <source>keys of one map, and entries of one list, begin in the same column</source>
   <translation>les clés d’une table et les éléments d’une liste commencent dans la même colonne</translation>
  </message>
  <message>
   <source>known families: {listed}</source>
   <translation>familles connues : {listed}</translation>
  </message>
  <message>
   <source>known here: {listed}</source>
   <translation>connus ici : {listed}</translation>
  </message>
  <message>
   <source>laid {cards} on the field</source>
   <translation>sur le champ : {cards}</translation>
  </message>
  <message>
   <source>laid {cards} on {field}</source>
   <translation>{cards} sur {field}</translation>
  </message>
  <message>
   <source>larger</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>la plus grande</translation>
  </message>
  <message>
   <source>last yaku</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>dernier yaku</translation>
  </message>
  <message>
   <source>last {count}</source>
   <translation>{count} dernières</translation>
  </message>
  <message>
   <source>later</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>suivant</translation>
  </message>
  <message>
   <source>later by lot</source>
   <translation>derrière au tirage au sort</translation>
  </message>
  <message>
   <source>later entries name all of these cards, and the last one counts</source>
   <translation>des entrées suivantes nomment toutes ces cartes, et c’est la dernière qui compte</translation>
  </message>
  <message>
   <source>lay out fewer cards, so that the first cards in the middle come from decks</source>
   <translation>disposez moins de cartes, pour que les premières cartes du centre viennent des pioches</translation>
  </message>
  <message numerus="yes">
   <source>lay out {n} cards less</source>
   <translation>
    <numerusform>disposez {n} carte de moins</numerusform>
    <numerusform>disposez {n} cartes de moins</numerusform>
   </translation>
  </message>
  <message>
   <source>lay {cards} on a field card on which it fits, and discard both</source>
   <translation>posez {cards} sur une carte du champ où elle va, et défaussez les deux</translation>
  </message>
  <message>
   <source>lay {cards} on the discard pile</source>
   <translation>posez {cards} sur la défausse</translation>
  </message>
  <message>
   <source>lay {cards} on the discard pile, on whose top card it fits</source>
   <translation>posez {cards} sur la carte du dessus de la défausse, si elle y va</translation>
  </message>
  <message>
   <source>lay {cards} one by one, each of which fits on the one before, on a field card on which the first of them fits, and discard them all</source>
   <translation>posez {cards} une à une, chacune allant sur la précédente, sur une carte du champ où va la première, et défaussez le tout</translation>
  </message>
  <message>
   <source>lay {cards} one by one, each of which fits on the one before, on the discard pile</source>
   <translation>posez {cards} une à une, chacune allant sur la précédente, sur la défausse</translation>
  </message>
  <message>
   <source>lay {cards} one by one, each of which fits on the one before, on the discard pile, on whose top card the first of them fits</source>
   <translation>posez {cards} une à une, chacune allant sur la précédente, sur la défausse, où la première va sur la carte du dessus</translation>
  </message>
  <message numerus="yes">
   <source>lay {number} hand cards on the field</source>
   <translation>
    <numerusform>posez {number} carte de la main sur le champ</numerusform>
    <numerusform>posez {number} cartes de la main sur le champ</numerusform>
   </translation>
  </message>
  <message>
   <source>layout</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>disposition</translation>
  </message>
  <message>
   <source>leave 'players' out</source>
   <translation>n’écrivez pas 'players'</translation>
  </message>
  <message>
   <source>leave it out</source>
   <translation>ne l’écrivez pas</translation>
  </message>
  <message>
   <source>leave it out, or give it to others too</source>
   <translation>supprimez-le, ou donnez-le aussi à d’autres</translation>
  </message>
  <message>
   <source>leave it out: the base is a game of the family {family}</source>
   <translation>ne l’écrivez pas : la base est un jeu de la famille {family}</translation>
  </message>
  <message>
   <source>left</source>
   <comment>a game</comment>
   <translation>abandonnée</translation>
  </message>
  <message>
   <source>left in the deck</source>
   <translation>restées dans la pioche</translation>
  </message>
  <message>
   <source>left in the layout</source>
   <translation>restées étalées</translation>
  </message>
  <message>
   <source>left unfinished</source>
   <translation>inachevées</translation>
  </message>
  <message>
   <source>left: {months}</source>
   <translation>à gauche : {months}</translation>
  </message>
  <message>
   <source>let every card fit somewhere, or leave these out of the deck</source>
   <translation>faites que chaque carte aille quelque part, ou retirez celles-ci du jeu de cartes</translation>
  </message>
  <message>
   <source>let fewer cards fit on one another, or take fewer of them</source>
   <translation>faites que moins de cartes aillent l’une sur l’autre, ou prenez-en moins</translation>
  </message>
  <message>
   <source>let more cards fit</source>
   <translation>faites que plus de cartes aillent ensemble</translation>
  </message>
  <message>
   <source>lightning</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>l’Éclair</translation>
  </message>
  <message>
   <source>line {number}: '{word}' ({card}) is listed twice, first on line {first}</source>
   <translation>ligne {number} : « {word} » ({card}) figure deux fois, d’abord à la ligne {first}</translation>
  </message>
  <message>
   <source>line {number}: '{word}' ({card}) is not in this game's deck</source>
   <translation>ligne {number} : « {word} » ({card}) n’est pas dans le jeu de cartes</translation>
  </message>
  <message>
   <source>line {number}: {error}</source>
   <translation>ligne {number} : {error}</translation>
  </message>
  <message>
   <source>look at what each key of it leaves over</source>
   <translation>regardez ce que laisse chacune de ses clés</translation>
  </message>
  <message>
   <source>loser</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>perdant</translation>
  </message>
  <message>
   <source>loses the turn</source>
   <translation>passe son tour</translation>
  </message>
  <message>
   <source>lost</source>
   <translation>perdues</translation>
  </message>
  <message>
   <source>lost</source>
   <comment>a game</comment>
   <translation>perdue</translation>
  </message>
  <message>
   <source>lost the turn</source>
   <translation>tour perdu</translation>
  </message>
  <message>
   <source>lost your turn</source>
   <translation>tour perdu</translation>
  </message>
  <message>
   <source>lots are drawn among the others</source>
   <translation>les autres sont départagés par tirage au sort</translation>
  </message>
  <message>
   <source>lots were drawn: {outcome}</source>
   <translation>tirage au sort : {outcome}</translation>
  </message>
  <message>
   <source>lower</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>plus bas</translation>
  </message>
  <message>
   <source>made</source>
   <translation>fait</translation>
  </message>
  <message>
   <source>made {yaku} ({points})</source>
   <translation>yaku : {yaku} ({points})</translation>
  </message>
  <message>
   <source>makes {yaku}</source>
   <translation>fait {yaku}</translation>
  </message>
  <message>
   <source>maps and lists lie more than {most} deep in one another here</source>
   <translation>tables et listes sont imbriquées ici sur plus de {most} niveaux</translation>
  </message>
  <message>
   <source>merge keys ('&lt;&lt;') are not read here</source>
   <translation>les clés de fusion ('&lt;&lt;') ne sont pas lues ici</translation>
  </message>
  <message>
   <source>missing: {cards}</source>
   <translation>manquantes : {cards}</translation>
  </message>
  <message>
   <source>month</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>mois</translation>
  </message>
  <message>
   <source>month down</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>mois décroissant</translation>
  </message>
  <message>
   <source>more cards were laid on a stack than lie there</source>
   <translation>on a posé sur une pile centrale plus de cartes qu’il ne s’y en trouve</translation>
  </message>
  <message>
   <source>most points</source>
   <translation>record de points</translation>
  </message>
  <message>
   <source>most won in a row</source>
   <translation>plus longue série gagnée</translation>
  </message>
  <message>
   <source>move it down</source>
   <translation>déplacez-la vers le bas</translation>
  </message>
  <message>
   <source>move it up</source>
   <translation>déplacez-la vers le haut</translation>
  </message>
  <message>
   <source>move {number} ({move}) is not possible any more. {why}</source>
   <translation>le coup {number} ({move}) n’est plus possible. {why}</translation>
  </message>
  <message>
   <source>move {number}, '{move}': {why}</source>
   <translation>coup {number}, « {move} » : {why}</translation>
  </message>
  <message>
   <source>multiplied by {number}</source>
   <translation>paiement multiplié par {number}</translation>
  </message>
  <message>
   <source>name the files in it</source>
   <translation>nommez les fichiers qu’il contient</translation>
  </message>
  <message>
   <source>needs for one month and needs for one kind want some of the same cards</source>
   <translation>des besoins d’un mois et des besoins d’un genre veulent en partie les mêmes cartes</translation>
  </message>
  <message>
   <source>never</source>
   <translation>jamais</translation>
  </message>
  <message>
   <source>never</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>jamais</translation>
  </message>
  <message>
   <source>next</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>suivant</translation>
  </message>
  <message>
   <source>next higher</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>juste au-dessus</translation>
  </message>
  <message>
   <source>next lower</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>juste en dessous</translation>
  </message>
  <message>
   <source>nine</source>
   <comment>a number</comment>
   <translation>9</translation>
  </message>
  <message>
   <source>nineteen</source>
   <comment>a number</comment>
   <translation>19</translation>
  </message>
  <message>
   <source>no</source>
   <comment>a number</comment>
   <translation>0</translation>
  </message>
  <message>
   <source>no</source>
   <comment>a value of a rule file</comment>
   <translation>non</translation>
  </message>
  <message>
   <source>no</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>non</translation>
  </message>
  <message>
   <source>no bomb with them later</source>
   <translation>plus de bombe avec elles</translation>
  </message>
  <message>
   <source>no card</source>
   <translation>aucune carte</translation>
  </message>
  <message>
   <source>no card can be put on another, so that nobody ever gets rid of one</source>
   <translation>aucune carte ne peut être posée sur une autre : personne ne se défait jamais d’une carte</translation>
  </message>
  <message>
   <source>no card can begin one of these piles</source>
   <translation>aucune carte ne peut commencer l’une de ces piles</translation>
  </message>
  <message>
   <source>no card can begin this pile</source>
   <translation>aucune carte ne peut commencer cette pile</translation>
  </message>
  <message>
   <source>no card can leave the columns: there is nowhere to go</source>
   <translation>aucune carte ne peut quitter les colonnes : il n’y a nulle part où aller</translation>
  </message>
  <message>
   <source>no card can leave the table: there are neither yaku nor foundations</source>
   <translation>aucune carte ne peut quitter la table : il n’y a ni yaku ni fondations</translation>
  </message>
  <message>
   <source>no card captures another</source>
   <translation>aucune carte n’en capture une autre</translation>
  </message>
  <message>
   <source>no card ever fits on another by this rule</source>
   <translation>avec cette règle, aucune carte ne va jamais sur une autre</translation>
  </message>
  <message>
   <source>no card is ever taken from an opponent</source>
   <translation>aucune carte n’est jamais prise à un adversaire</translation>
  </message>
  <message>
   <source>no card is found on it: without margins it is {width} x {height}, far from a card's shape; crop it, or write 'trim: false' in deck.yaml</source>
   <translation>aucune carte n’y est trouvée : sans ses marges, elle fait {width} × {height}, loin de la forme d’une carte ; recadrez-la, ou écrivez 'trim: false' dans deck.yaml</translation>
  </message>
  <message>
   <source>no card is in this deck</source>
   <translation>il n’y a aucune carte dans ce jeu de cartes</translation>
  </message>
  <message>
   <source>no card is left</source>
   <translation>il ne reste aucune carte</translation>
  </message>
  <message>
   <source>no card is left in {piles}</source>
   <translation>il ne reste aucune carte dans {piles}</translation>
  </message>
  <message>
   <source>no card is like this</source>
   <translation>aucune carte n’est ainsi</translation>
  </message>
  <message>
   <source>no cards</source>
   <translation>aucune carte</translation>
  </message>
  <message>
   <source>no cards are ever laid together, so that there is no block</source>
   <translation>on ne réunit jamais de cartes : il n’y a donc pas de bloc</translation>
  </message>
  <message>
   <source>no cards make a run here: every column's 'build' is nothing</source>
   <translation>aucune carte ne fait de suite ici : le 'build' de chaque colonne est vide</translation>
  </message>
  <message>
   <source>no combination has an effect</source>
   <translation>aucune combinaison n’a d’effet</translation>
  </message>
  <message>
   <source>no combination takes a card from the hand, so that nobody can win</source>
   <translation>aucune combinaison ne prend de carte de la main : personne ne peut gagner</translation>
  </message>
  <message>
   <source>no combination takes a single hand card, as the drawn one would be</source>
   <translation>aucune combinaison ne prend une seule carte de la main, comme le serait la carte piochée</translation>
  </message>
  <message>
   <source>no dealt hand wins in this game</source>
   <translation>aucune main servie ne gagne dans ce jeu</translation>
  </message>
  <message>
   <source>no drawn card captures it, so none must</source>
   <translation>aucune carte retournée ne le capture, donc aucune n’y est obligée</translation>
  </message>
  <message>
   <source>no drawn card is discarded, so none has an effect</source>
   <translation>aucune carte piochée n’est défaussée : aucune n’a d’effet</translation>
  </message>
  <message>
   <source>no half-size picture of {card}</source>
   <translation>pas d’image de {card} en demi-taille</translation>
  </message>
  <message>
   <source>no hand card is discarded, so this does not limit anything</source>
   <translation>aucune carte de la main n’est défaussée : ceci ne limite rien</translation>
  </message>
  <message>
   <source>no more cards in your hand</source>
   <translation>pas une carte de plus en main</translation>
  </message>
  <message>
   <source>no more than {most} cards may count as one kind or the other</source>
   <translation>pas plus de {most} cartes peuvent compter comme l’un ou l’autre genre</translation>
  </message>
  <message numerus="yes">
   <source>no more than {number} cards are left</source>
   <translation>
    <numerusform>il ne reste pas plus de {number} carte</numerusform>
    <numerusform>il ne reste pas plus de {number} cartes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>no more than {number} cards are left in {piles}</source>
   <translation>
    <numerusform>il ne reste pas plus de {number} carte dans {piles}</numerusform>
    <numerusform>il ne reste pas plus de {number} cartes dans {piles}</numerusform>
   </translation>
  </message>
  <message>
   <source>no number of cards is at least {least} and at most {most}</source>
   <translation>aucun nombre de cartes n’est à la fois au moins {least} et au plus {most}</translation>
  </message>
  <message>
   <source>no other yaku is in the group {group}</source>
   <translation>aucun autre yaku n’est dans le groupe {group}</translation>
  </message>
  <message>
   <source>no picture of {card}</source>
   <translation>pas d’image de {card}</translation>
  </message>
  <message>
   <source>no problems</source>
   <translation>aucun problème</translation>
  </message>
  <message>
   <source>no small pictures</source>
   <translation>pas de petites images</translation>
  </message>
  <message>
   <source>no value is given for {cards}, so that it costs nothing</source>
   <translation>aucune valeur n’est donnée pour {cards} : cela ne coûte rien</translation>
  </message>
  <message>
   <source>no value is given for {cards}, so that it counts nothing</source>
   <translation>aucune valeur n’est donnée pour {cards} : cela ne compte rien</translation>
  </message>
  <message>
   <source>no wide picture of month {month}</source>
   <translation>pas d’image large du mois {month}</translation>
  </message>
  <message>
   <source>no {field} field cards fit on one another</source>
   <translation>il n’y a pas {field} cartes du champ qui aillent l’une sur l’autre</translation>
  </message>
  <message>
   <source>no {least} cards of this deck can be laid so, one upon the other</source>
   <translation>il n’y a pas {least} cartes de ce jeu qui se posent ainsi l’une sur l’autre</translation>
  </message>
  <message>
   <source>nobody</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>personne</translation>
  </message>
  <message>
   <source>nobody but the same player is next, so nobody can lose the turn</source>
   <translation>le même joueur rejoue : personne ne peut perdre son tour</translation>
  </message>
  <message>
   <source>nobody calls in this game</source>
   <translation>personne n’annonce dans ce jeu</translation>
  </message>
  <message>
   <source>nobody can ever stop: all yaku together are worth at most {most} points</source>
   <translation>personne ne peut jamais arrêter : tous les yaku ensemble valent au plus {most} points</translation>
  </message>
  <message>
   <source>nobody can ever stop: this game has no yaku</source>
   <translation>personne ne peut jamais arrêter : ce jeu n’a pas de yaku</translation>
  </message>
  <message>
   <source>nobody draws, so it does not matter who does</source>
   <translation>personne ne pioche, peu importe donc qui le fait</translation>
  </message>
  <message>
   <source>nobody else is one card from a yaku</source>
   <translation>personne d’autre n’est à une carte d’un yaku</translation>
  </message>
  <message>
   <source>nobody pays anything, so that every game is tied</source>
   <translation>personne ne paie rien : chaque partie est à égalité</translation>
  </message>
  <message>
   <source>nobody shows triples in this game</source>
   <translation>personne ne montre de brelans dans ce jeu</translation>
  </message>
  <message>
   <source>nobody was in time</source>
   <translation>personne n’a été assez rapide</translation>
  </message>
  <message>
   <source>nobody wins points where the cards are dealt again</source>
   <translation>personne ne gagne de points quand les cartes sont redistribuées</translation>
  </message>
  <message>
   <source>none</source>
   <comment>a value of a rule file</comment>
   <translation>aucun</translation>
  </message>
  <message>
   <source>none</source>
   <comment>of these cards</comment>
   <translation>aucune</translation>
  </message>
  <message>
   <source>none of its cards may come from free places</source>
   <translation>aucune de ses cartes ne peut venir des cases libres</translation>
  </message>
  <message>
   <source>none of its cards may come from the turned cards</source>
   <translation>aucune de ses cartes ne peut venir des cartes retournées</translation>
  </message>
  <message>
   <source>none of its cards need come from {piles}</source>
   <translation>aucune de ses cartes n’a besoin d’être prise dans {piles}</translation>
  </message>
  <message>
   <source>none of these cards is in the deck</source>
   <translation>aucune de ces cartes n’est dans le jeu de cartes</translation>
  </message>
  <message>
   <source>not counted</source>
   <translation>non comptée</translation>
  </message>
  <message>
   <source>not in the deck: {cards}</source>
   <translation>hors du jeu : {cards}</translation>
  </message>
  <message>
   <source>not readable</source>
   <translation>illisible</translation>
  </message>
  <message>
   <source>not saved yet</source>
   <translation>pas encore enregistré</translation>
  </message>
  <message>
   <source>not won</source>
   <translation>non gagnées</translation>
  </message>
  <message>
   <source>not won in a row</source>
   <translation>de suite sans gagner</translation>
  </message>
  <message>
   <source>nothing</source>
   <comment>a value of a rule file</comment>
   <translation>rien</translation>
  </message>
  <message>
   <source>nothing</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>rien</translation>
  </message>
  <message>
   <source>nothing</source>
   <comment>what may be placed</comment>
   <translation>rien</translation>
  </message>
  <message>
   <source>nothing can be removed here</source>
   <translation>rien ne peut être retiré ici</translation>
  </message>
  <message>
   <source>nothing happens</source>
   <translation>rien ne se passe</translation>
  </message>
  <message>
   <source>nothing is ever shuffled, as there is no redeal</source>
   <translation>rien n’est jamais mélangé, puisqu’il n’y a pas de redonne</translation>
  </message>
  <message>
   <source>nothing is named here that wins the game</source>
   <translation>rien ici ne fait gagner la partie</translation>
  </message>
  <message>
   <source>nothing to draw</source>
   <translation>rien à piocher</translation>
  </message>
  <message>
   <source>now {points}</source>
   <translation>à présent {points}</translation>
  </message>
  <message>
   <source>of April</source>
   <translation>d’avril</translation>
  </message>
  <message>
   <source>of August</source>
   <translation>d’août</translation>
  </message>
  <message>
   <source>of December</source>
   <translation>de décembre</translation>
  </message>
  <message>
   <source>of February</source>
   <translation>de février</translation>
  </message>
  <message>
   <source>of January</source>
   <translation>de janvier</translation>
  </message>
  <message>
   <source>of July</source>
   <translation>de juillet</translation>
  </message>
  <message>
   <source>of June</source>
   <translation>de juin</translation>
  </message>
  <message>
   <source>of March</source>
   <translation>de mars</translation>
  </message>
  <message>
   <source>of May</source>
   <translation>de mai</translation>
  </message>
  <message>
   <source>of November</source>
   <translation>de novembre</translation>
  </message>
  <message>
   <source>of October</source>
   <translation>d’octobre</translation>
  </message>
  <message>
   <source>of September</source>
   <translation>de septembre</translation>
  </message>
  <message>
   <source>of a higher kind</source>
   <translation>d’un genre supérieur</translation>
  </message>
  <message>
   <source>of a lower kind</source>
   <translation>d’un genre inférieur</translation>
  </message>
  <message>
   <source>of another kind</source>
   <translation>d’un autre genre</translation>
  </message>
  <message>
   <source>of another month</source>
   <translation>d’un autre mois</translation>
  </message>
  <message>
   <source>of the kind just above</source>
   <translation>du genre juste au-dessus</translation>
  </message>
  <message>
   <source>of the kind just below</source>
   <translation>du genre juste en dessous</translation>
  </message>
  <message>
   <source>of the same kind</source>
   <translation>du même genre</translation>
  </message>
  <message>
   <source>of the same month</source>
   <translation>du même mois</translation>
  </message>
  <message>
   <source>of this kind in any case: {cards}</source>
   <translation>de ce genre de toute façon : {cards}</translation>
  </message>
  <message>
   <source>of two players one wins and the other is exempt, so that nobody ever pays</source>
   <translation>à deux, l’un gagne et l’autre est exempté : personne ne paie jamais</translation>
  </message>
  <message>
   <source>of {deals} deals for {players}, {number} would be dealt again</source>
   <translation>sur {deals} donnes à {players} joueurs, {number} seraient redistribuées</translation>
  </message>
  <message>
   <source>of {others} other cards only {average} take a card on average, so that the game mostly stands still</source>
   <translation>sur {others} autres cartes, {average} seulement acceptent une carte en moyenne : le jeu reste presque toujours bloqué</translation>
  </message>
  <message>
   <source>on a field card, together with it</source>
   <translation>sur la défausse, avec une carte du champ où elle va</translation>
  </message>
  <message>
   <source>on foundation {number}</source>
   <comment>where a card lies</comment>
   <translation>sur la fondation {number}</translation>
  </message>
  <message>
   <source>on middle stack {number}</source>
   <comment>where a card lies</comment>
   <translation>sur la pile centrale {number}</translation>
  </message>
  <message>
   <source>on the discard pile</source>
   <translation>sur la défausse</translation>
  </message>
  <message>
   <source>on the discard pile</source>
   <comment>where a card lies</comment>
   <translation>sur la défausse</translation>
  </message>
  <message>
   <source>on the discard pile, if it fits on the top card there</source>
   <translation>sur la défausse, si elle va sur la carte du dessus</translation>
  </message>
  <message>
   <source>on the field</source>
   <comment>where a card lies</comment>
   <translation>sur le champ</translation>
  </message>
  <message>
   <source>on top</source>
   <translation>dessus</translation>
  </message>
  <message>
   <source>on {others}</source>
   <comment>what a card is</comment>
   <translation>sur {others}</translation>
  </message>
  <message>
   <source>once</source>
   <translation>une fois</translation>
  </message>
  <message>
   <source>once</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>une fois</translation>
  </message>
  <message>
   <source>one</source>
   <comment>a number</comment>
   <translation>1</translation>
  </message>
  <message>
   <source>one</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>une à une</translation>
  </message>
  <message>
   <source>one</source>
   <comment>one, two, three</comment>
   <translation>un</translation>
  </message>
  <message>
   <source>one</source>
   <comment>so many cards</comment>
   <translation>une carte</translation>
  </message>
  <message>
   <source>one card away</source>
   <translation>à une carte près</translation>
  </message>
  <message>
   <source>one month earlier</source>
   <translation>du mois précédent</translation>
  </message>
  <message>
   <source>one month earlier or later</source>
   <translation>du mois précédent ou du mois suivant</translation>
  </message>
  <message>
   <source>one month later</source>
   <translation>du mois suivant</translation>
  </message>
  <message>
   <source>one of {listed} is needed</source>
   <translation>il faut l’un de {listed}</translation>
  </message>
  <message>
   <source>one of {number} cards is picked, and the deck has {size}</source>
   <translation>on choisit parmi {number} cartes, et le jeu en a {size}</translation>
  </message>
  <message>
   <source>one place further down in its month</source>
   <translation>du rang juste en dessous dans son mois</translation>
  </message>
  <message>
   <source>one place further up in its month</source>
   <translation>du rang juste au-dessus dans son mois</translation>
  </message>
  <message>
   <source>one short of {yaku}</source>
   <translation>plus qu’une carte pour {yaku}</translation>
  </message>
  <message>
   <source>only YAML 1.1 and 1.2 are read</source>
   <translation>seuls YAML 1.1 et 1.2 sont lus</translation>
  </message>
  <message>
   <source>only a single card that was drawn can be discarded at once</source>
   <translation>seule une carte piochée unique peut être défaussée aussitôt</translation>
  </message>
  <message>
   <source>only {id} can stand in this pattern, for the back has no number and no month</source>
   <translation>seul {id} peut figurer dans ce modèle, car le dos n’a ni numéro ni mois</translation>
  </message>
  <message>
   <source>only {id}, {short}, {month}, {place} and {index} can stand in a pattern</source>
   <translation>un modèle ne peut contenir que {id}, {short}, {month}, {place} et {index}</translation>
  </message>
  <message>
   <source>only {month} must stand in this pattern</source>
   <translation>seul {month} doit figurer dans ce modèle</translation>
  </message>
  <message>
   <source>only {word} is</source>
   <translation>seul {word} l’est</translation>
  </message>
  <message>
   <source>open</source>
   <translation>ouvert</translation>
  </message>
  <message>
   <source>open</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>visible</translation>
  </message>
  <message>
   <source>opponent</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>adversaire</translation>
  </message>
  <message>
   <source>others</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>les autres</translation>
  </message>
  <message>
   <source>others: </source>
   <translation>autres : </translation>
  </message>
  <message>
   <source>out of reach</source>
   <translation>hors d’atteinte</translation>
  </message>
  <message>
   <source>own</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>le sien</translation>
  </message>
  <message>
   <source>pair</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>la paire</translation>
  </message>
  <message>
   <source>passed</source>
   <translation>passe</translation>
  </message>
  <message>
   <source>pays nothing</source>
   <translation>ne paie rien</translation>
  </message>
  <message>
   <source>peek</source>
   <translation>voir</translation>
  </message>
  <message>
   <source>pick</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>choix d’une carte</translation>
  </message>
  <message>
   <source>pile</source>
   <comment>of a patience</comment>
   <translation>pile</translation>
  </message>
  <message>
   <source>pile '{name}' stands twice</source>
   <translation>la pile « {name} » figure deux fois</translation>
  </message>
  <message>
   <source>place</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>rang</translation>
  </message>
  <message>
   <source>place down</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>rang décroissant</translation>
  </message>
  <message>
   <source>play more 'rounds', or lower it</source>
   <translation>jouez plus de manches ('rounds'), ou baissez-le</translation>
  </message>
  <message>
   <source>played altogether</source>
   <translation>temps total</translation>
  </message>
  <message>
   <source>player {number} has no legal move</source>
   <translation>le joueur {number} n’a aucun coup permis</translation>
  </message>
  <message>
   <source>plays a forfeit</source>
   <translation>a un gage</translation>
  </message>
  <message>
   <source>poetry</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>poème</translation>
  </message>
  <message>
   <source>poetry ribbon</source>
   <translation>ruban à poème</translation>
  </message>
  <message>
   <source>poetry ribbons</source>
   <translation>rubans à poème</translation>
  </message>
  <message>
   <source>points on average</source>
   <translation>points en moyenne</translation>
  </message>
  <message>
   <source>points, so far {total}</source>
   <translation>points, {total} jusqu’ici</translation>
  </message>
  <message>
   <source>previous</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>précédent</translation>
  </message>
  <message>
   <source>put a text that holds ': ' in quotes, or check the indentation</source>
   <translation>mettez entre guillemets un texte qui contient ': ', ou vérifiez le retrait</translation>
  </message>
  <message>
   <source>put the whole text in quotes if the sign belongs to it</source>
   <translation>mettez tout le texte entre guillemets si le signe en fait partie</translation>
  </message>
  <message>
   <source>quote a text that is meant</source>
   <translation>mettez entre guillemets ce qui est un texte</translation>
  </message>
  <message>
   <source>rain man</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>homme sous la pluie</translation>
  </message>
  <message>
   <source>red</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>rouge</translation>
  </message>
  <message>
   <source>red ribbon</source>
   <translation>ruban rouge</translation>
  </message>
  <message>
   <source>red ribbons</source>
   <translation>rubans rouges</translation>
  </message>
  <message>
   <source>redeal</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>redonne</translation>
  </message>
  <message>
   <source>remembered are cards of this deck, and seen are those of others</source>
   <translation>on se souvient de cartes de ce jeu de cartes, et on a vu celles des autres</translation>
  </message>
  <message>
   <source>ribbon</source>
   <translation>ruban</translation>
  </message>
  <message>
   <source>ribbon</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>ruban</translation>
  </message>
  <message>
   <source>ribbons</source>
   <translation>rubans</translation>
  </message>
  <message>
   <source>right: {months}</source>
   <translation>à droite : {months}</translation>
  </message>
  <message>
   <source>rounds are counted from 1</source>
   <translation>les manches se comptent à partir de 1</translation>
  </message>
  <message>
   <source>rounds won of {rounds}</source>
   <translation>manches gagnées sur {rounds}</translation>
  </message>
  <message>
   <source>rounds won: {number}</source>
   <translation>manches gagnées : {number}</translation>
  </message>
  <message>
   <source>run</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>suite</translation>
  </message>
  <message>
   <source>runs</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>suites</translation>
  </message>
  <message>
   <source>sake cup</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>coupe de saké</translation>
  </message>
  <message>
   <source>same</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>même</translation>
  </message>
  <message>
   <source>save it as UTF-8</source>
   <translation>enregistrez-le en UTF-8</translation>
  </message>
  <message>
   <source>save the file as UTF-8</source>
   <translation>enregistrez le fichier en UTF-8</translation>
  </message>
  <message>
   <source>saved</source>
   <translation>enregistré</translation>
  </message>
  <message>
   <source>say how many 'points'</source>
   <translation>dites combien de 'points'</translation>
  </message>
  <message>
   <source>say how many in 'hand', or in 'field' and 'lay'</source>
   <translation>dites combien dans 'hand', ou dans 'field' et 'lay'</translation>
  </message>
  <message>
   <source>say in 'drawn_takes' which do</source>
   <translation>dites dans 'drawn_takes' lesquelles le font</translation>
  </message>
  <message>
   <source>say in 'extra' which 'cards' count</source>
   <translation>dites dans 'extra' quelles 'cards' comptent</translation>
  </message>
  <message>
   <source>say in 'fits' of 'joining' what goes together</source>
   <translation>dites dans 'fits' de 'joining' ce qui va ensemble</translation>
  </message>
  <message>
   <source>say in 'when' or 'payer' what must hold</source>
   <translation>dites dans 'when' ou 'payer' ce qui doit être vrai</translation>
  </message>
  <message>
   <source>say it without the '&lt;'</source>
   <translation>écrivez-le sans le '&lt;'</translation>
  </message>
  <message>
   <source>say its 'points', or write 'ends: redeal'</source>
   <translation>donnez ses 'points', ou écrivez 'ends: redeal'</translation>
  </message>
  <message>
   <source>second</source>
   <comment>place in its month</comment>
   <translation>2</translation>
  </message>
  <message>
   <source>seven</source>
   <comment>a number</comment>
   <translation>7</translation>
  </message>
  <message>
   <source>seventeen</source>
   <comment>a number</comment>
   <translation>17</translation>
  </message>
  <message>
   <source>share the cards out with 'each: month' or 'each: category'</source>
   <translation>répartissez les cartes avec 'each: month' ou 'each: category'</translation>
  </message>
  <message>
   <source>share won</source>
   <translation>part de gagnées</translation>
  </message>
  <message>
   <source>shared</source>
   <comment>a game</comment>
   <translation>partagée</translation>
  </message>
  <message>
   <source>shed the last card</source>
   <translation>dernière carte posée</translation>
  </message>
  <message>
   <source>shedding</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>défausse</translation>
  </message>
  <message>
   <source>short</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>à court de cartes</translation>
  </message>
  <message>
   <source>showed {cards}</source>
   <translation>{cards} à la vue de tous</translation>
  </message>
  <message>
   <source>single</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>une seule</translation>
  </message>
  <message>
   <source>six</source>
   <comment>a number</comment>
   <translation>6</translation>
  </message>
  <message>
   <source>sixteen</source>
   <comment>a number</comment>
   <translation>16</translation>
  </message>
  <message>
   <source>smaller</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>la plus petite</translation>
  </message>
  <message>
   <source>so many never play: {most} at the most</source>
   <translation>on n’est jamais si nombreux : {most} au plus</translation>
  </message>
  <message>
   <source>speed</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>vitesse</translation>
  </message>
  <message>
   <source>stay</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>reste</translation>
  </message>
  <message>
   <source>steals {n} {kind}</source>
   <translation>vole {n} {kind}</translation>
  </message>
  <message>
   <source>steals {n} {kind} from each</source>
   <translation>vole {n} {kind} à chacun</translation>
  </message>
  <message>
   <source>stock</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>pioche</translation>
  </message>
  <message>
   <source>stock</source>
   <comment>after “the”</comment>
   <translation>la pioche</translation>
  </message>
  <message>
   <source>stopped</source>
   <comment>a round</comment>
   <translation>arrêt</translation>
  </message>
  <message>
   <source>such a text begins on the next line, indented with spaces</source>
   <translation>un tel texte commence à la ligne suivante, en retrait avec des espaces</translation>
  </message>
  <message>
   <source>such as 'extends: yatsuhashi'</source>
   <translation>par exemple 'extends: yatsuhashi'</translation>
  </message>
  <message>
   <source>such as 'yaku.kiri-kasu'</source>
   <translation>par exemple 'yaku.kiri-kasu'</translation>
  </message>
  <message>
   <source>such as 'yaku: all', 'foundations: full' or 'cards_left: 0'</source>
   <translation>par exemple 'yaku: all', 'foundations: full' ou 'cards_left: 0'</translation>
  </message>
  <message>
   <source>such as {example}</source>
   <translation>par exemple {example}</translation>
  </message>
  <message>
   <source>sum</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>somme</translation>
  </message>
  <message>
   <source>swallow</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>hirondelle</translation>
  </message>
  <message>
   <source>swapped hands with {name}</source>
   <translation>échange de mains avec {name}</translation>
  </message>
  <message>
   <source>tableau</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>patience</translation>
  </message>
  <message>
   <source>tags ('!') are not read here</source>
   <translation>les étiquettes ('!') ne sont pas lues ici</translation>
  </message>
  <message>
   <source>takes the whole month</source>
   <translation>prend tout le mois</translation>
  </message>
  <message>
   <source>team {letter}</source>
   <translation>équipe {letter}</translation>
  </message>
  <message>
   <source>ten</source>
   <comment>a number</comment>
   <translation>10</translation>
  </message>
  <message>
   <source>the Boar</source>
   <translation>le sanglier</translation>
  </message>
  <message>
   <source>the Bush Warbler</source>
   <translation>le rossignol</translation>
  </message>
  <message>
   <source>the Butterflies</source>
   <translation>les papillons</translation>
  </message>
  <message>
   <source>the Crane</source>
   <translation>la grue</translation>
  </message>
  <message>
   <source>the Cuckoo</source>
   <translation>le coucou</translation>
  </message>
  <message>
   <source>the Curtain</source>
   <translation>le rideau</translation>
  </message>
  <message>
   <source>the Deer</source>
   <translation>le cerf</translation>
  </message>
  <message>
   <source>the Eight-plank Bridge</source>
   <translation>le pont à huit planches</translation>
  </message>
  <message>
   <source>the Full Moon</source>
   <translation>la pleine lune</translation>
  </message>
  <message>
   <source>the Geese</source>
   <translation>les oies</translation>
  </message>
  <message>
   <source>the Lightning</source>
   <translation>l’Éclair</translation>
  </message>
  <message>
   <source>the Phoenix</source>
   <translation>le phénix</translation>
  </message>
  <message>
   <source>the Rain Man</source>
   <translation>l’homme sous la pluie</translation>
  </message>
  <message>
   <source>the Sake Cup</source>
   <translation>la coupe de saké</translation>
  </message>
  <message>
   <source>the Swallow</source>
   <translation>l’hirondelle</translation>
  </message>
  <message>
   <source>the animals</source>
   <translation>les animaux</translation>
  </message>
  <message>
   <source>the base</source>
   <translation>la base</translation>
  </message>
  <message>
   <source>the base has no {path} to remove</source>
   <translation>la base n’a pas de {path} à retirer</translation>
  </message>
  <message>
   <source>the bed</source>
   <translation>le parterre</translation>
  </message>
  <message>
   <source>the best result earns nothing unless it leads by {lead}</source>
   <translation>le meilleur résultat ne rapporte rien s’il n’a pas {lead} points d’avance</translation>
  </message>
  <message>
   <source>the blue ribbons</source>
   <translation>les rubans bleus</translation>
  </message>
  <message>
   <source>the brights</source>
   <translation>les lumières</translation>
  </message>
  <message>
   <source>the byte {byte} is not UTF-8 text</source>
   <translation>l’octet {byte} n’est pas du texte UTF-8</translation>
  </message>
  <message>
   <source>the cards</source>
   <translation>les cartes</translation>
  </message>
  <message>
   <source>the cards that come from one {pile} must lie in the order in which it is built</source>
   <translation>les cartes prises dans une même pile ({pile}) doivent s’y trouver dans l’ordre de construction</translation>
  </message>
  <message>
   <source>the chaff</source>
   <translation>les kasu</translation>
  </message>
  <message>
   <source>the coloured chaff {of_month}</source>
   <translation>le kasu coloré {of_month}</translation>
  </message>
  <message>
   <source>the column</source>
   <translation>la colonne</translation>
  </message>
  <message>
   <source>the control character U+{code} cannot stand here</source>
   <translation>le caractère de contrôle U+{code} ne peut pas figurer ici</translation>
  </message>
  <message>
   <source>the deal takes every card, so a round of {players} players ends after one turn</source>
   <translation>la donne prend toutes les cartes : une manche à {players} joueurs s’arrête après un tour</translation>
  </message>
  <message>
   <source>the deal takes every card, so that none is left to draw</source>
   <translation>la donne prend toutes les cartes : il n’en reste aucune à piocher</translation>
  </message>
  <message>
   <source>the deal takes {cards} more than the deck has</source>
   <translation>la donne prend {cards} de plus que le jeu n’en a</translation>
  </message>
  <message>
   <source>the dealer scores nothing</source>
   <translation>le donneur ne marque rien</translation>
  </message>
  <message>
   <source>the deck has not the cards for all yaku: some want the same ones</source>
   <translation>le jeu n’a pas les cartes de tous les yaku : certains veulent les mêmes</translation>
  </message>
  <message>
   <source>the deck has {cards}</source>
   <translation>le jeu a {cards}</translation>
  </message>
  <message>
   <source>the discard pile</source>
   <translation>la défausse</translation>
  </message>
  <message>
   <source>the discard pile became the stock</source>
   <translation>la défausse devient la pioche</translation>
  </message>
  <message>
   <source>the fewest cannot be more than the most</source>
   <translation>le minimum ne peut pas dépasser le maximum</translation>
  </message>
  <message>
   <source>the fewest players cannot be more than the most</source>
   <translation>le minimum de joueurs ne peut pas dépasser le maximum</translation>
  </message>
  <message>
   <source>the field never has as many cards: {fields} are dealt to it</source>
   <translation>le champ n’a jamais autant de cartes : on y en distribue {fields}</translation>
  </message>
  <message>
   <source>the field never has {count} cards: at most {largest} are dealt to it</source>
   <translation>le champ n’a jamais {count} cartes : on y en distribue au plus {largest}</translation>
  </message>
  <message>
   <source>the field showed {cards} after the deal</source>
   <translation>le champ montrait {cards} après la donne</translation>
  </message>
  <message>
   <source>the file cannot be read: {reason}</source>
   <translation>impossible de lire le fichier : {reason}</translation>
  </message>
  <message>
   <source>the file has more than {most} keys and values</source>
   <translation>le fichier a plus de {most} clés et valeurs</translation>
  </message>
  <message>
   <source>the file is damaged</source>
   <translation>le fichier est endommagé</translation>
  </message>
  <message>
   <source>the file is damaged, and cannot be set aside</source>
   <translation>le fichier est endommagé et ne peut pas être mis de côté</translation>
  </message>
  <message>
   <source>the file is empty</source>
   <translation>le fichier est vide</translation>
  </message>
  <message>
   <source>the file is larger than {most} kB</source>
   <translation>le fichier dépasse {most} ko</translation>
  </message>
  <message>
   <source>the file is of a newer version of this program</source>
   <translation>le fichier vient d’une version plus récente de ce programme</translation>
  </message>
  <message>
   <source>the file is saved as {encoding}</source>
   <translation>le fichier est enregistré en {encoding}</translation>
  </message>
  <message>
   <source>the file is too large</source>
   <translation>le fichier est trop gros</translation>
  </message>
  <message>
   <source>the file lists no cards</source>
   <translation>le fichier ne contient aucune carte</translation>
  </message>
  <message>
   <source>the file may not be read</source>
   <translation>le fichier ne peut pas être lu</translation>
  </message>
  <message>
   <source>the first plain chaff {of_month}</source>
   <translation>le 1er kasu ordinaire {of_month}</translation>
  </message>
  <message>
   <source>the foundation</source>
   <translation>la fondation</translation>
  </message>
  <message>
   <source>the foundations take {number} different cards and have room for {room}: they can never be full</source>
   <translation>les fondations prennent {number} cartes différentes et ont de la place pour {room} : elles ne peuvent jamais être pleines</translation>
  </message>
  <message>
   <source>the fourth plain chaff {of_month}</source>
   <translation>le 4e kasu ordinaire {of_month}</translation>
  </message>
  <message>
   <source>the game has no end after {moves} moves</source>
   <translation>la partie n’a pas de fin après {moves} coups</translation>
  </message>
  <message>
   <source>the game has {n} moves; a record holds {most}</source>
   <translation>la partie compte {n} coups ; un enregistrement en contient {most}</translation>
  </message>
  <message>
   <source>the id must be the file's name, {stem}</source>
   <translation>l’id doit être le nom du fichier, {stem}</translation>
  </message>
  <message>
   <source>the id {name} is used twice</source>
   <translation>l’id {name} est utilisé deux fois</translation>
  </message>
  <message>
   <source>the key {key} is repeated</source>
   <translation>la clé {key} est répétée</translation>
  </message>
  <message>
   <source>the last card of a layout lies face down</source>
   <translation>la dernière carte d’une disposition est face cachée</translation>
  </message>
  <message>
   <source>the last finished round counts other cards than lie there</source>
   <translation>la dernière manche finie compte d’autres cartes que celles qui sont là</translation>
  </message>
  <message>
   <source>the line separator U+{code} cannot stand here</source>
   <translation>le séparateur de lignes U+{code} ne peut pas figurer ici</translation>
  </message>
  <message>
   <source>the name of a deck, or a map with its cards, is needed</source>
   <translation>il faut le nom d’un jeu de cartes, ou une table avec ses cartes</translation>
  </message>
  <message>
   <source>the name of a family is needed here</source>
   <translation>il faut ici le nom d’une famille</translation>
  </message>
  <message>
   <source>the name of a game is needed here</source>
   <translation>il faut ici le nom d’un jeu</translation>
  </message>
  <message>
   <source>the needs of this yaku want the same cards: they cannot be met together</source>
   <translation>les besoins de ce yaku veulent les mêmes cartes : ils ne peuvent pas être remplis ensemble</translation>
  </message>
  <message numerus="yes">
   <source>the next player draws {number} cards</source>
   <translation>
    <numerusform>le joueur suivant pioche {number} carte</numerusform>
    <numerusform>le joueur suivant pioche {number} cartes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>the next player draws {number} cards and loses the turn</source>
   <translation>
    <numerusform>le joueur suivant pioche {number} carte et passe son tour</numerusform>
    <numerusform>le joueur suivant pioche {number} cartes et passe son tour</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>the next player draws {number} cards before playing</source>
   <translation>
    <numerusform>le joueur suivant pioche {number} carte avant de jouer</numerusform>
    <numerusform>le joueur suivant pioche {number} cartes avant de jouer</numerusform>
   </translation>
  </message>
  <message>
   <source>the next player loses the turn</source>
   <translation>le joueur suivant passe son tour</translation>
  </message>
  <message>
   <source>the next round needs one that is finished, and one that is still to come</source>
   <translation>pour passer à la manche suivante, il en faut une finie et une qui reste à jouer</translation>
  </message>
  <message>
   <source>the next {number}</source>
   <translation>{number} pour la suivante</translation>
  </message>
  <message>
   <source>the one who pays</source>
   <translation>celui qui paie</translation>
  </message>
  <message>
   <source>the opponent</source>
   <translation>l’adversaire</translation>
  </message>
  <message>
   <source>the order in which its cards lie on one another does not matter</source>
   <translation>l’ordre dans lequel ses cartes sont superposées n’importe pas</translation>
  </message>
  <message>
   <source>the other takes the only stack</source>
   <translation>l’autre prend la seule pile</translation>
  </message>
  <message>
   <source>the others race for the winner's palm</source>
   <translation>les autres font la course vers la paume du gagnant</translation>
  </message>
  <message>
   <source>the parts of {place} have no ids: write the whole list anew</source>
   <translation>les éléments de {place} n’ont pas d’id : récrivez toute la liste</translation>
  </message>
  <message>
   <source>the picture does not say what is asked of whom</source>
   <translation>l’image de position ne dit pas ce qui est demandé à qui</translation>
  </message>
  <message>
   <source>the pile</source>
   <translation>la pile</translation>
  </message>
  <message>
   <source>the poetry ribbons</source>
   <translation>les rubans à poème</translation>
  </message>
  <message>
   <source>the process that prepared it was ended</source>
   <translation>le processus qui la préparait a pris fin</translation>
  </message>
  <message>
   <source>the program cannot go on: {error}</source>
   <translation>le programme ne peut pas continuer : {error}</translation>
  </message>
  <message>
   <source>the race decides nothing</source>
   <translation>la course ne décide de rien</translation>
  </message>
  <message>
   <source>the race: {outcome}</source>
   <translation>la course : {outcome}</translation>
  </message>
  <message>
   <source>the record does not say '{key}'</source>
   <translation>l’enregistrement ne dit pas « {key} »</translation>
  </message>
  <message>
   <source>the record has {n} moves; at most {most} are read</source>
   <translation>l’enregistrement compte {n} coups ; on en lit au plus {most}</translation>
  </message>
  <message>
   <source>the record is cut off; its last line should be 'end'</source>
   <translation>l’enregistrement est tronqué ; sa dernière ligne devrait être « end »</translation>
  </message>
  <message>
   <source>the record is damaged: its check number is wrong</source>
   <translation>l’enregistrement est endommagé : son nombre de contrôle est faux</translation>
  </message>
  <message>
   <source>the record's deal is not possible: {why}</source>
   <translation>la donne de l’enregistrement est impossible : {why}</translation>
  </message>
  <message>
   <source>the record's rules cannot be read</source>
   <translation>les règles de l’enregistrement sont illisibles</translation>
  </message>
  <message>
   <source>the red ribbons</source>
   <translation>les rubans rouges</translation>
  </message>
  <message>
   <source>the ribbon {of_month}</source>
   <translation>le ruban {of_month}</translation>
  </message>
  <message>
   <source>the ribbons</source>
   <translation>les rubans</translation>
  </message>
  <message>
   <source>the round before was drawn</source>
   <translation>la manche précédente était nulle</translation>
  </message>
  <message>
   <source>the round's month is {months}</source>
   <translation>le mois de la manche est {months}</translation>
  </message>
  <message numerus="yes">
   <source>the rule file has {n} problems</source>
   <translation>
    <numerusform>le fichier de règles a {n} problème</numerusform>
    <numerusform>le fichier de règles a {n} problèmes</numerusform>
   </translation>
  </message>
  <message>
   <source>the second plain chaff {of_month}</source>
   <translation>le 2e kasu ordinaire {of_month}</translation>
  </message>
  <message>
   <source>the shedding game without a title</source>
   <translation>le jeu de défausse sans titre</translation>
  </message>
  <message>
   <source>the stock</source>
   <translation>la pioche</translation>
  </message>
  <message>
   <source>the stock is empty: the deal takes every card of the deck</source>
   <translation>la pioche est vide : la donne prend toutes les cartes du jeu</translation>
  </message>
  <message>
   <source>the text after '|' or '&gt;' cannot be read</source>
   <translation>le texte après '|' ou '&gt;' ne peut pas être lu</translation>
  </message>
  <message>
   <source>the text cannot be read now</source>
   <translation>le texte ne peut pas être lu pour l’instant</translation>
  </message>
  <message>
   <source>the text has errors; mend them first</source>
   <translation>le texte a des erreurs ; corrigez-les d’abord</translation>
  </message>
  <message>
   <source>the text is too long for a deal ({n} characters)</source>
   <translation>le texte est trop long pour une donne ({n} caractères)</translation>
  </message>
  <message>
   <source>the text is too long for a record ({n} characters)</source>
   <translation>le texte est trop long pour un enregistrement ({n} caractères)</translation>
  </message>
  <message>
   <source>the third plain chaff {of_month}</source>
   <translation>le 3e kasu ordinaire {of_month}</translation>
  </message>
  <message>
   <source>the turned cards</source>
   <translation>les cartes retournées</translation>
  </message>
  <message>
   <source>the two stacks in the middle</source>
   <translation>les deux piles centrales</translation>
  </message>
  <message>
   <source>the waste</source>
   <translation>le talon</translation>
  </message>
  <message>
   <source>the winner captured {cards}</source>
   <translation>le gagnant a capturé {cards}</translation>
  </message>
  <message>
   <source>the winner had called {call}</source>
   <translation>le gagnant avait annoncé {call}</translation>
  </message>
  <message>
   <source>the winner had called {call} {times}</source>
   <translation>le gagnant avait annoncé {call} {times}</translation>
  </message>
  <message>
   <source>the winner had played a bomb</source>
   <translation>le gagnant avait joué une bombe</translation>
  </message>
  <message numerus="yes">
   <source>the winner had played {number} bombs</source>
   <translation>
    <numerusform>le gagnant avait joué {number} bombe</numerusform>
    <numerusform>le gagnant avait joué {number} bombes</numerusform>
   </translation>
  </message>
  <message>
   <source>the winner had shown three cards of a month</source>
   <translation>le gagnant avait montré trois cartes d’un mois</translation>
  </message>
  <message>
   <source>the winner had shown three cards of a month or played a bomb</source>
   <translation>le gagnant avait montré trois cartes d’un mois ou joué une bombe</translation>
  </message>
  <message>
   <source>the winner had shown three cards of a month or played a bomb, {times} in all</source>
   <translation>le gagnant avait montré trois cartes d’un mois ou joué une bombe, {times} en tout</translation>
  </message>
  <message>
   <source>the winner had shown three cards of a month {times}</source>
   <translation>le gagnant avait montré trois cartes d’un mois {times}</translation>
  </message>
  <message>
   <source>the winner is not the dealer</source>
   <translation>le gagnant n’est pas le donneur</translation>
  </message>
  <message>
   <source>the winner is the dealer</source>
   <translation>le gagnant est le donneur</translation>
  </message>
  <message>
   <source>the winner takes the larger stack</source>
   <translation>le gagnant prend la plus grande pile</translation>
  </message>
  <message>
   <source>the winner takes the smaller stack</source>
   <translation>le gagnant prend la plus petite pile</translation>
  </message>
  <message>
   <source>the winner takes the stack in front</source>
   <translation>le gagnant prend la pile devant lui</translation>
  </message>
  <message>
   <source>the winner was the last to call {call}</source>
   <translation>le gagnant a été le dernier à annoncer {call}</translation>
  </message>
  <message>
   <source>the winner's opponents had called {call} {times} in all</source>
   <translation>les adversaires du gagnant avaient annoncé {call} {times} en tout</translation>
  </message>
  <message>
   <source>the winner's yaku are worth {points} or more</source>
   <translation>les yaku du gagnant valent {points} ou plus</translation>
  </message>
  <message>
   <source>the winner's yaku include {yaku}</source>
   <translation>les yaku du gagnant comprennent {yaku}</translation>
  </message>
  <message numerus="yes">
   <source>the yaku has only {n} cards</source>
   <translation>
    <numerusform>le yaku n’a que {n} carte</numerusform>
    <numerusform>le yaku n’a que {n} cartes</numerusform>
   </translation>
  </message>
  <message>
   <source>the yaku of this game count for nobody</source>
   <translation>les yaku de ce jeu ne comptent pour personne</translation>
  </message>
  <message numerus="yes">
   <source>the yaku {yaku} has only {n} cards</source>
   <translation>
    <numerusform>le yaku {yaku} n’a que {n} carte</numerusform>
    <numerusform>le yaku {yaku} n’a que {n} cartes</numerusform>
   </translation>
  </message>
  <message>
   <source>the {cards}</source>
   <translation>les {cards}</translation>
  </message>
  <message>
   <source>the {card}</source>
   <translation>{card}</translation>
  </message>
  <message numerus="yes">
   <source>the {number} free places</source>
   <translation>
    <numerusform>la {number} case libre</numerusform>
    <numerusform>les {number} cases libres</numerusform>
   </translation>
  </message>
  <message>
   <source>the {number} rounds before were all drawn</source>
   <translation>les {number} manches précédentes étaient toutes nulles</translation>
  </message>
  <message>
   <source>the {piles}</source>
   <translation>{piles}</translation>
  </message>
  <message>
   <source>the {piles}</source>
   <comment>with their number</comment>
   <translation>les {piles}</translation>
  </message>
  <message>
   <source>the {pile}</source>
   <translation>la pile « {pile} »</translation>
  </message>
  <message>
   <source>there are no bombs in this game</source>
   <translation>il n’y a pas de bombes dans ce jeu</translation>
  </message>
  <message>
   <source>there are no decks beside this file</source>
   <translation>il n’y a pas de jeux de cartes à côté de ce fichier</translation>
  </message>
  <message>
   <source>there are no further cards: it needs all that it speaks of</source>
   <translation>il n’y a pas d’autres cartes : il lui faut toutes celles dont il parle</translation>
  </message>
  <message>
   <source>there are no games beside this file</source>
   <translation>il n’y a pas de jeux à côté de ce fichier</translation>
  </message>
  <message>
   <source>there are no piles called {name}</source>
   <translation>il n’y a pas de piles nommées {name}</translation>
  </message>
  <message numerus="yes">
   <source>there are only {n} yaku to collect</source>
   <translation>
    <numerusform>il n’y a que {n} yaku à réunir</numerusform>
    <numerusform>il n’y a que {n} yaku à réunir</numerusform>
   </translation>
  </message>
  <message>
   <source>there are the decks {listed}</source>
   <translation>il y a les jeux de cartes {listed}</translation>
  </message>
  <message>
   <source>there are the games {listed}</source>
   <translation>il y a les jeux {listed}</translation>
  </message>
  <message>
   <source>there are too many ways to lay these cards</source>
   <translation>il y a trop de façons de poser ces cartes</translation>
  </message>
  <message>
   <source>there are too many ways to make this yaku</source>
   <translation>il y a trop de façons de faire ce yaku</translation>
  </message>
  <message>
   <source>there are too many ways to share cards out among these needs</source>
   <translation>il y a trop de façons de répartir les cartes entre ces besoins</translation>
  </message>
  <message>
   <source>there are {n} cards to pick from, 0 to {last}</source>
   <translation>on choisit parmi {n} cartes, de 0 à {last}</translation>
  </message>
  <message numerus="yes">
   <source>there are {n} further problems from here on</source>
   <translation>
    <numerusform>il y a {n} autre problème à partir d’ici</numerusform>
    <numerusform>il y a {n} autres problèmes à partir d’ici</numerusform>
   </translation>
  </message>
  <message>
   <source>there is no deal for {numbers} players</source>
   <translation>il n’y a pas de donne pour {numbers} joueurs</translation>
  </message>
  <message>
   <source>there is no number for {numbers} players</source>
   <translation>il n’y a pas de nombre pour {numbers} joueurs</translation>
  </message>
  <message>
   <source>there is no number in 'when' that could be exceeded</source>
   <translation>il n’y a dans 'when' aucun nombre qui puisse être dépassé</translation>
  </message>
  <message>
   <source>there is no such file</source>
   <translation>ce fichier n’existe pas</translation>
  </message>
  <message>
   <source>there is one column only: when it is empty, no card is left for it</source>
   <translation>il n’y a qu’une colonne : quand elle est vide, il ne reste aucune carte pour elle</translation>
  </message>
  <message>
   <source>there is too little memory for it</source>
   <translation>il n’y a pas assez de mémoire pour elle</translation>
  </message>
  <message>
   <source>there is: {listed}</source>
   <translation>il y a : {listed}</translation>
  </message>
  <message>
   <source>these are not the deck's cards; {faults}</source>
   <translation>ce ne sont pas les cartes du jeu ; {faults}</translation>
  </message>
  <message>
   <source>these make {either}; write 'when: also' or 'when: instead'</source>
   <translation>cela en fait {either} ; écrivez 'when: also' ou 'when: instead'</translation>
  </message>
  <message>
   <source>these make {ways} ways to count the {needs} needs of all yaku</source>
   <translation>cela donne {ways} façons de compter les {needs} besoins de tous les yaku</translation>
  </message>
  <message>
   <source>they were written by a newer version of this program</source>
   <translation>elles ont été écrites par une version plus récente de ce programme</translation>
  </message>
  <message>
   <source>third</source>
   <comment>place in its month</comment>
   <translation>3</translation>
  </message>
  <message>
   <source>thirteen</source>
   <comment>a number</comment>
   <translation>13</translation>
  </message>
  <message>
   <source>this '{open}' is not closed by '{close}'</source>
   <translation>ce '{open}' n’est pas fermé par '{close}'</translation>
  </message>
  <message>
   <source>this '{sign}' closes nothing</source>
   <translation>ce '{sign}' ne ferme rien</translation>
  </message>
  <message>
   <source>this cannot be a file's name</source>
   <translation>ceci ne peut pas être un nom de fichier</translation>
  </message>
  <message>
   <source>this cannot follow what stands before it on the line</source>
   <translation>ceci ne peut pas suivre ce qui le précède sur la ligne</translation>
  </message>
  <message>
   <source>this change cannot be written without rewriting what stands around it</source>
   <translation>ce changement ne peut être écrit sans récrire ce qui l’entoure</translation>
  </message>
  <message>
   <source>this combination takes no cards</source>
   <translation>cette combinaison ne prend aucune carte</translation>
  </message>
  <message>
   <source>this does not belong to what stands above it</source>
   <translation>ceci n’appartient pas à ce qui est au-dessus</translation>
  </message>
  <message>
   <source>this does not fit the lines above it</source>
   <translation>ceci ne s’accorde pas avec les lignes du dessus</translation>
  </message>
  <message>
   <source>this effect does nothing</source>
   <translation>cet effet ne fait rien</translation>
  </message>
  <message>
   <source>this escape after a backslash is unknown</source>
   <translation>cet échappement après une barre oblique inverse est inconnu</translation>
  </message>
  <message>
   <source>this folder cannot be listed: {reason}</source>
   <translation>impossible de lire la liste de ce dossier : {reason}</translation>
  </message>
  <message>
   <source>this game has no cells</source>
   <translation>ce jeu n’a pas de cases libres</translation>
  </message>
  <message>
   <source>this game has no foundations</source>
   <translation>ce jeu n’a pas de fondations</translation>
  </message>
  <message>
   <source>this game has no pile '{name}'</source>
   <translation>ce jeu n’a pas de pile « {name} »</translation>
  </message>
  <message>
   <source>this game has no stock</source>
   <translation>ce jeu n’a pas de pioche</translation>
  </message>
  <message>
   <source>this game has no waste</source>
   <translation>ce jeu n’a pas de talon</translation>
  </message>
  <message>
   <source>this game has no yaku</source>
   <translation>ce jeu n’a pas de yaku</translation>
  </message>
  <message>
   <source>this game has no yaku '{name}'</source>
   <translation>ce jeu n’a pas de yaku « {name} »</translation>
  </message>
  <message>
   <source>this game has no yaku to collect</source>
   <translation>ce jeu n’a pas de yaku à réunir</translation>
  </message>
  <message>
   <source>this game is not for {players} players</source>
   <translation>ce jeu n’est pas pour {players} joueurs</translation>
  </message>
  <message>
   <source>this holds from the start: the deck has {cards} cards</source>
   <translation>c’est vrai dès le début : le jeu a {cards} cartes</translation>
  </message>
  <message>
   <source>this is a folder, not a file</source>
   <translation>c’est un dossier, pas un fichier</translation>
  </message>
  <message>
   <source>this is dealt to nobody: {players} play</source>
   <translation>ceci n’est distribué à personne : le jeu est pour {players}</translation>
  </message>
  <message>
   <source>this is no record: its first line does not begin with '{head}'</source>
   <translation>ce n’est pas un enregistrement : sa première ligne ne commence pas par « {head} »</translation>
  </message>
  <message>
   <source>this is not YAML: {problem}</source>
   <translation>ce n’est pas du YAML : {problem}</translation>
  </message>
  <message>
   <source>this is not a text file</source>
   <translation>ce n’est pas un fichier texte</translation>
  </message>
  <message>
   <source>this is not an ordinary file</source>
   <translation>ce n’est pas un fichier ordinaire</translation>
  </message>
  <message>
   <source>this line is indented too far, or the text above it goes on</source>
   <translation>cette ligne est trop en retrait, ou le texte du dessus continue</translation>
  </message>
  <message>
   <source>this list is empty: at least one entry is needed</source>
   <translation>cette liste est vide : il faut au moins un élément</translation>
  </message>
  <message>
   <source>this list is too long: at most {most} entries are allowed</source>
   <translation>cette liste est trop longue : {most} éléments au plus</translation>
  </message>
  <message>
   <source>this map is empty: a text is needed</source>
   <translation>cette table est vide : il faut un texte</translation>
  </message>
  <message>
   <source>this map is too long: at most {most} entries are allowed</source>
   <translation>cette table est trop longue : {most} éléments au plus</translation>
  </message>
  <message>
   <source>this name is too long: at most {most} characters are allowed</source>
   <translation>ce nom est trop long : {most} caractères au plus</translation>
  </message>
  <message>
   <source>this pattern names one file for many cards</source>
   <translation>ce modèle nomme un seul fichier pour plusieurs cartes</translation>
  </message>
  <message>
   <source>this quote is never closed</source>
   <translation>ce guillemet n’est jamais fermé</translation>
  </message>
  <message>
   <source>this text holds '{mark}', which a page would take for a mark of its own</source>
   <translation>ce texte contient '{mark}', qu’une page prendrait pour une de ses marques</translation>
  </message>
  <message>
   <source>this text holds the unseen character U+{code}</source>
   <translation>ce texte contient le caractère invisible U+{code}</translation>
  </message>
  <message>
   <source>this text is empty</source>
   <translation>ce texte est vide</translation>
  </message>
  <message>
   <source>this text is too long: at most {most} characters are allowed</source>
   <translation>ce texte est trop long : {most} caractères au plus</translation>
  </message>
  <message>
   <source>this version of the program reads records of version {version}</source>
   <translation>cette version du programme lit les enregistrements de version {version}</translation>
  </message>
  <message>
   <source>three</source>
   <comment>a number</comment>
   <translation>3</translation>
  </message>
  <message>
   <source>three</source>
   <comment>one, two, three</comment>
   <translation>trois</translation>
  </message>
  <message>
   <source>three</source>
   <comment>so many cards</comment>
   <translation>trois cartes</translation>
  </message>
  <message>
   <source>three lie and wait for the fourth</source>
   <translation>trois cartes attendent la quatrième</translation>
  </message>
  <message>
   <source>time on average</source>
   <translation>temps moyen</translation>
  </message>
  <message>
   <source>times one changes nothing</source>
   <translation>multiplier par un ne change rien</translation>
  </message>
  <message>
   <source>to go on</source>
   <comment>after “had called”</comment>
   <translation>« continuer »</translation>
  </message>
  <message>
   <source>to move</source>
   <translation>à jouer</translation>
  </message>
  <message numerus="yes">
   <source>to {n} points</source>
   <translation>
    <numerusform>jusqu’à {n} point</numerusform>
    <numerusform>jusqu’à {n} points</numerusform>
   </translation>
  </message>
  <message>
   <source>too early, before the signal</source>
   <translation>trop tôt, avant le signal</translation>
  </message>
  <message>
   <source>too early, out</source>
   <translation>trop tôt, hors jeu</translation>
  </message>
  <message numerus="yes">
   <source>took {n} cards of yours</source>
   <translation>
    <numerusform>{n} carte prise à vous</numerusform>
    <numerusform>{n} cartes prises à vous</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>took {n} cards of {name}</source>
   <translation>
    <numerusform>{n} carte prise à {name}</numerusform>
    <numerusform>{n} cartes prises à {name}</numerusform>
   </translation>
  </message>
  <message>
   <source>tripled</source>
   <translation>paiement brelan</translation>
  </message>
  <message>
   <source>triples shown: {count}</source>
   <translation>brelans montrés : {count}</translation>
  </message>
  <message>
   <source>true or false</source>
   <translation>true ou false</translation>
  </message>
  <message>
   <source>true or false is needed</source>
   <translation>il faut true ou false</translation>
  </message>
  <message>
   <source>turned cards</source>
   <translation>cartes retournées</translation>
  </message>
  <message>
   <source>turned cards</source>
   <comment>after “the”</comment>
   <translation>les cartes retournées</translation>
  </message>
  <message>
   <source>turns go in direction 1 or -1</source>
   <translation>les tours vont dans le sens 1 ou -1</translation>
  </message>
  <message>
   <source>turns go the other way round</source>
   <translation>changement de sens</translation>
  </message>
  <message>
   <source>turns go the other way round from now on</source>
   <translation>les tours changent de sens désormais</translation>
  </message>
  <message>
   <source>twelve</source>
   <comment>a number</comment>
   <translation>12</translation>
  </message>
  <message>
   <source>twenty</source>
   <comment>a number</comment>
   <translation>20</translation>
  </message>
  <message>
   <source>twice</source>
   <translation>deux fois</translation>
  </message>
  <message>
   <source>twice: {cards}</source>
   <translation>en double : {cards}</translation>
  </message>
  <message>
   <source>two</source>
   <comment>a number</comment>
   <translation>2</translation>
  </message>
  <message>
   <source>two</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>deux</translation>
  </message>
  <message>
   <source>two</source>
   <comment>one, two, three</comment>
   <translation>deux</translation>
  </message>
  <message>
   <source>two</source>
   <comment>so many cards</comment>
   <translation>deux cartes</translation>
  </message>
  <message>
   <source>two cards lie on place {place}</source>
   <translation>deux cartes se trouvent à la place {place}</translation>
  </message>
  <message>
   <source>unknown base {name}</source>
   <translation>base inconnue : {name}</translation>
  </message>
  <message>
   <source>unknown card '{text}'</source>
   <translation>carte inconnue : « {text} »</translation>
  </message>
  <message>
   <source>unknown card '{text}'; did you mean '{card}'?</source>
   <translation>carte inconnue : « {text} » ; vouliez-vous dire « {card} » ?</translation>
  </message>
  <message>
   <source>unknown card {value}</source>
   <translation>carte inconnue : {value}</translation>
  </message>
  <message>
   <source>unknown deck {name}</source>
   <translation>jeu de cartes inconnu : {name}</translation>
  </message>
  <message>
   <source>unknown family {name}</source>
   <translation>famille inconnue : {name}</translation>
  </message>
  <message>
   <source>unknown game {game}</source>
   <translation>jeu inconnu {game}</translation>
  </message>
  <message>
   <source>unknown game {game}; {hint}</source>
   <translation>jeu inconnu {game} ; {hint}</translation>
  </message>
  <message>
   <source>unknown key {key}</source>
   <translation>clé inconnue : {key}</translation>
  </message>
  <message>
   <source>unknown yaku {name}</source>
   <translation>yaku inconnu : {name}</translation>
  </message>
  <message>
   <source>unlimited</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>illimité</translation>
  </message>
  <message>
   <source>use 'extends', or write the values out</source>
   <translation>utilisez 'extends', ou écrivez les valeurs</translation>
  </message>
  <message>
   <source>use 'same' in fewer needs</source>
   <translation>utilisez 'same' dans moins de besoins</translation>
  </message>
  <message>
   <source>use 'same' in fewer needs that want the same cards</source>
   <translation>utilisez 'same' dans moins de besoins qui veulent les mêmes cartes</translation>
  </message>
  <message>
   <source>use single quotes</source>
   <translation>utilisez des guillemets simples</translation>
  </message>
  <message>
   <source>user</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>utilisateur</translation>
  </message>
  <message>
   <source>usual</source>
   <translation>d’ordinaire</translation>
  </message>
  <message>
   <source>usually {default}</source>
   <translation>d’ordinaire {default}</translation>
  </message>
  <message>
   <source>value</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>valeur</translation>
  </message>
  <message>
   <source>value down</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>valeur décroissante</translation>
  </message>
  <message>
   <source>warning</source>
   <comment>how bad a problem of a rule file is</comment>
   <translation>avertissement</translation>
  </message>
  <message>
   <source>waste</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>talon</translation>
  </message>
  <message>
   <source>what a hand is known to lack are cards of this deck that it does not hold</source>
   <translation>ce que l’on sait absent d’une main, ce sont des cartes de ce jeu qu’elle ne contient pas</translation>
  </message>
  <message>
   <source>what a hand lacks is known where whoever can capture must, and only there</source>
   <translation>on ne sait ce qui manque à une main que là où qui peut prendre le doit</translation>
  </message>
  <message>
   <source>while cards are picked, 's' and 'order' hold the whole deck</source>
   <translation>pendant que l’on choisit des cartes, « s » et « order » contiennent tout le jeu de cartes</translation>
  </message>
  <message>
   <source>whoever is dealt this hand wins a round worth nothing</source>
   <translation>celui qui reçoit cette main gagne une manche qui ne vaut rien</translation>
  </message>
  <message>
   <source>whoever is left with a card cannot be paid for it</source>
   <translation>celui à qui il reste une carte ne peut pas être payé pour elle</translation>
  </message>
  <message>
   <source>wild already, in another way: {cards}</source>
   <translation>déjà joker, d’une autre manière : {cards}</translation>
  </message>
  <message>
   <source>win</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>victoire</translation>
  </message>
  <message>
   <source>win shared</source>
   <translation>victoires partagées</translation>
  </message>
  <message>
   <source>winner</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>gagnant</translation>
  </message>
  <message>
   <source>winner of the round</source>
   <translation>manche gagnée</translation>
  </message>
  <message>
   <source>with two sides there is nobody else to pay for</source>
   <translation>avec deux camps, il n’y a personne d’autre pour qui payer</translation>
  </message>
  <message>
   <source>with {names}</source>
   <translation>avec {names}</translation>
  </message>
  <message>
   <source>without a hand card nothing is laid onto the discard pile</source>
   <translation>sans carte de la main, rien n’est posé sur la défausse</translation>
  </message>
  <message>
   <source>without a hand card nothing is laid onto the field</source>
   <translation>sans carte de la main, rien n’est posé sur le champ</translation>
  </message>
  <message>
   <source>won</source>
   <translation>gagnées</translation>
  </message>
  <message>
   <source>won</source>
   <comment>a game</comment>
   <translation>gagnée</translation>
  </message>
  <message>
   <source>won as dealt</source>
   <comment>a round</comment>
   <translation>main d’emblée</translation>
  </message>
  <message>
   <source>won by {players}</source>
   <translation>gagnée par {players}</translation>
  </message>
  <message>
   <source>won in a row</source>
   <translation>gagnées de suite</translation>
  </message>
  <message>
   <source>won without help or taking back</source>
   <translation>gagnées sans aide ni reprise</translation>
  </message>
  <message>
   <source>won: {number}</source>
   <translation>gagnées : {number}</translation>
  </message>
  <message>
   <source>worst</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>le pire</translation>
  </message>
  <message>
   <source>write 'bombs: {bomb: true}'</source>
   <translation>écrivez 'bombs: {bomb: true}'</translation>
  </message>
  <message>
   <source>write 'bombs: {show: first-turn, bomb: true}'</source>
   <translation>écrivez 'bombs: {show: first-turn, bomb: true}'</translation>
  </message>
  <message>
   <source>write 'bombs: {show: first-turn}'</source>
   <translation>écrivez 'bombs: {show: first-turn}'</translation>
  </message>
  <message>
   <source>write 'cards: true', or add 'yaku'</source>
   <translation>écrivez 'cards: true', ou ajoutez 'yaku'</translation>
  </message>
  <message>
   <source>write 'columns_at_least' for that yaku alone</source>
   <translation>écrivez 'columns_at_least' pour ce yaku seul</translation>
  </message>
  <message>
   <source>write 'count: 1'</source>
   <translation>écrivez 'count: 1'</translation>
  </message>
  <message>
   <source>write 'draw: 1'</source>
   <translation>écrivez 'draw: 1'</translation>
  </message>
  <message>
   <source>write 'draw: 1', 'skip: true' or another</source>
   <translation>écrivez 'draw: 1', 'skip: true' ou autre chose</translation>
  </message>
  <message>
   <source>write 'effect: true' for one of them</source>
   <translation>écrivez 'effect: true' pour l’une d’elles</translation>
  </message>
  <message>
   <source>write 'first: exempt' or 'last: forfeit', or 'settled_by: nobody'</source>
   <translation>écrivez 'first: exempt' ou 'last: forfeit', ou 'settled_by: nobody'</translation>
  </message>
  <message>
   <source>write 'first_dealer: draw'</source>
   <translation>écrivez 'first_dealer: draw'</translation>
  </message>
  <message>
   <source>write 'fits: {month: adjacent}', or what fits</source>
   <translation>écrivez 'fits: {month: adjacent}', ou ce qui va ensemble</translation>
  </message>
  <message>
   <source>write 'hand: 1', or more</source>
   <translation>écrivez 'hand: 1', ou plus</translation>
  </message>
  <message>
   <source>write 'least_players: 3', or 'first: nothing'</source>
   <translation>écrivez 'least_players: 3', ou 'first: nothing'</translation>
  </message>
  <message>
   <source>write 'match: {month: same}'</source>
   <translation>écrivez 'match: {month: same}'</translation>
  </message>
  <message>
   <source>write 'own_yaku: true' or 'others_yaku: true'</source>
   <translation>écrivez 'own_yaku: true' ou 'others_yaku: true'</translation>
  </message>
  <message>
   <source>write 'players: {least: 2, most: 2}'</source>
   <translation>écrivez 'players: {least: 2, most: 2}'</translation>
  </message>
  <message>
   <source>write 'players: {least: 2, most: 4}', or how many may play</source>
   <translation>écrivez 'players: {least: 2, most: 4}', ou combien peuvent jouer</translation>
  </message>
  <message>
   <source>write 'points' here, or 'yaku_points' at the top for all</source>
   <translation>écrivez 'points' ici, ou 'yaku_points' en haut pour tous</translation>
  </message>
  <message>
   <source>write 'points: 0'</source>
   <translation>écrivez 'points: 0'</translation>
  </message>
  <message>
   <source>write 'remove: [{path}]' in this file</source>
   <translation>écrivez 'remove: [{path}]' dans ce fichier</translation>
  </message>
  <message>
   <source>write 'remove: [{path}]' in this file, or change it: '{list}: [{{id: {part}, {key}: ...}}]'</source>
   <translation>écrivez 'remove: [{path}]' dans ce fichier, ou changez-le : '{list}: [{{id: {part}, {key}: ...}}]'</translation>
  </message>
  <message>
   <source>write 'when: also' or 'when: instead' for some of them</source>
   <translation>écrivez 'when: also' ou 'when: instead' pour certaines d’entre elles</translation>
  </message>
  <message>
   <source>write '{list}: [{{id: {part}, {key}: ...}}]' without it, or remove {path} too</source>
   <translation>écrivez '{list}: [{{id: {part}, {key}: ...}}]' sans lui, ou retirez aussi {path}</translation>
  </message>
  <message>
   <source>write '{path}' anew in this file</source>
   <translation>réécrivez '{path}' dans ce fichier</translation>
  </message>
  <message>
   <source>write 0, or more</source>
   <translation>écrivez 0, ou plus</translation>
  </message>
  <message>
   <source>write a name such as 'early-chaff'</source>
   <translation>écrivez un nom comme 'early-chaff'</translation>
  </message>
  <message>
   <source>write the value out where it is needed, or quote the text</source>
   <translation>écrivez la valeur là où il la faut, ou mettez le texte entre guillemets</translation>
  </message>
  <message>
   <source>write the value out, or quote the text</source>
   <translation>écrivez la valeur, ou mettez le texte entre guillemets</translation>
  </message>
  <message>
   <source>write them for different cards</source>
   <translation>écrivez-les pour des cartes différentes</translation>
  </message>
  <message>
   <source>write what is more into 'notes'</source>
   <translation>écrivez le reste dans 'notes'</translation>
  </message>
  <message>
   <source>yes</source>
   <comment>a value of a rule file</comment>
   <translation>oui</translation>
  </message>
  <message>
   <source>yes</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>oui</translation>
  </message>
  <message>
   <source>you</source>
   <translation>vous</translation>
  </message>
  <message>
   <source>you have another turn</source>
   <translation>vous rejouez</translation>
  </message>
  <message>
   <source>you pay nothing</source>
   <translation>vous ne payez rien</translation>
  </message>
  <message>
   <source>you play a forfeit</source>
   <translation>vous avez un gage</translation>
  </message>
  <message>
   <source>you swap hands with a player of your choice</source>
   <translation>vous échangez votre main avec un joueur de votre choix</translation>
  </message>
  <message>
   <source>you swap hands with the next player</source>
   <translation>vous échangez votre main avec le joueur suivant</translation>
  </message>
  <message>
   <source>your last card, and the round is yours</source>
   <translation>votre dernière carte, et la manche est à vous</translation>
  </message>
  <message numerus="yes">
   <source>your yaku are worth {n} points or more</source>
   <translation>
    <numerusform>vos yaku valent {n} point ou plus</numerusform>
    <numerusform>vos yaku valent {n} points ou plus</numerusform>
   </translation>
  </message>
  <message>
   <source>{act} and {next}</source>
   <comment>what happens</comment>
   <translation>{act} et {next}</translation>
  </message>
  <message>
   <source>{act}, {next}</source>
   <comment>what happens</comment>
   <translation>{act}, {next}</translation>
  </message>
  <message>
   <source>{amount} on account of {name}</source>
   <translation>{amount} : {name}</translation>
  </message>
  <message>
   <source>{author} ({year})</source>
   <translation>{author} ({year})</translation>
  </message>
  <message>
   <source>{author}: {work}</source>
   <translation>{author} : {work}</translation>
  </message>
  <message>
   <source>{author}: {work} ({year})</source>
   <translation>{author} : {work} ({year})</translation>
  </message>
  <message>
   <source>{base} says so; change it here for this game alone.</source>
   <translation>C’est « {base} » qui le dit ; changez-le ici pour ce jeu seul.</translation>
  </message>
  <message>
   <source>{call}!</source>
   <translation>{call} !</translation>
  </message>
  <message>
   <source>{call}:</source>
   <translation>{call} :</translation>
  </message>
  <message numerus="yes">
   <source>{call}: {n} points are yours now, and {threat}.</source>
   <translation>
    <numerusform>{call} : {n} point vous revient dès maintenant ; {threat}.</numerusform>
    <numerusform>{call} : {n} points vous reviennent dès maintenant ; {threat}.</numerusform>
   </translation>
  </message>
  <message>
   <source>{call}: {threat}, and there may be more to win.</source>
   <translation>{call} : {threat}, et il y a peut-être plus à gagner.</translation>
  </message>
  <message>
   <source>{cards} (for example {example})</source>
   <translation>{cards} (par exemple {example})</translation>
  </message>
  <message numerus="yes">
   <source>{cards} are wild</source>
   <translation>
    <numerusform>{cards} est un joker</numerusform>
    <numerusform>{cards} sont des jokers</numerusform>
   </translation>
  </message>
  <message>
   <source>{cards} at {points}</source>
   <translation>{cards} à {points}</translation>
  </message>
  <message>
   <source>{cards} at {points} each</source>
   <translation>{cards} à {points} chacune</translation>
  </message>
  <message>
   <source>{cards} but those of {months}</source>
   <translation>{cards} sauf {months}</translation>
  </message>
  <message>
   <source>{cards} but those {of_month}</source>
   <translation>{cards} sauf celles {of_month}</translation>
  </message>
  <message>
   <source>{cards} but {exceptions}</source>
   <translation>{cards} sauf {exceptions}</translation>
  </message>
  <message>
   <source>{cards} can be put on no card</source>
   <translation>ces cartes ne vont sur aucune autre : {cards}</translation>
  </message>
  <message>
   <source>{cards} can never capture anything by this rule</source>
   <translation>avec cette règle, ces cartes ne peuvent jamais rien capturer : {cards}</translation>
  </message>
  <message>
   <source>{cards} can never come onto these piles by this rule</source>
   <translation>avec cette règle, ces cartes n’arrivent jamais sur ces piles : {cards}</translation>
  </message>
  <message>
   <source>{cards} cannot be dealt to a pile that takes {smallest}</source>
   <translation>impossible de distribuer {cards} à une pile qui en prend {smallest}</translation>
  </message>
  <message>
   <source>{cards} cannot be dealt to {count} cells</source>
   <translation>impossible de distribuer {cards} sur {count} cases</translation>
  </message>
  <message>
   <source>{cards} count as {kind}</source>
   <translation>{cards} comptent comme {kind}</translation>
  </message>
  <message>
   <source>{cards} count as {kind}, and not as {own}</source>
   <translation>{cards} comptent comme {kind}, et non comme {own}</translation>
  </message>
  <message>
   <source>{cards} count both as {own} and as {kind}</source>
   <translation>{cards} comptent à la fois comme {own} et comme {kind}</translation>
  </message>
  <message>
   <source>{cards} count either as {own} or as {kind}, whichever scores better, but never as both</source>
   <translation>{cards} comptent soit comme {own}, soit comme {kind}, selon ce qui rapporte le plus, mais jamais comme les deux</translation>
  </message>
  <message>
   <source>{cards} each</source>
   <translation>{cards} chacun</translation>
  </message>
  <message>
   <source>{cards} each and none on the field</source>
   <translation>{cards} chacun et aucune sur le champ</translation>
  </message>
  <message>
   <source>{cards} each and {number} on the field</source>
   <translation>{cards} chacun et {number} sur le champ</translation>
  </message>
  <message numerus="yes">
   <source>{cards} each count as {kind}</source>
   <translation>
    <numerusform>{cards} compte comme {kind}</numerusform>
    <numerusform>{cards} comptent comme {kind}, par carte</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{cards} each count as {kind}, and not as {own}</source>
   <translation>
    <numerusform>{cards} compte comme {kind}, et non comme {own}</numerusform>
    <numerusform>{cards} comptent, par carte, comme {kind}, et non comme {own}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{cards} each count both as {own} and as {kind}</source>
   <translation>
    <numerusform>{cards} compte à la fois comme {own} et comme {kind}</numerusform>
    <numerusform>{cards} comptent, par carte, à la fois comme {own} et comme {kind}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{cards} each count either as {own} or as {kind}, whichever scores better, but never as both</source>
   <translation>
    <numerusform>{cards} compte soit comme {own}, soit comme {kind}, selon ce qui rapporte le plus, mais jamais comme les deux</numerusform>
    <numerusform>{cards} comptent, par carte, soit comme {own}, soit comme {kind}, selon ce qui rapporte le plus, mais jamais comme les deux</numerusform>
   </translation>
  </message>
  <message>
   <source>{cards} in hand</source>
   <translation>{cards} (en main)</translation>
  </message>
  <message>
   <source>{cards} laid</source>
   <translation>{cards} sur le champ</translation>
  </message>
  <message>
   <source>{cards} of another month</source>
   <comment>a dealt hand</comment>
   <translation>{cards} d’un autre mois</translation>
  </message>
  <message>
   <source>{cards} of each kind among {all}</source>
   <translation>{cards} de chaque genre parmi {all}</translation>
  </message>
  <message>
   <source>{cards} of each month</source>
   <translation>{cards} de chaque mois</translation>
  </message>
  <message>
   <source>{cards} of each month among {months}</source>
   <translation>{cards} de chaque mois ({months})</translation>
  </message>
  <message>
   <source>{cards} of each month from {months}</source>
   <translation>{cards} de chaque mois ({months})</translation>
  </message>
  <message>
   <source>{cards} of each of {number} months</source>
   <translation>{cards} de chacun de {number} mois</translation>
  </message>
  <message>
   <source>{cards} of each of {number} other months</source>
   <translation>{cards} de chacun de {number} autres mois</translation>
  </message>
  <message>
   <source>{cards} of one kind</source>
   <translation>{cards} d’un même genre</translation>
  </message>
  <message>
   <source>{cards} of one month</source>
   <translation>{cards} d’un même mois</translation>
  </message>
  <message>
   <source>{cards} of one month</source>
   <comment>a dealt hand</comment>
   <translation>{cards} d’un même mois</translation>
  </message>
  <message>
   <source>{cards} of {months}</source>
   <translation>{cards} ({months})</translation>
  </message>
  <message>
   <source>{cards} on the field</source>
   <translation>{cards} (sur le champ)</translation>
  </message>
  <message>
   <source>{cards} or more</source>
   <translation>{cards} ou plus</translation>
  </message>
  <message>
   <source>{cards} other than those of {months}</source>
   <translation>{cards} (sauf {months})</translation>
  </message>
  <message>
   <source>{cards} other than those {of_month}</source>
   <translation>{cards} (sauf celles {of_month})</translation>
  </message>
  <message>
   <source>{cards} other than {exceptions}</source>
   <translation>{cards} (sauf {exceptions})</translation>
  </message>
  <message>
   <source>{cards} that are {ordinals} in their months</source>
   <translation>{cards} en position {ordinals} dans leur mois</translation>
  </message>
  <message>
   <source>{cards} without {others}</source>
   <translation>{cards} sans {others}</translation>
  </message>
  <message>
   <source>{cards} {of_month}</source>
   <translation>{cards} {of_month}</translation>
  </message>
  <message>
   <source>{cards}, face down</source>
   <translation>{cards}, face cachée</translation>
  </message>
  <message>
   <source>{cards}, on any card</source>
   <translation>{cards}, sur n’importe quelle carte</translation>
  </message>
  <message>
   <source>{cards}, on {others}</source>
   <translation>{cards}, sur {others}</translation>
  </message>
  <message>
   <source>{cards}. Click to choose others.</source>
   <translation>{cards}. Cliquez pour en choisir d’autres.</translation>
  </message>
  <message>
   <source>{cards}: found</source>
   <translation>{cards} : trouvé</translation>
  </message>
  <message>
   <source>{card} cannot be discarded by itself.</source>
   <translation>On ne peut pas défausser seulement {card}.</translation>
  </message>
  <message>
   <source>{card} cannot be laid together with {top}.</source>
   <translation>On ne peut pas réunir {card} avec {top}.</translation>
  </message>
  <message>
   <source>{card} does not fit on {under}.</source>
   <translation>On ne peut pas poser {card} sur {under}.</translation>
  </message>
  <message>
   <source>{card} does not go on {top}.</source>
   <translation>On ne peut pas poser {card} sur {top}.</translation>
  </message>
  <message>
   <source>{card} does not take {other}.</source>
   <translation>Avec {card} on ne prend pas {other}.</translation>
  </message>
  <message>
   <source>{card} is no wild card of this game</source>
   <translation>{card} n’est pas un joker de ce jeu</translation>
  </message>
  <message>
   <source>{card} is not for {combination}.</source>
   <translation>On ne peut pas jouer {card} pour « {combination} ».</translation>
  </message>
  <message>
   <source>{card} is not in this hand.</source>
   <translation>Dans cette main, on ne trouve pas {card}.</translation>
  </message>
  <message>
   <source>{card} is not on the field.</source>
   <translation>Sur le champ, on ne trouve pas {card}.</translation>
  </message>
  <message>
   <source>{card} of that kind</source>
   <translation>{card} de ce type</translation>
  </message>
  <message>
   <source>{card} of that month</source>
   <translation>{card} de ce mois</translation>
  </message>
  <message>
   <source>{card} of these</source>
   <translation>{card} parmi celles-ci</translation>
  </message>
  <message>
   <source>{card} of those kinds</source>
   <translation>{card} de ces types</translation>
  </message>
  <message>
   <source>{card} of those months</source>
   <translation>{card} de ces mois</translation>
  </message>
  <message>
   <source>{card} takes {taken}</source>
   <translation>Prendre {taken} avec {card}</translation>
  </message>
  <message>
   <source>{card} takes {taken}.</source>
   <translation>Prendre {taken} avec {card}.</translation>
  </message>
  <message>
   <source>{card} takes {taken}: {reasons}.</source>
   <translation>Prendre {taken} avec {card} : {reasons}.</translation>
  </message>
  <message>
   <source>{card} that is {ordinals} in its month</source>
   <translation>{card} en position {ordinals} dans son mois</translation>
  </message>
  <message>
   <source>{card} took {taken}</source>
   <translation>prise avec {card} : {taken}</translation>
  </message>
  <message>
   <source>{card} {relations}</source>
   <translation>{card} {relations}</translation>
  </message>
  <message>
   <source>{card}, from our deck</source>
   <translation>{card}, de notre jeu de cartes</translation>
  </message>
  <message>
   <source>{card}, then {next}</source>
   <translation>{card}, puis {next}</translation>
  </message>
  <message>
   <source>{card}, whatever its kind</source>
   <translation>{card}, quel que soit son genre</translation>
  </message>
  <message>
   <source>{card}, whatever its month</source>
   <translation>{card}, quel que soit son mois</translation>
  </message>
  <message>
   <source>{card}, {kind}</source>
   <translation>{card}, {kind}</translation>
  </message>
  <message>
   <source>{card}, {pile}, {number} of {count}.</source>
   <translation>{card}, {pile}, {number} sur {count}.</translation>
  </message>
  <message numerus="yes">
   <source>{card}, {pile}, {n} cards on it.</source>
   <translation>
    <numerusform>{card}, {pile}, {n} carte dessus.</numerusform>
    <numerusform>{card}, {pile}, {n} cartes dessus.</numerusform>
   </translation>
  </message>
  <message>
   <source>{card}, {pile}.</source>
   <translation>{card}, {pile}.</translation>
  </message>
  <message>
   <source>{card}, {relations}</source>
   <translation>{card}, {relations}</translation>
  </message>
  <message>
   <source>{card}.</source>
   <translation>{card}.</translation>
  </message>
  <message>
   <source>{choices}, and none that cost more than chance explains.</source>
   <translation>{choices}, dont aucun n’a coûté plus que le hasard ne l’explique.</translation>
  </message>
  <message>
   <source>{choices}, of which one was costly.</source>
   <translation>{choices}, dont un a coûté cher.</translation>
  </message>
  <message>
   <source>{choices}, of which {count} were costly.</source>
   <translation>{choices}, dont {count} ont coûté cher.</translation>
  </message>
  <message>
   <source>{combination}: {hand}</source>
   <translation>{combination} : {hand}</translation>
  </message>
  <message>
   <source>{command}.</source>
   <translation>{command}.</translation>
  </message>
  <message>
   <source>{command}. {does}</source>
   <translation>{command}. {does}</translation>
  </message>
  <message>
   <source>{count} of</source>
   <translation>{count} parmi</translation>
  </message>
  <message>
   <source>{count} of each category of</source>
   <translation>{count} de chaque genre parmi</translation>
  </message>
  <message>
   <source>{count} of each month of</source>
   <translation>{count} de chaque mois parmi</translation>
  </message>
  <message>
   <source>{count} of one category of</source>
   <translation>{count} d’un même genre parmi</translation>
  </message>
  <message>
   <source>{count} of one month of</source>
   <translation>{count} d’un même mois parmi</translation>
  </message>
  <message>
   <source>{count} of {cards}</source>
   <translation>{count} parmi {cards}</translation>
  </message>
  <message>
   <source>{count} × {name}</source>
   <translation>{count} × {name}</translation>
  </message>
  <message>
   <source>{day} {month} {year}</source>
   <translation>{day} {month} {year}</translation>
  </message>
  <message>
   <source>{day}, {time}</source>
   <translation>{day}, {time}</translation>
  </message>
  <message>
   <source>{dealt}, twice</source>
   <translation>{dealt}, deux fois</translation>
  </message>
  <message>
   <source>{deal}, as a computer played both sides of its first round.</source>
   <translation>{deal}, dont un ordinateur a joué la première manche des deux côtés.</translation>
  </message>
  <message>
   <source>{deal}, as computer players played its first round.</source>
   <translation>{deal}, dont des ordinateurs ont joué la première manche.</translation>
  </message>
  <message>
   <source>{deal}, as computer players played its first round. {dealer} deals and begins.</source>
   <translation>{deal} ; des ordinateurs en ont joué la première manche. {dealer} donne et commence.</translation>
  </message>
  <message>
   <source>{delete}, or change 'players'</source>
   <translation>{delete}, ou changez 'players'</translation>
  </message>
  <message>
   <source>{delete}, or delete 'stopping'</source>
   <translation>{delete}, ou supprimez 'stopping'</translation>
  </message>
  <message>
   <source>{delete}, or write 'to: waste'</source>
   <translation>{delete}, ou écrivez 'to: waste'</translation>
  </message>
  <message>
   <source>{effect}, on {cards}</source>
   <translation>{effect} (carte du dessus : {cards})</translation>
  </message>
  <message>
   <source>{effect}: {acts}.</source>
   <translation>{effect} : {acts}.</translation>
  </message>
  <message>
   <source>{few} or {many} players</source>
   <translation>{few} ou {many} joueurs</translation>
  </message>
  <message>
   <source>{few} to {many} players</source>
   <translation>{few} à {many} joueurs</translation>
  </message>
  <message>
   <source>{file} cannot be read: {problem}.</source>
   <translation>{file} ne peut pas être lu : {problem}.</translation>
  </message>
  <message>
   <source>{file} holds the whole game; it can be sent.</source>
   <translation>{file} contient tout le jeu ; vous pouvez l’envoyer.</translation>
  </message>
  <message>
   <source>{file} is not saved. Save it?</source>
   <translation>{file} n’est pas enregistré. L’enregistrer ?</translation>
  </message>
  <message>
   <source>{file}: {problem}</source>
   <translation>{file} : {problem}</translation>
  </message>
  <message>
   <source>{first} and {last}</source>
   <translation>{first} et {last}</translation>
  </message>
  <message>
   <source>{first} and {last}</source>
   <comment>conditions</comment>
   <translation>{first} et si {last}</translation>
  </message>
  <message>
   <source>{first} and {last}</source>
   <comment>what happened</comment>
   <translation>{first} et {last}</translation>
  </message>
  <message>
   <source>{first} and {more} more</source>
   <translation>{first} et {more} de plus</translation>
  </message>
  <message>
   <source>{first} has the lower columns and the keys on the left, {second} the others.</source>
   <translation>{first} a les colonnes du bas et les touches de gauche, {second} les autres.</translation>
  </message>
  <message>
   <source>{first} or {last}</source>
   <translation>{first} ou {last}</translation>
  </message>
  <message>
   <source>{first} or {next}</source>
   <translation>{first} ou {next}</translation>
  </message>
  <message>
   <source>{first} to {last}</source>
   <comment>months</comment>
   <translation>{first} à {last}</translation>
  </message>
  <message>
   <source>{first}, {next}</source>
   <translation>{first}, {next}</translation>
  </message>
  <message>
   <source>{first}; and {last}</source>
   <translation>{first} ; et {last}</translation>
  </message>
  <message>
   <source>{first}; and {last}</source>
   <comment>conditions</comment>
   <translation>{first} ; et si {last}</translation>
  </message>
  <message>
   <source>{first}; or {last}</source>
   <translation>{first} ; ou {last}</translation>
  </message>
  <message>
   <source>{first}; {next}</source>
   <translation>{first} ; {next}</translation>
  </message>
  <message>
   <source>{flower}, {card}</source>
   <translation>{flower}, {card}</translation>
  </message>
  <message>
   <source>{flower}, {chaff}</source>
   <translation>{flower}, {chaff}</translation>
  </message>
  <message>
   <source>{flower}, {month}</source>
   <translation>{flower}, {month}</translation>
  </message>
  <message>
   <source>{found} For {count} the coach found no answer.</source>
   <translation>{found} Pour {count}, l’entraîneur n’a pas trouvé de réponse.</translation>
  </message>
  <message>
   <source>{games}, {share} won</source>
   <translation>{games}, {share} gagnées</translation>
  </message>
  <message>
   <source>{game}  ·  ← → turn the months</source>
   <translation>{game}  ·  ← → tournent les mois</translation>
  </message>
  <message>
   <source>{game} (has errors)</source>
   <translation>{game} (contient des erreurs)</translation>
  </message>
  <message>
   <source>{game} A game is in progress.</source>
   <translation>{game} Une partie est en cours.</translation>
  </message>
  <message>
   <source>{game} differs from {base}:</source>
   <translation>Ce qui diffère entre « {game} » et « {base} » :</translation>
  </message>
  <message>
   <source>{game} goes on.</source>
   <translation>La partie de {game} reprend.</translation>
  </message>
  <message>
   <source>{game} has neither values of cards nor yaku</source>
   <translation>{game} n’a ni valeurs de cartes ni yaku</translation>
  </message>
  <message>
   <source>{game} is one of your games now.</source>
   <translation>{game} fait maintenant partie de vos jeux.</translation>
  </message>
  <message>
   <source>{game} is played as {base} is.</source>
   <translation>« {game} » se joue comme « {base} ».</translation>
  </message>
  <message>
   <source>{game} is saved.</source>
   <translation>Partie de {game} enregistrée.</translation>
  </message>
  <message>
   <source>{game}, a deal from a file</source>
   <translation>{game}, donne d’un fichier</translation>
  </message>
  <message>
   <source>{game}, deal {number}</source>
   <translation>{game}, donne {number}</translation>
  </message>
  <message>
   <source>{game}. {players}. {summary}</source>
   <translation>{game}. {players}. {summary}</translation>
  </message>
  <message>
   <source>{game}: this rule file has an error. {error}</source>
   <translation>{game} : ce fichier de règles contient une erreur. {error}</translation>
  </message>
  <message>
   <source>{have} of {needs}</source>
   <translation>{have} sur {needs}</translation>
  </message>
  <message>
   <source>{hint}; and {number} more like it</source>
   <translation>{hint} ; et {number} autres pareils</translation>
  </message>
  <message>
   <source>{keys} are missing</source>
   <translation>il manque {keys}</translation>
  </message>
  <message>
   <source>{keys} are missing in {part}</source>
   <translation>il manque {keys} dans {part}</translation>
  </message>
  <message>
   <source>{keys} is missing</source>
   <translation>il manque {keys}</translation>
  </message>
  <message>
   <source>{keys} is missing in {part}</source>
   <translation>il manque {keys} dans {part}</translation>
  </message>
  <message>
   <source>{key} belongs at the top of the file, without indentation</source>
   <translation>{key} se place en haut du fichier, sans retrait</translation>
  </message>
  <message>
   <source>{key} belongs under {home}</source>
   <translation>{key} se place sous {home}</translation>
  </message>
  <message>
   <source>{key} is the key of “{command}”, which would lose it; swap, and that gets the key of this command.</source>
   <translation>{key} est la touche de « {command} », qui la perdrait ; échangez, et cette commande-là reçoit la touche de celle-ci.</translation>
  </message>
  <message>
   <source>{key} means nothing where the stock goes to the columns</source>
   <translation>{key} ne signifie rien quand la pioche va aux colonnes</translation>
  </message>
  <message>
   <source>{key} or {other}</source>
   <translation>{key} ou {other}</translation>
  </message>
  <message>
   <source>{key}: </source>
   <translation>{key} : </translation>
  </message>
  <message>
   <source>{key}: {what}</source>
   <translation>{key} : {what}</translation>
  </message>
  <message>
   <source>{key}: {what}; {such}</source>
   <translation>{key} : {what} ; {such}</translation>
  </message>
  <message>
   <source>{kind}; usually {default}</source>
   <translation>{kind} ; d’ordinaire {default}</translation>
  </message>
  <message>
   <source>{layout} laid out, {deck} in deck</source>
   <translation>{layout} étalées, {deck} en pioche</translation>
  </message>
  <message>
   <source>{least} to {cards}</source>
   <translation>de {least} à {cards}</translation>
  </message>
  <message>
   <source>{least} to {most}</source>
   <translation>{least} à {most}</translation>
  </message>
  <message>
   <source>{least} to {most} hand cards</source>
   <translation>{least} à {most} cartes de la main</translation>
  </message>
  <message>
   <source>{least} to {most} players</source>
   <translation>{least} à {most} joueurs</translation>
  </message>
  <message>
   <source>{message} (inherited: {file}, line {line})</source>
   <translation>{message} (hérité : {file}, ligne {line})</translation>
  </message>
  <message>
   <source>{month} bomb!</source>
   <translation>Bombe : {month} !</translation>
  </message>
  <message>
   <source>{month}, {card}</source>
   <translation>{month}, {card}</translation>
  </message>
  <message>
   <source>{move} (played)</source>
   <translation>{move} (joué)</translation>
  </message>
  <message>
   <source>{move}, played</source>
   <translation>{move}, joué</translation>
  </message>
  <message>
   <source>{move}: given up early</source>
   <translation>{move} : vite écarté</translation>
  </message>
  <message>
   <source>{move}: {reasons}.</source>
   <translation>{move} : {reasons}.</translation>
  </message>
  <message>
   <source>{move}: {worth}, points {points}</source>
   <translation>{move} : {worth}, points {points}</translation>
  </message>
  <message>
   <source>{ms} ms</source>
   <translation>{ms} ms</translation>
  </message>
  <message>
   <source>{multiplied} if {conditions}</source>
   <translation>{multiplied} si {conditions}</translation>
  </message>
  <message>
   <source>{multiplied} {payer}</source>
   <translation>{multiplied} {payer}</translation>
  </message>
  <message>
   <source>{multiplied} {payer} if {conditions}</source>
   <translation>{multiplied} {payer} si {conditions}</translation>
  </message>
  <message numerus="yes">
   <source>{names} drew {n} cards each</source>
   <translation>
    <numerusform>{names} : {n} carte piochée chacun</numerusform>
    <numerusform>{names} : {n} cartes piochées chacun</numerusform>
   </translation>
  </message>
  <message>
   <source>{names} share the win</source>
   <translation>Victoire partagée : {names}</translation>
  </message>
  <message>
   <source>{name} ({count})</source>
   <translation>{name} ({count})</translation>
  </message>
  <message>
   <source>{name} chose: {move}.</source>
   <translation>{name} a choisi : {move}.</translation>
  </message>
  <message>
   <source>{name} column</source>
   <translation>colonne « {name} »</translation>
  </message>
  <message>
   <source>{name} columns</source>
   <translation>colonnes « {name} »</translation>
  </message>
  <message>
   <source>{name} gains {amount}</source>
   <translation>{name} gagne {amount}</translation>
  </message>
  <message>
   <source>{name} has too few cards for a deck.</source>
   <translation>{name} a trop peu de cartes pour une pioche.</translation>
  </message>
  <message>
   <source>{name} has won</source>
   <translation>{name} a gagné</translation>
  </message>
  <message>
   <source>{name} has {points}.</source>
   <translation>{name} : {points}.</translation>
  </message>
  <message>
   <source>{name} is one card away from {yaku}.</source>
   <translation>{name}, à une carte du yaku : {yaku}.</translation>
  </message>
  <message>
   <source>{name} is one card from {yaku}</source>
   <translation>{name} : à une carte du yaku {yaku}</translation>
  </message>
  <message>
   <source>{name} is the Speed winner</source>
   <translation>{name} gagne la course de vitesse</translation>
  </message>
  <message>
   <source>{name} pays nothing</source>
   <translation>{name} ne paie rien</translation>
  </message>
  <message>
   <source>{name} pays {amount}</source>
   <translation>{name} paie {amount}</translation>
  </message>
  <message>
   <source>{name} pile</source>
   <translation>pile « {name} »</translation>
  </message>
  <message>
   <source>{name} piles</source>
   <translation>piles « {name} »</translation>
  </message>
  <message>
   <source>{name} plays a forfeit</source>
   <translation>{name} a un gage</translation>
  </message>
  <message>
   <source>{name} takes {cards}</source>
   <translation>{name} prend {cards}</translation>
  </message>
  <message>
   <source>{name} was first to play every card of the layout.</source>
   <translation>{name} a joué en premier toutes ses cartes étalées.</translation>
  </message>
  <message>
   <source>{name} {total} (ahead)</source>
   <translation>{name} {total} (en tête)</translation>
  </message>
  <message>
   <source>{name} …</source>
   <translation>{name}…</translation>
  </message>
  <message>
   <source>{name}'s turn</source>
   <translation>{name} joue</translation>
  </message>
  <message>
   <source>{name}, dealer</source>
   <translation>{name}, donneur</translation>
  </message>
  <message>
   <source>{name}, it is your turn</source>
   <translation>{name}, c’est à vous</translation>
  </message>
  <message>
   <source>{name}: {words}</source>
   <translation>{name} : {words}</translation>
  </message>
  <message>
   <source>{needed} to collect it {times} times</source>
   <translation>{needed} pour le réunir {times} fois</translation>
  </message>
  <message>
   <source>{needed}, but a month has only {number}</source>
   <translation>{needed}, mais un mois n’en a que {number}</translation>
  </message>
  <message>
   <source>{needed}, but month {month} has only {number} of these cards</source>
   <translation>{needed}, mais le mois {month} n’a que {number} de ces cartes</translation>
  </message>
  <message>
   <source>{needed}, but no kind has so many of these cards</source>
   <translation>{needed}, mais aucun genre n’a autant de ces cartes</translation>
  </message>
  <message>
   <source>{needed}, but no month has so many of these cards</source>
   <translation>{needed}, mais aucun mois n’a autant de ces cartes</translation>
  </message>
  <message>
   <source>{needed}, but the deck has only {number}</source>
   <translation>{needed}, mais le jeu n’en a que {number}</translation>
  </message>
  <message>
   <source>{needed}, but there are too few of these cards</source>
   <translation>{needed}, mais il y en a trop peu</translation>
  </message>
  <message>
   <source>{needed}, but {kind} has only {number} of these cards</source>
   <translation>{needed}, mais {kind} n’a que {number} de ces cartes</translation>
  </message>
  <message>
   <source>{needed}, {like}</source>
   <translation>{needed}, {like}</translation>
  </message>
  <message>
   <source>{now}, at best {best}</source>
   <translation>{now}, au mieux {best}</translation>
  </message>
  <message>
   <source>{number}</source>
   <comment>cards, after others</comment>
   <translation>{number}</translation>
  </message>
  <message>
   <source>{number}</source>
   <comment>points, after others</comment>
   <translation>{number}</translation>
  </message>
  <message>
   <source>{number} %</source>
   <translation>{number} %</translation>
  </message>
  <message numerus="yes">
   <source>{number} animals</source>
   <translation>
    <numerusform>{number} animal</numerusform>
    <numerusform>{number} animaux</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{number} blue ribbons</source>
   <translation>
    <numerusform>{number} ruban bleu</numerusform>
    <numerusform>{number} rubans bleus</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{number} brights</source>
   <translation>
    <numerusform>{number} lumière</numerusform>
    <numerusform>{number} lumières</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{number} cards</source>
   <translation>
    <numerusform>{number} carte</numerusform>
    <numerusform>{number} cartes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{number} cards for each month that you captured whole in this turn</source>
   <translation>
    <numerusform>{number} carte par mois que vous avez capturé en entier pendant ce tour</numerusform>
    <numerusform>{number} cartes par mois que vous avez capturé en entier pendant ce tour</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{number} cards if your stock card captured the hand card that you had just played without a match</source>
   <translation>
    <numerusform>{number} carte si votre carte de pioche a capturé la carte de main que vous veniez de jouer sans prise</numerusform>
    <numerusform>{number} cartes si votre carte de pioche a capturé la carte de main que vous veniez de jouer sans prise</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{number} cards if your turn leaves the field empty</source>
   <translation>
    <numerusform>{number} carte si votre tour laisse le champ vide</numerusform>
    <numerusform>{number} cartes si votre tour laisse le champ vide</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{number} chaff</source>
   <translation>
    <numerusform>{number} kasu</numerusform>
    <numerusform>{number} kasu</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{number} face up as the discard pile</source>
   <translation>
    <numerusform>{number} visible pour commencer la défausse</numerusform>
    <numerusform>{number} visibles pour commencer la défausse</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{number} face up as the field</source>
   <translation>
    <numerusform>{number} visible pour former le champ</numerusform>
    <numerusform>{number} visibles pour former le champ</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{number} free places are dealt a card, face up</source>
   <translation>
    <numerusform>{number} case libre reçoit une carte, visible</numerusform>
    <numerusform>{number} cases libres reçoivent une carte, visible</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{number} free places hold a single card each, which may be moved on at any time</source>
   <translation>
    <numerusform>{number} case libre peut contenir une seule carte, que l’on peut reprendre à tout moment</numerusform>
    <numerusform>{number} cases libres peuvent contenir une seule carte chacune, que l’on peut reprendre à tout moment</numerusform>
   </translation>
  </message>
  <message>
   <source>{number} from among {cards}</source>
   <translation>{number} parmi {cards}</translation>
  </message>
  <message numerus="yes">
   <source>{number} hand cards</source>
   <translation>
    <numerusform>{number} carte de la main</numerusform>
    <numerusform>{number} cartes de la main</numerusform>
   </translation>
  </message>
  <message>
   <source>{number} months earlier</source>
   <translation>de {number} mois plus tôt</translation>
  </message>
  <message>
   <source>{number} months later</source>
   <translation>de {number} mois plus tard</translation>
  </message>
  <message>
   <source>{number} of {cards}</source>
   <comment>piles</comment>
   <translation>{number} de {cards}</translation>
  </message>
  <message>
   <source>{number} of {size}</source>
   <comment>piles</comment>
   <translation>{number} de {size}</translation>
  </message>
  <message>
   <source>{number} or more cards of one kind</source>
   <translation>{number} cartes ou plus d’un même genre</translation>
  </message>
  <message>
   <source>{number} or more cards of one month</source>
   <translation>{number} cartes ou plus d’un même mois</translation>
  </message>
  <message>
   <source>{number} or more from among {cards}</source>
   <translation>{number} ou plus parmi {cards}</translation>
  </message>
  <message>
   <source>{number} or more {cards} of one kind</source>
   <translation>{number} {cards} ou plus d’un même genre</translation>
  </message>
  <message>
   <source>{number} or more {cards} of one month</source>
   <translation>{number} {cards} ou plus d’un même mois</translation>
  </message>
  <message numerus="yes">
   <source>{number} other animals</source>
   <translation>
    <numerusform>{number} autre animal</numerusform>
    <numerusform>{number} autres animaux</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{number} other brights</source>
   <translation>
    <numerusform>{number} autre lumière</numerusform>
    <numerusform>{number} autres lumières</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{number} other cards</source>
   <translation>
    <numerusform>{number} autre carte</numerusform>
    <numerusform>{number} autres cartes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{number} other chaff</source>
   <translation>
    <numerusform>{number} autre kasu</numerusform>
    <numerusform>{number} autres kasu</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{number} other ribbons</source>
   <translation>
    <numerusform>{number} autre ruban</numerusform>
    <numerusform>{number} autres rubans</numerusform>
   </translation>
  </message>
  <message>
   <source>{number} places further down in its month</source>
   <translation>de {number} rangs plus bas dans son mois</translation>
  </message>
  <message>
   <source>{number} places further up in its month</source>
   <translation>de {number} rangs plus haut dans son mois</translation>
  </message>
  <message numerus="yes">
   <source>{number} players</source>
   <translation>
    <numerusform>{number} joueur</numerusform>
    <numerusform>{number} joueurs</numerusform>
   </translation>
  </message>
  <message>
   <source>{number} players: {deal}</source>
   <translation>{number} joueurs : {deal}</translation>
  </message>
  <message numerus="yes">
   <source>{number} poetry ribbons</source>
   <translation>
    <numerusform>{number} ruban à poème</numerusform>
    <numerusform>{number} rubans à poème</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{number} points</source>
   <translation>
    <numerusform>{number} point</numerusform>
    <numerusform>{number} points</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{number} red ribbons</source>
   <translation>
    <numerusform>{number} ruban rouge</numerusform>
    <numerusform>{number} rubans rouges</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{number} ribbons</source>
   <translation>
    <numerusform>{number} ruban</numerusform>
    <numerusform>{number} rubans</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{number} that begin empty</source>
   <translation>
    <numerusform>{number} vide au départ</numerusform>
    <numerusform>{number} vides au départ</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{number} times</source>
   <translation>
    <numerusform>{number} fois</numerusform>
    <numerusform>{number} fois</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{number} yaku are collected</source>
   <translation>
    <numerusform>{number} yaku est réuni</numerusform>
    <numerusform>{number} yaku sont réunis</numerusform>
   </translation>
  </message>
  <message>
   <source>{number} {cards} of one kind</source>
   <translation>{number} {cards} d’un même genre</translation>
  </message>
  <message>
   <source>{number} {cards} of one month</source>
   <translation>{number} {cards} d’un même mois</translation>
  </message>
  <message>
   <source>{number} {piles}</source>
   <comment>fewer than ten piles</comment>
   <translation>{number} {piles}</translation>
  </message>
  <message>
   <source>{number} {piles}</source>
   <comment>ten piles or more</comment>
   <translation>{number} {piles}</translation>
  </message>
  <message>
   <source>{number}%</source>
   <translation>{number} %</translation>
  </message>
  <message>
   <source>{number}: {listed}</source>
   <translation>{number} : {listed}</translation>
  </message>
  <message numerus="yes">
   <source>{n}</source>
   <comment>so many cards</comment>
   <translation>
    <numerusform>{n} carte</numerusform>
    <numerusform>{n} cartes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} cards</source>
   <translation>
    <numerusform>{n} carte</numerusform>
    <numerusform>{n} cartes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} cards are chosen.</source>
   <translation>
    <numerusform>{n} carte choisie.</numerusform>
    <numerusform>{n} cartes choisies.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} cards are left after the deal, and there is no stock for them</source>
   <translation>
    <numerusform>{n} carte reste après la donne, et il n’y a pas de pioche pour elle</numerusform>
    <numerusform>{n} cartes restent après la donne, et il n’y a pas de pioche pour elles</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} cards are missing: {cards}</source>
   <translation>
    <numerusform>Il manque {n} carte : {cards}</numerusform>
    <numerusform>Il manque {n} cartes : {cards}</numerusform>
   </translation>
  </message>
  <message>
   <source>{n} cards are missing: {cards} and {more} more</source>
   <translation>Il manque {n} cartes : {cards} et {more} de plus</translation>
  </message>
  <message numerus="yes">
   <source>{n} cards away</source>
   <translation>
    <numerusform>à {n} carte près</numerusform>
    <numerusform>à {n} cartes près</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} cards fewer in your hand</source>
   <translation>
    <numerusform>{n} carte de moins en main</numerusform>
    <numerusform>{n} cartes de moins en main</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} cards from {source} to {target}</source>
   <translation>
    <numerusform>{n} carte de {source} vers {target}</numerusform>
    <numerusform>{n} cartes de {source} vers {target}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} cards of yours</source>
   <translation>
    <numerusform>{n} de vos cartes</numerusform>
    <numerusform>{n} de vos cartes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} cards of {name}</source>
   <translation>
    <numerusform>{n} carte à {name}</numerusform>
    <numerusform>{n} cartes à {name}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} choices</source>
   <translation>
    <numerusform>{n} choix</numerusform>
    <numerusform>{n} choix</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} days in a row</source>
   <translation>
    <numerusform>{n} jour de suite</numerusform>
    <numerusform>{n} jours de suite</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} deals were tried.</source>
   <translation>
    <numerusform>{n} donne essayée.</numerusform>
    <numerusform>{n} donnes essayées.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} errors</source>
   <translation>
    <numerusform>{n} erreur</numerusform>
    <numerusform>{n} erreurs</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} faults</source>
   <translation>
    <numerusform>{n} défaut</numerusform>
    <numerusform>{n} défauts</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} games</source>
   <translation>
    <numerusform>{n} partie</numerusform>
    <numerusform>{n} parties</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} games of {played} with random moves broke: {fault}.</source>
   <translation>
    <numerusform>Sur {played} parties jouées au hasard, {n} s’est bloquée : {fault}.</numerusform>
    <numerusform>Sur {played} parties jouées au hasard, {n} se sont bloquées : {fault}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} games written to {file}.</source>
   <translation>
    <numerusform>{n} partie écrite dans {file}.</numerusform>
    <numerusform>{n} parties écrites dans {file}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} later turns without a hand card</source>
   <translation>
    <numerusform>plus tard {n} tour sans carte de la main</numerusform>
    <numerusform>plus tard {n} tours sans carte de la main</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} moves</source>
   <translation>
    <numerusform>{n} coup</numerusform>
    <numerusform>{n} coups</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} moves in {time}</source>
   <translation>
    <numerusform>{n} coup en {time}</numerusform>
    <numerusform>{n} coups en {time}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} of each kind are needed</source>
   <translation>
    <numerusform>il en faut {n} de chaque genre</numerusform>
    <numerusform>il en faut {n} de chaque genre</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} of each month are needed</source>
   <translation>
    <numerusform>il en faut {n} de chaque mois</numerusform>
    <numerusform>il en faut {n} de chaque mois</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} of one kind are needed</source>
   <translation>
    <numerusform>il en faut {n} d’un même genre</numerusform>
    <numerusform>il en faut {n} d’un même genre</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} of one month are needed</source>
   <translation>
    <numerusform>il en faut {n} d’un même mois</numerusform>
    <numerusform>il en faut {n} d’un même mois</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} of these cards are needed</source>
   <translation>
    <numerusform>il faut {n} de ces cartes</numerusform>
    <numerusform>il faut {n} de ces cartes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} people</source>
   <translation>
    <numerusform>{n} personne</numerusform>
    <numerusform>{n} personnes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} players</source>
   <translation>
    <numerusform>{n} joueur</numerusform>
    <numerusform>{n} joueurs</numerusform>
   </translation>
  </message>
  <message>
   <source>{n} players do not make teams of {size}.</source>
   <translation>{n} joueurs ne forment pas des équipes de {size}.</translation>
  </message>
  <message numerus="yes">
   <source>{n} points</source>
   <translation>
    <numerusform>{n} point</numerusform>
    <numerusform>{n} points</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} redeals left</source>
   <translation>
    <numerusform>{n} redonne restante</numerusform>
    <numerusform>{n} redonnes restantes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} rounds in {time}</source>
   <translation>
    <numerusform>{n} manche en {time}</numerusform>
    <numerusform>{n} manches en {time}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} things differ from {base}:</source>
   <translation>
    <numerusform>Une chose diffère de « {base} » :</numerusform>
    <numerusform>{n} choses diffèrent de « {base} » :</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} times</source>
   <translation>
    <numerusform>{n} fois</numerusform>
    <numerusform>{n} fois</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} warnings</source>
   <translation>
    <numerusform>{n} avertissement</numerusform>
    <numerusform>{n} avertissements</numerusform>
   </translation>
  </message>
  <message>
   <source>{one} &amp; {other}</source>
   <translation>{one} &amp; {other}</translation>
  </message>
  <message>
   <source>{one} and {two}</source>
   <translation>{one} et {two}</translation>
  </message>
  <message>
   <source>{opponent} had called {call}</source>
   <translation>{opponent} avait annoncé {call}</translation>
  </message>
  <message>
   <source>{opponent} was the last to call {call}</source>
   <translation>{opponent} a été le dernier à annoncer {call}</translation>
  </message>
  <message>
   <source>{order}; cards of one kind come in any order</source>
   <translation>{order} ; les cartes d’un même genre viennent dans n’importe quel ordre</translation>
  </message>
  <message>
   <source>{order}; cards of one month come in any order</source>
   <translation>{order} ; les cartes d’un même mois viennent dans n’importe quel ordre</translation>
  </message>
  <message>
   <source>{order}; cards that have the same place come in any order</source>
   <translation>{order} ; les cartes de même rang viennent dans n’importe quel ordre</translation>
  </message>
  <message>
   <source>{own} to {other} points</source>
   <translation>{own} à {other} points</translation>
  </message>
  <message>
   <source>{part} cannot do without {key}</source>
   <translation>{part} ne peut pas se passer de {key}</translation>
  </message>
  <message>
   <source>{part} counts again, as in {base}.</source>
   <translation>« {part} » compte à nouveau, comme dans « {base} ».</translation>
  </message>
  <message>
   <source>{part}: more</source>
   <translation>{part} : plus</translation>
  </message>
  <message>
   <source>{part}: what can be done</source>
   <translation>{part} : ce qu’on peut faire</translation>
  </message>
  <message>
   <source>{part}: {message}</source>
   <translation>{part} : {message}</translation>
  </message>
  <message>
   <source>{payee} gains {points} on account of {payer}</source>
   <translation>{payee} gagne {points} face à {payer}</translation>
  </message>
  <message>
   <source>{payee} gains {points} on account of {payer}.</source>
   <translation>{payee} gagne {points} grâce à {payer}.</translation>
  </message>
  <message>
   <source>{payee} gains {points} on account of {payer}; no hand pays more.</source>
   <translation>{payee} gagne {points} grâce à {payer} ; aucune main ne paie plus.</translation>
  </message>
  <message>
   <source>{payer} is not the dealer</source>
   <translation>{payer} n’est pas le donneur</translation>
  </message>
  <message>
   <source>{payer} is the dealer</source>
   <translation>{payer} est le donneur</translation>
  </message>
  <message>
   <source>{payer} pays {payee} {points}</source>
   <translation>{payer} paie {points} à {payee}</translation>
  </message>
  <message>
   <source>{payer} pays {payee} {points}.</source>
   <translation>{payer} paie {points} à {payee}.</translation>
  </message>
  <message>
   <source>{payer} pays {payee} {points}; no hand pays more.</source>
   <translation>{payer} paie {points} à {payee} ; aucune main ne paie plus.</translation>
  </message>
  <message>
   <source>{payment}, in place of {others}</source>
   <translation>{payment} (à la place des autres : {others})</translation>
  </message>
  <message>
   <source>{payment}: {product} ({reasons})</source>
   <translation>{payment} : {product} ({reasons})</translation>
  </message>
  <message>
   <source>{payment}; more is never paid for a round.</source>
   <translation>{payment} ; on ne paie jamais plus pour une manche.</translation>
  </message>
  <message>
   <source>{piles}</source>
   <comment>several piles of a name, after “the”</comment>
   <translation>les {piles}</translation>
  </message>
  <message numerus="yes">
   <source>{piles} are complete</source>
   <translation>
    <numerusform>{piles} a toutes ses cartes</numerusform>
    <numerusform>{piles} ont toutes leurs cartes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{piles} are empty</source>
   <translation>
    <numerusform>{piles} est vide</numerusform>
    <numerusform>{piles} sont vides</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{piles} begin empty</source>
   <translation>
    <numerusform>{piles}, vide au départ</numerusform>
    <numerusform>{piles}, vides au départ</numerusform>
   </translation>
  </message>
  <message>
   <source>{piles} is empty or holds one unbroken run, all face up, and no card is left elsewhere</source>
   <translation>{piles} est vide ou contient une seule suite ininterrompue, toute visible, et il ne reste aucune carte ailleurs</translation>
  </message>
  <message>
   <source>{piles} of {cards}</source>
   <translation>{piles} de {cards}</translation>
  </message>
  <message>
   <source>{piles} of {cards} each</source>
   <translation>{piles} de {cards}</translation>
  </message>
  <message>
   <source>{piles} of {sizes} cards, from left to right</source>
   <translation>{piles} de {sizes} cartes, de gauche à droite</translation>
  </message>
  <message>
   <source>{piles}, from left to right: {sizes}</source>
   <translation>{piles}, de gauche à droite : {sizes}</translation>
  </message>
  <message>
   <source>{pile}</source>
   <comment>the only pile of a name, after “the”</comment>
   <translation>la pile « {pile} »</translation>
  </message>
  <message>
   <source>{pile} is dealt, face up, the first card of the shuffled deck that it takes</source>
   <translation>{pile} reçoit à la donne, visible, la première carte du jeu mélangé qui lui convient</translation>
  </message>
  <message>
   <source>{pile} is dealt, face up, the first {cards} of the shuffled deck that it takes</source>
   <translation>{pile} reçoit à la donne {cards}, visibles : les premières du jeu mélangé qui lui conviennent</translation>
  </message>
  <message>
   <source>{pile} takes cards until it has {cards}, and no more</source>
   <translation>{pile} reçoit jusqu’à {cards}, pas davantage</translation>
  </message>
  <message>
   <source>{pile} that becomes empty gets a card at once from {sources}</source>
   <translation>Quand {pile} se vide, une carte y vient aussitôt. D’où elle vient : {sources}</translation>
  </message>
  <message>
   <source>{pile} that becomes empty gets a card at once from {sources}, from the first of these that has one</source>
   <translation>Quand {pile} se vide, une carte y vient aussitôt. Elle vient du premier de ces endroits qui en a une : {sources}</translation>
  </message>
  <message>
   <source>{pile} {place}</source>
   <translation>{pile} {place}</translation>
  </message>
  <message>
   <source>{pile}: empty.</source>
   <translation>{pile} : vide.</translation>
  </message>
  <message>
   <source>{pile}: {cards}.</source>
   <translation>{pile} : {cards}.</translation>
  </message>
  <message numerus="yes">
   <source>{pile}: {n} cards face down, then {cards}.</source>
   <translation>
    <numerusform>{pile} : {n} carte face cachée, puis {cards}.</numerusform>
    <numerusform>{pile} : {n} cartes face cachée, puis {cards}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{pile}: {n} cards: {cards}.</source>
   <translation>
    <numerusform>{pile} : {n} carte : {cards}.</numerusform>
    <numerusform>{pile} : {n} cartes : {cards}.</numerusform>
   </translation>
  </message>
  <message>
   <source>{placed} on {beneath}</source>
   <comment>an example</comment>
   <translation>{placed} sur {beneath}</translation>
  </message>
  <message>
   <source>{place} in the race, {ms} ms</source>
   <translation>{place} à la course, {ms} ms</translation>
  </message>
  <message>
   <source>{place} {before} → {after}</source>
   <translation>{place} {before} → {after}</translation>
  </message>
  <message>
   <source>{place}: new, {after}</source>
   <translation>{place} : nouveau, {after}</translation>
  </message>
  <message>
   <source>{place}: taken out</source>
   <translation>{place} : retiré</translation>
  </message>
  <message>
   <source>{played} games played with random moves: no problems.</source>
   <translation>{played} parties jouées au hasard : aucun problème.</translation>
  </message>
  <message>
   <source>{players} do not make teams of {team_size}</source>
   <translation>{players} ne forment pas d’équipes de {team_size}</translation>
  </message>
  <message>
   <source>{players} hands of {hand} and a field of {field} and a discard pile of {discard} take {cards} cards, and the deck has {size}</source>
   <translation>{players} mains de {hand}, un champ de {field} et une défausse de {discard} prennent {cards} cartes, et le jeu en a {size}</translation>
  </message>
  <message>
   <source>{players} hands of {hand} and a field of {field} take {cards} cards, and the deck has {size}</source>
   <translation>{players} mains de {hand} et un champ de {field} prennent {cards} cartes, et le jeu en a {size}</translation>
  </message>
  <message>
   <source>{players} · {length}</source>
   <translation>{players} · {length}</translation>
  </message>
  <message>
   <source>{player} discards {cards} with {others} of the field, has no card left and has won the round.</source>
   <translation>{player} défausse {cards} avec, dans le champ, {others}, n’a plus de carte et a gagné la manche.</translation>
  </message>
  <message>
   <source>{player} discards {cards}, has no card left and has won the round.</source>
   <translation>{player} défausse {cards}, n’a plus de carte et a gagné la manche.</translation>
  </message>
  <message>
   <source>{player} has no card left and has won the round.</source>
   <translation>{player} n’a plus de carte et a gagné la manche.</translation>
  </message>
  <message numerus="yes">
   <source>{player} have a yaku, which ends the round.</source>
   <translation>
    <numerusform>{player} a un yaku, ce qui termine la manche.</numerusform>
    <numerusform>{player} ont un yaku, ce qui termine la manche.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{player} have the best result, {lead} ahead of the next, and earn {points}.</source>
   <translation>
    <numerusform>{player} a le meilleur résultat, avec {lead} d’avance sur le suivant, et gagne {points}.</numerusform>
    <numerusform>{player} ont le meilleur résultat, avec {lead} d’avance sur le suivant, et gagnent {points}.</numerusform>
   </translation>
  </message>
  <message>
   <source>{player} pays nothing.</source>
   <translation>{player} ne paie rien.</translation>
  </message>
  <message>
   <source>{player} plays {card} and captures {captured}.</source>
   <translation>{player} pose {card} et capture {captured}.</translation>
  </message>
  <message>
   <source>{player} plays {card}, which stays on the field.</source>
   <translation>{player} pose {card}, qui reste sur le champ.</translation>
  </message>
  <message numerus="yes">
   <source>{player} say {call} and end the round.</source>
   <translation>
    <numerusform>{player} dit {call} et termine la manche.</numerusform>
    <numerusform>{player} disent {call} et terminent la manche.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{player} still has {number} cards:</source>
   <translation>
    <numerusform>{player} a encore {number} carte :</numerusform>
    <numerusform>{player} a encore {number} cartes :</numerusform>
   </translation>
  </message>
  <message>
   <source>{player} turns up {card} and captures {captured}.</source>
   <translation>{player} retourne {card} et capture {captured}.</translation>
  </message>
  <message>
   <source>{player} turns up {card}, which stays on the field.</source>
   <translation>{player} retourne {card}, qui reste sur le champ.</translation>
  </message>
  <message numerus="yes">
   <source>{player} were dealt a hand that ends the round at once.</source>
   <translation>
    <numerusform>{player} a reçu une main qui met aussitôt fin à la manche.</numerusform>
    <numerusform>{player} ont reçu une main qui met aussitôt fin à la manche.</numerusform>
   </translation>
  </message>
  <message>
   <source>{player} {points}</source>
   <comment>on the score sheet</comment>
   <translation>{player} {points}</translation>
  </message>
  <message>
   <source>{player}'s captured cards</source>
   <translation>Prises ({player})</translation>
  </message>
  <message>
   <source>{player}'s column {number}</source>
   <translation>Colonne {number} ({player})</translation>
  </message>
  <message>
   <source>{player}'s drawn card</source>
   <translation>Carte piochée ({player})</translation>
  </message>
  <message>
   <source>{player}'s hand</source>
   <translation>Main ({player})</translation>
  </message>
  <message>
   <source>{player}'s stock</source>
   <translation>Pioche ({player})</translation>
  </message>
  <message>
   <source>{player}: {result}.</source>
   <translation>{player} : {result}.</translation>
  </message>
  <message>
   <source>{points} each: {cards}.</source>
   <translation>{points} par carte : {cards}.</translation>
  </message>
  <message>
   <source>{points} in all</source>
   <translation>{points} en tout</translation>
  </message>
  <message>
   <source>{points} more for each further {card}</source>
   <translation>{points} de plus pour chaque {card} supplémentaire</translation>
  </message>
  <message>
   <source>{points}: {cards}.</source>
   <translation>{points} : {cards}.</translation>
  </message>
  <message numerus="yes">
   <source>{points}: {n} games, {won} won</source>
   <translation>
    <numerusform>{points} : {n} partie, dont {won} gagnée(s)</numerusform>
    <numerusform>{points} : {n} parties, dont {won} gagnées</numerusform>
   </translation>
  </message>
  <message>
   <source>{race}: at the signal, each presses a key of their own, or clicks. Whoever is early is out, and so is a hand that comes within {least} milliseconds of the signal, for nobody reacts so fast. Anyone who would rather not race can let lots decide</source>
   <translation>{race} : au signal, chacun appuie sur sa touche, ou clique. Qui part trop tôt est éliminé, de même qu’une main qui arrive dans les {least} millisecondes après le signal, car personne ne réagit si vite. Qui préfère ne pas courir peut s’en remettre au sort</translation>
  </message>
  <message>
   <source>{reason}, and {effect}</source>
   <translation>{reason}, et {effect}</translation>
  </message>
  <message>
   <source>{relations}</source>
   <comment>what a card is</comment>
   <translation>{relations}</translation>
  </message>
  <message>
   <source>{relation} and {other}</source>
   <translation>{relation} et {other}</translation>
  </message>
  <message>
   <source>{relation}, and {other}</source>
   <translation>{relation}, et {other}</translation>
  </message>
  <message>
   <source>{result}, and so pays nothing</source>
   <translation>{result}, et ne paie donc rien</translation>
  </message>
  <message>
   <source>{result}, and so plays a forfeit</source>
   <translation>{result}, et reçoit donc un gage</translation>
  </message>
  <message>
   <source>{rounds} rounds bring at most {most} points</source>
   <translation>{rounds} manches rapportent au plus {most} points</translation>
  </message>
  <message>
   <source>{rounds} rounds earn at most {most} points</source>
   <translation>{rounds} manches rapportent au plus {most} points</translation>
  </message>
  <message>
   <source>{rounds}, as the rules say</source>
   <translation>{rounds}, selon les règles</translation>
  </message>
  <message>
   <source>{said} ({notes})</source>
   <translation>{said} ({notes})</translation>
  </message>
  <message>
   <source>{said}.</source>
   <translation>{said}.</translation>
  </message>
  <message numerus="yes">
   <source>{seconds} seconds after the signal</source>
   <translation>
    <numerusform>{seconds} seconde après le signal</numerusform>
    <numerusform>{seconds} secondes après le signal</numerusform>
   </translation>
  </message>
  <message>
   <source>{sentence} {next}</source>
   <translation>{sentence} {next}</translation>
  </message>
  <message>
   <source>{sentence}.</source>
   <translation>{sentence}.</translation>
  </message>
  <message>
   <source>{share}, {won} of {games} won</source>
   <translation>{share}, {won} gagnées sur {games}</translation>
  </message>
  <message>
   <source>{step}, then {next}</source>
   <translation>{step}, puis {next}</translation>
  </message>
  <message>
   <source>{stop} or {go}?</source>
   <translation>{stop} ou {go} ?</translation>
  </message>
  <message>
   <source>{task}
{done} of {count}</source>
   <translation>{task}
{done} sur {count}</translation>
  </message>
  <message>
   <source>{thousands},{rest}</source>
   <translation>{thousands} {rest}</translation>
  </message>
  <message>
   <source>{title} (always the same)</source>
   <translation>{title} (toujours les mêmes)</translation>
  </message>
  <message>
   <source>{value} is not a language</source>
   <translation>{value} n’est pas une langue</translation>
  </message>
  <message>
   <source>{value} is not allowed here</source>
   <translation>{value} n’est pas permis ici</translation>
  </message>
  <message>
   <source>{value} is too large: at most {most} is allowed</source>
   <translation>{value} est trop grand : {most} au plus est permis</translation>
  </message>
  <message>
   <source>{value} is too small: at least {least} is needed</source>
   <translation>{value} est trop petit : il faut au moins {least}</translation>
  </message>
  <message numerus="yes">
   <source>{what} (deal {deal}, after {n} moves)</source>
   <translation>
    <numerusform>{what} (donne {deal}, après {n} coup)</numerusform>
    <numerusform>{what} (donne {deal}, après {n} coups)</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{what} (deal {deal}, {players} players, after {n} moves)</source>
   <translation>
    <numerusform>{what} (donne {deal}, {players} joueurs, après {n} coup)</numerusform>
    <numerusform>{what} (donne {deal}, {players} joueurs, après {n} coups)</numerusform>
   </translation>
  </message>
  <message>
   <source>{what}: add one</source>
   <translation>{what} : en ajouter un</translation>
  </message>
  <message>
   <source>{what}: {said}</source>
   <translation>{what} : {said}</translation>
  </message>
  <message>
   <source>{who} {did}</source>
   <translation>{who}, {did}</translation>
  </message>
  <message>
   <source>{width} x {height} is not the shape of a card: a height of one to three times the width is needed</source>
   <translation>{width} × {height} n’est pas la forme d’une carte : il faut une hauteur d’une à trois fois la largeur</translation>
  </message>
  <message>
   <source>{width} x {height} pixels are too many</source>
   <translation>{width} × {height} pixels, c’est trop</translation>
  </message>
  <message>
   <source>{width} x {height} pixels are too many: at most {most} in all are allowed</source>
   <translation>{width} × {height} pixels, c’est trop : {most} au plus en tout</translation>
  </message>
  <message>
   <source>{winners} ended the round: {stop}!</source>
   <translation>Fin de la manche par {winners} : {stop} !</translation>
  </message>
  <message>
   <source>{winners} shed the last card.</source>
   <translation>Dernière carte posée par {winners}.</translation>
  </message>
  <message numerus="yes">
   <source>{winners} were dealt a hand that wins at once.</source>
   <translation>
    <numerusform>Main gagnante d’emblée : {winners}.</numerusform>
    <numerusform>Mains gagnantes d’emblée : {winners}.</numerusform>
   </translation>
  </message>
  <message>
   <source>{words} (with any other number)</source>
   <translation>{words} (à tout autre nombre)</translation>
  </message>
  <message>
   <source>{words} (with {number} players)</source>
   <translation>{words} (à {number} joueurs)</translation>
  </message>
  <message>
   <source>{words} (with {number})</source>
   <translation>{words} (à {number})</translation>
  </message>
  <message>
   <source>{words}, but no more at once than could be moved one by one over empty free places and empty {piles}</source>
   <translation>{words}, mais pas plus à la fois qu’on ne pourrait en passer une à une par les cases libres et les {piles} vides</translation>
  </message>
  <message>
   <source>{words}, by itself or as the lowest of cards that move together</source>
   <translation>{words}, seule ou comme la plus basse de cartes déplacées ensemble</translation>
  </message>
  <message>
   <source>{words}, from among {cards}</source>
   <translation>{words}, parmi {cards}</translation>
  </message>
  <message>
   <source>{words}; each further time adds {number} to the factor</source>
   <translation>{words} ; chaque fois de plus ajoute {number} au facteur</translation>
  </message>
  <message>
   <source>{words}; {multiplied} again for each further time</source>
   <translation>{words} ; {multiplied} encore pour chaque fois de plus</translation>
  </message>
  <message>
   <source>{wrong}: {needed}</source>
   <translation>{wrong} : {needed}</translation>
  </message>
  <message>
   <source>{yaku} (not added to one's own result)</source>
   <translation>{yaku} (ne s’ajoute pas à son propre résultat)</translation>
  </message>
  <message>
   <source>{yaku} can never be collected: the yaku before it wait too</source>
   <translation>{yaku} ne peut jamais être réuni : les yaku qui le précèdent attendent aussi</translation>
  </message>
  <message>
   <source>{yaku} says no points, and there is no 'yaku_points': it counts 1</source>
   <translation>{yaku} ne dit pas ses points, et il n’y a pas de 'yaku_points' : il compte 1</translation>
  </message>
  <message>
   <source>{yaku} stands over this one too: made together, neither counts</source>
   <translation>{yaku} l’emporte aussi sur celui-ci : faits ensemble, aucun ne compte</translation>
  </message>
  <message>
   <source>{yaku}, {points}</source>
   <translation>{yaku}, {points}</translation>
  </message>
  <message>
   <source>{yaku}, {points} of them for further cards</source>
   <translation>{yaku}, dont {points} pour des cartes supplémentaires</translation>
  </message>
  <message>
   <source>{yaku}: collected.</source>
   <translation>{yaku} : fait.</translation>
  </message>
  <message>
   <source>{yaku}: ready.</source>
   <translation>{yaku} : à prendre.</translation>
  </message>
  <message numerus="yes">
   <source>{yaku}: waits for {n} more yaku.</source>
   <translation>
    <numerusform>{yaku} : attend encore {n} yaku.</numerusform>
    <numerusform>{yaku} : attend encore {n} yaku.</numerusform>
   </translation>
  </message>
  <message>
   <source>{yaku}: {reach} of {needed} in reach.</source>
   <translation>{yaku} : {reach} sur {needed} à portée.</translation>
  </message>
  <message>
   <source>×{factor} if you win</source>
   <translation>×{factor} si vous gagnez</translation>
  </message>
  <message>
   <source>“{call}”</source>
   <translation>« {call} »</translation>
  </message>
  <message>
   <source>“{go}” means that you play on for more.</source>
   <translation>« {go} » : vous continuez pour en gagner davantage.</translation>
  </message>
  <message>
   <source>−{percent} % of the games</source>
   <translation>−{percent} % des parties</translation>
  </message>
  <message numerus="yes">
   <source>−{points} points</source>
   <translation>
    <numerusform>−{points} point</numerusform>
    <numerusform>−{points} points</numerusform>
   </translation>
  </message>
 </context>
</TS>
