import type { ClassicalPlanet } from '@palmleaf/engines/zodiac';
import { capital } from '../../languages/capital.ts';
import type { AscendantTexts } from '../../natal-reading/texts.ts';
import { names, rulerTitles } from '../names.ts';

/** "Venus, señora de este signo," at the beginning of a sentence. */
const ruling = (ruler: ClassicalPlanet): string => {
  return `${capital(names[ruler])}, ${rulerTitles[ruler]} de este signo,`;
};

export const ascendant: AscendantTexts = {
  signs: [
    'Al nacer tú salía Aries, y el mundo te encuentra en el momento de arrancar: paso vivo, mirada recta, ningún preámbulo. Lo que opinas de algo lo averiguas haciéndolo.',
    'Al nacer tú salía Tauro, y se nota enseguida que no vas a salir corriendo. Llegas despacio, tomas el sitio con la nariz y los dedos, y luego te quedas.',
    'Al nacer tú salía Géminis; entras hablando, con manos rápidas, y has hecho tres preguntas antes de quitarte el abrigo. La vida es para ti una conversación a la que uno se suma cuando quiere.',
    'Al nacer tú salía Cáncer. Sientes un sitio antes de entrar, llevas un caparazón para el primer cuarto de hora, y no hay nadie más amable en cuanto decides que no hay peligro.',
    'Al nacer tú salía Leo, y te miran, quieras o no. Traes contigo calor y cierta ceremonia, y en los rincones te marchitas.',
    'Al nacer tú salía Virgo: miras dos veces antes de entrar y ves lo que está fuera de sitio. Te toman por persona fría hasta que, sin ruido, les has arreglado algo.',
    'Al nacer tú salía Libra. Vas al encuentro de la gente, das con el tono, y a los cinco minutos creen que piensas como ellos.',
    'Al nacer tú salía Escorpio, y observas antes de hablar. Los demás se sienten examinados, imaginan profundidades y no se equivocan; los desconocidos rara vez se atreven contigo.',
    'Al nacer tú salía Sagitario. Entras a zancadas y como de muy lejos, dices lo que piensas, y a la gente le entran ganas de hacer la maleta.',
    'Al nacer tú salía Capricornio. Tu infancia tuvo cara seria y tu vejez la tendrá traviesa; entre una y otra, te dan las llaves.',
    'Al nacer tú salía Acuario. Tratas bien a todo el mundo y no hay quien te clasifique, lo que haces lo haces un poco distinto, y notarías que dejaran de comentarlo.',
    'Al nacer tú salía Piscis. Tu mirada es suave, tus bordes ceden, y tomas el color de la compañía; quien te conoce te pregunta cómo estás cuando los demás se han ido.',
  ],
  rulerHouses: [
    (ruler) =>
      `${ruling(ruler)} está en la propia casa primera: lo que muestras y lo que te guía son una sola cosa.`,
    (ruler) =>
      `${ruling(ruler)} está en la casa segunda, y el camino pasa por lo que sabes hacer, ganar y llamar tuyo.`,
    (ruler) =>
      `${ruling(ruler)} se ha ido a la casa tercera, y te guías hablando, aprendiendo y por la gente de al lado.`,
    (ruler) => `${ruling(ruler)} vive en la casa cuarta; salgas hacia donde salgas, te guías por el hogar.`,
    (ruler) => `${ruling(ruler)} juega en la casa quinta, y hallas el rumbo en lo que te da alegría.`,
    (ruler) => `${ruling(ruler)} trabaja en la casa sexta: hallas el camino siendo útil.`,
    (ruler) =>
      `${ruling(ruler)} está en la casa séptima, y las vueltas de tu camino llevan nombre de persona.`,
    (ruler) =>
      `${ruling(ruler)} ha bajado a la casa octava, y el rumbo lo encuentras en las crisis más que en la calma.`,
    (ruler) => `${ruling(ruler)} anda lejos, en la casa novena; te guías por un punto distante.`,
    (ruler) => `${ruling(ruler)} está en lo alto de la casa décima, y los demás ven tu rumbo antes que tú.`,
    (ruler) => `${ruling(ruler)} se sienta entre amigos en la casa undécima: te guías por un plan común.`,
    (ruler) =>
      `${ruling(ruler)} se esconde en la casa duodécima, y hallas el camino en silencio y dando rodeos.`,
  ],
};
