import type { PairTexts } from '../../aspects-report/texts.ts';

export const mercury: PairTexts<'Mercury'> = {
  'Mercury-Jupiter': {
    conjunction:
      'Piensas en líneas largas y las cuentas bien. Aprender te alegra a cualquier edad, tus historias crecen un poco cada vez que las cuentas, y quien te editara haría tu fortuna.',
    soft: 'Captas el conjunto y aun así puedes explicar la parte. Idiomas, viajes, enseñanza y una buena disputa en la cena te mantienen joven la mente.',
    hard: 'Ves primero la conclusión y rellenas los datos por el camino. Tu juicio es mejor que tus cifras; que alguien aburrido revise las cifras, y nadie dudará del juicio.',
  },
  'Mercury-Venus': {
    conjunction:
      'Tienes la mano ligera con las palabras. Dices lo ingrato de forma que se pueda oír, te gusta una frase bien torneada como una cosa bien hecha, y el párrafo feo tiendes a dejarlo fuera.',
    soft: 'Hablar contigo es agradable, y es además tu manera de querer. Escribes la nota, recuerdas el aniversario de una broma y arreglas las riñas antes de que tengan nombre.',
  },
  'Mercury-Saturn': {
    conjunction:
      'Pesas una frase antes de soltarla. Piensas despacio donde otros piensan a voces, y al final tienes razón; puede que en la escuela dijeran que te faltaba rapidez, y desde entonces compruebas.',
    soft: 'Sabes concentrarte. Planes, contratos, oficio, todo lo que castiga el descuido está a salvo contigo, y tu humor seco pilla a la gente por sorpresa.',
    hard: 'Antes de hablar has oído todas las objeciones, y muchas veces ya no dices nada. El crítico de tu cabeza tiene buen ojo y malos modales: ábrele en el segundo borrador y que no pise el primero.',
  },
  'Mercury-Uranus': {
    conjunction:
      'Las ideas te vienen enteras y fuera de turno. Ves el enlace que nadie había trazado, las explicaciones te impacientan, y deberías llevar siempre algo con que escribir.',
    soft: 'Aprendes sistemas nuevos por gusto y los pones a usos para los que no se hicieron. Tu conversación tiene esquinas; la gente se va con un pensamiento que antes no tenía.',
    hard: 'Tus pensamientos se adelantan unos a otros, y quien escucha sigue en el primero. A la mitad de tus comentarios chocantes solo le faltaban dos pasos; di los pasos y serán hallazgos.',
  },
  'Mercury-Neptune': {
    conjunction:
      'Piensas en imágenes y oyes lo que no se dijo. La poesía, el cine y los silencios ajenos los lees sin esfuerzo; los horarios no, y hace mucho que te lo has perdonado.',
    soft: 'Puedes poner en palabras lo que no tiene bordes. Te basta una alusión para entender, y tu imaginación es una herramienta que coges y dejas.',
    hard: 'Oyes lo que esperas o lo que temes, y la frase de en medio se pierde. Repite por escrito lo acordado, también entre amigos; no es desconfianza, es una barandilla.',
  },
  'Mercury-Pluto': {
    conjunction:
      'Quieres saber qué hay detrás, y preguntas hasta saberlo. La investigación, la terapia, la pesquisa, una avería terca en una máquina te retienen horas; la charla vacía no te retiene ni minutos.',
    soft: 'Ves a través de una cosa sin desmontarla en público. La gente te dice la verdad porque la notarías igual, y tus silencios pesan.',
    hard: 'Una sospecha pensada ya no se puede despensar, y le das vueltas de noche. Se te da bien hallar pruebas; busca por una vez la prueba de que te equivocas.',
  },
  'Mercury-Ascendant': {
    conjunction:
      'Hablas, miras alrededor, preguntas y aparentas menos años. El contacto es tu elemento y tu manera de pensar; contigo un paseo es una conversación y una conversación es un paseo.',
    soft: 'Te llevas bien con la gente porque te da curiosidad. Das pronto con el tema común, y lo que dices va con tu cara.',
    hard: 'Piensas en un encuentro mientras está ocurriendo. Los demás ponen el texto, tú el comentario, y después sabes con exactitud lo que debiste decir.',
  },
  'Mercury-Midheaven': {
    conjunction:
      'Se te conoce por lo que dices, escribes, vendes o enseñas. Tu trabajo ha de moverse y ha de hablar; un puesto en el que nadie te pregunte nada te haría encoger.',
    soft: 'Te explicas bien con quienes deciden. En ti conviven varios oficios, y los lazos entre ellos valen más que cualquiera por separado.',
    hard: 'Piensas en un idioma en el trabajo y en otro en casa. Cambiar de opinión en público te costó algo una vez; hazlo otra vez cuando cambien los hechos, pero dilo.',
  },
};
