import type { ManglikCancellation } from '@palmleaf/engines/jyotish';
import type { DoshaName } from '../../../chat/question/subject.ts';

interface PortugueseDosha {
  readonly name: string;
  /** After "surge quando". */
  readonly rule: string;
  /** The same after "seria preciso que": the verb in the subjunctive. */
  readonly needed: string;
  readonly meaning: string;
  readonly source: string;
}

const today = 'a prática de hoje';

export const doshaWords: Record<DoshaName, PortugueseDosha> = {
  manglik: {
    name: 'o dosha manglik (mangal)',
    rule: 'Marte está na casa 1, 2, 4, 7, 8 ou 12, contada a partir do Ascendente ou da Lua (alguns contam também a partir de Vênus, e o norte deixa de fora a 2)',
    needed:
      'Marte estivesse na casa 1, 2, 4, 7, 8 ou 12, contada a partir do Ascendente ou da Lua (alguns contam também a partir de Vênus, e o norte deixa de fora a 2)',
    meaning:
      'A tradição espera dele calor e brigas no casamento, e sustenta que duas pessoas que o têm se equilibram.',
    source: 'B. V. Raman, Muhurtha, sobre o dosha kuja',
  },
  'kala sarpa': {
    name: 'o dosha kala sarpa',
    rule: 'os sete planetas estão de um lado da linha de Rahu a Ketu',
    needed: 'os sete planetas estivessem de um lado da linha de Rahu a Ketu',
    meaning:
      'A prática o lê como uma vida de viradas repentinas, em que o esforço dá fruto tarde. Os textos clássicos não o conhecem.',
    source: 'a prática do século vinte',
  },
  nadi: {
    name: 'o dosha nadi',
    rule: 'os dois de um casal têm a mesma nadi, que vem da estrela de nascimento',
    needed: 'os dois de um casal tivessem a mesma nadi, que vem da estrela de nascimento',
    meaning: 'Na comparação ele conta oito de 36 pontos, pela saúde e pelos filhos.',
    source: 'Muhurta Chintamani 6',
  },
  pitra: {
    name: 'o dosha pitra',
    rule: 'o Sol está com Rahu ou Ketu, um nodo está na casa 9, ou o regente da casa 9 está com um nodo',
    needed: 'o Sol estivesse com Rahu ou Ketu, um nodo na casa 9, ou o regente da casa 9 com um nodo',
    meaning:
      'Lê-se como uma dívida com os antepassados, que se nota na relação com o pai e em bênçãos tardias.',
    source: 'a prática de hoje segundo Brihat Parashara Hora Shastra 83',
  },
  grahan: {
    name: 'o dosha grahan',
    rule: 'o Sol ou a Lua está no mesmo signo que Rahu ou Ketu',
    needed: 'o Sol ou a Lua estivesse no mesmo signo que Rahu ou Ketu',
    meaning: 'Diz-se que a luz se eclipsa: a confiança (Sol) ou a paz de espírito (Lua) vai e volta.',
    source: today,
  },
  'guru chandal': {
    name: 'o dosha guru chandal',
    rule: 'Júpiter está no mesmo signo que Rahu ou Ketu',
    needed: 'Júpiter estivesse no mesmo signo que Rahu ou Ketu',
    meaning:
      'Lê-se como dúvida diante de mestres e regras: uma cabeça original que precisa encontrar a própria medida.',
    source: today,
  },
  shrapit: {
    name: 'o dosha shrapit',
    rule: 'Saturno está no mesmo signo que Rahu',
    needed: 'Saturno estivesse no mesmo signo que Rahu',
    meaning: 'Lê-se como trabalho que precisa ser feito duas vezes e como paciência posta à prova.',
    source: today,
  },
  angarak: {
    name: 'o dosha angarak',
    rule: 'Marte está no mesmo signo que Rahu',
    needed: 'Marte estivesse no mesmo signo que Rahu',
    meaning: 'Lê-se como um gênio forte e um grande ímpeto que querem uma tarefa.',
    source: today,
  },
  vish: {
    name: 'o dosha vish (punarphoo)',
    rule: 'a Lua está no mesmo signo que Saturno',
    needed: 'a Lua estivesse no mesmo signo que Saturno',
    meaning: 'Lê-se como uma mente séria que leva as coisas a peito e como atrasos que acabam bem.',
    source: today,
  },
  kemadruma: {
    name: 'o dosha kemadruma',
    rule: 'nenhum planeta, fora o Sol e os nodos, está com a Lua nem na casa 2 ou 12 contada a partir dela',
    needed:
      'nenhum planeta, fora o Sol e os nodos, estivesse com a Lua nem na casa 2 ou 12 contada a partir dela',
    meaning: 'Lê-se como épocas de solidão; os textos o citam entre os yogas pobres da Lua.',
    source: 'Phaladeepika 6, Brihat Parashara Hora Shastra 37',
  },
  gandmool: {
    name: 'o dosha gandmool',
    rule: 'a Lua está em Ashwini, Ashlesha, Magha, Jyeshtha, Mula ou Revati',
    needed: 'a Lua estivesse em Ashwini, Ashlesha, Magha, Jyeshtha, Mula ou Revati',
    meaning:
      'É um nascimento num nó do zodíaco, para o qual se costuma fazer um rito nas primeiras semanas de vida.',
    source: 'Brihat Parashara Hora Shastra 92',
  },
};

export const cancellationWords: Record<ManglikCancellation, string> = {
  'own or exalted': 'Marte está no próprio signo ou em exaltação',
  'Leo or Aquarius': 'Marte está num signo em que não faz dosha',
  'sign of the house': 'Marte não prejudica nesta casa neste signo',
  'with Jupiter': 'Júpiter está com Marte',
  'with the Moon': 'a Lua está com Marte',
  'Jupiter rises': 'Júpiter está no signo do Ascendente',
  'Venus rises': 'Vênus está no signo do Ascendente',
};
