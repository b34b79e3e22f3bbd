import type { PalmWords } from '../../palm/palm-words.ts';
import type { PassageWords } from '../../palm/passages.ts';

/** One line in place of heart and head line. Sources as in the English words. */
export const joinedPassages: PassageWords<'joined'> = {
  temper: {
    earth: 'Lo que has empezado lo llevas a término, haga el tiempo que haga, y no ves qué hay que discutir.',
    air: 'Un tema cada vez te tiene, y te tiene por entero; la conversación vuelve sola a él.',
    fire: 'Te lanzas a una cosa como una tormenta, y la única manera de pararte es darte algo mejor.',
    water: 'Un sentimiento te llena hasta el borde, y no queda rincón desde el que mirarlo en frío.',
    unknown: 'Pocas veces haces dos cosas a la vez, y nunca a medias.',
  },
  affection: {
    earth: 'Lo demuestras con años más que con palabras, y esperas que te paguen en la misma moneda.',
    air: 'Piensas en la otra persona incluso cuando pareces pensar en otra cosa.',
    fire: 'Tu atención es un foco: estar bajo él es maravilloso, y cansa; baja la luz de vez en cuando a propósito.',
    water: 'Haces sitio para una sola persona, y para ella eres un país entero.',
    unknown: 'Quien tiene tu atención la tiene toda.',
  },
  pull: {
    wide: 'Lo que tira en ti es la compañía contra la concentración: te gusta tener gente alrededor, y luego no la oyes.',
    mean: 'Lo que tira en ti es bien poco, y ahí está el peligro: dentro nadie protesta cuando te pasas.',
    narrow:
      'Lo que tira en ti es el descanso contra el empeño, y casi siempre gana el empeño; que un día a la semana gane el descanso.',
  },
  fate: {
    near: 'Un comienzo entre los tuyos: la línea del destino sube junto a la de la vida.',
    centre: 'Un camino que trazaste tú: la línea del destino sube por el centro de la palma.',
    far: 'Un camino entre la gente: la línea del destino sube del lado del meñique.',
    absent:
      'Ningún camino marcado, y por eso elección tuya: aquí no hay una línea del destino clara, y los libros no lo tienen por mala señal.',
  },
  page: {
    busy: 'Muchas líneas finas corren alrededor de la única línea grande de tu palma: te llega mucho, y casi todo tiene que esperar.',
    calm: 'La única línea grande de tu palma atraviesa una página tranquila: lo que no es de tu asunto apenas te alcanza.',
  },
};

export const joined: PalmWords['joined'] = {
  topics: {
    personality:
      'Sentir y pensar tiran en ti hacia el mismo lado, con una fuerza poco común. Lo que tomas lo tomas entero, y la tibieza de los demás te desconcierta.',
    career:
      'Te das a una sola dedicación cada vez. Encuentra la que lo merezca, y deja a otros los malabares.',
    money: 'Gastas y ahorras por convicción, pocas veces por cálculo.',
    love: 'Amas por entero o no amas; la tibieza te parece una forma de mentira.',
    marriage: 'Una entrega sin reparto es lo que aportas y lo que buscas.',
    health:
      'Sigues hasta que la cosa está acabada, y solo entonces descansas; una pausa en medio también le vendría bien a la cosa.',
    challenges: 'Los matices entre el sí y el no son tu lección: la mayoría de la gente vive ahí.',
    luck: 'La concentración es tu suerte: donde otros prueban diez puertas, tú te quedas en una.',
  },
  line: 'De una pieza, todo o nada: en tu palma, corazón y cabeza parecen correr en una sola línea, cosa que aquí es posible y no segura.',
  summary:
    'Tu carácter es de una sola pieza: lo que quiere el corazón lo quiere también la cabeza, y los dos van derechos a ello.',
  look: 'corazón y cabeza en una sola línea (posible, no seguro)',
  gift: {
    trait: 'dedicación a una sola cosa',
    strength: 'concentración',
    professions: ['una sola dedicación, seguida por entero'],
  },
};
