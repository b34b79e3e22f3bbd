import type { PairTexts } from '../../aspects-report/texts.ts';

export const sun: PairTexts<'Sun'> = {
  'Sun-Moon': {
    conjunction:
      'Naciste cerca de la luna nueva: voluntad y sentimiento salen del mismo sitio, y lo que quieres lo quieres con todo tu ser. Dentro de ti no hay quien defienda la otra parte, así que una segunda opinión de alguien de confianza te vale más que a la mayoría.',
    soft: 'Lo que te propones y lo que necesitas para descansar no se pelean. Te recuperas deprisa, rara vez actúas contra tu propia fibra, y quien conoció a tus padres quizá note que de ambos te llevaste algo útil.',
    hard: 'Lo que decides por la mañana, tu humor puede tumbarlo por la tarde. Pronto aprendiste que dos personas de las que dependías querían cosas distintas, y aún intentas contentar a las dos; la salida es darle a la necesidad su propia hora y no dejarla esperar hasta que grite.',
  },
  'Sun-Mars': {
    conjunction:
      'Cuesta no verte cuando ya has decidido. La fuerza va derecha al asunto, la oposición te acelera, y lo que queda por aprender es cuándo una puerta cerrada es solo una puerta y no un insulto.',
    soft: 'El valor te llega sin discurso previo. Empiezas, sigues, sabes perder una ronda sin poner mala cara, y los demás se animan porque no haces del esfuerzo un drama.',
    hard: 'Que te digan lo que tienes que hacer prende fuego a algo. Ganas más discusiones de las que te hacen falta y luego hay que vivir con el silencio; un cuerpo honradamente cansado, de trabajo o de deporte, negocia mucho mejor.',
  },
  'Sun-Mercury': {
    conjunction:
      'Piensas con toda la persona: una idea es tuya como es tuya una mano. Eso le da color a lo que dices y vuelve difícil oír la crítica de una frase como crítica de una frase y nada más.',
  },
  'Sun-Jupiter': {
    conjunction:
      'Cuentas con que saldrá bien, y esa expectativa abre puertas. La generosidad te sienta, la medida hay que aprenderla a propósito, y tus planes mejoran en cuanto alguien puede preguntar cuánto tiempo costarán.',
    soft: 'Tienes una fe ligera en el día siguiente que no es ingenua, porque ha acertado bastantes veces. Maestros y mayores te toman cariño, y tú lo devuelves pasando adelante lo que te dieron.',
    hard: 'Dices que sí al calor del momento y conoces más tarde el tamaño de la promesa. La grandeza que hay en ti es real; se vuelve de fiar cuando recortas un tercio de cada plan antes de anunciarlo.',
  },
  'Sun-Venus': {
    conjunction:
      'Quieres gustar y casi siempre gustas, porque tienes ojo para lo agradable y unos modos que quitan filo. El precio se paga donde hacía falta un no sencillo y se dio un quizá con mucha gracia.',
  },
  'Sun-Saturn': {
    conjunction:
      'Creciste deprisa. El deber se sentó a tu lado antes de que acabara el juego, y todavía te pides lo que nunca le pedirías a un amigo; lo que construyes así se tiene en pie, y mejor aún desde que te dejas disfrutar de la vista.',
    soft: 'Sabes esperar, y sabes trabajar mientras esperas. La autoridad no te asusta porque algo de ella llevas dentro, y los años están de tu parte: lo que a los treinta haces bien, a los cincuenta lo harás con soltura.',
    hard: 'En algún sitio se te quedó la frase de que el lugar hay que ganárselo, y ninguna prueba acaba de bastar. Bajo ese látigo trabajas a conciencia. Sin él trabajas igual de bien, como descubres el día en que pones un límite y no se cae nada.',
  },
  'Sun-Uranus': {
    conjunction:
      'Algo en ti no se deja archivar. Cambias de rumbo cuando los demás se instalan, y a la gente le resultas un soplo de aire o no sabe dónde ponerte; la libertad te importa tanto que conviene preguntarse de vez en cuando para qué.',
    soft: 'Los métodos nuevos, las compañías raras y las puertas que se abren de golpe te sientan bien. Puedes romper con una costumbre sin romper nada más, y a menudo sale de ti, con calma, la frase de que hay otra manera.',
    hard: 'Justo cuando algo empieza a sujetarte, te entran ganas de arrancarlo. Algunas de esas salidas fueron acertadas. Otras las desandarías, y la diferencia se ve si entre el impulso y el anuncio pasan tres noches.',
  },
  'Sun-Neptune': {
    conjunction:
      'Tu contorno es blando, y entra mucho: humores, música, las esperanzas de los demás. Eso hace artistas o cuidadores antes que gerentes, y vuelve necesaria la soledad, porque a solas averiguas cuáles de los sentimientos son tuyos.',
    soft: 'La imaginación te alimenta sin llevarte lejos. Notas qué le falta a un cuarto, puedes darlo sin pedir el mérito, y un ideal que otros llamarían poco práctico suele cumplirse entre tus manos.',
    hard: 'Ves a las personas y los planes como podrían ser, y te sobresalta lo que son. El mismo ojo que aquí te engaña es un don donde la ilusión es el oficio, en un escenario, en una página; en los acuerdos, pídelo todo en palabras llanas.',
  },
  'Sun-Pluto': {
    conjunction:
      'No haces nada a medias. Hay en ti una voluntad que los demás sienten antes de que hables, y al menos una vez tuviste que dejar atrás a quien eras y empezar desde el suelo; el poder está a salvo contigo mientras admitas que te gusta.',
    soft: 'Puedes ir a la raíz de un asunto sin que te sacuda lo que hay allí. En una crisis acuden a ti, y con razón, y sabes cerrar un capítulo para siempre.',
    hard: 'Notas pronto quién quiere mandarte, y te resistes también donde nadie quiere. Mucha fuerza se va en no dejarte mover; se libera cuando cedes una vez, adrede y en algo pequeño, y compruebas que sigues ahí.',
  },
  'Sun-Ascendant': {
    conjunction:
      'Lo que eres se te ve en la cara. Naciste cerca del amanecer, entras tal cual, y te extraña que otros guarden un dentro y un fuera; quien te conoce se acuerda del día.',
    soft: 'Tus modos dicen la verdad sobre ti de manera amable. No hace falta que empujes para que te vean, y los desconocidos te dan el crédito que otros tienen que reunir primero.',
    hard: 'La gente se encuentra primero con unos modos y después contigo, y pueden pasar meses hasta que nota la diferencia. Te encuentras en quienes tienes enfrente: una pareja o un rival dice a menudo en voz alta lo que ibas a ser.',
  },
  'Sun-Midheaven': {
    conjunction:
      'Naciste cerca del mediodía, y tu vida se vive donde se ve. El trabajo nunca es para ti solo trabajo; quieres que tu nombre responda por algo, y tendrás que averiguar quién eres los días en que nadie llama.',
    soft: 'Aquello a lo que te dedicas y tu manera de ser se llevan bien. Quien manda reconoce tu meta sin largas explicaciones, y subes siendo un poco más claramente lo que ya eras.',
    hard: 'El camino público y tu propósito se cruzan en ángulo. Quizá empezaste en una profesión que alguien quiso para ti, o dejaste tus raíces para encontrar una; la vocación que dura tiene sitio para el lugar de donde vienes.',
  },
};
