import type { PalmWords } from '../../palm/palm-words.ts';

/** How each class looks: noun phrases without an article, which stand alike in lists and after "em", "por" and "com". */
export const looks: PalmWords['looks'] = {
  type: {
    earth: 'dedos curtos numa palma larga',
    air: 'dedos longos numa palma larga',
    fire: 'dedos curtos numa palma longa',
    water: 'dedos longos numa palma longa',
  },
  index: {
    longer: 'indicador mais longo que o anular',
    equal: 'indicador tão longo quanto o anular',
    shorter: 'anular mais longo que o indicador',
  },
  little: {
    long: 'dedo mínimo longo',
    mean: 'dedo mínimo de comprimento habitual',
    short: 'dedo mínimo curto',
  },
  thumb: { wide: 'polegar bem aberto' },
  heartEnd: {
    index: 'linha do coração que chega ao indicador',
    between: 'linha do coração que termina entre o indicador e o médio',
    middle: 'linha do coração que termina sob o médio',
  },
  heartForm: { curved: 'linha do coração arqueada', straight: 'linha do coração reta' },
  heartGap: {
    near: 'linhas do coração e da cabeça bem próximas',
    apart: 'linhas do coração e da cabeça bem afastadas',
  },
  headLength: {
    long: 'linha da cabeça longa',
    mean: 'linha da cabeça de comprimento médio',
    short: 'linha da cabeça curta',
  },
  headSlope: { sloping: 'linha da cabeça que desce para o pulso', level: 'linha da cabeça plana' },
  headStart: {
    joined: 'linhas da cabeça e da vida de começo comum',
    apart: 'linhas da cabeça e da vida de começo separado',
  },
  lifeSweep: {
    wide: 'linha da vida de grande arco',
    mean: 'linha da vida no curso habitual',
    narrow: 'linha da vida próxima do polegar',
  },
  lifeLength: { long: 'linha da vida clara até o fim', short: 'linha da vida marcada em parte' },
  fate: {
    near: 'linha do destino nascida perto da linha da vida',
    centre: 'linha do destino nascida no centro da mão',
    far: 'linha do destino nascida do lado do mínimo',
    absent: 'linha do destino ausente ou pouco clara',
  },
  skin: { busy: 'muitas linhas finas na palma', calm: 'poucas linhas finas na palma' },
};

/** What an undecided feature is not. */
export const ruledOut: PalmWords['ruledOut'] = {
  index: {
    longer: {
      look: 'indicador não mais longo que o anular',
      says: 'Reinar sobre os outros tenta você pouco, porque o indicador não passa do anular.',
    },
    shorter: {
      look: 'indicador ao menos tão longo quanto o anular',
      says: 'De aplauso você não vive: o anular não passa do indicador.',
    },
  },
  little: {
    long: {
      look: 'dedo mínimo que não é longo',
      says: 'Você não convence ninguém à força de palavras; o seu dedo mínimo não é dos longos.',
    },
    short: {
      look: 'dedo mínimo que não é curto',
      says: 'Onde conta, você sabe falar por si; o seu dedo mínimo não é dos curtos.',
    },
  },
  heartEnd: {
    index: {
      look: 'linha do coração que para antes do indicador',
      says: 'Você não põe ninguém num altar: a linha do coração para antes do indicador.',
    },
    middle: {
      look: 'linha do coração que passa do médio',
      says: 'No afeto você olha além da hora: a linha do coração passa do dedo médio.',
    },
  },
  headLength: {
    long: {
      look: 'linha da cabeça que não é longa',
      says: 'Você sabe quando já se pensou o bastante: a linha da cabeça não cruza toda a palma.',
    },
    short: {
      look: 'linha da cabeça que não é curta',
      says: 'Você dá a uma pergunta o tempo que ela pede: a linha da cabeça não é das breves.',
    },
  },
  lifeSweep: {
    wide: {
      look: 'linha da vida sem grande arco',
      says: 'Você não se gasta por qualquer um: a linha da vida não faz grande arco.',
    },
    narrow: {
      look: 'linha da vida a alguma distância do polegar',
      says: 'Na sua força há lugar para outros: a linha da vida não se cola ao polegar.',
    },
  },
};
