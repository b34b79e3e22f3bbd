import type { NatalTexts } from '../natal/texts.ts';
import { words } from './names.ts';

export const portuguese: NatalTexts = {
  ...words,
  phases: [
    {
      name: 'Lua Nova',
      born: 'Você nasceu sob a Lua Nova.',
      description:
        'O Sol e a Lua estão juntos, e o que você quer e o que você precisa falam com uma só voz. Você tende a começar as coisas por impulso e a descobrir o sentido delas enquanto as faz. Os começos lhe dão energia; olhar-se de fora é a arte mais difícil.',
    },
    {
      name: 'Lua Crescente',
      born: 'Você nasceu sob a Lua Crescente.',
      description:
        'O primeiro fio de luz abre caminho na escuridão. Muitas vezes você sente o peso dos velhos hábitos justamente quando algo novo quer crescer, e conhece a sua força ao seguir em frente. Curiosidade e persistência juntas levam você mais longe do que cada uma sozinha.',
    },
    {
      name: 'Quarto Crescente',
      born: 'Você nasceu sob o Quarto Crescente.',
      description:
        'O Sol e a Lua formam um ângulo reto, e metade do disco está iluminada. Você dá o seu melhor quando há algo a decidir ou a construir, e um pouco de atrito desperta você. Vale perguntar de vez em quando se a luta do momento é mesmo sua.',
    },
    {
      name: 'Lua Gibosa',
      born: 'Você nasceu sob a Lua Gibosa.',
      description:
        'A luz está quase completa, e também a vontade de fazer bem feito. Você refina, compara e melhora, e quer que o seu esforço sirva a um propósito. Você cresce quando deixa uma boa obra partir antes de ela ser perfeita.',
    },
    {
      name: 'Lua Cheia',
      born: 'Você nasceu sob a Lua Cheia.',
      description:
        'A Lua encara o Sol do outro lado do céu, e cada um mostra o outro em plena luz. Você se conhece através das outras pessoas, e os relacionamentos importam desde cedo. A tarefa é sustentar duas verdades ao mesmo tempo: a sua e a que está diante de você.',
    },
    {
      name: 'Lua Disseminadora',
      born: 'Você nasceu sob a Lua Disseminadora.',
      description:
        'A plenitude passou, e a sua luz é repartida. Você quer transmitir o que compreendeu, ensinando, contando ou mostrando, e ganha vida quando isso alcança alguém. Escutar o que os outros já sabem torna mais forte a sua própria mensagem.',
    },
    {
      name: 'Quarto Minguante',
      born: 'Você nasceu sob o Quarto Minguante.',
      description:
        'A Lua volta a formar um ângulo reto com o Sol, agora a caminho da escuridão. Você percebe cedo quando uma forma perdeu o sentido e questiona o que os outros dão por certo. O seu dom é transformar por dentro; ajuda ter paciência com quem demora mais a ver.',
    },
    {
      name: 'Lua Balsâmica',
      born: 'Você nasceu sob a Lua Balsâmica.',
      description:
        'A última luz se apaga antes do próximo começo. Você pressente finais e o que ainda não nasceu, e precisa de mais silêncio do que a maioria para ouvi-lo. Faz bem a você concluir e soltar no seu próprio tempo, confiando que a semente já está ali.',
    },
  ],
  hemispheres: {
    Eastern:
      'A maioria dos seus planetas está na metade oriental do mapa, em torno do Ascendente. Você gosta de pôr as coisas em movimento e confia na própria iniciativa; escolher o seu rumo importa mais do que receber um convite.',
    Western:
      'A maioria dos seus planetas está na metade ocidental do mapa, em torno do Descendente. Você encontra o seu caminho na troca com os outros e sabe ler as situações; a parceria e o momento certo revelam o que você pode fazer.',
    Northern:
      'A maioria dos seus planetas está abaixo do horizonte, na metade norte do mapa. O seu centro de gravidade é a vida privada e interior: o lar, as raízes, a reflexão e o que você faz de si antes de mostrá-lo.',
    Southern:
      'A maioria dos seus planetas está acima do horizonte, na metade sul do mapa. O mundo visível atrai você: o trabalho, a sociedade e as ideias partilhadas, e você se conhece pelo que faz entre as pessoas.',
  },
  zodiac:
    'As posições são contadas no zodíaco tropical, a partir do equinócio, como faz a tradição ocidental. As respostas védicas contam a partir das estrelas (sideral, Lahiri), onde cada lugar fica uns 24 graus antes: o mesmo Sol pode levar ali o nome do signo anterior.',
  ties: {
    and: ' e ',
    eastWest:
      'Os seus planetas dividem-se por igual entre a metade oriental e a ocidental do mapa. A sua iniciativa e a resposta dos outros têm o mesmo peso, e você sabe tanto começar algo quanto juntar-se ao que existe.',
    northSouth:
      'Os seus planetas dividem-se por igual entre a metade norte do mapa, abaixo do horizonte, e a metade sul, acima dele. A vida privada e a pública têm o mesmo peso, e cada uma vai melhor quando a outra tem a sua vez.',
    elements: [
      'Nenhum elemento predomina sozinho no seu mapa; têm o mesmo peso: ',
      '. Você pode recorrer a cada um deles e aprende mais quando percebe qual o momento pede.',
    ],
    modes: [
      'Nenhuma modalidade predomina sozinha no seu mapa; têm o mesmo peso: ',
      '. Você conhece mais de um modo de abordar as coisas; escolher entre eles de propósito é a arte a praticar.',
    ],
  },
  elements: {
    Fire: {
      name: 'Fogo',
      dominant:
        'O Fogo predomina no seu mapa. Você vive de entusiasmo, age por convicção e aquece quem está por perto; aprende mais quando dá tempo para que a chama se torne um brilho constante.',
    },
    Earth: {
      name: 'Terra',
      dominant:
        'A Terra predomina no seu mapa. Você confia no que se pode tocar, testar e construir, e os outros contam com a sua paciência; aprende mais quando deixa entrar também o imprevisto.',
    },
    Air: {
      name: 'Ar',
      dominant:
        'O Ar predomina no seu mapa. Você vive entre ideias, palavras e vínculos e vê um assunto de vários lados; aprende mais quando uma ideia toca você além de interessar.',
    },
    Water: {
      name: 'Água',
      dominant:
        'A Água predomina no seu mapa. Você percebe pelo sentimento e capta o que não é dito; aprende mais quando distingue os seus próprios humores daqueles que absorveu.',
    },
  },
  modes: {
    Cardinal: {
      name: 'Cardinal',
      dominant:
        'Os signos cardinais predominam no seu mapa. Você inicia, aponta a direção e se sente melhor quando algo começa; levar uma obra até o fim é o complemento a praticar.',
    },
    Fixed: {
      name: 'Fixo',
      dominant:
        'Os signos fixos predominam no seu mapa. Você mantém o rumo, aprofunda o que começou e é difícil de distrair; saber quando afrouxar é o complemento a praticar.',
    },
    Mutable: {
      name: 'Mutável',
      dominant:
        'Os signos mutáveis predominam no seu mapa. Você se adapta, conecta e encontra um jeito de contornar os obstáculos; permanecer tempo suficiente numa só coisa é o complemento a praticar.',
    },
  },
};
