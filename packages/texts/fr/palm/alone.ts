import type { PalmWords } from '../../palm/palm-words.ts';

/** What a feature says by itself, where the photo leaves the one open that would join it. */
export const alone: PalmWords['alone'] = {
  fingers: {
    index: {
      longer: 'Tu aimes tenir les rênes, et on te les laisse volontiers.',
      equal:
        'L’ambition et le plaisir mangent chez toi à la même table, et aucun ne prend le pain de l’autre.',
      shorter: 'Tu préfères briller que commander, et un risque en chemin ne te fait pas peur.',
    },
    little: {
      long: 'Les mots te viennent vite, et ils tombent où tu veux.',
      mean: 'Tu dis ce qu’il faut dire et tu laisses le reste en paix.',
      short: 'Tu te vends au-dessous de ta valeur, et tu laisses parler le travail.',
    },
  },
  'major-lines': {
    heartEnd: {
      index: 'En affection tu vises haut, et tu tiens ce que tu as promis.',
      between: 'Dans tes affections, la chaleur et le bon sens vont ensemble.',
      middle: 'Ton cœur suit sa propre route et ne demande son chemin à personne.',
    },
    heartForm: {
      curved: 'Ce que tu sens se lit sur ton visage avant que tu aies décidé de le montrer.',
      straight: 'Ton affection se prouve par ce que tu fais ; tu l’annonces rarement.',
    },
    headLength: {
      long: 'Une pensée commencée, tu la penses jusqu’au bout.',
      mean: 'Ton jugement est celui de tous les jours, et c’est de celui-là qu’on a besoin.',
      short: 'Ton esprit prend le raccourci et il est arrivé avant que d’autres aient trouvé la carte.',
    },
    headSlope: {
      sloping: 'L’imagination a beaucoup à dire dans ce que tu penses.',
      level: 'Chez toi les faits passent d’abord, et les images ensuite.',
    },
    headStart: {
      joined: 'Tu commences avec soin, et tu regardes l’eau avant d’y entrer.',
      apart: 'Tu vas ton chemin, et personne n’a besoin de pousser.',
    },
    heartGap: {
      near: 'Avant que le cœur signe quoi que ce soit, la tête l’a lu.',
      apart: 'Sentir et penser ont chez toi des chambres séparées, portes ouvertes.',
    },
    lifeSweep: {
      wide: 'Il y a en toi de l’énergie pour les gens et les projets, et il en reste.',
      mean: 'Ta force est bien répartie sur la journée.',
      narrow: 'Tu gardes ta force pour le peu de choses qui la méritent.',
    },
    lifeLength: {
      long: 'De l’endurance, tu en as, et de la régulière ; cela n’a rien à voir avec la durée d’une vie.',
      short: 'Ton énergie vient par élans, et un élan n’est pas peu de chose.',
    },
    fate: {
      near: 'Ton chemin commence parmi les tiens.',
      centre: 'Le chemin où tu marches, c’est toi qui l’as tracé.',
      far: 'D’autres mettent la main à ton chemin, et cela te réussit.',
      absent:
        'On ne voit pas de ligne de destinée marquée : la route est donc à choisir, et les livres n’y voient pas un mauvais signe.',
    },
  },
  'minor-lines': {
    skin: {
      busy: 'Beaucoup de choses laissent leur trace sur toi : la paume est pleine de lignes fines.',
      calm: 'Peu de chose ride la surface : à côté des grandes lignes il en court peu de fines.',
    },
  },
  summary: {
    type: {
      earth: 'Il te faut un sol ferme et du travail achevé.',
      air: 'Il te faut des questions, et la conversation qui les suit.',
      fire: 'Il te faut des commencements, et qui se tient près de toi se réchauffe.',
      water: 'Il te faut des nuances, et tu entends plus qu’on ne dit.',
    },
    headSlope: {
      sloping: 'Ta pensée aime quitter la route pour regarder le paysage.',
      level: 'Ta pensée garde les pieds sur le plancher.',
    },
    headStart: {
      joined: 'Tu essaies d’abord la glace, puis tu traverses.',
      apart: 'Tu traverses d’abord et tu te retournes après.',
    },
    heartForm: {
      curved: 'Ce qui tire en toi, c’est un cœur qui parle avant son tour.',
      straight: 'Ce qui tire en toi, c’est un cœur qui aime mieux agir que s’expliquer.',
    },
    headLength: {
      long: 'En face se tient un esprit qui veut avoir pensé à tout.',
      mean: 'Un jugement simple et bon maintient la paix.',
      short: 'Un esprit vif coupe court à la plupart de tes querelles.',
    },
    lifeSweep: {
      wide: 'Reste la maison ouverte que tu es.',
      mean: 'Garde le pas égal qui te porte.',
      narrow: 'Garde l’habitude de te réserver pour ce qui compte.',
    },
    skin: {
      busy: 'Offre à tant d’impressions une heure où rien ne s’ajoute.',
      calm: 'Ton calme mérite qu’on veille sur lui.',
    },
    fate: {
      near: 'Bâtis sur ce qui t’a été donné.',
      centre: 'Fie-toi à la direction que tu as trouvée par tes propres moyens.',
      far: 'Reste à portée des gens ; ils te font avancer.',
      absent: 'Choisis, puisque rien n’a été choisi pour toi.',
    },
  },
  personality: {
    type: {
      earth: 'Ce que tu as pris en charge une fois reste pris en charge.',
      air: 'Une bonne question te plaît davantage qu’une réponse toute prête.',
      fire: 'Attendre est le seul art que tu n’aies jamais voulu apprendre.',
      water: 'Tu sens l’humeur d’une pièce avant d’avoir trouvé une chaise.',
    },
    headLength: {
      long: 'Tu fais les choses à fond, et tu as plus de passions que de soirées.',
      mean: 'Tu as le sens commun, qui l’est moins que son nom ne le dit.',
      short: 'Tu décides pendant que d’autres rassemblent encore leurs raisons.',
    },
    heartForm: {
      curved: 'Avec toi les gens savent où ils en sont, car tu le leur fais sentir.',
      straight: 'Il y a autour de tes sentiments un silence qu’on prend aisément pour de la distance.',
    },
    headSlope: {
      sloping: 'La moitié de ta vie se passe en images, et l’autre moitié en profite.',
      level: 'Tu aimes que le compte soit juste, et la plupart du temps il l’est.',
    },
  },
  career: {
    headSlope: {
      sloping: 'Le travail qui laisse de la place à l’invention est celui qui te retient le plus longtemps.',
      level: 'Chiffres, technique et ordre sont des outils qui te tiennent bien en main.',
    },
    index: {
      longer: 'Une petite équipe à toi te convient mieux qu’une grande qui serait à d’autres.',
      equal: 'Tu sais mener un projet, et tu sais aussi le laisser mener.',
      shorter: 'Le travail devant un public, même petit, tire le meilleur de toi.',
    },
    little: {
      long: 'Partout où il y a quelque chose à expliquer ou à vendre, ta place est dans la pièce.',
      mean: 'Tu négocies honnêtement, et l’on quitte la table en bons termes.',
      short: 'Laisse quelqu’un d’autre annoncer ce que tu as fait.',
    },
    fate: {
      near: 'Une aide venue tôt de la maison a donné à ton travail sa direction.',
      centre: 'Ta direction, tu l’as trouvée sans qu’on te la montre.',
      far: 'Le travail parmi les gens, et pour eux, est celui qui te porte le plus loin.',
      absent: 'Tu peux changer de domaine sans regret ; rien en toi n’est lié à un seul.',
    },
  },
  money: {
    headLength: {
      long: 'Tu lis les petits caractères, tous.',
      mean: 'Face aux dépenses, ta raison est là, sans rigueur.',
      short: 'Tu achètes comme tu décides, aussitôt ; pour les grosses sommes, laisse passer la nuit.',
    },
    little: {
      long: 'Tu fais baisser un prix, et qui te vend te remercie encore.',
      mean: 'Tu demandes ce qu’une chose vaut, et tu le paies.',
      short: 'Tu demandes moins que ton travail ne vaut ; ajoute quelque chose la prochaine fois.',
    },
    fate: {
      near: 'Ce qu’on t’a transmis, savoir-faire compris, est ton capital.',
      centre: 'Ce que tu as, tu l’as gagné.',
      far: 'Cela vient de clients, de protecteurs et d’amis.',
      absent: 'Plusieurs petites sources te vont mieux qu’une seule grande.',
    },
  },
  love: {
    type: {
      earth: 'Ta cour consiste à te rendre utile, et à être encore là en hiver.',
      air: 'Pour toi, tomber en amour commence par une conversation.',
      fire: 'Ton intérêt se remarque, et tu ne le voudrais pas autrement.',
      water: 'Les petites bontés restent des années dans ta mémoire.',
    },
    heartEnd: {
      index: 'Tu attends beaucoup de qui t’accompagne, et autant de toi.',
      between: 'Tu vois l’autre comme il est, et c’est pour cela qu’il te plaît.',
      middle: 'Quand tu aimes, c’est à ta manière et de toute ta force.',
    },
    heartForm: {
      curved: 'La tendresse te vient en mots et en gestes, sans compter.',
      straight: 'Une lampe réparée ou un repas chaud, voilà ta façon de le dire.',
    },
    heartGap: {
      near: 'La raison pose une ou deux questions avant que tu cèdes.',
      apart: 'Tu laisses d’abord parler le cœur, et tu écoutes la tête ensuite.',
    },
  },
  marriage: {
    heartEnd: {
      index: 'La parole donnée est le sol sur lequel tu bâtis un foyer.',
      between: 'Ce que tu apportes à un long lien, c’est la bonne compagnie.',
      middle: 'Dans un long lien il te faut une chambre avec sa propre porte.',
    },
    lifeSweep: {
      wide: 'À ta table il y a de la place pour des invités, et qui vit avec toi ferait bien d’aimer cela.',
      mean: 'Des jours partagés et réguliers te font du bien.',
      narrow: 'Il te faut des soirs sans compagnie, et quelqu’un qui, en ce sens, n’en soit pas une.',
    },
    fate: {
      near: 'La famille a voix au chapitre dans tes grandes décisions.',
      centre: 'Un lien à côté de ton chemin est le bienvenu ; en travers, non.',
      far: 'La personne à ton côté change ta direction, et tu laisses faire.',
      absent: 'Un lien est pour toi une décision, que l’on reprend de temps en temps.',
    },
  },
  health: {
    lifeSweep: {
      wide: 'Tu as de la force à dépenser ; souviens-toi qu’elle se dépense.',
      mean: 'Un rythme égal garde ta force où elle est.',
      narrow: 'Une petite réserve, bien gardée, mène loin.',
    },
    lifeLength: {
      long: 'Tu tiens plus longtemps que tu ne crois.',
      short: 'Travaille par étapes, et repose-toi entre elles sans mauvaise conscience.',
    },
    skin: {
      busy: 'Les pauses ne sont pas un luxe pour toi, tant il te traverse de choses en un jour.',
      calm: 'La tension glisse sur toi mieux que sur la plupart.',
    },
    headStart: {
      joined: 'Tu mesures tes forces sans qu’on te le dise.',
      apart: 'Tant que quelque chose de neuf est en train, tu oublies que les lits existent.',
    },
  },
  challenges: {
    headStart: {
      joined: 'Quitter l’abri de ce que tu connais : voilà ta leçon.',
      apart: 'Ta leçon est la vieille leçon : regarder avant de sauter.',
    },
    headLength: {
      long: 'Tu es capable de penser une chose jusqu’à la défaire ; arrête-toi une pensée plus tôt.',
      mean: 'Là où rien ne te force, tu te contentes peut-être de ce qui suffit.',
      short: 'Laisse de temps en temps une décision passer la nuit ; elle sera encore là.',
    },
    heartGap: {
      near: 'Laisse une fois un sentiment compter sans preuve.',
      apart: 'Ta franchise te précède ; va voir où elle tombe.',
    },
    skin: {
      busy: 'Certaines impressions peuvent rester à la porte.',
      calm: 'Ce qui glisse sur toi importait peut-être à quelqu’un.',
    },
    lifeLength: {
      long: 'Tu tiens, alors on te donne les longues tâches ; refuses-en une.',
      short: 'Une grande entreprise demande d’abord qu’on la coupe en morceaux.',
    },
  },
  luck: {
    fate: {
      near: 'Des parents serviables, c’est ta chance à l’ancienne.',
      centre: 'Ta chance a des cals aux mains : c’est toi qui l’as faite.',
      far: 'Une rencontre de hasard peut faire plus pour toi que bien des plans.',
      absent: 'Ta chance est dans ce que tu choisis, plus que dans ce qui était prêt.',
    },
    headStart: {
      joined: 'Une occasion préparée te sert mieux qu’une soudaine.',
      apart: 'Tu trouves la chance en arrivant avant les autres.',
    },
    headSlope: {
      sloping: 'Une idée à la bonne heure a déjà été ta chance.',
      level: 'Tu paries peu, et à froid.',
    },
    little: {
      long: 'Un mot dans la bonne oreille t’ouvre des portes.',
      mean: 'Les bonnes manières t’ont valu plus que ne l’aurait fait l’audace.',
      short: 'Demande une fois de plus ; quelqu’un dira peut-être oui.',
    },
  },
};

/** Where the photo decides too little for a text. */
export const tooLittle: PalmWords['tooLittle'] = {
  'hand-type': 'Le type reste ouvert. Prends la main à plat, vue d’en haut, et il se décidera peut-être.',
  fingers:
    'Les longueurs de tes doigts sont ici trop voisines pour qu’on en parle. Étire-les et essaie encore.',
  'major-lines':
    'Sous cette lumière, les lignes sont trop faibles pour se distinguer des plis voisins. La lumière du jour, de côté, aide.',
  mounts: 'Rien de ce qui borde les monts n’a pu être vu. Cette fois ils se taisent.',
  'special-features':
    'Ce qui pourrait distinguer la main n’est pas décidé ici. Ce n’est pas un jugement sur elle.',
  'minor-lines':
    'Entre une paume calme et une paume agitée, cette photo ne tranche pas. Une plus nette le pourrait.',
  summary: 'Pour un résumé, l’image montre trop peu. Mieux vaut le dire.',
  personality: 'De ton caractère, l’image livre peu. Un autre angle en livrera peut-être plus.',
  career: 'Sur le travail, cette image se tait. Qui la lit honnêtement fait de même.',
  money: 'D’argent elle ne dit presque rien. Deviner te coûterait plus que cela ne vaut.',
  love: 'Où finit la ligne de cœur et comment elle se courbe n’est pas assez clair. L’amour, cette fois, n’est pas dit.',
  marriage: 'Pour un long lien, la photo offre trop peu. Il ne manque rien qu’une meilleure vue.',
  health: 'L’énergie et les habitudes restent cette fois dans l’ombre. Plus de lumière les en tirerait.',
  challenges: 'Tes leçons ne se montrent pas sur cette image. Cela ne veut pas dire que tu n’en as pas.',
  luck: 'La chance ne laisse pas de trace sur celle-ci. Elle pose rarement pour un portrait.',
};
