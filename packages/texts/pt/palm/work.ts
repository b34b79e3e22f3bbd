import type { PassageWords } from '../../palm/passages.ts';

/** Sources as in the English words. */
export const career: PassageWords<'career'> = {
  direction: {
    sloping: {
      longer:
        'Você quer dar forma a algo seu e ter ali a última palavra; ideias em que ninguém pode tocar aborrecem, e mandar sem ideia também.',
      equal:
        'Combina com você um trabalho que deixe lugar à invenção, num círculo em que a direção possa trocar de mãos.',
      shorter:
        'Seu lugar é onde algo se faz e se mostra: a página, o palco, a prancheta, qualquer canto com público para o que você inventa.',
    },
    level: {
      longer:
        'Você rende mais com uma tarefa clara e gente por quem responder, com ordem no assunto e a última palavra na mão.',
      equal:
        'Combinam com você os campos com fatos em que se segurar, números, técnica, organização, e uma mesa entre iguais.',
      shorter:
        'Você tem o par raro da cabeça fria e do gosto pelo palco: apresentar bem fatos duros já é um ofício.',
    },
  },
  path: {
    near: {
      sloping:
        'No começo do seu caminho há algo de casa, um ofício, um gosto, uma palavra de ânimo, e você faz bem em refazê-lo do seu jeito.',
      level: 'Seu caminho parte do que lhe entregaram, e sobre isso você constrói pedra a pedra.',
    },
    centre: {
      sloping:
        'A direção você acha por conta própria e enche de invenções suas; os conselhos, ouve com educação.',
      level: 'Você fixa o rumo e faz dele a contabilidade; do que alcança pode prestar contas.',
    },
    far: {
      sloping:
        'Suas melhores ideias são outros que tiram de você: um público, uma cliente, um mestre encontrado a tempo.',
      level:
        'Trabalhar para outros e entre outros leva você mais longe, porque é o seu juízo sóbrio que vêm buscar.',
    },
    absent: {
      sloping:
        'Não há para você uma estrada única traçada, e a sua imaginação gosta assim; vários ofícios, por turnos ou lado a lado, podem ser cada um o certo.',
      level:
        'Você escolhe cada passo pelo que vale e pode mudar de área sem pena, porque o método vai junto.',
    },
  },
  counsel: {
    longer: {
      long: 'Você conduz e convence: deixe aos outros uma parte da conversa, e eles seguem mais longe.',
      mean: 'Peça a responsabilidade que você já carrega; sem pedido ela raramente é dada.',
      short:
        'Você prefere decidir a fazer propaganda. Diga uma vez, em voz alta, o que fez, antes que outro fique com o mérito.',
    },
    equal: {
      long: 'Você poderia vender quase tudo, então escolha com cuidado o que merece suas palavras.',
      mean: 'Você não empurra nem se esconde, e por isso todos querem trabalhar com você; uma vez por ano, queira algo para si.',
      short: 'Seu trabalho fala por você, mas fala baixo: ponha nele o seu nome.',
    },
    shorter: {
      long: 'O palco e a língua são seus; a diferença está na preparação calada que ninguém aplaude.',
      mean: 'Mostre mais cedo o inacabado: um público ensina o que manual nenhum ensina.',
      short: 'Você gosta que vejam e não gosta de se gabar; que se veja então a obra, e fique ao lado dela.',
    },
  },
};

export const money: PassageWords<'money'> = {
  tendency: {
    wide: {
      long: 'Você tem a mão aberta e o olho nas letras miúdas: dá com gosto, depois de ler o que assina.',
      mean: 'Você gasta como respira, sem drama, e um simples bom senso detém você à porta da loja.',
      short:
        'O dinheiro passa depressa pelas suas mãos, quase sempre para alegria de alguém; um dia entre o desejo e a compra é o seu melhor aliado.',
    },
    unknown: {
      long: 'Você lê as condições do contrato, e faz bem.',
      mean: 'Os gastos você julga com bom senso, e deixa pequenas as somas pequenas.',
      short: 'Sobre dinheiro você decide depressa, e não gosta que se discuta.',
    },
  },
  habits: {
    wide: {
      long: 'Quando pechincha, você baixa o preço com encanto e depois o arredonda para cima por bondade.',
      mean: 'Você diz um preço justo, e o que dá de graça são os extras.',
      short: 'Você tende a pedir de menos e a juntar algo por cima; deixe às vezes um amigo pedir por você.',
    },
    unknown: {
      long: 'As palavras são o seu trocado, e são bem gastas.',
      mean: 'Você trata com retidão, e espera o mesmo.',
      short: 'Falar de preço dá embaraço, então escreva sua cifra antes do encontro.',
    },
  },
  ground: {
    earth: {
      near: 'O que lhe legaram, mais saberes que coisas, é o seu chão mais firme.',
      centre: 'Você ergue seus meios como se ergue um muro, sem ajuda se preciso, fiada sobre fiada.',
      far: 'É pela sua confiabilidade que procuram você, e contam uns aos outros.',
      absent: 'Várias fontes pequenas e sólidas combinam mais com você que uma só e grandiosa.',
    },
    air: {
      near: 'Um nome, uma escola, o círculo da sua infância fala pelo que você sabe.',
      centre: 'O saber é o seu capital, e foi você quem o juntou.',
      far: 'Os contatos são a sua riqueza: uma conversa leva à seguinte.',
      absent: 'Você vive de variedade, aqui ensina, ali explica, e a mistura é mais estável do que parece.',
    },
    fire: {
      near: 'Os seus emprestam o primeiro empurrão, e o resto você faz correndo.',
      centre: 'Você ganha começando coisas; tenha por perto alguém que goste de acabá-las.',
      far: 'Seu entusiasmo traz apoiadores e clientes, e você gosta deles por mais que as encomendas.',
      absent:
        'Você toma as ocasiões como vêm e vive bem com a mudança; uma soma fixa guardada acalma a viagem.',
    },
    water: {
      near: 'A casa é a sua reserva em todos os sentidos, e você devolve mais do que tirou.',
      centre: 'Você vive de um dom que desenvolveu em silêncio; o preço dele, é você quem diz.',
      far: 'O que buscam em você é compreensão; lembre que isso também é trabalho.',
      absent: 'Você escolhe pelo sentido mais que pela paga, e a paz vem depois de olhar os dois.',
    },
    unknown: {
      near: 'Você constrói sobre o que a família deu, nem que seja só um jeito de fazer as coisas.',
      centre: 'O que você tem, você fez, e isso se vê em como o guarda.',
      far: 'As outras pessoas são a sua melhor fonte, como clientes, mestres ou amigos.',
      absent: 'Você pode mudar aquilo de que vive, e essa liberdade também vale alguma coisa.',
    },
  },
  advice: {
    long: {
      long: 'Decida de antemão quanta reflexão uma compra merece, e enquanto isso dê descanso ao seu dom da palavra.',
      mean: 'Ponha data em cada decisão dessas; depois da terceira comparação nada mais se aprende.',
      short:
        'Ninguém sabe melhor que você quanto vale o seu trabalho, então leia a cifra no papel se a voz falhar.',
    },
    mean: {
      long: 'Prometa um pouco menos do que poderia; a palavra é o que você menos pode gastar em excesso.',
      mean: 'Aqui há pouco a corrigir: continue olhando as contas num dia fixo.',
      short: 'Diga logo a sua cifra, e depois cale o tempo de contar até cinco.',
    },
    short: {
      long: 'Antes de apertar a mão, repita para si o combinado; você fala mais depressa do que soma.',
      mean: 'Durma sobre tudo o que custe mais que uma semana do seu trabalho.',
      short: 'Peça que alguém de confiança releia o que você assina com pressa.',
    },
  },
};

export const luck: PassageWords<'luck'> = {
  pattern: {
    near: {
      wide: 'Sua fortuna tem parentes: vem por gente que conheceu a sua infância, e você vai ao encontro dela de braços abertos.',
      mean: 'O que chega pela família e por velhos laços você guarda bem, e essa é a metade maior.',
      narrow: 'Uns poucos laços velhos servem mais que cem novos.',
    },
    centre: {
      wide: 'Você sai para buscar a sorte, e traz também para os outros.',
      mean: 'Vista de perto, a sua sorte se parece muito com trabalho.',
      narrow: 'Você espera a única porta que é sua, e então não hesita.',
    },
    far: {
      wide: 'É nos encontros casuais que as coisas lhe acontecem, e você dá um jeito de ter muitos.',
      mean: 'Costuma ser uma terceira pessoa a dizer o seu nome na hora certa.',
      narrow: 'Não é preciso andar muito: quem estima você manda outros.',
    },
    absent: {
      wide: 'Nada está traçado para você, então muitas portas são tentadas de bom ânimo, e só isso já abre algumas.',
      mean: 'Sua sorte está no que escolhe, e mais ainda no que conserva.',
      narrow: 'Você deixa passar a maioria das ocasiões e toma as poucas que servem; de fora parece fortuna.',
    },
  },
  signal: {
    joined: {
      longer:
        'As ocasiões preparadas são as que mais lhe servem: você gosta que peçam aquilo para que se prepara há tempo.',
      equal: 'O momento certo é o seu talento; você o reconhece porque o esperou.',
      shorter: 'Você ensaia em particular e depois surpreende a todos, e a si também.',
    },
    apart: {
      longer: 'Você acha aberturas dando o primeiro passo e perguntando às claras.',
      equal: 'O primeiro passo você dá com leveza, porque sabe também voltar.',
      shorter: 'Você aposta em si, com alegria e em público.',
    },
  },
  spark: {
    sloping: {
      long: 'Uma ideia bem contada é a sua moeda da sorte.',
      mean: 'Repare no que vem quando você não faz nada; muitas vezes é melhor que o planejado.',
      short: 'Anote suas ideias e mostre a uma pessoa, porque são melhores do que você diz.',
    },
    level: {
      long: 'Uma palavra clara a tempo vira muita coisa para o seu lado.',
      mean: 'Em você a sorte é questão de reparar: o número que não fecha, a porta entreaberta.',
      short: 'Do que espera você fala pouco e prepara bem; é a melhor metade da esperança.',
    },
  },
};
