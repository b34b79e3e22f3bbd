import { palmWords } from '../../palm/palm-words-of.ts';
import { list } from '../lists.ts';
import * as alone from './alone.ts';
import * as bonds from './bonds.ts';
import * as gifts from './gifts.ts';
import * as hand from './hand.ts';
import * as joined from './joined.ts';
import * as keys from './keys.ts';
import * as lines from './lines.ts';
import * as looks from './looks.ts';
import * as measures from './measures.ts';
import * as mounts from './mounts.ts';
import * as self from './self.ts';
import * as special from './special.ts';
import * as summary from './summary.ts';
import * as work from './work.ts';

const sides = { left: 'linken', right: 'rechten' } as const;

/** The reading in German; the reader is "du". */
export const german = palmWords(
  { alone, bonds, gifts, hand, joined, keys, lines, looks, measures, mounts, self, special, summary, work },
  {
    titles: {
      'hand-type': 'Handtyp',
      fingers: 'Finger',
      'major-lines': 'Hauptlinien',
      mounts: 'Berge',
      'special-features': 'Besonderheiten',
      'minor-lines': 'Nebenlinien',
      summary: 'Zusammenfassung',
      personality: 'Persönlichkeit',
      career: 'Beruf',
      money: 'Geld',
      love: 'Liebe',
      marriage: 'Ehe und Partnerschaft',
      health: 'Gesundheit',
      challenges: 'Herausforderungen',
      luck: 'Glück',
    },
    limits: {
      'hand-type':
        'Vier Typen sind ein grobes Netz: Sie beruhen auf zwei Verhältnissen aus einem Foto, und die Perspektive ändert beide um einige Prozent.',
      fingers:
        'Die Verhältnisse der Finger ändern sich mit dem Winkel der Kamera um einige Hundertstel; Nägel, Gelenke und Beweglichkeit sind nicht zu sehen, und Lücken zwischen den Fingern sind eine Sache der Haltung.',
      'major-lines':
        'Länge und Bogen hängen vom Winkel der Kamera ab. Lücken können am Licht liegen; sie bedeuten nichts Medizinisches, und eine Lebenslinie hat mit der Länge des Lebens nichts zu tun.',
      mounts:
        'Die Höhe eines Berges ist auf einem Foto nicht zu sehen. Das Gesagte ist aus dem Finger darüber oder den Linien daneben abgeleitet; die Marsberge haben kein solches Zeichen und bleiben weg.',
      'special-features':
        'Kleine Zeichen wie Kreuze und Sterne lassen sich auf einem Foto nicht von zufälligen Furchen unterscheiden.',
      'minor-lines':
        'Licht von der Seite zeigt mehr feine Linien als Licht von vorn; Ehe- und Kinderlinien liegen auf der Kante der Hand und sind nicht zu sehen.',
      summary:
        'Eine Lesung von Verhältnissen und Linien aus einem Foto; was ein Mensch daraus macht, zeigt keine Hand, und ein anderes Foto kann eine Linie mehr oder weniger zeigen.',
      personality:
        'Das Foto einer Hand zeigt Verhältnisse und Linien; es zeigt nicht, was ein Mensch daraus macht.',
      career: 'Kein Foto zeigt einen Beruf, eine Beförderung oder ein Datum.',
      money: 'Kein Foto zeigt Einkommen, Schulden oder Gewinne; nichts hiervon ist ein Rat zu Geldanlagen.',
      love: 'Kein Foto zeigt einen anderen Menschen, eine Begegnung oder eine Trennung.',
      marriage:
        'Die Ehe- und Kinderlinien der Bücher liegen auf der Kante der Hand und sind auf einem Foto der Handfläche nicht zu sehen; über sie wird nichts gesagt und über Daten auch nicht.',
      health:
        'Die Handlesekunst weiß nichts von Krankheit: Hier ist nur von Kraft und Gewohnheit die Rede. Geh mit Beschwerden zum Arzt.',
      challenges: 'Ein Foto zeigt keine Ereignisse, weder vergangene noch kommende.',
      luck: 'Kein Foto zeigt den Zufall; Zahlen, Daten und Gewinne werden nicht vorhergesagt.',
    },
    basis: 'überlieferte Deutung (nach Regeln)',
    disclaimer:
      'Eine überlieferte Deutung zur Unterhaltung, nach Regeln zusammengestellt aus dem, was das Foto zeigt. Sie ist kein Rat in Fragen von Gesundheit, Geld oder Recht und sagt nichts voraus.',
    list,
    sources: {
      personality: (seen) => `Geschrieben steht es in ${seen}.`,
      career: (seen) => `Darauf weist deine Hand mit ${seen}.`,
      money: (seen) => `Zu erkennen ist es an ${seen}.`,
      love: (seen) => `Deine Handfläche erzählt es mit ${seen}.`,
      marriage: (seen) => `Das kommt von ${seen}.`,
      health: (seen) => `Gelesen ist es aus ${seen}.`,
      challenges: (seen) => `Abgelesen ist das an ${seen}.`,
      luck: (seen) => `Man findet es in ${seen}.`,
    },
    handType: {
      seen: {
        earth: 'Man sieht es an der Handfläche, die breit ist, und an Fingern, die dafür kurz sind.',
        air: 'Man sieht es an der Handfläche, die breit ist, und an Fingern, die dafür lang sind.',
        fire: 'Man sieht es an der Handfläche, die lang ist, und an Fingern, die dafür kurz sind.',
        water:
          'Man sieht es an der Handfläche, die lang ist, und an Fingern, die ihr an Länge nicht nachstehen.',
      },
      between: {
        broadPalm:
          'Erde oder Luft: Zwischen diesen beiden steht deine Hand auf diesem Foto. Tatsachen haben bei dir Gewicht, und der gesunde Verstand hat es auch; ob die Arbeit oder der Gedanke zuerst kommt, bleibt offen.',
        longPalm:
          'Feuer oder Wasser: Zwischen diesen beiden steht deine Hand auf diesem Foto. Gefühl wird in dir früh wach und will irgendwohin; ob es ins Tun geht oder ins Träumen, bleibt offen.',
        shortFingers:
          'Erde oder Feuer: Zwischen diesen beiden steht deine Hand auf diesem Foto. Du nimmst eine Sache als Ganzes und fängst lieber an, als jede Einzelheit zu wägen; ob du dann dabei bleibst oder weiterziehst, ist offen.',
        longFingers:
          'Luft oder Wasser: Zwischen diesen beiden steht deine Hand auf diesem Foto. Du lässt dir Zeit für Einzelheiten und siehst eine Sache von mehr als einer Seite an; ob dabei der Kopf schaut oder das Herz, bleibt offen.',
      },
      mixed:
        'Auf diesem Foto hast du, was die Bücher eine gemischte Hand nennen: Keiner der vier Typen tritt hervor. Es ist die Hand vielseitiger Menschen, die in mehr als einer Arbeit und Gesellschaft zu Hause sind und sich manchmal schwer für eine davon entscheiden.',
      openSeen: {
        broadPalm: 'Man sieht es an der Handfläche, die deutlich breit ist.',
        longPalm: 'Man sieht es an der Handfläche, die deutlich lang ist.',
        shortFingers: 'Man sieht es an den Fingern, die für die Handfläche deutlich kurz sind.',
        longFingers: 'Man sieht es an den Fingern, die für die Handfläche deutlich lang sind.',
        neither:
          'Handfläche und Finger liegen beide nahe der Mitte dessen, was Hände zeigen, näher, als zwei Fotos einer Hand voneinander abweichen.',
      },
      unmeasured: (fingers) =>
        fingers.length > 0
          ? `Nicht gemessen, weil das Foto es nicht ganz und gerade zeigt: ${list(fingers)}. Ein Foto mit der ganzen Hand im Bild würde mehr entscheiden.`
          : 'So gehalten lassen sich die Finger nicht messen; ein Foto der flachen, offenen Hand würde mehr entscheiden.',
      leaning:
        'Die Hand neigt sich von der Kamera weg, und das verkürzt Handfläche und Finger; ein Foto gerade von oben würde mehr entscheiden.',
    },
    fingers: {
      names: {
        thumb: 'der Daumen',
        index: 'der Zeigefinger',
        middle: 'der Mittelfinger',
        ring: 'der Ringfinger',
        little: 'der kleine Finger',
      },
      seen: {
        index: {
          longer: 'der Zeigefinger geht über den Ringfinger hinaus',
          equal: 'Zeige- und Ringfinger sind gleich lang',
          shorter: 'der Ringfinger geht über den Zeigefinger hinaus',
        },
        little: {
          long: 'der kleine Finger ist lang neben dem Ringfinger',
          mean: 'der kleine Finger hat seine übliche Länge',
          short: 'der kleine Finger ist kurz neben dem Ringfinger',
        },
        thumb: {
          wide: 'der Daumen steht weit ab',
        },
      },
      seenIn: (clauses) => `Auf dem Foto sieht man: ${clauses}.`,
      cut: (names) => `Ausgelassen, weil der Bildrand ihn ganz oder beinahe abschneidet: ${names}.`,
      unseen: (names) => `Ausgelassen, weil das Foto ihn nicht gerade und bis zur Spitze zeigt: ${names}.`,
      restOpen:
        'Was deine Finger sonst noch sagen könnten, ist auf diesem Foto zu knapp, um es zu entscheiden.',
    },
    lines: {
      missing: {
        heart: 'Auf diesem Foto war keine Herzlinie zu erkennen.',
        head: 'Eine eigene Kopflinie war nicht zu erkennen.',
        life: 'Eine Lebenslinie war nicht zu erkennen; das sagt etwas über das Licht und nichts über dich.',
        fate: '',
      },
      faint: (names) => `Eher schwach als deutlich auf diesem Foto: ${names}.`,
      paused:
        'Deine Herzlinie setzt einmal ein kurzes Stück aus: eine Zeit der Bestandsaufnahme in der Zuneigung, ohne ein Wort darüber, wie sie ausgeht.',
      names: { heart: 'Herzlinie', head: 'Kopflinie', life: 'Lebenslinie', fate: 'Schicksalslinie' },
    },
    mounts: {
      opening:
        'Die Berge sind die Polster der Handfläche, und ein Foto hat kein Relief: Sie werden nicht gemessen, und das Folgende ist von den Fingern darüber und den Linien daneben genommen.',
      headings: {
        jupiter: 'Jupiter, für Ehrgeiz und Ehre',
        saturn: 'Saturn, für Ernst und Umsicht',
        apollo: 'Apollo, für Kunst, Freude und Erfolg',
        mercury: 'Merkur, für Rede, Handel und Witz',
        luna: 'Der Mond, für Phantasie und Reisen',
        venus: 'Venus, für Wärme und die Liebe zum Schönen',
      },
      places: {
        jupiter: 'unter dem Zeigefinger',
        saturn: 'unter dem Mittelfinger',
        apollo: 'unter dem Ringfinger',
        mercury: 'unter dem kleinen Finger',
        luna: 'außen am Grund der Handfläche',
        venus: 'am Ballen des Daumens',
      },
      stands: {
        jupiter: 'Ehrgeiz und Ehre',
        saturn: 'Ernst und Umsicht',
        apollo: 'Kunst, Freude und Erfolg',
        mercury: 'Rede, Handel und Witz',
        luna: 'Phantasie und Reisen',
        venus: 'Wärme, Lebenskraft und Liebe zum Schönen',
      },
      told: (heading, says) => `${heading}: ${says}`,
      silent: (headings) => `Für diese kann auf dem Foto nichts sprechen: ${headings.join('; ')}.`,
    },
    minorLines: {
      unnamed: 'Einzelne Nebenlinien wie die der Sonne, des Merkur oder der Intuition werden nicht bestimmt.',
      soft: 'Das Foto ist etwas weich; feinere Linien als diese mögen da sein.',
    },
    summary: {
      seen: (side, clear, count) =>
        `Gesehen wurde all das in deiner ${sides[side]} Hand, in der ${clear} deutlich gezeichnet ${count === 1 ? 'ist' : 'sind'}.`,
      whoOpen:
        'Wer du bist, lässt dieses Foto offen: Was es sagen würde, liegt für ein einziges Bild zu nah an einer Grenze.',
      pullOpen: 'Was dagegen ziehen mag, steht auf diesem Foto nicht deutlich genug, um es zu benennen.',
      onlyFaint: (side) =>
        `Gesehen wurde all das in deiner ${sides[side]} Hand, deren Linien auf dem Foto nicht mehr als schwach sind.`,
    },
  },
);
