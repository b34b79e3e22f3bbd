import type { AspectPoint } from '@palmleaf/engines/chart';
import type { BodyName, ClassicalPlanet, PerSign } from '@palmleaf/engines/zodiac';

/** What a body stands for, with its articles. */
export const standsFor: Record<BodyName, string> = {
  Sun: 'la voluntad y el respeto propio',
  Moon: 'el sentimiento y la costumbre',
  Mars: 'el empuje y el valor',
  Mercury: 'el pensamiento y el comercio',
  Jupiter: 'el crecimiento y el buen juicio',
  Venus: 'el afecto y el gusto',
  Saturn: 'la paciencia y el deber',
  Uranus: 'el cambio y la independencia',
  Neptune: 'la imaginación y el anhelo',
  Pluto: 'la hondura y la transformación',
  'North Node': 'la dirección en que se crece',
  Chiron: 'una vieja herida y lo que enseña',
  Rahu: 'el apetito de lo nuevo',
  Ketu: 'el desapego y la percepción',
};

/** The same in one word with "tu", for sentences that bring two together. */
export const yourWord: Record<BodyName | AspectPoint, string> = {
  Sun: 'tu voluntad',
  Moon: 'tu sentimiento',
  Mars: 'tu empuje',
  Mercury: 'tu pensamiento',
  Jupiter: 'tu crecimiento',
  Venus: 'tu afecto',
  Saturn: 'tu paciencia',
  Uranus: 'tu independencia',
  Neptune: 'tu imaginación',
  Pluto: 'tu hondura',
  'North Node': 'tu dirección',
  Chiron: 'tu vieja herida',
  Rahu: 'tu apetito de lo nuevo',
  Ketu: 'tu desapego',
  Ascendant: 'tu manera de ser',
  Midheaven: 'tu posición',
};

/** How a time under a body tends to feel, after its name. */
export const timeOf: Record<BodyName, string> = {
  Sun: 'te pone a la vista y te pide llevar el mando',
  Moon: 'mueve sentimientos, gente y lugares',
  Mars: 'pide esfuerzo, decisiones y sangre fría en las peleas',
  Mercury: 'favorece aprender, los papeles, el comercio y los contactos',
  Jupiter: 'ensancha, enseña y encuentra ayuda',
  Venus: 'favorece la cercanía, el bienestar y los acuerdos',
  Saturn: 'frena, prueba y premia el trabajo constante',
  Uranus: 'suelta lo que estaba fijo y trae lo inesperado',
  Neptune: 'disuelve certezas y alimenta la imaginación',
  Pluto: 'cava hondo y cambia lo que ya tuvo su tiempo',
  'North Node': 'tira hacia gente y tareas nuevas',
  Chiron: 'toca un punto sensible y muestra qué ayuda',
  Rahu: 'tira hacia lo nuevo y lo extranjero, con inquietud',
  Ketu: 'simplifica y lleva hacia dentro',
};

/** Fields of work and study by planet. */
export const fieldsOf: Record<ClassicalPlanet, string> = {
  Sun: 'administración pública, dirección y medicina',
  Moon: 'cuidados, alimentación, hostelería y trato con el público',
  Mars: 'ingeniería, cirugía, policía, deporte e inmuebles',
  Mercury: 'comercio, escritura, contabilidad, informática y medios',
  Jupiter: 'enseñanza, derecho, finanzas y consejo',
  Venus: 'artes, diseño, moda, hoteles y belleza',
  Saturn: 'industria, construcción, administración y ciencias de la tierra',
};

/** The part of the body of a sign; with whether it takes the plural. */
export const bodyParts: PerSign<readonly [part: string, many: boolean]> = [
  ['la cabeza', false],
  ['la garganta y el cuello', true],
  ['los hombros, los brazos y los pulmones', true],
  ['el pecho y el estómago', true],
  ['el corazón y la espalda', true],
  ['el vientre y la digestión', true],
  ['los riñones y la zona lumbar', true],
  ['los órganos de eliminación', true],
  ['las caderas y los muslos', true],
  ['las rodillas y las articulaciones', true],
  ['las pantorrillas y la circulación', true],
  ['los pies', true],
];
