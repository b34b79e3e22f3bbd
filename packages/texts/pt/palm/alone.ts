import type { PalmWords } from '../../palm/palm-words.ts';

/** What a feature says by itself, where the photo leaves the one open that would join it. */
export const alone: PalmWords['alone'] = {
  fingers: {
    index: {
      longer: 'Você gosta de segurar as rédeas, e costumam deixá-las na sua mão.',
      equal: 'Em você, a ambição e o prazer comem à mesma mesa, e nenhum tira o pão do outro.',
      shorter: 'Você prefere brilhar a mandar, e um risco pelo caminho não assusta.',
    },
    little: {
      long: 'As palavras lhe vêm depressa e caem onde você quer.',
      mean: 'Você diz o que é preciso dizer e deixa o resto em paz.',
      short: 'Você se vende por menos do que vale e deixa o trabalho falar.',
    },
  },
  'major-lines': {
    heartEnd: {
      index: 'No afeto você mira alto, e cumpre o que prometeu.',
      between: 'Nos seus afetos, calor e bom senso andam juntos.',
      middle: 'Seu coração segue um caminho próprio e não pede direções a ninguém.',
    },
    heartForm: {
      curved: 'O que você sente aparece no rosto antes que decida mostrá-lo.',
      straight: 'O carinho, você o prova pelo que faz e raramente o anuncia.',
    },
    headLength: {
      long: 'Um pensamento começado, você o pensa até o fim.',
      mean: 'Seu juízo é o de todos os dias, que é o que faz falta.',
      short: 'Sua cabeça pega o atalho e chega antes que outros achem o mapa.',
    },
    headSlope: {
      sloping: 'A imaginação tem muito a dizer no que você pensa.',
      level: 'Com você vêm primeiro os fatos e depois as imagens.',
    },
    headStart: {
      joined: 'Você começa com cuidado e olha a água antes de entrar.',
      apart: 'Você vai por conta própria, e ninguém precisa empurrar.',
    },
    heartGap: {
      near: 'Antes que o coração assine alguma coisa, a cabeça já leu.',
      apart: 'Sentir e pensar têm em você quartos separados, com as portas abertas.',
    },
    lifeSweep: {
      wide: 'Há em você energia para as pessoas e para os planos, e ainda sobra.',
      mean: 'Sua força está bem repartida ao longo do dia.',
      narrow: 'Você guarda a força para as poucas coisas que a merecem.',
    },
    lifeLength: {
      long: 'Fôlego você tem, e do constante; isso nada tem a ver com a duração de uma vida.',
      short: 'Sua energia vem em ondas, e uma boa onda não é pouca coisa.',
    },
    fate: {
      near: 'Seu caminho começa entre os seus.',
      centre: 'O caminho por onde você vai foi você quem abriu.',
      far: 'Outras pessoas põem a mão no seu caminho, e isso lhe faz bem.',
      absent:
        'Não se vê uma linha do destino marcada, então o caminho é seu para escolher; os livros não contam isso como mau sinal.',
    },
  },
  'minor-lines': {
    skin: {
      busy: 'Muita coisa deixa rastro em você: a palma está cheia de linhas finas.',
      calm: 'Pouco agita a superfície: ao lado das grandes correm poucas linhas finas.',
    },
  },
  summary: {
    type: {
      earth: 'Seu mundo é o chão firme e o trabalho acabado.',
      air: 'Seu mundo são as perguntas, e a conversa que vem depois.',
      fire: 'Seu mundo são os começos, e quem está perto se aquece.',
      water: 'Seu mundo são os meios-tons, e você ouve mais do que se diz.',
    },
    headSlope: {
      sloping: 'Seu pensamento gosta de sair da estrada e olhar a paisagem.',
      level: 'Seu pensamento mantém os pés no chão.',
    },
    headStart: {
      joined: 'Primeiro você testa o gelo, depois atravessa.',
      apart: 'Primeiro você atravessa, depois olha para trás.',
    },
    heartForm: {
      curved: 'O que puxa em você é um coração que fala antes da vez.',
      straight: 'O que puxa em você é um coração que prefere agir a se explicar.',
    },
    headLength: {
      long: 'Do outro lado está uma cabeça que quer ter pensado em tudo.',
      mean: 'Um juízo simples e bom mantém a paz.',
      short: 'Uma cabeça rápida encurta quase todas as suas brigas.',
    },
    lifeSweep: {
      wide: 'Continue a ser a casa aberta que é.',
      mean: 'Conserve o passo igual que leva você.',
      narrow: 'Conserve o hábito de se poupar para o que conta.',
    },
    skin: {
      busy: 'Dê a tantas impressões uma hora em que nenhuma se acrescente.',
      calm: 'Sua serenidade merece ser guardada.',
    },
    fate: {
      near: 'Construa sobre o que lhe deram.',
      centre: 'Confie no rumo que encontrou por conta própria.',
      far: 'Fique ao alcance das pessoas; elas levam você adiante.',
      absent: 'Escolha, já que nada foi escolhido por você.',
    },
  },
  personality: {
    type: {
      earth: 'O que você assumiu uma vez continua assumido.',
      air: 'Uma boa pergunta lhe agrada mais que uma resposta pronta.',
      fire: 'Esperar é a única arte que você nunca quis aprender.',
      water: 'Você sente o clima de uma sala antes de achar uma cadeira.',
    },
    headLength: {
      long: 'Você vai a fundo, e tem mais interesses que noites livres.',
      mean: 'Você tem senso comum, que é menos comum do que diz o nome.',
      short: 'Você decide enquanto outros ainda juntam razões.',
    },
    heartForm: {
      curved: 'Com você as pessoas sabem a quantas andam, porque isso se deixa sentir.',
      straight: 'Há em torno dos seus sentimentos um silêncio que facilmente se toma por distância.',
    },
    headSlope: {
      sloping: 'Metade da sua vida se passa em imagens, e a outra metade sai ganhando.',
      level: 'Você gosta que a conta feche, e quase sempre fecha.',
    },
  },
  career: {
    headSlope: {
      sloping: 'O trabalho que deixa lugar à invenção é o que mais tempo segura você.',
      level: 'Números, técnica e ordem são ferramentas que ficam bem na sua mão.',
    },
    index: {
      longer: 'Uma equipe pequena e sua lhe cai melhor que uma grande e alheia.',
      equal: 'Você sabe conduzir um projeto e sabe também deixar que o conduzam.',
      shorter: 'Trabalhar diante de um público, mesmo pequeno, tira o melhor de você.',
    },
    little: {
      long: 'Onde houver algo a explicar ou a vender, seu lugar é na sala.',
      mean: 'Você negocia com justiça e se levanta da mesa em bons termos.',
      short: 'Deixe que outra pessoa anuncie o que você fez.',
    },
    fate: {
      near: 'Uma ajuda que veio cedo de casa deu direção ao seu trabalho.',
      centre: 'Você achou sua direção sem que a mostrassem.',
      far: 'O trabalho entre as pessoas, e para elas, é o que leva você mais longe.',
      absent: 'Você pode mudar de área sem pena; nada em você está preso a uma só.',
    },
  },
  money: {
    headLength: {
      long: 'Você lê as letras miúdas, todas.',
      mean: 'Nos gastos você tem juízo sem ter dureza.',
      short: 'Você compra como decide, na hora; nas somas grandes, durma sobre o assunto.',
    },
    little: {
      long: 'Você faz um preço descer, e quem vende ainda agradece.',
      mean: 'Você pergunta quanto vale uma coisa e paga.',
      short: 'Você pede menos do que vale seu trabalho; da próxima vez, acrescente algo.',
    },
    fate: {
      near: 'O que lhe legaram, os saberes também, é seu capital.',
      centre: 'O que você tem vem do seu trabalho.',
      far: 'Vem de clientes, de apoiadores e de amigos.',
      absent: 'Várias fontes pequenas lhe servem melhor que uma só e grande.',
    },
  },
  love: {
    type: {
      earth: 'Você corteja sendo útil, e estando ainda ali no inverno.',
      air: 'Para você, o amor começa por uma conversa.',
      fire: 'Seu interesse é difícil de não ver, e você não o quereria de outro modo.',
      water: 'As pequenas gentilezas ficam anos na sua memória.',
    },
    heartEnd: {
      index: 'Você espera muito de quem acompanha você, e outro tanto de si.',
      between: 'Você vê a outra pessoa como é, e por isso gosta dela.',
      middle: 'Quando você ama, é do seu jeito e com toda a força.',
    },
    heartForm: {
      curved: 'A ternura lhe vem em palavras e gestos, sem contar.',
      straight: 'Uma luminária consertada ou um jantar quente é seu jeito de dizer.',
    },
    heartGap: {
      near: 'A razão faz uma ou duas perguntas antes que você se renda.',
      apart: 'Você deixa o coração falar primeiro e ouve a cabeça depois.',
    },
  },
  marriage: {
    heartEnd: {
      index: 'A palavra dada é o chão sobre o qual você levanta uma casa.',
      between: 'O que você traz a um laço longo é boa companhia.',
      middle: 'Num laço longo você precisa de um quarto com porta própria.',
    },
    lifeSweep: {
      wide: 'Na sua mesa há lugar para convidados, e quem vive com você devia gostar disso.',
      mean: 'Dias partilhados e regulares lhe fazem bem.',
      narrow: 'Você precisa de noites sem companhia, e de alguém que nesse sentido não conte como companhia.',
    },
    fate: {
      near: 'A família tem voz nas suas grandes decisões.',
      centre: 'Um laço ao lado do seu caminho é bem-vindo; atravessado, não.',
      far: 'A pessoa ao seu lado muda seu rumo, e você deixa.',
      absent: 'Um laço é para você uma decisão, que de vez em quando se toma de novo.',
    },
  },
  health: {
    lifeSweep: {
      wide: 'Você tem força para gastar; lembre que ela se gasta.',
      mean: 'Um ritmo igual mantém sua força no lugar.',
      narrow: 'Uma pequena reserva, bem guardada, vai longe.',
    },
    lifeLength: {
      long: 'Você aguenta mais do que pensa.',
      short: 'Trabalhe por etapas, e descanse entre elas sem culpa.',
    },
    skin: {
      busy: 'As pausas não são luxo para você, tanto passa por dentro num dia.',
      calm: 'A tensão escorre de você melhor que da maioria.',
    },
    headStart: {
      joined: 'Você dosa as forças sem que ninguém diga.',
      apart: 'Enquanto há algo novo em curso, você esquece que existem camas.',
    },
  },
  challenges: {
    headStart: {
      joined: 'Deixar o abrigo do que conhece: eis a sua lição.',
      apart: 'A sua é a velha lição de olhar antes de saltar.',
    },
    headLength: {
      long: 'Você é capaz de pensar um assunto até desfazê-lo; pare um pensamento antes.',
      mean: 'Onde nada obriga, talvez você se contente com o que já serve.',
      short: 'Durma de vez em quando sobre uma decisão; de manhã ela ainda estará ali.',
    },
    heartGap: {
      near: 'Deixe que uma vez um sentimento valha sem provas.',
      apart: 'Sua franqueza vai à frente; veja onde ela cai.',
    },
    skin: {
      busy: 'Algumas impressões podem ficar à porta.',
      calm: 'O que escorrega de você talvez importasse a outra pessoa.',
    },
    lifeLength: {
      long: 'Como você dura, dão-lhe as tarefas longas; recuse uma.',
      short: 'Uma grande empreitada pede antes que a cortem em pedaços.',
    },
  },
  luck: {
    fate: {
      near: 'Parentes que ajudam são a sua sorte, à moda antiga.',
      centre: 'Sua sorte tem calos: foi feita à mão.',
      far: 'Um encontro casual pode fazer por você mais que muitos planos.',
      absent: 'Sua sorte está no que escolhe, mais do que no que estava pronto.',
    },
    headStart: {
      joined: 'Uma ocasião preparada lhe serve melhor que uma repentina.',
      apart: 'Você acha a sorte chegando antes.',
    },
    headSlope: {
      sloping: 'Uma ideia na hora certa já foi a sua sorte.',
      level: 'Você aposta pouco, e de cabeça fria.',
    },
    little: {
      long: 'Uma palavra no ouvido certo lhe abre portas.',
      mean: 'Boas maneiras já lhe trouxeram mais do que traria a ousadia.',
      short: 'Peça uma vez a mais; talvez alguém diga que sim.',
    },
  },
};

/** Where the photo decides too little for a text. */
export const tooLittle: PalmWords['tooLittle'] = {
  'hand-type': 'O tipo fica em aberto. Fotografe a mão estendida, de cima, e talvez se esclareça.',
  fingers:
    'Os comprimentos dos seus dedos estão aqui próximos demais para que se fale deles. Estique-os e tente outra vez.',
  'major-lines':
    'Com esta luz as linhas são fracas demais para se distinguirem das dobras em volta. A luz do dia, de lado, ajuda.',
  mounts: 'Nada do que fica junto dos montes pôde ser visto. Desta vez eles se calam.',
  'special-features': 'O que poderia distinguir a mão não se decide aqui. Isso não é um veredito sobre ela.',
  'minor-lines': 'Entre uma palma calma e uma agitada esta foto não decide. Uma mais nítida talvez.',
  summary: 'Para um resumo, a imagem mostra pouco demais. É melhor dizê-lo.',
  personality: 'Do seu caráter a imagem revela pouco. Outro ângulo pode revelar mais.',
  career: 'Sobre o trabalho esta imagem se cala. Quem a lê com honestidade também.',
  money: 'De dinheiro ela não diz quase nada. Um palpite lhe sairia mais caro do que vale.',
  love: 'Onde termina a linha do coração e como ela se curva não está claro o bastante. O amor, desta vez, fica por dizer.',
  marriage: 'Para um laço longo a foto oferece pouco demais. Não falta nada além de uma vista melhor.',
  health: 'Energia e hábitos ficam desta vez no escuro. Mais luz os traria à tona.',
  challenges: 'Suas lições não aparecem nesta imagem. Isso não quer dizer que não existam.',
  luck: 'A sorte não deixa rastro nesta foto. Raramente ela posa para um retrato.',
};
