import type { ClassicalPlanet } from '@palmleaf/engines/zodiac';
import { perSign } from '../languages/sized.ts';
import { readingTable } from '../natal-reading/reading-table.ts';
import type { AscendantTexts, CoreTexts, PlanetTexts, VoiceTexts } from '../natal-reading/texts.ts';
import { names } from './names.ts';
import data from './natal.json' with { type: 'json' };

const texts = data.texts.reading;

const ruling = (ruler: ClassicalPlanet): string => `इस राशि का स्वामी ${names[ruler]}`;

const ascendant: AscendantTexts = {
  signs: perSign(texts.ascendant.signs),
  rulerHouses: [
    (ruler) => `${ruling(ruler)} स्वयं पहले भाव में है: जो दिखता है और जो दिशा देता है, दोनों एक हैं।`,
    (ruler) => `${ruling(ruler)} दूसरे भाव में है, और रास्ता उससे होकर जाता है जो आप बना सकें, कमा सकें और अपना कह सकें।`,
    (ruler) => `${ruling(ruler)} तीसरे भाव में चला गया है, और आपको दिशा बातचीत, सीखने और आसपास के लोगों से मिलती है।`,
    (ruler) => `${ruling(ruler)} चौथे भाव में बसा है; निकलना जिधर भी हो, दिशा घर से ही मिलती है।`,
    (ruler) => `${ruling(ruler)} पाँचवें भाव में खेल रहा है, और आपकी दिशा वहीं है जहाँ आनंद है।`,
    (ruler) => `${ruling(ruler)} छठे भाव में काम पर है: उपयोगी होते-होते रास्ता मिल जाता है।`,
    (ruler) => `${ruling(ruler)} सातवें भाव में है, और आपकी राह के मोड़ों पर लोगों के नाम लिखे हैं।`,
    (ruler) => `${ruling(ruler)} आठवें भाव में उतर गया है, और दिशा शांति से अधिक संकट में मिलती है।`,
    (ruler) => `${ruling(ruler)} दूर नौवें भाव में है; आपकी दिशा किसी दूर के बिंदु से तय होती है।`,
    (ruler) => `${ruling(ruler)} दसवें भाव में ऊँचे पर है, और आपकी दिशा दूसरों को आपसे पहले दिख जाती है।`,
    (ruler) => `${ruling(ruler)} ग्यारहवें भाव में मित्रों के बीच बैठा है: साझा योजना ही आपकी दिशा है।`,
    (ruler) => `${ruling(ruler)} बारहवें भाव में छिपा है, और रास्ता मौन में और घूम-फिरकर मिलता है।`,
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
    rising: (planet) => `जन्म के समय ${names[planet]} पूर्वी क्षितिज पर था`,
    culminating: (planet) => `जन्म के समय ${names[planet]} मध्याकाश में, कुंडली के शिखर पर था`,
    setting: (planet) => `जन्म के समय ${names[planet]} पश्चिमी क्षितिज पर था`,
    anchoring: (planet) => `जन्म के समय ${names[planet]} कुंडली के सबसे निचले बिंदु पर था`,
    domicile: (planet) => `${names[planet]} अपनी ही राशि में है`,
    exalted: (planet) => `${names[planet]} अपनी उच्च राशि में है`,
    ruler: (planet) => `${names[planet]} उदय होती राशि का स्वामी है`,
    tied: (planet, to) => `${names[planet]} की ${names[to]} पर निकट दृष्टि है`,
  },
  because: (one, other) =>
    other === undefined ? `इसका संकेत यह है: ${one}।` : `इसके दो संकेत हैं: ${one}, और ${other}।`,
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
