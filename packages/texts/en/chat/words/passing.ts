import type { AspectType } from '@palmleaf/engines/chart';

type Tone = 'meets' | 'helps' | 'presses' | 'faces';

const toneOf: Readonly<Record<AspectType, Tone>> = {
  Conjunction: 'meets',
  Trine: 'helps',
  Sextile: 'helps',
  Square: 'presses',
  Opposition: 'faces',
};

/** What is touched in a person, each with the verb in the plural or the singular. */
const parts: Readonly<Record<string, readonly [what: string, many: boolean]>> = {
  Sun: ['your will', false],
  Moon: ['your feelings', true],
  Mercury: ['your thinking', false],
  Venus: ['your affections', true],
  Mars: ['your drive', false],
  Jupiter: ['your good judgement', false],
  Saturn: ['your sense of duty', false],
  Uranus: ['your independence', false],
  Neptune: ['your imagination', false],
  Pluto: ['your depth', false],
  'North Node': ['your direction', false],
  Chiron: ['an old hurt of yours', false],
  Rahu: ['your appetite for the new', false],
  Ketu: ['your detachment', false],
  Ascendant: ['your manner', false],
  Midheaven: ['your standing', false],
};

/** What a slow planet does to what it touches. Tone of each planet after Alan Leo, The Progressed Horoscope (1906); the clauses are ours. */
const slow: Readonly<Record<string, Readonly<Record<Tone, readonly [one: string, many: string]>>>> = {
  Jupiter: {
    meets: ['is given more room', 'are given more room'],
    helps: ['has a good wind behind it', 'have a good wind behind them'],
    presses: [
      'grows a little too large, and measure is the art',
      'grow a little too large, and measure is the art',
    ],
    faces: [
      'is flattered from outside, so check before you agree',
      'are flattered from outside, so check before you agree',
    ],
  },
  Saturn: {
    meets: ['is asked to be serious', 'are asked to be serious'],
    helps: ['finds something firm to hold on to', 'find something firm to hold on to'],
    presses: ['is put to the test and grows by patience', 'are put to the test and grow by patience'],
    faces: ['meets a limit that somebody else sets', 'meet a limit that somebody else sets'],
  },
  Uranus: {
    meets: ['wakes to something new', 'wake to something new'],
    helps: ['comes free of an old habit', 'come free of an old habit'],
    presses: [
      'is shaken loose, so leave room for surprises',
      'are shaken loose, so leave room for surprises',
    ],
    faces: ['is surprised by what others do', 'are surprised by what others do'],
  },
  Neptune: {
    meets: ['turns dreamy and open', 'turn dreamy and open'],
    helps: ['is inspired', 'are inspired'],
    presses: ['is clouded, so decide slowly', 'are clouded, so decide slowly'],
    faces: [
      'is led on by what others promise, so ask twice',
      'are led on by what others promise, so ask twice',
    ],
  },
  Pluto: {
    meets: ['is made over from the ground', 'are made over from the ground'],
    helps: ['gains depth and staying power', 'gain depth and staying power'],
    presses: ['meets a question of power', 'meet a question of power'],
    faces: ['comes up against somebody strong', 'come up against somebody strong'],
  },
};

const quick: Readonly<Record<Tone, readonly [one: string, many: string]>> = {
  meets: ['is touched', 'are touched'],
  helps: ['is helped along', 'are helped along'],
  presses: ['meets some resistance', 'meet some resistance'],
  faces: ['finds itself opposite others', 'find themselves opposite others'],
};

/** "your feelings are put to the test and grow by patience" */
export function touched(mover: string, type: AspectType, target: string): string {
  const [what, many] = parts[target] ?? [target, false];
  const says = (slow[mover] ?? quick)[toneOf[type]];
  return `${what} ${says[many ? 1 : 0]}`;
}
