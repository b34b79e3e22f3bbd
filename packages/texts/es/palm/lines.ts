import type { PassageWords } from '../../palm/passages.ts';

/** Sources as in the English words. */
export const majorLines: PassageWords<'major-lines'> = {
  heart: {
    index: {
      curved:
        'Entrega, y sin esconderla: tu línea del corazón se arquea hacia arriba y llega hasta debajo del índice.',
      straight:
        'Ideales que se viven más de lo que se cuentan: tu línea del corazón va casi recta, hasta la altura del índice.',
    },
    between: {
      curved:
        'Calor con sentido de la medida: tu línea del corazón se arquea y viene a parar entre los dos primeros dedos.',
      straight:
        'Amistad a prueba de todos los tiempos: tu línea del corazón es casi recta y se detiene entre los dos primeros dedos.',
    },
    middle: {
      curved:
        'Deseos fuertes, llevados a la vista: tu línea del corazón sube pronto y acaba bajo el dedo medio.',
      straight: 'Un corazón con criterio propio: su línea es casi recta y acaba bajo el dedo medio.',
    },
  },
  head: {
    long: {
      sloping:
        'Una imaginación paciente, de las menos frecuentes: la línea de la cabeza cruza gran parte de tu palma y baja hacia la muñeca.',
      level:
        'Un pensamiento que mantiene el rumbo: la línea de la cabeza cruza casi toda la palma y apenas baja, como en la gente que quiere las cosas completas.',
    },
    mean: {
      sloping:
        'Buen sentido con una ventana: la línea de la cabeza tiene un largo corriente y se inclina hacia abajo.',
      level:
        'Una cabeza para las decisiones de cada día: su línea tiene un largo corriente y no pierde altura.',
    },
    short: {
      sloping: 'Ideas que llegan a fogonazos: la línea de la cabeza es breve y desciende.',
      level: 'Derecho al asunto: una línea de la cabeza breve, y llana.',
    },
  },
  start: {
    joined: {
      near: 'Miras antes de pisar y piensas antes de sentir: las líneas de la cabeza y de la vida salen juntas, y la del corazón se queda cerca.',
      apart:
        'Cautela al empezar, franqueza en el trato: las líneas de la cabeza y de la vida salen juntas, mientras la del corazón guarda distancia.',
    },
    apart: {
      near: 'Vas por tu camino y aun así consultas a la razón sobre el corazón: las líneas de la cabeza y de la vida empiezan separadas, y corazón y cabeza van cerca.',
      apart:
        'Poco hay en ti que espere permiso: las líneas de la cabeza y de la vida empiezan separadas, y entre corazón y cabeza queda un campo ancho.',
    },
  },
  life: {
    wide: {
      long: 'Calor con aguante: tu línea de la vida sale muy adentro de la palma y se puede seguir hasta el final.',
      short:
        'Mucho calor en tiempos cortos: tu línea de la vida sale muy adentro de la palma y no está marcada en todo su curso.',
    },
    mean: {
      long: 'Una llama constante: tu línea de la vida rodea el pulgar por el camino habitual y lo mantiene hasta el final.',
      short:
        'Fuerza suficiente, repartida a desigual: tu línea de la vida rodea el pulgar por el camino habitual, y una parte se ve mal.',
    },
    narrow: {
      long: 'Fuerza guardada para pocos fines: tu línea de la vida se queda cerca del pulgar y baja larga.',
      short:
        'Una energía que conviene administrar: tu línea de la vida se queda cerca del pulgar, y solo una parte está marcada.',
    },
  },
  fate: {
    near: {
      joined:
        'Un comienzo con una mano amable en el hombro: la línea del destino sube pegada a la de la vida.',
      apart:
        'Con independencia, y aun así con una casa a la espalda: la línea del destino sube pegada a la de la vida.',
    },
    centre: {
      joined: 'Comienzo cuidadoso y rumbo firme: la línea del destino sube por el centro de la palma.',
      apart:
        'Un camino propio: la línea del destino sube por el centro de la palma y no debe nada a sus vecinas.',
    },
    far: {
      joined: 'Otros te llaman fuera de tu abrigo: la línea del destino empieza del lado del meñique.',
      apart: 'Un camino entre la gente: la línea del destino empieza del lado del meñique.',
    },
    absent: {
      joined:
        'Ninguna carretera trazada, y por tanto una elección en cada cruce: no se ve una línea del destino clara, y los libros no lo cuentan como mala señal.',
      apart: 'Libre de carretera trazada, y no por eso peor: en tu palma no hay una línea del destino clara.',
    },
  },
  blend: {
    sloping: {
      wide: 'Leídas juntas, las líneas de la cabeza y de la vida hablan de una imaginación que sale de visita.',
      mean: 'Leídas juntas, las líneas de la cabeza y de la vida dan un alma soñadora con horario.',
      narrow:
        'Leídas juntas, las líneas de la cabeza y de la vida cuentan un mundo interior rico con una verja estrecha.',
    },
    level: {
      wide: 'Leídas juntas, las líneas de la cabeza y de la vida hablan de un buen sentido al que le gusta la compañía.',
      mean: 'Leídas juntas, las líneas de la cabeza y de la vida dan a alguien por quien se podría poner el reloj en hora.',
      narrow:
        'Leídas juntas, las líneas de la cabeza y de la vida cuentan una vocación de especialista: una sola cosa, bien vista y seguida.',
    },
  },
};

export const minorLines: PassageWords<'minor-lines'> = {
  page: {
    busy: {
      long: 'Tu palma es una página escrita hasta los bordes, y tu cabeza la va leyendo: poco se te escapa, y en todo ello piensas.',
      mean: 'Tu palma es una página escrita hasta los bordes: recoges mucho, y la mayor parte la dejas ir.',
      short: 'Muchas líneas finas y una cabeza rápida: respondes antes de haber contado tus impresiones.',
    },
    calm: {
      long: 'Una página limpia, leída a fondo: pocas cosas te perturban, y esas las miras de cerca.',
      mean: 'Una página limpia: los pequeños disgustos los recibes con ánimo igual.',
      short: 'Pocas líneas finas: lo que ves lo ves de golpe, y luego vuelve el silencio.',
    },
  },
  tone: {
    busy: {
      near: 'Los sentimientos te llegan por muchos caminos pequeños, y en cada uno la razón tiene puesta una barrera.',
      apart: 'Sientes mucho y dices mucho de ello, y después el aire está más claro.',
    },
    calm: {
      near: 'Conservas la compostura porque antes lo consultas contigo.',
      apart: 'Tu calma no es una máscara: si te preguntan, dices lo que piensas.',
    },
  },
};
