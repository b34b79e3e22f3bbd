import type { PassageWords } from '../../palm/passages.ts';

/** Who you are, what pulls against it, what to keep. Sources as in the English words. */
export const summary: PassageWords<'summary'> = {
  self: {
    earth: {
      index:
        'Sobre ti se puede construir: tienes paciencia, sentido práctico y más idealismo del que deja ver tu trato sencillo. Lo que prometes lo haces, y lo que amas lo cuidas.',
      between:
        'En ti hay calor, constancia y verdad. Ves a la gente y las cosas como son, y las cuidas de la única manera que cuenta para ti: haciendo algo.',
      middle:
        'Pisas firme, y lo que quieres lo quieres con todo tu peso. Tardas en empezar y tardas aún más en soltar, en el trabajo como en el afecto.',
    },
    air: {
      index:
        'Vives de entender y de ideales, y te gustaría que el mundo fuera razonable y bueno, por ese orden. Tu lealtad es para la gente con la que puedes pensar.',
      between:
        'Tienes curiosidad, trato amable y sentido de lo justo. Hablando llegas al corazón de las cosas y de las personas, y unas y otras te gustan por lo que de verdad son.',
      middle:
        'Una mente clara y una voluntad propia viven en ti puerta con puerta. Quieres entenderlo todo, salvo quizá a quién quieres y por qué.',
    },
    fire: {
      index:
        'Arrancas las cosas, y las arrancas con conciencia. Tu entusiasmo arrastra a la gente, y tus ideales se ocupan de que la arrastre a un sitio que merezca el viaje.',
      between:
        'Tienes empuje y buen corazón, y los dos se llevan bien. Decides deprisa, perdonas deprisa y enseguida vas camino de lo siguiente.',
      middle:
        'Vives a llama entera. Lo que quieres lo quieres ahora, y a tu alrededor la vida rara vez es aburrida; tu arte está en elegir bien a qué le prendes fuego.',
    },
    water: {
      index:
        'Sientes fino y esperas alto. Buena parte de tu vida va por dentro, y lo que llega a la superficie es leal, amable y quiere durar.',
      between:
        'Tienes sensibilidad sin perderte en ella: sabes escuchar y sabes medir. La gente te cuenta cosas que no pensaba contar.',
      middle:
        'Corren por ti corrientes que no explicas, y las sigues. Imaginación y deseo hablan en ti la misma lengua, y la hablas con soltura.',
    },
    unknown: {
      index:
        'Llevas en silencio un listón alto, y la gente se siente segura con tu palabra. Esperas mucho, y antes que de nadie, de ti.',
      between:
        'Traes a la misma mesa el calor y el juicio. Tomas a la gente como viene, y te acuerdas de lo que te contó.',
      middle:
        'Sigues tu propia idea de lo que es bueno para ti. El sentimiento fuerte es tu motor, y el volante lo llevas tú.',
    },
  },
  mind: {
    sloping: {
      joined: 'Tu imaginación es rica y cuidadosa, un jardín con tapia.',
      apart:
        'Las ideas te toman de la mano y te sacan del sendero, y casi siempre encuentras allí lo que buscabas.',
    },
    level: {
      joined: 'Piensas con claridad y llegas con la lección preparada.',
      apart: 'Juzgas con sobriedad y actúas por tu cuenta, una mezcla que a los demás les da confianza.',
    },
  },
  pull: {
    curved: {
      long: 'Lo que tira en contra: el corazón te habla al instante y la cabeza querría una semana. Dale a cada uno su turno, al corazón la primera hora y a la cabeza antes de firmar.',
      mean: 'El tirón que hay en ti es suave, entre mostrar lo que sientes y hacer lo sensato; casi todos los días consigues ambas cosas.',
      short:
        'Corazón y cabeza van en ti los dos deprisa, de modo que el tirón viene de fuera: la vida es más lenta que tú.',
    },
    straight: {
      long: 'En ti el silencio tira contra la minuciosidad: lo has pensado todo hasta el fondo, y nadie ha oído una palabra.',
      mean: 'Un corazón reservado y un sentido común sin adornos tiran un poco el uno del otro; el sentido común opina que podría decirse más.',
      short:
        'Actúas por sentimientos que nunca has mencionado, y el tirón lo notan quienes tienen que adivinar.',
    },
  },
  grip: {
    wide: {
      sloping:
        'La libertad tira de ti hacia un lado, y hacia el otro la imagen perfecta de cómo debería ser todo.',
      level: 'Quieres espacio, y quieres orden en él.',
    },
    unknown: {
      sloping: 'La fantasía te hace señas, y el deber te tiene de la manga.',
      level: 'Contigo lo útil pasa primero, y lo hermoso espera su turno.',
    },
  },
  keep: {
    wide: {
      busy: 'Conserva la puerta abierta, y conserva detrás de ella una hora para ti.',
      calm: 'Conserva tu soltura con la gente: es lo que vienen a buscar en ti.',
    },
    mean: {
      busy: 'Conserva tu ritmo cuando todo llama a la vez.',
      calm: 'Conserva tu ecuanimidad; es más rara que el talento.',
    },
    narrow: {
      busy: 'Que tus pocas cosas sigan siendo pocas.',
      calm: 'Sigue consultándolo contigo, y cuéntalo un poco antes.',
    },
  },
  counsel: {
    near: {
      long: 'Usa las palabras que te dieron en casa para lo que tienes que decir tú.',
      mean: 'Honra de dónde vienes yendo un paso más allá.',
      short: 'Deja que los tuyos te alaben en voz alta, ya que tú no lo haces.',
    },
    centre: {
      long: 'Tienes una dirección y las palabras para ella; dilas, y el camino será menos solitario.',
      mean: 'Mantén el rumbo, y los domingos levanta la vista.',
      short: 'Tu camino es bueno; que sepa más gente que vas por él.',
    },
    far: {
      long: 'Sigue hablando con desconocidos: algunos buenos capítulos empiezan así.',
      mean: 'Que sea fácil encontrarte, porque mucho te llega por medio de otros.',
      short: 'Cuando alguien pregunte qué sabes hacer, díselo.',
    },
    absent: {
      long: 'Elige, y di lo que elegiste; la mitad de tu libertad está en decirlo.',
      mean: 'Elige una cosa para esta temporada, y que baste.',
      short: 'Elige por tu cuenta, y no esperes a que te descubran.',
    },
  },
};
