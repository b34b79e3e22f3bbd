import type { PalmWords } from '../../palm/palm-words.ts';

/** Short words for lists. Sources as in the English words. */
export const gifts: PalmWords['gifts'] = {
  type: {
    earth: {
      trait: 'constância',
      strength: 'paciência com o trabalho lento',
      professions: [
        'construção',
        'agricultura e jardinagem',
        'consertos e artesanato',
        'cuidar de uma casa ou de uma loja',
      ],
    },
    air: {
      trait: 'curiosidade',
      strength: 'explicar com clareza',
      professions: ['ensino', 'escrita', 'planejamento', 'interpretação de línguas'],
    },
    fire: {
      trait: 'impulso',
      strength: 'fazer os outros aderirem',
      professions: ['vendas', 'artes cênicas', 'direção de equipe', 'abrir um negócio'],
    },
    water: {
      trait: 'sensibilidade',
      strength: 'entender o que não se diz',
      professions: ['arte', 'cuidado', 'música', 'aconselhamento'],
    },
  },
  index: {
    longer: {
      trait: 'ambição',
      strength: 'assumir responsabilidade',
      professions: ['direção de uma equipe pequena', 'cargo público'],
    },
    equal: { trait: 'equilíbrio entre ambição e prazer', strength: 'conduzir e ceder por turnos' },
    shorter: {
      trait: 'gosto pelo brilho e pelo risco',
      strength: 'apresentar bem o que se faz',
      professions: ['teatro', 'desenho gráfico'],
    },
  },
  little: {
    long: { trait: 'rapidez de palavra', strength: 'persuasão', professions: ['comércio', 'negociação'] },
    mean: { trait: 'fala direta', strength: 'trato justo' },
    short: { trait: 'modéstia ao falar', strength: 'trabalho que fala por si' },
  },
  thumb: { wide: { trait: 'independência', strength: 'generosidade' } },
  heartEnd: {
    index: { trait: 'ideais altos no afeto', strength: 'lealdade' },
    between: { trait: 'calor com senso de medida', strength: 'companheirismo' },
    middle: { trait: 'sentimento forte de ideia própria', strength: 'paixão' },
  },
  heartForm: {
    curved: { trait: 'abertura nos sentimentos', strength: 'dizer o que se sente' },
    straight: { trait: 'um jeito quieto de sentir', strength: 'confiança no dia a dia' },
  },
  heartGap: {
    near: { trait: 'domínio dos sentimentos', strength: 'perguntar antes à razão' },
    apart: { trait: 'franqueza', strength: 'jeito aberto' },
  },
  headLength: {
    long: { trait: 'minúcia', strength: 'seguir uma coisa até o fim', professions: ['pesquisa', 'direito'] },
    mean: { trait: 'bom senso', strength: 'saber quando já se pensou o bastante' },
    short: {
      trait: 'pensamento rápido e prático',
      strength: 'caminhos curtos do plano ao resultado',
      professions: ['direção de oficina e de obra'],
    },
  },
  headSlope: {
    sloping: { trait: 'imaginação', strength: 'ideias', professions: ['trabalho criativo'] },
    level: {
      trait: 'senso dos fatos',
      strength: 'ordem em números e coisas',
      professions: ['contabilidade', 'engenharia', 'administração'],
    },
  },
  headStart: {
    joined: { trait: 'cuidado ao começar', strength: 'preparação' },
    apart: { trait: 'independência precoce', strength: 'dar o primeiro passo' },
  },
  lifeSweep: {
    wide: { trait: 'gosto de viver', strength: 'um calor que os outros sentem' },
    mean: { trait: 'ânimo estável', strength: 'energia bem repartida' },
    narrow: { trait: 'reserva', strength: 'economia de esforço' },
  },
  lifeLength: {
    long: { trait: 'perseverança', strength: 'fôlego', professions: ['grandes empreitadas de longo fôlego'] },
    short: { trait: 'energia em ondas', strength: 'dividir uma tarefa em etapas' },
  },
  fate: {
    near: {
      trait: 'proximidade com a família',
      strength: 'construir sobre o que se recebeu',
      professions: ['ofício ou negócio da família'],
    },
    centre: {
      trait: 'senso de direção',
      strength: 'abrir o próprio caminho',
      professions: ['trabalho por conta própria'],
    },
    far: {
      trait: 'abertura aos outros',
      strength: 'trabalhar com outros e para outros',
      professions: ['serviço público', 'trabalho com clientes'],
    },
    absent: { trait: 'livre escolha do próximo passo', strength: 'mudar de área sem pena' },
  },
  skin: {
    busy: { trait: 'percepção rápida', strength: 'recolher muitas impressões' },
    calm: { trait: 'ânimo igual', strength: 'serenidade sob pressão' },
  },
};
