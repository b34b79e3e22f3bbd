import type { CoreTexts } from '../../natal-reading/texts.ts';

export const core: CoreTexts = {
  'Sun-Moon': {
    conjunction:
      'Sonne und Mond stehen beisammen, und so liegt deine Stärke darin, dass du nur eines willst.',
    soft: 'Sonne und Mond stützen einander, das stille Glück dieses Horoskops: Du musst nicht gegen dich kämpfen, um voranzukommen.',
    hard: 'Dagegen steht der älteste Streit dieses Horoskops, Sonne gegen Mond: Deine Ziele und deine Bedürfnisse haben verschiedene Öffnungszeiten.',
  },
  'Sun-Mars': {
    conjunction:
      'Mars neben deiner Sonne gibt allem Antrieb und ein Temperament, das nicht um Erlaubnis fragt.',
    soft: 'Auf Mars, der deiner Sonne beisteht, ist Verlass: Der Mut ist da, wenn es so weit ist.',
    hard: 'Dagegen zieht Mars, der mit deiner Sonne im Streit liegt, eine Kampfbereitschaft, die Kraft für anderes verbraucht.',
  },
  'Sun-Mercury': {
    conjunction:
      'Merkur dicht an deiner Sonne drückt ihr eine Feder in die Hand, und klar wirst du, indem du es in Worte fasst.',
  },
  'Sun-Jupiter': {
    conjunction: 'Jupiter an der Seite deiner Sonne macht den Rahmen immer wieder weiter.',
    soft: 'Jupiter blickt freundlich auf deine Sonne, und das Vertrauen in ein gutes Ende trägt dich über Strecken, auf denen andere umkehren.',
    hard: 'Dagegen zieht Jupiter in Spannung zu deiner Sonne: Versprochen ist mehr, als ein einzelner Tag halten kann.',
  },
  'Sun-Venus': {
    conjunction:
      'Venus dicht an deiner Sonne rundet die Ecken, und du gewinnst Menschen lieber, als dass du sie besiegst.',
  },
  'Sun-Saturn': {
    conjunction:
      'Saturn an der Seite deiner Sonne gibt allem, was du anfängst, Gewicht, und am Anfang des Lebens war es zu viel.',
    soft: 'Saturn gibt deiner Sonne eine ruhige Hand, und die Zeit arbeitet für dich.',
    hard: 'Dagegen zieht Saturn, der deiner Sonne mit gerunzelter Stirn begegnet: Vor jedem Schritt verlangt ein innerer Prüfer deine Papiere.',
  },
  'Sun-Uranus': {
    conjunction:
      'Uranus neben deiner Sonne sorgt dafür, dass nichts ganz so herauskommt, wie man es eben macht.',
    soft: 'Uranus gibt deiner Sonne frische Luft, und du bist frei, ohne Türen zu schlagen.',
    hard: 'Dagegen zieht Uranus, quer zum Weg deiner Sonne: Was stillhält, an dem rüttelst du.',
  },
  'Sun-Neptune': {
    conjunction:
      'Neptun neben deiner Sonne macht jede Linie weich, und was du suchst, hat keine feste Adresse.',
    soft: 'Neptun leiht deiner Sonne Fantasie, und am besten gelingt, was du um seiner selbst willen tust.',
    hard: 'Dagegen zieht Neptun, der deine Sonne verschleiert: Wunsch und Tatsache tauschen die Kleider, wenn du nicht hinsiehst.',
  },
  'Sun-Pluto': {
    conjunction: 'Pluto neben deiner Sonne lässt nur alles oder nichts zu.',
    soft: 'Pluto steht wie ein tiefer Motor hinter deiner Sonne, und in der Krise gewinnst du.',
    hard: 'Dagegen zieht Pluto im Ringen mit deiner Sonne, eine Wachsamkeit in allem, was Macht heißt, der eigenen und der fremden.',
  },
  'Sun-Ascendant': {
    conjunction: 'Deine Sonne steht am Horizont; was du bist und wie du erscheinst, ist eins.',
    soft: 'Deine Sonne und dein Aszendent sind sich einig, und man erkennt an deiner Art, worauf du aus bist.',
    hard: 'Dagegen zieht ein Spalt zwischen deiner Sonne und deinem Aszendenten: Man antwortet auf deine Art und verfehlt, was du meinst.',
  },
  'Moon-Mars': {
    conjunction: 'Mars neben deinem Mond heizt die Gefühle und macht dich tapfer für andere.',
    soft: 'Mond und Mars stehen gut miteinander, und eine Stimmung wird zur Tat, bevor sie sauer werden kann.',
    hard: 'Dagegen zieht Mars im Streit mit deinem Mond: Aus Verletzung wird Hitze, vor allem daheim.',
  },
  'Moon-Mercury': {
    conjunction: 'Merkur neben deinem Mond gibt deinen Stimmungen eine Stimme.',
    soft: 'Mond und Merkur verstehen sich, und du findest das Wort, bevor das Gefühl zu groß geworden ist.',
    hard: 'Dagegen zieht Merkur im Disput mit deinem Mond: Der Kopf erklärt, was das Herz nur sagen wollte.',
  },
  'Moon-Jupiter': {
    conjunction: 'Jupiter neben deinem Mond macht das Herz geräumig.',
    soft: 'Jupiter hat deinen Mond gern: Du hast einen Vorrat an Vertrauen mitbekommen, und er füllt sich nach.',
    hard: 'Dagegen zieht Jupiter, der deinen Mond aufbläht, sodass Gefühle und Gaben eine Nummer zu groß ausfallen.',
  },
  'Moon-Venus': {
    conjunction:
      'Venus neben deinem Mond macht dich zärtlich und lässt dich vor allem Groben zurückschrecken.',
    soft: 'Mond und Venus kommen miteinander aus, und Zuneigung ist bei dir einfach, was seltener ist, als es aussieht.',
    hard: 'Dagegen zieht Venus im Zwist mit deinem Mond: Erst gefällst du, und nachher merkst du, was du gebraucht hättest.',
  },
  'Moon-Saturn': {
    conjunction: 'Saturn neben deinem Mond hat die Gefühle gut geordnet und abgeschlossen.',
    soft: 'Saturn stützt deinen Mond, und deine Gefühle tragen.',
    hard: 'Dagegen zieht Saturn, der deinem Mond die Tür zumacht: Lieber verzichtest du, als zu bitten.',
  },
  'Moon-Uranus': {
    conjunction: 'Uranus neben deinem Mond hält die Gefühle auf den Zehenspitzen.',
    soft: 'Uranus lässt deinem Mond Raum, und Veränderung erschreckt dich nicht.',
    hard: 'Dagegen zieht Uranus, der deinen Mond aufscheucht: Nähe wird gesucht und, kaum ist sie da, geflohen.',
  },
  'Moon-Neptune': {
    conjunction: 'Neptun neben deinem Mond lässt alles herein.',
    soft: 'Neptun und dein Mond sprechen dieselbe Bildersprache, und daher kommt dein Mitgefühl.',
    hard: 'Dagegen zieht Neptun, der deinen Mond vernebelt, sodass du Kummer trägst, der nicht deiner ist.',
  },
  'Moon-Pluto': {
    conjunction: 'Pluto neben deinem Mond macht jedes Gefühl zu einem tiefen.',
    soft: 'Pluto gibt deinem Mond Tiefe, ohne ihn zu ertränken, und aus Verlusten gehst du größer hervor.',
    hard: 'Dagegen zieht Pluto, der auf deinen Mond drückt: Wenn du verletzt bist, spricht eine alte Angst in deinem Namen.',
  },
  'Moon-Ascendant': {
    conjunction: 'Dein Mond steht am Horizont, und jede Stimmung ist zu sehen.',
    soft: 'Mond und Aszendent sind sich einig, und Fremde fühlen sich bei dir zu Hause.',
    hard: 'Dagegen zieht der Abstand zwischen deinem Mond und dem Gesicht, das du zeigst: Wenige erraten, wie es dir geht.',
  },
  'Mars-Ascendant': {
    conjunction: 'Mars am Horizont geht vor dir hinein.',
    soft: 'Mars hilft deinem Aszendenten, und du gehst ohne Aufhebens auf die Dinge zu.',
    hard: 'Dagegen zieht Mars gegen deinen Aszendenten: Händel, die von außen zu kommen scheinen und doch jedes Mal gleich beginnen.',
  },
  'Mercury-Ascendant': {
    conjunction: 'Merkur am Horizont macht dich auf den ersten Blick flink und neugierig.',
    soft: 'Merkur dient deinem Aszendenten gut, und binnen einer Minute hast du das gemeinsame Thema.',
    hard: 'Dagegen zieht Merkur, der zu deinem Aszendenten quersteht: Während du Menschen triffst, kommentierst du schon.',
  },
  'Jupiter-Ascendant': {
    conjunction: 'Jupiter am Horizont lässt dich auf den ersten Blick größer wirken.',
    soft: 'Jupiter meint es gut mit deinem Aszendenten, und Türen bleiben einen Augenblick länger offen.',
    hard: 'Dagegen zieht Jupiter, der an deinem Aszendenten zerrt: Dein erstes Lächeln verspricht mehr, als in die Woche passt.',
  },
  'Venus-Ascendant': {
    conjunction: 'Venus am Horizont gefällt, bevor du etwas gesagt hast.',
    soft: 'Venus schmückt deinen Aszendenten, und in deiner Nähe wird man ruhig.',
    hard: 'Dagegen zieht Venus gegenüber dem Gesicht, das du zeigst: Du siehst so genau, was gefiele, dass du dich selbst zu fragen vergisst.',
  },
  'Saturn-Ascendant': {
    conjunction: 'Saturn am Horizont macht dich vorsichtig an jeder Schwelle.',
    soft: 'Saturn festigt deinen Aszendenten, und man beruhigt sich, wenn du übernimmst.',
    hard: 'Dagegen zieht Saturn, der auf deinem Aszendenten lastet: Eine erste Begegnung ist dir wie eine Prüfung.',
  },
  'Uranus-Ascendant': {
    conjunction: 'Uranus am Horizont macht dich niemandem gleich.',
    soft: 'Uranus lüftet deinen Aszendenten, und man freut sich an deiner Andersart.',
    hard: 'Dagegen zieht Uranus im Widerspruch zu deinem Aszendenten: Du gehst, oder man geht, einen Augenblick vor der Ankunft.',
  },
  'Neptune-Ascendant': {
    conjunction: 'Neptun am Horizont lässt die Leute in dir sehen, was sie suchen.',
    soft: 'Neptun macht deinen Aszendenten sanft, und die Scheuen kommen zu dir.',
    hard: 'Dagegen zieht Neptun, der deinen Aszendenten in Dunst hüllt: Du und die anderen haltet einander für einen Traum.',
  },
  'Pluto-Ascendant': {
    conjunction: 'Pluto am Horizont ist zu spüren, bevor du sprichst.',
    soft: 'Pluto gibt deinem Aszendenten Gewicht, und im entscheidenden Augenblick bist du da.',
    hard: 'Dagegen zieht Pluto, der deinem Aszendenten in die Augen sieht: Du stehst Wache, bevor jemand gekommen ist.',
  },
};
