import type { ClassicalPlanet } from '@palmleaf/engines/zodiac';
import { perSign } from '../languages/sized.ts';
import { readingTable } from '../natal-reading/reading-table.ts';
import type { AscendantTexts, CoreTexts, PlanetTexts, VoiceTexts } from '../natal-reading/texts.ts';
import { called, names } from './names.ts';
import data from './natal.json' with { type: 'json' };

const texts = data.texts.reading;

const ruling = (ruler: ClassicalPlanet): string => `இந்த ராசியின் அதிபதி ${names[ruler]}`;

const ascendant: AscendantTexts = {
  signs: perSign(texts.ascendant.signs),
  rulerHouses: [
    (ruler) => `${ruling(ruler)} முதலாம் பாவத்திலேயே நிற்கிறார்: காட்டுவதும் வழிநடத்துவதும் ஒன்றே.`,
    (ruler) =>
      `${ruling(ruler)} இரண்டாம் பாவத்தில் நிற்கிறார்; செய்ய, ஈட்ட, உங்களுடையது என்று சொல்ல முடிவதன் வழியே பாதை செல்கிறது.`,
    (ruler) =>
      `${ruling(ruler)} மூன்றாம் பாவத்திற்குப் போயிருக்கிறார்; பேச்சும் கற்றலும் அண்டை வீட்டாருமே உங்களுக்குத் திசை காட்டுகிறார்கள்.`,
    (ruler) => `${ruling(ruler)} நான்காம் பாவத்தில் வசிக்கிறார்; எங்கே புறப்பட்டாலும் வீடே உங்கள் திசைகாட்டி.`,
    (ruler) => `${ruling(ruler)} ஐந்தாம் பாவத்தில் விளையாடுகிறார்; மகிழ்ச்சி தருவதில் உங்கள் திசையைக் காண்கிறீர்கள்.`,
    (ruler) => `${ruling(ruler)} ஆறாம் பாவத்தில் வேலையில் இருக்கிறார்: பயன்படுவதால் வழி கிடைக்கிறது.`,
    (ruler) => `${ruling(ruler)} ஏழாம் பாவத்தில் நிற்கிறார்; உங்கள் பாதையின் திருப்பங்களுக்கு மனிதர்களின் பெயர்கள் உண்டு.`,
    (ruler) => `${ruling(ruler)} எட்டாம் பாவத்தில் இறங்கியிருக்கிறார்; அமைதியைவிட நெருக்கடியில் உங்கள் திசை கிடைக்கிறது.`,
    (ruler) => `${ruling(ruler)} தொலைவில், ஒன்பதாம் பாவத்தில் இருக்கிறார்; தூரத்துப் புள்ளியை நோக்கி நடக்கிறீர்கள்.`,
    (ruler) => `${ruling(ruler)} பத்தாம் பாவத்தில் உயரே நிற்கிறார்; உங்கள் திசை உங்களுக்கு முன்பே பிறருக்குத் தெரிகிறது.`,
    (ruler) => `${ruling(ruler)} பதினொன்றாம் பாவத்தில் நண்பர்கள் நடுவே அமர்ந்திருக்கிறார்: பொதுத் திட்டமே உங்கள் திசை.`,
    (ruler) => `${ruling(ruler)} பன்னிரண்டாம் பாவத்தில் மறைந்திருக்கிறார்; மௌனத்திலும் சுற்றுவழியிலும் உங்கள் பாதை கிடைக்கிறது.`,
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
    rising: (planet) => `நீங்கள் பிறந்தபோது ${names[planet]} கிழக்கு அடிவானத்தில் இருந்தார்`,
    culminating: (planet) => `நீங்கள் பிறந்தபோது ${names[planet]} நடுவானத்தில், ஜாதகத்தின் உச்சியில் இருந்தார்`,
    setting: (planet) => `நீங்கள் பிறந்தபோது ${names[planet]} மேற்கு அடிவானத்தில் இருந்தார்`,
    anchoring: (planet) => `நீங்கள் பிறந்தபோது ${names[planet]} ஜாதகத்தின் அடிப்புள்ளியில் இருந்தார்`,
    domicile: (planet) => `${names[planet]} தம் சொந்த ராசியில் இருக்கிறார்`,
    exalted: (planet) => `${names[planet]} தம் உச்ச ராசியில் இருக்கிறார்`,
    ruler: (planet) => `${names[planet]} உதித்த ராசியின் அதிபதி`,
    tied: (planet, to) => `${names[planet]} ${called(to, 'sociative')} நெருங்கிய பார்வையில் இருக்கிறார்`,
  },
  because: (one, other) =>
    other === undefined ? `இதற்கு ஓர் அறிகுறி: ${one}.` : `இதற்கு இரண்டு அறிகுறிகள்: ${one}; மேலும் ${other}.`,
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
