import type { AspectPoint } from '@palmleaf/engines/chart';
import type { ClassicalPlanet } from '@palmleaf/engines/zodiac';
import { capital } from '../languages/capital.ts';
import { perSign } from '../languages/sized.ts';
import { readingTable } from '../natal-reading/reading-table.ts';
import type { AscendantTexts, CoreTexts, PlanetTexts, VoiceTexts } from '../natal-reading/texts.ts';
import { names, rulerTitles } from './names.ts';
import data from './natal.json' with { type: 'json' };

const texts = data.texts.reading;

const ruling = (ruler: ClassicalPlanet): string => {
  return `${capital(names[ruler])}, ${rulerTitles[ruler]} de este signo,`;
};

const ascendant: AscendantTexts = {
  signs: perSign(texts.ascendant.signs),
  rulerHouses: [
    (ruler) =>
      `${ruling(ruler)} está en la propia casa primera: lo que muestras y lo que te guía son una sola cosa.`,
    (ruler) =>
      `${ruling(ruler)} está en la casa segunda, y el camino pasa por lo que sabes hacer, ganar y llamar tuyo.`,
    (ruler) =>
      `${ruling(ruler)} se ha ido a la casa tercera, y te guías hablando, aprendiendo y por la gente de al lado.`,
    (ruler) => `${ruling(ruler)} vive en la casa cuarta; salgas hacia donde salgas, te guías por el hogar.`,
    (ruler) => `${ruling(ruler)} juega en la casa quinta, y hallas el rumbo en lo que te da alegría.`,
    (ruler) => `${ruling(ruler)} trabaja en la casa sexta: hallas el camino siendo útil.`,
    (ruler) =>
      `${ruling(ruler)} está en la casa séptima, y las vueltas de tu camino llevan nombre de persona.`,
    (ruler) =>
      `${ruling(ruler)} ha bajado a la casa octava, y el rumbo lo encuentras en las crisis más que en la calma.`,
    (ruler) => `${ruling(ruler)} anda lejos, en la casa novena; te guías por un punto distante.`,
    (ruler) => `${ruling(ruler)} está en lo alto de la casa décima, y los demás ven tu rumbo antes que tú.`,
    (ruler) => `${ruling(ruler)} se sienta entre amigos en la casa undécima: te guías por un plan común.`,
    (ruler) =>
      `${ruling(ruler)} se esconde en la casa duodécima, y hallas el camino en silencio y dando rodeos.`,
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
    rising: (planet) => `${names[planet]} estaba en el horizonte oriental cuando naciste`,
    culminating: (planet) =>
      `${names[planet]} estaba en el Medio Cielo, lo más alto de la carta, cuando naciste`,
    setting: (planet) => `${names[planet]} estaba en el horizonte occidental cuando naciste`,
    anchoring: (planet) => `${names[planet]} estaba en el punto más bajo de la carta cuando naciste`,
    domicile: (planet) => `${names[planet]} está en un signo propio`,
    exalted: (planet) => `${names[planet]} está en el signo de su exaltación`,
    ruler: (planet) => `${names[planet]} rige el signo que salía`,
    tied: (planet, to) => `${names[planet]} forma un aspecto estrecho ${withPoint(to)}`,
  },
  because: (one, other) =>
    other === undefined ? `Se nota en esto: ${one}.` : `Se nota en dos cosas: ${one}, y ${other}.`,
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
