import type { KarakaName } from '@palmleaf/engines/jyotish';
import type { TamilCase } from '../../../languages/tamil-cases.ts';
import { list } from './list.ts';

export const ganaNames = { deva: 'தேவ', manushya: 'மனுஷ்ய', rakshasa: 'ராட்சச' } as const;

export const ganaMeaning = {
  deva: 'மென்மையும் விட்டுக்கொடுக்கும் மனமும்',
  manushya: 'மனித இயல்பு: நடைமுறை அறிவும் சொந்த விருப்பங்களும்',
  rakshasa: 'வலுவான மன உறுதியும், மறைந்ததைச் சட்டென்று காணும் பார்வையும்',
} as const;

const nadis: Readonly<Record<string, string>> = { Adi: 'ஆதி', Madhya: 'மத்திய', Antya: 'அந்திய' };

/** Before «நாடி». */
export function nadiName(name: string): string {
  return nadis[name] ?? name;
}

/** The animals of the stars by the engine's names. */
const yonis: Readonly<Record<string, string>> = {
  horse: 'குதிரை',
  elephant: 'யானை',
  sheep: 'ஆடு',
  serpent: 'பாம்பு',
  dog: 'நாய்',
  cat: 'பூனை',
  rat: 'எலி',
  cow: 'பசு',
  buffalo: 'எருமை',
  tiger: 'புலி',
  deer: 'மான்',
  monkey: 'குரங்கு',
  mongoose: 'கீரி',
  lion: 'சிங்கம்',
};

export function yoniName(name: string): string {
  return yonis[name] ?? name;
}

const deities: Readonly<Record<string, string>> = {
  'the Ashwini twins': 'அஸ்வினி தேவர்கள்',
  Yama: 'எமன்',
  Agni: 'அக்னி',
  Brahma: 'பிரம்மா',
  Soma: 'சோமன்',
  Rudra: 'ருத்ரன்',
  Aditi: 'அதிதி',
  Brihaspati: 'பிரகஸ்பதி',
  'the Nagas': 'நாகர்கள்',
  'the ancestors': 'பித்ருக்கள்',
  Bhaga: 'பகன்',
  Aryaman: 'அரியமன்',
  Savitar: 'சவிதா',
  Tvashtar: 'துவஷ்டா',
  Vayu: 'வாயு',
  'Indra and Agni': 'இந்திரனும் அக்னியும்',
  Mitra: 'மித்ரன்',
  Indra: 'இந்திரன்',
  Nirriti: 'நிருதி',
  'the waters': 'நீர்த் தேவதைகள்',
  'the Vishvedevas': 'விஸ்வதேவர்கள்',
  Vishnu: 'திருமால்',
  'the Vasus': 'வசுக்கள்',
  Varuna: 'வருணன்',
  'Aja Ekapada': 'அஜ ஏகபாதன்',
  'Ahir Budhnya': 'அஹிர்புத்னியன்',
  Pushan: 'பூஷன்',
};

export function deityOf(name: string): string {
  return deities[name] ?? name;
}

/** The first sounds of names for each quarter, Ashwini first (Muhurta Chintamani 6), in Tamil letters. */
const syllables: readonly string[] = [
  'சு சே சோ லா',
  'லி லு லே லோ',
  'அ இ உ எ',
  'ஒ வ வி வு',
  'வே வோ க கி',
  'கு க ங ச',
  'கே கோ ஹ ஹி',
  'ஹு ஹே ஹோ ட',
  'டி டு டே டோ',
  'ம மி மு மே',
  'மோ ட டி டு',
  'டே டோ ப பி',
  'பு ஷ ந ட',
  'பே போ ர ரி',
  'ரு ரே ரோ த',
  'தி து தே தோ',
  'ந நி நு நே',
  'நோ ய யி யு',
  'யே யோ ப பி',
  'பு த ப ட',
  'பே போ ஜ ஜி',
  'கி கு கே கோ',
  'க கி கு கே',
  'கோ ஸ ஸி ஸு',
  'ஸே ஸோ த தி',
  'து த ஜ ஞ',
  'தே தோ ச சி',
];

/** @param star 0 (Ashwini) to 26 (Revati) */
export function syllablesOf(star: number): readonly string[] {
  return (syllables[star] ?? '').split(' ');
}

export const karakaTitles: Record<KarakaName, string> = {
  atmakaraka: 'ஆத்மகாரகர்',
  amatyakaraka: 'அமாத்யகாரகர்',
  bhratrikaraka: 'பிராத்ருகாரகர்',
  matrikaraka: 'மாத்ருகாரகர்',
  putrakaraka: 'புத்ரகாரகர்',
  gnatikaraka: 'ஞாதிகாரகர்',
  darakaraka: 'தாரகாரகர்',
};

const karakas: Record<KarakaName, readonly string[]> = {
  atmakaraka: ['ஆன்மா', 'இந்த வாழ்வில் கைவர வேண்டியது'],
  amatyakaraka: ['வேலை', 'ஆலோசனை சொல்பவர்கள்'],
  bhratrikaraka: ['உடன்பிறந்தோர்', 'ஆசிரியர்கள்'],
  matrikaraka: ['தாய்', 'வீடு'],
  putrakaraka: ['குழந்தைகள்', 'படைப்பு'],
  gnatikaraka: ['உறவினர்கள்', 'போட்டியாளர்கள்', 'உடல்நலம்'],
  darakaraka: ['வாழ்க்கைத் துணை'],
};

export function karakaMeaning(karaka: KarakaName, how: TamilCase = 'nominative'): string {
  return list(karakas[karaka], how);
}

/** How far it has gone in its sign among the seven: before «சென்றவர்». */
export const rankWords: Record<KarakaName, string> = {
  atmakaraka: 'மிக அதிக தூரம்',
  amatyakaraka: 'இரண்டாவதாக அதிக தூரம்',
  bhratrikaraka: 'மூன்றாவதாக அதிக தூரம்',
  matrikaraka: 'நான்காவதாக அதிக தூரம்',
  putrakaraka: 'ஐந்தாவதாக அதிக தூரம்',
  gnatikaraka: 'ஆறாவதாக அதிக தூரம்',
  darakaraka: 'மிகக் குறைந்த தூரம்',
};

/** What a number of 1 to 9 stands for. */
const numbers = [
  'தொடங்க விரும்பும் தலைமை',
  'பிறரோடு நன்றாக இணைந்து செயல்படும் மென்மையான மனம்',
  'ஒழுங்கும் கட்டுப்பாடும் கொண்ட லட்சியம்',
  'மறுபக்கத்தைக் காணும் தனித்த அறிவு',
  'கூர்மையான அறிவு, வணிகம், மாற்றம்',
  'வசீகரம், வீடு, அழகின் விருப்பம்',
  'உள்நோக்கித் தேடும், பயணிக்கும் மனம்',
  'ஆழம், பொறுமை, மெதுவான பெரும் பணி',
  'துணிவும் வெல்லும் உறுதியும்',
] as const;

export function numberMeaning(number: number): string {
  return numbers[number - 1] ?? '';
}

/** Stones by month of birth. */
export const birthstones = [
  'கார்னெட்',
  'செவ்வந்திக்கல்',
  'அக்வாமரைன் அல்லது இரத்தக்கல்',
  'வைரம்',
  'மரகதம்',
  'முத்து அல்லது சந்திரகாந்தக்கல்',
  'மாணிக்கம்',
  'பெரிடாட் அல்லது சார்டோனிக்ஸ்',
  'நீலக்கல்',
  'ஓபல் அல்லது டூர்மலின்',
  'புஷ்பராகம்',
  'டர்க்காய்ஸ் அல்லது சிர்கான்',
] as const;
