import type { ChatWords } from '../../chat/chat-words.ts';
import { oneOf } from '../../chat/one-of.ts';
import { sanskritTerms } from '../../chat/sanskrit-terms.ts';
import { signNames } from '../names.ts';

export const glossary: ChatWords['glossary'] = {
  ...sanskritTerms({
    mahadasha: 'uma mahadasha é um grande período de anos regido por um planeta',
    antardasha: 'uma antardasha é um subperíodo dentro dela',
    pratyantardasha: 'uma pratyantardasha é uma parte de um subperíodo',
    'sade sati':
      'sade sati são os sete anos e meio em que Saturno passa pelo signo da sua Lua e pelos dois vizinhos',
    nakshatra: 'um nakshatra é uma das 27 estações da Lua',
    pada: 'um pada é a quarta parte de um nakshatra',
    dosha: 'um dosha é uma posição que a tradição conta como defeito',
    yoga: 'um yoga é uma combinação de planetas com nome e efeito',
    graha: 'graha é a palavra sânscrita para planeta',
  }),
  'sidereal signs': {
    pattern: oneOf(signNames.map((sign) => `em ${sign}`)),
    meaning:
      'os signos são os do zodíaco sideral, que fica uns 24 graus atrás do zodíaco dos mapas e jornais ocidentais, de modo que lá um planeta pode estar em outro signo',
  },
  Ascendant: {
    pattern: /Ascendente/,
    meaning: 'o Ascendente (lagna) é o signo que subia a leste quando você nasceu',
  },
  Midheaven: {
    pattern: /Meio do Céu/,
    meaning: 'o Meio do Céu é o ponto mais alto do zodíaco quando você nasceu',
  },
  exalted: {
    pattern: /exaltação/,
    meaning: 'em exaltação quer dizer no signo em que um planeta é mais forte',
  },
  debilitated: {
    pattern: /em debilidade/,
    meaning: 'em debilidade quer dizer no signo em que ele é mais fraco',
  },
  retrograde: {
    pattern: /retrógrado/,
    meaning: 'o movimento retrógrado é o que vai para trás visto da Terra',
  },
  progressed: {
    pattern: /por progressão/i,
    meaning: 'nas progressões cada dia depois do nascimento vale por um ano',
  },
  orb: { pattern: /\borbe\b/, meaning: 'o orbe é a distância até o aspecto exato' },
  aspects: {
    pattern: /em (?:trígono|sextil|quadratura)/,
    meaning: 'trígono, sextil e quadratura são ângulos de 120, 60 e 90 graus',
  },
  dignities: {
    pattern: /em domicílio|em exílio|em signo alheio/,
    meaning:
      'domicílio, exílio e signo alheio dizem se um planeta está no próprio signo, no oposto ou em nenhum dos dois',
  },
};
