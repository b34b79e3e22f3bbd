import { palmWords } from '../../palm/palm-words-of.ts';
import { list } from '../lists.ts';
import * as alone from './alone.ts';
import * as bonds from './bonds.ts';
import * as gifts from './gifts.ts';
import * as hand from './hand.ts';
import * as joined from './joined.ts';
import * as keys from './keys.ts';
import * as lines from './lines.ts';
import * as looks from './looks.ts';
import * as measures from './measures.ts';
import * as mounts from './mounts.ts';
import * as self from './self.ts';
import * as special from './special.ts';
import * as summary from './summary.ts';
import * as work from './work.ts';

const sides = { left: 'izquierda', right: 'derecha' } as const;

/** The reading in Spanish; the reader is "tú", whose gender no sentence names. */
export const spanish = palmWords(
  { alone, bonds, gifts, hand, joined, keys, lines, looks, measures, mounts, self, special, summary, work },
  {
    titles: {
      'hand-type': 'Tipo de mano',
      fingers: 'Dedos',
      'major-lines': 'Líneas principales',
      mounts: 'Montes',
      'special-features': 'Rasgos especiales',
      'minor-lines': 'Líneas menores',
      summary: 'Resumen',
      personality: 'Personalidad',
      career: 'Trabajo',
      money: 'Dinero',
      love: 'Amor',
      marriage: 'Matrimonio y pareja',
      health: 'Salud',
      challenges: 'Retos',
      luck: 'Suerte',
    },
    limits: {
      'hand-type':
        'Cuatro tipos son una red gruesa: se apoyan en dos proporciones medidas en una foto, y la perspectiva cambia ambas en varios puntos por ciento.',
      fingers:
        'Las proporciones de los dedos cambian en algunas centésimas con el ángulo de la cámara; uñas, articulaciones y flexibilidad no se ven, y los huecos entre los dedos son cosa de la postura.',
      'major-lines':
        'El largo y la curva dependen del ángulo de la cámara. Los huecos pueden ser cosa de la luz; no significan nada médico, y una línea de la vida no tiene nada que ver con lo que dura una vida.',
      mounts:
        'La altura de un monte no se ve en una foto. Lo dicho se deduce del dedo de encima o de las líneas de al lado; los montes de Marte no tienen tal señal y quedan fuera.',
      'special-features':
        'Las señales pequeñas, como cruces y estrellas, no se distinguen en una foto de los surcos casuales.',
      'minor-lines':
        'La luz de lado muestra más líneas finas que la de frente; las líneas del matrimonio y de los hijos están en el canto de la mano y no se ven.',
      summary:
        'Una lectura de proporciones y líneas de una sola foto; lo que una persona hace con ellas no lo muestra ninguna mano, y otra foto puede mostrar una línea más o una menos.',
      personality:
        'La foto de una mano muestra proporciones y líneas; no muestra lo que una persona hace con ellas.',
      career: 'Ninguna foto muestra un oficio, un ascenso ni una fecha.',
      money: 'Ninguna foto muestra ingresos, deudas ni ganancias; nada de esto es un consejo financiero.',
      love: 'Ninguna foto muestra a otra persona, un encuentro ni una separación.',
      marriage:
        'Las líneas del matrimonio y de los hijos que traen los libros están en el canto de la mano y no se ven en una foto de la palma; de ellas no se dice nada, y tampoco de fechas.',
      health:
        'La quiromancia no sabe nada de enfermedades: aquí se habla solo de energía y de costumbres. Si algo te molesta, consulta a un médico.',
      challenges: 'Una foto no muestra sucesos, ni pasados ni por venir.',
      luck: 'Ninguna foto muestra el azar; no se predicen números, fechas ni premios.',
    },
    basis: 'interpretación tradicional (por reglas)',
    disclaimer:
      'Una interpretación tradicional para entretenerse, compuesta por reglas a partir de lo que muestra la foto. No es consejo de salud, de dinero ni de derecho, y no predice nada.',
    list,
    sources: {
      personality: (seen) => `Está escrito en ${seen}.`,
      career: (seen) => `Tu mano lo señala con ${seen}.`,
      money: (seen) => `Se reconoce por ${seen}.`,
      love: (seen) => `Tu palma lo cuenta con ${seen}.`,
      marriage: (seen, count) => `Detrás ${count === 1 ? 'está' : 'están'} ${seen}.`,
      health: (seen) => `Se lee en ${seen}.`,
      challenges: (seen) => `Se ve en ${seen}.`,
      luck: (seen) => `Se encuentra en ${seen}.`,
    },
    handType: {
      seen: {
        earth: 'Se ve en la palma, que es ancha, y en unos dedos cortos para ella.',
        air: 'Se ve en la palma, que es ancha, y en unos dedos largos para ella.',
        fire: 'Se ve en la palma, que es larga, y en unos dedos cortos para ella.',
        water: 'Se ve en la palma, que es larga, y en unos dedos que no se quedan atrás.',
      },
      between: {
        broadPalm:
          'Tierra o aire: entre las dos queda tu mano en esta foto. Para ti pesan los hechos, y pesa el buen sentido; si va primero el trabajo o el pensamiento queda abierto.',
        longPalm:
          'Fuego o agua: entre los dos queda tu mano en esta foto. El sentimiento despierta pronto en ti y quiere ir a alguna parte; si va a hacer o a soñar queda abierto.',
        shortFingers:
          'Tierra o fuego: entre los dos queda tu mano en esta foto. Tomas un asunto entero y antes empiezas que sopesas cada detalle; si luego te quedas o sigues camino queda abierto.',
        longFingers:
          'Aire o agua: entre los dos queda tu mano en esta foto. Te tomas tiempo para los detalles y miras una cosa por más de un lado; si mira la cabeza o el corazón queda abierto.',
      },
      mixed:
        'En esta foto la tuya es lo que los libros llaman una mano mixta: ninguno de los cuatro tipos destaca. Es la mano de la gente versátil, que se siente en casa en más de un trabajo y de una compañía, y a la que de vez en cuando le cuesta elegir.',
      openSeen: {
        broadPalm: 'Se ve en la palma, que es claramente ancha.',
        longPalm: 'Se ve en la palma, que es claramente larga.',
        shortFingers: 'Se ve en los dedos, claramente cortos para la palma.',
        longFingers: 'Se ve en los dedos, claramente largos para la palma.',
        neither:
          'Palma y dedos quedan cerca del término medio de las manos, más cerca de lo que dos fotos de una misma mano difieren.',
      },
      unmeasured: (fingers) =>
        fingers.length > 0
          ? `Queda sin medir, porque la foto no lo muestra entero y recto: ${list(fingers)}. Una foto con la mano entera en el cuadro decidiría más.`
          : 'Los dedos no se pueden medir en esta postura; una foto de la mano plana y abierta decidiría más.',
      leaning:
        'La mano se inclina respecto a la cámara, y eso acorta palma y dedos; una foto tomada desde arriba decidiría más.',
    },
    fingers: {
      names: {
        thumb: 'el pulgar',
        index: 'el índice',
        middle: 'el dedo medio',
        ring: 'el anular',
        little: 'el meñique',
      },
      seen: {
        index: {
          longer: 'el índice sobrepasa al anular',
          equal: 'el índice es tan largo como el anular',
          shorter: 'el anular sobrepasa al índice',
        },
        little: {
          long: 'el meñique es largo junto al anular',
          mean: 'el meñique tiene su largo habitual',
          short: 'el meñique es corto junto al anular',
        },
        thumb: { wide: 'el pulgar se abre mucho' },
      },
      restOpen: 'Lo demás que podrían decir tus dedos está en esta foto demasiado justo para decidirlo.',
      seenIn: (clauses) => `En la foto se ve así: ${clauses}.`,
      cut: (names) => `Queda fuera, porque el borde de la foto lo corta o casi: ${names}.`,
      unseen: (names) => `Queda fuera, porque la foto no lo muestra recto y hasta la punta: ${names}.`,
    },
    lines: {
      missing: {
        heart: 'En esta foto no se ha podido distinguir una línea del corazón.',
        head: 'No se ha podido distinguir una línea de la cabeza propia.',
        life: 'No se ha podido distinguir una línea de la vida, lo que dice algo de la luz y nada de ti.',
        fate: '',
      },
      faint: (names) => `Más débil que clara en esta foto: ${names}.`,
      paused:
        'Tu línea del corazón se interrumpe una vez un trecho corto: un tiempo de hacer balance en el afecto, sin una palabra sobre cómo acaba.',
      names: {
        heart: 'línea del corazón',
        head: 'línea de la cabeza',
        life: 'línea de la vida',
        fate: 'línea del destino',
      },
    },
    mounts: {
      opening:
        'Los montes son las almohadillas de la palma, y una foto no tiene relieve: no se miden, y lo que sigue se toma de los dedos de encima y de las líneas de al lado.',
      headings: {
        jupiter: 'Júpiter, por la ambición y el honor',
        saturn: 'Saturno, por la seriedad y la prudencia',
        apollo: 'Apolo, por el arte, la alegría y el éxito',
        mercury: 'Mercurio, por la palabra, el comercio y el ingenio',
        luna: 'La Luna, por la imaginación y los viajes',
        venus: 'Venus, por el calor y el amor a la belleza',
      },
      places: {
        jupiter: 'bajo el índice',
        saturn: 'bajo el dedo medio',
        apollo: 'bajo el anular',
        mercury: 'bajo el meñique',
        luna: 'en la base exterior de la palma',
        venus: 'en la base del pulgar',
      },
      stands: {
        jupiter: 'ambición y honor',
        saturn: 'seriedad y prudencia',
        apollo: 'arte, alegría y éxito',
        mercury: 'palabra, comercio e ingenio',
        luna: 'imaginación y viajes',
        venus: 'calor, vitalidad y amor a la belleza',
      },
      told: (heading, says) => `${heading}: ${says}`,
      silent: (headings) => `Nada en esta foto puede hablar por estos: ${headings.join('; ')}.`,
    },
    minorLines: {
      unnamed:
        'Las líneas menores sueltas, como las del Sol, de Mercurio o de la intuición, no se identifican.',
      soft: 'La foto está un poco borrosa, de modo que puede haber líneas más finas que estas.',
    },
    summary: {
      seen: (side, clear, count) =>
        `Todo esto se vio en la palma de tu mano ${sides[side]}, donde ${count === 1 ? 'está claramente marcada la' : 'están claramente marcadas las siguientes:'} ${clear}.`,
      whoOpen:
        'Quién eres, esta foto lo deja abierto: lo que lo diría está demasiado cerca de un límite para contarlo por una sola imagen.',
      pullOpen: 'Lo que quizá tire en contra no se ve en esta foto con claridad bastante para nombrarlo.',
      onlyFaint: (side) =>
        `Todo esto se vio en la palma de tu mano ${sides[side]}, cuyas líneas en la foto no pasan de débiles.`,
    },
  },
);
