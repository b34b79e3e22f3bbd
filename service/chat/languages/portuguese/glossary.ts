import { signNames } from '../../../languages/names/pt.ts';
import type { ChatWords } from '../chat-words.ts';

export const glossary: ChatWords['glossary'] = {
  'sidereal signs': {
    pattern: new RegExp(`(?<!\\p{L})em (?:${signNames.join('|')})(?!\\p{L})`, 'u'),
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
  mahadasha: {
    pattern: /\bmahadasha\b/i,
    meaning: 'uma mahadasha é um grande período de anos regido por um planeta',
  },
  antardasha: {
    pattern: /\bantardasha\b/i,
    meaning: 'uma antardasha é um subperíodo dentro dela',
  },
  pratyantardasha: {
    pattern: /\bpratyantardashas?\b/i,
    meaning: 'uma pratyantardasha é uma parte de um subperíodo',
  },
  'sade sati': {
    pattern: /\bsade sati\b/i,
    meaning:
      'sade sati são os sete anos e meio em que Saturno passa pelo signo da sua Lua e pelos dois vizinhos',
  },
  nakshatra: { pattern: /\bnakshatra\b/, meaning: 'um nakshatra é uma das 27 estações da Lua' },
  pada: { pattern: /\bpadas?\b/, meaning: 'um pada é a quarta parte de um nakshatra' },
  dosha: {
    pattern: /\bdoshas?\b(?! manglik)/i,
    meaning: 'um dosha é uma posição que a tradição conta como defeito',
  },
  yoga: {
    pattern: /\byogas?\b/i,
    meaning: 'um yoga é uma combinação de planetas com nome e efeito',
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
  graha: { pattern: /\bgraha\b/, meaning: 'graha é a palavra sânscrita para planeta' },
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
