import { folded } from '../lexicons/folded.ts';
import { anyOf, type MoodWords, moodReaderOf } from '../lexicons/mood.ts';

const trouble =
  '(?:problem\\w*|sorgen|geldsorgen|arger|schwierigkeit\\w*|schulden|pech|pechstrahne|ungluck|leid|leiden|kummer|liebeskummer|schmerz\\w*|krankheit\\w*|krise\\w*|verlust\\w*|streit\\w*|feind\\w*|neider\\w*|angst|angste|einsamkeit|fluch|armut|hindernis\\w*|verzogerung\\w*|(?:schlecht|schwer|hart|schwierig)\\w* (?:zeit|zeiten|phase|tage|jahre))';
const loss =
  '(?:scheidung|trennung|krankheit|unfall|verlust|operation|krise|enttauschung|insolvenz|pleite|tod|kundigung)';
const parting = '(?:kundig\\w*|verlass\\w*|trenn\\w*|scheiden|aufhor\\w*|aufgeb\\w*|loslass\\w*|los)';

/** In German the verb that names the decision ("kündigen") comes last. */
const shall =
  '(?:soll(?:en|te|ten)? (?:ich|wir)|(?:ich|wir) soll(?:en|te|ten)?|(?:muss ich|mussen wir)|(?:ist|ware) es (?:\\w+ ){0,3}?(?:zeit|besser|richtig|gut|klug|ratsam))';
const habits = '(?:rauchen|trinken|alkohol|zigaretten|grubeln|spielen|zucker|kaffee|fleisch)';
const places = '(?:land|deutschland|indien|osterreich|schweiz|heimat|stadt|dorf|europa|amerika)';
const firm = '(?:firma|geschaft|laden|unternehmen|betrieb|praxis|restaurant)';
const ending = [
  'kundigen|scheiden|die scheidung|trennen|zu trennen|schluss ?(?:zu )?machen|aufgeben|aufzugeben|hinschmeissen|hinwerfen|beenden|abbrechen|abzubrechen|zurucktreten|loslassen|verlassen|zu verlassen|in rente gehen|ehe auflosen|verlobung losen',
  `aufhoren(?: zu arbeiten)?|(?:hochzeit|verlobung) absagen|${firm} (?:\\w+ )?(?:schliessen|zumachen)|(?:haus|wohnung|auto|grundstuck|hof|${firm}) (?:\\w+ )?verkaufen`,
].join('|');

/** Without umlauts, "ae" as "a", "ue" as "u". */
const mood: MoodWords = {
  fear: anyOf(
    'hat (?:er|sie|mein \\w+|meine \\w+) (?:schon |wirklich )?(?:eine andere|einen anderen|jemand anderen?)',
    'krank\\w*|erkrank\\w*|verlier\\w*|verlor\\w*|verlust\\w*|scheidung\\w*|scheiden|geschieden|trenn\\w*|schlussmach\\w*|schluss|scheiter\\w*|durchfall\\w*|durchgefallen|durchrassel\\w*|versag\\w*|fehlschlag\\w*|misserfolg\\w*|misslingt|problem\\w*|arger|schwierig\\w*|schlecht\\w*|schlimm\\w*|schad\\w*|gefahr\\w*|unfall\\w*|gefangnis|haft|knast|gefeuert|gekundigt|kundig\\w*|entlass\\w*|rausgeworfen|pech|unglucklich|ungluck|armut|verarm\\w*|pleite|bankrott|insolven\\w*|betrug\\w*|betrog\\w*|fremdgeh\\w*|fremd|untreu\\w*|hinterga\\w*|hintergeh\\w*|verrat\\w*|leiden|leid|spat|verzoger\\w*|verspat\\w*|ablehn\\w*|abgelehnt|abweis\\w*|verschuld\\w*|feind\\w*|neider\\w*|gegen mich|niemals|nie|boser blick|verletz\\w*|angst|einsam\\w*|arbeitslos\\w*|schmerz\\w*|krise\\w*|streit\\w*|hindernis\\w*|aufgeb\\w*|verflucht|negativ\\w*|belog\\w*|belug\\w*',
    'arm (?:werden|sein|bleiben)|(?:werde?|bleibe?|bin) ich (?:\\w+ )?arm|schwarze\\w* magie|bose\\w* blick',
    '(?:allein|single|kinderlos|ledig) (?:bleib\\w*|sein|sterben|alt)|(?:bleibe?|ende) (?:ich )?(?:\\w+ ){0,3}(?:allein|single|kinderlos|ledig)',
    '(?:mich|uns|ihn) (?:\\w+ ){0,2}(?:verlass\\w*|verlasst|sitzen|stehen)|(?:verlasst|verlassen) (?:mich|uns|er|sie|mein\\w*)|(?:mein\\w*) (?:job|arbeit|stelle|beruf|firma|mann|frau|partner\\w*|freund\\w*|ehe|beziehung) (?:\\w+ ){0,2}(?:verlassen|hinschmeissen)',
  ),
  hope: anyOf(
    '(?:gewicht|kilos?|pfunde|fett|speck|(?:meine|die) (?:angst|angste|scheu|hemmungen|wut)) (?:\\w+ ){0,2}(?:verlier\\w*|loswerden|los)|(?:verlier\\w*|verliere) (?:ich )?(?:\\w+ ){0,3}(?:gewicht|kilos?|pfunde|fett|angst|scheu|hemmungen)',
    `endlich (?:\\w+ ){0,5}?${parting}|(?:trau\\w* mich|schaffe ich es|kann ich endlich) (?:\\w+ ){0,5}?${parting}`,
    '(?:mit )?(?:dem |das )?(?:rauchen|trinken|alkohol|grubeln|spielen) (?:\\w+ )?(?:aufhor\\w*|aufgeb\\w*|lassen)|(?:hore?|gebe?) ich (?:\\w+ )?(?:mit )?(?:dem |das )?(?:rauchen|trinken|alkohol|grubeln|spielen) auf',
    `${trouble}(?: \\w+){0,5}? (?:los|loswerden|vorbei|vorub\\w*|vorbeigeh\\w*|vorubergeh\\w*|ende|enden|endet|aufhor\\w*|auf|uberwind\\w*|uberwunden|losen|gelost|lost|verschwind\\w*|besser\\w*|hinter mir|zuruckzahl\\w*|abbezahl\\w*|abzahl\\w*|heraus|raus|besieg\\w*|bewaltig\\w*|heilen|geheilt|gesund|weg)`,
    `(?:uberwind\\w*|uberste\\w*|besieg\\w*|los\\w*|bewaltig\\w*|meister\\w*|ende\\w*|endet|hor\\w*|vermeid\\w*|meid\\w*|entgeh\\w*|frei von|schutz vor|geschutzt vor|heil\\w*|ohne|trotz|wird|werden|aus) (?:ich |wir )?(?:(?:meine?[nrms]?|die|den|der|das|diese[nrms]?|unsere?[nrs]?|dem|viele?|grosse?) )*${trouble}(?: \\w+){0,3} (?:auf|los|vorbei|besser|heraus|raus|heilen|ende|aufhoren|enden)|(?:uberwind\\w*|uberste\\w*|besieg\\w*|bewaltig\\w*|meister\\w*|vermeid\\w*|meid\\w*|entgeh\\w*|frei von|schutz vor|geschutzt vor|ohne|trotz|ende der|ende meiner) (?:ich |wir )?(?:(?:meine?[nrms]?|die|den|der|das|diese[nrms]?|unsere?[nrs]?|dem|viele?|grosse?) )*${trouble}`,
    `(?:nach|seit) (?:der |dem |meiner?m? |einer?m? |unserer |dieser |meine[rm] )?(?:\\w+ )?${loss}`,
    'geschieden\\w* (?:mann|frau|partner\\w*|mensch\\w*)|fruher oder spater|kein\\w* (?:\\w+ )?(?:problem\\w*|sorgen|pech|schwierigkeit\\w*|streit) (?:mehr )?(?:haben|bekommen)',
    'spater|spates gluck',
  ),
  leaving: anyOf(
    `ob (?:ich|wir) (?:\\w+ ){0,4}?(?:${ending}) (?:soll|sollte|sollen|sollten)`,
    `${shall}(?!.*\\b(?:${habits}|${places})\\b),?(?: \\w+,?){0,6}? (?:${ending})`,
  ),
  sorrow: anyOf(
    '(?:ich bin|bin ich|ich fuhle? mich|fuhle? ich mich|ich war|bin)(?: (?:so|sehr|ganz|total|echt|gerade|immer|oft|nur|einfach|ziemlich|vollig|im moment|momentan|zurzeit|zur zeit|ein bisschen|etwas|noch|auch|seit|tagen|wochen|langem|in letzter zeit|heute))* (?:traurig|unglucklich|deprimiert|depressiv|niedergeschlagen|verzweifelt|verloren|einsam|hoffnungslos|hilflos|leer|am boden(?: zerstort)?|todunglucklich|bedruckt|untrostlich)',
    '(?:mir geht es|mir gehts|es geht mir)(?: (?:so|sehr|gerade|im moment|momentan|seelisch|zurzeit|ziemlich|echt|nicht))* (?:schlecht|mies|elend|dreckig|gut nicht|nicht gut)|ich fuhle? mich (?:so |sehr )?(?:allein|schlecht|mies|elend)|mein herz ist (?:gebrochen|schwer)|ich habe? (?:eine )?depression\\w*|ich (?:muss|konnte) (?:nur|immer) (?:noch )?(?:weinen|heulen)|ich bin nicht glucklich',
    'mein(?:e|en)? (?:mann|frau|mutter|mama|vater|papa|sohn|tochter|kind|baby|bruder|schwester|oma|opa)(?: \\w+){0,5} (?:gestorben|verstorben)|habe? mein(?:e|en)? (?:mann|frau|mutter|vater|sohn|tochter|kind|baby|bruder|schwester)(?: \\w+){0,3} verloren',
  ),
};

/** "Glück", "Glueck" and "Gluck" are one word. */
const foldedGerman = (text: string): string =>
  folded(text).replace(/ae/g, 'a').replace(/oe/g, 'o').replace(/ue/g, 'u');

export const moodReader = moodReaderOf(mood, foldedGerman);
