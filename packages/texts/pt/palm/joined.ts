import type { PalmWords } from '../../palm/palm-words.ts';
import type { PassageWords } from '../../palm/passages.ts';

/** One line in place of heart and head line. Sources as in the English words. */
export const joinedPassages: PassageWords<'joined'> = {
  temper: {
    earth: 'O que você começou leva até o fim, faça o tempo que fizer, e não vê o que há para discutir.',
    air: 'Um assunto de cada vez prende você, e então prende por inteiro; a conversa volta a ele sozinha.',
    fire: 'Você se lança a uma coisa como um temporal, e o único modo de parar é ganhar algo melhor.',
    water: 'Um sentimento enche você até a borda, e não sobra canto de onde olhá-lo a frio.',
    unknown: 'Raramente você faz duas coisas ao mesmo tempo, e nunca pela metade.',
  },
  affection: {
    earth: 'A prova vem mais em anos que em palavras, e você espera a mesma moeda.',
    air: 'Você pensa na outra pessoa mesmo quando parece pensar em outra coisa.',
    fire: 'Sua atenção é um holofote: estar nele é maravilhoso, e cansa; abaixe a luz de vez em quando, de propósito.',
    water: 'Você abre lugar para uma só pessoa, e para ela é um país inteiro.',
    unknown: 'Quem tem a sua atenção a tem toda.',
  },
  pull: {
    wide: 'O que puxa em você é a companhia contra a concentração: é bom ter gente por perto, e depois você não a ouve.',
    mean: 'O que puxa em você é bem pouco, e aí está o perigo: por dentro ninguém protesta quando passa da conta.',
    narrow:
      'O que puxa em você é o descanso contra a resolução, e quase sempre ela ganha; que um dia por semana ganhe o descanso.',
  },
  fate: {
    near: 'Um começo entre os seus: a linha do destino sobe junto à da vida.',
    centre: 'Uma estrada aberta por você: a linha do destino sobe no meio da palma.',
    far: 'Um caminho entre as pessoas: a linha do destino sobe do lado do mínimo.',
    absent:
      'Nenhuma estrada marcada, e por isso escolha sua: aqui não há linha do destino clara, o que os livros não contam como mau sinal.',
  },
  page: {
    busy: 'Muitas linhas finas correm em torno da única linha grande da sua palma: muito chega a você, e quase tudo tem de esperar.',
    calm: 'A única linha grande da sua palma atravessa uma página tranquila: o que não é do seu assunto mal chega a você.',
  },
};

export const joined: PalmWords['joined'] = {
  topics: {
    personality:
      'Sentir e pensar puxam em você para o mesmo lado, com força incomum. O que pega, pega inteiro, e a tibieza dos outros intriga.',
    career: 'Você se dá a uma só ocupação de cada vez. Ache a que merece, e deixe a outros o malabarismo.',
    money: 'Você gasta e poupa por convicção, raramente por cálculo.',
    love: 'Você ama por inteiro ou não ama; a mornidão lhe parece uma espécie de mentira.',
    marriage: 'Uma entrega sem divisão é o que você traz e o que procura.',
    health: 'Você vai até a coisa acabar, e só então descansa; uma pausa no meio faria bem também à coisa.',
    challenges: 'Os tons entre o sim e o não são a sua lição: a maioria das pessoas mora ali.',
    luck: 'A concentração é a sua sorte: onde outros tentam dez portas, você fica numa só.',
  },
  line: 'De uma peça só, tudo ou nada: na sua palma coração e cabeça parecem correr numa única linha, o que aqui é possível e não certo.',
  summary:
    'Seu caráter é de uma peça só: o que o coração quer a cabeça também quer, e os dois vão direto a isso.',
  look: 'coração e cabeça numa só linha (possível, não certo)',
  gift: {
    trait: 'dedicação a uma coisa só',
    strength: 'concentração',
    professions: ['uma só ocupação, seguida por inteiro'],
  },
};
