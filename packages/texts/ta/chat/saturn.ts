import type { SaturnPhase } from '@palmleaf/engines/jyotish';
import type { SaturnSaid, Spell } from '../../chat/said/saturn-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { during, moment, span as spanOf } from './periods.ts';
import { placement } from './places.ts';
import { placeWords } from './words/houses.ts';

/** The smaller spell has two names by the place of Saturn, the 4th or the 8th from the Moon. */
const names: Record<Spell, string> = {
  'sade sati': 'ஏழரைச் சனி',
  'small panoti': 'அர்த்தாஷ்டம அல்லது அஷ்டமச் சனி',
};

const meanings: Record<Spell, string> = {
  'sade sati':
    'மரபு இதில் அதிகப் பொறுப்பையும் மெதுவான பலனையும் நிலைக்காதவற்றின் விலகலையும் எதிர்பார்க்கிறது; இந்தக் காலத்தில் செய்த வேலை நிலைக்கும்.',
  'small panoti':
    'உங்கள் சந்திரனிலிருந்து 4-ஆம் அல்லது 8-ஆம் ராசியில் சனி செல்லும் இரண்டரை ஆண்டுகள் இவை: பொறுப்பு கூடும் குறுகிய காலம், வீட்டிலோ (4) பெரிய மாற்றத்தாலோ (8).',
};

const definitions: Record<Spell, string> = {
  'sade sati':
    'ஏழரைச் சனி என்பது உங்கள் சந்திரனின் ராசிக்கு முந்தைய ராசி, அந்த ராசி, அடுத்த ராசி ஆகியவற்றில் சனி செல்லும் ஏழரை ஆண்டுகள்.',
  'small panoti': 'அர்த்தாஷ்டமச் சனியும் அஷ்டமச் சனியும், சனியின் கடினமான இரு காலங்களில் சிறியவை.',
};

const phases: Record<SaturnPhase, string> = {
  rising: 'விரயச் சனி',
  peak: 'ஜென்மச் சனி',
  setting: 'பாதச் சனி',
  ardhashtama: 'அர்த்தாஷ்டமச் சனி',
  ashtama: 'அஷ்டமச் சனி',
};

const phaseMeanings: Record<SaturnPhase, string> = {
  rising: 'செலவுகளும் விடைபெறுதலும்',
  peak: 'உங்கள் மீதும் மனத்தின் மீதும் அழுத்தம்',
  setting: 'பணமும் குடும்பமும் ஒழுங்கைக் கேட்கின்றன',
  ardhashtama: 'வீட்டின் பாரம்',
  ashtama: 'பெரிய மாற்றம்',
};

const place = (house: number): string => `சனி உங்கள் சந்திரனிலிருந்து ${placeWords(house, 'locative')} செல்கிறார்`;

const rounds = ['முதல்', 'இரண்டாம்', 'மூன்றாம்', 'நான்காம்'] as const;

export const saturn: SentencesOf<SaturnSaid> = {
  'saturn years': ({ spell, is, house, span }, { level }) => {
    const begins = span ? moment(span.from, level) : '';
    const ends = span ? moment(span.to, level) : '';
    const texts = {
      running: `இப்போது உங்களுக்கு ${names[spell]} நடக்கிறது: ${place(house)}. அது ${begins} தொடங்கியது, ${ends} முடியும்.`,
      pausing: `இந்த நேரத்தில் இல்லை: ${place(house)}; ${begins} தொடங்கிய ${names[spell]} சற்றே நின்றிருக்கிறது, முழுமையாக ${ends} முடியும்.`,
      none: `இப்போது உங்களுக்கு ${names[spell]} நடக்கவில்லை: ${place(house)}.${span ? ` அடுத்தது ${begins} தொடங்கி ${ends} முடியும்.` : ''}`,
    };
    return texts[is];
  },
  'saturn years in': ({ spell, period, house, span }, { level }) =>
    span
      ? `${during(period)} ${names[spell]} உண்டு: ${spanOf(span, level)}.`
      : `${during(period)} ${names[spell]} இல்லை: அது தொடங்கும்போது ${place(house)}.`,
  'spell means': ({ spell }) => meanings[spell],
  'what spell': ({ spell }) => definitions[spell],
  'spell after': ({ from }, { level }) => `அதற்குப் பின் அடுத்தது ${moment(from, level)} தொடங்கும்.`,
  'no spell before': ({ spell }) => `இதற்கு முன் உங்களுக்கு ${names[spell]} வந்ததில்லை.`,
  'past spells': ({ spells }, { level }) =>
    `கடந்தவை: ${spells.map((each) => spanOf(each, level)).join('; ')}.`,
  'spell remedy': ({ spell, running }) =>
    running
      ? `${names[spell]} நடக்கும்போது மரபு சனியைச் சரணடைகிறது.`
      : `இப்போது ${names[spell]} இல்லை, ஆகவே அவசரம் இல்லை; சனிக்காக மரபு சொல்வது இது.`,
  'spell count': ({ spell }) =>
    `நிராயன ராசிச் சக்கரத்தில் உங்கள் சந்திரனின் ராசியிலிருந்து சனியின் ராசிவரை எண்ணப்படுகிறது: ${spell === 'sade sati' ? '12, 1, 2 ஆகியவை ஏழரைச் சனி' : '4 அர்த்தாஷ்டமச் சனி, 8 அஷ்டமச் சனி'}.`,
  demanding: () => 'இது கடினமான காலம், ஆனால் வீணான காலம் அல்ல.',
  untouched: ({ spell }) => `இப்போது ${names[spell]} உங்களைத் தொடவில்லை.`,
  'spell stays': ({ stays }, { level }) =>
    `தங்கும் காலங்கள்: ${stays.map((stay) => `${phases[stay.phase]} ${spanOf(stay, level)}`).join(', ')}.`,
  'spell phases': ({ phases: each }, { level }) =>
    `அதன் பகுதிகள்: ${each.map((one) => `${phases[one.phase]} ${spanOf(one, level)} (${phaseMeanings[one.phase]})`).join(', ')}.`,

  'return is Western': () =>
    'சனியின் திரும்புதல் என்பது மேற்கத்திய சொல்; வேத சோதிடம் அதே கிரகத்தைச் சந்திரனிலிருந்து எண்ணுகிறது, ஏழரைச் சனியாக.',
  'saturn return': ({ running, round }) =>
    `${running ? 'இது உங்கள் சனி திரும்பும் காலம்' : 'இப்போது சனி திரும்பும் காலம் அல்ல'}; உங்கள் ${rounds[round - 1] ?? 'அடுத்த'} திரும்புதல்:`,
  'saturn back': ({ point }, { level }) =>
    `நீங்கள் பிறந்தபோது நின்ற இடத்துக்குச் சனி 29 ஆண்டுகள் ஆறு மாதங்களுக்கு ஒருமுறை திரும்புகிறார் (பிறப்பில்: ${placement(point, level)}): வாழ்வைச் சொந்தக் காலில் நிறுத்தும் காலம்.`,
};
