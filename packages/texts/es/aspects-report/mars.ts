import type { PairTexts } from '../../aspects-report/texts.ts';

export const mars: PairTexts<'Mars'> = {
  'Mars-Mercury': {
    conjunction:
      'Tus palabras tienen filo y tu pensamiento tiene ritmo. Ves el fallo de un argumento mientras aún lo exponen, y rindes donde se piden rapidez y precisión; una carta escrita en caliente debe dormir una noche.',
    soft: 'Decides bien con prisa. Cabeza y mano trabajan juntas, puedes explicar algo mientras lo haces, y en una disputa das en el punto y dejas en paz a la persona.',
    hard: 'Interrumpes, corriges, sueles tener razón y pocas veces te lo agradecen. Un buen contrincante es para ti una bendición, alguien que disfrute de la esgrima; con los demás, haz una pregunta más antes de golpear.',
  },
  'Mars-Jupiter': {
    conjunction:
      'Vas a lo grande con apetito, y te llevas a otros porque se ve que lo pasas bien. El freno ha de venir de fuera: una fecha, una pareja de trabajo, un número escrito en la pared.',
    soft: 'Sabes cuándo atreverte. El esfuerzo y la suerte parecen encontrarse en ti, sobre todo porque empiezas antes de que todo sea seguro y paras antes de agotarte.',
    hard: 'Empiezas cinco cosas con fuerzas para tres. Es divertido hasta que llega la cuenta; el deporte está en acabar bien una antes de dejar pasar la siguiente idea.',
  },
  'Mars-Venus': {
    conjunction:
      'Desear y querer no van por separado en ti. Vas hacia lo que te atrae, tienes calor y lo muestras, y la desgana en el amor es lo único que te cuesta disculpar.',
    soft: 'Sabes perseguir sin apretar y ceder sin perder la cara. El cortejo, el oficio, el baile, todo lo que lleva un dar y tomar te sale de natural.',
    hard: 'Le buscas pelea a quien más quieres tener cerca. Es una manera de preguntar si se quedará; en cuanto notas la pregunta que hay detrás, puedes hacerla con una voz que no asuste.',
  },
  'Mars-Saturn': {
    conjunction:
      'Tienes la fuerza de quien sube una carga cuesta arriba: te cuesta arrancar y es difícil pararte. El enojo espera dentro hasta fraguar como cemento, así que sácalo mientras aún está fresco.',
    soft: 'Trabajas sin alboroto y no desperdicias nada. Puedes hacer mil veces el mismo ejercicio, y das lo mejor cuando la tarea es dura, larga y útil.',
    hard: 'Un pie está en el freno mientras el otro acelera, y llegas a casa con el cansancio de no haberte movido. Pregúntate de quién es la norma que te sujeta; algunos de los guardias de tu cabeza llevan años jubilados.',
  },
  'Mars-Uranus': {
    conjunction:
      'Actúas como el rayo. Donde otros aún buscan el formulario, tú ya lo has hecho de otra manera, y tus golpes de audacia se recuerdan; guarda los movimientos bruscos para cuando no haya nadie más en la vía.',
    soft: 'Resuelves las cosas de un modo que nadie te enseñó. Herramientas, máquinas, plazos cortos y terreno nuevo te van bien, y la independencia no te quita la consideración.',
    hard: 'La demora te empuja a cortar lo que se podía desatar. Aguantas años una situación y la acabas en una tarde; unas protestas cortas y francas por el camino te saldrían más baratas.',
  },
  'Mars-Neptune': {
    conjunction:
      'Actúas según lo que imaginas. Puedes luchar por una causa, moverte con la música, trabajar por quienes no tienen voz; contra un adversario burdo te cansas, porque no ves a qué le das.',
    soft: 'Tu fuerza es flexible. Rodeas un obstáculo como el agua, inspiras más de lo que ordenas, y lo que se hace por gusto no te agota nunca.',
    hard: 'En vez de decir que no, se te olvida, te dejas llevar, llegas tarde. El enojo está ahí, solo que bajo el agua. Una negativa franca te parece brutal durante un minuto y luego te libera un día entero.',
  },
  'Mars-Pluto': {
    conjunction:
      'Tienes reservas que solo aparecen cuando va en serio. No te rindes, no olvidas, y has de elegir tus metas con cuidado porque alguna la vas a alcanzar.',
    soft: 'Puedes seguir cuando otros paran, y lo haces sin ruido. Las tareas que piden nervio y minucia, un rescate, una reforma, una larga investigación, hallan en ti a la persona justa.',
    hard: 'Cada desacuerdo amenaza con ser la última batalla. Pronto te topaste con la fuerza y juraste que nunca más; lo más fuerte que puedes hacer ahora es dejar sin pelear una pelea pequeña.',
  },
  'Mars-Ascendant': {
    conjunction:
      'Entras con velocidad. Te toman por gente con más valor, menos años o peor genio de lo que sientes, y se apartan; una sonrisa por delante te ahorra la mitad de los combates.',
    soft: 'Vas derecho a las personas y a las cosas, y se toma a bien. Tu energía se ve y es limpia, y rara vez te hace falta levantar la voz.',
    hard: 'Tu propia pelea te la encuentras en los demás: ellos provocan, tú solo te defiendes. Mira cuántas veces empieza de la misma manera, y ya tienes el asa.',
  },
  'Mars-Midheaven': {
    conjunction:
      'Quieres ganar en tu trabajo, y prefieres llevar una tropa pequeña a servir en una grande. Una vocación con riesgo, herramientas o rivales te mantiene en la verdad; sin ella peleas con tus superiores.',
    soft: 'La ambición te sienta bien. Tomas la iniciativa sin pisar a nadie, y tu esfuerzo lo ve la gente adecuada en el momento adecuado.',
    hard: 'Los jefes y tú sois una vieja historia, y el calor de la pelea te lo llevas a casa. Lo que buscas de verdad es un campo propio; el día que lo tengas, la disputa se queda sin leña.',
  },
};
