import { ofSign } from '@palmleaf/engines/zodiac';
import type { AspectsTexts, PairTexts, PerHouse, SignPairs } from '../aspects-report/texts.ts';
import { capital } from '../languages/capital.ts';
import { exactly, perSign, someOf } from '../languages/sized.ts';
import data from './aspects.json' with { type: 'json' };
import { names, words } from './names.ts';

const { texts } = data;

const jupiter: PairTexts<'Jupiter'> = texts.jupiter;

const mars: PairTexts<'Mars'> = texts.mars;

const mercury: PairTexts<'Mercury'> = texts.mercury;

const moon: PairTexts<'Moon'> = texts.moon;

const signPairs: SignPairs = {
  same: perSign(texts.signPairs.same),
  sextile: perSign(texts.signPairs.sextile),
  square: perSign(texts.signPairs.square),
  trine: perSign(texts.signPairs.trine),
  opposition: exactly(6, texts.signPairs.opposition),
  across: someOf(texts.signPairs.across),
};

const slow: PairTexts<'Saturn' | 'Uranus' | 'Neptune' | 'Pluto' | 'Ascendant'> = texts.slow;

const sun: PairTexts<'Sun'> = texts.sun;

const venus: PairTexts<'Venus'> = texts.venus;

/** No preposition that contracts precedes these. */
const fields: PerHouse<string> = perSign(texts.fields);

const ordinals: PerHouse<string> = perSign(texts.ordinals);

const field = (house: number): string => ofSign(fields, house);
/** Articles lose their vowel before ottava and undicesima. */
const after = (article: 'la' | 'nella' | 'dalla' | 'alla', house: number): string => {
  const ordinal = ofSign(ordinals, house);
  return /^[aeiou]/.test(ordinal) ? `${article.slice(0, -1)}’${ordinal}` : `${article} ${ordinal}`;
};

export const languageTexts: AspectsTexts = {
  words,
  names,
  sign: (sign) => ofSign(words.signs, sign),
  pairs: { ...sun, ...moon, ...mars, ...mercury, ...jupiter, ...venus, ...slow },
  signPairs,
  sameHouse: [
    (house) => `Tutto cade ${after('nella', house)} casa, e si tratta perciò di questo: ${field(house)}.`,
    (house) => `Lo troverai raccolto in un solo posto, ${after('la', house)} casa: ${field(house)}.`,
    (house) =>
      `Anche ${after('la', house)} casa è in comune: ${field(house)}, difficile pensarci separatamente.`,
    (house) => `Una casa sola, ${after('la', house)}, deve bastare per tutto: ${field(house)}.`,
  ],
  twoHouses: [
    (a, b) =>
      `Va da una casa all’altra, ${after('dalla', a)} (${field(a)}) ${after('alla', b)} (${field(b)}).`,
    (a, b) =>
      `Un capo sta ${after('nella', a)} casa: ${field(a)}; l’altro ${after('nella', b)}: ${field(b)}.`,
    (a, b) =>
      `Quello che comincia ${after('nella', a)} casa (${field(a)}) si sente ${after('nella', b)} (${field(b)}).`,
    (a, b) =>
      `Cercalo ${after('nella', a)} casa, che ne è toccata: ${field(a)}; e la sua eco ${after('nella', b)}: ${field(b)}.`,
    (a, b) => `${capital(after('la', a))} casa porta ${field(a)}; ${after('la', b)}, ${field(b)}.`,
  ],
  oneHouse: [
    (point, house) => `C’entra anche ${after('la', house)} casa, dove sta ${names[point]}: ${field(house)}.`,
    (point, house) =>
      `Te ne accorgi ${after('nella', house)} casa, perché lì sta ${names[point]}: ${field(house)}.`,
    (point, house) =>
      `Il terreno che ci mette ${names[point]} è ${after('la', house)} casa: ${field(house)}.`,
    (point, house) =>
      `Interroga ${names[point]}, e la risposta viene ${after('dalla', house)} casa: ${field(house)}.`,
    (point, house) =>
      `Siccome ${names[point]} occupa ${after('la', house)} casa, il discorso cade presto su questo: ${field(house)}.`,
    (point, house) =>
      `Con ${names[point]} ${after('nella', house)} casa, un filo porta fin qui: ${field(house)}.`,
  ],
  nearness: {
    nearest: [
      (a, b, orb) =>
        `Nessun aspetto del tuo tema è più vicino all’esatto: tra ${names[a]} e ${names[b]} mancano solo ${orb}, ed è quello che senti per primo.`,
    ],
    close: [
      (a, b, orb) => `Con solo ${orb} di scarto tra ${names[a]} e ${names[b]}, non è un sottofondo.`,
      (a, b, orb) =>
        `${capital(names[a])} e ${names[b]} sono a ${orb} dall’esatto, e perciò lavora anche nei giorni comuni.`,
      (a, b, orb) =>
        `Altri te ne avranno parlato, perché tra ${names[a]} e ${names[b]} non mancano che ${orb}.`,
      (a, b, orb) => `A ${orb} dall’esatto, ${names[a]} di rado perde di vista ${names[b]}.`,
    ],
    middling: [
      (a, b, orb) =>
        `${capital(names[a])} e ${names[b]} sono a ${orb} dall’esatto, abbastanza vicino per contare.`,
      (a, b, orb) =>
        `Tra ${names[a]} e ${names[b]} mancano ${orb}, il che lascia posto a giorni buoni e cattivi.`,
      (a, b, orb) =>
        `Puoi appoggiartici oppure no: mancano ${orb} perché ${names[a]} e ${names[b]} formino l’angolo perfetto.`,
      (a, b, orb) => `È un filo tra tanti, ${names[a]} con ${names[b]}, largo ${orb}.`,
    ],
    wide: [
      (a, b, orb) =>
        `${capital(names[a])} e ${names[b]} sono a ${orb} dall’esatto; si mostra quando qualcos’altro lo chiama.`,
      (a, b, orb) =>
        `A ${orb}, quello che passa tra ${names[a]} e ${names[b]} è un colore più che una linea.`,
      (a, b, orb) =>
        `${orb} sono un bel tratto: ${names[a]} e ${names[b]} si ritrovano soprattutto negli anni in cui un pianeta lento si mette in mezzo.`,
      (a, b, orb) => `Con ${orb} di gioco tra ${names[a]} e ${names[b]}, la scelta resta a te.`,
      (a, b, orb) =>
        `Immagina ${names[a]} e ${names[b]} come vicini che, a ${orb} dall’angolo esatto, si salutano oltre la siepe.`,
    ],
  },
};
