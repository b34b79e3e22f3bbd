import type { KarakaName } from '@palmleaf/engines/jyotish';

export const ganaNames = { deva: 'देव', manushya: 'मनुष्य', rakshasa: 'राक्षस' } as const;

export const ganaMeaning = {
  deva: 'स्वभाव में कोमलता और झुक जाने की सहजता',
  manushya: 'मानवीय: व्यावहारिक, अपनी इच्छाओं के साथ',
  rakshasa: 'प्रबल इच्छाशक्ति, और छिपी बात जल्दी पकड़ने वाली नज़र',
} as const;

const nadis: Readonly<Record<string, string>> = { Adi: 'आदि', Madhya: 'मध्य', Antya: 'अंत्य' };

export function nadiName(name: string): string {
  return nadis[name] ?? name;
}

/** The animals of the stars by the engine's names. */
const yonis: Readonly<Record<string, string>> = {
  horse: 'अश्व',
  elephant: 'गज',
  sheep: 'मेष (भेड़)',
  serpent: 'सर्प',
  dog: 'श्वान',
  cat: 'मार्जार (बिल्ली)',
  rat: 'मूषक',
  cow: 'गौ',
  buffalo: 'महिष',
  tiger: 'व्याघ्र',
  deer: 'मृग',
  monkey: 'वानर',
  mongoose: 'नकुल',
  lion: 'सिंह',
};

export function yoniName(name: string): string {
  return yonis[name] ?? name;
}

const deities: Readonly<Record<string, string>> = {
  'the Ashwini twins': 'अश्विनीकुमार',
  Yama: 'यम',
  Agni: 'अग्नि',
  Brahma: 'ब्रह्मा',
  Soma: 'सोम',
  Rudra: 'रुद्र',
  Aditi: 'अदिति',
  Brihaspati: 'बृहस्पति',
  'the Nagas': 'नाग',
  'the ancestors': 'पितर',
  Bhaga: 'भग',
  Aryaman: 'अर्यमा',
  Savitar: 'सविता',
  Tvashtar: 'त्वष्टा',
  Vayu: 'वायु',
  'Indra and Agni': 'इन्द्र और अग्नि',
  Mitra: 'मित्र',
  Indra: 'इन्द्र',
  Nirriti: 'निर्ऋति',
  'the waters': 'जल',
  'the Vishvedevas': 'विश्वेदेव',
  Vishnu: 'विष्णु',
  'the Vasus': 'वसु',
  Varuna: 'वरुण',
  'Aja Ekapada': 'अज एकपाद',
  'Ahir Budhnya': 'अहिर्बुध्न्य',
  Pushan: 'पूषा',
};

export function deityOf(name: string): string {
  return deities[name] ?? name;
}

/** The first sounds of names for each quarter, Ashwini first (Muhurta Chintamani 6), as Devanagari tells them apart. */
const syllables: readonly string[] = [
  'चू चे चो ला',
  'ली लू ले लो',
  'अ ई उ ए',
  'ओ वा वी वू',
  'वे वो का की',
  'कू घ ङ छ',
  'के को हा ही',
  'हू हे हो डा',
  'डी डू डे डो',
  'मा मी मू मे',
  'मो टा टी टू',
  'टे टो पा पी',
  'पू ष ण ठ',
  'पे पो रा री',
  'रू रे रो ता',
  'ती तू ते तो',
  'ना नी नू ने',
  'नो या यी यू',
  'ये यो भा भी',
  'भू धा फा ढा',
  'भे भो जा जी',
  'खी खू खे खो',
  'गा गी गू गे',
  'गो सा सी सू',
  'से सो दा दी',
  'दू थ झ ञ',
  'दे दो चा ची',
];

/** @param star 0 (Ashwini) to 26 (Revati) */
export function syllablesOf(star: number): readonly string[] {
  return (syllables[star] ?? '').split(' ');
}

export const karakaTitles: Record<KarakaName, string> = {
  atmakaraka: 'आत्मकारक',
  amatyakaraka: 'अमात्यकारक',
  bhratrikaraka: 'भ्रातृकारक',
  matrikaraka: 'मातृकारक',
  putrakaraka: 'पुत्रकारक',
  gnatikaraka: 'ज्ञातिकारक',
  darakaraka: 'दाराकारक',
};

/** Each unchanged before a postposition. */
export const karakaMeaning: Record<KarakaName, string> = {
  atmakaraka: 'आत्मा, अर्थात् इस जीवन में साधने योग्य बात',
  amatyakaraka: 'काम और सलाह देने वाले लोग',
  bhratrikaraka: 'भाई-बहन और शिक्षक',
  matrikaraka: 'माता और घर',
  putrakaraka: 'संतान और सृजन',
  gnatikaraka: 'कुटुंब, प्रतिद्वंद्वी और स्वास्थ्य',
  darakaraka: 'जीवनसाथी',
};

/** How far it has gone in its sign among the seven: before "है". */
export const rankWords: Record<KarakaName, string> = {
  atmakaraka: 'सबसे आगे',
  amatyakaraka: 'आगे से दूसरा',
  bhratrikaraka: 'आगे से तीसरा',
  matrikaraka: 'आगे से चौथा',
  putrakaraka: 'आगे से पाँचवाँ',
  gnatikaraka: 'आगे से छठा',
  darakaraka: 'सबसे पीछे',
};

/** What a number of 1 to 9 stands for. */
const numbers = [
  'नेतृत्व और शुरुआत करने की चाह',
  'कोमल मन, जो मिल-जुलकर अच्छा काम करता है',
  'क्रम और अनुशासन वाली महत्वाकांक्षा',
  'मौलिक बुद्धि, जो बात का दूसरा पक्ष देखती है',
  'तेज़ बुद्धि, व्यापार और बदलाव',
  'आकर्षण, घर और सौंदर्य का प्रेम',
  'अंतर्मुखी मन, खोज और यात्रा',
  'गहराई, धैर्य और बड़ा, धीमा काम',
  'साहस और जीतने का संकल्प',
] as const;

export function numberMeaning(number: number): string {
  return numbers[number - 1] ?? '';
}

/** Stones by month of birth. */
export const birthstones = [
  'गार्नेट (तामड़ा)',
  'जमुनिया (कटैला)',
  'एक्वामरीन या ब्लडस्टोन',
  'हीरा',
  'पन्ना',
  'मोती या चन्द्रकांत',
  'माणिक्य',
  'पेरिडॉट या सार्डोनिक्स',
  'नीलम',
  'ओपल या टूरमलीन',
  'टोपाज़',
  'फ़िरोज़ा या ज़िरकॉन',
] as const;
