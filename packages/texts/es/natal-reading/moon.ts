import type { PlanetTexts } from '../../natal-reading/texts.ts';

export const moon: PlanetTexts = {
  signs: [
    'Con la Luna en Aries, tus sentimientos llegan corriendo y se van igual. El enfado te dura diez minutos, el pesar uno, y consuelo significa para ti que por fin pase algo.',
    'La Luna en Tauro te da un ánimo como el buen pan: sencillo, lento en subir, saciante. Te calmas tocando, comiendo, plantando, y te cuesta dejar un sitio que ha sido bueno contigo.',
    'Con la Luna en Géminis descubres lo que sientes al contarlo. Un mensaje contestado al momento es para ti una caricia, el silencio te inquieta, y dos humores pueden vivir en ti puerta con puerta.',
    'La Luna en Cáncer está en sus propias aguas: sientes por mareas, recuerdas con el estómago y sabes desde la cocina cómo está cada cual. A los tuyos los cuidas, te lo pidan o no.',
    'Con la Luna en Leo necesitas ser para alguien lo primero. Das afecto como quien da una fiesta, con velas, y un gracias tibio te acompaña más tiempo del que admites.',
    'La Luna en Virgo se consuela poniendo orden. Demuestras amor al notar que la rueda está baja, y la preocupación es el precio de una cabeza que nunca deja de cuidar a los demás.',
    'Con la Luna en Libra, tu paz depende del tono que haya en la sala. Contigo se vive bien, suavizas las cosas antes de que se digan del todo, y decidir en soledad te agota.',
    'La Luna en Escorpio siente hasta el fondo y enseña poco. A la tercera frase sabes en quién confiar, una traición no se te olvida, y la ternura es en ti cosa seria.',
    'Con la Luna en Sagitario, tus sentimientos necesitan aire alrededor. Te consuelan un viaje, una vista, una buena discusión sobre Dios, y dejas un humor como se deja una estación.',
    'La Luna en Capricornio tiene los sentimientos en orden y las lágrimas para luego. Se podía contar contigo antes de que te lo pidieran; que te necesiten te parece más seguro que que te quieran, y quien se queda descubre tu blandura.',
    'Con la Luna en Acuario observas tus sentimientos mientras los tienes. Amistad es tu palabra más cálida, el agobio te enfría, y puedes perdonar casi todo menos que esperen que reacciones.',
    'La Luna en Piscis no tiene postigos. Te entra la pena de la película, del vecino, del perro de enfrente, y necesitas más sueño, más música y más silencio de lo que a otros les parece razonable.',
  ],
  houses: [
    'Está en la casa primera, donde cualquier humor se ve enseguida; la gente te trae sus penas antes de saber tu nombre.',
    'En la casa segunda quiere la despensa llena, y tu sensación de seguridad sube y baja con lo que has guardado.',
    'La casa tercera la hace habladora: necesitas la ronda diaria de pequeñas noticias, y un hermano o una vecina forma parte de tus muebles del alma.',
    'Está en su sitio en la casa cuarta, y dónde vives te importa más que a qué te dedicas; una mudanza te dura un año.',
    'Desde la casa quinta busca la alegría, en los niños, en el juego, en el cortejo, y tu corazón es más joven que tu pasaporte.',
    'En la casa sexta vive de la rutina: la misma taza, el mismo paseo, alguien a quien cuidar, y una semana desordenada te ataca los nervios.',
    'La casa séptima la entrega al otro, de modo que sientes lo que siente quien tienes enfrente y a veces esperas que te digan lo que te gustaría.',
    'Está en lo hondo de la casa octava, donde la cercanía es que te conozcan entera el alma, y la mitad de lo que percibes no te lo dijo nadie.',
    'En la casa novena añora otra parte, y una lengua extranjera, una fe o un largo viaje en tren puede ser más hogar que el hogar.',
    'Está en la casa décima a la vista de todos; tu tiempo privado se vuelve noticia, y hay desconocidos que creen conocerte.',
    'La casa undécima le da una familia de amigos, y descansas donde varias personas que quieres caben en una cocina.',
    'Se ha retirado a la casa duodécima, donde lo recoge todo y cuenta poco; necesitas una hora al día en que nadie te quiera para nada.',
  ],
};
