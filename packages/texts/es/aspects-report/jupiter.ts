import type { PairTexts } from '../../aspects-report/texts.ts';

export const jupiter: PairTexts<'Jupiter'> = {
  'Jupiter-Venus': {
    conjunction:
      'Disfrutas y dejas disfrutar. El gusto, la hospitalidad y una mirada benévola sobre la gente van contigo a cualquier reunión; el arte que practicas toda la vida es parar mientras todavía es hermoso.',
    soft: 'Te gusta la gente y tú le gustas, y no hay truco. Las amistades te duran, y de un comentario torpe encuentras la lectura generosa.',
    hard: 'Das demasiado y eliges demasiado dulce, y luego te preguntas quién se comió la tarta. Lo que de veras valoras se ve cuando tienes que pagarlo con tiempo.',
  },
  'Jupiter-Saturn': {
    conjunction:
      'La esperanza y la cautela te llegaron en el mismo paquete. Construyes en tramos largos, veinte años son para ti un plan, y cada ampliación tiene sus cimientos; a otros les parece lentitud hasta que lo ven en pie.',
    soft: 'Tienes sentido del tamaño justo. Sabes cuándo ampliar y cuándo aguantar, las instituciones se fían de ti, y puedes servir a un ideal sin perder de vista el calendario.',
    hard: 'Oscilas entre lo demasiado ancho y lo demasiado estrecho: el lunes un gran plan, el viernes solo razones en contra. Escribe el lunes la fecha en el plan, y que el viernes solo pueda cambiar eso.',
  },
  'Jupiter-Uranus': {
    conjunction:
      'Tienes olfato para la rendija. Ofertas repentinas, aliados improbables y un viaje decidido de noche han movido tu vida más que ningún plan, y lo auténtico lo reconoces porque te hace reír.',
    soft: 'Las visiones nuevas del mundo te hacen bien. Congenias con reformadores, inventores y viajeros, y un riesgo que asusta a los vecinos a ti te parece una puerta entornada.',
    hard: 'Dejas terreno bueno porque se movió el horizonte. No toda promesa de libertad se cumple; pregúntale a cada partida qué harás allí un martes cualquiera.',
  },
  'Jupiter-Neptune': {
    conjunction:
      'Tu corazón es ancho y no tiene valla. Crees en la gente, en la música, en un arreglo mejor del mundo, y te hace falta una amistad sobria con permiso para preguntar cómo.',
    soft: 'La fe te sale sola, con iglesia o sin ella. Sabes consolar, sabes imaginar el buen final, y a veces es así como llega.',
    hard: 'Crees primero lo que es hermoso y preguntas después. Los gurús, los grandes planes y las causas perdidas conocen tu dirección. Consulta con la almohada lo que te haga llorar, y luego da la mitad.',
  },
  'Jupiter-Pluto': {
    conjunction:
      'Con una convicción eres una fuerza de la naturaleza. Puedes poner en marcha cosas grandes, ganarte una sala, construir sobre ruinas; vigila qué pasa con quienes no están de acuerdo.',
    soft: 'Tienes intuición de dónde está el poder y de cómo usarlo bien. Piensas en generaciones, y sabes persuadir sin doblar a nadie.',
    hard: 'Te gustaría convertirlos. Es una gran verdad la que sostienes, y convence exactamente tanto como espacio le dejas a la otra persona para rechazarla.',
  },
  'Jupiter-Ascendant': {
    conjunction:
      'Entras y el cuarto se agranda. La gente espera de ti cosas buenas, tiendes a ocupar sitio de un modo o de otro, y tu confianza se contagia.',
    soft: 'Das una impresión alentadora, y las puertas te quedan abiertas un momento más. Sabes ser huésped, sabes enseñar, sabes perder.',
    hard: 'Prometes con la sonrisa lo que aún no has pensado. La grandeza la traen otros a tu vida, parejas generosas, grandiosas, ruidosas, y la medida la aprendes mirándolas.',
  },
  'Jupiter-Midheaven': {
    conjunction:
      'Tu trabajo pide un horizonte ancho: enseñanza, derecho, viajes, un público de alguna clase. La gente de arriba te aprecia, y subes mejor donde además puedes creer en lo que haces.',
    soft: 'Encuentras valedores sin buscarlos. Se solicita tu juicio, y tu fama va un poco por delante de ti, cosa que puedes permitirle.',
    hard: 'Apuntas tan alto que el peldaño siguiente se pierde de vista. Acepta el puesto menor que tiene una puerta de verdad; desde ahí, tu optimismo hace el resto.',
  },
};
