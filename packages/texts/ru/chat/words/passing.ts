import type { AspectType } from '@palmleaf/engines/chart';
import type { Target } from '@palmleaf/engines/forecast';
import type { BodyName } from '@palmleaf/engines/zodiac';

type Tone = 'meets' | 'helps' | 'presses' | 'faces';

const toneOf: Readonly<Record<AspectType, Tone>> = {
  Conjunction: 'meets',
  Trine: 'helps',
  Sextile: 'helps',
  Square: 'presses',
  Opposition: 'faces',
};

/** What is touched in a person; each takes the singular of the present tense, which has no gender. */
const parts: Readonly<Record<Target, string>> = {
  Sun: 'ваша воля',
  Moon: 'ваше чувство',
  Mercury: 'ваш ум',
  Venus: 'ваша привязанность',
  Mars: 'ваш напор',
  Jupiter: 'ваше суждение',
  Saturn: 'ваше чувство долга',
  Uranus: 'ваша независимость',
  Neptune: 'ваше воображение',
  Pluto: 'ваша глубина',
  'North Node': 'ваше направление',
  Chiron: 'ваша старая рана',
  Rahu: 'ваша тяга к новому',
  Ketu: 'ваше умение отпускать',
  Ascendant: 'ваша манера держаться',
  Midheaven: 'ваше положение',
};

const slow: Readonly<Partial<Record<BodyName, Readonly<Record<Tone, string>>>>> = {
  Jupiter: {
    meets: 'получает больше простора',
    helps: 'идёт с попутным ветром',
    presses: 'перехлёстывает через край, и всё искусство в мере',
    faces: 'встречает чужую лесть, так что проверяйте, прежде чем обещать',
  },
  Saturn: {
    meets: 'становится серьёзнее',
    helps: 'находит твёрдую опору',
    presses: 'проходит проверку и растёт через терпение',
    faces: 'упирается в границу, которую ставят другие',
  },
  Uranus: {
    meets: 'просыпается для нового',
    helps: 'освобождается от старой привычки',
    presses: 'получает встряску, так что оставьте место неожиданностям',
    faces: 'встречает неожиданность от других',
  },
  Neptune: {
    meets: 'уходит в мечты и раскрывается',
    helps: 'получает крылья',
    presses: 'тонет в тумане, так что решайте не спеша',
    faces: 'идёт на чужие обещания, так что переспрашивайте',
  },
  Pluto: {
    meets: 'обновляется до основания',
    helps: 'обретает глубину и выносливость',
    presses: 'втягивается в вопрос о власти',
    faces: 'сталкивается с кем-то сильным',
  },
};

const quick: Readonly<Record<Tone, string>> = {
  meets: 'откликается',
  helps: 'получает помощь',
  presses: 'встречает сопротивление',
  faces: 'оказывается лицом к лицу с другими',
};

/** „ваше чувство проходит проверку и растёт через терпение“ */
export function touched(mover: BodyName, type: AspectType, target: Target): string {
  return `${parts[target]} ${(slow[mover] ?? quick)[toneOf[type]]}`;
}
