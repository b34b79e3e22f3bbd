import type { ClassicalPlanet, Graha } from '@palmleaf/engines/zodiac';
import { ofSign, type PerSign } from '@palmleaf/engines/zodiac';
import { listWith } from '../languages/list-with.ts';
import type { Matter, Standing, YearTexts } from '../year/texts.ts';
import varshaphal from './varshaphal.json' with { type: 'json' };

/** व within a member of a longer list. */
const list = (items: readonly string[], and: 'आणि' | 'व' = 'आणि'): string => listWith(items, and);

const { texts: shortTexts } = varshaphal;

const { grahas: names } = shortTexts;

/** Each names two things, so the plural pronoun यां- carries the ending. */
const fields: PerSign<string> = [
  'व्यक्तिमत्त्व आणि आत्मविश्वास',
  'कुटुंब आणि संचय',
  'भावंडे आणि जवळचे प्रवास',
  'घर आणि जमीन',
  'मुले आणि शिक्षण',
  'रोजचे काम आणि स्पर्धा',
  'भागीदारी आणि सहजीवन',
  'सामायिक व्यवहार आणि गूढ गोष्टी',
  'श्रद्धा आणि दूरचे प्रवास',
  'व्यवसाय आणि प्रतिष्ठा',
  'मैत्री आणि मनातल्या इच्छा',
  'एकांत आणि परदेश',
];

const briefly: PerSign<string> = [
  'आत्मविश्वास',
  'संचय',
  'भावंडे',
  'घर',
  'मुले',
  'रोजचे काम',
  'भागीदारी',
  'सामायिक व्यवहार',
  'दूरचे प्रवास',
  'व्यवसाय',
  'मैत्री',
  'परदेश',
];

/** Oblique, as before स्थानात and स्थानाचा. */
const ordinals: PerSign<string> = [
  'पहिल्या',
  'दुसऱ्या',
  'तिसऱ्या',
  'चौथ्या',
  'पाचव्या',
  'सहाव्या',
  'सातव्या',
  'आठव्या',
  'नवव्या',
  'दहाव्या',
  'अकराव्या',
  'बाराव्या',
];

/** A consonant takes -ा (सूर्याला), a long vowel stays (शनीला). */
const oblique = (name: string): string => (/[क-ह]$/u.test(name) ? `${name}ा` : name);
const formOf = (planet: Graha): string => oblique(names[planet]);

const ruled = (houses: readonly number[]): string =>
  `${houses.map((house) => ofSign(ordinals, house)).join(' व ')} ${houses.length > 1 ? 'स्थानांचा' : 'स्थानाचा'} स्वामी`;
const about = (houses: readonly number[]): string =>
  houses.length === 1 ? ofSign(fields, houses[0] ?? 1) : list(houses.map((house) => ofSign(briefly, house)));
const date = (at: Date): string =>
  at.toLocaleDateString('mr-IN-u-nu-latn', { day: 'numeric', month: 'long', timeZone: 'UTC' });

const lordOf = ({ other, houses }: Matter): string => `${ruled(houses)} ${names[other]}`;
const pairOf = (m: Matter): string => `${names[m.lord]} आणि ${lordOf(m)}`;
const weakness = ({ weak: [first, ...others] }: Matter): string =>
  first === undefined || others.length > 0 ? 'दोघेही दुर्बळ आहेत' : `${names[first]} दुर्बळ आहे`;
const isFriendly = ({ regard }: Matter): boolean => regard === 'friendly';
const helper = ({ third }: Matter): string => (third === undefined ? 'तिसरा ग्रह' : names[third]);
const helperForm = ({ third }: Matter): string => (third === undefined ? 'तिसऱ्या ग्रहा' : formOf(third));
const soon = ({ ithasala }: Matter): string =>
  ithasala === 'Poorna'
    ? ' एका अंशाहून कमी अंतर उरले आहे, म्हणून वर्षाच्या सुरुवातीलाच याकडे लक्ष द्या.'
    : ithasala === 'Bhavishyat'
      ? ' दोघांचे तेज अजून एकमेकांना मिळालेले नाही, म्हणून याचे फळ वर्षाच्या अखेरच्या भागात दिसते.'
      : '';

const natures: Readonly<Record<ClassicalPlanet, string>> = {
  Sun: 'आपल्याकडून नेतृत्वाची अपेक्षा आहे; अर्ध्या मनाने केलेल्या कामातून समाधान मिळणार नाही.',
  Moon: 'मन, माणसे आणि बेत वारंवार बदलतात; त्यांच्या कलाने घेण्यातच शहाणपण आहे.',
  Mars: 'वर्षाचा वेग मोठा आहे; बेतांपेक्षा धाडस अधिक कामी येते.',
  Mercury: 'हे वर्ष बोलणी, कागदपत्रे, नवे शिकणे आणि झटपट फेरबदल यांचे आहे.',
  Jupiter: 'चांगला सल्ला जवळच मिळतो, आणि उदार मनाने केलेली मदत फिरून आपल्याकडे येते.',
  Venus: 'दबावापेक्षा सामोपचार, सुरुची आणि जिव्हाळा यांनी अधिक साधते.',
  Saturn: 'संयम हेच या वर्षाचे भांडवल आहे; जे सावकाश उभे राहते तेच टिकते.',
};

const yearLord =
  (planet: ClassicalPlanet) =>
  (house: number): string =>
    `${names[planet]} हा या वर्षाचा स्वामी असून तो ${ofSign(ordinals, house)} स्थानात आहे, त्यामुळे वर्षाचा भर ${ofSign(fields, house)} यांवर राहतो. ${natures[planet]}`;

const munthaIn = (house: number, advice: string): string =>
  `मुंथा ${ofSign(ordinals, house)} स्थानात आली आहे: ${advice}.`;

const standing = (all: readonly Standing[]): string => {
  const inHouse = (house: number): string[] =>
    all.filter((one) => one.house === house).map(({ planet }) => names[planet]);
  const houses = [...new Set(all.map(({ house }) => house))];
  return list(houses.map((house) => `${ofSign(ordinals, house)} स्थानातील ${list(inHouse(house), 'व')}`));
};
const are = ({ length }: readonly Standing[]): string => (length === 1 ? 'आहे' : 'आहेत');

export const languageTexts: YearTexts = {
  matters: {
    Ithasala: [
      (m) =>
        m.isLordFaster
          ? `या वर्षी आपले प्रतिनिधित्व ${names[m.lord]} करतो, आणि तो ${lordOf(m)} याच्याकडे सरकत आहे: ${about(m.houses)} यांच्याशी संबंधित गोष्टी आपल्या आवाक्यात येतात, ${isFriendly(m) ? 'आणि वाट मोकळी आहे' : 'पण वाट आपल्यालाच काढावी लागते'}.${soon(m)}`
          : `${lordOf(m)} या वर्षी आपला प्रतिनिधी असलेल्या ${formOf(m.lord)}कडे येत आहे: ${about(m.houses)} यांच्याशी संबंधित गोष्टी ${isFriendly(m) ? 'अगदी सहजपणे' : 'काही अटी घेऊन'} आपल्याकडे चालून येतात.${soon(m)}`,
      (m) =>
        `${pairOf(m)} यांच्यातील अंतर कमी होत आहे. ${about(m.houses)} या विषयांत हालचाल दिसू लागते; दोघे एकमेकांकडे ${isFriendly(m) ? 'मित्रदृष्टीने पाहतात' : 'शत्रुदृष्टीने पाहतात, म्हणून प्रयत्न अधिक लागतात'}.${soon(m)}`,
      (m) =>
        `${about(m.houses)} यांच्याशी संबंधित काम ${isFriendly(m) ? 'जवळजवळ आपोआप' : 'पाठपुरावा केल्यावर'} जुळून येते, कारण ${pairOf(m)} एकमेकांच्या जवळ येत आहेत.${soon(m)}`,
      (m) =>
        `${lordOf(m)} हा ${m.isLordFaster ? `${formOf(m.lord)}ची वाट पाहत आहे` : `${formOf(m.lord)}कडे घाईने येत आहे`}; ${about(m.houses)} यांच्या बाबतीत जे सुरू कराल ${isFriendly(m) ? 'त्याला वाऱ्याची साथ आहे' : 'ते उलट्या वाऱ्यातही पुढे सरकते'}.${soon(m)}`,
    ],
    Easarpha: [
      (m) =>
        `${pairOf(m)} नुकतेच एकमेकांपासून दूर झाले आहेत. ${about(m.houses)} यांविषयी निर्णायक बोलणे होऊन गेले आहे; जे ठरले ते पूर्ण करा.`,
      (m) =>
        `${about(m.houses)} या विषयांतील महत्त्वाचा टप्पा मागे पडला आहे, कारण ${pairOf(m)} एकमेकांपासून दूर जात आहेत: आभार माना आणि जे बाकी आहे ते मिटवा.`,
      (m) =>
        `${lordOf(m)} आणि ${names[m.lord]} यांची भेट होऊन गेली आहे: ${about(m.houses)} यांच्या बाबतीत पहिला वेग ओसरला आहे, घाईपेक्षा शांतपणे घेतलेली काळजी अधिक कामी येईल.`,
    ],
    Nakta: [
      (m) =>
        `${pairOf(m)} एकमेकांकडे पाहत नाहीत, पण ${helper(m)} दोघांमध्ये ये-जा करतो: ${about(m.houses)} यांच्याशी संबंधित काम दोन्ही बाजू ओळखणाऱ्या एखाद्या तत्पर व्यक्तीच्या हातून होते.`,
      (m) => `${about(m.houses)} यांसाठी एखादा मध्यस्थ हवा; ${pairOf(m)} यांच्यात तेजाची ने-आण ${helper(m)} करतो.`,
    ],
    Yamaya: [
      (m) =>
        `${pairOf(m)} एकमेकांकडे पाहत नाहीत, तरी दोघांचेही ${helperForm(m)}पासूनचे अंतर कमी होत आहे: ${about(m.houses)} यांच्या बाबतीत एखादी ज्येष्ठ आणि शांत व्यक्ती मेळ घालून देते.`,
      (m) =>
        `${about(m.houses)} यांच्या बाबतीत, दोन्ही बाजूंना जोडू शकेल अशा व्यक्तीची वाट पाहा; ${pairOf(m)} यांचे तेज ${helper(m)} एकत्र आणतो.`,
    ],
    Manahoo: [
      (m) =>
        `${pairOf(m)} यांच्यामध्ये ${helper(m)} येऊन उभा राहतो. ${about(m.houses)} यांच्या बाबतीत वाद किंवा विलंब होऊ शकतो; वेळीच बोलून घ्या.`,
      (m) => `${pairOf(m)} यांच्या तेजाच्या आड ${helper(m)} येतो: ${about(m.houses)} यांसाठी पर्यायी बेतही तयार ठेवा.`,
    ],
    Kamboola: [
      (m) => `${pairOf(m)} यांना चंद्र साथ देतो: ${about(m.houses)} या विषयांत लोक आपल्या बाजूने उभे राहतात.`,
      (m) =>
        `${about(m.houses)} यांच्या बाबतीत आपल्याला वाटते त्याहून अधिक लोक मदतीला आहेत, कारण ${pairOf(m)} यांच्या मेळात चंद्रही सामील होतो.`,
    ],
    Garikamboola: [
      (m) =>
        `चंद्र ${pairOf(m)} यांच्याशी जोडलेला नाही, पण पुढच्या राशीत जाताच तो ${helperForm(m)}ला भेटतो: ${about(m.houses)} यांच्या बाबतीत मदत उशिरा आणि अनपेक्षित बाजूने येते.`,
    ],
    Khallasara: [
      (m) =>
        `चंद्र हा ${pairOf(m)} यांच्या जवळून आपल्याच वाटेने निघून जातो. ${about(m.houses)} यांच्या बाबतीत स्वतः केलेली तयारीच कामी येते; कोणाच्या मेहेरबानीवर विसंबू नका.`,
      (m) =>
        `${about(m.houses)} या विषयांत कोणी बाजू घेत नाही, कारण चंद्र हा ${pairOf(m)} यांच्याकडे न पाहताच पुढे जातो: काम करत राहा, शाबासकीची वाट पाहू नका.`,
    ],
    Radda: [
      (m) =>
        `${pairOf(m)} यांच्यात सहमती आहे, पण ${weakness(m)}: ${about(m.houses)} यांविषयी जे सांगितले जाईल त्याची खात्री करून घ्या.`,
      (m) =>
        `${about(m.houses)} यांविषयी दिलेले एखादे वचन मागे घेतले जाऊ शकते, कारण ${pairOf(m)} यांच्यापैकी ${weakness(m)}.`,
      (m) =>
        `${pairOf(m)} यांचे एकमत आहे, तरी ${weakness(m)}: ${about(m.houses)} यांच्या बाबतीत आधी छोटा पण खात्रीचा भाग पदरात पाडून घ्या.`,
      (m) =>
        `${about(m.houses)} यांच्या बाबतीत तारीख ठरवून घ्या आणि दुसरी व्यक्तीही हाताशी ठेवा: ${pairOf(m)} यांच्यात सदिच्छा आहे, पण ${weakness(m)}.`,
    ],
    Dupparikutha: [
      (m) =>
        `${pairOf(m)} यांच्यापैकी शीघ्र ग्रह दुर्बळ आणि मंद ग्रह बलवान आहे: ${about(m.houses)} यांच्या बाबतीत सुरुवात अडखळते, पण शेवट भक्कम होतो.`,
      (m) => `${about(m.houses)} यांच्याबद्दलचे मत सुरुवातीवरून बनवू नका; ${pairOf(m)} यांच्यात बळ मंद ग्रहाकडे आहे.`,
    ],
    Duttota: [
      (m) =>
        `${pairOf(m)} हे दोघेही दुर्बळ आहेत, पण ${helper(m)} बलवान आहे आणि तो त्यांच्यापैकी एकाला सोबत घेतो. ${about(m.houses)} या विषयांत एकट्याने पुढे जाऊ नका.`,
      (m) =>
        `${about(m.houses)} यांसाठी तिघांची साथ लागते: ${pairOf(m)} यांच्यात बळ नाही, आणि ${helper(m)} आपले बळ त्यांच्यापैकी एकाला देतो.`,
      (m) =>
        `${about(m.houses)} यांच्या बाबतीत एखाद्या अनुभवी व्यक्तीला सोबत घ्या; ${pairOf(m)} यांना जे पेलत नाही ते ${helper(m)} पेलतो.`,
    ],
    Thambira: [
      (m) =>
        `राशीच्या शेवटी आल्यावर ${pairOf(m)} यांच्यातील चित्र उशिरा पालटते, आणि पुढच्या राशीत ${helper(m)} वाट पाहत आहे: ${about(m.houses)} यांसाठी तयार राहा.`,
    ],
  },
  severalPlanets: {
    Kuttha: (all) => `या वर्षी ${standing(all)} बलवान ${are(all)}. हे सामर्थ्य एखाद्या मोलाच्या कामासाठी वापरा.`,
    Durupha: (all) => `या वर्षी ${standing(all)} दुर्बळ ${are(all)}.`,
  },
  allPlanets: {
    Iquabal:
      'सातही ग्रह बळ देणाऱ्या स्थानांत आहेत. या वर्षी जे हाती घ्याल त्याला भक्कम आधार मिळतो, आणि लोकही त्याची दखल घेतात.',
    Induvara:
      'सातही ग्रह शक्ती विखुरणाऱ्या स्थानांत आहेत. या वर्षी बेत छोटे ठेवा आणि एक काम मार्गी लागल्यावरच दुसरे सुरू करा.',
  },
  summary: {
    yearLord: {
      Sun: yearLord('Sun'),
      Moon: yearLord('Moon'),
      Mars: yearLord('Mars'),
      Mercury: yearLord('Mercury'),
      Jupiter: yearLord('Jupiter'),
      Venus: yearLord('Venus'),
      Saturn: yearLord('Saturn'),
    },
    muntha: [
      munthaIn(1, 'नवी सुरुवात स्वतःपासून करा'),
      munthaIn(2, 'लक्ष आपल्या साधनांवर आणि घरच्या माणसांवर राहते'),
      munthaIn(3, 'धाडस, जवळच्या वाटा आणि स्पष्ट बोलणे कामी येते'),
      munthaIn(4, 'घरच्या कामांकडे आधी लक्ष द्या'),
      munthaIn(5, 'काहीतरी घडवा, काहीतरी शिकवा, आपल्या माणसांच्या सहवासाचा आनंद घ्या'),
      munthaIn(6, 'दिनक्रमाला शिस्त लावा आणि भांडणांना खतपाणी घालू नका'),
      munthaIn(7, 'निम्मी दिशा दुसरी व्यक्ती ठरवते'),
      munthaIn(8, 'जपून पावले टाका आणि जे अर्धवट राहिले आहे ते मार्गी लावा'),
      munthaIn(9, 'एखादा मार्गदर्शक, एखादा प्रवास किंवा एखादी श्रद्धा दृष्टी व्यापक करते'),
      munthaIn(10, 'आपले काम सर्वांना दिसते, म्हणून ते चांगले करा'),
      munthaIn(11, 'मित्रांची साथ आणि जुन्या आशा फळाला येतात'),
      munthaIn(12, 'जेथून परत मिळेल तेथेच वेळ आणि शक्ती खर्च करा'),
    ],
    balance: {
      helped: 'एकंदरीत हे वर्ष अडथळ्यांपेक्षा आधार अधिक देते: लवकर सुरुवात करा आणि मागच्या वेळेपेक्षा अधिक मागा.',
      hindered: 'एकंदरीत हे वर्ष संयम मागते: जे आहे ते नीट सांभाळा आणि नवी कामे छोटी ठेवा.',
      even: 'आधार आणि अडथळे जवळजवळ सारखेच आहेत, म्हणून सारे निवडीवर अवलंबून आहे: जेथे वाट मोकळी आहे तेथेच कष्ट घ्या.',
    },
    best: ({ planet, houses }) =>
      `सर्वांत मोकळी वाट ${about(houses)} यांच्या बाबतीत आहे, कारण ${ruled(houses)} ${names[planet]} याला सर्वाधिक अनुकूलता आहे.`,
    worst: ({ planet, houses }) =>
      `सर्वाधिक अडथळे ${ruled(houses)} ${names[planet]} याच्या वाटेत आहेत: ${about(houses)} या विषयांत सावकाश पुढे जा.`,
    when: (lord, from, to) =>
      `त्याचा काळ, म्हणजे ${formOf(lord)}ची मुद्दा दशा, साधारण ${date(from)}पासून ${date(to)}पर्यंत आहे.`,
  },
};
