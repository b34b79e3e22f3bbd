import { capital } from '../languages/capital.ts';
import { perSign } from '../languages/sized.ts';
import { readingTable } from '../natal-reading/reading-table.ts';
import type { AscendantTexts, CoreTexts, PlanetTexts, VoiceTexts } from '../natal-reading/texts.ts';
import { names } from './names.ts';
import data from './natal.json' with { type: 'json' };

const texts = data.texts.reading;

/** Lilly, Christian Astrology; Leo, How to Judge a Nativity. */
const ascendant: AscendantTexts = {
  signs: perSign(texts.ascendant.signs),
  rulerHouses: [
    (ruler) =>
      `${capital(names[ruler])}, who rules this sign, stands in the first house itself: what you show and what you steer by are one.`,
    (ruler) =>
      `${capital(names[ruler])}, who rules this sign, is in the second house, so the road leads by way of what you can make, earn and call your own.`,
    (ruler) =>
      `Its ruler ${names[ruler]} has gone to the third house, and you steer by talking, learning and the people next door.`,
    (ruler) =>
      `Its ruler ${names[ruler]} lives in the fourth house; whatever you set out for, you steer by home.`,
    (ruler) =>
      `${capital(names[ruler])}, its ruler, plays in the fifth house, and you find your direction by what gives you joy.`,
    (ruler) =>
      `${capital(names[ruler])}, its ruler, is at work in the sixth house: you find your way by making yourself useful.`,
    (ruler) =>
      `The ruler of this sign, ${names[ruler]}, stands in the seventh house, and the turns of your road have the names of people.`,
    (ruler) =>
      `The ruler of this sign, ${names[ruler]}, has gone down into the eighth house, and your direction is found in crises more than in calm.`,
    (ruler) => `Its ruler ${names[ruler]} is away in the ninth house; you steer by a far point.`,
    (ruler) =>
      `Its ruler ${names[ruler]} stands high in the tenth house, and your direction is visible to others before it is to you.`,
    (ruler) =>
      `The ruler of this sign, ${names[ruler]}, sits among friends in the eleventh house: you steer by a shared plan.`,
    (ruler) =>
      `The ruler of this sign, ${names[ruler]}, keeps to the twelfth house, and you find your way in silence and by detours.`,
  ],
};

const core: CoreTexts = texts.core;

/** Leo, Astrology for All; Sepharial, The Manual of Astrology. */
const jupiter: PlanetTexts = {
  signs: perSign(texts.jupiter.signs),
  houses: perSign(texts.jupiter.houses),
};

/** Leo, Astrology for All; Lilly, Christian Astrology. */
const mars: PlanetTexts = {
  signs: perSign(texts.mars.signs),
  houses: perSign(texts.mars.houses),
};

/** Leo, Astrology for All; Raphael, A Manual of Astrology. */
const mercury: PlanetTexts = {
  signs: perSign(texts.mercury.signs),
  houses: perSign(texts.mercury.houses),
};

/** Leo, Astrology for All; Lilly, Christian Astrology. */
const moon: PlanetTexts = {
  signs: perSign(texts.moon.signs),
  houses: perSign(texts.moon.houses),
};

/** Leo, The Art of Synthesis; Raphael. */
const uranus: PlanetTexts = {
  signs: perSign(texts.outer.uranus.signs),
  houses: perSign(texts.outer.uranus.houses),
};

/** Leo, The Art of Synthesis. */
const neptune: PlanetTexts = {
  signs: perSign(texts.outer.neptune.signs),
  houses: perSign(texts.outer.neptune.houses),
};

/** Pluto was discovered in 1930: later practice, in our words. */
const pluto: PlanetTexts = {
  signs: perSign(texts.outer.pluto.signs),
  houses: perSign(texts.outer.pluto.houses),
};

/** Leo, Saturn the Reaper; Lilly, Christian Astrology. */
const saturn: PlanetTexts = {
  signs: perSign(texts.saturn.signs),
  houses: perSign(texts.saturn.houses),
};

/** Leo, Astrology for All; Sepharial, The Manual of Astrology. */
const sun: PlanetTexts = {
  signs: perSign(texts.sun.signs),
  houses: perSign(texts.sun.houses),
};

/** Leo, Astrology for All; Lilly, Christian Astrology. */
const venus: PlanetTexts = {
  signs: perSign(texts.venus.signs),
  houses: perSign(texts.venus.houses),
};

/** Dignities: Lilly, Christian Astrology; elements and modes: Leo, The Art of Synthesis. */
const voice: VoiceTexts = {
  leads: texts.voice.leads,
  reasons: {
    rising: () => `it stood on the eastern horizon when you were born`,
    culminating: () => `it stood at the Midheaven, the top of the chart, when you were born`,
    setting: () => `it stood on the western horizon when you were born`,
    anchoring: () => `it stood at the foot of the chart when you were born`,
    domicile: () => 'it is in a sign of its own',
    exalted: () => 'it is in the sign of its exaltation',
    ruler: () => 'it rules the sign that was rising',
    tied: (_, to) => `it is in close aspect to ${names[to]}`,
  },
  because: (one, other) =>
    other === undefined
      ? `What gives it this weight: ${one}.`
      : `Two things give it this weight: ${one}, and ${other}.`,
  retrograde: texts.voice.retrograde,
  weak: texts.voice.weak,
  strong: texts.voice.strong,
  missing: texts.voice.missing,
  atPeace: texts.voice.atPeace,
  signature: texts.voice.signature,
  lights: texts.voice.lights,
  use: texts.voice.use,
  heed: texts.voice.heed,
};

export const languageTexts = readingTable({
  titles: texts.titles,
  sun,
  moon,
  mercury,
  venus,
  mars,
  jupiter,
  saturn,
  uranus,
  neptune,
  pluto,
  ascendant,
  core,
  voice,
});
