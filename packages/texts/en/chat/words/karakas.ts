import type { KarakaName } from '@palmleaf/engines/jyotish';

/** What each chara karaka stands for. Source: Jaimini, Upadesha Sutras 1.1; Brihat Parashara Hora Shastra 32. */
export const karakaMeaning: Record<KarakaName, string> = {
  atmakaraka: 'the soul: what you have to master in this life',
  amatyakaraka: 'work and those who advise you',
  bhratrikaraka: 'brothers and sisters, and teachers',
  matrikaraka: 'mother and home',
  putrakaraka: 'children and what you create',
  gnatikaraka: 'relatives, rivals and health',
  darakaraka: 'husband or wife',
};

export const rankWords: Record<KarakaName, string> = {
  atmakaraka: 'furthest',
  amatyakaraka: 'second furthest',
  bhratrikaraka: 'third furthest',
  matrikaraka: 'fourth furthest',
  putrakaraka: 'fifth furthest',
  gnatikaraka: 'sixth furthest',
  darakaraka: 'least far',
};
