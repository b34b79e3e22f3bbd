import type { YogaName } from '@palmleaf/engines/jyotish';

interface GermanYoga {
  readonly name: string;
  /** What it needs, accusative after „braucht“. */
  readonly rule: string;
  /** What it does, after its name. */
  readonly gives: string;
  readonly source: string;
}

export const yogaWords: Record<YogaName, GermanYoga> = {
  raja: {
    name: 'Raja-Yoga',
    rule: 'den Herrn eines Eckhauses (1., 4., 7., 10.) in Verbindung mit dem Herrn eines Trigonhauses (1., 5., 9.) oder einen Planeten, der über beides herrscht',
    gives: 'hebt Ansehen und Einfluss',
    source: 'Brihat Parashara Hora Shastra 34 und 41',
  },
  'dharma karmadhipati': {
    name: 'Dharma-Karmadhipati-Yoga',
    rule: 'die Herren des 9. und des 10. Hauses in Verbindung',
    gives: 'verbindet Glück mit Arbeit und gilt als der erste unter den Raja-Yogas',
    source: 'Brihat Parashara Hora Shastra 41',
  },
  dhana: {
    name: 'Dhana-Yoga',
    rule: 'die Herren des 2. oder des 11. Hauses in Verbindung miteinander oder mit einem Herrn des 1., 5. oder 9. Hauses',
    gives: 'hilft dem Geld zu kommen und zu bleiben',
    source: 'Brihat Parashara Hora Shastra 43, Raman 118 bis 128',
  },
  'gaja kesari': {
    name: 'Gaja-Kesari-Yoga',
    rule: 'Jupiter im 1., 4., 7. oder 10. Haus vom Mond aus',
    gives: 'gibt gutes Urteil, einen guten Namen und Helfer',
    source: 'Phaladeepika 6.14',
  },
  'neecha bhanga': {
    name: 'Neecha-Bhanga-Yoga',
    rule: 'einen erniedrigten Planeten, dessen Zeichenherr oder der Herr seines Erhöhungszeichens vom Aszendenten oder vom Mond aus in einem Eckhaus steht',
    gives: 'macht nach schwerem Anfang aus einer Schwäche eine Stärke',
    source: 'Phaladeepika 7.26 bis 7.28',
  },
  viparita: {
    name: 'Viparita-Raja-Yoga',
    rule: 'einen Herrn des 6., 8. oder 12. Hauses in einem dieser Häuser',
    gives: 'bringt Gewinn aus einer Krise, an der andere scheitern',
    source: 'Phaladeepika 6.57 bis 6.69',
  },
  'pancha mahapurusha': {
    name: 'Pancha-Mahapurusha-Yoga',
    rule: 'Mars, Merkur, Jupiter, Venus oder Saturn im eigenen Zeichen oder erhöht in einem Eckhaus vom Aszendenten aus',
    gives: 'macht einen Planeten zum Kennzeichen des Menschen',
    source: 'Phaladeepika 6.1 bis 6.4',
  },
  budhaditya: {
    name: 'Budhaditya-Yoga',
    rule: 'die Sonne und Merkur in einem Zeichen',
    gives: 'schärft Verstand und Rede; selten ist er nicht, denn Merkur ist nie weit von der Sonne',
    source: 'Raman 24',
  },
  'chandra mangala': {
    name: 'Chandra-Mangala-Yoga',
    rule: 'den Mond und Mars beisammen oder einander gegenüber',
    gives: 'gibt Unternehmungsgeist und eine Hand fürs Verdienen',
    source: 'Raman 6',
  },
  adhi: {
    name: 'Adhi-Yoga',
    rule: 'Merkur, Jupiter und Venus alle im 6., 7. und 8. Haus vom Mond aus',
    gives: 'gibt Führung und Vertrauen',
    source: 'Phaladeepika 6.15',
  },
  amala: {
    name: 'Amala-Yoga',
    rule: 'einen natürlichen Wohltäter und keinen anderen Planeten im 10. Haus vom Aszendenten oder vom Mond aus',
    gives: 'gibt in der Arbeit einen reinen Namen',
    source: 'Phaladeepika 6.12',
  },
  lakshmi: {
    name: 'Lakshmi-Yoga',
    rule: 'den Herrn des 9. Hauses im eigenen Zeichen oder erhöht in einem Eck- oder Trigonhaus und den Herrn des 1. ebenfalls in einem solchen',
    gives: 'gibt Wohlstand, der mit Ehre kommt',
    source: 'Raman 34',
  },
  saraswati: {
    name: 'Saraswati-Yoga',
    rule: 'Jupiter, Venus und Merkur in Eck- oder Trigonhäusern oder im 2. Haus, Jupiter dabei gut gestellt',
    gives: 'gibt Gelehrsamkeit und die Künste der Rede',
    source: 'Phaladeepika 6.26',
  },
  parivartana: {
    name: 'Parivartana-Yoga',
    rule: 'zwei Planeten, die jeweils im Zeichen des anderen stehen',
    gives: 'bindet zwei Teile des Lebens aneinander, so dass jeder durch den anderen wirkt',
    source: 'Phaladeepika 6.32',
  },
  sunapha: {
    name: 'Sunapha-Yoga',
    rule: 'einen anderen Planeten als die Sonne im 2. Haus vom Mond aus',
    gives: 'lässt einen aus eigener Kraft etwas aufbauen',
    source: 'Phaladeepika 6.5',
  },
  anapha: {
    name: 'Anapha-Yoga',
    rule: 'einen anderen Planeten als die Sonne im 12. Haus vom Mond aus',
    gives: 'gibt Haltung und Leichtigkeit mit Menschen',
    source: 'Phaladeepika 6.5',
  },
};
