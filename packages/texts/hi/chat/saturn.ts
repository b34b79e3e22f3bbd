import type { SaturnPhase } from '@palmleaf/engines/jyotish';
import type { SaturnSaid, Spell } from '../../chat/said/saturn-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { list } from '../lists.ts';
import { during, moment, span as spanOf } from './periods.ts';
import { placement } from './places.ts';

/** Both feminine, and unchanged before a postposition. */
const names: Record<Spell, string> = {
  'sade sati': 'साढ़ेसाती',
  'small panoti': 'शनि की ढैया (छोटी पनौती)',
};

const meanings: Record<Spell, string> = {
  'sade sati':
    'परंपरा इसमें अधिक कर्तव्य, धीमे परिणाम और जो टिकाऊ नहीं उसकी छँटाई की अपेक्षा करती है; इस समय किया काम टिकता है।',
  'small panoti':
    'ये वे ढाई वर्ष हैं जिनमें शनि आपके चन्द्रमा से भाव 4 या 8 की राशि से गुज़रता है: अधिक कर्तव्य का छोटा समय, घर में (4) या किसी बड़े बदलाव से (8)।',
};

const definitions: Record<Spell, string> = {
  'sade sati':
    'साढ़ेसाती वे साढ़े सात वर्ष हैं जिनमें शनि आपके चन्द्रमा की राशि से पहले की, उसकी अपनी और उसके बाद की राशि से गुज़रता है।',
  'small panoti': 'ढैया, या छोटी पनौती, शनि के दो कठिन समयों में छोटा है।',
};

const phases: Record<SaturnPhase, string> = {
  rising: 'चढ़ती',
  peak: 'मध्य',
  setting: 'उतरती',
  ardhashtama: 'अर्धाष्टम',
  ashtama: 'अष्टम',
};

const phaseMeanings: Record<SaturnPhase, string> = {
  rising: 'ख़र्च और विदाई',
  peak: 'स्वयं पर और मन पर दबाव',
  setting: 'धन और परिवार व्यवस्था चाहते हैं',
  ardhashtama: 'घर का भार',
  ashtama: 'बड़ा बदलाव',
};

const place = (house: number): string => `शनि आपके चन्द्रमा से भाव ${house} में है`;

const rounds = ['पहली', 'दूसरी', 'तीसरी', 'चौथी'] as const;

export const saturn: SentencesOf<SaturnSaid> = {
  'saturn years': ({ spell, is, house, span }, { level }) => {
    const begins = span ? moment(span.from, level) : '';
    const ends = span ? moment(span.to, level) : '';
    const texts = {
      running: `अभी आप पर ${names[spell]} चल रही है: ${place(house)}। यह ${begins} शुरू हुई और ${ends} समाप्त होगी।`,
      pausing: `इस समय नहीं: ${place(house)}, और ${begins} शुरू हुई ${names[spell]} रुकी हुई है; पूरी तरह वह ${ends} समाप्त होगी।`,
      none: `अभी आप पर ${names[spell]} नहीं चल रही: ${place(house)}।${span ? ` अगली बार यह ${begins} शुरू होगी और ${ends} समाप्त होगी।` : ''}`,
    };
    return texts[is];
  },
  'saturn years in': ({ spell, period, house, span }, { level }) =>
    span
      ? `${during(period)} ${names[spell]} रहती है: ${spanOf(span, level)}।`
      : `${during(period)} ${names[spell]} नहीं रहती: उस समय के आरंभ में ${place(house)}।`,
  'spell means': ({ spell }) => meanings[spell],
  'what spell': ({ spell }) => definitions[spell],
  'spell after': ({ from }, { level }) => `उसके बाद अगली बार यह ${moment(from, level)} शुरू होगी।`,
  'no spell before': ({ spell }) => `इससे पहले आप पर ${names[spell]} नहीं रही।`,
  'past spells': ({ spells }, { level }) => `बीते समय: ${list(spells.map((each) => spanOf(each, level)))}।`,
  'spell remedy': ({ spell, running }) =>
    running
      ? `${names[spell]} के दौरान परंपरा शनि की शरण लेती है।`
      : `अभी ${names[spell]} नहीं है, इसलिए कोई जल्दी नहीं; शनि के लिए परंपरा में यह है।`,
  'spell count': ({ spell }) =>
    `गिनती निरयन राशिचक्र में आपके चन्द्रमा की राशि से शनि की राशि तक होती है: ${spell === 'sade sati' ? '12, 1 और 2 से साढ़ेसाती बनती है' : '4 और 8 से ढैया बनती है'}।`,
  demanding: () => 'यह कठिन समय है, पर व्यर्थ नहीं।',
  untouched: ({ spell }) => `अभी आप पर ${names[spell]} का असर नहीं है।`,
  'spell stays': ({ stays }, { level }) =>
    `पड़ाव: ${stays.map((stay) => `${phases[stay.phase]} ${spanOf(stay, level)}`).join(', ')}।`,
  'spell phases': ({ phases: each }, { level }) =>
    `इसके चरण: ${each.map((one) => `${phases[one.phase]} ${spanOf(one, level)} (${phaseMeanings[one.phase]})`).join(', ')}।`,

  'return is Western': () =>
    'शनि की वापसी पश्चिमी शब्द है; वैदिक ज्योतिष उसी ग्रह को चन्द्रमा से गिनता है, साढ़ेसाती के रूप में।',
  'saturn return': ({ running, round }) =>
    `${running ? 'यह आपकी शनि-वापसी का समय है' : 'अभी शनि-वापसी का समय नहीं है'}; ${rounds[round - 1] ?? 'अगली'} बार:`,
  'saturn back': ({ point }, { level }) =>
    `साढ़े 29 वर्ष में शनि वहीं लौटता है जहाँ आपके जन्म के समय था, ${placement(point, level)}: जीवन को अपने पैरों पर खड़ा करने का समय।`,
};
