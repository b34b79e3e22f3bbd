import { folded } from '../lexicons/folded.ts';
import { anyOf, type MoodWords, moodReaderOf } from '../lexicons/mood.ts';

const trouble =
  '(?:problemas?|dificultad\\w*|deudas?|mala (?:suerte|racha|epoca)|malos (?:tiempos|dias)|sufrimiento|dolor|dolores|pena|penas|enfermedad\\w*|crisis|perdidas?|peleas?|enemig\\w*|rivales?|miedos?|soledad|maldicion|pobreza|obstaculos?|retrasos?|mal de ojo|brujeria|magia negra|desamor|preocupaci\\w*)';
const loss = '(?:divorcio|separacion|ruptura|enfermedad|accidente|perdida|operacion|crisis|quiebra|fracaso)';
const functionWords =
  '(?:(?:el|la|los|las|mi|mis|un|una|este|esta|estos|estas|tantos?|tantas?|todos?|todas?|mas|de|del|con|a) )*';

const shall =
  '(?:deb(?:o|eria|emos|eriamos|iera)|tengo que|tendria que|hay que|(?:me |nos )?conviene|(?:es|seria) (?:mejor|bueno|bien|hora|momento|el momento|buen momento|buena idea|tiempo|correcto)(?: de| para)?|(?:hago|haria) bien en)';
const fillerWords =
  '(?:(?:me|nos|lo|la|ya|yo|que|de|en|a|el|mejor|por|fin|al|ahora|pensar|pedir|finalmente|realmente|mismo|para) ){0,4}?';
const placesAndHabits =
  '(?:(?:el|la|mi|este|esta|de|a) )?(?:pais|ciudad|casa|espana|mexico|india|argentina|colombia|pueblo|fumar|beber|tabaco|alcohol|bebida|cigarro|azucar)';
const firm = '(?:negocio|empresa|tienda|restaurante|local)';
const thisOne = '(?:(?:el|la|mi|este|esta|nuestro|nuestra) )*';
const ending = [
  `(?:dejar|abandonar)(?:lo|la|le|los)?(?! ${placesAndHabits})|divorciar(?:me|nos|se)?|divorcio|separar(?:me|nos|se)?|separacion|romper(?:lo|la)?|cortar|renunciar|dimitir|jubilar(?:me|se)|olvidar(?:lo|la|me)?|rendirme|poner fin|retirarme|irme de ${thisOne}(?:trabajo|empresa|empleo)`,
  `terminar(?:lo|la| todo)?(?: con (?:el|ella|mi|este|esta)| ${thisOne}(?:relacion|noviazgo|matrimonio|compromiso))|acabar con (?:el|ella|${thisOne}(?:relacion|matrimonio|noviazgo))|cerrar ${thisOne}${firm}|vender ${thisOne}(?:casa|piso|coche|carro|auto|terreno|departamento|apartamento|${firm})|cancelar ${thisOne}(?:boda|compromiso)`,
].join('|');

const mood: MoodWords = {
  fear: anyOf(
    'tiene (?:a )?(?:otr[oa]|alguien mas)',
    'enferm\\w*|perder\\w*|pierd\\w*|perdid\\w*|divorci\\w*|separ\\w*|romper\\w*|ruptura|rompamos|cortar\\w*|fracas\\w*|reprob\\w*|suspend\\w*|problemas?|dificult\\w*|dificil\\w*|mal|mala|malo|malas|malos|peor|peligr\\w*|accident\\w*|carcel|prision|despid\\w*|despedi\\w*|desped\\w*|renunci\\w*|pobreza|pobre|arruin\\w*|ruina|bancarrota|quiebra|quebrar\\w*|enganar\\w*|engana\\w*|engane\\w*|infiel\\w*|infidel\\w*|traicion\\w*|sufrir\\w*|sufro|sufrimiento\\w*|dano|danar\\w*|tarde|retras\\w*|demor\\w*|tardar\\w*|rechaz\\w*|endeud\\w*|deudas|enemig\\w*|contra mi(?! \\w)|nunca|jamas|magia negra|mal de ojo|brujeria|maldit\\w*|lesion\\w*|dolor\\w*|pelea\\w*|crisis|triste\\w*|miedo|fallar\\w*|fallo|perjud\\w*|grave|graves|negativ\\w*|abandon\\w*|paro|desemplead\\w*|soledad|obstaculo\\w*|mentir\\w*|miente\\w*',
    '(?:sola?o?|solter[oa]|sin hijos|sin pareja) (?:para siempre|toda la vida|siempre)|(?:me )?(?:quedar\\w*|quedo|acabar\\w*|estar\\w*|morir\\w*) (?:\\w+ )?(?:sol[oa]|solter[oa]|sin hijos|sin trabajo|sin dinero|en la calle)',
    '(?:me|nos) (?:va a |van a |ira a )?(?:dejar\\w*|deja|dejan|echar\\w*|echan)|(?:va a |van a )?(?:dejar|echar)(?:me|nos)|dejar\\w* (?:el|mi|este|la) (?:trabajo|empleo|puesto|carrera|marido|esposo|mujer|esposa|novi[oa]|pareja|relacion|matrimonio)|termin\\w* conmigo',
  ),
  hope: anyOf(
    'super(?:ar|are|era|ara)\\w* (?:\\w+ ){0,2}\\w+',
    '(?:perder\\w*|pierdo|perdere|bajar\\w*|quitar\\w*) (?:de |por fin |algo de |unos |el |la |mi |mis |al fin )*(?:\\d+ )?(?:peso|kilos?|grasa|barriga|miedos?|verguenza|timidez)',
    '(?:por fin|al fin|finalmente|ser capaz de|lograr\\w*|consegui\\w*|atrever\\w*|animar\\w* a) (?:\\w+ ){0,4}?(?:dejar\\w*|renunci\\w*|divorci\\w*|separ\\w*|romper\\w*|abandon\\w*)(?: (?:el|mi|este|esta|la) \\w+)?',
    'dejar\\w* (?:de |el |la )(?:fumar|beber|sufrir|tabaco|alcohol|bebida|llorar|preocuparme)',
    `${trouble}(?: \\w+){0,4}? (?:quitar\\w*|termin\\w*|acab\\w*|resolver\\w*|resuelv\\w*|solucion\\w*|arregl\\w*|pasar\\w*|desaparec\\w*|mejor\\w*|ir\\w* de mi vida|super\\w*)`,
    `(?:quitar\\w*|termin\\w*|acab\\w*|resolver\\w*|resuelv\\w*|resolvere|solucion\\w*|super\\w*|venc\\w*|librar\\w*|deshacer\\w*|sal\\w* de|salir\\w*|pagar\\w*|pago|saldar\\w*|recuper\\w*|cur\\w*|evit\\w*|escap\\w*|fin|final|libre|protege\\w*|proteccion|sin|a pesar|pese) ${functionWords}${trouble}`,
    `(?:despues|tras|luego) (?:de |del )?(?:mi |la |el |este |esta |un |una )?(?:\\w+ )?${loss}`,
    '(?:hombre|mujer|alguien|persona|un|una) divorciad[oa]|tarde o temprano|mas tarde|esta tarde|buenas tardes|no (?:\\w+ )?(?:fracas\\w*|perder\\w*|sufrir\\w*|enferm\\w*)',
    '(?:relacion|matrimonio|salud|situacion|suerte) (?:\\w+ ){0,2}(?:mejor\\w*|recuper\\w*)',
  ),
  leaving: anyOf(
    `${shall} ${fillerWords}(?:${ending})`,
    '(?<=^\\W*)(?:me (?:separo|divorcio)|nos (?:separamos|divorciamos)|dejo (?:a |mi |el |este )|(?:lo|la) dejo|renuncio|(?:rompo|termino) con)',
  ),
  sorrow: anyOf(
    '(?:yo )?(?:estoy|me siento|me encuentro|ando|me sentia|estaba)(?: (?:muy|tan|demasiado|un|poco|bastante|siempre|realmente|completamente|totalmente|profundamente|tambien|ultimamente|hoy|como|algo|todavia|otra vez))* (?:triste|deprimid[oa]|perdid[oa]|infeliz|desesperad[oa]|sol[oa]|vaci[oa]|desanimad[oa]|decaid[oa]|abatid[oa]|destrozad[oa]|hundid[oa]|rot[oa]|desconsolad[oa]|mal)(?! (?:para siempre|toda la vida|de salud))',
    'tengo (?:el corazon roto|el animo (?:bajo|por los suelos)|depresion|una depresion)|(?:mi corazon esta|con el corazon) roto|no (?:soy|estoy|me siento) (?:feliz|bien)|no paro de llorar|no puedo (?:dejar|parar) de llorar|lloro (?:mucho|siempre|todos)|soy (?:muy )?infeliz',
    '(?:murio|fallecio|ha muerto|ha fallecido|perdi a) mi|mi (?:\\w+ )?(?:murio|fallecio|ha muerto|ha fallecido)',
  ),
};

const foldedMessage = (text: string): string =>
  folded(text)
    .replace(/[¿¡]\s*/g, '')
    .replace(/\bpor que\b/g, 'porque');

export const moodReader = moodReaderOf(mood, foldedMessage);
