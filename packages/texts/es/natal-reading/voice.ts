import type { AspectPoint } from '@palmleaf/engines/chart';
import type { VoiceTexts } from '../../natal-reading/texts.ts';
import { names } from '../names.ts';

/** With con, which does not contract. */
const withPoint = (point: AspectPoint): string => `con ${names[point]}`;

export const voice: VoiceTexts = {
  leads: {
    Sun: 'El Sol es la voz más fuerte de esta carta: estás aquí para defender algo, y donde solo te dejan ayudar sientes que te desaprovechan.',
    Moon: 'La Luna es la voz más fuerte de esta carta; en ti el sentimiento va primero, y las razones se le buscan después.',
    Mars: 'Marte es la voz más fuerte de esta carta. Entiendes la vida interviniendo en ella, y quedarte mirando es lo más difícil que se te puede pedir.',
    Mercury:
      'Mercurio es la voz más fuerte de esta carta. Vives de la pregunta y de la palabra, y un día sin nada nuevo que pensar es un día perdido.',
    Jupiter:
      'Júpiter es la voz más fuerte de esta carta: buscas el sentido más amplio, y creces, enseñas, prometes y perdonas a lo grande.',
    Venus:
      'Venus es la voz más fuerte de esta carta: te guías por lo que amas, y la fealdad, de forma o de sentimiento, te cuesta fuerzas de verdad.',
    Saturn:
      'Saturno es la voz más fuerte de esta carta. Te tomas la vida en serio y ella te ha tomado en serio a ti; aquello que te enorgullece tardó mucho.',
    Uranus:
      'Urano es la voz más fuerte de esta carta. Lo tuyo es la excepción, y la frase de que siempre se hizo así te lleva a coger el abrigo.',
    Neptune:
      'Neptuno es la voz más fuerte de esta carta: vives con un pie en lo que podría ser, y entiendes a la gente por lo que anhela.',
    Pluto:
      'Plutón es la voz más fuerte de esta carta. Quieres saber qué hay en el fondo, haces pocas cosas a medias, y más de una vez has vuelto a empezar desde el suelo.',
  },
  reasons: {
    rising: (planet) => `${names[planet]} estaba en el horizonte oriental cuando naciste`,
    culminating: (planet) =>
      `${names[planet]} estaba en el Medio Cielo, lo más alto de la carta, cuando naciste`,
    setting: (planet) => `${names[planet]} estaba en el horizonte occidental cuando naciste`,
    anchoring: (planet) => `${names[planet]} estaba en el punto más bajo de la carta cuando naciste`,
    domicile: (planet) => `${names[planet]} está en un signo propio`,
    exalted: (planet) => `${names[planet]} está en el signo de su exaltación`,
    ruler: (planet) => `${names[planet]} rige el signo que salía`,
    tied: (planet, to) => `${names[planet]} forma un aspecto estrecho ${withPoint(to)}`,
  },
  because: (one, other) =>
    other === undefined ? `Se nota en esto: ${one}.` : `Se nota en dos cosas: ${one}, y ${other}.`,
  retrograde: {
    Mercury: 'Estaba retrógrado cuando naciste, y así piensas primero hacia atrás y luego hacia delante.',
    Venus: 'Estaba retrógrada cuando naciste: lo que amaste lo sabes a menudo a la segunda mirada.',
    Mars: 'Estaba retrógrado cuando naciste; la fuerza va primero hacia dentro y sale tarde y meditada.',
    Jupiter: 'Como estaba retrógrado, la fe la encuentras a solas y no en una congregación.',
    Saturn: 'Como estaba retrógrado, el juez más severo es uno interior, que nunca te ha visto.',
  },
  weak: {
    Sun: 'En contra tira un Sol en un signo que le es ajeno: te ves primero por los ojos de otros, y el orgullo hay que aprenderlo como un idioma.',
    Moon: 'En contra tira una Luna lejos de sus aguas: con tus sentimientos tienes más rigor del que tendría nadie.',
    Mars: 'En contra tira Marte en un signo donde no puede golpear: esperas, rodeas o cedes, y solo más tarde notas que había enojo.',
    Mercury:
      'En contra tira Mercurio en un signo que le viene ancho: ves el conjunto tan deprisa que se pierden las partes.',
    Jupiter:
      'En contra tira Júpiter en un signo que lo empequeñece: de tu suerte te fías solo cuando está comprobada.',
    Venus:
      'En contra tira Venus en un signo que no le da descanso: el amor quiere paz, y tú le traes una tarea.',
    Saturn:
      'En contra tira Saturno en un signo que no aguanta su peso: pones el rigor donde sobra y la indulgencia donde el rigor ayudaría.',
  },
  strong: {
    Sun: 'A tu favor, el Sol está en un signo que lo honra, y tu amor propio sobrevive a las derrotas.',
    Moon: 'A tu favor, la Luna está en un signo que la trata bien, y sabes alimentarte, en todos los sentidos.',
    Mars: 'A tu favor, Marte está en un signo donde va bien armado: una vez decidido, se hace.',
    Mercury: 'A tu favor, Mercurio está en un signo propio, y pensar con claridad te saca de casi todo.',
    Jupiter: 'A tu favor, Júpiter está en un signo que le va bien, y la ayuda te encuentra.',
    Venus: 'A tu favor, Venus está en un signo que le va bien: sabes dejarte querer, y eso es un arte.',
    Saturn: 'A tu favor, Saturno está en un signo donde se le respeta, y lo que construyes permanece.',
  },
  missing: {
    Fire: 'Aparte de los tres planetas exteriores, ninguno está en fuego: el entusiasmo te lo contagian los demás, y los eliges en consecuencia.',
    Earth:
      'Aparte de los tres planetas exteriores, ninguno está en tierra: lo práctico se aprende, no viene dado, y un buen calendario es tu mejor amigo.',
    Air: 'Aparte de los tres planetas exteriores, ninguno está en aire: la distancia te cuesta, y escribir las cosas te da un poco.',
    Water:
      'Aparte de los tres planetas exteriores, ninguno está en agua: los sentimientos te llegan tarde, en el cuerpo o en otras personas, y merecen una segunda mirada.',
  },
  atPeace:
    'Nada en esta carta tira con fuerza en contra, lo cual es más raro de lo que suena; la resistencia tendrá que venirte de fuera, así que elige una tarea un poco demasiado grande.',
  signature: {
    Fire: {
      Cardinal:
        'El mayor peso está en el fuego y en los signos cardinales: das lo mejor en la primera hora de cualquier cosa.',
      Fixed:
        'El mayor peso está en el fuego y en los signos fijos: tu entusiasmo no llamea, arde, y puede calentar una casa.',
      Mutable:
        'El mayor peso está en el fuego y en los signos mutables: prendes con facilidad y llevas la llama de un sitio a otro.',
    },
    Earth: {
      Cardinal:
        'El mayor peso está en la tierra y en los signos cardinales: empiezas cosas reales, con fecha y horas contadas.',
      Fixed: 'El mayor peso está en la tierra y en los signos fijos: por la mañana, sigues ahí.',
      Mutable:
        'El mayor peso está en la tierra y en los signos mutables: te apañas, remiendas, mejoras y no desperdicias nada.',
    },
    Air: {
      Cardinal:
        'El mayor peso está en el aire y en los signos cardinales: juntas personas e ideas y abres la sesión.',
      Fixed:
        'El mayor peso está en el aire y en los signos fijos: lo has pensado a fondo y no hay quien te lo quite de la cabeza.',
      Mutable:
        'El mayor peso está en el aire y en los signos mutables: tu mente es una calle con muchas puertas, todas entornadas.',
    },
    Water: {
      Cardinal:
        'El mayor peso está en el agua y en los signos cardinales: actúas desde el sentimiento, y antes que nada por los tuyos.',
      Fixed:
        'El mayor peso está en el agua y en los signos fijos: en la superficie calma, debajo hondura, y no sueltas.',
      Mutable:
        'El mayor peso está en el agua y en los signos mutables: tomas la forma del vaso y te acuerdas del mar.',
    },
  },
  lights: {
    'Fire-Fire':
      'El Sol y la Luna arden los dos: querer y sentir son rápidos y cálidos, y el descanso hay que recetarlo.',
    'Earth-Fire':
      'De tus dos luces, una arde y la otra es de tierra: te enciendes despacio o construyes con prisa, hasta que se turnan.',
    'Air-Fire': 'Fuego y aire se reparten tus dos luces: una idea es aventura antes de la cena.',
    'Fire-Water':
      'Fuego y agua se reparten tus dos luces, y hacen vapor: sientes con ardor y te enfrías con pesar.',
    'Earth-Earth':
      'El Sol y la Luna pisan los dos la tierra: necesitas pocas palabras, cosas de verdad y una puerta que cierre bien.',
    'Air-Earth':
      'De tus dos luces, una vive en el aire y la otra en el suelo: tienes cabeza para las ideas y un ojo en el reloj.',
    'Earth-Water':
      'Tierra y agua se reparten tus dos luces, y algo crece: cuidas lo que tienes, y tienes lo que cuidas.',
    'Air-Air':
      'El Sol y la Luna viven los dos en el aire: piensas hasta los sentimientos, y hablar es tu respiración.',
    'Air-Water':
      'Aire y agua se reparten tus dos luces: lo que sientes lo entiendes un día después, y lo que entendiste lo sientes entonces.',
    'Water-Water':
      'El Sol y la Luna son los dos de agua: vas por lo que percibes, y los argumentos secos te pasan de largo.',
  },
  use: {
    Sun: 'Así que deja que te vean haciendo aquello en lo que crees, una vez por semana al menos y sin pedir disculpas.',
    Moon: 'Así que dales a tus sentimientos un sitio fijo en el día, antes que a los deberes, y necesitarás menos de todo lo demás.',
    Mars: 'Así que gasta cada día tu fuerza en algo que resista, y guarda el resto del día para las personas.',
    Mercury: 'Así que escríbelo, mándalo y deja que alguien conteste.',
    Jupiter: 'Así que elige la cosa grande, y por ella di que no a dos que están bien.',
    Venus:
      'Así que pon algo bello donde tengas que verlo a diario, y diles a quienes quieres qué es exactamente lo que te gusta de ellos.',
    Saturn: 'Así que sigue construyendo despacio, y fija un día en que solo pasees alrededor y lo mires.',
    Uranus: 'Así que ponle salida a cada compromiso; entonces podrás permitirte alguno.',
    Neptune: 'Así que dale al sueño una forma, aunque sea pequeña, que otra persona pueda ver y tocar.',
    Pluto: 'Así que ve a la raíz, pero de un asunto cada vez, y deja que los demás sean corrientes.',
  },
  heed: {
    Sun: 'Y donde hable el orgullo, pregúntale de qué tiene miedo.',
    Moon: 'Y cuando un humor diga que siempre será así, que lo consulte con la almohada.',
    Mars: 'Y cuando llegue el enojo, dale movimiento y un cuarto de hora antes de darle palabras.',
    Mercury: 'Y donde la cabeza no pare de explicar, pídele la versión corta.',
    Jupiter: 'Y cuando todo parezca posible, cuenta las tardes que costaría.',
    Venus: 'Y donde la amabilidad te salga sola, comprueba si querías decir que sí.',
    Saturn: 'Y cuando el examinador interior te pida los papeles, dile que vives aquí.',
    Uranus: 'Y antes de arrancar algo, espera tres noches.',
    Neptune: 'Y donde sea demasiado hermoso para mirarlo de cerca, mira.',
    Pluto: 'Y donde notes que tienes que ganar, levántate un rato de la mesa.',
  },
};
