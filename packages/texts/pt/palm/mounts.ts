import type { PassageWords } from '../../palm/passages.ts';

/** Sources as in the English words. Each goes on after the mount's name and a colon. */
export const mounts: PassageWords<'mounts'> = {
  jupiter: {
    longer: {
      curved: 'você fala abertamente das suas metas e leva outros junto.',
      straight: 'você mira alto e menciona pouco.',
    },
    equal: {
      curved: 'a honra você quer sobretudo pelo que ama.',
      straight: 'uma parte justa basta, e você sabe o que é justo.',
    },
    shorter: {
      curved: 'o aplauso conta mais para você que o posto.',
      straight: 'títulos não lhe dizem nada; bom trabalho diz.',
    },
  },
  saturn: {
    near: {
      busy: 'o dever tem para você rosto de família, e nele se pensa mais do que se diz.',
      calm: 'você leva o que lhe entregaram sem fazer disso um peso.',
    },
    centre: {
      busy: 'você leva a sério o próprio rumo, até nos detalhes que ninguém vê.',
      calm: 'você tem o ânimo assentado, que sabe para que serve.',
    },
    far: {
      busy: 'sua consciência escuta muitas vozes.',
      calm: 'você leva os outros a sério e a si com leveza.',
    },
    absent: {
      busy: 'você pesa escolhas onde outros não teriam visto nenhuma.',
      calm: 'você tem gravidade quando é preciso, e nem uma hora a mais.',
    },
  },
  apollo: {
    longer: {
      wide: 'você festeja o que alcança, e nunca a sós.',
      mean: 'a alegria tem lugar na sua lista, um pouco abaixo da tarefa.',
      narrow: 'você se permite poucos prazeres, e bons.',
    },
    equal: {
      wide: 'seu gosto pela vida não precisa de ocasião.',
      mean: 'você desfruta as coisas na hora e na medida certas.',
      narrow: 'uma pequena beleza, olhada longamente, é a sua ideia de festa.',
    },
    shorter: {
      wide: 'cor, convidados, música: o lado festivo das coisas é seu.',
      mean: 'você tem gosto, e o usa todo dia.',
      narrow: 'você daria uma semana de agitação por um só verso perfeito.',
    },
  },
  mercury: {
    long: {
      sloping: 'você conta histórias, e as melhores foram melhoradas.',
      level: 'você explica tão bem que as pessoas acham que já sabiam.',
    },
    mean: {
      sloping: 'seus comentários chegam de onde ninguém espera.',
      level: 'você diz o que é, nem mais nem menos.',
    },
    short: {
      sloping: 'as frases mais bonitas você guarda para o papel.',
      level: 'palavras secas e breves, e muitas vezes as únicas que vale citar.',
    },
  },
  luna: {
    sloping: {
      busy: 'há aqui um mar interior, com muito tráfego.',
      calm: 'há aqui água funda, que raramente se mexe.',
    },
    level: {
      busy: 'você repara em tudo e sonha pouco, menos em viagem.',
      calm: 'você viaja melhor com um mapa.',
    },
  },
  venus: {
    wide: {
      curved: 'você dá de um e de outro às mãos cheias, e todo mundo sabe.',
      straight: 'sob um jeito quieto circula em você um grande calor.',
    },
    mean: {
      curved: 'você tem um fogo amigável, e ele não solta fumaça.',
      straight: 'seu calor é constante, como o de uma boa sala.',
    },
    narrow: {
      curved: 'sua ternura é para poucos escolhidos.',
      straight: 'você guarda o calor para quem se aproxima, e então não o conta.',
    },
  },
};
