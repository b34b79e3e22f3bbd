import { describe, expect, test } from 'vitest';
import { writtenIn } from '../../languages/texts-by-language.ts';
import { type PalmLanguage, palmLanguages } from '../../tables/palm/index.ts';
import { everyWord } from './every-word.ts';

type Matter = 'death' | 'health' | 'money' | 'bonds';

const events: Readonly<Record<PalmLanguage, Readonly<Record<Matter, RegExp>>>> = {
  en: {
    death: /\b(?:die|dies|dying|death|long life|live long|lifespan)\b/i,
    health: /\b(?:ill|illness|disease|cancer|cure[ds]?|heal(?:s|ed)?|recover from|diagnos\w+)\b/i,
    money:
      /\b(?:(?:become|be|grow|get) rich|riches|wealthy|fortune awaits|lottery|inherit\w*|will (?:earn|win|gain|lose))\b/i,
    bonds: /\b(?:divorce\w*|affair|adultery|will marry|get married|unfaithful)\b/i,
  },
  de: {
    death: /\b(?:Tod|Tode|sterben|stirbst|gestorben|langes Leben|lange leben)\b/i,
    health: /(?<!\p{L})(?:krank\p{L}*|Krebs|geheilt|Heilung|genesen|Diagnose)(?!\p{L})/iu,
    money:
      /\b(?:reich werden|reich wirst|zu Reichtum|Lotto|erben|erbst|Erbschaft|gewinnst im|wirst verdienen)\b/i,
    bonds: /\b(?:Scheidung|Affäre|wirst heiraten|untreu|Ehebruch)\b/i,
  },
  es: {
    death: /(?<!\p{L})(?:muerte|morirás|morir|larga vida|vivirás)(?!\p{L})/iu,
    health: /(?<!\p{L})(?:enferm\p{L}*|cáncer|curarás|te curas|sanarás|diagnóstico)(?!\p{L})/iu,
    money: /(?<!\p{L})(?:serás ric[oa]|riquezas|lotería|heredarás|herencia|ganarás)(?!\p{L})/iu,
    bonds: /(?<!\p{L})(?:divorcio|infidelidad|infiel|te casarás|boda)(?!\p{L})/iu,
  },
  fr: {
    death: /(?<!\p{L})(?:la mort|mourras|mourir|longue vie|vivras)(?!\p{L})/iu,
    health: /(?<!\p{L})(?:malad\p{L}*|cancer|guéri\p{L}*|diagnostic)(?!\p{L})/iu,
    money: /(?<!\p{L})(?:seras riche|richesses|loterie|loto|hériteras|héritage|gagneras)(?!\p{L})/iu,
    bonds: /(?<!\p{L})(?:divorce|infidélité|infidèle|épouseras|te marieras)(?!\p{L})/iu,
  },
  it: {
    death: /(?<!\p{L})(?:morte|morirai|morire|lunga vita|vivrai)(?!\p{L})/iu,
    health: /(?<!\p{L})(?:malatti\p{L}*|malat[oa]|ammal\p{L}*|cancro|guari\p{L}*|diagnosi)(?!\p{L})/iu,
    money:
      /(?<!\p{L})(?:sarai ricc[oa]|ricchezze|lotteria|erediterai|eredità|vincerai|guadagnerai)(?!\p{L})/iu,
    bonds: /(?<!\p{L})(?:divorzio|tradimento|infedele|sposerai|nozze)(?!\p{L})/iu,
  },
  pt: {
    death: /(?<!\p{L})(?:morte|morrerá|morrer|vida longa|viverá)(?!\p{L})/iu,
    health: /(?<!\p{L})(?:doenças?|doente|adoec\p{L}*|câncer|cura|curará|diagnóstico)(?!\p{L})/iu,
    money: /(?<!\p{L})(?:ficará ric[oa]|riquezas|loteria|herdará|herança|ganhará)(?!\p{L})/iu,
    bonds: /(?<!\p{L})(?:divórcio|traição|infiel|se casará|casamento virá)(?!\p{L})/iu,
  },
  hi: {
    death: /मृत्यु|मौत|मरेंगे|दीर्घायु|लंबी उम्र/u,
    health: /बीमार|रोग|कैंसर|ठीक हो जाएँगे|स्वस्थ हो/u,
    money: /धनवान|अमीर|करोड़पति|लॉटरी|विरासत में धन|धन मिलेगा|लाभ होगा/u,
    bonds: /तलाक़?|बेवफ़ा|विवाह होगा|शादी होगी/u,
  },
  ru: {
    death: /(?<!\p{L})(?:смерт\p{L}*|умр[её]\p{L}*|умирать|погибн\p{L}*|долгая жизнь|проживёте)(?!\p{L})/iu,
    health:
      /(?<!\p{L})(?:бол(?:езн|ьн|е[ею]т)\p{L}*|заболе\p{L}*|недуг\p{L}*|рак(?:а|ом)?|вылеч\p{L}*|исцел\p{L}*|диагноз\p{L}*)(?!\p{L})/iu,
    money:
      /(?<!\p{L})(?:разбогате\p{L}*|богаты(?:м|ми)?|лотере\p{L}*|наследств\p{L}*|унаследу\p{L}*|выиграете|прибыль ждёт|заработаете)(?!\p{L})/iu,
    bonds: /(?<!\p{L})(?:развод\p{L}*|измен[аыу]|женитесь|выйдете замуж|свадьб\p{L}*)(?!\p{L})/iu,
  },
  bn: {
    death: /মৃত্যু|মরণ|মারা যা|দীর্ঘায়ু|পরমায়ু|(?<![\p{L}\p{M}])আয়ু/u,
    health: /রোগ|অসুখ|অসুস্থ|ক্যানসার|ব্যাধি|আরোগ্য|সেরে উঠ|সুস্থ হ/u,
    money: /ধনী|বড়লোক|কোটিপতি|লটারি|উত্তরাধিকার|অর্থলাভ|টাকা আসবে|টাকা পাবেন|লাভ হবে/u,
    bonds: /বিচ্ছেদ|তালাক|ডিভোর্স|পরকীয়া|বিয়ে হবে|বিবাহ হবে|বিশ্বাসঘাতক/u,
  },
  ta: {
    death: /மரணம்|மரணத்|இறந்து|இறப்ப|இறப்பு|நீண்ட ஆயுள்|தீர்க்காயுள்|ஆயுள்/u,
    health: /நோய|வியாதி|புற்றுநோய்|குணமா|குணமடை|நலமடை/u,
    money: /கோடீஸ்வர|பணக்கார|செல்வந்த|லாட்டரி|பரிசுச்சீட்டு|பணம் வரும்|பணம் கிடைக்கும்|வாரிசுச் சொத்து|இலாபம் வரும்/u,
    bonds: /விவாகரத்து|மணமுறிவு|கள்ளக்காதல்|துரோக|திருமணம் நடக்கும்|திருமணம் ஆகும்/u,
  },
  te: {
    death: /మరణ|చావు|చనిపో|చచ్చి|ఆయుష్షు|ఆయువు|దీర్ఘాయు|చిరంజీవి/u,
    health: /(?<!పు)రోగ[ంాిమ]|జబ్బు|వ్యాధి|క్యాన్సర్|నయమవు|నయం అవు|కోలుకు|ఆరోగ్యవంత/u,
    money: /ధనవంత|కోటీశ్వర|లక్షాధికారి|లాటరీ|వారసత్వ|ఆస్తి కలిసి|ధనలాభ|డబ్బు వస్తుంది|లాభం వస్తుంది|ధనం దక్కు/u,
    bonds: /విడాకుల|వివాహం జరుగు|వివాహం అవు|పెళ్ళి జరుగు|పెళ్ళి అవు|పెళ్లి|అక్రమ సంబంధ|ద్రోహ|వ్యభిచార/u,
  },
  ml: {
    death: /മരണ|മരിക്ക|ആയുസ്സ|ആയുസ്|ദീർഘായുസ|അന്ത്യം/u,
    health: /(?<!ആ)രോഗ|അസുഖ|കാൻസർ|സുഖപ്പെ|സുഖമാക|ഭേദമാക/u,
    money: /കോടീശ്വര|പണക്കാര|ധനിക|ലോട്ടറി|പൈതൃകസ്വത്ത|ധനലാഭ|പണം വരും|പണം വന്നുചേരും|പണം കിട്ടും|ലാഭമുണ്ടാക/u,
    bonds: /വിവാഹമോചന|വേർപിരി|അവിഹിത|വിവാഹം നടക്കും|വിവാഹിത/u,
  },
  kn: {
    death: /ಸಾವು|ಮರಣ|ಸಾಯು|ಆಯುಷ್ಯ|ಆಯಸ್ಸ|ದೀರ್ಘಾಯು/u,
    health: /(?<!ಆ)ರೋಗ|ಕಾಯಿಲೆ(?!ಯ ಬಗ್ಗೆ ಏನೂ)|ಅನಾರೋಗ್ಯ|ಕ್ಯಾನ್ಸರ್|ಗುಣವಾಗು|ವಾಸಿಯಾಗು/u,
    money: /ಕೋಟ್ಯ?ಧಿಪತಿ|ಕೋಟ್ಯಧೀಶ|ಶ್ರೀಮಂತ|ಧನವಂತ|ಲಾಟರಿ|ಪಿತ್ರಾರ್ಜಿತ|ಧನಲಾಭ|ಹಣ ಬರುತ್ತದೆ|ಹಣ ಸಿಗುತ್ತದೆ|ಲಾಭವಾಗು/u,
    bonds: /ವಿಚ್ಛೇದನ|ಮದುವೆಯಾಗು|ಮದುವೆ ಆಗು|ವಿವಾಹವಾಗು|ವಿವಾಹ ಆಗು|ವಿವಾಹ ನಡೆಯು|ಅಕ್ರಮ ಸಂಬಂಧ|ದ್ರೋಹ|ವ್ಯಭಿಚಾರ/u,
  },
};

const planted: Readonly<Record<PalmLanguage, Readonly<Record<Matter, string>>>> = {
  en: {
    death: 'You will live long, and die in old age.',
    health: 'An illness of your youth will be cured.',
    money: 'You will win a great sum and become rich.',
    bonds: 'Your second bond ends in divorce.',
  },
  de: {
    death: 'Du wirst ein langes Leben haben.',
    health: 'Eine Krankheit geht an dir vorbei.',
    money: 'Mit vierzig wirst du reich werden.',
    bonds: 'Deine erste Ehe endet mit der Scheidung.',
  },
  es: {
    death: 'Tendrás una larga vida.',
    health: 'No te enfermarás nunca.',
    money: 'Ganarás mucho dinero.',
    bonds: 'Te casarás dos veces.',
  },
  fr: {
    death: 'Tu auras une longue vie.',
    health: 'Une maladie t’attend.',
    money: 'Tu gagneras à coup sûr.',
    bonds: 'Tu te marieras deux fois.',
  },
  it: {
    death: 'Avrai una lunga vita.',
    health: 'Ti ammalerai di rado.',
    money: 'Erediterai da uno zio.',
    bonds: 'Sposerai chi ami.',
  },
  pt: {
    death: 'Você terá vida longa.',
    health: 'Nenhuma doença chegará a você.',
    money: 'Você ganhará muito dinheiro.',
    bonds: 'Você se casará aos trinta.',
  },
  hi: {
    death: 'आप दीर्घायु होंगे।',
    health: 'आपको कोई रोग नहीं होगा।',
    money: 'आपको अचानक धन मिलेगा।',
    bonds: 'आपका विवाह होगा।',
  },
  ru: {
    death: 'Вы проживёте до девяноста лет.',
    health: 'Тяжёлая болезнь обойдёт вас стороной.',
    money: 'К сорока годам вы разбогатеете.',
    bonds: 'Первый союз кончится разводом.',
  },
  bn: {
    death: 'আপনার আয়ু দীর্ঘ হবে।',
    health: 'কোনো রোগ আপনার কাছে আসবে না।',
    money: 'চল্লিশ বছরে আপনি কোটিপতি হবেন।',
    bonds: 'ত্রিশ বছরে আপনার বিয়ে হবে।',
  },
  ta: {
    death: 'உங்களுக்கு நீண்ட ஆயுள் உண்டு.',
    health: 'எந்த நோயும் உங்களை அணுகாது.',
    money: 'நாற்பது வயதில் பெரும் பணம் வரும்.',
    bonds: 'முப்பது வயதில் திருமணம் நடக்கும்.',
  },
  te: {
    death: 'మీకు దీర్ఘాయువు ఉంది.',
    health: 'ఏ రోగమూ మీ దరి చేరదు.',
    money: 'నలభై ఏళ్ళకు మీరు కోటీశ్వరులవుతారు.',
    bonds: 'ముప్పై ఏళ్ళకు మీకు వివాహం జరుగుతుంది.',
  },
  ml: {
    death: 'നിങ്ങൾക്കു ദീർഘായുസ്സുണ്ട്.',
    health: 'ഒരു രോഗവും നിങ്ങളെ തൊടില്ല.',
    money: 'നാല്പതാം വയസ്സിൽ നിങ്ങൾ കോടീശ്വരനാകും.',
    bonds: 'മുപ്പതാം വയസ്സിൽ നിങ്ങളുടെ വിവാഹം നടക്കും.',
  },
  kn: {
    death: 'ನಿಮಗೆ ದೀರ್ಘಾಯುಷ್ಯವಿದೆ.',
    health: 'ಯಾವ ರೋಗವೂ ನಿಮ್ಮನ್ನು ಮುಟ್ಟುವುದಿಲ್ಲ.',
    money: 'ನಲವತ್ತನೆಯ ವಯಸ್ಸಿಗೆ ನೀವು ಕೋಟ್ಯಧಿಪತಿಗಳಾಗುತ್ತೀರಿ.',
    bonds: 'ಮೂವತ್ತನೆಯ ವಯಸ್ಸಿಗೆ ನಿಮ್ಮ ವಿವಾಹವಾಗುತ್ತದೆ.',
  },
};

const matters: readonly Matter[] = ['death', 'health', 'money', 'bonds'];

describe.each(writtenIn(palmLanguages))('a palm reading in %s', (language) => {
  test.each(matters)('A palm reading neither promises nor threatens anything about %s', async (matter) => {
    const { limits, disclaimer, ...texts } = await palmLanguages[language]();
    const foretells = (text: string) => events[language][matter].test(text);
    expect(foretells(planted[language][matter])).toBe(true);
    expect(everyWord(texts).filter(foretells)).toEqual([]);
  });
});
