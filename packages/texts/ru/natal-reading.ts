import type { ClassicalPlanet, Planet } from '@palmleaf/engines/zodiac';
import { perSign } from '../languages/sized.ts';
import { readingTable } from '../natal-reading/reading-table.ts';
import type { AscendantTexts, CoreTexts, PlanetTexts, VoiceTexts } from '../natal-reading/texts.ts';
import { agreeing, instrumental, names, rulerTitles } from './names.ts';
import data from './natal.json' with { type: 'json' };

const texts = data.texts.reading;

const ruling = (ruler: ClassicalPlanet): string => `${names[ruler]}, ${rulerTitles[ruler]} этого знака,`;

const ascendant: AscendantTexts = {
  signs: perSign(texts.ascendant.signs),
  rulerHouses: [
    (ruler) =>
      `${ruling(ruler)} в самом первом доме: что вы показываете и по чему держите курс, одно и то же.`,
    (ruler) =>
      `${ruling(ruler)} во втором доме, и дорога идёт через то, что вы умеете сделать, заработать и назвать своим.`,
    (ruler) =>
      `${ruling(ruler)} ${agreeing(ruler, 'ушёл', 'ушла', 'ушло')} в третий дом, и курс вы держите разговором, учением и людьми по соседству.`,
    (ruler) => `${ruling(ruler)} живёт в четвёртом доме; куда бы вы ни собрались, ориентир ваш дом.`,
    (ruler) => `${ruling(ruler)} играет в пятом доме, и направление вы находите по тому, что вас радует.`,
    (ruler) => `${ruling(ruler)} трудится в шестом доме: дорогу вы находите, принося пользу.`,
    (ruler) => `${ruling(ruler)} в седьмом доме, и повороты вашей дороги носят имена людей.`,
    (ruler) =>
      `${ruling(ruler)} ${agreeing(ruler, 'спустился', 'спустилась', 'спустилось')} в восьмой дом, и направление находится скорее в переломах, чем в затишье.`,
    (ruler) => `${ruling(ruler)} странствует в девятом доме; вы держите курс на дальнюю точку.`,
    (ruler) => `${ruling(ruler)} высоко в десятом доме, и другие видят ваше направление раньше вас.`,
    (ruler) => `${ruling(ruler)} сидит среди друзей в одиннадцатом доме: вы держите курс на общий замысел.`,
    (ruler) =>
      `${ruling(ruler)} ${agreeing(ruler, 'укрылся', 'укрылась', 'укрылось')} в двенадцатом доме, и дорогу вы находите в тишине и окольными путями.`,
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

const stood = (planet: Planet): string => `${names[planet]} ${agreeing(planet, 'стоял', 'стояла', 'стояло')}`;

const voice: VoiceTexts = {
  leads: texts.voice.leads,
  reasons: {
    rising: (planet) => `в час вашего рождения ${stood(planet)} на восточном горизонте`,
    culminating: (planet) =>
      `в час вашего рождения ${stood(planet)} на Середине неба, на самой вершине карты`,
    setting: (planet) => `в час вашего рождения ${stood(planet)} на западном горизонте`,
    anchoring: (planet) => `в час вашего рождения ${stood(planet)} в самой нижней точке карты`,
    domicile: (planet) => `${names[planet]} в собственном знаке`,
    exalted: (planet) => `${names[planet]} в знаке своей экзальтации`,
    ruler: (planet) => `${names[planet]} управляет знаком, который восходил`,
    tied: (planet, to) => `${names[planet]} в тесном аспекте с ${instrumental[to]}`,
  },
  because: (one, other) =>
    other === undefined
      ? `Это видно вот по чему: ${one}.`
      : `Это видно по двум признакам: ${one}, и ${other}.`,
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
