import type { Because, DoshaSaid, PlaceOfMars } from '../../chat/said/dosha-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { list } from '../lists.ts';
import { are } from './words/are.ts';
import { cancellationWords, doshaWords } from './words/doshas.ts';
import { factsInWords, factWords, houseFrom } from './words/facts.ts';
import { called, starName } from './words/names.ts';
import { nadiName } from './words/stars.ts';
import { kindName } from './words/yogas.ts';

/** "लग्न से भाव 8 और चन्द्रमा से भाव 2" before "में". */
const places = (of: readonly PlaceOfMars[]): string =>
  list(of.map(({ from, house }) => houseFrom(from, house)));

/** Why, as a clause. */
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

export const doshas: SentencesOf<DoshaSaid> = {
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
  'from Venus': ({ places: of }) => `केवल शुक्र से यह गिना जाता (मंगल ${places(of)} में है), जिसे कम मत मानते हैं।`,
  'southern count': () => 'भाव 2 केवल दक्षिण की गणना में आता है; उत्तर की गणना से आपको यह नहीं है।',
  'other count': ({ places: of }) =>
    `दूसरी गणना में, जहाँ मंगल ${places(of)} में है, यह नहीं बनता, इसलिए हल्का माना जाता है।`,
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
