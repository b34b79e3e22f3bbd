import type { VoiceTexts } from '../../natal-reading/texts.ts';
import { names, towards } from '../names.ts';

export const voice: VoiceTexts = {
  leads: {
    Sun: 'Die Sonne ist die stärkste Stimme in diesem Horoskop: Du bist hier, um für etwas einzustehen, und wo du nur helfen darfst, fühlst du dich schlecht behandelt.',
    Moon: 'Der Mond ist die stärkste Stimme in diesem Horoskop; bei dir kommt das Gefühl zuerst, und die Gründe werden nachgereicht.',
    Mars: 'Mars ist die stärkste Stimme in diesem Horoskop. Du verstehst das Leben, indem du eingreifst, und danebenzustehen ist das Schwerste, was man von dir verlangen kann.',
    Mercury:
      'Merkur ist die stärkste Stimme in diesem Horoskop. Du lebst von der Frage und vom Wort, und ein Tag ohne neuen Gedanken ist ein verlorener.',
    Jupiter:
      'Jupiter ist die stärkste Stimme in diesem Horoskop: Du suchst den größeren Sinn, und du wächst, lehrst, versprichst und verzeihst in großem Maßstab.',
    Venus:
      'Venus ist die stärkste Stimme in diesem Horoskop: Du richtest dich nach dem, was du liebst, und Hässliches, in der Form oder im Gefühl, kostet dich echte Kraft.',
    Saturn:
      'Saturn ist die stärkste Stimme in diesem Horoskop. Du nimmst das Leben ernst, und es hat dich ernst genommen; worauf du stolz bist, hat lange gedauert.',
    Uranus:
      'Uranus ist die stärkste Stimme in diesem Horoskop. Du bist für die Ausnahme gemacht, und bei dem Satz, man habe es immer so gemacht, greifst du nach dem Mantel.',
    Neptune:
      'Neptun ist die stärkste Stimme in diesem Horoskop: Mit einem Fuß lebst du in dem, was sein könnte, und Menschen verstehst du über ihre Sehnsucht.',
    Pluto:
      'Pluto ist die stärkste Stimme in diesem Horoskop. Du willst wissen, was auf dem Grund liegt, du tust wenig halb, und mehr als einmal hast du von unten angefangen.',
  },
  reasons: {
    rising: (planet) => `${names[planet]} stand bei deiner Geburt am östlichen Horizont`,
    culminating: (planet) =>
      `${names[planet]} stand bei deiner Geburt an der Himmelsmitte, ganz oben im Horoskop`,
    setting: (planet) => `${names[planet]} stand bei deiner Geburt am westlichen Horizont`,
    anchoring: (planet) => `${names[planet]} stand bei deiner Geburt am tiefsten Punkt des Horoskops`,
    domicile: (planet) => `${names[planet]} steht in einem eigenen Zeichen`,
    exalted: (planet) => `${names[planet]} steht im Zeichen der Erhöhung`,
    ruler: (planet) => `${names[planet]} herrscht über das aufgehende Zeichen`,
    tied: (planet, to) => `${names[planet]} steht in engem Aspekt ${towards[to]}`,
  },
  because: (one, other) =>
    other === undefined
      ? `Du erkennst es an einem: ${one}.`
      : `Du erkennst es an zweierlei: ${one}, und ${other}.`,
  retrograde: {
    Mercury: 'Er war bei deiner Geburt rückläufig, und so denkst du erst zurück und dann voraus.',
    Venus:
      'Sie war bei deiner Geburt rückläufig: Was du geliebt hast, weißt du oft erst beim zweiten Hinsehen.',
    Mars: 'Er war bei deiner Geburt rückläufig; die Kraft geht zuerst nach innen und kommt spät und überlegt heraus.',
    Jupiter: 'Da er rückläufig war, findest du deinen Glauben allein und nicht in einer Gemeinde.',
    Saturn: 'Da er rückläufig war, ist der strengste Richter ein innerer, der dir nie begegnet ist.',
  },
  weak: {
    Sun: 'Dagegen zieht eine Sonne in einem Zeichen, das ihr fremd ist: Du siehst dich zuerst durch andere, und Stolz muss gelernt werden wie eine Sprache.',
    Moon: 'Dagegen zieht ein Mond, der weit von seinem Wasser ist: Mit deinen Gefühlen bist du strenger, als es sonst jemand wäre.',
    Mars: 'Dagegen zieht Mars in einem Zeichen, in dem er nicht zuschlagen kann: Du wartest, gehst außen herum oder gibst nach und merkst erst später, dass du wütend warst.',
    Mercury:
      'Dagegen zieht Merkur in einem Zeichen, das ihm zu weit ist: Du siehst das Ganze so schnell, dass die Teile verloren gehen.',
    Jupiter:
      'Dagegen zieht Jupiter in einem Zeichen, das ihn klein macht: Deinem Glück traust du erst, wenn es geprüft ist.',
    Venus:
      'Dagegen zieht Venus in einem Zeichen, das ihr keine Ruhe lässt: Die Liebe will Frieden, und du bringst ihr eine Aufgabe.',
    Saturn:
      'Dagegen zieht Saturn in einem Zeichen, das sein Gewicht nicht trägt: Du bist am falschen Ort streng und dort nachsichtig, wo Strenge hülfe.',
  },
  strong: {
    Sun: 'Für dich spricht eine Sonne in einem Zeichen, das sie ehrt: Deine Selbstachtung übersteht Niederlagen.',
    Moon: 'Für dich spricht ein Mond in einem Zeichen, das gut zu ihm ist: Du weißt, wie man sich nährt, in jedem Sinn.',
    Mars: 'Für dich spricht Mars in einem Zeichen, in dem er gut gerüstet ist: Was du entschieden hast, wird getan.',
    Mercury:
      'Für dich spricht Merkur in einem eigenen Zeichen: Klares Denken ist dein Ausweg aus dem meisten.',
    Jupiter: 'Für dich spricht Jupiter in einem Zeichen, das ihm liegt: Hilfe findet dich.',
    Venus:
      'Für dich spricht Venus in einem Zeichen, das ihr liegt: Du verstehst es, geliebt zu werden, und das ist eine Kunst.',
    Saturn: 'Für dich spricht Saturn in einem Zeichen, in dem man ihn achtet: Was du baust, bleibt.',
  },
  missing: {
    Fire: 'Sieht man von den drei äußeren Planeten ab, steht keiner im Feuer: Begeisterung steckt dich bei anderen an, und danach suchst du sie dir aus.',
    Earth:
      'Sieht man von den drei äußeren Planeten ab, steht keiner in der Erde: Das Praktische ist gelernt und nicht geschenkt, und dein bester Freund ist ein guter Kalender.',
    Air: 'Sieht man von den drei äußeren Planeten ab, steht keiner in der Luft: Abstand fällt dir schwer, und Aufschreiben gibt dir welchen.',
    Water:
      'Sieht man von den drei äußeren Planeten ab, steht keiner im Wasser: Gefühle erreichen dich spät, im Körper oder in anderen Menschen, und verdienen einen zweiten Blick.',
  },
  atPeace:
    'Nichts in diesem Horoskop zieht hart dagegen, was seltener ist, als es klingt; dein Widerstand muss von außen kommen, also wähle eine Aufgabe, die etwas zu groß ist.',
  signature: {
    Fire: {
      Cardinal:
        'Das meiste Gewicht liegt auf dem Feuer und den kardinalen Zeichen: In der ersten Stunde jeder Sache bist du am besten.',
      Fixed:
        'Das meiste Gewicht liegt auf dem Feuer und den fixen Zeichen: Deine Begeisterung lodert nicht, sie brennt und kann ein Haus heizen.',
      Mutable:
        'Das meiste Gewicht liegt auf dem Feuer und den veränderlichen Zeichen: Du fängst leicht Feuer und trägst es von Ort zu Ort.',
    },
    Earth: {
      Cardinal:
        'Das meiste Gewicht liegt auf der Erde und den kardinalen Zeichen: Du beginnst wirkliche Dinge, mit Termin und Stundenplan.',
      Fixed: 'Das meiste Gewicht liegt auf der Erde und den fixen Zeichen: Du bist am Morgen noch da.',
      Mutable:
        'Das meiste Gewicht liegt auf der Erde und den veränderlichen Zeichen: Du behilfst dir, flickst und besserst und lässt nichts verkommen.',
    },
    Air: {
      Cardinal:
        'Das meiste Gewicht liegt auf der Luft und den kardinalen Zeichen: Du bringst Menschen und Gedanken zusammen und eröffnest die Sitzung.',
      Fixed:
        'Das meiste Gewicht liegt auf der Luft und den fixen Zeichen: Du hast es durchdacht und lässt es dir nicht ausreden.',
      Mutable:
        'Das meiste Gewicht liegt auf der Luft und den veränderlichen Zeichen: Dein Kopf ist eine Straße mit vielen Türen, alle angelehnt.',
    },
    Water: {
      Cardinal:
        'Das meiste Gewicht liegt auf dem Wasser und den kardinalen Zeichen: Du handelst aus dem Gefühl und zuerst für die Deinen.',
      Fixed:
        'Das meiste Gewicht liegt auf dem Wasser und den fixen Zeichen: An der Oberfläche still, bist du tief und lässt nicht los.',
      Mutable:
        'Das meiste Gewicht liegt auf dem Wasser und den veränderlichen Zeichen: Du nimmst die Form des Gefäßes an und erinnerst dich an das Meer.',
    },
  },
  lights: {
    'Fire-Fire':
      'Sonne und Mond brennen beide: Wollen und Fühlen sind schnell und warm, und Ruhe muss verordnet werden.',
    'Earth-Fire':
      'Von deinen beiden Lichtern brennt das eine, und das andere ist aus Erde: Du entflammst langsam oder baust hastig, bis sie sich abwechseln.',
    'Air-Fire':
      'Feuer und Luft teilen sich deine beiden Lichter: Aus einer Idee wird vor dem Abendessen ein Abenteuer.',
    'Fire-Water':
      'Feuer und Wasser teilen sich deine beiden Lichter, und es gibt Dampf: Du fühlst heiß und kühlst mit Bedauern ab.',
    'Earth-Earth':
      'Sonne und Mond stehen beide auf der Erde: Du brauchst wenige Worte, wirkliche Dinge und eine Tür, die richtig schließt.',
    'Air-Earth':
      'Von deinen beiden Lichtern lebt das eine in der Luft, das andere am Boden: Du hast den Kopf für Ideen und ein Auge auf die Uhr.',
    'Earth-Water':
      'Erde und Wasser teilen sich deine beiden Lichter, und es wächst etwas: Du pflegst, was du hast, und hast, was du pflegst.',
    'Air-Air':
      'Sonne und Mond leben beide in der Luft: Selbst über deine Gefühle denkst du nach, und Reden ist dein Atem.',
    'Air-Water':
      'Luft und Wasser teilen sich deine beiden Lichter: Was du fühlst, verstehst du am Tag danach, und was du verstanden hast, fühlst du dann.',
    'Water-Water':
      'Sonne und Mond sind beide aus Wasser: Du gehst nach dem Gespür, und trockene Gründe ziehen an dir vorbei.',
  },
  use: {
    Sun: 'Lass dich also bei dem sehen, woran du glaubst, wenigstens einmal in der Woche und ohne Entschuldigung.',
    Moon: 'Gib also deinen Gefühlen einen festen Platz am Tag, vor den Pflichten, und du wirst von allem anderen weniger brauchen.',
    Mars: 'Verbrauche also deine Kraft täglich an etwas, das widersteht, und behalte den Rest des Tages für die Menschen.',
    Mercury: 'Schreib es also auf, schick es ab und lass jemanden antworten.',
    Jupiter: 'Wähle also die eine große Sache und sage ihr zuliebe zu zwei schönen nein.',
    Venus:
      'Stell also etwas Schönes dorthin, wo du es täglich sehen musst, und sage denen, die du liebst, genau, was du an ihnen magst.',
    Saturn: 'Bau also langsam weiter und setze einen Tag an, an dem du nur herumgehst und es betrachtest.',
    Uranus: 'Bau also in jede Bindung den Ausgang ein; dann kannst du dir welche leisten.',
    Neptune: 'Gib also dem Traum eine Form, und sei sie klein, die ein anderer sehen und anfassen kann.',
    Pluto:
      'Geh also an die Wurzel, aber nur bei einer Sache auf einmal, und lass die anderen gewöhnlich sein.',
  },
  heed: {
    Sun: 'Und wo sich der Stolz meldet, frag ihn, wovor er sich fürchtet.',
    Moon: 'Und wenn eine Stimmung sagt, es werde immer so bleiben, lass sie eine Nacht darüber schlafen.',
    Mars: 'Und wenn der Ärger kommt, gib ihm erst Bewegung und eine Viertelstunde und dann Worte.',
    Mercury: 'Und wo der Kopf nicht aufhört zu erklären, bitte ihn um die kurze Fassung.',
    Jupiter: 'Und wenn alles möglich scheint, zähl die Abende, die es kosten würde.',
    Venus: 'Und wo du dich beim Nettsein ertappst, prüf nach, ob du ja gemeint hast.',
    Saturn: 'Und wenn der innere Prüfer deine Papiere verlangt, sag ihm, dass du hier wohnst.',
    Uranus: 'Und bevor du etwas abreißt, warte drei Nächte.',
    Neptune: 'Und wo es zu schön ist, um genau hinzusehen, sieh hin.',
    Pluto: 'Und wo du merkst, dass du gewinnen musst, steh eine Weile vom Tisch auf.',
  },
};
