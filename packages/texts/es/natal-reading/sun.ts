import type { PlanetTexts } from '../../natal-reading/texts.ts';

export const sun: PlanetTexts = {
  signs: [
    'Tu Sol en Aries despierta cuando algo empieza. Prefieres el primer error a la décima copia, y hacer cola es lo único que nunca has ensayado.',
    'Tu Sol en Tauro toma posesión despacio y no suelta nada. Te fías de lo que puedes tocar, repites lo que resultó bueno, y nadie a quien respetes ha logrado meterte prisa.',
    'Tu Sol en Géminis vive de la diferencia: dos libros abiertos, dos amistades que no se soportarían, dos respuestas para cada pregunta. Rara vez te aburres, y rara vez te quedas mucho en un sitio.',
    'Tu Sol en Cáncer avanza de lado hacia lo que quiere y, cuando llega, se agarra. La familia, la comida, las fotos viejas, unas pocas personas por las que cruzarías el fuego: ahí eres tú.',
    'Tu Sol en Leo necesita a quién dar. Tienes calor y orgullo, te hiere que te pasen por alto, y un papel te sale mejor cuando crees en él de todo corazón.',
    'Tu Sol en Virgo ve la única puntada torcida. Mejoras las cosas haciéndolas bien, quieres ayudar y casi siempre ayudas, y un elogio te incomoda si no es exacto.',
    'Tu Sol en Libra piensa en segunda persona. Oyes a la otra parte antes de que hable, no soportas un tono feo, y decidir te cuesta más que todas las consecuencias.',
    'Tu Sol en Escorpio no se queda en la superficie. Quieres saber qué haría alguien en el peor momento, cuentas tus secretos en último lugar, y lo que decides en silencio queda decidido.',
    'Tu Sol en Sagitario apunta a algo que desde aquí no se ve. Necesitas distancia, una fe o un chiste para seguir, y dices la verdad con tanta alegría que solo se nota de vuelta a casa.',
    'Tu Sol en Capricornio nunca fue del todo niño. Ves la montaña, calculas las etapas y llevas lo necesario; tu humor es seco, tu paciencia larga, y el descanso te parece algo que hay que ganarse.',
    'Tu Sol en Acuario está un paso fuera de cada grupo al que pertenece. Quieres a la gente en general y a unos pocos en particular, decides por principios, y si te dicen que eso no se hace, te entran ganas.',
    'Tu Sol en Piscis tiene la piel fina entre sí y el mundo. Sabes más de lo que puedes explicar, te adaptas hasta perder el hilo, y lo encuentras de nuevo a solas, junto al agua, en la música o durmiendo.',
  ],
  houses: [
    'En la casa primera no necesita presentación: mandas con solo entrar, y tu vida es en gran parte lo que haces de ti.',
    'Está en la casa segunda, y por eso te mides por lo que sabes construir y conservar; una habilidad que te sostiene te endereza la espalda.',
    'Desde la casa tercera ilumina la conversación: entre vecinos, hermanos y colegas, la noticia suele saberse por ti.',
    'La casa cuarta lo lleva hacia dentro, y llegas a ser quien eres por el origen, el hogar y el suelo que pisas más que por el aplauso.',
    'Su lugar es la casa quinta, donde la vida es un juego serio: revives cuando creas algo, quieres a alguien o tienes niños cerca.',
    'Trabaja en la casa sexta, y tu orgullo es hacer bien cada día algo útil; sin tarea, apenas sabes qué hacer con las manos.',
    'Mira desde la casa séptima, de modo que encuentras tu contorno frente a otra persona, y al lado de quién estás es la mitad de tu biografía.',
    'En la casa octava acompaña lo que otros esconden: las crisis te dan claridad, y la confianza, las deudas y los secretos compartidos son tu verdadera escuela.',
    'La casa novena lo manda lejos, por caminos o por libros, y nunca eres más tú que aprendiendo o explicando lo amplio.',
    'Ha subido a la casa décima, y se te conocerá por algo; el papel público no es en ti un disfraz, es una manera de llegar a ser alguien.',
    'En la casa undécima brilla entre amigos: creces con un plan común, y el círculo que eliges dice más de ti que tu apellido.',
    'Descansa en la casa duodécima, fuera de la vista, y tu mejor trabajo lo haces tras una puerta, para gente que quizá nunca sepa quién fue.',
  ],
};
