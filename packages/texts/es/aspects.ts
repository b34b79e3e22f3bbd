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
    (house) => `Todo cae en la casa ${nth(house)}, y de eso se trata: ${field(house)}.`,
    (house) => `Lo encontrarás reunido en un solo lugar, la casa ${nth(house)}: ${field(house)}.`,
    (house) => `También comparten la casa ${nth(house)}: ${field(house)}, cuesta pensarlo por separado.`,
    (house) => `Una sola casa, la ${nth(house)}, tiene que dar para todo: ${field(house)}.`,
  ],
  twoHouses: [
    (a, b) => `Va de una casa a otra, de la ${nth(a)} (${field(a)}) a la ${nth(b)} (${field(b)}).`,
    (a, b) => `Un extremo está en la casa ${nth(a)}: ${field(a)}; el otro, en la ${nth(b)}: ${field(b)}.`,
    (a, b) => `Lo que empieza en la casa ${nth(a)} (${field(a)}) se nota en la ${nth(b)} (${field(b)}).`,
    (a, b) =>
      `Búscalo en la casa ${nth(a)}, que queda tocada: ${field(a)}; y su eco, en la ${nth(b)}: ${field(b)}.`,
    (a, b) => `La casa ${nth(a)} aporta ${field(a)}; la ${nth(b)}, ${field(b)}.`,
  ],
  oneHouse: [
    (point, house) => `Por ${names[point]}, la casa ${nth(house)} tiene parte en ello: ${field(house)}.`,
    (point, house) =>
      `Donde lo notas es en la casa ${nth(house)}, porque ahí está ${names[point]}: ${field(house)}.`,
    (point, house) => `El terreno que pone ${names[point]} es la casa ${nth(house)}: ${field(house)}.`,
    (point, house) =>
      `Pregunta por ${names[point]} y la respuesta viene de la casa ${nth(house)}: ${field(house)}.`,
    (point, house) =>
      `Como ${names[point]} ocupa la casa ${nth(house)}, la conversación acaba pronto en lo mismo: ${field(house)}.`,
    (point, house) =>
      `Con ${names[point]} en la casa ${nth(house)}, una línea lleva hasta aquí: ${field(house)}.`,
  ],
  nearness: {
    nearest: [
      (a, b, orb) =>
        `Ningún aspecto de tu carta está más cerca de lo exacto: entre ${names[a]} y ${names[b]} faltan solo ${orb}, y es el que oyes antes que ningún otro.`,
    ],
    close: [
      (a, b, orb) => `Con ${names[a]} y ${names[b]} a solo ${orb} de lo exacto, no es un murmullo.`,
      (a, b, orb) =>
        `${capital(names[a])} y ${names[b]} están a ${orb} de lo exacto, y por eso trabaja también en los días corrientes.`,
      (a, b, orb) =>
        `Otros te habrán hablado de ello, porque entre ${names[a]} y ${names[b]} no faltan más que ${orb}.`,
      (a, b, orb) => `A ${orb} de lo exacto, rara vez se pierden de vista ${names[a]} y ${names[b]}.`,
    ],
    middling: [
      (a, b, orb) =>
        `${capital(names[a])} y ${names[b]} están a ${orb} de lo exacto, bastante cerca para contar.`,
      (a, b, orb) =>
        `Entre ${names[a]} y ${names[b]} faltan ${orb}, lo que deja sitio a días buenos y malos.`,
      (a, b, orb) =>
        `Puedes apoyarte en ello o dejarlo: faltan ${orb} para que ${names[a]} y ${names[b]} formen el ángulo perfecto.`,
      (a, b, orb) => `Es un hilo entre varios, ${names[a]} con ${names[b]}, de ${orb} de ancho.`,
    ],
    wide: [
      (a, b, orb) =>
        `${capital(names[a])} y ${names[b]} están a ${orb} de lo exacto; se muestra cuando otra cosa lo llama.`,
      (a, b, orb) => `A ${orb}, lo que pasa entre ${names[a]} y ${names[b]} es más color que línea.`,
      (a, b, orb) =>
        `${orb} es mucho trecho: ${names[a]} y ${names[b]} se encuentran sobre todo en años en que un planeta lento se pone en medio.`,
      (a, b, orb) => `Con ${orb} de holgura entre ${names[a]} y ${names[b]}, la elección queda en tus manos.`,
      (a, b, orb) =>
        `Piensa en ${names[a]} y ${names[b]} como vecinos que, a ${orb} del ángulo exacto, se saludan por encima de la valla.`,
    ],
  },
};
