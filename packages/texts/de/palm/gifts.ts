import type { PalmWords } from '../../palm/palm-words.ts';

/** Short words for lists. Sources as in the English words. */
export const gifts: PalmWords['gifts'] = {
  type: {
    earth: {
      trait: 'Beständigkeit',
      strength: 'Geduld mit langsamer Arbeit',
      professions: [
        'Bauen',
        'Landwirtschaft und Garten',
        'Reparatur und Handwerk',
        'Haushalt oder Laden führen',
      ],
    },
    air: {
      trait: 'Neugier',
      strength: 'klares Erklären',
      professions: ['Unterrichten', 'Schreiben', 'Planen', 'Dolmetschen'],
    },
    fire: {
      trait: 'Tatendrang',
      strength: 'andere zum Mitmachen bringen',
      professions: ['Verkauf', 'Auftritt und Darstellung', 'Führung einer Gruppe', 'Gründung'],
    },
    water: {
      trait: 'Empfindsamkeit',
      strength: 'Verstehen des Ungesagten',
      professions: ['Kunst', 'Pflege', 'Musik', 'Beratung'],
    },
  },
  index: {
    longer: {
      trait: 'Ehrgeiz',
      strength: 'Verantwortung übernehmen',
      professions: ['Leitung einer kleinen Gruppe', 'öffentliches Amt'],
    },
    equal: { trait: 'Ehrgeiz und Genuss im Gleichgewicht', strength: 'im Wechsel führen und zurücktreten' },
    shorter: {
      trait: 'Freude an Auftritt und Wagnis',
      strength: 'sich und die eigene Arbeit zeigen',
      professions: ['Bühne', 'Gestaltung'],
    },
  },
  little: {
    long: { trait: 'Wortgewandtheit', strength: 'Überzeugungskraft', professions: ['Handel', 'Verhandlung'] },
    mean: { trait: 'schlichte Rede', strength: 'ehrlicher Umgang' },
    short: { trait: 'Bescheidenheit im Reden', strength: 'Arbeit, die für sich spricht' },
  },
  thumb: {
    wide: { trait: 'Unabhängigkeit', strength: 'Großzügigkeit' },
  },
  heartEnd: {
    index: { trait: 'hohe Ideale in der Zuneigung', strength: 'Treue' },
    between: { trait: 'Wärme mit Augenmaß', strength: 'Kameradschaft' },
    middle: { trait: 'starkes Gefühl mit eigenem Kopf', strength: 'Leidenschaft' },
  },
  heartForm: {
    curved: { trait: 'Offenheit im Gefühl', strength: 'sagen, was man fühlt' },
    straight: { trait: 'eine stille Art zu fühlen', strength: 'Verlässlichkeit im Alltag' },
  },
  heartGap: {
    near: { trait: 'Beherrschung im Gefühl', strength: 'erst den Verstand fragen' },
    apart: { trait: 'Freimut', strength: 'ein offenes Wesen' },
  },
  headLength: {
    long: {
      trait: 'Gründlichkeit',
      strength: 'eine Sache zu Ende verfolgen',
      professions: ['Forschung', 'Recht'],
    },
    mean: { trait: 'gesunder Verstand', strength: 'wissen, wann genug erwogen ist' },
    short: {
      trait: 'schnelles, praktisches Denken',
      strength: 'kurze Wege vom Plan zum Ergebnis',
      professions: ['Leitung von Werkstatt und Baustelle'],
    },
  },
  headSlope: {
    sloping: { trait: 'Phantasie', strength: 'Ideen', professions: ['schöpferische Arbeit'] },
    level: {
      trait: 'Sinn für Tatsachen',
      strength: 'Ordnung in Zahlen und Dingen',
      professions: ['Buchhaltung', 'Ingenieurwesen', 'Verwaltung'],
    },
  },
  headStart: {
    joined: { trait: 'Vorsicht am Anfang der Dinge', strength: 'Vorbereitung' },
    apart: { trait: 'frühe Selbständigkeit', strength: 'vorangehen' },
  },
  lifeSweep: {
    wide: { trait: 'Lust am Leben', strength: 'Wärme, die andere spüren' },
    mean: { trait: 'ein stetiges Gemüt', strength: 'gut verteilte Energie' },
    narrow: { trait: 'Zurückhaltung', strength: 'Sparsamkeit mit der Kraft' },
  },
  lifeLength: {
    long: {
      trait: 'Durchhaltevermögen',
      strength: 'Ausdauer',
      professions: ['große Vorhaben mit langem Atem'],
    },
    short: { trait: 'Energie in Schüben', strength: 'eine Aufgabe in Etappen teilen' },
  },
  fate: {
    near: {
      trait: 'Nähe zur Familie',
      strength: 'auf Überliefertem aufbauen',
      professions: ['das Gewerbe der Familie'],
    },
    centre: {
      trait: 'Sinn für die eigene Richtung',
      strength: 'den eigenen Weg bahnen',
      professions: ['Selbständigkeit'],
    },
    far: {
      trait: 'Offenheit für andere',
      strength: 'Arbeit mit anderen und für sie',
      professions: ['öffentlicher Dienst', 'Arbeit mit Kunden'],
    },
    absent: { trait: 'freie Wahl des nächsten Schritts', strength: 'ohne Reue das Fach wechseln' },
  },
  skin: {
    busy: { trait: 'schnelle Wahrnehmung', strength: 'viele Eindrücke aufnehmen' },
    calm: { trait: 'Gleichmut', strength: 'Fassung unter Druck' },
  },
};
