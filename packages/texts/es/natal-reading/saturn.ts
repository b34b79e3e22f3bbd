import type { PlanetTexts } from '../../natal-reading/texts.ts';

export const saturn: PlanetTexts = {
  signs: [
    'Tu lección larga la escribe Saturno en Aries: empezar por autoridad propia, sin preguntar antes si puedes.',
    'Tu lección larga la escribe Saturno en Tauro: creer que hay bastante y que vales lo que pides.',
    'Tu lección larga la escribe Saturno en Géminis: decir en voz alta lo sencillo antes de haberlo leído todo.',
    'Tu lección larga la escribe Saturno en Cáncer: necesitar a alguien y dejar que se vea.',
    'Tu lección larga la escribe Saturno en Leo: mostrarte sin la certeza del aplauso.',
    'Tu lección larga la escribe Saturno en Virgo: distinguir el buen trabajo del impecable, y entregar el bueno.',
    'Tu lección larga la escribe Saturno en Libra, donde los antiguos lo honran: ser fiel a otra persona sin dejar de ser alguien.',
    'Tu lección larga la escribe Saturno en Escorpio: confiar sin guardarte pruebas en la manga.',
    'Tu lección larga la escribe Saturno en Sagitario: hallar una convicción que haya pasado por la duda y haya salido más pequeña y más fuerte.',
    'Tu lección larga la escribe Saturno en Capricornio, en terreno propio: llevar un cargo sin volverte de piedra debajo.',
    'Tu lección larga la escribe Saturno en Acuario, en terreno propio: pertenecer a las personas y no solo a un principio.',
    'Tu lección larga la escribe Saturno en Piscis: darle a tu compasión una forma, una hora y un final.',
  ],
  houses: [
    'En la casa primera te da cautela en el umbral; la madurez te llegó pronto, y con los años rejuveneces.',
    'En la casa segunda cuenta, y la seguridad la levantas con tus manos, tarde y bien.',
    'Desde la casa tercera te enseñó a pesar las palabras; leer, escribir o un hermano te dio seriedad.',
    'La casa cuarta carga su peso en el origen, y llevas algo de la carga de tus mayores que no es tuyo.',
    'En la casa quinta se toma el juego en serio: ensayas donde otros improvisan, y aprendes la alegría como se aprende un instrumento.',
    'Está en la casa sexta, donde lo haces bien y luego otra vez.',
    'En la casa séptima espera a estar seguro; tus lazos llegan tarde o pesan mucho, y los que duran están hechos de lealtad.',
    'La casa octava lo pone a guardar la puerta interior, y deber algo a alguien te cuesta.',
    'Desde la casa novena pone a prueba lo que te enseñaron, y tu visión del mundo la ganas por caminos y por estudio.',
    'En la casa décima es el montañero; la responsabilidad te encuentra, y tu nombre se hace despacio y se queda.',
    'La casa undécima te da pocas amistades, y antiguas.',
    'En la casa duodécima es un miedo sin cara, que encoge cuando le pones una mesa, una costumbre y un nombre.',
  ],
};
