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
  return `${capital(names[ruler])}, ${rulerTitles[ruler]} deste signo,`;
};
const agreeing = (ruler: ClassicalPlanet, masculine: string, feminine: string): string =>
  isFeminine(ruler) ? feminine : masculine;

const ascendant: AscendantTexts = {
  signs: perSign(texts.ascendant.signs),
  rulerHouses: [
    (ruler) =>
      `${ruling(ruler)} está na própria primeira casa: o que você mostra e o que guia você são uma coisa só.`,
    (ruler) =>
      `${ruling(ruler)} está na segunda casa, e o caminho passa pelo que você sabe fazer, ganhar e chamar de seu.`,
    (ruler) =>
      `${ruling(ruler)} foi para a terceira casa, e você se guia falando, aprendendo e pela gente do lado.`,
    (ruler) => `${ruling(ruler)} mora na quarta casa; vá para onde vá, você se guia pelo lar.`,
    (ruler) => `${ruling(ruler)} brinca na quinta casa, e o rumo você acha no que lhe dá alegria.`,
    (ruler) =>
      `${ruling(ruler)} está ${agreeing(ruler, 'ocupado', 'ocupada')} na sexta casa: você acha o caminho sendo útil.`,
    (ruler) => `${ruling(ruler)} está na sétima casa, e as curvas do seu caminho têm nome de gente.`,
    (ruler) => `${ruling(ruler)} desceu à oitava casa, e o rumo você acha nas crises mais que na calma.`,
    (ruler) => `${ruling(ruler)} anda longe, na nona casa; você se guia por um ponto distante.`,
    (ruler) => `${ruling(ruler)} está no alto da décima casa, e os outros veem o seu rumo antes de você.`,
    (ruler) =>
      `${ruling(ruler)} está ${agreeing(ruler, 'sentado', 'sentada')} entre amigos na décima primeira casa: você se guia por um plano comum.`,
    (ruler) =>
      `${ruling(ruler)} está ${agreeing(ruler, 'escondido', 'escondida')} na décima segunda casa, e o caminho você acha no silêncio e dando voltas.`,
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

const withPoint = (point: AspectPoint): string => `com ${names[point]}`;

const voice: VoiceTexts = {
  leads: texts.voice.leads,
  reasons: {
    rising: (planet) => `${names[planet]} estava no horizonte leste quando você nasceu`,
    culminating: (planet) => `${names[planet]} estava no Meio do Céu, no alto do mapa, quando você nasceu`,
    setting: (planet) => `${names[planet]} estava no horizonte oeste quando você nasceu`,
    anchoring: (planet) => `${names[planet]} estava no ponto mais baixo do mapa quando você nasceu`,
    domicile: (planet) => `${names[planet]} está em seu próprio signo`,
    exalted: (planet) => `${names[planet]} está ${isFeminine(planet) ? 'exaltada' : 'exaltado'} pelo signo`,
    ruler: (planet) => `${names[planet]} rege o signo que subia no horizonte`,
    tied: (planet, to) => `${names[planet]} forma um aspecto estreito ${withPoint(to)}`,
  },
  because: (one, other) =>
    other === undefined
      ? `Dá para notar por isto: ${one}.`
      : `Dá para notar por duas coisas: ${one}, e ${other}.`,
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
