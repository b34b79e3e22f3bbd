import type { PalmWords } from '../../palm/palm-words.ts';

/** What a feature says by itself, where the photo leaves the one open that would join it. */
export const alone: PalmWords['alone'] = {
  fingers: {
    index: {
      longer: 'Te gusta llevar las riendas, y la gente suele dejártelas.',
      equal: 'En ti la ambición y el disfrute comen a la misma mesa, y ninguno le quita el pan al otro.',
      shorter: 'Prefieres brillar a mandar, y un riesgo por el camino no te asusta.',
    },
    little: {
      long: 'Las palabras te vienen deprisa y caen donde tú quieres.',
      mean: 'Dices lo que hay que decir y dejas lo demás en paz.',
      short: 'Te vendes por menos de lo que vales y dejas que hable el trabajo.',
    },
  },
  'major-lines': {
    heartEnd: {
      index: 'En el afecto apuntas alto, y lo que prometiste lo cumples.',
      between: 'En tus afectos, el calor y el buen sentido van de la mano.',
      middle: 'Tu corazón sigue un camino propio y no pregunta a nadie por dónde se va.',
    },
    heartForm: {
      curved: 'Lo que sientes se te ve en la cara antes de que decidas mostrarlo.',
      straight: 'El cariño lo demuestras con lo que haces y rara vez lo anuncias.',
    },
    headLength: {
      long: 'Una idea que has empezado la piensas hasta el final.',
      mean: 'Tu juicio es el de todos los días, que es el que hace falta.',
      short: 'Tu cabeza toma el atajo y llega antes de que otros encuentren el mapa.',
    },
    headSlope: {
      sloping: 'La imaginación tiene mucho que decir en lo que piensas.',
      level: 'Contigo van primero los hechos y después las imágenes.',
    },
    headStart: {
      joined: 'Empiezas con cuidado y miras el agua antes de meterte.',
      apart: 'Vas por tu cuenta, y nadie tiene que empujarte.',
    },
    heartGap: {
      near: 'Antes de que el corazón firme nada, la cabeza lo ha leído.',
      apart: 'Sentir y pensar tienen en ti cuartos distintos, con las puertas abiertas.',
    },
    lifeSweep: {
      wide: 'Hay en ti energía para la gente y para los planes, y aún sobra.',
      mean: 'Tu fuerza está bien repartida a lo largo del día.',
      narrow: 'Guardas la fuerza para las pocas cosas que la merecen.',
    },
    lifeLength: {
      long: 'Tienes aguante, del constante; eso no tiene nada que ver con lo que dura una vida.',
      short: 'Tu energía llega por rachas, y una buena racha no es poca cosa.',
    },
    fate: {
      near: 'Tu camino empieza entre los tuyos.',
      centre: 'El camino por el que vas lo has hecho tú.',
      far: 'Otras personas ponen la mano en tu camino, y te sienta bien.',
      absent:
        'No se ve una línea del destino marcada, así que el camino lo eliges tú; los libros no lo tienen por mala señal.',
    },
  },
  'minor-lines': {
    skin: {
      busy: 'Muchas cosas dejan huella en ti: la palma está llena de líneas finas.',
      calm: 'Poco altera la superficie: junto a las grandes corren pocas líneas finas.',
    },
  },
  summary: {
    type: {
      earth: 'Lo tuyo es el suelo firme y el trabajo acabado.',
      air: 'Lo tuyo son las preguntas, y la charla que viene después.',
      fire: 'Lo tuyo son los comienzos, y quien está cerca entra en calor.',
      water: 'Lo tuyo son los matices, y oyes más de lo que se dice.',
    },
    headSlope: {
      sloping: 'A tu pensamiento le gusta salirse de la carretera y mirar el paisaje.',
      level: 'Tu pensamiento no levanta los pies del suelo.',
    },
    headStart: {
      joined: 'Primero pruebas el hielo y luego cruzas.',
      apart: 'Primero cruzas y después miras atrás.',
    },
    heartForm: {
      curved: 'Lo que tira de ti es un corazón que habla antes de su turno.',
      straight: 'Lo que tira de ti es un corazón que antes actúa que se explica.',
    },
    headLength: {
      long: 'Enfrente hay una cabeza que quiere haber pensado en todo.',
      mean: 'Un juicio sencillo y bueno mantiene la paz.',
      short: 'Una cabeza rápida acorta la mayoría de tus disputas.',
    },
    lifeSweep: {
      wide: 'Conserva esa casa abierta que llevas dentro.',
      mean: 'Conserva el paso parejo que te lleva.',
      narrow: 'Conserva la costumbre de guardarte para lo que cuenta.',
    },
    skin: {
      busy: 'Regala a tantas impresiones una hora en la que no entre ninguna más.',
      calm: 'Tu serenidad merece que la cuides.',
    },
    fate: {
      near: 'Construye sobre lo que te dieron.',
      centre: 'Confía en el rumbo que encontraste por tu cuenta.',
      far: 'Quédate al alcance de la gente; contigo hacen que las cosas avancen.',
      absent: 'Elige, porque nada se ha elegido por ti.',
    },
  },
  personality: {
    type: {
      earth: 'Lo que una vez has tomado a tu cargo, a tu cargo se queda.',
      air: 'Una buena pregunta te alegra más que una respuesta hecha.',
      fire: 'Esperar es el único arte que nunca has querido aprender.',
      water: 'Notas el ambiente de un cuarto antes de haber encontrado silla.',
    },
    headLength: {
      long: 'Haces las cosas a fondo y tienes más intereses que tardes libres.',
      mean: 'Tienes sentido común, que es menos común de lo que dice su nombre.',
      short: 'Decides mientras otros siguen reuniendo razones.',
    },
    heartForm: {
      curved: 'Contigo la gente sabe a qué atenerse, porque se lo haces sentir.',
      straight: 'Hay en tus sentimientos un silencio que fácilmente se toma por distancia.',
    },
    headSlope: {
      sloping: 'La mitad de tu vida sucede en imágenes, y la otra mitad sale ganando.',
      level: 'Te gusta que las cuentas salgan, y casi siempre salen.',
    },
  },
  career: {
    headSlope: {
      sloping: 'El trabajo que deja sitio a la inventiva es el que más tiempo te retiene.',
      level: 'Cifras, técnica y orden son herramientas que se te dan bien.',
    },
    index: {
      longer: 'Te va mejor un equipo pequeño y tuyo que uno grande y ajeno.',
      equal: 'Sabes dirigir un proyecto y también sabes dejar que lo dirijan.',
      shorter: 'El trabajo con público, aunque sea poco, saca lo mejor de ti.',
    },
    little: {
      long: 'Donde haya algo que explicar o que vender, ahí deberías estar.',
      mean: 'Negocias con justicia y te levantas de la mesa en buenos términos.',
      short: 'Deja que otra persona anuncie lo que has hecho.',
    },
    fate: {
      near: 'La ayuda temprana de casa dio a tu trabajo su dirección.',
      centre: 'Encontraste tu dirección sin que nadie te la mostrara.',
      far: 'El trabajo entre la gente y para ella es el que más lejos te lleva.',
      absent: 'Puedes cambiar de campo sin pena; nada en ti depende de uno solo.',
    },
  },
  money: {
    headLength: {
      long: 'Lees la letra pequeña, toda.',
      mean: 'En los gastos tienes cabeza sin ser inflexible.',
      short: 'Compras como decides, al instante; las sumas grandes, consúltalas con la almohada.',
    },
    little: {
      long: 'Regateas un precio, y quien vende todavía te da las gracias.',
      mean: 'Preguntas cuánto vale una cosa y lo pagas.',
      short: 'Pides menos de lo que vale tu trabajo; la próxima vez, añade algo.',
    },
    fate: {
      near: 'Lo que te legaron, también los saberes, es tu capital.',
      centre: 'Lo que tienes te lo has ganado.',
      far: 'Viene de clientes, de valedores y de amigos.',
      absent: 'Varias fuentes pequeñas te van mejor que una sola grande.',
    },
  },
  love: {
    type: {
      earth: 'Cortejas haciendo falta, y estando todavía ahí en invierno.',
      air: 'Para ti, enamorarse empieza por una conversación.',
      fire: 'Tu interés es difícil de pasar por alto, y no lo querrías de otro modo.',
      water: 'Las pequeñas atenciones se quedan años en tu memoria.',
    },
    heartEnd: {
      index: 'Esperas mucho de quien te acompaña, y otro tanto de ti.',
      between: 'Ves a la otra persona como es, y por eso la quieres.',
      middle: 'Cuando quieres, es a tu manera y con toda tu fuerza.',
    },
    heartForm: {
      curved: 'La ternura te sale en palabras y gestos, sin medirla.',
      straight: 'Una lámpara arreglada o una cena caliente es tu forma de decirlo.',
    },
    heartGap: {
      near: 'La razón hace una o dos preguntas antes de que te rindas.',
      apart: 'Dejas que hable primero el corazón y escuchas luego a la cabeza.',
    },
  },
  marriage: {
    heartEnd: {
      index: 'La palabra dada es el suelo sobre el que levantas una casa.',
      between: 'Lo que aportas a un lazo largo es compañía de la buena.',
      middle: 'En un lazo largo necesitas un cuarto con puerta propia.',
    },
    lifeSweep: {
      wide: 'En tu mesa hay sitio para invitados, y a quien viva contigo debería gustarle.',
      mean: 'Los días compartidos y parejos te hacen bien.',
      narrow: 'Necesitas noches sin compañía, y alguien que en ese sentido no cuente como compañía.',
    },
    fate: {
      near: 'La familia tiene voz en tus grandes decisiones.',
      centre: 'Un lazo al lado de tu camino es bienvenido; atravesado, no.',
      far: 'La persona que va a tu lado cambia tu rumbo, y tú lo permites.',
      absent: 'Un lazo es para ti una decisión que de vez en cuando se vuelve a tomar.',
    },
  },
  health: {
    lifeSweep: {
      wide: 'Tienes fuerza para gastar; recuerda que se gasta.',
      mean: 'Un ritmo parejo mantiene tu fuerza en su sitio.',
      narrow: 'Una reserva pequeña, bien guardada, da para mucho.',
    },
    lifeLength: {
      long: 'Aguantas más de lo que crees.',
      short: 'Trabaja por etapas y descansa entre ellas sin mala conciencia.',
    },
    skin: {
      busy: 'Para ti las pausas no son un lujo: pasa mucho por ti en un día.',
      calm: 'La tensión te resbala mejor que a la mayoría.',
    },
    headStart: {
      joined: 'Mides tus fuerzas sin que nadie te lo diga.',
      apart: 'Mientras hay algo nuevo en marcha, olvidas que existen las camas.',
    },
  },
  challenges: {
    headStart: {
      joined: 'Salir del refugio de lo conocido: esa es tu lección.',
      apart: 'La tuya es la vieja lección de mirar antes de saltar.',
    },
    headLength: {
      long: 'Eres capaz de pensar un asunto hasta deshacerlo; para un pensamiento antes.',
      mean: 'Donde nada te obliga, quizá te conformes con lo que ya está bien.',
      short: 'Consulta alguna decisión con la almohada; por la mañana seguirá ahí.',
    },
    heartGap: {
      near: 'Deja que un sentimiento valga por una vez sin pruebas.',
      apart: 'Tu franqueza va delante de ti; mira dónde aterriza.',
    },
    skin: {
      busy: 'Algunas impresiones pueden quedarse en la puerta.',
      calm: 'Lo que a ti te resbala quizá le importaba a otra persona.',
    },
    lifeLength: {
      long: 'Como duras, te dan las tareas largas; rechaza una.',
      short: 'Una empresa grande pide que antes la cortes en trozos.',
    },
  },
  luck: {
    fate: {
      near: 'Los parientes que ayudan son tu suerte, a la antigua.',
      centre: 'Tu suerte tiene callos: la hiciste tú.',
      far: 'Un encuentro casual puede hacer más por ti que muchos planes.',
      absent: 'Tu suerte está en lo que eliges, más que en lo que estaba dispuesto.',
    },
    headStart: {
      joined: 'Te sirve mejor una ocasión preparada que una repentina.',
      apart: 'Encuentras la suerte por llegar antes.',
    },
    headSlope: {
      sloping: 'Una idea a su hora ya ha sido alguna vez tu suerte.',
      level: 'Apuestas pocas veces, y con la cabeza fría.',
    },
    little: {
      long: 'Una palabra en el oído justo te abre puertas.',
      mean: 'Los buenos modales te han traído más de lo que te daría la osadía.',
      short: 'Pide una vez más de lo que sueles; a lo mejor alguien dice que sí.',
    },
  },
};

/** Where the photo decides too little for a text. */
export const tooLittle: PalmWords['tooLittle'] = {
  'hand-type': 'El tipo queda abierto. Fotografía la mano plana desde arriba, y quizá se aclare.',
  fingers:
    'El largo de tus dedos es aquí demasiado parecido para decir algo de ellos. Estíralos y prueba otra vez.',
  'major-lines':
    'Con esta luz las líneas son demasiado débiles para distinguirlas de los pliegues de alrededor. La luz del día, de lado, ayuda.',
  mounts: 'No se ha podido ver nada de lo que está junto a los montes. Esta vez callan.',
  'special-features':
    'Lo que podría distinguir a la mano no se decide aquí. Eso no es un veredicto sobre ella.',
  'minor-lines': 'Entre una palma tranquila y una agitada esta foto no decide. Una más nítida quizá sí.',
  summary: 'Para un resumen, la imagen muestra demasiado poco. Es mejor decirlo.',
  personality: 'De tu carácter la imagen revela poco. Otro ángulo puede revelar más.',
  career: 'Sobre el trabajo, esta imagen se calla. Quien la lee con honradez, también.',
  money: 'De dinero no dice casi nada. Adivinar te saldría más caro de lo que vale.',
  love: 'Dónde acaba la línea del corazón y cómo se curva no está bastante claro. El amor queda esta vez sin decir.',
  marriage: 'Para un lazo largo la foto da muy poco. No falta nada más que verla mejor.',
  health: 'La energía y los hábitos quedan esta vez a oscuras. Con más luz saldrían.',
  challenges: 'Tus lecciones no aparecen en esta imagen. Eso no quiere decir que no las tengas.',
  luck: 'La suerte no deja huella en esta foto. Rara vez posa para un retrato.',
};
