import type { AspectPoint } from '@palmleaf/engines/chart';
import type { ClassicalPlanet } from '@palmleaf/engines/zodiac';
import { capital } from '../languages/capital.ts';
import { perSign } from '../languages/sized.ts';
import { readingTable } from '../natal-reading/reading-table.ts';
import type { AscendantTexts, CoreTexts, PlanetTexts, VoiceTexts } from '../natal-reading/texts.ts';
import { isFeminine, names, rulerTitles } from './names.ts';
import data from './natal.json' with { type: 'json' };

const texts = data.texts.reading;

const ruling = (ruler: ClassicalPlanet): string => {
  return `${capital(names[ruler])}, ${rulerTitles[ruler]} di questo segno,`;
};
const agreeing = (ruler: ClassicalPlanet, masculine: string, feminine: string): string =>
  isFeminine(ruler) ? feminine : masculine;

const ascendant: AscendantTexts = {
  signs: perSign(texts.ascendant.signs),
  rulerHouses: [
    (ruler) =>
      `${ruling(ruler)} sta proprio nella prima casa: quello che mostri e quello che ti orienta sono una cosa sola.`,
    (ruler) =>
      `${ruling(ruler)} sta nella seconda casa, e la strada passa da ciò che sai fare, guadagnare e chiamare tuo.`,
    (ruler) =>
      `${ruling(ruler)} è ${agreeing(ruler, 'andato', 'andata')} nella terza casa, e ti orienti parlando, imparando e con la gente della porta accanto.`,
    (ruler) => `${ruling(ruler)} abita nella quarta casa; ovunque tu vada, ti orienti sul focolare.`,
    (ruler) => `${ruling(ruler)} gioca nella quinta casa, e la direzione la trovi in quello che ti dà gioia.`,
    (ruler) => `${ruling(ruler)} è al lavoro nella sesta casa: trovi la strada rendendoti utile.`,
    (ruler) =>
      `${ruling(ruler)} sta nella settima casa, e le svolte del tuo cammino portano nomi di persone.`,
    (ruler) =>
      `${ruling(ruler)} è ${agreeing(ruler, 'sceso', 'scesa')} nell’ottava casa, e la direzione la trovi nelle crisi più che nella quiete.`,
    (ruler) =>
      `${ruling(ruler)} è ${agreeing(ruler, 'lontano', 'lontana')}, nella nona casa; ti orienti su un punto distante.`,
    (ruler) =>
      `${ruling(ruler)} sta in alto, nella decima casa, e gli altri vedono la tua direzione prima di te.`,
    (ruler) =>
      `${ruling(ruler)} è ${agreeing(ruler, 'seduto', 'seduta')} tra amici nell’undicesima casa: ti orienti su un progetto comune.`,
    (ruler) =>
      `${ruling(ruler)} è ${agreeing(ruler, 'nascosto', 'nascosta')} nella dodicesima casa, e la strada la trovi in silenzio e per vie traverse.`,
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

const withPoint = (point: AspectPoint): string => `con ${names[point]}`;

const voice: VoiceTexts = {
  leads: texts.voice.leads,
  reasons: {
    rising: (planet) => `${names[planet]} era sull’orizzonte orientale nell’ora della tua nascita`,
    culminating: (planet) =>
      `${names[planet]} era al Medio Cielo, nel punto più alto del tema, nell’ora della tua nascita`,
    setting: (planet) => `${names[planet]} era sull’orizzonte occidentale nell’ora della tua nascita`,
    anchoring: (planet) => `${names[planet]} era nel punto più basso del tema nell’ora della tua nascita`,
    domicile: (planet) => `${names[planet]} è nel suo domicilio`,
    exalted: (planet) => `${names[planet]} è nel segno della sua esaltazione`,
    ruler: (planet) => `${names[planet]} governa il segno che sorgeva`,
    tied: (planet, to) => `${names[planet]} è in aspetto stretto ${withPoint(to)}`,
  },
  because: (one, other) =>
    other === undefined
      ? `Lo si capisce da questo: ${one}.`
      : `Lo si capisce da due cose: ${one}, e ${other}.`,
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
