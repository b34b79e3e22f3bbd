import type { NatalTexts } from '../natal/texts.ts';
import { words } from './names.ts';

export const german: NatalTexts = {
  ...words,
  phases: [
    {
      name: 'Neumond',
      born: 'Du bist bei Neumond geboren.',
      description:
        'Sonne und Mond stehen beisammen, und was du willst und was du brauchst, spricht mit einer Stimme. Du beginnst gern aus dem Impuls heraus und findest den Sinn einer Sache, während du sie tust. Anfänge geben dir Kraft; dich selbst von außen zu betrachten ist die schwerere Kunst.',
    },
    {
      name: 'Sichelmond',
      born: 'Du bist bei Sichelmond geboren.',
      description:
        'Der erste Lichtstreifen arbeitet sich aus dem Dunkel hervor. Oft spürst du den Sog alter Gewohnheiten gerade dann, wenn etwas Neues wachsen will, und du lernst deine Stärke kennen, indem du weitergehst. Neugier und Beharrlichkeit tragen dich gemeinsam weiter als jede für sich.',
    },
    {
      name: 'Erstes Viertel',
      born: 'Deine Geburtsphase ist: Erstes Viertel.',
      description:
        'Sonne und Mond bilden einen rechten Winkel, die halbe Scheibe ist beleuchtet. Am besten bist du, wenn etwas zu entscheiden oder aufzubauen ist, und etwas Reibung weckt dich auf. Es hilft, dich ab und zu zu fragen, ob der jetzige Kampf wirklich deiner ist.',
    },
    {
      name: 'Zunehmender Mond',
      born: 'Deine Geburtsphase ist: Zunehmender Mond.',
      description:
        'Das Licht ist beinahe voll, und ebenso der Wunsch, es richtig zu machen. Du verfeinerst, vergleichst und verbesserst, und deine Mühe soll einem Zweck dienen. Du wächst, wenn du gute Arbeit gehen lässt, bevor sie vollkommen ist.',
    },
    {
      name: 'Vollmond',
      born: 'Du bist bei Vollmond geboren.',
      description:
        'Der Mond steht der Sonne gegenüber, und jeder zeigt den anderen in vollem Licht. Du lernst dich durch andere Menschen kennen, und Beziehungen sind dir früh wichtig. Die Aufgabe ist, zwei Wahrheiten zugleich zu halten: deine eigene und die dir gegenüber.',
    },
    {
      name: 'Ausstreuender Mond',
      born: 'Deine Geburtsphase ist: Ausstreuender Mond.',
      description:
        'Die Fülle ist vorüber, ihr Licht wird verteilt. Du willst weitergeben, was du verstanden hast, lehrend, erzählend oder zeigend, und lebst auf, wenn es jemanden erreicht. Wer hört, was andere schon wissen, macht auch die eigene Botschaft stärker.',
    },
    {
      name: 'Letztes Viertel',
      born: 'Deine Geburtsphase ist: Letztes Viertel.',
      description:
        'Wieder steht der Mond im rechten Winkel zur Sonne, nun auf dem Weg ins Dunkel. Du bemerkst früh, wann eine Form ihren Sinn verloren hat, und stellst infrage, was andere für selbstverständlich halten. Deine Gabe ist es, von innen her umzugestalten; Geduld mit denen, die es später sehen, hilft dabei.',
    },
    {
      name: 'Balsamischer Mond',
      born: 'Deine Geburtsphase ist: Balsamischer Mond.',
      description:
        'Das letzte Licht vergeht vor dem nächsten Anfang. Du spürst, was endet und was noch nicht geboren ist, und brauchst mehr Stille als die meisten, um es zu hören. Es tut dir gut, in deinem eigenen Takt abzuschließen und loszulassen, im Vertrauen, dass der Same schon da ist.',
    },
  ],
  hemispheres: {
    Eastern:
      'Die meisten deiner Planeten liegen in der östlichen Hälfte des Horoskops, um den Aszendenten. Du bringst die Dinge gern selbst in Gang und verlässt dich auf die eigene Initiative; deinen Kurs zu wählen ist dir wichtiger, als zu ihm eingeladen zu werden.',
    Western:
      'Die meisten deiner Planeten liegen in der westlichen Hälfte des Horoskops, um den Deszendenten. Du findest deinen Weg im Austausch mit anderen und erfasst Situationen gut; Partnerschaft und der rechte Augenblick bringen zum Vorschein, was du kannst.',
    Northern:
      'Die meisten deiner Planeten liegen unter dem Horizont, in der nördlichen Hälfte des Horoskops. Dein Schwerpunkt ist das private und innere Leben: Zuhause, Wurzeln, Besinnung und das, was du aus dir machst, bevor du es zeigst.',
    Southern:
      'Die meisten deiner Planeten liegen über dem Horizont, in der südlichen Hälfte des Horoskops. Dich zieht die sichtbare Welt an: Arbeit, Gesellschaft und gemeinsame Ideen, und du lernst dich durch das kennen, was du unter Menschen tust.',
  },
  zodiac:
    'Die Stellungen sind im tropischen Tierkreis gezählt, von der Tagundnachtgleiche an, wie es die westliche Überlieferung tut. Vedische Antworten zählen von den Sternen an (siderisch, Lahiri), wo jeder Ort etwa 24 Grad früher liegt: Dieselbe Sonne kann dort den Namen des vorigen Zeichens tragen.',
  ties: {
    and: ' und ',
    eastWest:
      'Deine Planeten verteilen sich gleichmäßig auf die östliche und die westliche Hälfte des Horoskops. Eigene Initiative und die Antwort der anderen haben gleiches Gewicht; du kannst etwas beginnen und dich ebenso gut anschließen.',
    northSouth:
      'Deine Planeten verteilen sich gleichmäßig auf die nördliche Hälfte des Horoskops, unter dem Horizont, und die südliche, über ihm. Privates und öffentliches Leben haben gleiches Gewicht, und jedes gelingt besser, wenn auch das andere an die Reihe kommt.',
    elements: [
      'Kein Element führt allein in deinem Horoskop; gleich viel Gewicht haben: ',
      '. Du kannst aus jedem von ihnen schöpfen und lernst am meisten, wenn du merkst, welches der Augenblick verlangt.',
    ],
    modes: [
      'Keine Qualität führt allein in deinem Horoskop; gleich viel Gewicht haben: ',
      '. Du kennst mehr als eine Art, eine Sache anzugehen; bewusst zwischen ihnen zu wählen ist die Kunst, die es zu üben gilt.',
    ],
  },
  elements: {
    Fire: {
      name: 'Feuer',
      dominant:
        'In deinem Horoskop führt das Feuer. Du lebst von Begeisterung, handelst aus Überzeugung und wärmst die Menschen um dich; am meisten lernst du, wenn du der Flamme Zeit lässt, zur ruhigen Glut zu werden.',
    },
    Earth: {
      name: 'Erde',
      dominant:
        'In deinem Horoskop führt die Erde. Du vertraust dem, was sich anfassen, prüfen und bauen lässt, und andere verlassen sich auf deine Geduld; am meisten lernst du, wenn du auch das Ungeplante einlässt.',
    },
    Air: {
      name: 'Luft',
      dominant:
        'In deinem Horoskop führt die Luft. Du lebst in Gedanken, Worten und Verbindungen und siehst eine Sache von mehreren Seiten; am meisten lernst du, wenn ein Gedanke dich nicht nur interessiert, sondern berührt.',
    },
    Water: {
      name: 'Wasser',
      dominant:
        'In deinem Horoskop führt das Wasser. Du nimmst durch das Gefühl wahr und spürst, was ungesagt bleibt; am meisten lernst du, wenn du deine eigenen Stimmungen von den aufgenommenen unterscheidest.',
    },
  },
  modes: {
    Cardinal: {
      name: 'Kardinal',
      dominant:
        'In deinem Horoskop führen die kardinalen Zeichen. Du beginnst, gibst die Richtung vor und fühlst dich am wohlsten, wenn etwas in Gang kommt; ein Werk zu Ende zu führen ist die Ergänzung, die es zu üben gilt.',
    },
    Fixed: {
      name: 'Fix',
      dominant:
        'In deinem Horoskop führen die fixen Zeichen. Du hältst Kurs, vertiefst, was du begonnen hast, und lässt dich schwer ablenken; zu wissen, wann du lockerlassen darfst, ist die Ergänzung, die es zu üben gilt.',
    },
    Mutable: {
      name: 'Veränderlich',
      dominant:
        'In deinem Horoskop führen die veränderlichen Zeichen. Du passt dich an, verbindest und findest einen Weg um Hindernisse herum; lange genug bei einer Sache zu bleiben ist die Ergänzung, die es zu üben gilt.',
    },
  },
};
