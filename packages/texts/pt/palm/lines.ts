import type { PassageWords } from '../../palm/passages.ts';

/** Sources as in the English words. */
export const majorLines: PassageWords<'major-lines'> = {
  heart: {
    index: {
      curved:
        'Entrega, e sem segredo: sua linha do coração se arqueia para cima e vai até debaixo do indicador.',
      straight: 'Ideais mais vividos que falados: sua linha do coração vai quase reta, até o indicador.',
    },
    between: {
      curved:
        'Calor com senso de medida: sua linha do coração se arqueia e vem pousar entre os dois primeiros dedos.',
      straight:
        'Amizade para qualquer tempo: sua linha do coração é quase reta e para entre os dois primeiros dedos.',
    },
    middle: {
      curved: 'Desejos fortes, usados à vista: sua linha do coração sobe cedo e termina sob o dedo médio.',
      straight: 'Um coração de ideia própria: sua linha é quase reta e termina sob o dedo médio.',
    },
  },
  head: {
    long: {
      sloping:
        'Uma imaginação paciente, das mais raras: a linha da cabeça corre longe na palma e desce para o pulso.',
      level:
        'Um pensamento que mantém o rumo: a linha da cabeça cruza quase toda a palma e mal desce, como em quem gosta das coisas completas.',
    },
    mean: {
      sloping: 'Bom senso com uma janela: a linha da cabeça tem comprimento comum e se inclina para baixo.',
      level: 'Uma cabeça para as decisões de cada dia: sua linha tem comprimento comum e mantém a altura.',
    },
    short: {
      sloping: 'Ideias que vêm em lampejos: a linha da cabeça é breve e mergulha.',
      level: 'Direto ao ponto: uma linha da cabeça breve, e plana.',
    },
  },
  start: {
    joined: {
      near: 'Você olha antes de pisar e pensa antes de sentir: as linhas da cabeça e da vida saem juntas, e a do coração fica perto.',
      apart:
        'Cautela nos começos, franqueza no trato: as linhas da cabeça e da vida saem juntas, enquanto a do coração guarda distância.',
    },
    apart: {
      near: 'Você segue o próprio caminho e ainda assim consulta a razão sobre o coração: as linhas da cabeça e da vida começam separadas, e coração e cabeça ficam perto.',
      apart:
        'Pouca coisa em você espera licença: as linhas da cabeça e da vida começam separadas, e entre coração e cabeça há um campo largo.',
    },
  },
  life: {
    wide: {
      long: 'Calor com fôlego: sua linha da vida avança muito pela palma e pode ser seguida até o fim.',
      short:
        'Muito calor em períodos curtos: sua linha da vida avança muito pela palma e não está marcada em toda parte.',
    },
    mean: {
      long: 'Uma chama constante: sua linha da vida contorna o polegar pelo caminho habitual e o mantém até o fim.',
      short:
        'Força suficiente, entregue de modo desigual: sua linha da vida contorna o polegar pelo caminho habitual, e uma parte se vê mal.',
    },
    narrow: {
      long: 'Força guardada para poucos fins: sua linha da vida fica perto do polegar e corre longa.',
      short:
        'Uma energia que convém contar: sua linha da vida fica perto do polegar, e só uma parte está marcada.',
    },
  },
  fate: {
    near: {
      joined: 'Um começo com uma mão amiga no ombro: a linha do destino sobe rente à da vida.',
      apart: 'Independência, e ainda assim uma casa às costas: a linha do destino sobe rente à da vida.',
    },
    centre: {
      joined: 'Começo cuidadoso, rumo firme: a linha do destino sobe no meio da palma.',
      apart: 'Uma estrada própria: a linha do destino sobe no meio da palma e nada deve às vizinhas.',
    },
    far: {
      joined: 'Outros chamam você para fora do abrigo: a linha do destino começa do lado do mínimo.',
      apart: 'Um caminho entre as pessoas: a linha do destino começa do lado do mínimo.',
    },
    absent: {
      joined:
        'Nenhuma estrada marcada, e portanto uma escolha em cada cruzamento: não se vê uma linha do destino clara, o que os livros não contam como mau sinal.',
      apart: 'Livre de estrada traçada, e nem por isso pior: na sua palma não há linha do destino clara.',
    },
  },
  blend: {
    sloping: {
      wide: 'Lidas juntas, as linhas da cabeça e da vida falam de uma imaginação que sai em visita.',
      mean: 'Lidas juntas, as linhas da cabeça e da vida fazem uma alma sonhadora de horário certo.',
      narrow: 'Lidas juntas, as linhas da cabeça e da vida contam um rico mundo interior de portão estreito.',
    },
    level: {
      wide: 'Lidas juntas, as linhas da cabeça e da vida falam de um simples bom senso que gosta de companhia.',
      mean: 'Lidas juntas, as linhas da cabeça e da vida fazem uma pessoa por quem se poderia acertar o relógio.',
      narrow:
        'Lidas juntas, as linhas da cabeça e da vida contam uma vocação de especialista: uma coisa só, bem vista e seguida.',
    },
  },
};

export const minorLines: PassageWords<'minor-lines'> = {
  page: {
    busy: {
      long: 'Sua palma é uma página cheia de escrita, e a cabeça vai lendo junto: pouco escapa, e sobre tudo se pensa.',
      mean: 'Sua palma é uma página cheia de escrita: você recolhe muito, e deixa ir quase tudo.',
      short: 'Muitas linhas finas e uma cabeça rápida: você responde antes de contar as impressões.',
    },
    calm: {
      long: 'Uma página limpa, lida a fundo: poucas coisas perturbam, e essas você olha de perto.',
      mean: 'Uma página limpa: pequenos aborrecimentos encontram você de ânimo igual.',
      short: 'Poucas linhas finas: o que você vê, vê de uma vez, e depois volta a quietude.',
    },
  },
  tone: {
    busy: {
      near: 'Os sentimentos chegam a você por muitas estradinhas, e em cada uma a razão mantém um pedágio.',
      apart: 'Você sente muito e diz muito disso, e depois o ar fica mais claro.',
    },
    calm: {
      near: 'Você mantém a compostura porque antes se aconselha consigo.',
      apart: 'Sua calma não é máscara: se perguntam, você diz o que pensa.',
    },
  },
};
