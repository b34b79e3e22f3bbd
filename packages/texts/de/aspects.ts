import { ofSign } from '@palmleaf/engines/zodiac';
import type { AspectsTexts, PairTexts, PerHouse, SignPairs } from '../aspects-report/texts.ts';
import { capital } from '../languages/capital.ts';
import { exactly, perSign, someOf } from '../languages/sized.ts';
import data from './aspects.json' with { type: 'json' };
import { accusative, dative, inSigns, names, towards, words } from './names.ts';

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

/** No masculine singular with an article, so nominative and accusative are equal. */
const fields: PerHouse<string> = perSign(texts.fields);

/** Stems: -e after das, -en after dem and im. */
const ordinals: PerHouse<string> = perSign(texts.ordinals);

const field = (house: number): string => ofSign(fields, house);
const the = (house: number): string => `${ofSign(ordinals, house)}e`;
const inThe = (house: number): string => `${ofSign(ordinals, house)}en`;

export const languageTexts: AspectsTexts = {
  words,
  names,
  sign: (sign) => ofSign(inSigns, sign),
  pairs: { ...sun, ...moon, ...mars, ...mercury, ...jupiter, ...venus, ...slow },
  signPairs,
  sameHouse: [
    (house) => `Beide stehen im ${inThe(house)} Haus, und so geht es um ${field(house)}.`,
    (house) =>
      `Gesammelt findest du es an einem Ort, im ${inThe(house)} Haus, wo beide stehen: ${field(house)}.`,
    (house) =>
      `Auch das ${the(house)} Haus teilen sie sich: ${field(house)}, ohne die beiden kaum zu denken.`,
    (house) => `Ein einziges Haus, das ${the(house)}, muss für beide reichen: ${field(house)}.`,
  ],
  twoHouses: [
    (a, b) =>
      `Es bewegt sich zwischen zwei Häusern, dem ${inThe(a)} (${field(a)}) und dem ${inThe(b)} (${field(b)}).`,
    (a, b) => `Das eine Ende liegt im ${inThe(a)} Haus: ${field(a)}; das andere im ${inThe(b)}: ${field(b)}.`,
    (a, b) => `Was im ${inThe(a)} Haus beginnt (${field(a)}), spürst du im ${inThe(b)} (${field(b)}).`,
    (a, b) =>
      `Such es im ${inThe(a)} Haus, das davon berührt ist: ${field(a)}; und sein Echo im ${inThe(b)}: ${field(b)}.`,
    (a, b) => `Das ${the(a)} Haus bringt ${field(a)} ins Spiel, das ${the(b)} ${field(b)}.`,
  ],
  oneHouse: [
    (point, house) => `Durch ${accusative[point]} hat das ${the(house)} Haus teil daran: ${field(house)}.`,
    (point, house) =>
      `Bemerken wirst du es im ${inThe(house)} Haus, denn dort steht ${names[point]}: ${field(house)}.`,
    (point, house) =>
      `Der Boden, den ${names[point]} mitbringt, ist das ${the(house)} Haus: ${field(house)}.`,
    (point, house) =>
      `Frag ${accusative[point]}, und die Antwort kommt aus dem ${inThe(house)} Haus: ${field(house)}.`,
    (point, house) =>
      `Weil ${names[point]} im ${inThe(house)} Haus steht, kommt das Gespräch bald auf ${field(house)}.`,
    (point, house) =>
      `${capital(names[point])} im ${inThe(house)} Haus gibt dem Ganzen sein Thema: ${field(house)}.`,
  ],
  nearness: {
    nearest: [
      (a, b, orb) =>
        `Kein Aspekt in deinem Horoskop ist genauer: Nur ${orb} fehlen zwischen ${dative[a]} und ${dative[b]}, und diesen hörst du zuerst.`,
    ],
    close: [
      (a, b, orb) => `Da zwischen ${dative[a]} und ${dative[b]} nur ${orb} fehlen, ist es kein Unterton.`,
      (a, b, orb) =>
        `${capital(names[a])} und ${names[b]} stehen ${orb} neben dem genauen Winkel, und so arbeitet es auch an gewöhnlichen Tagen.`,
      (a, b, orb) =>
        `Andere werden dir davon erzählt haben, denn ${dative[a]} und ${dative[b]} fehlen nur ${orb}.`,
      (a, b, orb) =>
        `${orb} vom genauen Winkel: ${capital(names[a])} lässt ${accusative[b]} selten aus den Augen.`,
    ],
    middling: [
      (a, b, orb) =>
        `${capital(names[a])} und ${names[b]} stehen ${orb} neben dem genauen Winkel, nah genug, um zu zählen.`,
      (a, b, orb) =>
        `Zwischen ${dative[a]} und ${dative[b]} fehlen ${orb}, was Raum lässt für gute Tage und für schlechte.`,
      (a, b, orb) =>
        `Du kannst dich darauf stützen oder es lassen: ${capital(names[a])} steht ${orb} neben dem vollkommenen Winkel ${towards[b]}.`,
      (a, b, orb) => `Es ist ein Faden unter mehreren, ${names[a]} mit ${dative[b]}, ${orb} weit.`,
    ],
    wide: [
      (a, b, orb) =>
        `${capital(names[a])} und ${names[b]} sind ${orb} vom genauen Winkel entfernt; es zeigt sich, wenn etwas anderes es ruft.`,
      (a, b, orb) =>
        `Bei ${orb} ist das, was zwischen ${dative[a]} und ${dative[b]} geschieht, mehr Farbe als Linie.`,
      (a, b, orb) =>
        `${orb} sind ein weiter Weg: ${capital(names[a])} und ${names[b]} finden einander vor allem in Jahren, in denen ein langsamer Planet dazwischen tritt.`,
      (a, b, orb) => `Mit ${orb} Abweichung lässt dieser Aspekt ${dative[a]} und ${dative[b]} die Wahl.`,
      (a, b, orb) =>
        `Denk dir ${accusative[a]} und ${accusative[b]} als Nachbarn, die einander mit ${orb} Abweichung vom genauen Winkel über den Zaun grüßen.`,
    ],
  },
};
