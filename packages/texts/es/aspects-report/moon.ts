import type { PairTexts } from '../../aspects-report/texts.ts';

export const moon: PairTexts<'Moon'> = {
  'Moon-Mars': {
    conjunction:
      'Sentir y responder son en ti un solo movimiento: cuando te das cuenta de que algo dolió, ya has contestado. Esa misma rapidez te pone delante de un niño o de un amigo antes que nadie, y siempre se sabe cómo estás.',
    soft: 'Sabes enfadarte sin crueldad y dar ternura sin flaqueza. Los humores se te van en actividad, y donde hay que hacer algo con prisa eres buena compañía.',
    hard: 'Los desaires pequeños caen en una vieja zona dolorida, y la respuesta sale antes de que la hayas pesado. En casa es donde más te cuesta; una vuelta a la manzana antes de la segunda frase ha salvado más noches que cualquier reflexión.',
  },
  'Moon-Mercury': {
    conjunction:
      'Hablando llegas a lo que sientes. Un recuerdo te vuelve con sus palabras exactas, oyes el tono antes que el contenido, y un día en que no pudiste contarle nada a nadie es un día a medio vivir.',
    soft: 'Encuentras la palabra para un humor, tuyo o ajeno, y el humor cambia porque tiene nombre. Los niños y los desconocidos te cuentan cosas; escribir a mano te hace bien.',
    hard: 'La cabeza sigue explicando cuando el corazón ya ha decidido. Discutes con un sentimiento como si fuera un mal alumno, y él se limita a repetirse más alto; pregúntale primero qué quiere.',
  },
  'Moon-Jupiter': {
    conjunction:
      'Sientes en grande y alimentas a la gente, con comida, con elogios, con tiempo. Tu casa está llena o querrías que lo estuviera, y la única lección dura es que también la bondad necesita hora de cierre.',
    soft: 'Bajo tus días hay una confianza de base: alguien se alegró de ti muy pronto. Perdonas con facilidad, ríes con facilidad, y quien se queda contigo una semana se va con mejor ánimo.',
    hard: 'Con la emoción prometes la luna, y con el vacío llenas el hueco con más de todo. Cada regalo va en serio; lo que ayuda es averiguar qué necesitas tú antes de averiguar qué necesitan los demás.',
  },
  'Moon-Venus': {
    conjunction:
      'La ternura es tu primera lengua. Ves lo que agradaría y lo haces, vuelves habitable un cuarto alquilado, y una voz áspera puede estropearte la tarde aunque fuera para otra persona.',
    soft: 'El afecto te resulta fácil en ambas direcciones. Puedes dejarte cuidar sin sentirte menos, y tienes un sentido callado de lo que pega con qué, en una mesa, en una pared, entre dos personas.',
    hard: 'Quieres cercanía y quieres agradar, y lo segundo estorba a lo primero. Lo que te tragas por no discutir vuelve en forma de humor; una necesidad dicha pronto es más pequeña que dicha tarde.',
  },
  'Moon-Saturn': {
    conjunction:
      'Aprendiste a administrar tus sentimientos antes de que te dejaran tenerlos. La gente se apoya en ti y no ve que también te cansas; los pocos a quienes se lo enseñas son amigos para siempre.',
    soft: 'Tus sentimientos tienen suelo. Cumples una promesa cuando ya se fueron las ganas, con los mayores estás a gusto, y en una mala semana la cabeza que se acuerda de comer es la tuya.',
    hard: 'Esperas ser una carga, por eso no pides nada, y luego notas la soledad. El frío que temes en los demás es a menudo tu propia cautela de vuelta; prueba a pedir algo pequeño y concreto.',
  },
  'Moon-Uranus': {
    conjunction:
      'Tus humores cambian como el tiempo en la montaña, y lo prefieres a una semana gris. La cercanía te funciona con la puerta sin llave; cuanto más libremente puedes irte, más veces te quedas.',
    soft: 'Los cambios no te quitan el sueño. Haces amistades en sitios raros, sabes vivir de varias maneras, y tu primera corazonada sobre la gente acierta más de lo que te atreves a decir.',
    hard: 'La seguridad te inquieta y la libertad te da nostalgia. Puede que conocieras una casa donde todo cambiaba de la noche a la mañana; unos pocos ritos fijos, elegidos y guardados por ti, le dan a la inquietud un sitio al que volver.',
  },
  'Moon-Neptune': {
    conjunction:
      'Sientes lo que hay en el cuarto antes de que nadie hable, y no puedes apagarlo. La música, el agua y el sueño te limpian el aire; también la pregunta, hecha varias veces al día, de si esa tristeza es siquiera tuya.',
    soft: 'Tu compasión lleva imaginación dentro: puedes figurarte cómo es ser otra persona. Los sueños merecen que los apuntes, y a tu lado la gente se sosiega un poco sin que hagas nada.',
    hard: 'Te consuelas con una imagen de cómo podría ser, y la imagen acaba importándote más que la cosa. Quien necesita rescate te encuentra; ayúdale con algo que se pueda contar, una hora, una comida, una llamada, y vete a casa.',
  },
  'Moon-Pluto': {
    conjunction:
      'Lo sientes todo hasta el fondo. La charla menuda te cansa, los secretos están a salvo contigo, y un amor o una pena te ha rehecho más de una vez; lo que no puedes perdonar lo cargas, y pesa.',
    soft: 'No te dan miedo los sentimientos fuertes, ni los tuyos ni los ajenos. Te quedas en el cuarto cuando la mayoría encuentra un motivo para irse, y tras una pérdida vuelves con algo que antes no tenías.',
    hard: 'Cuando algo te hiere, un miedo más viejo coge el volante y pide pruebas de amor que nadie podría dar. Di en una frase llana de qué tienes miedo: es más difícil que una escena, y funciona.',
  },
  'Moon-Ascendant': {
    conjunction:
      'Tu humor es lo primero que conoce la gente. Tomas el tono de quien tengas cerca, arropas a desconocidos sin pensarlo, y un día en casa de vez en cuando te devuelve tu propia cara.',
    soft: 'En unos minutos la gente se siente contigo como en su casa. Respondes a lo que se quiere decir y no solo a lo que se dice, y no te cuesta nada, porque te interesa.',
    hard: 'Muestras menos de lo que sientes, o más, y te sorprende lo que llegó al otro lado. Quien vive contigo tiene que aprenderse tus humores como los marinos una costa; ayuda que dibujes tú el mapa.',
  },
  'Moon-Midheaven': {
    conjunction:
      'Notas lo que quiere la mayoría, y tu trabajo tiene que ver con cuidarlo. Tu fama sube y baja como la marea; se lleva bien si tienes un lugar privado que no se mueve con ella.',
    soft: 'Llevas un tono humano a la vida laboral. La gente te confía lo personal, y las costumbres de la casa en que creciste resultan útiles en el oficio.',
    hard: 'La familia llama mientras dura la reunión, de una forma o de otra. No se puede servir al hogar y a la vocación en la misma hora; la paz viene de decidir por semanas y no por momentos.',
  },
};
