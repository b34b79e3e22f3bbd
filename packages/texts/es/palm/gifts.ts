import type { PalmWords } from '../../palm/palm-words.ts';

/** Short words for lists. Sources as in the English words. */
export const gifts: PalmWords['gifts'] = {
  type: {
    earth: {
      trait: 'constancia',
      strength: 'paciencia con el trabajo lento',
      professions: [
        'construcción',
        'agricultura y jardinería',
        'reparación y artesanía',
        'llevar una casa o una tienda',
      ],
    },
    air: {
      trait: 'curiosidad',
      strength: 'explicar con claridad',
      professions: ['enseñanza', 'escritura', 'planificación', 'interpretación de lenguas'],
    },
    fire: {
      trait: 'empuje',
      strength: 'lograr que otros se sumen',
      professions: ['ventas', 'artes escénicas', 'dirección de equipos', 'poner en marcha un negocio'],
    },
    water: {
      trait: 'sensibilidad',
      strength: 'entender lo que no se dice',
      professions: ['arte', 'cuidados', 'música', 'consejo y acompañamiento'],
    },
  },
  index: {
    longer: {
      trait: 'ambición',
      strength: 'asumir responsabilidad',
      professions: ['dirección de un equipo pequeño', 'cargo público'],
    },
    equal: { trait: 'equilibrio entre ambición y disfrute', strength: 'dirigir y ceder el paso por turno' },
    shorter: {
      trait: 'gusto por el brillo y el riesgo',
      strength: 'presentarse y presentar lo propio',
      professions: ['escenario', 'diseño'],
    },
  },
  little: {
    long: {
      trait: 'rapidez de palabra',
      strength: 'persuasión',
      professions: ['comercio', 'negociación'],
    },
    mean: { trait: 'hablar llano', strength: 'trato justo' },
    short: { trait: 'modestia al hablar', strength: 'trabajo que habla por sí solo' },
  },
  thumb: { wide: { trait: 'independencia', strength: 'generosidad' } },
  heartEnd: {
    index: { trait: 'ideales altos en el afecto', strength: 'lealtad' },
    between: { trait: 'calor con sentido de la medida', strength: 'compañerismo' },
    middle: { trait: 'un sentimiento fuerte con criterio propio', strength: 'pasión' },
  },
  heartForm: {
    curved: { trait: 'apertura en los sentimientos', strength: 'decir lo que se siente' },
    straight: { trait: 'un modo callado de sentir', strength: 'fiabilidad en la vida diaria' },
  },
  heartGap: {
    near: { trait: 'dominio de los sentimientos', strength: 'preguntar antes a la razón' },
    apart: { trait: 'franqueza', strength: 'trato abierto' },
  },
  headLength: {
    long: {
      trait: 'minuciosidad',
      strength: 'seguir una cosa hasta el final',
      professions: ['investigación', 'derecho'],
    },
    mean: { trait: 'sentido común', strength: 'saber cuándo se ha pensado bastante' },
    short: {
      trait: 'pensamiento rápido y práctico',
      strength: 'caminos cortos del plan al resultado',
      professions: ['dirección de taller y de obra'],
    },
  },
  headSlope: {
    sloping: { trait: 'imaginación', strength: 'ideas', professions: ['trabajo creativo'] },
    level: {
      trait: 'sentido de los hechos',
      strength: 'orden en cifras y cosas',
      professions: ['contabilidad', 'ingeniería', 'administración'],
    },
  },
  headStart: {
    joined: { trait: 'cuidado al empezar', strength: 'preparación' },
    apart: { trait: 'independencia temprana', strength: 'ir por delante' },
  },
  lifeSweep: {
    wide: { trait: 'ganas de vivir', strength: 'un calor que los demás notan' },
    mean: { trait: 'ánimo constante', strength: 'energía bien repartida' },
    narrow: { trait: 'reserva', strength: 'economía de esfuerzo' },
  },
  lifeLength: {
    long: {
      trait: 'perseverancia',
      strength: 'aguante',
      professions: ['grandes empresas de largo aliento'],
    },
    short: { trait: 'energía por rachas', strength: 'dividir una tarea en etapas' },
  },
  fate: {
    near: {
      trait: 'cercanía con la familia',
      strength: 'construir sobre lo heredado',
      professions: ['oficio o negocio de la familia'],
    },
    centre: {
      trait: 'sentido del rumbo',
      strength: 'abrirse camino',
      professions: ['trabajo por cuenta propia'],
    },
    far: {
      trait: 'apertura hacia los demás',
      strength: 'trabajar con otros y para otros',
      professions: ['servicio público', 'atención al cliente'],
    },
    absent: { trait: 'libre elección del siguiente paso', strength: 'cambiar de campo sin pena' },
  },
  skin: {
    busy: { trait: 'percepción rápida', strength: 'recoger muchas impresiones' },
    calm: { trait: 'ánimo igual', strength: 'serenidad bajo presión' },
  },
};
