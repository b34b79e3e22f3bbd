import type { PassageWords } from '../../palm/passages.ts';

/** Sources as in the English words. */
export const love: PassageWords<'love'> = {
  nature: {
    index: {
      curved:
        'Você ama de mãos abertas e expectativas altas, antes de tudo em relação a si. Quem tem sua palavra a tem inteira.',
      straight: 'Sua fidelidade dispensa discursos: o ideal é alto, o tom é baixo, e isso se sustenta.',
    },
    between: {
      curved:
        'Você tem um coração quente e de boa vista. Diz o que sente e vê a outra pessoa como é, não como a quereria.',
      straight:
        'O carinho é algo que você faz: uma bicicleta consertada, um telefonema na noite certa. Você conhece os limites das pessoas e as ama dentro deles.',
    },
    middle: {
      curved: 'Você sente forte e mostra, na sua hora e do seu jeito; meias medidas não lhe dizem nada.',
      straight:
        'Há muito fogo atrás de uma fachada tranquila. É você quem escolhe quem se aproxima, e ninguém convence.',
    },
  },
  style: {
    earth: {
      index: 'Você corteja com a presença, na hora e com o que fazia falta.',
      between: 'Na sua língua, um jantar para dois diz mais que um poema.',
      middle: 'Seu corpo sabe antes da cabeça quem você quer ao lado.',
    },
    air: {
      index: 'Para você começa com uma conversa que não quer acabar, e com alguém para admirar.',
      between: 'Seu amor nasce falando, e dura porque os dois riem disso.',
      middle: 'Uma mente ágil atrai você na hora; que admirem a sua é o que segura.',
    },
    fire: {
      index:
        'Você persegue de todo o coração, e põe quem ama num pedestal onde ninguém se aguenta muito tempo.',
      between: 'Sua simpatia você mostra cedo, às claras e de bom humor.',
      middle: 'No começo você é pura chama, e quer ver o que resta quando ela assenta.',
    },
    water: {
      index:
        'Você ama uma imagem tanto quanto uma pessoa; tenha doçura com a pessoa quando as duas se separam.',
      between: 'As pequenas gentilezas ficam anos com você, as que recebeu e as que fez.',
      middle: 'Você ama como se ouve música, por inteiro e de olhos fechados.',
    },
    unknown: {
      index: 'Você procura alguém para admirar, e oferece o mesmo.',
      between: 'A proximidade lhe vem mais pelos dias partilhados que pelas grandes noites.',
      middle: 'Em você a atração tem a primeira palavra, e a deixam falar.',
    },
  },
  fit: {
    earth: {
      near: 'Faz-lhe bem alguém que dê tempo de pensar um sentimento antes de lhe pôr nome.',
      apart: 'Uma companhia com a mesma franqueza poupa aos dois as adivinhações.',
    },
    air: {
      near: 'Sua cabeça pede que a convençam; a pessoa certa acha graça nisso, e leva em capítulos.',
      apart: 'Você precisa de alguém que suporte que diga o que pensa e sinta o que diz, num fôlego só.',
    },
    fire: {
      near: 'Procure a calma: alguém que não se alarme quando a razão freia o seu coração.',
      apart: 'Com você está tudo na mesa, então escolha uma pessoa que saiba responder.',
    },
    water: {
      near: 'Você esconde uma ferida atrás de bons argumentos; quem vê através deles pode ficar.',
      apart:
        'Combina com você uma pessoa terna e sincera, porque fingir não é do seu feitio, nem viver ao lado do fingimento.',
    },
    unknown: {
      near: 'Avise a outra pessoa quando ainda estiver pensando; o silêncio se lê mal com facilidade.',
      apart: 'Sua franqueza pede alguém que não a tome por ataque.',
    },
  },
};

export const marriage: PassageWords<'marriage'> = {
  bond: {
    wide: {
      index:
        'Você cumpre a palavra e quer a liberdade, e não vê nisso contradição; diga cedo que as duas são a sério.',
      between:
        'Serve-lhe um laço de portas abertas, em que duas pessoas saem de manhã e gostam de voltar para casa.',
      middle:
        'Sob qualquer teto comum você precisa de terreno próprio: um quarto, um círculo, um dia da semana.',
    },
    unknown: {
      index: 'Cumprir uma promessa é o seu jeito de amar.',
      between: 'Você quer alguém com quem dividir os dias úteis; as festas se arranjam sozinhas.',
      middle: 'Você precisa de uma vida a dois que lhe deixe a própria cabeça.',
    },
  },
  days: {
    wide: {
      wide: 'Convidados, planos e janelas abertas são a sua ideia de lar; cuide que sobre uma noite sem nada disso.',
      mean: 'Você dá muito espaço e toma o seu sem pedir, o que funciona enquanto os dois conhecem o calendário.',
      narrow:
        'Você precisa de menos companhia do que o seu par imagina, e de mais liberdade do que gosta de pedir.',
    },
    unknown: {
      wide: 'A companhia chega com facilidade à sua mesa.',
      mean: 'Você gosta de hábitos em comum, e os mantém vivos com pequenas mudanças.',
      narrow: 'Na vida em comum você precisa de horas quietas, e faz bem em dizê-lo antes que faltem.',
    },
  },
  choice: {
    near: {
      curved: 'A família se senta à sua mesa mesmo quando não está; diga-lhe com jeito onde a mesa acaba.',
      straight: 'Os seus pesam nas suas grandes decisões, e raramente sabem quanto tempo você as pesa.',
    },
    centre: {
      curved:
        'Ao lado do seu caminho você procura alguém que também tenha um, e sabe dizê-lo com todas as letras.',
      straight: 'Você mantém o rumo e espera que o seu par mantenha outro, paralelo e ao alcance da voz.',
    },
    far: {
      curved: 'Um par pode mudar o seu rumo, e a história seria contada por você, com gosto.',
      straight:
        'Outra pessoa pode levar você a lugares que não teria escolhido, e só depois se vê como lhe caem bem.',
    },
    absent: {
      curved:
        'De tempos em tempos você escolhe de novo a mesma pessoa, em voz alta, e isso é mais que um voto feito uma vez.',
      straight: 'Um laço é para você uma decisão, não um destino; renova-se em silêncio, pelo que você faz.',
    },
  },
};

export const health: PassageWords<'health'> = {
  vitality: {
    wide: {
      long: 'Você tem energia para as pessoas e os planos, e ela dura até a noite; outros se apoiam nela mais do que sabem.',
      short: 'Você dá muito de uma vez e depois precisa sumir um pouco; uma coisa vai com a outra.',
    },
    mean: {
      long: 'Sua força é da igual, mais de quem caminha que de quem corre.',
      short: 'Sua energia vem em ondas de bom tamanho: trabalhe na crista e descanse no vale.',
    },
    narrow: {
      long: 'Você gasta pouco e dura muito, porque põe a força em poucas coisas.',
      short: 'Sua energia é racionada com finura; escolha bem para onde ela vai primeiro de manhã.',
    },
  },
  constitution: {
    earth: {
      busy: 'Seu corpo gosta de horas regulares enquanto os sentidos recolhem o dia todo; o ar livre põe os dois de acordo.',
      calm: 'A rotina alimenta você: um dia com começo e fim mantém o equilíbrio.',
    },
    air: {
      busy: 'Muita coisa passa pela sua cabeça, boa parte sem convite; o que mais repõe é uma hora sem palavras.',
      calm: 'Você mantém fresca a superfície sobre uma mente ocupada; caminhar sem destino a areja.',
    },
    fire: {
      busy: 'Você queima depressa e repara em tudo; dançar ou correr gasta o que de outro modo tiraria o sono.',
      calm: 'Seu impulso corre num leito tranquilo; dê-lhe algo para erguer ou escalar.',
    },
    water: {
      busy: 'Suas cordas são finas, e você vive de quietude como outros de pão.',
      calm: 'Os humores passam por você como o tempo por um lago; um ambiente calmo mantém a água limpa.',
    },
    unknown: {
      busy: 'Você recolhe muitas impressões, então marque as pausas como marca compromissos.',
      calm: 'A tensão parece chegar tarde a você, e é um dom enquanto então for notada.',
    },
  },
  watch: {
    busy: {
      joined: 'Atenção à noite em que você ainda repassa o dia; naturezas cuidadosas se cansam de ensaiar.',
      apart: 'Com algo novo em curso você esquece de parar, então ponha a pausa no plano antes de começar.',
    },
    calm: {
      joined: 'Você se dosa bem; cuide apenas que a calma não vire adiamento.',
      apart:
        'Você arranca antes de descansar da última arrancada; deixe uma coisa acabar antes que comece outra.',
    },
  },
  strength: {
    earth: {
      wide: 'Uma horta, uma cozinha cheia de gente, trabalho pesado feito em conjunto: ali você se refaz fazendo.',
      mean: 'O que você faz com as mãos, sem pressa, dá mais que um dia ocioso.',
      narrow: 'Um caminho conhecido, andado a sós, põe você de novo no lugar.',
    },
    air: {
      wide: 'Uma boa conversa num longo passeio refresca você como nada mais.',
      mean: 'Leitura e ar fresco, nesta ordem, põem você de pé.',
      narrow: 'O silêncio é a sua nascente, e não é preciso explicar a ninguém que vai até ela.',
    },
    fire: {
      wide: 'Você se refaz fazendo outra coisa com toda a força.',
      mean: 'Uma pequena disputa, ganha ou perdida, clareia a cabeça.',
      narrow: 'Esforço curto e duro e depois descanso de verdade: sua força gosta desse fio.',
    },
    water: {
      wide: 'Fazer algo por quem ama devolve o que as multidões levam.',
      mean: 'Água, música e uma porta fechada têm lugar na sua semana.',
      narrow: 'Você junta forças como um poço, longe dos olhares e durante a noite.',
    },
    unknown: {
      wide: 'A companhia dá força a você, desde que possa escolhê-la.',
      mean: 'Um ritmo constante é o seu melhor apoio.',
      narrow: 'Menos compromissos e mais bem cumpridos: é o que lhe faz bem.',
    },
  },
};
