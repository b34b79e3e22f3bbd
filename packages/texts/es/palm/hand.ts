import type { PassageWords } from '../../palm/passages.ts';

/** Sources as in the English words. */
export const handType: PassageWords<'hand-type'> = {
  lead: {
    earth:
      'Tienes una mano de tierra: práctica, paciente, contenta con el trabajo que se toca y con los resultados que se quedan donde se pusieron. Es la mano de la gente que mantiene las cosas en marcha.',
    air: 'Tienes una mano de aire: curiosa, habladora, rápida en comparar. Te gusta entender una cosa antes de sentir algo por ella.',
    fire: 'Tienes una mano de fuego: cálida, impaciente, hecha para los comienzos. Prefieres hacer a discutir, y arrastras a los demás contigo.',
    water:
      'Tienes una mano de agua: receptiva, imaginativa, cambiante como su nombre. Necesitas calma igual que otros necesitan aplausos.',
    unknown:
      'A cuál de los cuatro tipos pertenece tu mano, esta foto lo deja abierto, y con un tipo adivinado no se te haría ningún favor.',
  },
  shade: {
    earth: {
      clear: 'Las dos proporciones no dejan duda: tu carácter es de una sola pieza.',
      fingers:
        'Queda, eso sí, cerca de la mano de aire, y por eso a tu paciencia le gusta hablar y preguntar por qué.',
      palm: 'Queda, eso sí, cerca de la mano de fuego: bajo la calma hay bastante empuje.',
    },
    air: {
      clear: 'Las dos proporciones lo dicen a las claras; en ti la cabeza tiene la primera palabra.',
      fingers:
        'Queda, eso sí, cerca de la mano de tierra, y por eso tus ideas tienen que acreditarse con el uso.',
      palm: 'Queda, eso sí, cerca de la mano de agua, y por eso el ánimo se cuela entre los argumentos.',
    },
    fire: {
      clear: 'Las dos proporciones están de acuerdo, y es de suponer que tus amistades también.',
      fingers:
        'Queda, eso sí, cerca de la mano de agua: detrás del ritmo hay más sentimiento del que muestras.',
      palm: 'Queda, eso sí, cerca de la mano de tierra, y eso le da a tu fuego un hogar.',
    },
    water: {
      clear: 'Ningún otro tipo se le acerca; sentir es tu lengua materna.',
      fingers: 'Queda, eso sí, cerca de la mano de fuego, y de vez en cuando el agua mansa hierve.',
      palm: 'Queda, eso sí, cerca de la mano de aire: lo que intuyes sabes también ponerlo en palabras.',
    },
  },
  manner: {
    earth: {
      longer: 'Te gusta ser quien decide cuándo empieza el trabajo.',
      equal: 'Que dirijas o que sigas te importa menos que el que la cosa se haga.',
      shorter: 'Tienes orgullo de artesanía, y te gusta ver la pieza acabada bajo buena luz.',
    },
    air: {
      longer: 'Argumentas para convencer, y antes que asistir a la discusión prefieres moderarla.',
      equal: 'Escuchas con las mismas ganas con que hablas.',
      shorter: 'El ingenio es tu mejor abrigo, y lo llevas bien.',
    },
    fire: {
      longer: 'El mando te llega antes de que alargues la mano.',
      equal: 'Empiezas las cosas por el gusto de empezarlas; después puede llevarlas otra persona.',
      shorter: 'Quieres ganar, y quieres que dé gusto verlo.',
    },
    water: {
      longer: 'Detrás de tu dulzura hay una voluntad que sabe adónde va.',
      equal: 'Encajas sin renunciar a ti, y eso lo logra poca gente sensible.',
      shorter: 'La belleza te es necesaria, y conmoverte es una especie de trabajo.',
    },
    unknown: {
      longer: 'La responsabilidad la asumes sin que te obliguen.',
      equal: 'Te mueves con soltura entre la primera fila y la segunda.',
      shorter: 'Te gusta que te vean en lo que haces bien.',
    },
  },
};

export const fingers: PassageWords<'fingers'> = {
  speech: {
    longer: {
      long: 'Sabes lo que quieres y cómo decirlo, una pareja que abre casi todas las puertas y cierra unas cuantas.',
      mean: 'Diriges con pocas palabras, y van al blanco.',
      short: 'Tu autoridad es callada: se nota cuando te pones en pie, no cuando hablas.',
    },
    equal: {
      long: 'Convences sin empujar, porque no quieres para ti nada que no concederías también a los demás.',
      mean: 'Ambición y disfrute, charla y silencio: en ti cada cosa tiene su hora.',
      short: 'Vales más de lo que dices, y no tienes prisa por que se descubra.',
    },
    shorter: {
      long: 'Entretienes, y al amparo de eso te sales con la tuya.',
      mean: 'Te gustan el brillo y el color, y de ambos hablas sin vanidad.',
      short: 'Tu trabajo es más atrevido que tus palabras.',
    },
  },
  will: {
    wide: {
      longer: 'Tu voluntad es grande y libre; pide salas amplias y las llena con generosidad.',
      equal: 'Sostienes tu opinión con mano ligera y nunca la sueltas del todo.',
      shorter: 'Te atreves a más que la mayoría, y repartes con largueza lo que sale de ello.',
    },
    unknown: {
      longer: 'Prefieres responder de una cosa a verla hecha a medias.',
      equal: 'Para tu paz de espíritu no hacen falta ni mando ni exhibición.',
      shorter: 'Algo de brillo forma parte de tu vida, y de eso te encargas tú.',
    },
  },
};
