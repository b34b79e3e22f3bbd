import type { PlanetTexts } from '../../natal-reading/texts.ts';

export const mercury: PlanetTexts = {
  signs: [
    'Mercurio en Aries piensa arremangado: primero lo dices y luego lo suavizas, y prefieres que te corrijan a ir despacio.',
    'Mercurio en Tauro piensa al paso y recuerda con las manos; lo que entendiste una vez es tuyo.',
    'Mercurio en Géminis está en casa propia, y tu mente salta, enlaza, imita y pregunta; el único peligro es contestar antes de que la pregunta sea honda.',
    'Mercurio en Cáncer guarda lo que lo conmovió; piensas en historias y en voces, y aún sabes qué se comió el día de la pelea.',
    'Mercurio en Leo habla desde el borde del escenario; convences porque se nota que disfrutas la frase.',
    'Mercurio en Virgo está en casa propia, clasificando: encuentras el error, la palabra mejor, el camino corto, y lo vago te da algo así como dolor de muelas.',
    'Mercurio en Libra pesa, da la vuelta a la balanza y vuelve a pesar; defiendes con elegancia la parte que falta.',
    'Mercurio en Escorpio lee la letra pequeña de una cara. Donde otros hacen diez preguntas tú haces una, y es la que se habían saltado.',
    'Mercurio en Sagitario corre hacia la conclusión con los brazos abiertos; piensas en ejemplos, en carcajadas, en mapas grandes a los que les falta alguna carretera.',
    'Mercurio en Capricornio piensa en títulos y consecuencias; hablas cuando hay algo que decidir, y lo apuntan.',
    'Mercurio en Acuario piensa doblando esquinas y le gustan los sistemas; sostienes con calma lo raro y con sospecha lo corriente.',
    'Mercurio en Piscis piensa en imágenes que no se dejan poner en fila. Un poema lo entiendes enseguida, un formulario al tercer intento.',
  ],
  houses: [
    'En la casa primera se te nota en la cara, y vas por el mundo preguntando.',
    'Desde la casa segunda echa cuentas: las palabras, las cifras o los tratos se convierten en tu sustento.',
    'La casa tercera le dobla la velocidad, y tu día son llamadas, recados y frases que empezó otra persona.',
    'En la casa cuarta lee en el hogar; mucho de lo que piensas lo oíste primero en la mesa familiar.',
    'La casa quinta le enseña a jugar: aprendes jugando, coqueteas con palabras y sabes explicar cosas a los niños.',
    'Tiene faena en la casa sexta, donde el método, las listas y la herramienta justa te dan una alegría callada.',
    'En la casa séptima necesita interlocutor: piensas mejor en voz alta, delante de alguien que replica.',
    'La casa octava lo pone a cavar, y te atrae lo que no viene en el folleto.',
    'Desde la casa novena quiere estudiar, publicar, viajar, traducir, y nunca termina del todo con la escuela.',
    'La casa décima le da voz pública; hablar, escribir o negociar forma parte de tu oficio.',
    'En la casa undécima piensa en compañía: siempre conoces a alguien que conoce a alguien.',
    'Escondido en la casa duodécima piensa primero sin palabras, y las mejores ideas te llegan cuando dejas de buscarlas.',
  ],
};
