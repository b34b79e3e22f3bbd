import type { PalmWords } from '../../palm/palm-words.ts';

/** What few hands show. Sources as in the English words. */
export const special: PalmWords['special'] = {
  told: {
    joined:
      'Una línea donde otros tienen dos: los libros antiguos dan mucha importancia a una mano en la que corazón y cabeza van juntos, y la llaman la mano de quienes no hacen nada a medias.',
    heartBroken:
      'Un hueco corto en la línea del corazón, que los libros toman por un segundo pensamiento en el afecto.',
    headApart:
      'Una línea de la cabeza que al empezar se aparta de la de la vida: la señal de quienes deciden por su cuenta.',
    wideField:
      'Las líneas del corazón y de la cabeza guardan una distancia poco común, y el nombre antiguo de eso es franqueza.',
    freeThumb:
      'Pocos pulgares están tan libres como el tuyo, y un pulgar libre se leyó siempre como voluntad libre.',
    longIndex: 'Un índice que sobrepasa al anular es en los libros antiguos la marca de quien dirige.',
    longRing: 'Un anular de tal largo se les daba a los artistas, y a los jugadores.',
    middleHeart:
      'Una línea del corazón que se detiene pronto es rara, y se leía como un corazón que va por su camino.',
    narrowLife: 'Una línea de la vida tan ceñida al pulgar se ve pocas veces; guarda la fuerza en casa.',
    fateNear: 'Una línea del destino tan clara como la tuya no es cosa corriente, y empieza entre los tuyos.',
    fateCentre: 'Una línea del destino tan clara como la tuya no es cosa corriente, y empieza en ti.',
    fateFar:
      'Una línea del destino tan clara como la tuya no es cosa corriente, y empieza entre desconocidos.',
  },
  none: 'Ningún rasgo de tu mano se sale por sí solo de lo habitual; su carácter está en cómo se juntan las cosas corrientes. Los libros llaman armoniosa a una mano así.',
  open: 'Nada de lo que esta foto decide sobre tu mano se sale de lo habitual, y lo que deja abierto no se cuenta. Otra foto, de la mano plana y con luz pareja, quizá decida más.',
  unnamed: 'Cruces, estrellas, islas, cuadrados y anillos no se identifican.',
};
