import type { ClassicalPlanet } from '@palmleaf/engines/zodiac';
import { capital } from '../languages/capital.ts';
import { perSign } from '../languages/sized.ts';
import { readingTable } from '../natal-reading/reading-table.ts';
import type { AscendantTexts, CoreTexts, PlanetTexts, VoiceTexts } from '../natal-reading/texts.ts';
import { names, rulerTitles, towards } from './names.ts';
import data from './natal.json' with { type: 'json' };

const texts = data.texts.reading;

const ruling = (ruler: ClassicalPlanet): string => {
  return `${capital(names[ruler])}, ${rulerTitles[ruler]} dieses Zeichens,`;
};

const ascendant: AscendantTexts = {
  signs: perSign(texts.ascendant.signs),
  rulerHouses: [
    (ruler) =>
      `${ruling(ruler)} steht selbst im ersten Haus: Was du zeigst und wonach du steuerst, ist eins.`,
    (ruler) =>
      `${ruling(ruler)} steht im zweiten Haus, und der Weg führt über das, was du herstellen, verdienen und dein Eigen nennen kannst.`,
    (ruler) =>
      `${ruling(ruler)} ist ins dritte Haus gegangen, und du steuerst durch Reden, Lernen und die Leute nebenan.`,
    (ruler) =>
      `${ruling(ruler)} wohnt im vierten Haus; wohin du auch aufbrichst, du steuerst nach dem Zuhause.`,
    (ruler) =>
      `${ruling(ruler)} spielt im fünften Haus, und deine Richtung findest du an dem, was dir Freude macht.`,
    (ruler) =>
      `${ruling(ruler)} ist im sechsten Haus bei der Arbeit: Deinen Weg findest du, indem du dich nützlich machst.`,
    (ruler) =>
      `${ruling(ruler)} steht im siebten Haus, und die Biegungen deines Weges tragen die Namen von Menschen.`,
    (ruler) =>
      `${ruling(ruler)} ist ins achte Haus hinabgestiegen; deine Richtung findest du eher in Krisen als in der Ruhe.`,
    (ruler) => `${ruling(ruler)} ist im neunten Haus unterwegs; du steuerst nach einem fernen Punkt.`,
    (ruler) => `${ruling(ruler)} steht hoch im zehnten Haus, und andere sehen deine Richtung früher als du.`,
    (ruler) =>
      `${ruling(ruler)} sitzt unter Freunden im elften Haus: Du steuerst nach einem gemeinsamen Vorhaben.`,
    (ruler) =>
      `${ruling(ruler)} ist im zwölften Haus verborgen, und deinen Weg findest du in der Stille und über Umwege.`,
  ],
};

const core: CoreTexts = texts.core;

const jupiter: PlanetTexts = {
  signs: perSign(texts.jupiter.signs),
  houses: perSign(texts.jupiter.houses),
};

const mars: PlanetTexts = {
  signs: perSign(texts.mars.signs),
  houses: perSign(texts.mars.houses),
};

const mercury: PlanetTexts = {
  signs: perSign(texts.mercury.signs),
  houses: perSign(texts.mercury.houses),
};

const moon: PlanetTexts = {
  signs: perSign(texts.moon.signs),
  houses: perSign(texts.moon.houses),
};

const uranus: PlanetTexts = {
  signs: perSign(texts.outer.uranus.signs),
  houses: perSign(texts.outer.uranus.houses),
};

const neptune: PlanetTexts = {
  signs: perSign(texts.outer.neptune.signs),
  houses: perSign(texts.outer.neptune.houses),
};

const pluto: PlanetTexts = {
  signs: perSign(texts.outer.pluto.signs),
  houses: perSign(texts.outer.pluto.houses),
};

const saturn: PlanetTexts = {
  signs: perSign(texts.saturn.signs),
  houses: perSign(texts.saturn.houses),
};

const sun: PlanetTexts = {
  signs: perSign(texts.sun.signs),
  houses: perSign(texts.sun.houses),
};

const venus: PlanetTexts = {
  signs: perSign(texts.venus.signs),
  houses: perSign(texts.venus.houses),
};

const voice: VoiceTexts = {
  leads: texts.voice.leads,
  reasons: {
    rising: (planet) => `${names[planet]} stand bei deiner Geburt am östlichen Horizont`,
    culminating: (planet) =>
      `${names[planet]} stand bei deiner Geburt an der Himmelsmitte, ganz oben im Horoskop`,
    setting: (planet) => `${names[planet]} stand bei deiner Geburt am westlichen Horizont`,
    anchoring: (planet) => `${names[planet]} stand bei deiner Geburt am tiefsten Punkt des Horoskops`,
    domicile: (planet) => `${names[planet]} steht in einem eigenen Zeichen`,
    exalted: (planet) => `${names[planet]} steht im Zeichen der Erhöhung`,
    ruler: (planet) => `${names[planet]} herrscht über das aufgehende Zeichen`,
    tied: (planet, to) => `${names[planet]} steht in engem Aspekt ${towards[to]}`,
  },
  because: (one, other) =>
    other === undefined
      ? `Du erkennst es an einem: ${capital(one)}.`
      : `Du erkennst es an zweierlei: ${capital(one)}, und ${other}.`,
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
