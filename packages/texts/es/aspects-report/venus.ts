import type { PairTexts } from '../../aspects-report/texts.ts';

export const venus: PairTexts<'Venus'> = {
  'Venus-Saturn': {
    conjunction:
      'Te tomas el amor en serio y no lo das a la ligera. La edad, la experiencia o la distancia pueden ser parte de la historia; lo que eliges lo conservas, y tu gusto va hacia pocas cosas hechas para durar.',
    soft: 'Guardas lealtad sin dureza. El afecto te crece con los años, sabes vivir bien con sencillez, y quien ha compartido trabajo contigo te sigue queriendo.',
    hard: 'Esperas hasta tener certeza, y una pausa te parece una negativa. Prefieres pasarte sin ello a pedir; y sin embargo, quienes te quieren darían mucho por que les pidieras.',
  },
  'Venus-Uranus': {
    conjunction:
      'Te enamoras de lo que no se te parece, y ocurre de un minuto a otro. En todo vínculo necesitas aire; una amistad con chispa te sujeta más que los votos.',
    soft: 'Mantienes interesante el amor. Te gusta la gente justo por sus rarezas, te llevas bien con tus antiguas parejas, y tu gusto va diez años por delante.',
    hard: 'En cuanto se podría contar con ello, pierde el brillo, o atraes a aquellos a quienes les pasa. Pide distancia con franqueza y a tiempo, un cuarto, una tarde, un viaje, y no tendrás que romper nada para conseguirla.',
  },
  'Venus-Neptune': {
    conjunction:
      'Tienes ojo de poeta: amas la luz sobre una persona tanto como a la persona. El arte y la compasión viven en ti. A quien vive contigo le gustaría a veces que lo vieras sin la luz.',
    soft: 'La belleza te mueve a la bondad. Tratas con suavidad los defectos, tienes oído en algún sentido de la palabra, y sabes querer sin llevar cuentas.',
    hard: 'Te prendas de un anhelo y le pones cara. El despertar es amargo sobre todo porque buena parte del cuadro la pintaste tú; mira despacio lo que alguien hace en los días grises.',
  },
  'Venus-Pluto': {
    conjunction:
      'Amas como quien solo tiene esta vida. La compañía tibia te aburre, la atracción tiene para ti algo de destino, y de cada gran amor sales con otra piel.',
    soft: 'Vas a lo hondo sin devorar. Notas de qué se avergüenza otra persona y la quieres también ahí, y lo que te parece bello suele tener una cicatriz.',
    hard: 'Aprietas más donde menos confías. Celos, pruebas, silencios: son maneras de preguntar si te pueden dejar. Pregúntalo a las claras, una vez, y deja que la respuesta cuente.',
  },
  'Venus-Ascendant': {
    conjunction:
      'Gustas antes de haber hecho nada. Tus modos son suaves, tu aspecto está cuidado, y la gente te dice que sí; asegúrate de que también oiga tu no.',
    soft: 'Tienes una cortesía natural. Vistes, hablas y te mueves de forma que los demás estén a gusto, y contigo da gusto presentarse.',
    hard: 'Ves tan claro lo que agradaría al otro que olvidas preguntarte a ti. En el espejo de una pareja te ves con encanto; mírate otra vez cuando no haya nadie.',
  },
  'Venus-Midheaven': {
    conjunction:
      'Tu trabajo tiene que ver con la belleza, con la gente o con la paz entre ella, o saldría ganando con eso. En tu puesto te quieren, y el encanto es parte de tu oficio.',
    soft: 'El tacto te lleva más lejos que los codos. Haces aliados en el trabajo, y lo que sale de tus manos parece acabado, hasta el cordel del paquete.',
    hard: 'Coges el puesto grato y se te escapa el adecuado, o amor y carrera piden las mismas tardes. Decide cuál de los dos te daría vergüenza haber descuidado.',
  },
};
