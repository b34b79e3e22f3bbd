import type { PassageWords } from '../../palm/passages.ts';

/** Sources as in the English words. */
export const handType: PassageWords<'hand-type'> = {
  lead: {
    earth:
      'Você tem uma mão de terra: prática, paciente, contente com o trabalho que se toca e com resultados que ficam onde foram postos. É a mão de quem mantém as coisas andando.',
    air: 'Você tem uma mão de ar: curiosa, faladora, rápida em comparar. Gosta de entender uma coisa antes de sentir algo por ela.',
    fire: 'Você tem uma mão de fogo: quente, impaciente, feita para os começos. Prefere fazer a discutir, e arrasta os outros junto.',
    water:
      'Você tem uma mão de água: receptiva, imaginativa, mutável como o nome. Precisa de calma como outros precisam de aplauso.',
    unknown:
      'A qual dos quatro tipos pertence a sua mão, esta foto deixa em aberto, e um tipo adivinhado não lhe serviria de nada.',
  },
  shade: {
    earth: {
      clear: 'As duas proporções não deixam dúvida: seu caráter é de uma peça só.',
      fingers:
        'Ela fica, porém, perto da mão de ar, e por isso a sua paciência gosta de falar e de perguntar por quê.',
      palm: 'Ela fica, porém, perto da mão de fogo: sob a calma há bastante impulso.',
    },
    air: {
      clear: 'As duas proporções o dizem às claras; em você a cabeça tem a primeira palavra.',
      fingers: 'Ela fica, porém, perto da mão de terra, e por isso as suas ideias têm de se provar no uso.',
      palm: 'Ela fica, porém, perto da mão de água, e por isso os humores se metem entre os argumentos.',
    },
    fire: {
      clear: 'As duas proporções concordam, e é de supor que as suas amizades também.',
      fingers: 'Ela fica, porém, perto da mão de água: atrás do ritmo há mais sentimento do que se mostra.',
      palm: 'Ela fica, porém, perto da mão de terra, o que dá ao seu fogo uma lareira.',
    },
    water: {
      clear: 'Nenhum outro tipo chega perto; sentir é a sua língua materna.',
      fingers: 'Ela fica, porém, perto da mão de fogo, e de vez em quando a água mansa ferve.',
      palm: 'Ela fica, porém, perto da mão de ar: o que você pressente sabe também pôr em palavras.',
    },
  },
  manner: {
    earth: {
      longer: 'Você gosta de decidir quando o trabalho começa.',
      equal: 'Conduzir ou seguir importa menos a você do que ver a coisa feita.',
      shorter: 'Você tem orgulho de quem faz com as mãos, e gosta da peça acabada sob boa luz.',
    },
    air: {
      longer: 'Você argumenta para convencer, e prefere presidir a discussão a assistir a ela.',
      equal: 'Você ouve com a mesma vontade com que fala.',
      shorter: 'A graça é o seu melhor casaco, e cai bem.',
    },
    fire: {
      longer: 'O comando lhe chega antes que estenda a mão.',
      equal: 'Você começa pela alegria de começar; depois outra pessoa pode conduzir.',
      shorter: 'Você quer ganhar, e quer que dê gosto de ver.',
    },
    water: {
      longer: 'Atrás da sua doçura há uma vontade que sabe aonde vai.',
      equal: 'Você se encaixa sem abrir mão de si, o que pouca gente sensível consegue.',
      shorter: 'A beleza lhe é necessária, e comover-se é uma espécie de trabalho.',
    },
    unknown: {
      longer: 'A responsabilidade você assume por vontade própria.',
      equal: 'Você passa com facilidade da primeira fila à segunda.',
      shorter: 'Você gosta que vejam o que faz bem.',
    },
  },
};

export const fingers: PassageWords<'fingers'> = {
  speech: {
    longer: {
      long: 'Você sabe o que quer e como dizê-lo, um par que abre quase todas as portas e fecha algumas.',
      mean: 'Você dirige com poucas palavras, e elas acertam.',
      short: 'Sua autoridade é calada: nota-se quando se levanta, não quando fala.',
    },
    equal: {
      long: 'Você convence sem empurrar, porque não quer para si nada que não concederia também aos outros.',
      mean: 'Ambição e prazer, fala e silêncio: em você cada um tem a sua hora.',
      short: 'Você vale mais do que diz, e não tem pressa de que se descubra.',
    },
    shorter: {
      long: 'Você diverte, e sob essa capa consegue o que quer.',
      mean: 'Você gosta de brilho e de cor, e fala dos dois sem vaidade.',
      short: 'Seu trabalho é mais ousado que as suas palavras.',
    },
  },
  will: {
    wide: {
      longer: 'Sua vontade é grande e livre; pede salas amplas e as enche com largueza.',
      equal: 'Você segura a opinião com mão leve e nunca a solta de todo.',
      shorter: 'Você ousa mais que a maioria, e é largo o gesto com o que isso rende.',
    },
    unknown: {
      longer: 'Você prefere responder por uma coisa a vê-la feita pela metade.',
      equal: 'Nem mando nem exibição fazem falta à sua paz.',
      shorter: 'Um pouco de brilho faz parte da sua vida, e disso você cuida.',
    },
  },
};
