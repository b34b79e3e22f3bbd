import type { AspectType } from '@palmleaf/engines/chart';
import type { Target } from '@palmleaf/engines/forecast';
import type { BodyName } from '@palmleaf/engines/zodiac';

type Tone = 'meets' | 'helps' | 'presses' | 'faces';

const toneOf: Readonly<Record<AspectType, Tone>> = {
  Conjunction: 'meets',
  Trine: 'helps',
  Sextile: 'helps',
  Square: 'presses',
  Opposition: 'faces',
};

/** What is touched in a person; each takes the singular. */
const parts: Readonly<Record<Target, string>> = {
  Sun: 'tu voluntad',
  Moon: 'tu sentimiento',
  Mercury: 'tu pensamiento',
  Venus: 'tu afecto',
  Mars: 'tu empuje',
  Jupiter: 'tu buen juicio',
  Saturn: 'tu sentido del deber',
  Uranus: 'tu independencia',
  Neptune: 'tu imaginación',
  Pluto: 'tu hondura',
  'North Node': 'tu dirección',
  Chiron: 'una vieja herida tuya',
  Rahu: 'tu apetito de lo nuevo',
  Ketu: 'tu desapego',
  Ascendant: 'tu manera de ser',
  Midheaven: 'tu posición',
};

const slow: Readonly<Partial<Record<BodyName, Readonly<Record<Tone, string>>>>> = {
  Jupiter: {
    meets: 'gana más espacio',
    helps: 'tiene el viento a favor',
    presses: 'crece un poco de más, y el arte está en la medida',
    faces: 'recibe halagos de fuera, así que comprueba antes de aceptar',
  },
  Saturn: {
    meets: 'recibe una llamada a la seriedad',
    helps: 'encuentra algo firme a lo que agarrarse',
    presses: 'pasa una prueba y crece con la paciencia',
    faces: 'topa con un límite que pone otra persona',
  },
  Uranus: {
    meets: 'despierta a algo nuevo',
    helps: 'se libra de una vieja costumbre',
    presses: 'sufre una sacudida, así que deja sitio a las sorpresas',
    faces: 'se lleva sorpresas por lo que hacen otros',
  },
  Neptune: {
    meets: 'sueña y se abre',
    helps: 'recibe inspiración',
    presses: 'se nubla, así que decide despacio',
    faces: 'sigue lo que otros prometen, así que pregunta dos veces',
  },
  Pluto: {
    meets: 'se rehace desde los cimientos',
    helps: 'gana hondura y aguante',
    presses: 'topa con una cuestión de poder',
    faces: 'se mide con alguien fuerte',
  },
};

const quick: Readonly<Record<Tone, string>> = {
  meets: 'siente un toque',
  helps: 'recibe ayuda',
  presses: 'encuentra cierta resistencia',
  faces: 'se ve frente a los demás',
};

/** "tu sentimiento pasa una prueba y crece con la paciencia" */
export function touched(mover: BodyName, type: AspectType, target: Target): string {
  return `${parts[target]} ${(slow[mover] ?? quick)[toneOf[type]]}`;
}
