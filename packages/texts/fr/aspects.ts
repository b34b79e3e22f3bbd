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
const nth = (house: number): string => ofSign(ordinals, house);

export const languageTexts: AspectsTexts = {
  words,
  names,
  sign: (sign) => ofSign(words.signs, sign),
  pairs: { ...sun, ...moon, ...mars, ...mercury, ...jupiter, ...venus, ...slow },
  signPairs,
  sameHouse: [
    (house) => `Tout tient dans la ${nth(house)} maison, et il s’agit donc de ceci : ${field(house)}.`,
    (house) => `Tu le trouveras réuni en un seul lieu, la ${nth(house)} maison : ${field(house)}.`,
    (house) =>
      `La ${nth(house)} maison leur est commune, elle aussi : ${field(house)}, difficile d’y penser sans ces deux-là.`,
    (house) => `Une seule maison, la ${nth(house)}, doit contenir les deux : ${field(house)}.`,
  ],
  twoHouses: [
    (a, b) => `Cela va d’une maison à l’autre, de la ${nth(a)} (${field(a)}) à la ${nth(b)} (${field(b)}).`,
    (a, b) =>
      `Un bout se trouve dans la ${nth(a)} maison : ${field(a)} ; l’autre, dans la ${nth(b)} : ${field(b)}.`,
    (a, b) =>
      `Ce qui commence dans la ${nth(a)} maison (${field(a)}) se ressent dans la ${nth(b)} (${field(b)}).`,
    (a, b) =>
      `Cherche-le dans la ${nth(a)} maison, qui est touchée : ${field(a)} ; et son écho, dans la ${nth(b)} : ${field(b)}.`,
    (a, b) => `La ${nth(a)} maison y apporte ${field(a)} ; la ${nth(b)}, ${field(b)}.`,
  ],
  oneHouse: [
    (point, house) => `Par ${names[point]}, la ${nth(house)} maison y a sa part : ${field(house)}.`,
    (point, house) =>
      `C’est dans la ${nth(house)} maison que tu t’en aperçois, car ${names[point]} s’y tient : ${field(house)}.`,
    (point, house) => `Le terrain qu’apporte ${names[point]} est la ${nth(house)} maison : ${field(house)}.`,
    (point, house) =>
      `Interroge ${names[point]}, et la réponse vient de la ${nth(house)} maison : ${field(house)}.`,
    (point, house) =>
      `Comme ${names[point]} occupe la ${nth(house)} maison, la conversation tourne vite autour de ceci : ${field(house)}.`,
    (point, house) =>
      `Avec ${names[point]} dans la ${nth(house)} maison, un fil mène jusqu’ici : ${field(house)}.`,
  ],
  nearness: {
    nearest: [
      (a, b, orb) =>
        `Aucun aspect de ton thème n’est plus près de l’exact : entre ${names[a]} et ${names[b]} il ne manque que ${orb}, et c’est lui que tu entends d’abord.`,
    ],
    close: [
      (a, b, orb) =>
        `Avec ${orb} à peine de jeu entre ${names[a]} et ${names[b]}, ce n’est pas un murmure de fond.`,
      (a, b, orb) =>
        `${capital(names[a])} et ${names[b]} sont à ${orb} de l’exact, si bien que cela travaille aussi les jours ordinaires.`,
      (a, b, orb) =>
        `D’autres ont dû t’en parler, car de ${orb} seulement ${names[a]} et ${names[b]} manquent l’angle exact.`,
      (a, b, orb) => `À ${orb} de l’exact, ${names[a]} perd rarement ${names[b]} de vue.`,
    ],
    middling: [
      (a, b, orb) => `${capital(names[a])} et ${names[b]} sont à ${orb} de l’exact, assez près pour compter.`,
      (a, b, orb) =>
        `Entre ${names[a]} et ${names[b]} il manque ${orb}, ce qui laisse place aux bons jours et aux mauvais.`,
      (a, b, orb) =>
        `Tu peux t’y appuyer ou non : il manque ${orb} pour que ${names[a]} et ${names[b]} forment l’angle parfait.`,
      (a, b, orb) => `C’est un fil parmi d’autres, ${names[a]} avec ${names[b]}, large de ${orb}.`,
    ],
    wide: [
      (a, b, orb) =>
        `${capital(names[a])} et ${names[b]} sont à ${orb} de l’exact ; cela se montre quand autre chose l’appelle.`,
      (a, b, orb) =>
        `À ${orb}, ce qui passe entre ${names[a]} et ${names[b]} est une couleur plus qu’un trait.`,
      (a, b, orb) =>
        `${orb}, c’est loin : ${names[a]} et ${names[b]} se retrouvent surtout les années où une planète lente se met entre les deux.`,
      (a, b, orb) => `Large de ${orb}, cet aspect laisse à chacun le choix, ${names[a]} comme ${names[b]}.`,
      (a, b, orb) =>
        `Imagine ${names[a]} et ${names[b]} en voisins qui, à ${orb} de l’angle exact, se saluent par-dessus la haie.`,
    ],
  },
};
