import type { ChatWords } from '../../chat/chat-words.ts';
import { formSentences } from '../../chat/form-sentences.ts';
import type { RefusedMatter } from '../../chat/question/cautions.ts';
import type { Topic } from '../../chat/question/topics.ts';
import { daySentences, selfSentences } from '../../chat/single-days.ts';
import type { SentencesOf } from '../../chat/statements/statement.ts';
import type { TalkStatements } from '../../chat/statements/talk-statements.ts';
import data from '../chat.json' with { type: 'json' };
import { theSign } from '../names.ts';
import { dashas, doshas, saturn, yogas } from './doshas.ts';
import { topicWords } from './facts.ts';
import { matter, placement, risingIn } from './matter.ts';
import { charms, planets, stars, western } from './planets.ts';
import { date, spanOf, time, until, within } from './time.ts';
import { standsFor, starName } from './words.ts';

const { texts } = data;

const inSigns = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((sign) => theSign(sign, 'locative'));

/** No Tamil letter matches \w, so lookarounds replace \b. */
const glossary: ChatWords['glossary'] = {
  'sidereal signs': {
    pattern: new RegExp(inSigns.join('|'), 'u'),
    meaning: 'ராசிகள் நிராயன ராசிச் சக்கரத்தின்படி; அது பெரும்பாலும் மேற்கத்திய இதழ்கள் காட்டும் ராசிக்கு முந்தையது',
  },
  Ascendant: { pattern: /லக்ன/u, meaning: 'லக்னம் என்பது நீங்கள் பிறந்தபோது கிழக்கில் உதித்த ராசி' },
  Midheaven: { pattern: /நடுவான/u, meaning: 'நடுவானம் என்பது நீங்கள் பிறந்தபோது ராசிச் சக்கரத்தின் மிக உயர்ந்த புள்ளி' },
  mahadasha: { pattern: /மகா தசை/u, meaning: 'மகா தசை என்பது ஒரு கிரகம் ஆளும் பல ஆண்டுகள் கொண்ட பெரிய காலம்' },
  antardasha: { pattern: /(?<![\p{L}\p{M}])புத்தி/u, meaning: 'புத்தி என்பது அதனுள் வரும் உட்காலம்' },
  pratyantardasha: { pattern: /அந்தரம்|அந்தரங்கள்/u, meaning: 'அந்தரம் என்பது உட்காலத்தின் ஒரு பகுதி' },
  'sade sati': {
    pattern: /ஏழரைச் சனி/u,
    meaning: 'ஏழரைச் சனி என்பது உங்கள் சந்திரனின் ராசியிலும் அதன் இருபுற ராசிகளிலும் சனி செல்லும் ஏழரை ஆண்டுகள்',
  },
  nakshatra: { pattern: /நட்சத்திர/u, meaning: 'நட்சத்திரம் என்பது சந்திரனின் 27 நிலைகளில் ஒன்று' },
  pada: { pattern: /(?<![\p{L}\p{M}])பாதம்/u, meaning: 'பாதம் என்பது நட்சத்திரத்தின் நாலில் ஒரு பங்கு' },
  dosha: {
    pattern: /(?<!செவ்வாய் )தோஷ/u,
    meaning: 'தோஷம் என்பது மரபு குறையாக எண்ணும் ஒரு நிலை',
  },
  yoga: {
    pattern: /(?<![\p{L}\p{M}])யோக/u,
    meaning: 'யோகம் என்பது பெயரும் பலனும் உள்ள கிரகச் சேர்க்கை',
  },
  exalted: { pattern: /உச்ச/u, meaning: 'உச்சம் என்றால் கிரகம் மிகப் பலமாக இருக்கும் ராசியில்' },
  debilitated: { pattern: /நீச/u, meaning: 'நீசம் என்றால் கிரகம் மிகப் பலவீனமாக இருக்கும் ராசியில்' },
  retrograde: { pattern: /வக்ர/u, meaning: 'வக்ரம் என்றால் பூமியிலிருந்து பார்க்கப் பின்னோக்கி நகர்வது' },
  graha: {
    pattern: /முழுப் பார்வை/u,
    meaning:
      'முழுப் பார்வையால் ஒவ்வொரு கிரகமும் தன் எதிர்ப் பாவத்தைப் பார்க்கிறது; செவ்வாய் 4, 8-ஆம் இடங்களையும், குரு 5, 9-ஆம் இடங்களையும், சனி 3, 10-ஆம் இடங்களையும் பார்க்கிறார்கள்',
  },
  progressed: {
    pattern: /முன்னேற்றக் கணிப்ப/u,
    meaning: 'முன்னேற்றக் கணிப்பில் பிறப்புக்குப் பின் வரும் ஒவ்வொரு நாளும் ஓர் ஆண்டாக எண்ணப்படுகிறது',
  },
  orb: { pattern: /\(விலகல்/u, meaning: 'விலகல் என்பது துல்லியமான கோணத்திலிருந்து உள்ள தூரம்' },
  aspects: {
    pattern: /(?:திரிகோண|அறுகோண|சதுர)த்தில்(?!\p{M})/u,
    meaning: 'திரிகோணம், அறுகோணம், சதுரம் என்பவை 120, 60, 90 பாகைக் கோணங்கள்',
  },
  dignities: {
    pattern: /ஆட்சி வீடு|எதிர் ராசி|பிற ராசி/u,
    meaning: 'ஆட்சி வீடு என்றால் கிரகம் தன் ராசியில், எதிர் ராசி என்றால் அதற்கு எதிரே, பிற ராசி என்றால் இரண்டிலும் இல்லை',
  },
};

const refusals: Record<RefusedMatter, string> = texts.talk.refusals;

const notUnderstood = texts.talk.notUnderstood;

const addressed = (name: string): string => (name ? `, ${name}` : '');

const talk: SentencesOf<TalkStatements> = {
  hello: ({ name, again }) => `${again ? 'மீண்டும் வணக்கம்' : 'வணக்கம்'}${addressed(name)}.`,
  'your chart': ({ rising, moon }, { level }) =>
    `உங்கள் ஜாதகம் முன்னால் இருக்கிறது: ${risingIn(rising, level)}, ${placement(moon, level)}.`,
  askable: () =>
    'வேலை, காதல், குடும்பம், பணம், வீடு, உடல்நலம், கல்வி பற்றிக் கேட்கலாம்; உங்கள் ஜாதகத்தின் ஒரு கிரகம், தோஷம் அல்லது தசை பற்றியும், எந்தக் காலம் எதற்கு ஏற்றது என்றும் கேட்கலாம்.',
  welcome: ({ name }) => `மகிழ்ச்சி${addressed(name)}.`,
  'ask on': () => 'வேறு ஏதாவது தோன்றினால் எப்போது வேண்டுமானாலும் கேளுங்கள்.',
  goodbye: ({ name }) => `போய் வாருங்கள்${addressed(name)}.`,
  'talk can go on': () => 'இந்த உரையாடலை இதே அமர்வில் மீண்டும் தொடரலாம்.',
  program: () =>
    'இது ஒரு நிரல்: உங்கள் ஜாதகத்தைக் கணித்து, மரபு அதைப் பற்றிச் சொல்வதைச் சொற்களில் தருகிறது. பதில்களுக்குப் பின்னால் மனிதர் யாரும் இல்லை.',
  'no good or bad days': () => 'கேட்டதற்கு நன்றி; நிரலுக்கு நல்ல நாளும் இல்லை, கெட்ட நாளும் இல்லை.',
  'how can I help': () => 'உங்கள் ஜாதகத்தில் எதைப் பார்க்கலாம்?',
  'remembers the talk': () =>
    'பேசியது நினைவில் இருக்கிறது, ஆகவே “அடுத்த வருடம்?” அல்லது “மேலும் சொல்லுங்கள்” என்று கேட்டாலே போதும்.',
  'not understood': ({ why }) => notUnderstood[why],
  refused: ({ matter }) => refusals[matter],
  'two charts': () =>
    'பொருத்தம் பார்க்க இருவரின் ஜாதகம் வேண்டும், இங்கே உங்களுடையது மட்டுமே இருக்கிறது. திருமணத்தைப் பற்றியோ, உங்கள் கணவர் அல்லது மனைவியைப் பற்றியோ, செவ்வாய் தோஷம், நாடி பற்றியோ உங்கள் ஜாதகம் என்ன சொல்கிறது என்று கேளுங்கள்.',
  'no Latin letters': () =>
    'பெயரின் எண் ஆங்கில எழுத்துகளிலிருந்து எண்ணப்படுகிறது; அனுப்பிய பெயரில் அப்படி எதுவும் இல்லை. பெயரை ஆங்கிலத்தில் எழுதுவதுபோல அனுப்புங்கள்.',
  'leanings only': () =>
    'ஜாதகம் சாய்வுகளையும் அவற்றுக்கு ஏற்ற காலங்களையும் காட்டும்; துல்லியமான தேதியையோ உத்தரவாதத்தையோ அதனால் தர முடியாது.',
  'no diagnosis': () => 'இது நோய் கண்டறிதல் அல்ல, மருத்துவருக்கு மாற்றும் அல்ல.',
  'no legal advice': () => 'இது சட்ட ஆலோசனை அல்ல, வழக்கறிஞருக்கு மாற்றும் அல்ல.',
  'low mood': () => 'மனச்சோர்வு நீடித்தால் மருத்துவரிடமோ நீங்கள் நம்பும் ஒருவரிடமோ பேசுங்கள்.',
  sorry: () => 'இது உங்களுக்குக் கடினமான நேரம் என்பது வருத்தமளிக்கிறது.',
  'neither good nor bad': () => 'அது தன்னளவில் நல்லதும் இல்லை, கெட்டதும் இல்லை.',
  'still holds': () => texts.talk.holds,
};

const answers = { yes: 'ஆம்', no: 'இல்லை' } as const;

const about = (topic: Topic): string => topicWords(topic, 'dative');

export const languageTexts: ChatWords = {
  sentences: {
    ...talk,
    ...matter,
    ...time,
    ...daySentences(texts.days, 'ta', about, starName),
    ...selfSentences(
      texts.talk.self,
      (topic) => topicWords(topic),
      (sign) => theSign(sign),
    ),
    ...formSentences(texts.talk.forms, {
      about,
      placement,
      standsFor: (body) => standsFor(body),
      until,
      within,
      date,
      span: spanOf,
    }),
    ...dashas,
    ...doshas,
    ...yogas,
    ...stars,
    ...saturn,
    ...charms,
    ...planets,
    ...western,
  },
  answerInSentence: (answer, sentence) => `${answers[answer]}, ${sentence}`,
  answerApart: (answer, sentence) => `${answers[answer]}. ${sentence}`,
  glossary,
  inPlainWords: (meanings) => `எளிய சொற்களில்: ${meanings.join('; ')}.`,
};
