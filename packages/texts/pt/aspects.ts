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
    (house) => `Tudo cai na ${nth(house)} casa, e é disto que se trata: ${field(house)}.`,
    (house) => `Você vai achar isso reunido num só lugar, a ${nth(house)} casa: ${field(house)}.`,
    (house) => `A ${nth(house)} casa também é comum: ${field(house)}, difícil de pensar em separado.`,
    (house) => `Uma casa só, a ${nth(house)}, tem de bastar para tudo: ${field(house)}.`,
  ],
  twoHouses: [
    (a, b) => `Vai de uma casa a outra, da ${nth(a)} (${field(a)}) à ${nth(b)} (${field(b)}).`,
    (a, b) => `Uma ponta está na ${nth(a)} casa: ${field(a)}; a outra, na ${nth(b)}: ${field(b)}.`,
    (a, b) => `O que começa na ${nth(a)} casa (${field(a)}) se sente na ${nth(b)} (${field(b)}).`,
    (a, b) => `Procure na ${nth(a)} casa, que fica tocada: ${field(a)}; e o eco, na ${nth(b)}: ${field(b)}.`,
    (a, b) => `A ${nth(a)} casa traz ${field(a)}; a ${nth(b)}, ${field(b)}.`,
  ],
  oneHouse: [
    (point, house) => `Com ${names[point]}, também a ${nth(house)} casa tem parte nisso: ${field(house)}.`,
    (point, house) =>
      `Onde você percebe é na ${nth(house)} casa, porque ali está ${names[point]}: ${field(house)}.`,
    (point, house) => `O terreno que ${names[point]} traz é a ${nth(house)} casa: ${field(house)}.`,
    (point, house) => `Consulte ${names[point]}, e a resposta vem da ${nth(house)} casa: ${field(house)}.`,
    (point, house) =>
      `Como ${names[point]} ocupa a ${nth(house)} casa, a conversa logo chega a isto: ${field(house)}.`,
    (point, house) => `Estando ${names[point]} na ${nth(house)} casa, um fio leva até aqui: ${field(house)}.`,
  ],
  nearness: {
    nearest: [
      (a, b, orb) =>
        `Nenhum aspecto do seu mapa está mais perto do exato: entre ${names[a]} e ${names[b]} faltam só ${orb}, e é este que você ouve antes dos outros.`,
    ],
    close: [
      (a, b, orb) => `Com só ${orb} de folga entre ${names[a]} e ${names[b]}, não é um murmúrio.`,
      (a, b, orb) =>
        `${capital(names[a])} e ${names[b]} estão a ${orb} do exato, e por isso trabalha também nos dias comuns.`,
      (a, b, orb) =>
        `Outros já terão falado disso, pois entre ${names[a]} e ${names[b]} não faltam mais que ${orb}.`,
      (a, b, orb) => `A ${orb} do exato, ${names[a]} raramente perde ${names[b]} de vista.`,
    ],
    middling: [
      (a, b, orb) =>
        `${capital(names[a])} e ${names[b]} estão a ${orb} do exato, perto o bastante para contar.`,
      (a, b, orb) => `Entre ${names[a]} e ${names[b]} faltam ${orb}, o que deixa espaço a dias bons e ruins.`,
      (a, b, orb) =>
        `Dá para se apoiar nisso ou não: faltam ${orb} para que ${names[a]} e ${names[b]} formem o ângulo perfeito.`,
      (a, b, orb) => `É um fio entre vários, ${names[a]} com ${names[b]}, com ${orb} de largura.`,
    ],
    wide: [
      (a, b, orb) =>
        `${capital(names[a])} e ${names[b]} estão a ${orb} do exato; aparece quando outra coisa chama.`,
      (a, b, orb) => `A ${orb}, o que passa entre ${names[a]} e ${names[b]} é mais cor que linha.`,
      (a, b, orb) =>
        `${orb} é um bom trecho: ${names[a]} e ${names[b]} se encontram sobretudo em anos em que um planeta lento se põe no meio.`,
      (a, b, orb) => `Com ${names[a]} e ${names[b]} a ${orb} do exato, a escolha fica com você.`,
      (a, b, orb) =>
        `Imagine ${names[a]} e ${names[b]} como vizinhos que, a ${orb} do ângulo exato, se cumprimentam por cima da cerca.`,
    ],
  },
};
