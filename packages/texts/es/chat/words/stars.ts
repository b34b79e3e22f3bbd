import type { KarakaName } from '@palmleaf/engines/jyotish';

export const ganaMeaning = {
  deva: 'de carácter dulce y fácil de ceder',
  manushya: 'humana: práctica, con deseos propios',
  rakshasa: 'de voluntad fuerte, rápida en ver lo que otros esconden',
} as const;

/** The animals of the stars by the engine's names, with their article. */
export const yoniNames: Readonly<Record<string, string>> = {
  horse: 'el caballo',
  elephant: 'el elefante',
  sheep: 'la oveja',
  serpent: 'la serpiente',
  dog: 'el perro',
  cat: 'el gato',
  rat: 'la rata',
  cow: 'la vaca',
  buffalo: 'el búfalo',
  tiger: 'el tigre',
  deer: 'el ciervo',
  monkey: 'el mono',
  mongoose: 'la mangosta',
  lion: 'el león',
};

/** The deities of the stars that are called otherwise than by their Sanskrit name. */
const deities: Readonly<Record<string, string>> = {
  'the Ashwini twins': 'los gemelos Ashwini',
  'the Nagas': 'los Nagas',
  'the ancestors': 'los antepasados',
  'Indra and Agni': 'Indra y Agni',
  'the waters': 'las aguas',
  'the Vishvedevas': 'los Vishvedevas',
  'the Vasus': 'los Vasus',
};

export function deityOf(name: string): string {
  return deities[name] ?? name;
}

export const karakaMeaning: Record<KarakaName, string> = {
  atmakaraka: 'el alma: lo que tienes que dominar en esta vida',
  amatyakaraka: 'el trabajo y quienes te aconsejan',
  bhratrikaraka: 'los hermanos y los maestros',
  matrikaraka: 'la madre y el hogar',
  putrakaraka: 'los hijos y lo que creas',
  gnatikaraka: 'los parientes, los rivales y la salud',
  darakaraka: 'la pareja',
};

export const rankWords: Record<KarakaName, string> = {
  atmakaraka: 'el que más',
  amatyakaraka: 'el segundo que más',
  bhratrikaraka: 'el tercero que más',
  matrikaraka: 'el cuarto que más',
  putrakaraka: 'el quinto que más',
  gnatikaraka: 'el sexto que más',
  darakaraka: 'el que menos',
};

/** What a number of 1 to 9 stands for. */
const numbers = [
  'alguien que guía y quiere empezar cosas',
  'un ánimo suave que trabaja bien con los demás',
  'ambición con orden y disciplina',
  'una cabeza original que ve el otro lado de las cosas',
  'ingenio rápido, comercio y cambio',
  'encanto, un hogar y amor por la belleza',
  'una mente interior, buscadora y viajera',
  'hondura, paciencia y obra grande y lenta',
  'valor y voluntad de ganar',
] as const;

export function numberMeaning(number: number): string {
  return numbers[number - 1] ?? '';
}

/** Stones by month of birth, with their article. */
export const birthstones = [
  'el granate',
  'la amatista',
  'la aguamarina o el heliotropo',
  'el diamante',
  'la esmeralda',
  'la perla o la piedra de luna',
  'el rubí',
  'el peridoto o la sardónice',
  'el zafiro',
  'el ópalo o la turmalina',
  'el topacio',
  'la turquesa o el circón',
] as const;
