import type { Graha } from '@palmleaf/engines/zodiac';

interface GermanCustom {
  /** With its article, nominative: Rubin is der, Perle die. */
  readonly stone: string;
  /** The same, accusative. */
  readonly stoneAccusative: string;
  /** After „am“. */
  readonly finger: string;
  readonly metal: string;
  readonly day: string;
  readonly colour: string;
  readonly direction: string;
  readonly deity: string;
  readonly mantra: string;
  /** Accusative, after „verschenkt“. */
  readonly gift: string;
  /** An imperative to the reader. */
  readonly practice: string;
}

/** What custom ties to each graha; the sources stand beside the English table. */
export const customs: Record<Graha, GermanCustom> = {
  Sun: {
    stone: 'der Rubin',
    stoneAccusative: 'den Rubin',
    finger: 'Ringfinger',
    metal: 'Gold',
    day: 'Sonntag',
    colour: 'Kupferrot und Orange',
    direction: 'Osten',
    deity: 'Shiva (auch Rama oder Surya)',
    mantra: 'Om Suryaya Namah',
    gift: 'Weizen oder Rohzucker',
    practice: 'steh früh auf, grüße die Sonne und übernimm offen Verantwortung',
  },
  Moon: {
    stone: 'die Perle',
    stoneAccusative: 'die Perle',
    finger: 'kleinen Finger',
    metal: 'Silber',
    day: 'Montag',
    colour: 'Weiß und Creme',
    direction: 'Nordwesten',
    deity: 'Gauri (auch Krishna)',
    mantra: 'Om Chandraya Namah',
    gift: 'Reis oder Milch',
    practice: 'schlaf regelmäßig und sei gut zu deiner Mutter und zu allen, die für andere sorgen',
  },
  Mars: {
    stone: 'die rote Koralle',
    stoneAccusative: 'die rote Koralle',
    finger: 'Ringfinger',
    metal: 'Kupfer',
    day: 'Dienstag',
    colour: 'Rot',
    direction: 'Süden',
    deity: 'Kartikeya (auch Hanuman)',
    mantra: 'Om Mangalaya Namah',
    gift: 'rote Linsen',
    practice: 'beweg dich jeden Tag und schlaf über eine zornige Antwort eine Nacht',
  },
  Mercury: {
    stone: 'der Smaragd',
    stoneAccusative: 'den Smaragd',
    finger: 'kleinen Finger',
    metal: 'Gold',
    day: 'Mittwoch',
    colour: 'Grün',
    direction: 'Norden',
    deity: 'Vishnu',
    mantra: 'Om Budhaya Namah',
    gift: 'Mungbohnen',
    practice: 'schreib auf, lerne Neues und halte auch in kleinen Dingen Wort',
  },
  Jupiter: {
    stone: 'der gelbe Saphir',
    stoneAccusative: 'den gelben Saphir',
    finger: 'Zeigefinger',
    metal: 'Gold',
    day: 'Donnerstag',
    colour: 'Gelb',
    direction: 'Nordosten',
    deity: 'Vishnu in der Gestalt des Vamana (auch Dakshinamurti)',
    mantra: 'Om Gurave Namah',
    gift: 'Kurkuma oder Kichererbsen',
    practice: 'ehre deine Lehrer und bring jemandem bei, was du weißt',
  },
  Venus: {
    stone: 'der Diamant',
    stoneAccusative: 'den Diamanten',
    finger: 'Mittelfinger',
    metal: 'Silber',
    day: 'Freitag',
    colour: 'Weiß und Pastell',
    direction: 'Südosten',
    deity: 'Lakshmi',
    mantra: 'Om Shukraya Namah',
    gift: 'weiße Süßigkeiten oder Reis',
    practice: 'halte deine Umgebung schön und begegne deinem Partner oder deiner Partnerin mit Höflichkeit',
  },
  Saturn: {
    stone: 'der blaue Saphir',
    stoneAccusative: 'den blauen Saphir',
    finger: 'Mittelfinger',
    metal: 'Eisen',
    day: 'Samstag',
    colour: 'Dunkelblau und Schwarz',
    direction: 'Westen',
    deity: 'Vishnu in der Gestalt des Kurma (auch Hanuman und Shani)',
    mantra: 'Om Shanaye Namah',
    gift: 'schwarzen Sesam oder Senföl',
    practice:
      'sei pünktlich, bring zu Ende, was du begonnen hast, und hilf Alten und allen, die hart arbeiten',
  },
  Rahu: {
    stone: 'der Hessonit',
    stoneAccusative: 'den Hessonit',
    finger: 'Mittelfinger',
    metal: 'Mischmetall',
    day: 'Samstag',
    colour: 'Rauchgrau',
    direction: 'Südwesten',
    deity: 'Durga',
    mantra: 'Om Rahave Namah',
    gift: 'schwarze Linsen',
    practice: 'wähle ein Ziel zur Zeit und sieh zweimal hin, wo etwas glitzert',
  },
  Ketu: {
    stone: 'das Katzenauge',
    stoneAccusative: 'das Katzenauge',
    finger: 'Ringfinger',
    metal: 'Mischmetall',
    day: 'Dienstag',
    colour: 'Grau und Braun',
    direction: 'Nordwesten',
    deity: 'Ganesha',
    mantra: 'Om Ketave Namah',
    gift: 'eine Decke oder Futter für Hunde',
    practice: 'sitz jeden Tag eine Weile still und lass los, was getan ist',
  },
};
