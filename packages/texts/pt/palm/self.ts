import type { PassageWords } from '../../palm/passages.ts';

/** Sources as in the English words. */
export const personality: PassageWords<'personality'> = {
  style: {
    earth: {
      long: 'Você confia no que experimentou, e experimenta a fundo: antes de dar uma coisa por feita já deu duas voltas em torno dela.',
      mean: 'Você pega a vida pelo cabo. Um plano tem de funcionar na cozinha e na rua antes de contar, e então dispensa um segundo debate.',
      short:
        'Você já tem a ferramenta na mão enquanto outros ainda dão nome ao problema; o seu bom senso mora nas mãos.',
    },
    air: {
      long: 'Sua mente gosta de companhia e de estrada longa: vira uma pergunta, olha do outro lado, e só então toma o seu.',
      mean: 'Você quer entender as pessoas e as coisas antes de julgá-las, e sabe quando já se entendeu o bastante.',
      short:
        'Você pensa depressa e em voz alta. Uma ideia que não cabe em duas frases se perde, e as suas melhores nascem no meio de uma conversa.',
    },
    fire: {
      long: 'Em você vivem duas velocidades: um temperamento que já partiu e uma cabeça que quer o mapa inteiro. Quando concordam, é difícil ultrapassar você.',
      mean: 'Você decide depressa e com calor, e quase sempre acerta, porque com a pressa viaja um simples bom senso.',
      short:
        'Você vê o ponto e vai. O que de fato desgasta é esperar, e uma sala percebe quando você entra com algo a fazer.',
    },
    water: {
      long: 'Você recolhe mais do que mostra, e pensa até o fim; o que outros esquecem na mesma noite, você ainda revira dias depois.',
      mean: 'Você sente o tempo que faz numa sala antes que alguém fale, e aprendeu a perguntar se ele é mesmo seu.',
      short:
        'Sua primeira impressão é a melhor conselheira. Você capta um clima na hora e na hora responde, e longas explicações o estragam.',
    },
    unknown: {
      long: 'Você segue um pensamento até o fim; meia resposta não dá sossego até que apareça a outra metade.',
      mean: 'Você pensa como se anda por uma estrada conhecida: com atenção, sem pressa e olhando aonde leva.',
      short: 'Você vai direto ao assunto. O que se pode resolver hoje, prefere não levar para amanhã.',
    },
  },
  inner: {
    curved: {
      sloping:
        'Sentimento e fantasia dividem um quarto em você: o que comove vira imagem, e a imagem sai em palavras ou em gestos.',
      level:
        'Você mostra o calor abertamente e guarda o juízo no seco, de modo que as pessoas recebem um sorriso sincero e uma resposta sincera no mesmo minuto.',
    },
    straight: {
      sloping:
        'Por dentro há muito mais cor do que você deixa sair; quem conhece você bem é alguém a quem um dia contou um sonho.',
      level:
        'Sentimento e fantasia você leva em rédea curta. O que diz é a sério, e o que promete já está meio feito.',
    },
  },
  outer: {
    earth: {
      curved: 'As pessoas se lembram de você como chão firme com um fogão aceso em cima.',
      straight: 'No início acham você de poucas palavras, e só depois notam que foi quem ficou.',
    },
    air: {
      curved: 'Desconhecidos tomam você por companhia fácil, e se espantam com o quanto reparou neles.',
      straight:
        'Você pode passar por frieza, porque pergunta onde outros abraçam; o interesse por trás da pergunta é real.',
    },
    fire: {
      curved: 'Seu entusiasmo contagia, e o seu desagrado acaba assim que é dito.',
      straight: 'Você aquece as pessoas mais pelo que faz do que pelo que diz, e raramente espera que peçam.',
    },
    water: {
      curved: 'Seu rosto conta o que você sente antes que decida contar, e está aí boa parte do seu encanto.',
      straight:
        'Quem está em volta percebe uma profundidade que você não explica; faz bem deixar entrar uma ou duas pessoas.',
    },
    unknown: {
      curved: 'Quem está em volta raramente precisa adivinhar como você está.',
      straight: 'Você deixa que os outros se aproximem a passos pequenos, e cada passo é a sério.',
    },
  },
};

export const challenges: PassageWords<'challenges'> = {
  obstacle: {
    earth: {
      joined:
        'O conhecido segura você um pouco mais do que devia; uma mudança de planos parece perda antes de mostrar o que traz.',
      apart: 'Você entra a passos largos em terreno novo, e depois quer que ele se porte como o velho.',
    },
    air: {
      joined: 'Você revira um assunto uma vez a mais, e até lá ele já se decidiu sem você.',
      apart:
        'Você salta para dentro de um tema e para fora dele; a parte do meio, onde fica monótono, é o seu verdadeiro exame.',
    },
    fire: {
      joined:
        'Você quer arrancar e quer certeza, como um carro veloz de freio puxado, e a briga das duas custa mais que qualquer uma.',
      apart: 'Acabar lhe é mais difícil que começar, porque o próximo começo já está acenando.',
    },
    water: {
      joined: 'Você leva para casa o humor dos outros, e sente culpa quando o põe no chão.',
      apart:
        'Você se aventura longe por um sentimento, e descobre no caminho que mais ninguém tinha o mesmo.',
    },
    unknown: {
      joined: 'Deixar o abrigo do conhecido toma mais tempo do que precisa.',
      apart: 'Você olha depois do salto; certos buracos dava para ver antes.',
    },
  },
  pattern: {
    long: {
      near: 'Você é capaz de raciocinar um sentimento até que nada reste dele para sentir.',
      apart:
        'Você discute com a cabeça e emburra com o coração, cada qual muito a fundo; apresente um ao outro.',
    },
    mean: {
      near: 'Você pede licença à razão, até para alegrias que não precisam dela.',
      apart: 'De vez em quando você diz a verdade na mesa errada.',
    },
    short: {
      near: 'Uma decisão rápida contra o próprio coração é das que você reabre.',
      apart:
        'Você fala logo; o segundo pensamento, muitas vezes o mais gentil, chega quando a porta se fechou.',
    },
  },
  growth: {
    longer: {
      busy: 'Deixe de lado algumas impressões: nem tudo em que você repara é seu para consertar.',
      calm: 'Treine pedir. Seguem você com mais gosto depois de terem sido precisos uma vez.',
    },
    equal: {
      busy: 'Escolha por dia três coisas que importam, e deixe que as outras sejam paisagem.',
      calm: 'Tome partido às vezes, mesmo antes da certeza; a sua equidade pode parecer ausência.',
    },
    shorter: {
      busy: 'Acabe uma peça antes que brilhe a próxima; você perde mais por dispersão que por falta de talento.',
      calm: 'Deixe que vejam você fazendo, e não só com o resultado.',
    },
  },
  help: {
    long: {
      near: 'A seu favor você tem a perseverança, e gente que por você se levantaria de noite.',
      centre: 'Sua resistência é grande e a bússola é sua; juntas sobrevivem a muita coisa.',
      far: 'Você dura, e pelo caminho acha quem ajude, que é tudo o que pede uma estrada longa.',
      absent:
        'Você tem fôlego para um longo trecho, e nada obriga a fazer este; lembre as duas coisas quando ficar íngreme.',
    },
    short: {
      near: 'Divida em etapas o que é grande, e deixe que em casa carreguem uma.',
      centre: 'Você sabe aonde quer ir; vá em marchas curtas.',
      far: 'Peça cedo. Quem está em volta gosta de ajudar, e a sua força é feita para arrancadas.',
      absent: 'Você pode virar em qualquer cruzamento, então um revés não precisa ser mais que um desvio.',
    },
  },
};
