import type { CoreTexts } from '../../natal-reading/texts.ts';

export const core: CoreTexts = {
  'Sun-Moon': {
    conjunction: 'El Sol y la Luna están juntos, y por eso tu fuerza es querer una sola cosa.',
    soft: 'El Sol y la Luna se apoyan, que es la suerte callada de esta carta: no tienes que pelear contigo para avanzar.',
    hard: 'En contra está la disputa más vieja de la carta, el Sol frente a la Luna: tus metas y tus necesidades tienen horarios distintos.',
  },
  'Sun-Mars': {
    conjunction: 'Marte junto a tu Sol le da a todo empuje y un genio que no pide permiso.',
    soft: 'Puedes contar con Marte, que respalda a tu Sol: el valor está ahí cuando llega el momento.',
    hard: 'En contra tira Marte, enfrentado a tu Sol: unas ganas de pelea que gastan la fuerza que guardabas para otra cosa.',
  },
  'Sun-Mercury': {
    conjunction:
      'Mercurio pegado a tu Sol le pone una pluma en la mano, y te aclaras poniéndolo en palabras.',
  },
  'Sun-Jupiter': {
    conjunction: 'Júpiter al lado de tu Sol ensancha el marco una y otra vez.',
    soft: 'Júpiter mira bien a tu Sol, y la confianza en que acabará bien te lleva por tramos donde otros se dan la vuelta.',
    hard: 'En contra tira Júpiter, en tensión con tu Sol: se promete más de lo que cabe en un día.',
  },
  'Sun-Venus': {
    conjunction: 'Venus pegada a tu Sol redondea las esquinas, y prefieres ganarte a la gente que vencerla.',
  },
  'Sun-Saturn': {
    conjunction:
      'Saturno al lado de tu Sol añade peso a todo lo que emprendes, y al principio de la vida fue demasiado.',
    soft: 'Saturno le da a tu Sol una mano firme, y el tiempo trabaja para ti.',
    hard: 'En contra tira Saturno, que recibe a tu Sol con el ceño fruncido: antes de cada paso, un examinador interior te pide los papeles.',
  },
  'Sun-Uranus': {
    conjunction: 'Urano junto a tu Sol se encarga de que nada te salga como se suele hacer.',
    soft: 'Urano le presta a tu Sol aire fresco, y tu libertad no necesita portazos.',
    hard: 'En contra tira Urano, atravesado en el camino de tu Sol: lo que se está quieto, lo sacudes.',
  },
  'Sun-Neptune': {
    conjunction: 'Neptuno junto a tu Sol ablanda cada línea, y lo que buscas no tiene dirección fija.',
    soft: 'Neptuno le presta a tu Sol imaginación, y lo que haces por sí mismo es lo que mejor te sale.',
    hard: 'En contra tira Neptuno, que vela tu Sol: el deseo y el hecho se cambian la ropa cuando no miras.',
  },
  'Sun-Pluto': {
    conjunction: 'Plutón junto a tu Sol lo hace todo o nada.',
    soft: 'Plutón está detrás de tu Sol como un motor profundo, y en la crisis ganas.',
    hard: 'En contra tira Plutón, en pulso con tu Sol: un recelo ante el poder, el tuyo y el ajeno.',
  },
  'Sun-Ascendant': {
    conjunction: 'Tu Sol está en el horizonte; lo que eres y lo que pareces es lo mismo.',
    soft: 'Tu Sol y tu Ascendente se entienden, y en tu manera se reconoce lo que buscas.',
    hard: 'En contra tira la distancia entre tu Sol y tu Ascendente: contestan a tus modales y no a lo que quieres decir.',
  },
  'Moon-Mars': {
    conjunction: 'Marte junto a tu Luna calienta los sentimientos y te da valor para defender a otros.',
    soft: 'La Luna y Marte se llevan bien, y un humor se hace acto antes de agriarse.',
    hard: 'En contra tira Marte, reñido con tu Luna: la herida se vuelve calor, sobre todo en el hogar.',
  },
  'Moon-Mercury': {
    conjunction: 'Mercurio junto a tu Luna pone voz a tus humores.',
    soft: 'La Luna y Mercurio se entienden, y encuentras la palabra antes de que el sentimiento crezca demasiado.',
    hard: 'En contra tira Mercurio, que discute con tu Luna: la cabeza explica lo que el corazón solo quería decir.',
  },
  'Moon-Jupiter': {
    conjunction: 'Júpiter junto a tu Luna hace espacioso el corazón.',
    soft: 'Júpiter quiere bien a tu Luna: recibiste una reserva de confianza, y se rellena sola.',
    hard: 'En contra tira Júpiter, que hincha tu Luna, y los sentimientos y los regalos salen una talla grandes.',
  },
  'Moon-Venus': {
    conjunction: 'Venus junto a tu Luna te da ternura y horror a lo tosco.',
    soft: 'La Luna y Venus se llevan bien, y el afecto te resulta sencillo, cosa más rara de lo que parece.',
    hard: 'En contra tira Venus, en desacuerdo con tu Luna: primero agradas, y luego averiguas lo que te habría hecho falta.',
  },
  'Moon-Saturn': {
    conjunction: 'Saturno junto a tu Luna tiene los sentimientos en orden y bajo llave.',
    soft: 'Saturno sostiene tu Luna, y tus sentimientos aguantan peso.',
    hard: 'En contra tira Saturno, que le cierra la puerta a tu Luna: antes te quedas sin ello que pedirlo.',
  },
  'Moon-Uranus': {
    conjunction: 'Urano junto a tu Luna tiene los sentimientos de puntillas.',
    soft: 'Urano deja sitio a tu Luna, y el cambio no te asusta.',
    hard: 'En contra tira Urano, que sobresalta a tu Luna: la cercanía se desea y, apenas llega, se huye de ella.',
  },
  'Moon-Neptune': {
    conjunction: 'Neptuno junto a tu Luna deja entrar todo.',
    soft: 'Neptuno y tu Luna comparten una lengua de imágenes, y de ella te viene la compasión.',
    hard: 'En contra tira Neptuno, que empaña tu Luna, y cargas con penas que no son tuyas.',
  },
  'Moon-Pluto': {
    conjunction: 'Plutón junto a tu Luna hace hondo cada sentimiento.',
    soft: 'Plutón le da a tu Luna hondura sin ahogarla, y de las pérdidas sales con más de lo que tenías.',
    hard: 'En contra tira Plutón, que aprieta tu Luna: cuando algo te duele, un miedo viejo habla en tu nombre.',
  },
  'Moon-Ascendant': {
    conjunction: 'Tu Luna está en el horizonte, y cada humor se ve.',
    soft: 'La Luna y el Ascendente se entienden, y hay desconocidos que contigo se sienten en su casa.',
    hard: 'En contra tira la distancia entre tu Luna y la cara que enseñas: pocos adivinan cómo estás.',
  },
  'Mars-Ascendant': {
    conjunction: 'Marte en el horizonte entra antes que tú.',
    soft: 'Marte ayuda a tu Ascendente, y vas hacia las cosas sin alboroto.',
    hard: 'En contra tira Marte, frente a tu Ascendente: contiendas que parecen venir de fuera y empiezan siempre igual.',
  },
  'Mercury-Ascendant': {
    conjunction: 'Mercurio en el horizonte te da a primera vista viveza y curiosidad.',
    soft: 'Mercurio sirve bien a tu Ascendente, y en un minuto das con el tema común.',
    hard: 'En contra tira Mercurio, atravesado ante tu Ascendente: mientras conoces a alguien, ya lo estás comentando.',
  },
  'Jupiter-Ascendant': {
    conjunction: 'Júpiter en el horizonte te agranda a primera vista.',
    soft: 'Júpiter es amable con tu Ascendente, y las puertas siguen abiertas un momento más.',
    hard: 'En contra tira Júpiter, que estira de tu Ascendente: tu primera sonrisa promete más de lo que cabe en la semana.',
  },
  'Venus-Ascendant': {
    conjunction: 'Venus en el horizonte gusta antes de que hables.',
    soft: 'Venus adorna tu Ascendente, y a tu lado la gente se tranquiliza.',
    hard: 'En contra tira Venus, frente a la cara que enseñas: ves tan bien lo que gustaría que te olvidas de preguntarte.',
  },
  'Saturn-Ascendant': {
    conjunction: 'Saturno en el horizonte te da cautela en cada umbral.',
    soft: 'Saturno afirma tu Ascendente, y la gente se calma cuando te haces cargo.',
    hard: 'En contra tira Saturno, que pesa sobre tu Ascendente: un primer encuentro te parece un examen.',
  },
  'Uranus-Ascendant': {
    conjunction: 'Urano en el horizonte hace que no te parezcas a nadie.',
    soft: 'Urano airea tu Ascendente, y tu diferencia se disfruta.',
    hard: 'En contra tira Urano, en desacuerdo con tu Ascendente: te vas, o se van, un momento antes de llegar.',
  },
  'Neptune-Ascendant': {
    conjunction: 'Neptuno en el horizonte deja que cada cual vea en ti lo que busca.',
    soft: 'Neptuno suaviza tu Ascendente, y los tímidos vienen a ti.',
    hard: 'En contra tira Neptuno, que envuelve en bruma tu Ascendente: tú y los demás os tomáis por un sueño.',
  },
  'Pluto-Ascendant': {
    conjunction: 'Plutón en el horizonte se hace notar antes de que hables.',
    soft: 'Plutón le da peso a tu Ascendente, y en el momento decisivo estás.',
    hard: 'En contra tira Plutón, que mira de frente a tu Ascendente: montas guardia antes de que venga nadie.',
  },
};
