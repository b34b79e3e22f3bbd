import type { PassageWords } from '../../palm/passages.ts';

/** Sources as in the English words. */
export const personality: PassageWords<'personality'> = {
  style: {
    earth: {
      long: 'Tu te fies à ce que tu as essayé, et tu essaies à fond : avant de tenir une chose pour faite, tu en as fait deux fois le tour.',
      mean: 'Tu prends la vie par le manche. Un plan doit marcher à la cuisine et dans la rue avant de compter pour toi, et alors il n’a pas besoin d’un second débat.',
      short:
        'Tu as déjà l’outil en main pendant que d’autres nomment encore le problème ; ton bon sens loge dans tes doigts.',
    },
    air: {
      long: 'Ton esprit aime la compagnie et la longue route : tu retournes une question, tu la regardes de l’autre côté, et alors seulement tu prends parti.',
      mean: 'Tu veux comprendre les gens et les choses avant de les juger, et tu sais quand on en a compris assez.',
      short:
        'Tu penses vite et tout haut. Une idée qui ne tient pas en deux phrases te perd, et tes meilleures viennent au milieu d’une conversation.',
    },
    fire: {
      long: 'Deux vitesses vivent en toi : un tempérament déjà parti, et un esprit qui veut toute la carte. Quand ils s’accordent, on te double difficilement.',
      mean: 'Tu décides vite et avec chaleur, et le plus souvent juste, car un bon sens tout simple voyage avec ta hâte.',
      short:
        'Tu vois le point, et tu pars. C’est l’attente qui t’use vraiment, et une pièce remarque quand tu entres avec quelque chose à faire.',
    },
    water: {
      long: 'Tu reçois plus que tu ne montres, et tu le penses jusqu’au bout ; ce que d’autres oublient le soir même, tu le retournes encore des jours après.',
      mean: 'Tu sens le temps qu’il fait dans une pièce avant que quiconque parle, et tu as appris à te demander si c’est bien le tien.',
      short:
        'Ta première impression est ta meilleure conseillère. Tu saisis une humeur aussitôt et tu lui réponds aussitôt, et les longues explications te la gâtent.',
    },
    unknown: {
      long: 'Tu suis une pensée jusqu’à sa fin ; une demi-réponse ne te laisse pas en repos avant que tu aies trouvé l’autre moitié.',
      mean: 'Tu penses comme on suit une route familière : avec attention, sans hâte, et l’œil sur l’endroit où elle mène.',
      short:
        'Tu vas au fait. Ce qui peut se régler aujourd’hui, tu préfères ne pas le porter jusqu’à demain.',
    },
  },
  inner: {
    curved: {
      sloping:
        'Sentiment et fantaisie partagent une chambre en toi : ce qui t’émeut devient image, et l’image ressort en mots ou en gestes.',
      level:
        'Tu montres ta chaleur ouvertement et tu gardes ton jugement au sec, si bien qu’on reçoit de toi un sourire sincère et une réponse sincère dans la même minute.',
    },
    straight: {
      sloping:
        'Il y a bien plus de couleur au-dedans que tu n’en laisses sortir ; qui te connaît bien, c’est quelqu’un à qui tu as une fois raconté un rêve.',
      level:
        'Sentiment et fantaisie, tu les tiens en laisse courte. Ce que tu dis est pensé, et ce que tu promets est déjà à moitié fait.',
    },
  },
  outer: {
    earth: {
      curved: 'Les gens se souviennent de toi comme d’un sol ferme avec un poêle bien chaud dessus.',
      straight:
        'On te trouve d’abord de peu de paroles, et l’on remarque après seulement que c’est toi qui étais encore là.',
    },
    air: {
      curved:
        'Les inconnus te prennent pour une compagnie facile, et s’étonnent de tout ce que tu as remarqué d’eux.',
      straight:
        'On peut te croire de la froideur, car tu questionnes là où d’autres embrassent ; l’intérêt derrière la question est réel.',
    },
    fire: {
      curved: 'Ton enthousiasme se communique, et ton humeur passe dès qu’elle est dite.',
      straight:
        'Tu réchauffes les gens par ce que tu fais plus que par ce que tu dis, et tu attends rarement qu’on demande.',
    },
    water: {
      curved:
        'Ton visage dit ce que tu sens avant que tu aies décidé de le dire, et c’est une bonne part de ton charme.',
      straight:
        'On devine autour de toi une profondeur que tu n’expliques pas ; il te fait du bien d’y laisser entrer une ou deux personnes.',
    },
    unknown: {
      curved: 'Ceux qui t’entourent ont rarement à deviner comment tu vas.',
      straight: 'Tu laisses les autres approcher à petits pas, et chacun de ces pas est sincère.',
    },
  },
};

export const challenges: PassageWords<'challenges'> = {
  obstacle: {
    earth: {
      joined:
        'Le familier te retient un peu plus qu’il ne devrait ; un changement de plan ressemble à une perte avant d’avoir montré ce qu’il apporte.',
      apart: 'Tu entres à grands pas en terrain neuf, puis tu veux qu’il se conduise comme l’ancien.',
    },
    air: {
      joined: 'Tu retournes une affaire une fois de trop, et d’ici là elle s’est décidée sans toi.',
      apart:
        'Tu sautes dans un sujet et tu en ressors ; la partie du milieu, là où il devient terne, est ton véritable examen.',
    },
    fire: {
      joined:
        'Tu veux partir et tu veux des certitudes, comme une voiture rapide au frein serré, et la querelle des deux te coûte plus que l’une ou l’autre.',
      apart: 'Finir t’est plus dur que commencer, car le commencement suivant te fait déjà signe.',
    },
    water: {
      joined: 'Tu rapportes chez toi les humeurs des autres, et tu te sens en faute quand tu les poses.',
      apart:
        'Tu t’aventures loin sur un sentiment, et tu découvres en route que personne d’autre n’avait le même.',
    },
    unknown: {
      joined: 'Quitter l’abri du connu te prend plus de temps qu’il n’en faut.',
      apart: 'Tu regardes après le saut ; certains fossés se voyaient d’avance.',
    },
  },
  pattern: {
    long: {
      near: 'Tu sais raisonner un sentiment en morceaux, jusqu’à ce qu’il n’en reste rien à sentir.',
      apart:
        'Tu discutes avec la tête et tu boudes avec le cœur, chacun très à fond ; présente-les l’un à l’autre.',
    },
    mean: {
      near: 'Tu demandes la permission à ta raison, même pour des joies qui s’en passent.',
      apart: 'De temps en temps tu dis la chose vraie à la mauvaise table.',
    },
    short: {
      near: 'Une décision rapide contre ton propre cœur est de celles sur lesquelles tu reviens.',
      apart:
        'Tu parles d’abord ; la seconde pensée, souvent la plus aimable, arrive quand la porte s’est refermée.',
    },
  },
  growth: {
    longer: {
      busy: 'Laisse de côté quelques impressions : tout ce que tu remarques n’est pas à réparer par toi.',
      calm: 'Exerce-toi à demander. On te suit plus volontiers quand tu as eu une fois besoin des autres.',
    },
    equal: {
      busy: 'Choisis par jour trois choses qui comptent, et que les autres soient du décor.',
      calm: 'Prends parti quelquefois, même avant la certitude ; ton équité peut avoir l’air d’une absence.',
    },
    shorter: {
      busy: 'Finis une pièce avant que brille la suivante ; tu perds plus par dispersion que par manque de talent.',
      calm: 'Laisse-toi voir à l’ouvrage, et pas seulement avec le résultat.',
    },
  },
  help: {
    long: {
      near: 'Tu as de ton côté la persévérance, et des gens qui pour toi se lèveraient la nuit.',
      centre: 'Ton endurance est grande et la boussole est à toi ; ensemble elles survivent à beaucoup.',
      far: 'Tu dures, et tu trouves de l’aide en marchant, ce qui est tout ce qu’une longue route demande.',
      absent:
        'Tu as du souffle pour un long chemin, et rien ne t’oblige à prendre celui-ci ; souviens-toi des deux quand la pente se raidit.',
    },
    short: {
      near: 'Découpe ce qui est grand en étapes, et laisse les tiens en porter une.',
      centre: 'Tu sais où tu veux aller ; vas-y par petites marches.',
      far: 'Demande tôt. Ceux qui t’entourent aiment aider, et ta force est faite pour les sprints.',
      absent: 'Tu peux tourner à chaque carrefour, si bien qu’un revers n’a pas à être plus qu’un détour.',
    },
  },
};
