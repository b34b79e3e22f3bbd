interface StarCustom {
  readonly deity: string;
  readonly gana: 'deva' | 'manushya' | 'rakshasa';
  readonly yoni: string;
  readonly syllables: readonly [string, string, string, string];
}

/**
 * Deities: Taittiriya Brahmana 3.1, Brihat Samhita 98. Gana (temperament), yoni (animal), syllables: Muhurta
 * Chintamani 6.
 */
const customs: readonly StarCustom[] = [
  { deity: 'the Ashwini twins', gana: 'deva', yoni: 'horse', syllables: ['Chu', 'Che', 'Cho', 'La'] },
  { deity: 'Yama', gana: 'manushya', yoni: 'elephant', syllables: ['Li', 'Lu', 'Le', 'Lo'] },
  { deity: 'Agni', gana: 'rakshasa', yoni: 'sheep', syllables: ['A', 'I', 'U', 'E'] },
  { deity: 'Brahma', gana: 'manushya', yoni: 'serpent', syllables: ['O', 'Va', 'Vi', 'Vu'] },
  { deity: 'Soma', gana: 'deva', yoni: 'serpent', syllables: ['Ve', 'Vo', 'Ka', 'Ki'] },
  { deity: 'Rudra', gana: 'manushya', yoni: 'dog', syllables: ['Ku', 'Gha', 'Nga', 'Chha'] },
  { deity: 'Aditi', gana: 'deva', yoni: 'cat', syllables: ['Ke', 'Ko', 'Ha', 'Hi'] },
  { deity: 'Brihaspati', gana: 'deva', yoni: 'sheep', syllables: ['Hu', 'He', 'Ho', 'Da'] },
  { deity: 'the Nagas', gana: 'rakshasa', yoni: 'cat', syllables: ['Di', 'Du', 'De', 'Do'] },
  { deity: 'the ancestors', gana: 'rakshasa', yoni: 'rat', syllables: ['Ma', 'Mi', 'Mu', 'Me'] },
  { deity: 'Bhaga', gana: 'manushya', yoni: 'rat', syllables: ['Mo', 'Ta', 'Ti', 'Tu'] },
  { deity: 'Aryaman', gana: 'manushya', yoni: 'cow', syllables: ['Te', 'To', 'Pa', 'Pi'] },
  { deity: 'Savitar', gana: 'deva', yoni: 'buffalo', syllables: ['Pu', 'Sha', 'Na', 'Tha'] },
  { deity: 'Tvashtar', gana: 'rakshasa', yoni: 'tiger', syllables: ['Pe', 'Po', 'Ra', 'Ri'] },
  { deity: 'Vayu', gana: 'deva', yoni: 'buffalo', syllables: ['Ru', 'Re', 'Ro', 'Ta'] },
  { deity: 'Indra and Agni', gana: 'rakshasa', yoni: 'tiger', syllables: ['Ti', 'Tu', 'Te', 'To'] },
  { deity: 'Mitra', gana: 'deva', yoni: 'deer', syllables: ['Na', 'Ni', 'Nu', 'Ne'] },
  { deity: 'Indra', gana: 'rakshasa', yoni: 'deer', syllables: ['No', 'Ya', 'Yi', 'Yu'] },
  { deity: 'Nirriti', gana: 'rakshasa', yoni: 'dog', syllables: ['Ye', 'Yo', 'Bha', 'Bhi'] },
  { deity: 'the waters', gana: 'manushya', yoni: 'monkey', syllables: ['Bhu', 'Dha', 'Pha', 'Dha'] },
  { deity: 'the Vishvedevas', gana: 'manushya', yoni: 'mongoose', syllables: ['Bhe', 'Bho', 'Ja', 'Ji'] },
  { deity: 'Vishnu', gana: 'deva', yoni: 'monkey', syllables: ['Khi', 'Khu', 'Khe', 'Kho'] },
  { deity: 'the Vasus', gana: 'rakshasa', yoni: 'lion', syllables: ['Ga', 'Gi', 'Gu', 'Ge'] },
  { deity: 'Varuna', gana: 'rakshasa', yoni: 'horse', syllables: ['Go', 'Sa', 'Si', 'Su'] },
  { deity: 'Aja Ekapada', gana: 'manushya', yoni: 'lion', syllables: ['Se', 'So', 'Da', 'Di'] },
  { deity: 'Ahir Budhnya', gana: 'manushya', yoni: 'cow', syllables: ['Du', 'Tha', 'Jha', 'Na'] },
  { deity: 'Pushan', gana: 'deva', yoni: 'elephant', syllables: ['De', 'Do', 'Cha', 'Chi'] },
];

const nadis = ['Adi', 'Madhya', 'Antya', 'Antya', 'Madhya', 'Adi'] as const;

export function starCustom(index: number): StarCustom {
  const custom = customs[index];
  if (!custom) throw new RangeError(`there is no nakshatra number ${index}`);
  return custom;
}

/** The nadi of a star: one of three, whose order reverses after each third star (Muhurta Chintamani 6.34). */
export function nadiOf(index: number): (typeof nadis)[number] {
  return nadis[index % nadis.length] ?? 'Adi';
}
