import type { KarakaName } from '@palmleaf/engines/jyotish';

export const ganaMeaning = {
  deva: 'de temperamento doce e que cede com facilidade',
  manushya: 'humana: prática, com desejos próprios',
  rakshasa: 'de vontade forte, rápida em ver o que os outros escondem',
} as const;

/** The animals of the stars by the engine's names, with their article. */
export const yoniNames: Readonly<Record<string, string>> = {
  horse: 'o cavalo',
  elephant: 'o elefante',
  sheep: 'a ovelha',
  serpent: 'a serpente',
  dog: 'o cão',
  cat: 'o gato',
  rat: 'o rato',
  cow: 'a vaca',
  buffalo: 'o búfalo',
  tiger: 'o tigre',
  deer: 'o cervo',
  monkey: 'o macaco',
  mongoose: 'o mangusto',
  lion: 'o leão',
};

/** The deities of the stars that are called otherwise than by their Sanskrit name. */
const deities: Readonly<Record<string, string>> = {
  'the Ashwini twins': 'os gêmeos Ashwini',
  'the Nagas': 'os Nagas',
  'the ancestors': 'os antepassados',
  'Indra and Agni': 'Indra e Agni',
  'the waters': 'as águas',
  'the Vishvedevas': 'os Vishvedevas',
  'the Vasus': 'os Vasus',
};

export function deityOf(name: string): string {
  return deities[name] ?? name;
}

export const karakaMeaning: Record<KarakaName, string> = {
  atmakaraka: 'a alma: o que você tem a dominar nesta vida',
  amatyakaraka: 'o trabalho e quem aconselha você',
  bhratrikaraka: 'os irmãos e os mestres',
  matrikaraka: 'a mãe e o lar',
  putrakaraka: 'os filhos e o que você cria',
  gnatikaraka: 'os parentes, os rivais e a saúde',
  darakaraka: 'a pessoa com quem se casa',
};

export const rankWords: Record<KarakaName, string> = {
  atmakaraka: 'o que mais',
  amatyakaraka: 'o segundo que mais',
  bhratrikaraka: 'o terceiro que mais',
  matrikaraka: 'o quarto que mais',
  putrakaraka: 'o quinto que mais',
  gnatikaraka: 'o sexto que mais',
  darakaraka: 'o que menos',
};

/** What a number of 1 to 9 stands for. */
const numbers = [
  'alguém que guia e quer começar coisas',
  'um ânimo suave que trabalha bem com os outros',
  'ambição com ordem e disciplina',
  'uma cabeça original que vê o outro lado das coisas',
  'raciocínio rápido, comércio e mudança',
  'encanto, um lar e amor pela beleza',
  'uma mente interior, que busca e viaja',
  'profundidade, paciência e obra grande e lenta',
  'coragem e vontade de vencer',
] as const;

export function numberMeaning(number: number): string {
  return numbers[number - 1] ?? '';
}

/** Stones by month of birth, with their article. */
export const birthstones = [
  'a granada',
  'a ametista',
  'a água-marinha ou o heliotrópio',
  'o diamante',
  'a esmeralda',
  'a pérola ou a pedra da lua',
  'o rubi',
  'o peridoto ou a sardônica',
  'a safira',
  'a opala ou a turmalina',
  'o topázio',
  'a turquesa ou o zircão',
] as const;
