import type { NatalTexts } from '../natal/texts.ts';
import { words } from './names.ts';

export const spanish: NatalTexts = {
  ...words,
  phases: [
    {
      name: 'Luna Nueva',
      born: 'Naciste bajo la Luna Nueva.',
      description:
        'El Sol y la Luna están juntos, y lo que quieres y lo que necesitas hablan con una sola voz. Sueles empezar las cosas por impulso y descubrir su sentido mientras las haces. Los comienzos te dan energía; mirarte desde fuera es el arte más difícil.',
    },
    {
      name: 'Luna Creciente',
      born: 'Naciste bajo la Luna Creciente.',
      description:
        'El primer hilo de luz se abre paso en la oscuridad. A menudo sientes el tirón de las viejas costumbres justo cuando algo nuevo quiere crecer, y conoces tu fuerza al seguir adelante. La curiosidad y la constancia juntas te llevan más lejos que cada una por separado.',
    },
    {
      name: 'Cuarto Creciente',
      born: 'Naciste bajo el Cuarto Creciente.',
      description:
        'El Sol y la Luna forman un ángulo recto y la mitad del disco está iluminada. Das lo mejor de ti cuando hay algo que decidir o construir, y un poco de fricción te despierta. Conviene preguntarte de vez en cuando si la lucha del momento es de verdad la tuya.',
    },
    {
      name: 'Luna Gibosa',
      born: 'Naciste bajo la Luna Gibosa.',
      description:
        'La luz está casi completa, y también el deseo de hacerlo bien. Afinas, comparas y mejoras, y quieres que tu esfuerzo sirva para algo. Creces cuando dejas salir una buena obra antes de que sea perfecta.',
    },
    {
      name: 'Luna Llena',
      born: 'Naciste bajo la Luna Llena.',
      description:
        'La Luna mira al Sol desde el otro lado del cielo y cada uno muestra al otro a plena luz. Te conoces a través de los demás, y las relaciones te importan desde muy pronto. La tarea es sostener dos verdades a la vez: la tuya y la que tienes enfrente.',
    },
    {
      name: 'Luna Diseminante',
      born: 'Naciste bajo la Luna Diseminante.',
      description:
        'La plenitud ha pasado y su luz se reparte. Quieres transmitir lo que has comprendido, enseñando, contando o mostrando, y te sientes con vida cuando llega a alguien. Escuchar lo que los demás ya saben hace más fuerte tu propio mensaje.',
    },
    {
      name: 'Cuarto Menguante',
      born: 'Naciste bajo el Cuarto Menguante.',
      description:
        'La Luna vuelve a estar en ángulo recto con el Sol, ahora camino de la oscuridad. Notas pronto cuándo una forma ha perdido su sentido y cuestionas lo que otros dan por hecho. Tu don es transformar desde dentro; ayuda la paciencia con quienes tardan más en verlo.',
    },
    {
      name: 'Luna Balsámica',
      born: 'Naciste bajo la Luna Balsámica.',
      description:
        'La última luz se apaga antes del próximo comienzo. Percibes los finales y lo que aún no ha nacido, y necesitas más silencio que la mayoría para oírlo. Te va bien terminar y soltar a tu ritmo, con la confianza de que la semilla ya está ahí.',
    },
  ],
  hemispheres: {
    Eastern:
      'La mayoría de tus planetas está en la mitad oriental de la carta, en torno al Ascendente. Te gusta poner las cosas en marcha y confías en tu propia iniciativa; elegir tu rumbo te importa más que recibir una invitación.',
    Western:
      'La mayoría de tus planetas está en la mitad occidental de la carta, en torno al Descendente. Encuentras tu camino en el intercambio con los demás y sabes leer las situaciones; la colaboración y el momento oportuno sacan lo mejor de ti.',
    Northern:
      'La mayoría de tus planetas está bajo el horizonte, en la mitad norte de la carta. Tu centro de gravedad es la vida privada e interior: el hogar, las raíces, la reflexión y lo que haces de ti antes de mostrarlo.',
    Southern:
      'La mayoría de tus planetas está sobre el horizonte, en la mitad sur de la carta. Te atrae el mundo visible: el trabajo, la sociedad y las ideas compartidas, y te conoces por lo que haces entre la gente.',
  },
  zodiac:
    'Las posiciones se cuentan en el zodíaco tropical, desde el equinoccio, como hace la tradición occidental. Las respuestas védicas cuentan desde las estrellas (sideral, Lahiri), donde cada lugar queda unos 24 grados antes: el mismo Sol puede llevar allí el nombre del signo anterior.',
  ties: {
    and: ' y ',
    eastWest:
      'Tus planetas se reparten por igual entre la mitad oriental y la occidental de la carta. Tu propia iniciativa y la respuesta de los demás pesan lo mismo, y sabes tanto empezar algo como sumarte a ello.',
    northSouth:
      'Tus planetas se reparten por igual entre la mitad norte de la carta, bajo el horizonte, y la mitad sur, sobre él. La vida privada y la pública pesan lo mismo, y cada una va mejor cuando la otra tiene su turno.',
    elements: [
      'Ningún elemento predomina por sí solo en tu carta; pesan lo mismo: ',
      '. Puedes recurrir a cada uno de ellos, y aprendes más cuando notas cuál pide el momento.',
    ],
    modes: [
      'Ninguna modalidad predomina por sí sola en tu carta; pesan lo mismo: ',
      '. Conoces más de una manera de abordar las cosas; elegir entre ellas a propósito es el arte que conviene practicar.',
    ],
  },
  elements: {
    Fire: {
      name: 'Fuego',
      dominant:
        'El Fuego predomina en tu carta. Vives del entusiasmo, actúas por convicción y das calor a quienes te rodean; aprendes más cuando das tiempo a que la llama se vuelva brasa serena.',
    },
    Earth: {
      name: 'Tierra',
      dominant:
        'La Tierra predomina en tu carta. Confías en lo que se puede tocar, probar y construir, y otros cuentan con tu paciencia; aprendes más cuando dejas entrar también lo imprevisto.',
    },
    Air: {
      name: 'Aire',
      dominant:
        'El Aire predomina en tu carta. Vives entre ideas, palabras y vínculos y ves un asunto desde varios lados; aprendes más cuando una idea te conmueve además de interesarte.',
    },
    Water: {
      name: 'Agua',
      dominant:
        'El Agua predomina en tu carta. Percibes a través del sentimiento y captas lo que no se dice; aprendes más cuando distingues tus propios ánimos de los que has recogido de otros.',
    },
  },
  modes: {
    Cardinal: {
      name: 'Cardinal',
      dominant:
        'Los signos cardinales predominan en tu carta. Inicias, marcas la dirección y te sientes mejor cuando algo arranca; llevar una obra hasta el final es el complemento que conviene practicar.',
    },
    Fixed: {
      name: 'Fijo',
      dominant:
        'Los signos fijos predominan en tu carta. Mantienes el rumbo, profundizas en lo que has empezado y es difícil distraerte; saber cuándo aflojar es el complemento que conviene practicar.',
    },
    Mutable: {
      name: 'Mutable',
      dominant:
        'Los signos mutables predominan en tu carta. Te adaptas, conectas y encuentras la manera de rodear los obstáculos; permanecer el tiempo suficiente en una sola cosa es el complemento que conviene practicar.',
    },
  },
};
