import type { AspectPoint } from '@palmleaf/engines/chart';
import type { ClassicalPlanet, Planet } from '@palmleaf/engines/zodiac';
import { capital } from '../languages/capital.ts';
import { perSign } from '../languages/sized.ts';
import { readingTable } from '../natal-reading/reading-table.ts';
import type { AscendantTexts, CoreTexts, PlanetTexts, VoiceTexts } from '../natal-reading/texts.ts';
import { isFeminine, names, rulerTitles } from './names.ts';
import data from './natal.json' with { type: 'json' };

const texts = data.texts.reading;

const ruling = (ruler: ClassicalPlanet): string => {
  return `${capital(names[ruler])}, ${rulerTitles[ruler]} de ce signe,`;
};

const ascendant: AscendantTexts = {
  signs: perSign(texts.ascendant.signs),
  rulerHouses: [
    (ruler) =>
      `${ruling(ruler)} est dans la première maison elle-même : ce que tu montres et ce qui te guide ne font qu’un.`,
    (ruler) =>
      `${ruling(ruler)} est dans la deuxième maison, et la route passe par ce que tu sais faire, gagner et dire tien.`,
    (ruler) =>
      `${ruling(ruler)} est ${agreeing('parti', ruler)} dans la troisième maison, et tu te diriges en parlant, en apprenant et par les gens d’à côté.`,
    (ruler) =>
      `${ruling(ruler)} habite la quatrième maison ; où que tu ailles, tu te diriges d’après le foyer.`,
    (ruler) =>
      `${ruling(ruler)} joue dans la cinquième maison, et tu trouves ton cap à ce qui te met en joie.`,
    (ruler) =>
      `${ruling(ruler)} est au travail dans la sixième maison : tu trouves ton chemin en te rendant utile.`,
    (ruler) =>
      `${ruling(ruler)} est dans la septième maison, et les tournants de ta route portent des noms de personnes.`,
    (ruler) =>
      `${ruling(ruler)} est ${agreeing('descendu', ruler)} dans la huitième maison, et ton cap se trouve dans les crises plus que dans le calme.`,
    (ruler) => `${ruling(ruler)} est au loin, dans la neuvième maison ; tu te diriges sur un point éloigné.`,
    (ruler) =>
      `${ruling(ruler)} est tout en haut, dans la dixième maison, et d’autres voient ton cap avant toi.`,
    (ruler) =>
      `${ruling(ruler)} est ${agreeing('assis', ruler)} parmi des amis dans la onzième maison : tu te diriges sur un projet commun.`,
    (ruler) =>
      `${ruling(ruler)} est ${agreeing('caché', ruler)} dans la douzième maison, et tu trouves ton chemin dans le silence et par des détours.`,
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

const withPoint = (point: AspectPoint): string => `avec ${names[point]}`;
const agreeing = (participle: string, planet: Planet): string =>
  isFeminine(planet) ? `${participle}e` : participle;

const voice: VoiceTexts = {
  leads: texts.voice.leads,
  reasons: {
    rising: (planet) => `${names[planet]} était à l’horizon oriental à ta naissance`,
    culminating: (planet) =>
      `${names[planet]} était au Milieu du Ciel, tout en haut du thème, à ta naissance`,
    setting: (planet) => `${names[planet]} était à l’horizon occidental à ta naissance`,
    anchoring: (planet) => `${names[planet]} était au point le plus bas du thème à ta naissance`,
    domicile: (planet) => `${names[planet]} est dans un signe à ${isFeminine(planet) ? 'elle' : 'lui'}`,
    exalted: (planet) => `${names[planet]} est ${agreeing('exalté', planet)} dans son signe`,
    ruler: (planet) => `${names[planet]} gouverne le signe qui se levait`,
    tied: (planet, to) => `${names[planet]} est en aspect serré ${withPoint(to)}`,
  },
  because: (one, other) =>
    other === undefined ? `On le voit à ceci : ${one}.` : `On le voit à deux choses : ${one}, et ${other}.`,
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
