import type { PlanetTexts } from '../../natal-reading/texts.ts';

export const jupiter: PlanetTexts = {
  signs: [
    'Júpiter en Aries cree en el primer paso, y la suerte te llega cuando echas a andar sin que todo esté listo.',
    'Júpiter en Tauro cree en lo que crece. Dale tiempo, tierra y buena compañía, y lo multiplica.',
    'Júpiter en Géminis cree en preguntar por ahí; coleccionas temas como otros sellos y encuentras tus ocasiones al pasar.',
    'Júpiter en Cáncer está exaltado, como dicen los antiguos: prosperas acogiendo a la gente, y tu generosidad empieza en los fogones.',
    'Júpiter en Leo cree en la grandeza, también en la ajena, y lo que elogias brota como una planta.',
    'Júpiter en Virgo halla su fortuna en el detalle, y creces siendo útil a mayor escala de la que pensabas.',
    'Júpiter en Libra crece con la justicia y con una buena pareja de baile tras otra.',
    'Júpiter en Escorpio va a lo hondo; te fías de lo que ha sobrevivido a una crisis, y tú has sobrevivido a unas cuantas.',
    'Júpiter en Sagitario pisa terreno propio y quiere el mapa entero; el sentido lo tomas tan en serio como otros el pan.',
    'Júpiter en Capricornio se ensancha por etapas y con recibo. Desconfías de la suerte fácil, y la difícil te tiene cariño.',
    'Júpiter en Acuario cree en gente que aún no se ha inventado; tu suerte está en las redes y en las reformas.',
    'Júpiter en Piscis pisa terreno propio y no pasa de largo ante nadie perdido; te lleva algo que prefieres no explicar.',
  ],
  houses: [
    'En la casa primera te hace amplio el gesto, y la gente se siente bien a tu lado.',
    'En la casa segunda confía en que habrá bastante, y gasta en consecuencia.',
    'La casa tercera le da historias, viajes por los alrededores y muchísimos conocidos.',
    'Desde la casa cuarta bendice el hogar; quieres techos altos y la puerta abierta.',
    'En la casa quinta multiplica las alegrías, y tus aficiones tienden a hacerse grandes.',
    'En la casa sexta vuelve grato el trabajo, y de paso ayudas a más gente que otros a propósito.',
    'La casa séptima te trae compañías de mirada ancha, y ser dos te da suerte.',
    'En la casa octava llega por lo compartido, y ves una ganancia donde otros apuntan una pérdida.',
    'La casa novena es la suya, con estudio, fe y países lejanos, y allí te abre las puertas.',
    'Está en la casa décima, y te ponen al mando con gusto.',
    'En la casa undécima hace amigos en todos los bandos, y algunos te alzan.',
    'En la casa duodécima obra sin que se vea, como un ángel de la guarda, y te ayudan en el último momento más veces de lo razonable.',
  ],
};
