import { palmWords } from '../../palm/palm-words-of.ts';
import { list } from '../lists.ts';
import * as alone from './alone.ts';
import * as bonds from './bonds.ts';
import * as gifts from './gifts.ts';
import * as hand from './hand.ts';
import * as joined from './joined.ts';
import * as keys from './keys.ts';
import * as lines from './lines.ts';
import * as looks from './looks.ts';
import * as measures from './measures.ts';
import * as mounts from './mounts.ts';
import * as self from './self.ts';
import * as special from './special.ts';
import * as summary from './summary.ts';
import * as work from './work.ts';

const sides = { left: 'esquerda', right: 'direita' } as const;

/** The reading in Portuguese, as it is written in Brazil; the reader is "você", whose gender no sentence names. */
export const portuguese = palmWords(
  { alone, bonds, gifts, hand, joined, keys, lines, looks, measures, mounts, self, special, summary, work },
  {
    titles: {
      'hand-type': 'Tipo de mão',
      fingers: 'Dedos',
      'major-lines': 'Linhas principais',
      mounts: 'Montes',
      'special-features': 'Traços especiais',
      'minor-lines': 'Linhas menores',
      summary: 'Resumo',
      personality: 'Personalidade',
      career: 'Trabalho',
      money: 'Dinheiro',
      love: 'Amor',
      marriage: 'Casamento e vida a dois',
      health: 'Saúde',
      challenges: 'Desafios',
      luck: 'Sorte',
    },
    limits: {
      'hand-type':
        'Quatro tipos são uma rede de malha larga: apoiam-se em duas proporções medidas numa foto, e a perspectiva muda ambas em vários por cento.',
      fingers:
        'As proporções dos dedos mudam alguns centésimos com o ângulo da câmera; unhas, articulações e flexibilidade não se veem, e os vãos entre os dedos são coisa da pose.',
      'major-lines':
        'Comprimento e curva dependem do ângulo da câmera. Interrupções podem vir da luz; não significam nada médico, e uma linha da vida nada tem a ver com a duração de uma vida.',
      mounts:
        'A altura de um monte não se vê numa foto. O que se diz é deduzido do dedo de cima ou das linhas ao lado; os montes de Marte não têm tal sinal e ficam de fora.',
      'special-features':
        'Pequenos sinais como cruzes e estrelas não se distinguem numa foto de sulcos casuais.',
      'minor-lines':
        'A luz de lado mostra mais linhas finas que a de frente; as linhas do casamento e dos filhos ficam na borda da mão e não se veem.',
      summary:
        'Uma leitura de proporções e linhas de uma só foto; o que uma pessoa faz delas mão nenhuma mostra, e outra foto pode mostrar uma linha a mais ou a menos.',
      personality: 'A foto de uma mão mostra proporções e linhas; não mostra o que uma pessoa faz delas.',
      career: 'Nenhuma foto mostra um ofício, uma promoção ou uma data.',
      money: 'Nenhuma foto mostra renda, dívidas ou ganhos; nada aqui é conselho financeiro.',
      love: 'Nenhuma foto mostra outra pessoa, um encontro ou uma separação.',
      marriage:
        'As linhas do casamento e dos filhos de que falam os livros ficam na borda da mão e não se veem numa foto da palma; delas nada se diz, nem de datas.',
      health:
        'A quiromancia nada sabe de doenças: aqui se fala só de energia e de hábitos. Com uma queixa, procure um médico.',
      challenges: 'Uma foto não mostra acontecimentos, nem passados nem por vir.',
      luck: 'Nenhuma foto mostra o acaso; números, datas e prêmios não são previstos.',
    },
    basis: 'interpretação tradicional (por regras)',
    disclaimer:
      'Uma interpretação tradicional para entretenimento, composta por regras a partir do que a foto mostra. Não é conselho de saúde, de dinheiro nem de direito, e nada prevê.',
    list,
    sources: {
      personality: (seen) => `Está escrito na mão, com ${seen}.`,
      career: (seen) => `Sua mão o aponta com ${seen}.`,
      money: (seen) => `Reconhece-se por ${seen}.`,
      love: (seen) => `Sua palma o conta com ${seen}.`,
      marriage: (seen) => `Por trás disso: ${seen}.`,
      health: (seen) => `Lê-se em ${seen}.`,
      challenges: (seen) => `Vê-se em ${seen}.`,
      luck: (seen) => `Acha-se em ${seen}.`,
    },
    handType: {
      seen: {
        earth: 'Vê-se na palma, que é larga, e nos dedos, curtos para ela.',
        air: 'Vê-se na palma, que é larga, e nos dedos, longos para ela.',
        fire: 'Vê-se na palma, que é longa, e nos dedos, curtos para ela.',
        water: 'Vê-se na palma, que é longa, e nos dedos, que não ficam atrás.',
      },
      between: {
        broadPalm:
          'Terra ou ar: entre os dois fica a sua mão nesta foto. Os fatos pesam para você, e o simples bom senso também; se vem antes o trabalho ou o pensamento fica em aberto.',
        longPalm:
          'Fogo ou água: entre os dois fica a sua mão nesta foto. O sentimento acorda cedo em você e quer ir a algum lugar; se vai para o fazer ou para o sonhar fica em aberto.',
        shortFingers:
          'Terra ou fogo: entre os dois fica a sua mão nesta foto. Você toma um assunto inteiro e prefere começar a pesar cada detalhe; se depois fica nele ou segue adiante fica em aberto.',
        longFingers:
          'Ar ou água: entre os dois fica a sua mão nesta foto. Você se dá tempo para os detalhes e olha uma coisa por mais de um lado; se quem olha é a cabeça ou o coração fica em aberto.',
      },
      mixed:
        'Nesta foto a sua é o que os livros chamam de mão mista: nenhum dos quatro tipos se destaca. É a mão de gente versátil, em casa em mais de um trabalho e de uma companhia, e que às vezes demora a escolher.',
      openSeen: {
        broadPalm: 'Vê-se na palma, que é claramente larga.',
        longPalm: 'Vê-se na palma, que é claramente longa.',
        shortFingers: 'Vê-se nos dedos, claramente curtos para a palma.',
        longFingers: 'Vê-se nos dedos, claramente longos para a palma.',
        neither:
          'Palma e dedos ficam ambos perto do meio do que as mãos mostram, mais perto do que duas fotos da mesma mão diferem.',
      },
      unmeasured: (fingers) =>
        fingers.length > 0
          ? `Não medido, porque a foto não o mostra inteiro e reto: ${list(fingers)}. Uma foto com a mão inteira no quadro decidiria mais.`
          : 'Nesta pose os dedos não podem ser medidos; uma foto da mão estendida e aberta decidiria mais.',
      leaning:
        'A mão se inclina em relação à câmera, o que encurta palma e dedos; uma foto tirada bem de cima decidiria mais.',
    },
    fingers: {
      names: {
        thumb: 'o polegar',
        index: 'o indicador',
        middle: 'o dedo médio',
        ring: 'o anular',
        little: 'o mínimo',
      },
      seen: {
        index: {
          longer: 'o indicador passa do anular',
          equal: 'o indicador é tão longo quanto o anular',
          shorter: 'o anular passa do indicador',
        },
        little: {
          long: 'o mínimo é longo junto do anular',
          mean: 'o mínimo tem o comprimento habitual',
          short: 'o mínimo é curto junto do anular',
        },
        thumb: { wide: 'o polegar se abre muito' },
      },
      restOpen: 'O mais que os seus dedos poderiam dizer está nesta foto no limite, sem decisão.',
      seenIn: (clauses) => `Na foto se vê assim: ${clauses}.`,
      cut: (names) => `Fica de fora, porque a borda da foto o corta ou quase: ${names}.`,
      unseen: (names) => `Fica de fora, porque a foto não o mostra reto e até a ponta: ${names}.`,
    },
    lines: {
      missing: {
        heart: 'Nesta foto não se pôde distinguir uma linha do coração.',
        head: 'Não se pôde distinguir uma linha da cabeça à parte.',
        life: 'Não se pôde distinguir uma linha da vida, o que diz algo da luz e nada de você.',
        fate: '',
      },
      faint: (names) => `Mais fraca que clara nesta foto: ${names}.`,
      paused:
        'Sua linha do coração se interrompe uma vez por um trecho curto: um tempo de balanço no afeto, sem palavra sobre como termina.',
      names: {
        heart: 'linha do coração',
        head: 'linha da cabeça',
        life: 'linha da vida',
        fate: 'linha do destino',
      },
    },
    mounts: {
      opening:
        'Os montes são as almofadas da palma, e uma foto não tem relevo: não são medidos, e o que segue é tirado dos dedos de cima e das linhas ao lado.',
      headings: {
        jupiter: 'Júpiter, pela ambição e pela honra',
        saturn: 'Saturno, pela seriedade e pela prudência',
        apollo: 'Apolo, pela arte, pela alegria e pelo êxito',
        mercury: 'Mercúrio, pela palavra, pelo comércio e pela graça',
        luna: 'A Lua, pela imaginação e pelas viagens',
        venus: 'Vênus, pelo calor e pelo amor ao belo',
      },
      places: {
        jupiter: 'sob o indicador',
        saturn: 'sob o dedo médio',
        apollo: 'sob o anular',
        mercury: 'sob o mínimo',
        luna: 'na base externa da palma',
        venus: 'na base do polegar',
      },
      stands: {
        jupiter: 'ambição e honra',
        saturn: 'seriedade e prudência',
        apollo: 'arte, alegria e êxito',
        mercury: 'palavra, comércio e graça',
        luna: 'imaginação e viagens',
        venus: 'calor, vitalidade e amor ao belo',
      },
      told: (heading, says) => `${heading}: ${says}`,
      silent: (headings) => `Nada nesta foto pode falar por estes: ${headings.join('; ')}.`,
    },
    minorLines: {
      unnamed: 'Linhas menores isoladas, como as do Sol, de Mercúrio ou da intuição, não são identificadas.',
      soft: 'A foto está um pouco borrada, então pode haver linhas mais finas que estas.',
    },
    summary: {
      seen: (side, clear, count) =>
        `Tudo isso foi visto na palma da sua mão ${sides[side]}, onde ${count === 1 ? 'está claramente marcada a' : 'estão claramente marcadas:'} ${clear}.`,
      whoOpen:
        'Quem você é, esta foto deixa em aberto: o que o diria está perto demais de um limite para uma só imagem.',
      pullOpen:
        'O que talvez puxe em sentido contrário não se vê nesta foto com clareza que baste para um nome.',
      onlyFaint: (side) =>
        `Tudo isso foi visto na palma da sua mão ${sides[side]}, cujas linhas na foto não passam de fracas.`,
    },
  },
);
