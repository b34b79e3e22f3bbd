import type { ClassicalPlanet } from '@palmleaf/engines/zodiac';
import { ofSign, type PerSign } from '@palmleaf/engines/zodiac';
import { inCase, itself, type KannadaCase, too } from '../languages/kannada-cases.ts';
import type { Matter, Standing, YearTexts } from '../year/texts.ts';
import varshaphal from './varshaphal.json' with { type: 'json' };

const { texts: shortTexts } = varshaphal;

/** If ಮತ್ತು joins two, only the last takes the case ending. */
const fields: PerSign<string> = [
  'ನಿಮ್ಮ ವ್ಯಕ್ತಿತ್ವ',
  'ಕುಟುಂಬ ಮತ್ತು ಸ್ವತ್ತು',
  'ಸೋದರ ಬಾಂಧವ್ಯ ಮತ್ತು ಸಣ್ಣ ಪ್ರಯಾಣಗಳು',
  'ಮನೆ ಮತ್ತು ಭೂಮಿ',
  'ಮಕ್ಕಳು ಮತ್ತು ವಿದ್ಯೆ',
  'ದಿನನಿತ್ಯದ ಕೆಲಸ ಮತ್ತು ಪೈಪೋಟಿ',
  'ದಾಂಪತ್ಯ ಮತ್ತು ಪಾಲುದಾರಿಕೆ',
  'ಜಂಟಿ ವ್ಯವಹಾರ ಮತ್ತು ರಹಸ್ಯಗಳು',
  'ಶ್ರದ್ಧೆ ಮತ್ತು ದೂರದ ಪ್ರಯಾಣ',
  'ವೃತ್ತಿ ಮತ್ತು ಪ್ರತಿಷ್ಠೆ',
  'ಸ್ನೇಹ ಮತ್ತು ಆಶೋತ್ತರಗಳು',
  'ಏಕಾಂತ ಮತ್ತು ದೂರದೇಶ',
];

const briefly: PerSign<string> = [
  'ವ್ಯಕ್ತಿತ್ವ',
  'ಸ್ವತ್ತು',
  'ಸೋದರ ಬಾಂಧವ್ಯ',
  'ಮನೆ',
  'ಮಕ್ಕಳು',
  'ದಿನನಿತ್ಯದ ಕೆಲಸ',
  'ಪಾಲುದಾರಿಕೆ',
  'ಜಂಟಿ ವ್ಯವಹಾರ',
  'ದೂರದ ಪ್ರಯಾಣ',
  'ವೃತ್ತಿ',
  'ಸ್ನೇಹ',
  'ಏಕಾಂತ',
];

const ordinals: PerSign<string> = [
  'ಮೊದಲನೇ',
  'ಎರಡನೇ',
  'ಮೂರನೇ',
  'ನಾಲ್ಕನೇ',
  'ಐದನೇ',
  'ಆರನೇ',
  'ಏಳನೇ',
  'ಎಂಟನೇ',
  'ಒಂಬತ್ತನೇ',
  'ಹತ್ತನೇ',
  'ಹನ್ನೊಂದನೇ',
  'ಹನ್ನೆರಡನೇ',
];

const { grahas: names } = shortTexts;

/** Masculine: the verb ends in -ಾನೆ for one planet and in -ಾರೆ for two. */
const called = (planet: ClassicalPlanet, grammarCase: KannadaCase): string =>
  inCase(names[planet], grammarCase, 'somebody');
const ruled = (houses: readonly number[]): string => {
  const all = houses.map((house) => ofSign(ordinals, house)).join(' ಮತ್ತು ');
  return houses.length > 1 ? `${all} ಭಾವಗಳ` : `${all} ಭಾವದ`;
};
const about = (houses: readonly number[]): string =>
  inCase(
    houses.length === 1
      ? ofSign(fields, houses[0] ?? 1)
      : houses.map((house) => ofSign(briefly, house)).join(' ಮತ್ತು '),
    'genitive',
  );
/** The month first, so that an ending can follow the number: «ಏಪ್ರಿಲ್ 2ರಿಂದ». */
const date = (at: Date): string =>
  `${at.toLocaleDateString('kn-IN', { month: 'long', timeZone: 'UTC' })} ${at.getUTCDate()}`;

const lordOf = ({ other, houses }: Matter, grammarCase: KannadaCase): string =>
  `${ruled(houses)} ಅಧಿಪತಿ ${called(other, grammarCase)}`;
const both = (matter: Matter, grammarCase: 'nominative' | 'accusative' | 'dative'): string =>
  `${too(called(matter.lord, grammarCase))} ${too(lordOf(matter, grammarCase))}`;
const ofTheTwo = ({ lord, other, houses }: Matter): string =>
  `${names[lord]} ಹಾಗೂ ${ruled(houses)} ಅಧಿಪತಿ ${names[other]} ಇವರಿಬ್ಬರಲ್ಲಿ`;
const weakness = ({ weak: [first, ...others] }: Matter): string =>
  first === undefined || others.length > 0 ? 'ಇಬ್ಬರಿಗೂ ಬಲವಿಲ್ಲ' : `${called(first, 'dative')} ಬಲವಿಲ್ಲ`;
const isFriendly = ({ regard }: Matter): boolean => regard === 'friendly';
const helper = ({ third }: Matter, grammarCase: KannadaCase): string =>
  third === undefined ? inCase('ಮೂರನೆಯವ', grammarCase, 'somebody') : called(third, grammarCase);
const soon = ({ ithasala }: Matter): string =>
  ithasala === 'Poorna'
    ? ' ಇನ್ನು ಒಂದು ಡಿಗ್ರಿಗಿಂತಲೂ ಕಡಿಮೆ ಉಳಿದಿದೆ, ಆದ್ದರಿಂದ ವರ್ಷದ ಆರಂಭದಲ್ಲೇ ಇದರತ್ತ ಗಮನ ಕೊಡಿ.'
    : ithasala === 'Bhavishyat'
      ? ' ಇಬ್ಬರ ಬೆಳಕು ಇನ್ನೂ ಸೇರಿಲ್ಲ; ವರ್ಷದ ಕೊನೆಯ ಭಾಗದಲ್ಲಿ ಇದನ್ನು ಎದುರುನೋಡಿ.'
      : '';
const soonToo = ({ ithasala }: Matter): string =>
  ithasala === 'Poorna'
    ? ' ಪೂರ್ಣತೆಗೆ ಒಂದು ಡಿಗ್ರಿಯೂ ಬಾಕಿಯಿಲ್ಲ: ವರ್ಷದ ಮೊದಲ ದಿನಗಳಲ್ಲೇ ಇದನ್ನು ಕೈಗೆತ್ತಿಕೊಳ್ಳಿ.'
    : ithasala === 'Bhavishyat'
      ? ' ಬೆಳಕು ಕೂಡಲು ಇನ್ನೂ ಸಮಯವಿದೆ: ವರ್ಷದ ಉತ್ತರಾರ್ಧದವರೆಗೆ ತಾಳ್ಮೆಯಿರಲಿ.'
      : '';

const natures: Readonly<Record<ClassicalPlanet, string>> = {
  Sun: 'ಮುಂದಾಳತ್ವವನ್ನು ನಿಮ್ಮಿಂದ ನಿರೀಕ್ಷಿಸುತ್ತಾರೆ; ಅರೆಮನಸ್ಸಿನಿಂದ ಮಾಡಿದ್ದು ತೃಪ್ತಿ ಕೊಡುವುದಿಲ್ಲ.',
  Moon: 'ಮನಸ್ಸು, ಒಡನಾಟ ಮತ್ತು ಯೋಜನೆಗಳು ಆಗಾಗ ಬದಲಾಗುತ್ತವೆ; ಅವುಗಳೊಂದಿಗೆ ಹೆಜ್ಜೆ ಹಾಕುವುದೇ ಒಳ್ಳೆಯದು.',
  Mars: 'ವರ್ಷದ ಗತಿ ಬಿರುಸಾಗಿದೆ; ಯೋಜನೆಗಿಂತ ಧೈರ್ಯವೇ ಹೆಚ್ಚು ಉಪಯೋಗಕ್ಕೆ ಬರುತ್ತದೆ.',
  Mercury: 'ಮಾತುಕತೆ, ಕಾಗದಪತ್ರ, ಕಲಿಕೆ ಮತ್ತು ಚುರುಕಾದ ಹೊಂದಾಣಿಕೆಗಳ ವರ್ಷವಿದು.',
  Jupiter: 'ಒಳ್ಳೆಯ ಸಲಹೆ ಹತ್ತಿರದಲ್ಲೇ ಸಿಗುತ್ತದೆ; ಉದಾರ ಮನಸ್ಸಿನಿಂದ ಮಾಡಿದ್ದು ಮರಳಿ ಬರುತ್ತದೆ.',
  Venus: 'ಒತ್ತಾಯಕ್ಕಿಂತ ಸಾಮರಸ್ಯ, ಸದಭಿರುಚಿ ಮತ್ತು ಪ್ರೀತಿ ಹೆಚ್ಚು ಸಾಧಿಸುತ್ತವೆ.',
  Saturn: 'ತಾಳ್ಮೆಯೇ ಈ ವರ್ಷದ ಬಂಡವಾಳ; ನಿಧಾನವಾಗಿ ಕಟ್ಟಿದ್ದು ಬಾಳಿಕೆ ಬರುತ್ತದೆ.',
};

const yearLord =
  (planet: ClassicalPlanet) =>
  (house: number): string =>
    `${called(planet, 'nominative')} ಈ ವರ್ಷದ ಅಧಿಪತಿಯಾಗಿ ${ofSign(ordinals, house)} ಭಾವದಲ್ಲಿದ್ದಾನೆ, ಆದ್ದರಿಂದ ${itself(inCase(ofSign(fields, house), 'nominative'))} ವರ್ಷದ ಕೇಂದ್ರಬಿಂದು. ${natures[planet]}`;

const munthaIn = (house: number, advice: string): string =>
  `ವರ್ಷದ ಲಕ್ಷ್ಯವನ್ನು ತೋರುವ ಮುಂಥಾ ${ofSign(ordinals, house)} ಭಾವಕ್ಕೆ ಬಂದಿದೆ: ${advice}.`;

function standing(all: readonly Standing[]): string {
  const alone = all.length === 1;
  return [...new Set(all.map(({ house }) => house))]
    .map((place) => {
      const here = all.filter(({ house }) => house === place);
      const subjects = here.map(({ planet }) => called(planet, 'nominative'));
      return `${ofSign(ordinals, place)} ಭಾವದಲ್ಲಿರುವ ${(alone ? subjects : subjects.map(too)).join(' ')}`;
    })
    .join(', ');
}
const they = (all: readonly Standing[], one: string, several: string): string =>
  `ಈ ವರ್ಷ ${standing(all)} ${all.length === 1 ? one : several}`;

export const languageTexts: YearTexts = {
  matters: {
    Ithasala: [
      (m) =>
        m.isLordFaster
          ? `ಈ ವರ್ಷ ನಿಮ್ಮನ್ನು ಪ್ರತಿನಿಧಿಸುವ ${called(m.lord, 'nominative')} ${lordOf(m, 'genitive')} ಕಡೆಗೆ ಸಾಗುತ್ತಿದ್ದಾನೆ: ${about(m.houses)} ವಿಷಯ ನಿಮಗೆ ಹತ್ತಿರವಾಗುತ್ತದೆ, ${isFriendly(m) ? 'ದಾರಿಯೂ ತೆರೆದಿದೆ' : 'ಆದರೆ ದಾರಿಯನ್ನು ನೀವೇ ತೆರೆಯಬೇಕು'}.${soon(m)}`
          : `${lordOf(m, 'nominative')} ಈ ವರ್ಷ ನಿಮ್ಮನ್ನು ಪ್ರತಿನಿಧಿಸುವ ${called(m.lord, 'genitive')} ಬಳಿಗೆ ಬರುತ್ತಿದ್ದಾನೆ: ${about(m.houses)} ವಿಷಯ ${isFriendly(m) ? 'ಸಹಜವಾಗಿಯೇ' : 'ಕೆಲವು ಷರತ್ತುಗಳೊಂದಿಗೆ'} ನಿಮ್ಮನ್ನು ಹುಡುಕಿಕೊಂಡು ಬರುತ್ತದೆ.${soon(m)}`,
      (m) =>
        `${both(m, 'dative')} ನಡುವಿನ ಅಂತರ ಕಡಿಮೆಯಾಗುತ್ತಿದೆ. ${about(m.houses)} ವಿಚಾರದಲ್ಲಿ ಬೆಳವಣಿಗೆಯನ್ನು ನಿರೀಕ್ಷಿಸಬಹುದು; ${isFriendly(m) ? 'ಇಬ್ಬರದೂ ಮಿತ್ರ ದೃಷ್ಟಿ' : 'ಇಬ್ಬರದೂ ಶತ್ರು ದೃಷ್ಟಿಯಾದ್ದರಿಂದ ಪ್ರಯತ್ನ ಬೇಕು'}.${soonToo(m)}`,
      (m) =>
        `${about(m.houses)} ವಿಷಯ ${isFriendly(m) ? 'ಬಹುಮಟ್ಟಿಗೆ ತಾನಾಗಿಯೇ ಕೂಡಿಬರುತ್ತದೆ' : 'ಬಿಡದೆ ಪ್ರಯತ್ನಿಸಿದರೆ ಕೂಡಿಬರುತ್ತದೆ'}, ಏಕೆಂದರೆ ${both(m, 'nominative')} ಪರಸ್ಪರ ಸಮೀಪಿಸುತ್ತಿದ್ದಾರೆ.${soon(m)}`,
      (m) =>
        `${lordOf(m, 'nominative')} ${m.isLordFaster ? `${called(m.lord, 'accusative')} ಎದುರುನೋಡುತ್ತಿದ್ದಾನೆ` : `${called(m.lord, 'genitive')} ಬಳಿಗೆ ಧಾವಿಸುತ್ತಿದ್ದಾನೆ`}; ${about(m.houses)} ವಿಚಾರದಲ್ಲಿ ನೀವು ಆರಂಭಿಸುವುದು ${isFriendly(m) ? 'ಸುಗಮವಾಗಿ ಸಾಗುತ್ತದೆ' : 'ಎದುರು ಗಾಳಿಯಲ್ಲೂ ದಡ ಸೇರುತ್ತದೆ'}.${soonToo(m)}`,
    ],
    Easarpha: [
      (m) =>
        `${both(m, 'nominative')} ಈಗಷ್ಟೇ ಬೇರ್ಪಟ್ಟಿದ್ದಾರೆ. ${about(m.houses)} ವಿಷಯದಲ್ಲಿ ನಿರ್ಣಾಯಕ ಮಾತುಕತೆ ಮುಗಿದಿದೆ; ಒಪ್ಪಿಕೊಂಡದ್ದನ್ನು ಪೂರೈಸಿ.`,
      (m) =>
        `${about(m.houses)} ವಿಷಯದ ಬಿರುಸಿನ ಕಾಲ ದಾಟಿದೆ, ಏಕೆಂದರೆ ${both(m, 'nominative')} ಪರಸ್ಪರ ದೂರವಾಗುತ್ತಿದ್ದಾರೆ: ನೆರವಾದವರಿಗೆ ಧನ್ಯವಾದ ಹೇಳಿ, ಬಾಕಿ ಇರುವುದನ್ನು ಇತ್ಯರ್ಥಪಡಿಸಿಕೊಳ್ಳಿ.`,
      (m) =>
        `${lordOf(m, 'sociative')} ${called(m.lord, 'genitive')} ಭೇಟಿ ಮುಗಿದಿದೆ: ${about(m.houses)} ವಿಚಾರದಲ್ಲಿ ಮೊದಲ ವೇಗ ಇಳಿದಿದೆ, ಆತುರಕ್ಕಿಂತ ನಿಧಾನವಾದ ಕಾಳಜಿಯೇ ಹೆಚ್ಚು ಫಲ ಕೊಡುತ್ತದೆ.`,
    ],
    Nakta: [
      (m) =>
        `${both(m, 'nominative')} ಒಬ್ಬರನ್ನೊಬ್ಬರು ನೋಡುವುದಿಲ್ಲ, ಆದರೆ ${helper(m, 'nominative')} ಇಬ್ಬರ ನಡುವೆ ಓಡಾಡುತ್ತಾನೆ: ${about(m.houses)} ವಿಷಯ ಎರಡೂ ಕಡೆಯವರನ್ನು ಬಲ್ಲ ಚುರುಕಾದವರೊಬ್ಬರ ಮೂಲಕ ಕೈಗೂಡುತ್ತದೆ.`,
      (m) =>
        `${about(m.houses)} ವಿಚಾರದಲ್ಲಿ ಮಧ್ಯಸ್ಥರೊಬ್ಬರು ಬೇಕು; ${both(m, 'dative')} ನಡುವೆ ${helper(m, 'nominative')} ಬೆಳಕನ್ನು ಸಾಗಿಸುತ್ತಾನೆ.`,
    ],
    Yamaya: [
      (m) =>
        `${both(m, 'nominative')} ಒಬ್ಬರನ್ನೊಬ್ಬರು ನೋಡದಿದ್ದರೂ ${helper(m, 'dative')} ಹತ್ತಿರವಾಗುತ್ತಿದ್ದಾರೆ: ${about(m.houses)} ವಿಷಯದಲ್ಲಿ ಹಿರಿಯರೊಬ್ಬರು ಎರಡೂ ಕಡೆಯವರನ್ನು ಸೇರಿಸುತ್ತಾರೆ.`,
      (m) =>
        `${about(m.houses)} ವಿಚಾರದಲ್ಲಿ ಎರಡೂ ಕಡೆಯವರನ್ನು ಒಂದುಗೂಡಿಸಬಲ್ಲವರಿಗಾಗಿ ಕಾಯಿರಿ; ${called(m.lord, 'genitive')} ಬೆಳಕನ್ನೂ ${lordOf(m, 'genitive')} ಬೆಳಕನ್ನೂ ${helper(m, 'nominative')} ಸೇರಿಸುತ್ತಾನೆ.`,
    ],
    Manahoo: [
      (m) =>
        `${both(m, 'dative')} ನಡುವೆ ${helper(m, 'nominative')} ಬಂದು ನಿಲ್ಲುತ್ತಾನೆ. ${about(m.houses)} ವಿಷಯದಲ್ಲಿ ವಾದವೋ ವಿಳಂಬವೋ ಆಗಬಹುದು; ಮೊದಲೇ ಮಾತನಾಡಿ ಬಗೆಹರಿಸಿಕೊಳ್ಳಿ.`,
      (m) =>
        `${both(m, 'nominative')} ಒಂದಾಗುವ ದಾರಿಗೆ ${helper(m, 'nominative')} ಅಡ್ಡವಾಗಿದ್ದಾನೆ: ${about(m.houses)} ವಿಚಾರಕ್ಕೆ ಇನ್ನೊಂದು ಯೋಜನೆಯನ್ನೂ ಸಿದ್ಧವಾಗಿಟ್ಟುಕೊಳ್ಳಿ.`,
    ],
    Kamboola: [
      (m) => `${both(m, 'dative')} ಚಂದ್ರನು ಆಸರೆಯಾಗುತ್ತಾನೆ: ${about(m.houses)} ವಿಷಯದಲ್ಲಿ ಜನರು ನಿಮ್ಮ ಪರವಾಗಿ ನಿಲ್ಲುತ್ತಾರೆ.`,
      (m) =>
        `${about(m.houses)} ವಿಚಾರದಲ್ಲಿ ನೀವು ಎಣಿಸಿದ್ದಕ್ಕಿಂತ ಹೆಚ್ಚು ಜನ ನೆರವಾಗುತ್ತಾರೆ, ಏಕೆಂದರೆ ${called(m.lord, 'nominative')} ${lordOf(m, 'sociative')} ಮಾಡಿಕೊಳ್ಳುವ ಒಪ್ಪಂದದಲ್ಲಿ ಚಂದ್ರನೂ ಸೇರುತ್ತಾನೆ.`,
    ],
    Garikamboola: [
      (m) =>
        `ಚಂದ್ರನು ಇನ್ನೂ ${both(m, 'accusative')} ಸೇರಿಲ್ಲ, ಆದರೆ ಮುಂದಿನ ರಾಶಿಯನ್ನು ಪ್ರವೇಶಿಸಿದೊಡನೆ ${helper(m, 'accusative')} ಸೇರುತ್ತಾನೆ: ${about(m.houses)} ವಿಷಯದಲ್ಲಿ ಸಹಾಯವು ತಡವಾಗಿ, ನಿರೀಕ್ಷಿಸದ ಕಡೆಯಿಂದ ಬರುತ್ತದೆ.`,
      (m) =>
        `${about(m.houses)} ವಿಚಾರದಲ್ಲಿ ಸ್ವಲ್ಪ ತಾಳಿ: ಸದ್ಯ ${both(m, 'accusative')} ಸೇರದ ಚಂದ್ರನು ಮುಂದಿನ ರಾಶಿಯಲ್ಲಿ ${helper(m, 'accusative')} ಕೂಡುವಾಗ, ನೀವು ಊಹಿಸದವರೊಬ್ಬರು ನೆರವಿಗೆ ಬರುತ್ತಾರೆ.`,
    ],
    Khallasara: [
      (m) =>
        `${both(m, 'accusative')} ನೋಡದೆ ಚಂದ್ರನು ಒಂಟಿ ದಾರಿಯಲ್ಲಿ ಸಾಗುತ್ತಾನೆ. ${about(m.houses)} ವಿಷಯದಲ್ಲಿ ನೀವೇ ಸಿದ್ಧಪಡಿಸಿಕೊಂಡದ್ದು ಮಾತ್ರ ಕೈಗೆ ಬರುತ್ತದೆ; ಇತರರ ಕೃಪೆಯನ್ನು ನೆಚ್ಚಿಕೊಳ್ಳಬೇಡಿ.`,
      (m) =>
        `${about(m.houses)} ವಿಚಾರದಲ್ಲಿ ಯಾರೂ ಯಾರ ಪಕ್ಷವನ್ನೂ ವಹಿಸುವುದಿಲ್ಲ, ಏಕೆಂದರೆ ಚಂದ್ರನು ${both(m, 'accusative')} ಗಮನಿಸದೆ ದಾಟಿ ಹೋಗುತ್ತಾನೆ: ನಿಮ್ಮ ಕೆಲಸವನ್ನು ಮಾಡುತ್ತಿರಿ, ಹೊಗಳಿಕೆಯನ್ನು ನಿರೀಕ್ಷಿಸಬೇಡಿ.`,
    ],
    Radda: [
      (m) =>
        `${both(m, 'nominative')} ಒಪ್ಪಿದ್ದಾರೆ, ಆದರೆ ${weakness(m)}: ${about(m.houses)} ವಿಷಯದಲ್ಲಿ ಯಾರು ಏನೇ ಹೇಳಿದರೂ ಖಚಿತಪಡಿಸಿಕೊಳ್ಳಿ.`,
      (m) => `${about(m.houses)} ವಿಚಾರದಲ್ಲಿ ನಿಮಗೆ ಸಿಕ್ಕ ಭರವಸೆ ಈಡೇರದೆ ಉಳಿಯಬಹುದು, ಏಕೆಂದರೆ ${ofTheTwo(m)} ${weakness(m)}.`,
      (m) =>
        `${both(m, 'nominative')} ಮಾತು ಕೊಟ್ಟಿದ್ದಾರೆ, ಆದರೂ ${weakness(m)}: ${about(m.houses)} ವಿಷಯದಲ್ಲಿ ಚಿಕ್ಕದಾದರೂ ಖಚಿತವಾದ ಭಾಗವನ್ನು ಮೊದಲು ಪಡೆದುಕೊಳ್ಳಿ.`,
      (m) =>
        `${about(m.houses)} ವಿಚಾರದಲ್ಲಿ ದಿನಾಂಕವನ್ನೂ ಇನ್ನೊಬ್ಬರ ಹೆಸರನ್ನೂ ಕೇಳಿಟ್ಟುಕೊಳ್ಳಿ: ${both(m, 'dative')} ನಡುವೆ ಸದ್ಭಾವನೆ ಇದೆ, ಆದರೆ ${weakness(m)}.`,
    ],
    Dupparikutha: [
      (m) =>
        `${ofTheTwo(m)} ವೇಗದ ಗ್ರಹ ದುರ್ಬಲ, ಮಂದ ಗ್ರಹ ಬಲಿಷ್ಠ: ${about(m.houses)} ವಿಷಯದಲ್ಲಿ ಆರಂಭ ಎಡವಿದರೂ ಕೊನೆ ಗಟ್ಟಿಯಾಗಿರುತ್ತದೆ.`,
      (m) => `${about(m.houses)} ವಿಚಾರವನ್ನು ಆರಂಭ ನೋಡಿ ಅಳೆಯಬೇಡಿ; ${ofTheTwo(m)} ಬಲವಿರುವುದು ನಿಧಾನವಾಗಿ ಚಲಿಸುವವನಿಗೆ.`,
    ],
    Duttota: [
      (m) =>
        `${both(m, 'dative')} ಬಲವಿಲ್ಲ, ಆದರೆ ಬಲಿಷ್ಠನಾದ ${helper(m, 'nominative')} ಅವರಲ್ಲೊಬ್ಬನನ್ನು ಜೊತೆಗೆ ಕರೆದೊಯ್ಯುತ್ತಾನೆ. ${about(m.houses)} ವಿಷಯದಲ್ಲಿ ಒಂಟಿಯಾಗಿ ಮುಂದುವರಿಯಬೇಡಿ.`,
      (m) =>
        `${about(m.houses)} ವಿಚಾರಕ್ಕೆ ಮೂವರು ಬೇಕು: ${both(m, 'dative')} ಬಲ ಸಾಲದು, ಅವರಲ್ಲೊಬ್ಬನಿಗೆ ${helper(m, 'nominative')} ತನ್ನ ಬಲವನ್ನು ಕೊಡುತ್ತಾನೆ.`,
      (m) =>
        `${about(m.houses)} ವಿಷಯದಲ್ಲಿ ನಿಮಗಿಂತ ಹೆಚ್ಚು ಅನುಭವವಿರುವವರೊಬ್ಬರನ್ನು ಜೊತೆಗೆ ಸೇರಿಸಿಕೊಳ್ಳಿ; ${both(m, 'nominative')} ಹೊರಲಾರದ ಭಾರವನ್ನು ${helper(m, 'nominative')} ಹೊರುತ್ತಾನೆ.`,
    ],
    Thambira: [
      (m) =>
        `${ofTheTwo(m)} ಒಬ್ಬನು ರಾಶಿಯ ಕೊನೆಯಲ್ಲಿದ್ದಾನೆ, ಮುಂದಿನ ರಾಶಿಯಲ್ಲಿ ${helper(m, 'nominative')} ಕಾಯುತ್ತಿದ್ದಾನೆ. ${about(m.houses)} ವಿಷಯದಲ್ಲಿ ತಿರುವು ತಡವಾಗಿ ಬರುತ್ತದೆ; ಅದಕ್ಕೆ ಸಿದ್ಧರಾಗಿರಿ.`,
    ],
  },
  severalPlanets: {
    Kuttha: (all) => `${they(all, 'ಬಲಿಷ್ಠನಾಗಿದ್ದಾನೆ', 'ಬಲಿಷ್ಠರಾಗಿದ್ದಾರೆ')}. ಈ ಶಕ್ತಿಯನ್ನು ಅದಕ್ಕೆ ತಕ್ಕ ಒಂದೇ ಕೆಲಸಕ್ಕೆ ವಿನಿಯೋಗಿಸಿ.`,
    Durupha: (all) => `${they(all, 'ದುರ್ಬಲನಾಗಿದ್ದಾನೆ', 'ದುರ್ಬಲರಾಗಿದ್ದಾರೆ')}.`,
  },
  allPlanets: {
    Iquabal: 'ಏಳೂ ಗ್ರಹಗಳು ಆಧಾರ ಕೊಡುವ ಭಾವಗಳಲ್ಲಿವೆ. ಈ ವರ್ಷ ನೀವು ಕೈಗೊಂಡದ್ದಕ್ಕೆ ಗಟ್ಟಿ ನೆಲೆ ಸಿಗುತ್ತದೆ, ಜನರೂ ಅದನ್ನು ಗಮನಿಸುತ್ತಾರೆ.',
    Induvara: 'ಏಳೂ ಗ್ರಹಗಳು ಪ್ರಯತ್ನವನ್ನು ಚದುರಿಸುವ ಭಾವಗಳಲ್ಲಿವೆ. ಈ ವರ್ಷ ದೊಡ್ಡ ಯೋಜನೆಗಳು ಬೇಡ, ಒಂದು ಕೆಲಸ ಮಾಗಿದ ಮೇಲೆ ಇನ್ನೊಂದಕ್ಕೆ ಕೈಹಾಕಿ.',
  },
  summary: {
    yearLord: {
      Sun: yearLord('Sun'),
      Moon: yearLord('Moon'),
      Mars: yearLord('Mars'),
      Mercury: yearLord('Mercury'),
      Jupiter: yearLord('Jupiter'),
      Venus: yearLord('Venus'),
      Saturn: yearLord('Saturn'),
    },
    muntha: [
      munthaIn(1, 'ನಿಮ್ಮಿಂದಲೇ ಹೊಸದಾಗಿ ಆರಂಭಿಸಿ'),
      munthaIn(2, 'ನಿಮ್ಮಲ್ಲಿರುವುದನ್ನೂ ನಿಮ್ಮ ಮನೆಯವರನ್ನೂ ನೋಡಿಕೊಳ್ಳುವ ವರ್ಷವಿದು'),
      munthaIn(3, 'ಧೈರ್ಯ, ಹತ್ತಿರದ ದಾರಿಗಳು ಮತ್ತು ನೇರ ಮಾತು ಕೈಹಿಡಿಯುತ್ತವೆ'),
      munthaIn(4, 'ಮನೆಯ ಕೆಲಸಗಳು ಮೊದಲು ಗಮನ ಕೇಳುತ್ತವೆ'),
      munthaIn(5, 'ಏನನ್ನಾದರೂ ಸೃಷ್ಟಿಸಿ, ಏನನ್ನಾದರೂ ಕಲಿಸಿ, ಪ್ರಿಯರೊಂದಿಗೆ ನಲಿಯಿರಿ'),
      munthaIn(6, 'ದಿನಚರಿಯನ್ನು ಒಪ್ಪವಾಗಿಡಿ, ಜಗಳಗಳಿಗೆ ಇಂಬು ಕೊಡಬೇಡಿ'),
      munthaIn(7, 'ಅರ್ಧ ದಾರಿಯನ್ನು ಇನ್ನೊಬ್ಬರು ನಿರ್ಧರಿಸುತ್ತಾರೆ'),
      munthaIn(8, 'ಎಚ್ಚರದಿಂದ ನಡೆಯಿರಿ, ಅರ್ಧಕ್ಕೆ ಬಿಟ್ಟದ್ದನ್ನು ಮುಗಿಸಿ'),
      munthaIn(9, 'ಗುರುಹಿರಿಯರಿಂದಲೋ ಪ್ರಯಾಣದಿಂದಲೋ ಶ್ರದ್ಧೆಯಿಂದಲೋ ದೃಷ್ಟಿ ವಿಶಾಲವಾಗುತ್ತದೆ'),
      munthaIn(10, 'ನಿಮ್ಮ ಕೆಲಸವನ್ನು ಎಲ್ಲರೂ ನೋಡುತ್ತಾರೆ, ಅದನ್ನು ಚೆನ್ನಾಗಿ ಮಾಡಿ'),
      munthaIn(11, 'ಸ್ನೇಹವೂ ಹಳೆಯ ಆಸೆಗಳೂ ಫಲ ಕೊಡುತ್ತವೆ'),
      munthaIn(12, 'ಸಮಯವನ್ನೂ ಶಕ್ತಿಯನ್ನೂ ಫಲ ಮರಳಿ ಬರುವಲ್ಲೇ ಬಳಸಿ'),
    ],
    balance: {
      helped: 'ಒಟ್ಟಿನಲ್ಲಿ ಈ ವರ್ಷ ತಡೆಯುವುದಕ್ಕಿಂತ ಹೆಚ್ಚಾಗಿ ನೆರವಾಗುತ್ತದೆ: ಬೇಗ ಆರಂಭಿಸಿ, ಕಳೆದ ಬಾರಿಗಿಂತ ಹೆಚ್ಚು ಕೇಳಿ.',
      hindered: 'ಒಟ್ಟಿನಲ್ಲಿ ಈ ವರ್ಷ ತಾಳ್ಮೆ ಬೇಡುತ್ತದೆ: ಇರುವುದನ್ನು ಅಚ್ಚುಕಟ್ಟಾಗಿ ಇಟ್ಟುಕೊಳ್ಳಿ, ಹೊಸದು ಚಿಕ್ಕದಾಗಿರಲಿ.',
      even: 'ನೆರವೂ ಅಡ್ಡಿಯೂ ಬಹುತೇಕ ಸಮವಾಗಿವೆ, ಎಲ್ಲವೂ ನಿಮ್ಮ ಆಯ್ಕೆಯನ್ನು ಅವಲಂಬಿಸಿದೆ: ದಾರಿ ತೆರೆದಿರುವ ಕಡೆ ಪ್ರಯತ್ನಿಸಿ.',
    },
    best: ({ planet, houses }) =>
      `${about(houses)} ವಿಷಯದಲ್ಲಿ ದಾರಿ ಎಲ್ಲಕ್ಕಿಂತ ಹೆಚ್ಚು ತೆರೆದಿದೆ, ಏಕೆಂದರೆ ${ruled(houses)} ಅಧಿಪತಿ ${called(planet, 'dative')} ಬೆಂಬಲ ಹೆಚ್ಚು.`,
    worst: ({ planet, houses }) =>
      `ಅಡ್ಡಿಗಳು ಹೆಚ್ಚಾಗಿರುವುದು ${ruled(houses)} ಅಧಿಪತಿ ${called(planet, 'dative')}: ${about(houses)} ವಿಷಯದಲ್ಲಿ ನಿಧಾನವಾಗಿ ಮುಂದುವರಿಯಿರಿ.`,
    when: (lord, from, to) =>
      `ಇದರ ಪ್ರಭಾವ ಹೆಚ್ಚಾಗಿ ಕಾಣುವುದು ${inCase(names[lord], 'genitive', 'somebody')} ಮುದ್ದಾ ದಶೆಯಲ್ಲಿ, ಸುಮಾರು ${date(from)}ರಿಂದ ${date(to)}ರವರೆಗೆ.`,
  },
};
