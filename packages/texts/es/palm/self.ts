import type { PassageWords } from '../../palm/passages.ts';

/** Sources as in the English words. */
export const personality: PassageWords<'personality'> = {
  style: {
    earth: {
      long: 'Te fías de lo que has probado, y lo pruebas a fondo: antes de dar una cosa por hecha le has dado dos vueltas.',
      mean: 'Agarras la vida por el mango. Un plan tiene que servir en la cocina y en la calle para contar contigo, y después no necesita un segundo debate.',
      short:
        'Tienes ya la herramienta en la mano mientras otros todavía le ponen nombre al problema; tu buen sentido vive en los dedos.',
    },
    air: {
      long: 'A tu mente le gustan la compañía y el camino largo: le das la vuelta a una pregunta, la miras desde el otro lado, y solo entonces tomas partido.',
      mean: 'Quieres entender a las personas y las cosas antes de juzgarlas, y sabes cuándo ya se ha entendido bastante.',
      short:
        'Piensas deprisa y en voz alta. Una idea que no cabe en dos frases te pierde, y las mejores tuyas salen en mitad de una conversación.',
    },
    fire: {
      long: 'En ti viven dos velocidades: un temperamento que ya ha salido y una cabeza que quiere el mapa entero. Cuando se ponen de acuerdo, cuesta adelantarte.',
      mean: 'Decides deprisa y con calor, y casi siempre aciertas, porque con tu prisa viaja un buen sentido muy sencillo.',
      short:
        'Ves el punto y vas. Lo que de verdad te desgasta es esperar, y un cuarto nota cuando entras con algo que hacer.',
    },
    water: {
      long: 'Recoges más de lo que muestras y lo piensas hasta el final; lo que otros olvidan la misma noche, tú sigues dándole vueltas días después.',
      mean: 'Sientes el tiempo que hace en un cuarto antes de que nadie hable, y has aprendido a preguntarte si de verdad es tuyo.',
      short:
        'Tu primera impresión es tu mejor consejera. Captas un ánimo al instante y al instante respondes, y las explicaciones largas te lo estropean.',
    },
    unknown: {
      long: 'Sigues un pensamiento hasta su final; media respuesta te deja sin sosiego hasta que encuentras la otra media.',
      mean: 'Piensas como se anda un camino conocido: con atención, sin prisa y mirando adónde lleva.',
      short: 'Vas al grano. Lo que se puede arreglar hoy prefieres no llevarlo a mañana.',
    },
  },
  inner: {
    curved: {
      sloping:
        'Sentimiento y fantasía comparten cuarto en ti: lo que te conmueve se vuelve imagen, y la imagen sale en palabras o en gestos.',
      level:
        'Muestras el cariño abiertamente y guardas el juicio en seco, de modo que la gente recibe una sonrisa sincera y una respuesta sincera en el mismo minuto.',
    },
    straight: {
      sloping:
        'Por dentro hay mucho más color del que dejas salir; quien te conoce bien es alguien a quien una vez contaste un sueño.',
      level:
        'El sentimiento y la fantasía los llevas con la correa corta. Lo que dices va en serio, y lo que prometes está ya medio hecho.',
    },
  },
  outer: {
    earth: {
      curved: 'La gente te recuerda como suelo firme con una estufa encendida encima.',
      straight:
        'Al principio te encuentran de pocas palabras, y solo después notan que fuiste quien se quedó.',
    },
    air: {
      curved: 'Los desconocidos te toman por compañía fácil, y se asombran de cuánto has notado en ellos.',
      straight:
        'Puedes pasar por frialdad, porque preguntas donde otros abrazan; el interés que hay detrás de la pregunta es real.',
    },
    fire: {
      curved: 'Tu entusiasmo se contagia, y tu disgusto se acaba en cuanto lo has dicho.',
      straight:
        'Das calor más con lo que haces que con lo que dices, y pocas veces esperas a que te lo pidan.',
    },
    water: {
      curved:
        'Tu cara cuenta lo que sientes antes de que decidas contarlo, y ahí está buena parte de tu encanto.',
      straight:
        'Quienes te rodean notan una hondura que no explicas; te hace bien dejar entrar a una o dos personas.',
    },
    unknown: {
      curved: 'Quienes te rodean pocas veces tienen que adivinar cómo estás.',
      straight: 'Dejas que los demás se acerquen a pasos pequeños, y cada paso va en serio.',
    },
  },
};

export const challenges: PassageWords<'challenges'> = {
  obstacle: {
    earth: {
      joined:
        'Lo conocido te retiene un poco más de lo debido; un cambio de plan parece una pérdida antes de haber mostrado lo que trae.',
      apart: 'Entras a zancadas en terreno nuevo, y luego quieres que se porte como el viejo.',
    },
    air: {
      joined: 'Le das a un asunto una vuelta de más, y para entonces se ha decidido sin ti.',
      apart:
        'Saltas a un tema y vuelves a salir; la parte del medio, donde se pone aburrido, es tu verdadero examen.',
    },
    fire: {
      joined:
        'Quieres arrancar y quieres seguridad, como un coche rápido con el freno echado, y la disputa de las dos cosas te cuesta más que cualquiera de ellas.',
      apart: 'Acabar te cuesta más que empezar, porque el siguiente comienzo ya te hace señas.',
    },
    water: {
      joined: 'Te llevas a casa el ánimo de los demás, y te sientes culpable cuando lo dejas en el suelo.',
      apart:
        'Te aventuras lejos por un sentimiento, y descubres a medio camino que nadie más tenía el mismo.',
    },
    unknown: {
      joined: 'Dejar el abrigo de lo que conoces te lleva más tiempo del que necesita.',
      apart: 'Miras después del salto; algunas zanjas se veían venir.',
    },
  },
  pattern: {
    long: {
      near: 'Eres capaz de razonar un sentimiento hasta que no queda nada de él que sentir.',
      apart: 'Discutes con la cabeza y te enfurruñas con el corazón, cada cosa muy a fondo; preséntalos.',
    },
    mean: {
      near: 'Le pides permiso a la razón, también para alegrías que no lo necesitan.',
      apart: 'De vez en cuando dices la verdad en la mesa equivocada.',
    },
    short: {
      near: 'Una decisión rápida contra tu propio corazón es de las que luego vuelves a abrir.',
      apart:
        'Hablas primero; el segundo pensamiento, a menudo el más amable, llega cuando la puerta ya se ha cerrado.',
    },
  },
  growth: {
    longer: {
      busy: 'Deja de lado algunas impresiones: no todo lo que notas te toca arreglarlo a ti.',
      calm: 'Practica el pedir. La gente te sigue con más gusto cuando una vez te ha hecho falta.',
    },
    equal: {
      busy: 'Elige al día tres cosas que importen, y deja que las demás sean paisaje.',
      calm: 'Toma partido alguna vez, incluso antes de tener certeza; tu ecuanimidad puede parecer ausencia.',
    },
    shorter: {
      busy: 'Acaba una pieza antes de que brille la siguiente; pierdes más por dispersión que por falta de talento.',
      calm: 'Deja que te vean mientras lo haces, y no solo con el resultado.',
    },
  },
  help: {
    long: {
      near: 'De tu parte tienes el aguante, y gente que por ti se levantaría de noche.',
      centre: 'Tu resistencia es grande y la brújula es tuya; juntas sobreviven a mucho.',
      far: 'Duras, y por el camino encuentras quien ayude, que es todo lo que pide un camino largo.',
      absent:
        'Tienes aliento para un largo trecho, y nada te obliga a hacer este; recuerda las dos cosas cuando se ponga empinado.',
    },
    short: {
      near: 'Parte lo grande en etapas, y deja que los de casa carguen con una.',
      centre: 'Sabes adónde quieres ir; ve en marchas cortas.',
      far: 'Pide pronto. A quienes te rodean les gusta ayudar, y tu fuerza está hecha para las carreras cortas.',
      absent:
        'Puedes desviarte en cualquier cruce, así que un tropiezo no tiene por qué ser más que un rodeo.',
    },
  },
};
