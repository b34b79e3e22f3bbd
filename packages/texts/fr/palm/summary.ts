import type { PassageWords } from '../../palm/passages.ts';

/** Who you are, what pulls against it, what to keep. Sources as in the English words. */
export const summary: PassageWords<'summary'> = {
  self: {
    earth: {
      index:
        'On peut bâtir sur toi : tu as de la patience, le sens pratique et plus d’idéal que ta manière simple n’en laisse voir. Ce que tu promets, tu le fais, et ce que tu aimes, tu en prends soin.',
      between:
        'Il y a en toi de la chaleur, de la constance et du vrai. Tu vois les gens et les choses comme ils sont, et tu en prends soin de la seule façon qui compte pour toi, en faisant quelque chose.',
      middle:
        'Tu as les pieds bien posés, et ce que tu veux, tu le veux de tout ton poids. Tu mets du temps à partir et plus encore à lâcher, au travail comme en affection.',
    },
    air: {
      index:
        'Tu vis de comprendre et d’idéaux, et tu voudrais le monde raisonnable et bon, dans cet ordre. Ta loyauté va à ceux avec qui tu peux penser.',
      between:
        'Tu as de la curiosité, de l’amitié et le sens du juste. En parlant tu entres au cœur des choses et des gens, et tu aimes les unes et les autres pour ce qu’ils sont vraiment.',
      middle:
        'Un esprit clair et une volonté à elle vivent en toi côte à côte. Tu veux tout comprendre, sauf peut-être qui tu aimes et pourquoi.',
    },
    fire: {
      index:
        'Tu lances les choses, et tu as une conscience. Ton enthousiasme emporte les gens, et tes idéaux veillent à ce que ce soit vers un lieu qui en vaille la peine.',
      between:
        'Tu as de l’élan et bon cœur, et les deux s’entendent. Tu décides vite, tu pardonnes vite, et te voilà en route vers la suite.',
      middle:
        'Tu vis à pleine flamme. Ce que tu veux, tu le veux maintenant, et autour de toi la vie est rarement terne ; ton art est de bien choisir ce que tu allumes.',
    },
    water: {
      index:
        'Tu sens finement et tu espères haut. Une grande part de ta vie se passe au-dedans, et ce qui vient à la surface est loyal, bon et fait pour durer.',
      between:
        'Tu as de la sensibilité sans t’y perdre : une bonne oreille et le sens de la mesure. On te raconte ce qu’on n’avait pas prévu de raconter.',
      middle:
        'Il court en toi des courants que tu n’expliques pas, et tu les suis. L’imagination et le désir parlent en toi une même langue, et tu la parles couramment.',
    },
    unknown: {
      index:
        'Tu portes sans bruit une haute exigence, et l’on se sent en sûreté avec ta parole. Tu attends beaucoup, et d’abord de toi.',
      between:
        'Tu apportes à la même table la chaleur et le jugement. Tu prends les gens comme ils viennent, et tu te rappelles ce qu’ils t’ont dit.',
      middle:
        'Tu suis ton propre sens de ce qui est bon pour toi. Le sentiment fort est ton moteur, et c’est toi qui tiens le volant.',
    },
  },
  mind: {
    sloping: {
      joined: 'Ton imagination est riche et prudente, un jardin entouré d’un mur.',
      apart:
        'Les idées te prennent par la main et te mènent hors du sentier, où tu trouves le plus souvent ce que tu cherchais.',
    },
    level: {
      joined: 'Tu penses clairement, et tu arrives avec ton dossier.',
      apart: 'Tu juges sobrement et tu agis à ton compte, mélange que les autres trouvent rassurant.',
    },
  },
  pull: {
    curved: {
      long: 'Ce qui tire en sens contraire : ton cœur parle aussitôt, et ta tête voudrait une semaine. Donne à chacun son tour, au cœur la première heure et à la tête avant la signature.',
      mean: 'Ce qui tire en toi est doux, entre montrer ce que tu sens et faire ce qui est sage ; la plupart des jours, tu arrives aux deux.',
      short:
        'Cœur et tête vont tous deux vite en toi, si bien que la résistance vient du dehors : la vie est plus lente que toi.',
    },
    straight: {
      long: 'Le silence tire en toi contre la minutie : tu as tout pensé jusqu’au bout, et personne n’en a entendu un mot.',
      mean: 'Un cœur réservé et un simple bon sens tirent un peu l’un contre l’autre en toi ; le bon sens trouve qu’on pourrait en dire davantage.',
      short:
        'Tu agis par des sentiments que tu n’as jamais mentionnés, et ceux qui doivent deviner en sentent la secousse.',
    },
  },
  grip: {
    wide: {
      sloping: 'La liberté te tire d’un côté, et de l’autre l’image parfaite de ce que tout devrait être.',
      level: 'Tu veux de l’espace, et tu y veux de l’ordre.',
    },
    unknown: {
      sloping: 'La fantaisie te fait signe, et le devoir te tient par la manche.',
      level: 'Chez toi l’utile passe d’abord, et le beau attend son tour.',
    },
  },
  keep: {
    wide: {
      busy: 'Garde ta porte ouverte, et garde derrière elle une heure pour toi.',
      calm: 'Garde ton aisance avec les gens : c’est elle qu’ils viennent chercher.',
    },
    mean: {
      busy: 'Garde ton rythme quand tout appelle à la fois.',
      calm: 'Garde ton égalité d’humeur ; elle est plus rare que le talent.',
    },
    narrow: {
      busy: 'Que tes quelques affaires restent quelques-unes.',
      calm: 'Continue de te consulter d’abord, et dis-le un peu plus tôt.',
    },
  },
  counsel: {
    near: {
      long: 'Sers-toi des mots qu’on t’a donnés à la maison pour ce que tu as à dire toi-même.',
      mean: 'Honore d’où tu viens en allant un pas plus loin.',
      short: 'Laisse les tiens te louer tout haut, puisque tu ne le fais pas.',
    },
    centre: {
      long: 'Tu as une direction et les mots pour la dire ; dis-la, et la route sera moins solitaire.',
      mean: 'Tiens ton cap, et lève les yeux le dimanche.',
      short: 'Ton chemin est bon ; que plus de gens sachent que tu y es.',
    },
    far: {
      long: 'Continue de parler aux inconnus : de bons chapitres commencent ainsi.',
      mean: 'Reste facile à joindre, puisque tant de choses te viennent par d’autres.',
      short: 'Quand quelqu’un demande ce que tu sais faire, dis-le-lui.',
    },
    absent: {
      long: 'Choisis, et dis ce que tu as choisi ; la moitié de ta liberté est dans le dire.',
      mean: 'Choisis une chose pour cette saison, et qu’elle suffise.',
      short: 'Choisis par toi-même, et n’attends pas qu’on te découvre.',
    },
  },
};
