import type { PassageWords } from '../../palm/passages.ts';

/** The whole hand in three paragraphs: who you are, what pulls against it, what to keep. */
export const summary: PassageWords<'summary'> = {
  self: {
    earth: {
      index:
        'Auf dich kann man bauen: geduldig, praktisch und idealistischer, als deine schlichte Art verrät. Was du versprichst, tust du, und was du liebst, hütest du.',
      between:
        'Du bist warm, stetig und echt. Du siehst Menschen und Dinge, wie sie sind, und sorgst für sie auf die einzige Art, die bei dir zählt: indem du etwas tust.',
      middle:
        'Du stehst fest auf dem Boden und willst, was du willst, mit deinem ganzen Gewicht. Du fängst langsam an und lässt noch langsamer los, bei der Arbeit wie in der Liebe.',
    },
    air: {
      index:
        'Du lebst vom Verstehen und von Idealen, und die Welt sollte vernünftig und gut sein, in dieser Reihenfolge. Deine Treue gehört Menschen, mit denen du denken kannst.',
      between:
        'Du bist neugierig, freundlich und gerecht. Redend findest du ins Herz der Dinge und der Menschen und magst beide als das, was sie wirklich sind.',
      middle:
        'Ein heller Kopf und ein eigener Wille leben in dir Seite an Seite. Alles willst du verstehen, nur vielleicht nicht, wen du liebst und warum.',
    },
    fire: {
      index:
        'Du setzt Dinge in Gang, und du tust es mit Gewissen. Deine Begeisterung trägt andere, und deine Ideale sorgen dafür, dass sie an ein lohnendes Ziel getragen werden.',
      between:
        'Du hast Schwung und ein gutes Herz, und die beiden vertragen sich. Du entscheidest schnell, verzeihst schnell und bist bald auf dem Weg zum Nächsten.',
      middle:
        'Du lebst mit voller Flamme. Was du willst, willst du jetzt, und langweilig wird es selten um dich; deine Kunst ist es, gut zu wählen, was du anzündest.',
    },
    water: {
      index:
        'Du fühlst fein und hoffst hoch. Vieles in deinem Leben geschieht innen, und was an die Oberfläche kommt, ist treu, gütig und auf Dauer gemeint.',
      between:
        'Du bist empfindsam, ohne darin unterzugehen: Du hörst gut zu und hast Sinn für das rechte Maß. Die Leute erzählen dir Dinge, die sie gar nicht erzählen wollten.',
      middle:
        'In dir laufen Strömungen, die du nicht erklärst, und du folgst ihnen. Phantasie und Verlangen sprechen in dir eine Sprache, und du sprichst sie fließend.',
    },
    unknown: {
      index:
        'Du trägst hohe Maßstäbe leise mit dir, und auf dein Wort verlassen sich die Leute. Du erwartest viel, und zuerst von dir.',
      between:
        'Du bringst Wärme und Urteil an denselben Tisch. Du nimmst die Menschen, wie sie kommen, und behältst, was sie dir erzählt haben.',
      middle:
        'Du folgst deinem eigenen Gefühl dafür, was für dich richtig ist. Starkes Empfinden ist dein Motor, und das Steuer hältst du selbst.',
    },
  },
  mind: {
    sloping: {
      joined: 'Deine Phantasie ist reich und behutsam, ein Garten mit einer Mauer darum.',
      apart:
        'Ideen nehmen dich bei der Hand und führen dich vom Weg ab, und meistens findest du dort, was du gesucht hast.',
    },
    level: {
      joined: 'Du denkst klar, und du kommst vorbereitet.',
      apart: 'Du urteilst nüchtern und handelst auf eigene Rechnung, eine Verbindung, die andere beruhigt.',
    },
  },
  pull: {
    curved: {
      long: 'Was dagegen zieht: Dein Herz spricht sofort, und dein Kopf hätte gern eine Woche. Gib jedem seine Zeit, dem Herzen die erste Stunde und dem Kopf den Abend vor der Unterschrift.',
      mean: 'Der Zug in dir ist ein milder, zwischen dem Zeigen des Gefühls und dem Vernünftigen; an den meisten Tagen gelingt dir beides.',
      short:
        'Herz und Kopf sind beide schnell in dir, und so kommt der Widerstand von außen: Das Leben ist langsamer als du.',
    },
    straight: {
      long: 'Schweigen zieht in dir gegen Gründlichkeit: Du hast alles zu Ende gedacht, und niemand hat ein Wort davon gehört.',
      mean: 'Ein zurückhaltendes Herz und gesunder Verstand ziehen in dir ein wenig gegeneinander; der Verstand sagt, dass sich mehr sagen ließe.',
      short:
        'Du handelst aus Gefühlen, die du nie erwähnt hast, und den Zug davon spüren jene, die raten müssen.',
    },
  },
  grip: {
    wide: {
      sloping:
        'Freiheit zieht dich in die eine Richtung, und das vollkommene Bild, wie alles sein müsste, in die andere.',
      level: 'Du willst Raum, und du willst Ordnung darin.',
    },
    unknown: {
      sloping: 'Die Phantasie winkt, und die Pflicht hat dich am Ärmel.',
      level: 'Das Nützliche kommt bei dir zuerst, und das Schöne wartet, bis es an der Reihe ist.',
    },
  },
  keep: {
    wide: {
      busy: 'Behalte deine offene Tür, und behalte dahinter eine Stunde für dich.',
      calm: 'Behalte deine Leichtigkeit mit Menschen: Ihretwegen kommen sie zu dir.',
    },
    mean: {
      busy: 'Behalte deinen Takt, wenn alles zugleich ruft.',
      calm: 'Behalte deinen Gleichmut; er ist seltener als Talent.',
    },
    narrow: {
      busy: 'Lass deine wenigen Dinge wenige bleiben.',
      calm: 'Geh weiter mit dir selbst zu Rate, und sag es ein wenig früher.',
    },
  },
  counsel: {
    near: {
      long: 'Nimm die Worte, die man dir zu Hause mitgegeben hat, für das, was du selbst zu sagen hast.',
      mean: 'Ehre deine Herkunft, indem du einen Schritt über sie hinausgehst.',
      short: 'Lass dich von deinen Leuten laut loben, da du selbst es nicht tust.',
    },
    centre: {
      long: 'Du hast eine Richtung und die Worte dafür; sprich sie aus, und du bist weniger allein unterwegs.',
      mean: 'Halte deinen Kurs, und sieh sonntags davon auf.',
      short: 'Dein Weg ist gut; lass mehr Menschen wissen, dass du auf ihm bist.',
    },
    far: {
      long: 'Sprich weiter mit Fremden: Manches gute Kapitel beginnt so.',
      mean: 'Bleib gut erreichbar, denn vieles kommt auf dem Weg über andere zu dir.',
      short: 'Wenn jemand fragt, was du kannst, dann sag es.',
    },
    absent: {
      long: 'Wähle, und sag, was du gewählt hast; die halbe Freiheit liegt im Aussprechen.',
      mean: 'Wähle eine Sache für diese Jahreszeit, und lass es genug sein.',
      short: 'Wähle für dich selbst, und warte nicht, bis man dich entdeckt.',
    },
  },
};
