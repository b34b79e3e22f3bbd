import type { PassageWords } from '../../palm/passages.ts';

/** Sources as in the English words. Each goes on after the mount's name and a colon. */
export const mounts: PassageWords<'mounts'> = {
  jupiter: {
    longer: {
      curved: 'hablas sin tapujos de tus metas y llevas a otros contigo.',
      straight: 'apuntas alto y lo mencionas poco.',
    },
    equal: {
      curved: 'los honores los quieres sobre todo por lo que amas.',
      straight: 'te basta una parte justa, y sabes lo que es justo.',
    },
    shorter: {
      curved: 'el aplauso significa para ti más que el rango.',
      straight: 'los títulos te dejan indiferente; el buen trabajo, no.',
    },
  },
  saturn: {
    near: {
      busy: 'el deber tiene para ti cara de familia, y piensas en él más a menudo de lo que dices.',
      calm: 'llevas lo que te entregaron sin convertirlo en una carga.',
    },
    centre: {
      busy: 'te tomas en serio tu rumbo, hasta en los detalles que nadie ve.',
      calm: 'tienes el ánimo asentado y sabes para qué está.',
    },
    far: {
      busy: 'tu conciencia escucha muchas voces.',
      calm: 'te tomas en serio a los demás y a ti con ligereza.',
    },
    absent: {
      busy: 'sopesas elecciones en las que otros no habrían visto ninguna.',
      calm: 'tienes gravedad cuando hace falta, y ni una hora más.',
    },
  },
  apollo: {
    longer: {
      wide: 'celebras lo que consigues, y nunca a solas.',
      mean: 'la alegría tiene su sitio en tu lista, un poco por debajo de la tarea.',
      narrow: 'te permites pocos placeres, y buenos.',
    },
    equal: {
      wide: 'tu gusto por la vida no necesita motivo.',
      mean: 'disfrutas a su tiempo y en su medida.',
      narrow: 'una belleza pequeña, mirada mucho rato, es tu idea de una fiesta.',
    },
    shorter: {
      wide: 'color, invitados, música: el lado festivo de las cosas es tuyo.',
      mean: 'tienes gusto, y lo usas a diario.',
      narrow: 'darías una semana de bullicio por un solo verso perfecto.',
    },
  },
  mercury: {
    long: {
      sloping: 'cuentas historias, y las mejores las has mejorado.',
      level: 'explicas tan bien que la gente cree que ya lo sabía.',
    },
    mean: {
      sloping: 'tus comentarios llegan por donde nadie los espera.',
      level: 'dices lo que hay, ni más ni menos.',
    },
    short: {
      sloping: 'tus mejores frases las guardas para el papel.',
      level: 'palabras secas y breves, y a menudo las únicas que vale la pena citar.',
    },
  },
  luna: {
    sloping: {
      busy: 'aquí hay un mar interior con mucho tráfico.',
      calm: 'aquí hay aguas hondas, que rara vez se mueven.',
    },
    level: {
      busy: 'lo notas todo y sueñas poco, salvo cuando viajas.',
      calm: 'viajas mejor con un mapa.',
    },
  },
  venus: {
    wide: {
      curved: 'das lo uno y lo otro a manos llenas, y todo el mundo lo sabe.',
      straight: 'bajo un modo tranquilo anda en ti un gran calor.',
    },
    mean: {
      curved: 'tienes un fuego amable, y no echa humo.',
      straight: 'tu calor es constante, como el de un cuarto bien templado.',
    },
    narrow: {
      curved: 'tu ternura es para unos pocos elegidos.',
      straight: 'guardas el calor para quienes se acercan, y entonces no lo cuentas por gotas.',
    },
  },
};
