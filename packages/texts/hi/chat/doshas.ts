import type { Formation, SaturnPhase } from '@palmleaf/engines/jyotish';
import type { DashaStatements } from '../../chat/statements/dasha-statements.ts';
import type { Because, DoshaStatements, PlaceOfMars } from '../../chat/statements/dosha-statements.ts';
import type { SaturnStatements, Spell } from '../../chat/statements/saturn-statements.ts';
import type { SentencesOf } from '../../chat/statements/statement.ts';
import type { YogaStatements } from '../../chat/statements/yoga-statements.ts';
import data from '../chat.json' with { type: 'json' };
import { are, list } from '../grammar.ts';
import {
  cancellationWords,
  doshaWords,
  factsInWords,
  factWords,
  houseFrom,
  kindName,
  yogaWords,
} from './facts.ts';
import { placement } from './matter.ts';
import { during, moment, spanOf, until } from './time.ts';
import { called, nadiName, starName, timeOf } from './words.ts';

const { texts, own: languageForms } = data;

const verbs = { past: 'चली', running: 'चल रही है', coming: 'चलेगी' } as const;

export const dashas: SentencesOf<DashaStatements> = {
  'belongs to': ({ maha, antar }) =>
    `आपका बड़ा काल ${called(maha)} का है, और उसके भीतर का उपकाल ${called(antar)} का।`,
  'why periods': ({ star }) =>
    `ये काल (विंशोत्तरी दशा) जन्म नक्षत्र के स्वामी से शुरू होते हैं: ${starName(star.name)} का स्वामी ${called(star.lord)} है। नौ स्वामी 120 वर्षों में बारी-बारी से आते हैं, हर एक अपने वर्षों के साथ।`,
  'dasha source': () => 'नियम का स्रोत: बृहत् पाराशर होरा शास्त्र 46; दशा का वर्ष 365.25 दिन का गिना जाता है।',
  'planet stands': ({ body, well }) =>
    `आपकी कुंडली में ${called(body)} की स्थिति ${well ? 'काफ़ी अच्छी है' : 'सहज नहीं है'}।`,
  'period runs': ({ lord, runs }) => `${called(lord)} का काल ${runs ? 'चल रहा है' : 'नहीं चल रहा'}।`,
  'you are in': ({ maha, antar, at }, { level }) =>
    `${at ? `${moment(at, level)} ${called(maha.lord)} की महादशा है` : `अभी आप ${called(maha.lord)} की महादशा में हैं`}, ${spanOf(maha, level)}, और उसके भीतर ${called(antar.lord)} की अंतर्दशा, ${until(antar.to, level)}।`,
  'time of': ({ lords }) => `${lords.map((lord) => `${called(lord)} ${timeOf[lord]}`).join('; ')}।`,
  'next antardasha': ({ antar }, { level }) =>
    `अगली अंतर्दशा ${called(antar.lord)} की है, ${until(antar.to, level)}।`,
  'next mahadasha': ({ maha }, { level }) =>
    `अगली महादशा ${called(maha.lord)} की है, जो ${moment(maha.from, level)} शुरू होती है और ${until(maha.to, level)} चलती है।`,
  'now pratyantar': ({ pratyantar }, { level }) =>
    `प्रत्यंतर्दशा: ${called(pratyantar.lord)} की, ${until(pratyantar.to, level)}।`,
  carried: ({ carries }) => `ये ग्रह ${carries ? 'आपका अच्छा साथ देते हैं' : 'आपसे मेहनत माँगते हैं'}।`,
  'now in antardasha': ({ maha, antar }, { level }) =>
    `अभी आप ${called(maha.lord)} की महादशा के भीतर ${called(antar.lord)} की अंतर्दशा में हैं, ${until(antar.to, level)}।`,
  'not in period': ({ lord, maha }, { level }) =>
    `अभी आप ${called(lord)} के काल में नहीं हैं: ${called(maha.lord)} की महादशा ${until(maha.to, level)} चल रही है।`,
  'mahadasha lasts': ({ maha, past }, { level }) =>
    `${called(maha.lord)} की महादशा ${spanOf(maha, level)} ${past ? 'रही' : 'है'}।`,
  'antardasha within': ({ maha, antar, is }, { level }) =>
    `${called(maha.lord)} की महादशा के भीतर ${called(antar.lord)} की अंतर्दशा ${spanOf(antar, level)} ${verbs[is]}।`,
};

const places = (counts: readonly PlaceOfMars[]): string =>
  list(counts.map(({ from, house }) => houseFrom(from, house)));

function because(why: Because): string {
  switch (why.by) {
    case 'Mars':
      return why.present
        ? `मंगल ${places(why.places)} में है`
        : `मंगल ${places(why.places)} में है, और इन स्थानों से यह दोष नहीं बनता`;
    case 'axis':
      return `सातों ग्रह राहु से केतु की रेखा के एक ओर हैं; इसका प्रकार ${kindName(why.kind)} है, क्योंकि राहु लग्न से भाव ${why.house} में है`;
    case 'outside':
      return `${list(why.bodies.map(called))} राहु से केतु की रेखा के दूसरी ओर ${are(why.bodies.length)}`;
    case 'nadi':
      return `नाड़ी दोष एक ही नाड़ी के दो लोगों के बीच बनता है, और आपकी नाड़ी ${nadiName(why.nadi)} है${why.star ? `, आपके जन्म नक्षत्र ${starName(why.star.name)} से` : ''}`;
    case 'facts':
      return factsInWords(why.facts);
    case 'rule':
      return `इसके लिए ज़रूरी है कि ${doshaWords[why.dosha].rule}, और ऐसा नहीं है`;
  }
}

export const doshas: SentencesOf<DoshaStatements> = {
  dosha: ({ dosha, present, cancelled, because: why }) => {
    if (dosha === 'manglik')
      return `${present ? `आप मांगलिक हैं${cancelled ? ', पर यह निरस्त माना जाता है' : ''}` : 'आप मांगलिक नहीं हैं'}: ${because(why)}।`;
    if (dosha === 'nadi') return `केवल आपकी कुंडली से नहीं: ${because(why)}।`;
    const { name } = doshaWords[dosha];
    return present
      ? `आपकी कुंडली में ${name} है${cancelled ? ', पर निरस्त' : ''}: ${because(why)}।`
      : `आपकी कुंडली में ${name} नहीं है: ${because(why)}।`;
  },
  'dosha arises': ({ dosha }) => `${doshaWords[dosha].name} तब बनता है जब ${doshaWords[dosha].rule}।`,
  'dosha because': ({ because: why }) => `${because(why)}।`,
  'dosha source': ({ dosha }) => `नियम का स्रोत: ${doshaWords[dosha].source}।`,
  'dosha means': ({ dosha }) => doshaWords[dosha].meaning,
  'dosha turns to': ({ dosha, planet }) =>
    `${doshaWords[dosha].name} में परंपरा ${called(planet)} की शरण लेती है।`,
  'no dosha to treat': ({ dosha }) => `कुछ करने की ज़रूरत नहीं: आपकी कुंडली में ${doshaWords[dosha].name} नहीं है।`,
  'dosha worth': ({ dosha, is }) => {
    const { name } = doshaWords[dosha];
    const worth = {
      'of two': 'नाड़ी अच्छी या बुरी केवल साथी की नाड़ी के साथ रखकर होती है।',
      absent: `इसका आप पर कोई असर नहीं: आपकी कुंडली में ${name} नहीं है।`,
      cancelled: `पर हल्का: ${name} है, और निरस्त होने से उसका अधिकांश भार हट जाता है।`,
      present: `इस पर ध्यान चाहिए: ${name} बहुत-सी बातों में से एक है, और बाक़ी कुंडली उस पर भारी पड़ सकती है।`,
    };
    return worth[is];
  },
  'dosha felt': ({ dosha, planet }) =>
    `जन्म के दोष का न आरंभ होता है, न अंत; ${doshaWords[dosha].name} सबसे अधिक ${called(planet)} के काल में अनुभव होता है।`,
  'marry manglik': ({ alike }) =>
    alike
      ? 'रिवाज से इसमें कोई रुकावट नहीं: इस बात में दोनों समान हैं।'
      : 'केवल रिवाज से नहीं: इस बात में दोनों अलग हैं, और दूसरी कुंडली में इसका परिहार देखा जाता है।',
  'from Venus': ({ places: counts }) =>
    `केवल शुक्र से यह गिना जाता (मंगल ${places(counts)} में है), जिसे कम मत मानते हैं।`,
  'southern count': () => 'भाव 2 केवल दक्षिण की गणना में आता है; उत्तर की गणना से आपको यह नहीं है।',
  'northern count': () => 'भाव 1 केवल उत्तर की गणना में आता है; दक्षिण की गणना से आपको यह नहीं है।',
  'other count': ({ places: counts }) =>
    `दूसरी गणना में, जहाँ मंगल ${places(counts)} में है, यह नहीं बनता, इसलिए हल्का माना जाता है।`,
  'cancelled by': ({ cancellations }) =>
    `इसे निरस्त करने वाली बात: ${list(cancellations.map((each) => cancellationWords[each]))}।`,
  'not cancelled': () => 'सामान्य परिहारों में से कोई लागू नहीं होता।',
  'nadi of a partner': ({ nadis }) => `${nadis.map(nadiName).join(' या ')} नाड़ी वाले साथी के साथ यह नहीं बनता।`,
  'cancelled because': ({ fact }) => `यह निरस्त है, क्योंकि ${factWords(fact)}।`,
  'no doshas': ({ asked }) => `जो ${asked.length} दोष यहाँ देखे जाते हैं, उनमें से कोई आपकी कुंडली में नहीं है।`,
  'looked for doshas': ({ asked }) => `देखे गए: ${list(asked.map((name) => doshaWords[name].name))}।`,
  'doshas found': ({ found, asked, curse }) => {
    const count = `जो ${asked} दोष यहाँ देखे जाते हैं, उनमें से ${found} आपकी कुंडली में ${are(found)}।`;
    return curse
      ? `कोई कुंडली शाप नहीं दिखाती: दोष वह स्थिति है जिसे परंपरा कमी गिनती है, और अधिकतर कुंडलियों में कुछ होते हैं। ${count}`
      : count;
  },
  'dosha line': ({ dosha, cancelled, because: why }) =>
    `${doshaWords[dosha].name}${cancelled ? ' (निरस्त)' : ''}: ${because(why)}।`,
  'free of': ({ doshas: names }) =>
    `ये आपकी कुंडली में नहीं हैं: ${list(names.map((name) => doshaWords[name].name))}।`,
};

/** Feminine, and unchanged before a postposition. */
const names: Record<Spell, string> = languageForms.saturn.names;

const meanings: Record<Spell, string> = texts.saturn.meanings;

const definitions: Record<Spell, string> = texts.saturn.definitions;

const phases: Record<SaturnPhase, string> = languageForms.saturn.phases;

const phaseMeanings: Record<SaturnPhase, string> = texts.saturn.phaseMeanings;

const place = (house: number): string => `शनि आपके चन्द्रमा से भाव ${house} में है`;

const rounds = ['पहली', 'दूसरी', 'तीसरी', 'चौथी'] as const;

export const saturn: SentencesOf<SaturnStatements> = {
  'saturn years': ({ spell, is, house, span }, { level }) => {
    const begins = span ? moment(span.from, level) : '';
    const ends = span ? moment(span.to, level) : '';
    const sentences = {
      running: `अभी आप पर ${names[spell]} चल रही है: ${place(house)}। यह ${begins} शुरू हुई और ${ends} समाप्त होगी।`,
      pausing: `इस समय नहीं: ${place(house)}, और ${begins} शुरू हुई ${names[spell]} रुकी हुई है; पूरी तरह वह ${ends} समाप्त होगी।`,
      none: `अभी आप पर ${names[spell]} नहीं चल रही: ${place(house)}।${span ? ` अगली बार यह ${begins} शुरू होगी और ${ends} समाप्त होगी।` : ''}`,
    };
    return sentences[is];
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

const formationWords = ({ kind, facts }: Formation): string =>
  kind ? `${kindName(kind)}, क्योंकि ${factsInWords(facts)}` : factsInWords(facts);

export const yogas: SentencesOf<YogaStatements> = {
  yoga: ({ yoga, formation }) => {
    const { name, rule } = yogaWords[yoga];
    return formation
      ? `आपकी कुंडली में ${name} है: ${formationWords(formation)}।`
      : `आपकी कुंडली में ${name} नहीं है: इसके लिए चाहिए कि ${rule}, और ऐसा नहीं है।`;
  },
  'yoga again': ({ formation }) => `यह एक बार और बनता है: ${formationWords(formation)}।`,
  'yoga needs': ({ yoga }) => `${yogaWords[yoga].name} के लिए चाहिए कि ${yogaWords[yoga].rule}।`,
  'yoga needs and gives': ({ yoga }) =>
    `${yogaWords[yoga].name} के लिए चाहिए कि ${yogaWords[yoga].rule}; यह ${yogaWords[yoga].gives}।`,
  'yoga is so': ({ formation }) =>
    formation ? `आपकी कुंडली में ऐसा है: ${formationWords(formation)}।` : 'आपकी कुंडली में ऐसा नहीं है।',
  'yoga source': ({ yoga }) => `नियम का स्रोत: ${yogaWords[yoga].source}।`,
  'yoga remedy': ({ yoga }) =>
    `योग को उपाय की ज़रूरत नहीं होती; ${yogaWords[yoga].name} के लिए उसके ग्रहों को बल देना काम आता है।`,
  'yoga worth': ({ yoga, present }) =>
    present
      ? `यह अच्छा संकेत है: ${yogaWords[yoga].name} ${yogaWords[yoga].gives}।`
      : `${yogaWords[yoga].name} न होने से आपका कुछ नहीं घटता।`,
  'yoga gives': ({ yoga, present }) =>
    present ? `यह ${yogaWords[yoga].gives}।` : `जहाँ बनता है, वहाँ यह ${yogaWords[yoga].gives}।`,
  'yoga times': ({ yoga, planets }) =>
    `${yogaWords[yoga].name} सबसे अधिक ${list(planets.map(called))} के काल में फल देता है।`,
  'no yogas': ({ asked }) => `जो ${asked} योग यहाँ देखे जाते हैं, उनमें से कोई आपकी कुंडली में नहीं है।`,
  'yogas found': ({ found, asked }) =>
    `जो ${asked} योग यहाँ देखे जाते हैं, उनमें से आपकी कुंडली में ${found.length} ${found.length === 1 ? 'है' : 'हैं'}: ${list(found.map((name) => yogaWords[name].name))}।`,
  'yoga line': ({ yoga, formation }) =>
    `${yogaWords[yoga].name}: ${formationWords(formation)}; यह ${yogaWords[yoga].gives}।`,
};
