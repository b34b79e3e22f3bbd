import type { PassageWords } from '../../palm/passages.ts';

/** Sources as in the English words. */
export const career: PassageWords<'career'> = {
  direction: {
    sloping: {
      longer:
        'Quieres dar forma a algo tuyo y tener ahí la última palabra; las ideas que nadie puede tocar te aburren, y también mandar sin idea.',
      equal:
        'Te va un trabajo que deje sitio a la inventiva, en un círculo donde el mando pueda cambiar de manos.',
      shorter:
        'Tu sitio está donde algo se hace y se muestra: la página, el escenario, el tablero de dibujo, cualquier lugar con público para lo que inventas.',
    },
    level: {
      longer:
        'Das lo mejor con una tarea clara y con gente por la que responder, con orden en el asunto y la última palabra en tu mano.',
      equal:
        'Te van los campos con hechos a los que agarrarse, cifras, técnica, organización, y una mesa entre iguales.',
      shorter:
        'Tienes la rara pareja de la cabeza fría y el gusto por la escena: presentar bien los hechos duros ya es un oficio.',
    },
  },
  path: {
    near: {
      sloping:
        'Al principio de tu camino hay algo de casa, un oficio, un gusto, una palabra de ánimo, y haces bien en rehacerlo a tu manera.',
      level: 'Tu camino parte de lo que te entregaron, y sobre eso construyes piedra a piedra.',
    },
    centre: {
      sloping:
        'La dirección la encuentras por tu cuenta y la llenas de inventos propios; los consejos los oyes con educación.',
      level: 'Fijas tu rumbo y llevas de él las cuentas; de lo que alcanzas puedes dar razón.',
    },
    far: {
      sloping:
        'Tus mejores ideas te las sacan otros: un público, una clienta, un maestro encontrado a tiempo.',
      level:
        'Lo que más lejos te lleva es trabajar para otros y entre otros, porque es tu juicio sereno lo que vienen a buscar.',
    },
    absent: {
      sloping:
        'No tienes trazada una única carretera, y a tu imaginación le gusta así; varios oficios, por turno o a la vez, pueden ser cada uno el bueno.',
      level:
        'Eliges cada paso por lo que vale y puedes cambiar de campo sin pena, porque tu método va contigo.',
    },
  },
  counsel: {
    longer: {
      long: 'Diriges y convences: deja a los demás una parte de la charla, y te seguirán más lejos.',
      mean: 'Pide la responsabilidad que ya llevas encima; sin pedirla, pocas veces se da.',
      short:
        'Prefieres decidir a hacerte propaganda. Di una vez, en voz alta, lo que has hecho, antes de que otro se lleve el mérito.',
    },
    equal: {
      long: 'Podrías vender casi cualquier cosa, así que elige con cuidado lo que merece tus palabras.',
      mean: 'Ni empujas ni te escondes, y por eso todo el mundo quiere trabajar contigo; una vez al año, quiere algo para ti.',
      short: 'Tu trabajo habla por ti, pero habla bajo: ponle tu nombre.',
    },
    shorter: {
      long: 'El escenario y la lengua son tuyos; la diferencia está en la preparación callada que nadie aplaude.',
      mean: 'Enseña antes lo inacabado: un público te enseña lo que no trae ningún manual.',
      short: 'Te gusta que te vean y no te gusta presumir; que se vea entonces la obra, y ponte al lado.',
    },
  },
};

export const money: PassageWords<'money'> = {
  tendency: {
    wide: {
      long: 'Tienes la mano abierta y el ojo en la letra pequeña: das con gusto, después de leer lo que firmas.',
      mean: 'Gastas como respiras, sin drama, y un sencillo buen sentido te detiene a la puerta de la tienda.',
      short:
        'El dinero pasa deprisa por tus manos, casi siempre para alegría de alguien; un día entre el deseo y la compra es tu mejor aliado.',
    },
    unknown: {
      long: 'Lees las condiciones del contrato, y haces bien.',
      mean: 'Los gastos los juzgas con sentido común, y dejas que las sumas pequeñas sean pequeñas.',
      short: 'Sobre dinero decides deprisa y no te gusta que se discuta.',
    },
  },
  habits: {
    wide: {
      long: 'Cuando regateas, bajas el precio con encanto y luego lo redondeas hacia arriba por bondad.',
      mean: 'Dices un precio justo, y lo que regalas son los extras.',
      short: 'Sueles pedir de menos y añadir algo encima; deja de vez en cuando que pida por ti un amigo.',
    },
    unknown: {
      long: 'Las palabras son tu calderilla, y la gastas bien.',
      mean: 'Tratas con rectitud y esperas lo mismo.',
      short: 'Hablar de precios te da apuro, así que escribe tu cifra antes de la cita.',
    },
  },
  ground: {
    earth: {
      near: 'Lo que te legaron, más saberes que cosas, es tu suelo más firme.',
      centre: 'Levantas tus medios como se levanta un muro, a solas si hace falta, hilada sobre hilada.',
      far: 'Por lo cumplidor de tu trato acuden a ti, y se lo cuentan unos a otros.',
      absent: 'Varias fuentes pequeñas y sólidas te convienen más que una sola y lucida.',
    },
    air: {
      near: 'Un nombre, una escuela, un círculo en el que creciste habla por lo que sabes.',
      centre: 'El saber es tu capital, y lo reuniste tú.',
      far: 'Los contactos son tu riqueza: una conversación te lleva a la siguiente.',
      absent:
        'Vives de la variedad, aquí enseñas, allá explicas, y la mezcla es más estable de lo que parece.',
    },
    fire: {
      near: 'Los tuyos te prestan el primer empujón, y el resto lo haces a la carrera.',
      centre: 'Ganas empezando cosas; ten cerca a alguien que disfrute acabándolas.',
      far: 'Tu entusiasmo trae valedores y clientes, y los aprecias por algo más que sus encargos.',
      absent:
        'Tomas las ocasiones como vienen y llevas bien el cambio; una suma fija apartada calma el viaje.',
    },
    water: {
      near: 'Tu casa es tu reserva en todos los sentidos, y devuelves más de lo que tomaste.',
      centre: 'Vives de un don que desarrollaste en silencio; su precio lo pones tú.',
      far: 'Lo que la gente busca en ti es que la entiendas; recuerda que eso también es trabajo.',
      absent:
        'Eliges por el sentido más que por la paga, y te quedas en paz cuando has mirado las dos cosas.',
    },
    unknown: {
      near: 'Te apoyas en lo que te dio tu familia, aunque sea solo una manera de hacer las cosas.',
      centre: 'Lo que tienes lo has hecho, y se nota en cómo lo cuidas.',
      far: 'La gente es tu mejor fuente, sean clientes, maestros o amigos.',
      absent: 'Puedes cambiar aquello de lo que vives, y también esa libertad vale algo.',
    },
  },
  advice: {
    long: {
      long: 'Decide de antemano cuánta reflexión merece una compra, y mientras tanto deja descansar tu facilidad de palabra.',
      mean: 'Ponle fecha a cada decisión de estas; a partir de la tercera comparación no aprendes nada nuevo.',
      short:
        'Nadie sabe mejor que tú lo que vale tu trabajo, así que lee la cifra en un papel si te falla la voz.',
    },
    mean: {
      long: 'Promete un poco menos de lo que podrías; tu palabra es lo que menos puedes permitirte gastar de más.',
      mean: 'Aquí hay poco que enmendar: sigue mirando tus cuentas un día fijo.',
      short: 'Di tu cifra antes que nadie, y luego calla lo que se tarda en contar hasta cinco.',
    },
    short: {
      long: 'Antes de dar la mano, repite para ti lo acordado; hablas más deprisa de lo que sumas.',
      mean: 'Consulta con la almohada todo lo que cueste más de una semana de tu trabajo.',
      short: 'Deja que alguien de tu confianza repase lo que firmas con prisa.',
    },
  },
};

export const luck: PassageWords<'luck'> = {
  pattern: {
    near: {
      wide: 'Tu fortuna tiene parientes: llega por gente que conoció tu infancia, y sales a su encuentro con los brazos abiertos.',
      mean: 'Lo que te llega por familia y viejos lazos lo conservas bien, y esa es la mitad más grande.',
      narrow: 'Unos pocos lazos viejos te sirven más que cien nuevos.',
    },
    centre: {
      wide: 'Sales a buscar tu suerte, y traes también para los demás.',
      mean: 'Vista de cerca, tu suerte se parece mucho al trabajo.',
      narrow: 'Esperas la única puerta que es tuya, y entonces no dudas.',
    },
    far: {
      wide: 'Es en los encuentros casuales donde te pasan cosas, y tú procuras que haya muchos.',
      mean: 'Suele ser una tercera persona la que dice tu nombre en el momento justo.',
      narrow: 'No te hace falta salir mucho: quien te aprecia te manda a otros.',
    },
    absent: {
      wide: 'Nada está trazado para ti, así que pruebas muchas puertas con buen ánimo, y con eso solo ya se abren algunas.',
      mean: 'Tu suerte está en lo que eliges, y más aún en lo que conservas.',
      narrow:
        'Dejas pasar la mayoría de las ocasiones y tomas las pocas que encajan; desde fuera parece fortuna.',
    },
  },
  signal: {
    joined: {
      longer:
        'Las ocasiones preparadas son las que mejor te sirven: te gusta que te pidan aquello para lo que llevas tiempo a punto.',
      equal: 'La oportunidad es tu talento; reconoces el momento porque lo has esperado.',
      shorter: 'Ensayas en privado y luego sorprendes a todo el mundo, también a ti.',
    },
    apart: {
      longer: 'Encuentras huecos yendo por delante y preguntando a las claras.',
      equal: 'El primer paso lo das con ligereza, porque también sabes desandarlo.',
      shorter: 'Apuestas por ti, con alegría y en público.',
    },
  },
  spark: {
    sloping: {
      long: 'Una idea bien contada es tu moneda de la suerte.',
      mean: 'Atiende a lo que se te ocurre cuando no haces nada; a menudo es mejor que lo planeado.',
      short: 'Escribe tus ocurrencias y enséñaselas a una persona, porque son mejores de lo que dices.',
    },
    level: {
      long: 'Una palabra clara y a tiempo vuelve muchas cosas hacia ti.',
      mean: 'En ti la suerte es cuestión de fijarse: la cifra que no cuadra, la puerta entornada.',
      short: 'De lo que esperas hablas poco, y lo preparas bien; es la mejor mitad de la esperanza.',
    },
  },
};
