import type { AspectType } from '@palmleaf/engines/chart';
import type { Target } from '@palmleaf/engines/forecast';
import type { BodyName } from '@palmleaf/engines/zodiac';

type Tone = 'meets' | 'helps' | 'presses' | 'faces';

const toneOf: Readonly<Record<AspectType, Tone>> = {
  Conjunction: 'meets',
  Trine: 'helps',
  Sextile: 'helps',
  Square: 'presses',
  Opposition: 'faces',
};

/** What is touched in a person; each takes the singular. */
const parts: Readonly<Record<Target, string>> = {
  Sun: 'a sua vontade',
  Moon: 'o seu sentimento',
  Mercury: 'o seu pensamento',
  Venus: 'o seu afeto',
  Mars: 'o seu ímpeto',
  Jupiter: 'o seu bom senso',
  Saturn: 'o seu senso do dever',
  Uranus: 'a sua independência',
  Neptune: 'a sua imaginação',
  Pluto: 'a sua profundidade',
  'North Node': 'a sua direção',
  Chiron: 'uma velha ferida sua',
  Rahu: 'a sua fome do novo',
  Ketu: 'o seu desapego',
  Ascendant: 'o seu jeito de ser',
  Midheaven: 'a sua posição',
};

const slow: Readonly<Partial<Record<BodyName, Readonly<Record<Tone, string>>>>> = {
  Jupiter: {
    meets: 'ganha mais espaço',
    helps: 'tem o vento a favor',
    presses: 'cresce um pouco além da conta, e a arte está na medida',
    faces: 'recebe elogios de fora, então confira antes de aceitar',
  },
  Saturn: {
    meets: 'recebe um chamado à seriedade',
    helps: 'encontra algo firme em que se apoiar',
    presses: 'passa por uma prova e cresce com a paciência',
    faces: 'esbarra num limite posto por outra pessoa',
  },
  Uranus: {
    meets: 'desperta para algo novo',
    helps: 'se livra de um velho costume',
    presses: 'leva uma sacudida, então deixe lugar para surpresas',
    faces: 'se surpreende com o que outros fazem',
  },
  Neptune: {
    meets: 'sonha e se abre',
    helps: 'recebe inspiração',
    presses: 'fica sob uma névoa, então decida devagar',
    faces: 'segue o que outros prometem, então pergunte duas vezes',
  },
  Pluto: {
    meets: 'se refaz desde os alicerces',
    helps: 'ganha profundidade e resistência',
    presses: 'esbarra numa questão de poder',
    faces: 'se mede com alguém forte',
  },
};

const quick: Readonly<Record<Tone, string>> = {
  meets: 'sente um toque',
  helps: 'recebe ajuda',
  presses: 'encontra certa resistência',
  faces: 'se vê frente aos outros',
};

/** "o seu sentimento passa por uma prova e cresce com a paciência" */
export function touched(mover: BodyName, type: AspectType, target: Target): string {
  return `${parts[target]} ${(slow[mover] ?? quick)[toneOf[type]]}`;
}
