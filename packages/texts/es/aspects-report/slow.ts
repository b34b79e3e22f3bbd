import type { PairTexts } from '../../aspects-report/texts.ts';

export const slow: PairTexts<'Saturn' | 'Uranus' | 'Neptune' | 'Pluto' | 'Ascendant'> = {
  'Saturn-Uranus': {
    conjunction:
      'El que construye y el que derriba comparten en ti un mismo banco, como en toda tu quinta. En tu vida se vuelve personal donde levantas algo sólido con reglas nuevas y lo defiendes frente a los dos bandos.',
    soft: 'Puedes renovar un orden viejo sin ofenderlo. Tu quinta aprendió a reparar con la máquina en marcha, y tú lo haces con pulso firme.',
    hard: 'Norma y revuelta se turnan: obedeces mucho tiempo, y de pronto no. Cambia cada año una cláusula del contrato, y no tendrás que quemarlo.',
  },
  'Saturn-Neptune': {
    conjunction:
      'Quieres que el sueño tenga paredes y tejado. Con tu generación viste acabar un ideal y empezar a construirse otro, y desconfías de las visiones que llegan sin plano.',
    soft: 'Puedes servir a lo que todavía nadie ve, en silencio y durante años. En ti lo práctico y lo esperanzado se hablan, y por eso tus esperanzas tienen dirección.',
    hard: 'Te cansas cuando el mundo va más lento que la visión, y entonces no te fías de ninguno de los dos. Un trozo pequeño del sueño, hecho realidad a mano, te hace más bien que uno grande que tiene razón.',
  },
  'Saturn-Pluto': {
    conjunction:
      'Naciste en una estación dura del mundo, y sabes en los huesos que las cosas pueden acabarse. De ahí tu minuciosidad. También te hace apretar los dientes los días en que no viene nada.',
    soft: 'Tienes esa resistencia que cava. Las largas reformas, las largas convalecencias, los largos proyectos están en buenas manos contigo, y por el camino no te hacen falta aplausos.',
    hard: 'Esperas resistencia y te plantas con los pies separados. El poder que no quiere rendir cuentas es tu viejo enemigo, y debes cuidar de que el tuyo las rinda.',
  },
  'Saturn-Ascendant': {
    conjunction:
      'Das la impresión de tener más años, más frialdad o más cautela de lo que tienes. Los desconocidos te confían responsabilidades a primera vista y bromas solo al cabo de un año; con esta cara los años son amables.',
    soft: 'Tienes una autoridad natural que no pide volumen. Tu palabra vale, tus modos son llanos, y la gente se calma cuando tomas el mando.',
    hard: 'Vas a un primer encuentro como a un examen, y los demás creen que el examen se lo haces tú. Las parejas serias te enseñan que está permitido apoyarse.',
  },
  'Saturn-Midheaven': {
    conjunction:
      'Subes a pie, y llegas. El cargo y el deber te alcanzan pronto; la altura te corresponde en cuanto dejas de creer que solo el agotamiento da derecho a ella.',
    soft: 'Te confían lo que no puede salir mal. Tu carrera se parece más a un muro de piedra que a unos fuegos artificiales, y cada hilada sostiene la siguiente.',
    hard: 'Cargas con todo el tejado y crees que nadie más podría. Viejas lealtades te pesan en los pasos; deja en el suelo aquella por la que nadie te pregunta desde hace años.',
  },
  'Uranus-Neptune': {
    conjunction:
      'Eres de una quinta en la que los cables y los sueños se conectaron de nuevo. A ti te toca en persona donde das a una idea poco común una forma que otros puedan sentir.',
    soft: 'A tu generación le pareció natural que lo nuevo fuera además amable. Notas pronto lo que hay en el aire, y no hace falta que te lo creas todo.',
    hard: 'Entre la ruptura clara y la bruma hermosa, dudas con toda tu quinta. Donde haya que actuar, toma la siguiente pregunta práctica y contesta esa.',
  },
  'Uranus-Pluto': {
    conjunction:
      'Vienes de años de convulsión y llevas su semilla. La pregunta de tu generación, qué tiene que irse, se vuelve tuya allí donde la dices antes que nadie.',
    soft: 'El cambio radical no asusta a tu quinta, y a ti te sienta. Sabes desmontar una cosa de modo que con las piezas se pueda hacer algo mejor.',
    hard: 'Lo viejo que ya no vive te impacienta sin medida. Derribas deprisa, más deprisa de lo que construyes; que la viga nueva esté antes preparada.',
  },
  'Neptune-Pluto': {
    conjunction:
      'Naciste en el encuentro de dos mareas muy lentas, de esas desde las que se cuentan épocas enteras. Lo que sueñas y lo que temes tienen una misma raíz, y la buscas.',
    soft: 'Compartes esta corriente callada con casi toda la gente de tu tiempo: la sensación de que lo perdido no se ha ido. En ti se vuelve paciencia con lo que ocurre en lo hondo.',
    hard: 'El anhelo de pureza y el saber del abismo se rozan en toda tu quinta. Tú necesitas un lugar donde se puedan decir los dos.',
  },
  'Uranus-Ascendant': {
    conjunction:
      'Nadie te confunde con nadie. Sorprendes, refrescas, contradices; en alguna clase o en alguna calle te tocó ser la nota rara, y luego resultó que esa era la gracia.',
    soft: 'Tu diferencia es de las que la gente disfruta. Traes contigo una corriente de aire, y dejas que los demás tengan también sus rarezas.',
    hard: 'Te vas un momento antes de haber llegado del todo, o das con gente que lo hace. Es posible para ti un vínculo que aguante sorpresas; solo hay que avisarle de que vendrán.',
  },
  'Uranus-Midheaven': {
    conjunction:
      'Tu camino tiene curvas cerradas, y son los mejores tramos. Te hace falta un campo del que nadie haya escrito aún el manual, y jefes que solo pidan resultados.',
    soft: 'Los métodos nuevos te llevan adelante. Te llaman cuando falló el camino de siempre, y como cumples, puedes ir y venir a tu aire.',
    hard: 'En cuanto el papel encaja, aprieta. Al menos una vez, de pensamiento, te has despedido con un portazo; ponle salida al puesto y podrás quedarte.',
  },
  'Neptune-Ascendant': {
    conjunction:
      'La gente ve en ti lo que busca. Cuesta retratarte, por así decirlo; una frase clara sobre quién eres y lo que no vas a hacer te ahorra más de un papel.',
    soft: 'Algo suave te precede. Entras en un cuarto a tientas, y los tímidos y los heridos acuden a ti por su cuenta.',
    hard: 'Das con parejas que necesitan rescate, o que relucen. Las ves mejores de lo que son, y ellas ven en ti una promesa que nunca hiciste; di pronto lo que sencillamente es así.',
  },
  'Neptune-Midheaven': {
    conjunction:
      'Tu vocación tiene que ver con lo que no se mide: imagen, sonido, cuidado, fe, mar. Los títulos se te resbalan, y sigues un anhelo con más fidelidad que un plan.',
    soft: 'La imaginación encuentra el modo de entrar en tu trabajo. Te creen porque no pareces querer nada, y tus mejores ideas llegan de lado.',
    hard: 'La meta cambia de forma cuando te acercas. Que alguien ponga contigo en números llanos qué haces, para quién y hasta cuándo.',
  },
  'Pluto-Ascendant': {
    conjunction:
      'Se nota que estás aunque no digas nada. La gente siente que la ven por dentro, unos se acercan y otros guardan distancia, y tú llevas mudada más de una piel.',
    soft: 'Tienes presencia. Ves qué mueve a la gente, te lo guardas, y en el momento decisivo estás.',
    hard: 'Te cruzas con los poderosos y los celosos, y te preguntas por qué. Parte de la respuesta es que montas guardia antes de que haya llegado nadie; abre la puerta una vez a plena luz.',
  },
  'Pluto-Midheaven': {
    conjunction:
      'No ocupas un puesto, lo cambias. La influencia viene a ti, y con ella los adversarios; o tu trabajo va a la raíz de algo, o te marchas.',
    soft: 'Puedes enderezar algo que se hunde. Quienes deciden te toman en serio, y parece que sabes dónde se guardan los papeles.',
    hard: 'En el trabajo topas con el poder, una y otra vez, hasta que te preguntas cómo usas el tuyo. El lugar de donde vienes pesa más de lo que te gusta admitir, y es también tu combustible.',
  },
  'Ascendant-Midheaven': {
    conjunction:
      'Tu forma de entrar y el lugar al que vas son casi lo mismo. Entre persona y papel hay en ti poca distancia, y por eso se te cree.',
    soft: 'Tus modos van bien con tus metas. La gente puede imaginarte en el puesto antes de que lo tengas, y de lo uno a lo otro hay un paso.',
    hard: 'Cómo llegas a los demás y qué persigues piden ropa distinta. Traduces cada día entre los dos, y con el tiempo has cogido soltura.',
  },
};
