import type { Because, DoshaSaid, PlaceOfMars } from '../../chat/said/dosha-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { followed } from '../../languages/tamil-cases.ts';
import { called } from '../names.ts';
import { cancellationWords, doshaWords } from './words/doshas.ts';
import { factsInWords, factWords, placeFrom } from './words/facts.ts';
import { houseWords, placeWords } from './words/houses.ts';
import { are, list } from './words/list.ts';
import { starName } from './words/names.ts';
import { nadiName } from './words/stars.ts';
import { kindName } from './words/yogas.ts';

/** «லக்னத்திலிருந்து 8-ஆம் இடத்தில், சந்திரனிலிருந்து 2-ஆம் இடத்தில்» */
const places = (of: readonly PlaceOfMars[]): string =>
  of.map(({ from, house }) => placeFrom(from, house)).join(', ');

/** Why, as a clause. */
function because(why: Because): string {
  switch (why.by) {
    case 'Mars':
      return why.present
        ? `செவ்வாய் ${places(why.places)} இருக்கிறார்`
        : `செவ்வாய் ${places(why.places)} இருக்கிறார், இந்த இடங்கள் தோஷத்தை உண்டாக்குவதில்லை`;
    case 'axis':
      return `ஏழு கிரகங்களும் ராகுவிலிருந்து கேது வரையிலான கோட்டின் ஒரே பக்கத்தில் இருக்கின்றன; வகை: ${kindName(why.kind)} காலசர்ப்பம், ஏனெனில் ராகு லக்னத்திலிருந்து ${placeWords(why.house, 'locative')} இருக்கிறார்`;
    case 'outside':
      return `${list(why.bodies.map((body) => called(body)))} ராகுவிலிருந்து கேது வரையிலான கோட்டின் மறுபக்கத்தில் ${are(why.bodies.length)}`;
    case 'nadi':
      return `ஒரே நாடி உள்ள இருவருக்கு இடையேதான் நாடி தோஷம் உண்டாகும்; உங்களுடையது ${nadiName(why.nadi)} நாடி${why.star ? `, ஜென்ம நட்சத்திரமான ${starName(why.star.name)} தருவது` : ''}`;
    case 'facts':
      return factsInWords(why.facts);
    case 'rule':
      return `${followed('அதற்கு', doshaWords[why.dosha].rule)} இருக்க வேண்டும், அப்படி இல்லை`;
  }
}

export const doshas: SentencesOf<DoshaSaid> = {
  dosha: ({ dosha, present, cancelled, because: why }) => {
    if (dosha === 'nadi') return `உங்கள் ஜாதகத்தை மட்டும் வைத்துச் சொல்ல முடியாது: ${because(why)}.`;
    const { name } = doshaWords[dosha];
    return present
      ? `உங்கள் ஜாதகத்தில் ${name} இருக்கிறது${cancelled ? ', ஆனால் நிவர்த்தி பெற்றதாகக் கருதப்படுகிறது' : ''}: ${because(why)}.`
      : `உங்கள் ஜாதகத்தில் ${name} இல்லை: ${because(why)}.`;
  },
  'dosha arises': ({ dosha }) => `${doshaWords[dosha].rule} இருந்தால் ${doshaWords[dosha].name} உண்டாகும்.`,
  'dosha because': ({ because: why }) => `${because(why)}.`,
  'dosha source': ({ dosha }) => `விதியின் மூலம்: ${doshaWords[dosha].source}.`,
  'dosha means': ({ dosha }) => doshaWords[dosha].meaning,
  'dosha turns to': ({ dosha, planet }) =>
    `${doshaWords[dosha].name} இருந்தால் மரபு ${followed(called(planet, 'accusative'), 'சரணடைகிறது')}.`,
  'no dosha to treat': ({ dosha }) => `எதுவும் செய்ய வேண்டியதில்லை: உங்கள் ஜாதகத்தில் ${doshaWords[dosha].name} இல்லை.`,
  'dosha worth': ({ dosha, is }) => {
    const { name } = doshaWords[dosha];
    const worth = {
      'of two': 'துணையின் நாடியோடு வைத்துப் பார்த்தால் மட்டுமே ஒரு நாடி நல்லதோ கெட்டதோ ஆகும்.',
      absent: `அது உங்களைத் தொடவில்லை: உங்கள் ஜாதகத்தில் ${name} இல்லை.`,
      cancelled: `ஆனால் லேசாகத்தான்: ${name} இருக்கிறது, நிவர்த்தி அதன் பாரத்தில் பெரும்பகுதியை எடுத்துவிடுகிறது.`,
      present: `அதற்குக் கவனம் தேவை: ${name} பலவற்றுள் ஒன்று, மீதி ஜாதகம் அதை மிஞ்சலாம்.`,
    };
    return worth[is];
  },
  'dosha felt': ({ dosha, planet }) =>
    `பிறவி தோஷத்துக்குத் தொடக்கமும் முடிவும் இல்லை; ${doshaWords[dosha].name} ${called(planet, 'genitive')} காலங்களில் அதிகம் உணரப்படுகிறது.`,
  'marry manglik': ({ alike }) =>
    alike
      ? 'வழக்கத்தின்படி தடை எதுவும் இல்லை: இதில் நீங்கள் இருவரும் ஒத்தவர்கள்.'
      : 'வழக்கத்தை மட்டும் வைத்து அப்படிச் சொல்ல முடியாது: இதில் இருவரும் வேறுபடுகிறீர்கள், மற்றவரின் ஜாதகத்தில் நிவர்த்தி இருக்கிறதா என்று பார்ப்பார்கள்.',
  'from Venus': ({ places: of }) =>
    `சுக்கிரனிலிருந்து மட்டும் எண்ணினால் தோஷம் வரும் (செவ்வாய் ${places(of)} இருக்கிறார்); அதைச் சிலரே கணக்கில் எடுக்கிறார்கள்.`,
  'southern count': () => `${houseWords(2)} தெற்கு முறையில் மட்டுமே உண்டு; வடக்கு முறைப்படி உங்களுக்கு இது இல்லை.`,
  'other count': ({ places: of }) =>
    `மற்ற எண்ணிக்கையில், செவ்வாய் ${places(of)} இருப்பதால், இது உண்டாகவில்லை; ஆகவே லேசானதாகக் கருதப்படுகிறது.`,
  'cancelled by': ({ cancellations }) =>
    `நிவர்த்தி செய்வது: ${cancellations.map((each) => cancellationWords[each]).join(', ')}.`,
  'not cancelled': () => 'வழக்கமான நிவர்த்திகளில் எதுவும் பொருந்தவில்லை.',
  'nadi of a partner': ({ nadis }) =>
    `${nadis.map(nadiName).join(' அல்லது ')} நாடி உள்ள துணையோடு உங்களுக்கு இது உண்டாகாது.`,
  'cancelled because': ({ fact }) => `இது நிவர்த்தியாகிறது, ஏனெனில் ${factWords(fact)}.`,
  'no doshas': ({ asked }) => `இங்கே பார்க்கப்படும் ${asked.length} தோஷங்களில் எதுவும் உங்கள் ஜாதகத்தில் இல்லை.`,
  'looked for doshas': ({ asked }) => `பார்க்கப்பட்டவை: ${asked.map((name) => doshaWords[name].name).join(', ')}.`,
  'doshas found': ({ found, asked, curse }) => {
    const count = `இங்கே பார்க்கப்படும் ${asked} தோஷங்களில் ${found} உங்கள் ஜாதகத்தில் ${found === 1 ? 'இருக்கிறது' : 'இருக்கின்றன'}.`;
    return curse
      ? `எந்த ஜாதகமும் சாபத்தைக் காட்டுவதில்லை: தோஷம் என்பது மரபு குறையாக எண்ணும் ஒரு நிலை, பெரும்பாலான ஜாதகங்களில் சில இருக்கும். ${count}`
      : count;
  },
  'dosha line': ({ dosha, cancelled, because: why }) =>
    `${doshaWords[dosha].name}${cancelled ? ' (நிவர்த்தி பெற்றது)' : ''}: ${because(why)}.`,
  'free of': ({ doshas: names }) =>
    `உங்கள் ஜாதகத்தில் இல்லாதவை: ${names.map((name) => doshaWords[name].name).join(', ')}.`,
};
