import type { PlanetTexts } from '../../natal-reading/texts.ts';

export const venus: PlanetTexts = {
  signs: [
    'En el amor, Venus en Aries quiere un comienzo cada día; vas hacia quien te gusta, y una pequeña contienda te mantiene el calor.',
    'En el amor, Venus en Tauro pisa terreno propio: eliges con los sentidos, te quedas con lo bueno y demuestras cariño cocinando.',
    'A Venus en Géminis se la gana por el oído. Quieres a quien te hace reír a media frase, y al aburrimiento no sabes serle fiel.',
    'Venus en Cáncer ama dando cobijo, y quieres que te dejen entrar en la infancia, la cocina y los días malos de alguien.',
    'Venus en Leo corteja a manos llenas; quieres que el amor sea una fiesta, le guardas lealtad y esperas que alguna vez se brinde por ti.',
    'Venus en Virgo ama con pequeños servicios y ojo agudo. Antes remiendas el abrigo que escribes el soneto, y tienes más timidez de la que aparentas.',
    'Venus en Libra pisa terreno propio, y tienes talento para ser dos: para la distancia justa, la palabra justa, la mesa en la que ambos salen favorecidos.',
    'Venus en Escorpio lo quiere todo o espera; el coqueteo te aburre, la entrega no, y el encanto ensayado lo descubres al instante.',
    'Venus en Sagitario se enamora de una manera de reír y de un billete a alguna parte; necesitas compañía de aventura más que alguien que te guarde.',
    'Venus en Capricornio corteja tarde y en serio. Respetas antes de adorar, y tu idea del romance incluye a alguien que llega a su hora.',
    'Venus en Acuario ama a una amistad que le resulta extraña; dejas la puerta abierta y te conmueve que alguien se quede.',
    'Venus en Piscis ama sin contorno, y ves en casi todo el mundo al príncipe escondido, con lo que de vez en cuando aparece alguno.',
  ],
  houses: [
    'En la casa primera te suaviza los modales, y se piensa bien de ti antes de saber por qué.',
    'La casa segunda le da gusto para las cosas: compras pocas y buenas, y te agrada tener algo que regalar.',
    'Desde la casa tercera endulza el trato diario, y tus mensajes se guardan.',
    'En la casa cuarta hace del hogar su obra de arte, e invitas con más gusto del que sales.',
    'La casa quinta es su patio de recreo, con amores, música, teatro y mano generosa para los niños.',
    'En la casa sexta es amable en el trabajo, y puedes querer una tarea por la gente con quien la haces.',
    'Está en la casa séptima como compañera nata; en compañía te completas, y sabes ceder sin desaparecer.',
    'La casa octava la lleva bajo la superficie, donde el afecto va atado a la confianza y los celos al amor.',
    'Desde la casa novena se enamora de acentos, ideas y costas lejanas, y alguien de otra parte puede ser quien más cerca esté.',
    'En la casa décima te ayuda a subir: caes bien en tu puesto, y la belleza o la mediación pueden ser el propio oficio.',
    'La casa undécima convierte amistades en amores y amores en amistades, y mantienes unido un círculo porque te alegras de ver a cada cual.',
    'En la casa duodécima ama en secreto o con devoción, y das más donde nadie lleva la cuenta.',
  ],
};
