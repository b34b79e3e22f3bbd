import type { Graha } from '@palmleaf/engines/zodiac';

interface ItalianCustom {
  /** With its article, as all but gifts and mantras. */
  readonly stone: string;
  readonly finger: string;
  readonly metal: string;
  readonly day: string;
  readonly colours: readonly string[];
  readonly direction: string;
  /** Without an article. */
  readonly deity: string;
  readonly mantra: string;
  /** After "un’offerta di". */
  readonly gift: string;
  /** An imperative to the reader. */
  readonly practice: string;
}

/** What custom ties to each graha; the sources stand beside the English table. */
export const customs: Record<Graha, ItalianCustom> = {
  Sun: {
    stone: 'il rubino',
    finger: 'l’anulare',
    metal: 'l’oro',
    day: 'la domenica',
    colours: ['il rosso rame', 'l’arancione'],
    direction: 'l’est',
    deity: 'Shiva (anche Rama o Surya)',
    mantra: 'Om Suryaya Namah',
    gift: 'grano o zucchero di canna grezzo',
    practice: 'alzati presto, saluta il sole e prenditi le tue responsabilità davanti a tutti',
  },
  Moon: {
    stone: 'la perla',
    finger: 'il mignolo',
    metal: 'l’argento',
    day: 'il lunedì',
    colours: ['il bianco', 'il crema'],
    direction: 'il nord-ovest',
    deity: 'Gauri (anche Krishna)',
    mantra: 'Om Chandraya Namah',
    gift: 'riso o latte',
    practice: 'dormi con regolarità e tratta bene tua madre e chi si prende cura degli altri',
  },
  Mars: {
    stone: 'il corallo rosso',
    finger: 'l’anulare',
    metal: 'il rame',
    day: 'il martedì',
    colours: ['il rosso'],
    direction: 'il sud',
    deity: 'Kartikeya (anche Hanuman)',
    mantra: 'Om Mangalaya Namah',
    gift: 'lenticchie rosse',
    practice: 'muovi il corpo ogni giorno e lascia passare una notte prima di rispondere con rabbia',
  },
  Mercury: {
    stone: 'lo smeraldo',
    finger: 'il mignolo',
    metal: 'l’oro',
    day: 'il mercoledì',
    colours: ['il verde'],
    direction: 'il nord',
    deity: 'Vishnu',
    mantra: 'Om Budhaya Namah',
    gift: 'fagioli mung',
    practice: 'scrivi le cose, impara qualcosa di nuovo e mantieni la parola nelle piccole cose',
  },
  Jupiter: {
    stone: 'lo zaffiro giallo',
    finger: 'l’indice',
    metal: 'l’oro',
    day: 'il giovedì',
    colours: ['il giallo'],
    direction: 'il nord-est',
    deity: 'Vishnu nella forma di Vamana (anche Dakshinamurti)',
    mantra: 'Om Gurave Namah',
    gift: 'curcuma o ceci',
    practice: 'onora i tuoi maestri e insegna a qualcuno ciò che sai',
  },
  Venus: {
    stone: 'il diamante',
    finger: 'il medio',
    metal: 'l’argento',
    day: 'il venerdì',
    colours: ['il bianco', 'i toni pastello'],
    direction: 'il sud-est',
    deity: 'Lakshmi',
    mantra: 'Om Shukraya Namah',
    gift: 'dolci bianchi o riso',
    practice: 'tieni bello ciò che hai intorno e tratta con gentilezza chi divide la vita con te',
  },
  Saturn: {
    stone: 'lo zaffiro blu',
    finger: 'il medio',
    metal: 'il ferro',
    day: 'il sabato',
    colours: ['il blu scuro', 'il nero'],
    direction: 'l’ovest',
    deity: 'Vishnu nella forma di Kurma (anche Hanuman e Shani)',
    mantra: 'Om Shanaye Namah',
    gift: 'sesamo nero o olio di senape',
    practice: 'arriva in orario, finisci ciò che hai cominciato e aiuta gli anziani e chi lavora duro',
  },
  Rahu: {
    stone: 'l’essonite',
    finger: 'il medio',
    metal: 'il metallo misto',
    day: 'il sabato',
    colours: ['il grigio fumo'],
    direction: 'il sud-ovest',
    deity: 'Durga',
    mantra: 'Om Rahave Namah',
    gift: 'lenticchie nere',
    practice: 'scegli una meta alla volta e guarda due volte ciò che luccica',
  },
  Ketu: {
    stone: 'l’occhio di gatto',
    finger: 'l’anulare',
    metal: 'il metallo misto',
    day: 'il martedì',
    colours: ['il grigio', 'il marrone'],
    direction: 'il nord-ovest',
    deity: 'Ganesha',
    mantra: 'Om Ketave Namah',
    gift: 'coperte, o di cibo per i cani',
    practice: 'resta un po’ in silenzio ogni giorno e lascia andare ciò che è concluso',
  },
};
