import type { PassageWords } from '../../palm/passages.ts';

/** Sources as in the English words. */
export const majorLines: PassageWords<'major-lines'> = {
  heart: {
    index: {
      curved:
        'Hingabe, und kein Geheimnis daraus: Deine Herzlinie wölbt sich nach oben und reicht bis unter den Zeigefinger.',
      straight:
        'Ideale, mehr gelebt als besprochen: Deine Herzlinie läuft fast gerade bis unter den Zeigefinger.',
    },
    between: {
      curved:
        'Wärme mit Augenmaß: Deine Herzlinie wölbt sich und kommt zwischen den ersten beiden Fingern zur Ruhe.',
      straight:
        'Freundschaft bei jedem Wetter: Deine Herzlinie ist fast gerade und endet zwischen den ersten beiden Fingern.',
    },
    middle: {
      curved: 'Starke Wünsche, offen getragen: Deine Herzlinie steigt früh und endet unter dem Mittelfinger.',
      straight: 'Ein Herz mit eigenem Kopf: Seine Linie ist fast gerade und endet unter dem Mittelfinger.',
    },
  },
  head: {
    long: {
      sloping:
        'Eine geduldige Phantasie, die seltenere Art: Die Kopflinie läuft weit über deine Handfläche und sinkt zum Handgelenk.',
      level:
        'Denken, das seine Richtung hält: Die Kopflinie quert fast die ganze Handfläche und fällt kaum, wie bei Menschen, die etwas vollständig haben wollen.',
    },
    mean: {
      sloping:
        'Gesunder Verstand mit einem Fenster darin: Die Kopflinie ist von gewöhnlicher Länge und neigt sich nach unten.',
      level:
        'Ein Kopf für die Entscheidungen des Alltags: Die Kopflinie ist von gewöhnlicher Länge und hält ihre Höhe.',
    },
    short: {
      sloping: 'Einfälle, die wie Blitze kommen: Die Kopflinie ist kurz und taucht ab.',
      level: 'Gerade auf den Punkt: eine kurze Kopflinie, und eine waagerechte.',
    },
  },
  start: {
    joined: {
      near: 'Du siehst hin, bevor du gehst, und denkst, bevor du fühlst: Kopf- und Lebenslinie brechen gemeinsam auf, und die Herzlinie bleibt in der Nähe.',
      apart:
        'Vorsichtig beim Beginnen, freimütig im Umgang: Kopf- und Lebenslinie brechen gemeinsam auf, während die Herzlinie Abstand hält.',
    },
    apart: {
      near: 'Du gehst eigene Wege und fragst deinen Verstand doch nach deinem Herzen: Kopf- und Lebenslinie beginnen getrennt, Herz und Kopf bleiben beieinander.',
      apart:
        'Wenig in dir wartet auf Erlaubnis: Kopf- und Lebenslinie beginnen getrennt, und zwischen Herz und Kopf liegt ein weites Feld.',
    },
  },
  life: {
    wide: {
      long: 'Wärme mit Ausdauer: Deine Lebenslinie schwingt weit in die Handfläche hinaus und lässt sich auf dem ganzen Weg verfolgen.',
      short:
        'Große Wärme in kurzen Zeiten: Deine Lebenslinie schwingt weit hinaus und ist nicht durchgehend gezeichnet.',
    },
    mean: {
      long: 'Eine stetige Flamme: Deine Lebenslinie nimmt den üblichen Weg um den Daumen und hält ihn bis ans Ende.',
      short:
        'Genug Kraft, ungleich geliefert: Deine Lebenslinie nimmt den üblichen Weg um den Daumen, und ein Teil davon ist schwer zu sehen.',
    },
    narrow: {
      long: 'Kraft, für wenige Zwecke aufgehoben: Deine Lebenslinie bleibt nahe am Daumen und läuft lang.',
      short:
        'Energie, die du gut einteilen solltest: Deine Lebenslinie bleibt nahe am Daumen, und nur ein Teil ist gezeichnet.',
    },
  },
  fate: {
    near: {
      joined:
        'Ein Anfang mit einer guten Hand auf der Schulter: Die Schicksalslinie steigt dicht bei der Lebenslinie auf.',
      apart:
        'Unabhängig und doch mit einem Zuhause im Rücken: Die Schicksalslinie steigt dicht bei der Lebenslinie auf.',
    },
    centre: {
      joined: 'Vorsichtiger Beginn, fester Kurs: Die Schicksalslinie steigt mitten in der Hand auf.',
      apart:
        'Eine eigene Straße: Die Schicksalslinie steigt mitten in der Hand auf und schuldet ihren Nachbarn nichts.',
    },
    far: {
      joined:
        'Andere rufen dich aus deinem Schutz heraus: Die Schicksalslinie beginnt auf der Seite des kleinen Fingers.',
      apart: 'Ein Weg unter Menschen: Die Schicksalslinie beginnt auf der Seite des kleinen Fingers.',
    },
    absent: {
      joined:
        'Keine vorgezeichnete Straße und darum eine Wahl an jeder Kreuzung: Eine deutliche Schicksalslinie ist nicht zu sehen, und die Bücher halten das für kein schlechtes Zeichen.',
      apart:
        'Frei von einer vorgezeichneten Straße und deshalb nicht schlechter dran: In deiner Hand ist keine deutliche Schicksalslinie.',
    },
  },
  blend: {
    sloping: {
      wide: 'Zusammen gelesen erzählen Kopf- und Lebenslinie von Phantasie, die Besuche macht.',
      mean: 'Zusammen gelesen ergeben Kopf- und Lebenslinie einen verträumten Menschen mit geregelten Zeiten.',
      narrow: 'Zusammen gelesen sprechen Kopf- und Lebenslinie von einer reichen Innenwelt mit schmalem Tor.',
    },
    level: {
      wide: 'Zusammen gelesen erzählen Kopf- und Lebenslinie von gesundem Verstand, der Gesellschaft liebt.',
      mean: 'Zusammen gelesen ergeben Kopf- und Lebenslinie einen Menschen, nach dem man die Uhr stellen könnte.',
      narrow:
        'Zusammen gelesen sprechen Kopf- und Lebenslinie vom Spezialisten: eine Sache, klar gesehen und verfolgt.',
    },
  },
};

export const minorLines: PassageWords<'minor-lines'> = {
  page: {
    busy: {
      long: 'Deine Handfläche ist eine vollgeschriebene Seite, und dein Kopf liest mit: Wenig entgeht dir, und über alles denkst du nach.',
      mean: 'Deine Handfläche ist eine vollgeschriebene Seite: Du nimmst viel auf und lässt das meiste wieder gehen.',
      short:
        'Viele feine Linien und ein schneller Kopf: Du antwortest, bevor du deine Eindrücke gezählt hast.',
    },
    calm: {
      long: 'Eine klare Seite, gründlich gelesen: Wenig stört dich, und das siehst du dir genau an.',
      mean: 'Eine klare Seite: Kleinem Ärger begegnest du mit Gleichmut.',
      short: 'Wenige feine Linien: Was du siehst, siehst du sofort, und dann ist es wieder still.',
    },
  },
  tone: {
    busy: {
      near: 'Gefühle erreichen dich auf vielen kleinen Straßen, und an jeder hat der Verstand eine Zollschranke.',
      apart: 'Du fühlst viel und sagst viel davon, und danach ist die Luft klarer.',
    },
    calm: {
      near: 'Du behältst die Fassung, weil du zuerst mit dir selbst zu Rate gehst.',
      apart: 'Deine Ruhe ist keine Maske: Wer dich fragt, hört, was du denkst.',
    },
  },
};
