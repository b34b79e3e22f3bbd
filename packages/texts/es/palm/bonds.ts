import type { PassageWords } from '../../palm/passages.ts';

/** Sources as in the English words. */
export const love: PassageWords<'love'> = {
  nature: {
    index: {
      curved:
        'Amas con las manos abiertas y las expectativas altas, ante todo contigo. Quien tiene tu palabra la tiene entera.',
      straight: 'Eres fiel sin discursos: el ideal es alto, el tono es bajo, y se sostiene.',
    },
    between: {
      curved:
        'Tienes un corazón cálido con buena vista. Dices lo que sientes y ves a la otra persona como es, no como la querrías.',
      straight:
        'El cariño es algo que haces: una bicicleta arreglada, una llamada en la noche justa. Conoces los límites de la gente y la quieres dentro de ellos.',
    },
    middle: {
      curved: 'Sientes con fuerza y lo muestras, a tu hora y a tu modo; las medias tintas no te dicen nada.',
      straight:
        'Detrás de una fachada tranquila hay mucho fuego. Eliges por tu cuenta a quién dejas acercarse, y nadie te convence.',
    },
  },
  style: {
    earth: {
      index: 'Cortejas con tu presencia, a la hora y con lo que hacía falta.',
      between: 'En tu idioma, una cena para dos dice más que un poema.',
      middle: 'Tu cuerpo sabe antes que tu cabeza a quién quieres a tu lado.',
    },
    air: {
      index:
        'Para ti empieza con una conversación que no quiere acabar, y con alguien a quien mirar hacia arriba.',
      between: 'Te enamoras hablando, y sigues así porque os reís de ello.',
      middle: 'Una mente ágil te atrae enseguida; que admiren la tuya es lo que te retiene.',
    },
    fire: {
      index:
        'Persigues de todo corazón, y pones a quien amas en un pedestal donde nadie aguanta mucho tiempo.',
      between: 'Tu simpatía la muestras pronto, a las claras y de buen humor.',
      middle: 'Al principio eres pura llama, y sientes curiosidad por lo que queda cuando se asienta.',
    },
    water: {
      index: 'Amas una imagen tanto como a una persona; sé amable con la persona cuando las dos se separen.',
      between: 'Las pequeñas atenciones te acompañan años, las que recibiste y las que diste.',
      middle: 'Amas como se escucha música, por entero y con los ojos cerrados.',
    },
    unknown: {
      index: 'Buscas a alguien a quien admirar, y ofreces lo mismo.',
      between: 'La cercanía te llega más por los días compartidos que por las grandes veladas.',
      middle: 'En ti la atracción tiene la primera palabra, y la dejas hablar.',
    },
  },
  fit: {
    earth: {
      near: 'Te va bien alguien que te dé tiempo de pensar un sentimiento antes de ponerle nombre.',
      apart: 'Alguien con tu misma franqueza os ahorra a los dos las adivinanzas.',
    },
    air: {
      near: 'Tu cabeza pide que la convenzan; a la persona adecuada eso le hace gracia, y se lo toma por capítulos.',
      apart:
        'Necesitas a alguien que soporte que digas lo que piensas y sientas lo que dices, de un solo aliento.',
    },
    fire: {
      near: 'Busca calma: alguien que no se alarme cuando tu razón le pone el freno al corazón.',
      apart: 'Contigo todo está sobre la mesa, así que elige a quien sepa responder.',
    },
    water: {
      near: 'Escondes una herida tras buenos argumentos; quien los atraviese con la mirada puede quedarse.',
      apart: 'Te va una persona tierna y sincera, porque no sabes fingir ni vivir junto al fingimiento.',
    },
    unknown: {
      near: 'Avisa a la otra persona cuando aún lo estás pensando; el silencio se lee mal con facilidad.',
      apart: 'Tu franqueza pide a alguien que no la tome por un ataque.',
    },
  },
};

export const marriage: PassageWords<'marriage'> = {
  bond: {
    wide: {
      index:
        'Cumples tu palabra y quieres tu libertad, y ahí no ves contradicción; di pronto que las dos van en serio.',
      between:
        'Te va un lazo con las puertas abiertas, en el que dos personas salen por la mañana y vuelven con gusto a casa.',
      middle:
        'Bajo cualquier techo compartido necesitas terreno tuyo: un cuarto, un círculo, un día de la semana.',
    },
    unknown: {
      index: 'Cumplir una promesa es tu manera de querer.',
      between: 'Quieres una pareja para compartir los días de diario; las fiestas se cuidan solas.',
      middle: 'Necesitas una vida en pareja que te deje tu propio criterio.',
    },
  },
  days: {
    wide: {
      wide: 'Invitados, planes y ventanas abiertas son tu idea de un hogar; procura que quede una noche sin nada de eso.',
      mean: 'Das mucho espacio y te tomas el tuyo sin pedirlo, y funciona mientras ambas partes conozcan el calendario.',
      narrow: 'Necesitas menos compañía de lo que tu pareja cree, y más libertad de la que te gusta pedir.',
    },
    unknown: {
      wide: 'La compañía llega con facilidad a tu mesa.',
      mean: 'Te gustan las costumbres compartidas, y las mantienes vivas con pequeños cambios.',
      narrow:
        'En la vida en común necesitas horas de silencio, y haces bien en decirlo antes de que te falten.',
    },
  },
  choice: {
    near: {
      curved: 'La familia se sienta a tu mesa aunque no esté; dile con cariño dónde acaba la mesa.',
      straight:
        'Los tuyos pesan en tus decisiones grandes, y pocas veces les cuentas cuánto tiempo lo sopesas.',
    },
    centre: {
      curved:
        'Junto a tu camino buscas a alguien que también tenga el suyo, y sabes decirlo con todas las letras.',
      straight: 'Mantienes tu rumbo y esperas que tu pareja lleve otro, paralelo y a distancia de voz.',
    },
    far: {
      curved: 'Una pareja puede cambiar tu rumbo, y tú serías la primera voz en contarlo con gusto.',
      straight:
        'Otra persona puede llevarte a sitios que no habrías elegido, y solo después notas lo bien que te sientan.',
    },
    absent: {
      curved:
        'De vez en cuando vuelves a elegir a la misma persona, en voz alta, y eso es más que un voto hecho una sola vez.',
      straight: 'Un lazo es para ti una decisión y no un destino; lo renuevas en silencio, con lo que haces.',
    },
  },
};

export const health: PassageWords<'health'> = {
  vitality: {
    wide: {
      long: 'Tienes energía para la gente y los planes, y dura hasta la noche; otros se apoyan en ella más de lo que saben.',
      short: 'Das mucho de una vez y luego necesitas desaparecer un rato; lo uno va con lo otro.',
    },
    mean: {
      long: 'Tu fuerza es de la pareja, más de quien camina que de quien corre.',
      short: 'Tu energía viene en olas de tamaño amable: trabaja en la cresta y descansa en el valle.',
    },
    narrow: {
      long: 'Gastas poco y duras mucho, porque pones la fuerza en pocas cosas.',
      short: 'Tu energía está racionada con finura, así que elige bien a qué va primero por la mañana.',
    },
  },
  constitution: {
    earth: {
      busy: 'A tu cuerpo le gustan las horas regulares mientras los sentidos recogen todo el día; el aire libre pone de acuerdo a los dos.',
      calm: 'La rutina te alimenta: un día con principio y final te mantiene en equilibrio.',
    },
    air: {
      busy: 'Por tu cabeza pasa mucho, y buena parte sin invitación; lo que mejor te repone es una hora sin palabras.',
      calm: 'Mantienes fresca la superficie sobre una mente ocupada; caminar sin destino la ventila.',
    },
    fire: {
      busy: 'Ardes deprisa y lo notas todo; bailar o correr gasta lo que si no te quitaría el sueño.',
      calm: 'Tu empuje corre por un cauce tranquilo; dale algo que levantar o que escalar.',
    },
    water: {
      busy: 'Tus cuerdas son finas, y vives de silencio como otros viven de pan.',
      calm: 'Los humores pasan sobre ti como el tiempo sobre un lago; un entorno en calma mantiene clara el agua.',
    },
    unknown: {
      busy: 'Recoges muchas impresiones, así que apunta las pausas como apuntas las citas.',
      calm: 'La tensión parece llegarte tarde, y es un don mientras la notes cuando llega.',
    },
  },
  watch: {
    busy: {
      joined:
        'Atención a la noche en que todavía repasas el día; los caracteres cuidadosos se cansan de tanto ensayar.',
      apart:
        'Con algo nuevo entre manos se te olvida parar, así que mete la pausa en el plan antes de empezar.',
    },
    calm: {
      joined: 'Dosificas bien tus fuerzas; cuida solo de que la calma no se vuelva aplazamiento.',
      apart:
        'Arrancas antes de haber descansado del último arranque; deja que una cosa acabe y que luego empiece otra.',
    },
  },
  strength: {
    earth: {
      wide: 'Un huerto, una cocina llena de gente, un trabajo pesado entre varios: ahí te recuperas sin dejar de hacer.',
      mean: 'Lo que haces con las manos y sin prisa te da más que un día de ocio.',
      narrow: 'Un camino conocido, a solas, te pone otra vez en tu sitio.',
    },
    air: {
      wide: 'Una buena charla en un paseo largo te refresca como nada.',
      mean: 'Leer y aire fresco, en ese orden, te devuelven a tu ser.',
      narrow: 'El silencio es tu fuente, y no tienes que explicar a nadie que vas hacia ella.',
    },
    fire: {
      wide: 'Te recuperas haciendo otra cosa con toda tu fuerza.',
      mean: 'Una pequeña competición, ganada o perdida, te despeja la cabeza.',
      narrow: 'Esfuerzo corto y duro y luego descanso de verdad: a tu fuerza le gusta ese filo.',
    },
    water: {
      wide: 'Hacer algo por la gente que quieres te devuelve lo que te quitan las multitudes.',
      mean: 'El agua, la música y una puerta cerrada son parte de tu semana.',
      narrow: 'Reúnes fuerzas como un pozo, fuera de la vista y de un día para otro.',
    },
    unknown: {
      wide: 'La compañía te da fuerza, siempre que la puedas elegir.',
      mean: 'Un ritmo constante es tu mejor apoyo.',
      narrow: 'Menos citas y mejor cumplidas: eso es lo que te hace bien.',
    },
  },
};
