import type { Graha } from '@palmleaf/engines/zodiac';

interface PortugueseCustom {
  /** With its article. */
  readonly stone: string;
  /** After "no dedo". */
  readonly finger: string;
  readonly metal: string;
  /** With its article. */
  readonly day: string;
  readonly colour: string;
  readonly direction: string;
  readonly deity: string;
  readonly mantra: string;
  readonly gift: string;
  /** An imperative to the reader. */
  readonly practice: string;
}

/** What custom ties to each graha; the sources stand beside the English table. */
export const customs: Record<Graha, PortugueseCustom> = {
  Sun: {
    stone: 'o rubi',
    finger: 'anular',
    metal: 'ouro',
    day: 'o domingo',
    colour: 'vermelho-cobre e laranja',
    direction: 'leste',
    deity: 'Shiva (também Rama ou Surya)',
    mantra: 'Om Suryaya Namah',
    gift: 'trigo ou rapadura',
    practice: 'levante-se cedo, saúde o Sol e assuma responsabilidades à vista de todos',
  },
  Moon: {
    stone: 'a pérola',
    finger: 'mínimo',
    metal: 'prata',
    day: 'a segunda-feira',
    colour: 'branco e creme',
    direction: 'noroeste',
    deity: 'Gauri (também Krishna)',
    mantra: 'Om Chandraya Namah',
    gift: 'arroz ou leite',
    practice: 'durma com regularidade e trate bem a sua mãe e quem cuida dos outros',
  },
  Mars: {
    stone: 'o coral vermelho',
    finger: 'anular',
    metal: 'cobre',
    day: 'a terça-feira',
    colour: 'vermelho',
    direction: 'sul',
    deity: 'Kartikeya (também Hanuman)',
    mantra: 'Om Mangalaya Namah',
    gift: 'lentilhas vermelhas',
    practice: 'mova o corpo todos os dias e deixe passar uma noite antes de responder com raiva',
  },
  Mercury: {
    stone: 'a esmeralda',
    finger: 'mínimo',
    metal: 'ouro',
    day: 'a quarta-feira',
    colour: 'verde',
    direction: 'norte',
    deity: 'Vishnu',
    mantra: 'Om Budhaya Namah',
    gift: 'feijão-mungo',
    practice: 'anote as coisas, aprenda algo novo e cumpra a sua palavra nas coisas pequenas',
  },
  Jupiter: {
    stone: 'a safira amarela',
    finger: 'indicador',
    metal: 'ouro',
    day: 'a quinta-feira',
    colour: 'amarelo',
    direction: 'nordeste',
    deity: 'Vishnu na forma de Vamana (também Dakshinamurti)',
    mantra: 'Om Gurave Namah',
    gift: 'cúrcuma ou grão-de-bico',
    practice: 'honre os seus mestres e ensine a alguém o que você sabe',
  },
  Venus: {
    stone: 'o diamante',
    finger: 'médio',
    metal: 'prata',
    day: 'a sexta-feira',
    colour: 'branco e tons pastel',
    direction: 'sudeste',
    deity: 'Lakshmi',
    mantra: 'Om Shukraya Namah',
    gift: 'doces brancos ou arroz',
    practice: 'cuide da beleza ao seu redor e trate com gentileza quem está ao seu lado',
  },
  Saturn: {
    stone: 'a safira azul',
    finger: 'médio',
    metal: 'ferro',
    day: 'o sábado',
    colour: 'azul-escuro e preto',
    direction: 'oeste',
    deity: 'Vishnu na forma de Kurma (também Hanuman e Shani)',
    mantra: 'Om Shanaye Namah',
    gift: 'gergelim preto ou óleo de mostarda',
    practice: 'chegue na hora, termine o que começou e ajude os mais velhos e quem trabalha duro',
  },
  Rahu: {
    stone: 'a hessonita',
    finger: 'médio',
    metal: 'metal misto',
    day: 'o sábado',
    colour: 'cinza-fumaça',
    direction: 'sudoeste',
    deity: 'Durga',
    mantra: 'Om Rahave Namah',
    gift: 'lentilhas pretas',
    practice: 'escolha uma meta de cada vez e olhe duas vezes para o que brilha',
  },
  Ketu: {
    stone: 'o olho-de-gato',
    finger: 'anular',
    metal: 'metal misto',
    day: 'a terça-feira',
    colour: 'cinza e marrom',
    direction: 'noroeste',
    deity: 'Ganesha',
    mantra: 'Om Ketave Namah',
    gift: 'um cobertor ou comida para cães',
    practice: 'fique em silêncio um pouco todos os dias e solte o que já está feito',
  },
};
