import type { PassageWords } from '../../palm/passages.ts';

/** Who you are, what pulls against it, what to keep. Sources as in the English words. */
export const summary: PassageWords<'summary'> = {
  self: {
    earth: {
      index:
        'Sobre você se pode construir: há paciência, senso prático e mais idealismo do que o jeito simples deixa ver. O que promete faz, e do que ama cuida.',
      between:
        'Em você há calor, constância e verdade. Você vê as pessoas e as coisas como são, e cuida delas do único modo que conta, fazendo alguma coisa.',
      middle:
        'Você pisa firme, e o que quer, quer com todo o peso. Demora a começar e demora ainda mais a largar, no trabalho como no afeto.',
    },
    air: {
      index:
        'Você vive de entender e de ideais, e gostaria que o mundo fosse sensato e bom, nessa ordem. Sua lealdade é de quem sabe pensar com você.',
      between:
        'Você tem curiosidade, gentileza e senso do justo. Conversando chega ao coração das coisas e das pessoas, e gosta de umas e outras pelo que de fato são.',
      middle:
        'Uma mente clara e uma vontade própria vivem em você porta com porta. Você quer entender tudo, menos talvez quem ama e por quê.',
    },
    fire: {
      index:
        'Você põe as coisas em marcha, e com consciência. O entusiasmo leva as pessoas, e os ideais cuidam de que seja a um lugar que valha a viagem.',
      between:
        'Você tem impulso e bom coração, e os dois se entendem. Decide depressa, perdoa depressa, e logo está a caminho da próxima coisa.',
      middle:
        'Você vive em chama plena. O que quer, quer agora, e à sua volta a vida raramente é monótona; a sua arte está em escolher bem o que acende.',
    },
    water: {
      index:
        'Você sente fino e espera alto. Boa parte da sua vida corre por dentro, e o que chega à superfície é leal, gentil e feito para durar.',
      between:
        'Você tem sensibilidade sem se perder nela: sabe ouvir e sabe medir. As pessoas lhe contam coisas que não pensavam contar.',
      middle:
        'Correm em você correntes que não explica, e os passos as seguem. Imaginação e desejo falam em você uma só língua, com fluência.',
    },
    unknown: {
      index:
        'Você carrega em silêncio um padrão alto, e as pessoas se sentem seguras com a sua palavra. Espera muito, e antes de tudo de si.',
      between:
        'Você traz à mesma mesa o calor e o juízo. Toma as pessoas como vêm, e se lembra do que contaram.',
      middle:
        'Você segue o próprio sentido do que é bom para si. O sentimento forte é o motor, e o volante está na sua mão.',
    },
  },
  mind: {
    sloping: {
      joined: 'Sua imaginação é rica e cuidadosa, um jardim com muro em volta.',
      apart: 'As ideias tomam você pela mão e tiram da trilha, e quase sempre é lá que está o que procurava.',
    },
    level: {
      joined: 'Você pensa com clareza, e chega com a lição preparada.',
      apart: 'Você julga com sobriedade e age por conta própria, mistura que dá confiança aos outros.',
    },
  },
  pull: {
    curved: {
      long: 'O que puxa em sentido contrário: o coração fala na hora, e a cabeça queria uma semana. Dê a cada um a sua vez, ao coração a primeira hora e à cabeça antes da assinatura.',
      mean: 'O que puxa em você é leve, entre mostrar o que sente e fazer o sensato; quase todo dia dá para os dois.',
      short:
        'Coração e cabeça são ambos rápidos em você, e assim a resistência vem de fora: a vida é mais lenta.',
    },
    straight: {
      long: 'Em você o silêncio puxa contra a minúcia: tudo foi pensado até o fim, e ninguém ouviu uma palavra.',
      mean: 'Um coração reservado e um simples bom senso puxam um pouco um contra o outro; o bom senso acha que se podia dizer mais.',
      short: 'Você age por sentimentos que nunca mencionou, e o puxão quem sente é quem tem de adivinhar.',
    },
  },
  grip: {
    wide: {
      sloping: 'A liberdade puxa para um lado, e para o outro a imagem perfeita de como tudo devia ser.',
      level: 'Você quer espaço, e quer ordem nele.',
    },
    unknown: {
      sloping: 'A fantasia acena, e o dever segura pela manga.',
      level: 'Com você o útil passa primeiro, e o belo espera a vez.',
    },
  },
  keep: {
    wide: {
      busy: 'Conserve a porta aberta, e atrás dela uma hora para si.',
      calm: 'Conserve a sua leveza com as pessoas: é isso que vêm buscar.',
    },
    mean: {
      busy: 'Conserve o ritmo quando tudo chama ao mesmo tempo.',
      calm: 'Conserve o ânimo igual; ele é mais raro que o talento.',
    },
    narrow: {
      busy: 'Que as suas poucas coisas continuem poucas.',
      calm: 'Continue a se aconselhar consigo, e conte um pouco antes.',
    },
  },
  counsel: {
    near: {
      long: 'Use as palavras que lhe deram em casa para o que tem a dizer.',
      mean: 'Honre de onde vem indo um passo além.',
      short: 'Deixe os seus elogiarem em voz alta, já que você não o faz.',
    },
    centre: {
      long: 'Você tem uma direção e as palavras para ela; diga, e o caminho fica menos só.',
      mean: 'Mantenha o rumo, e aos domingos levante os olhos.',
      short: 'Seu caminho é bom; deixe que mais gente saiba que vai por ele.',
    },
    far: {
      long: 'Continue conversando com desconhecidos: alguns bons capítulos começam assim.',
      mean: 'Seja fácil de achar, porque muito lhe chega por meio de outros.',
      short: 'Quando alguém perguntar o que sabe fazer, diga.',
    },
    absent: {
      long: 'Escolha, e diga o que escolheu; metade da liberdade está em dizer.',
      mean: 'Escolha uma coisa para esta estação, e que baste.',
      short: 'Escolha por si, e não espere que descubram você.',
    },
  },
};
