import type { PassageWords } from '../../palm/passages.ts';

/** Sources as in the English words. */
export const love: PassageWords<'love'> = {
  nature: {
    index: {
      curved:
        'Tu aimes les mains ouvertes et l’attente haute, envers toi pour commencer. Qui a ta parole l’a tout entière.',
      straight: 'Ta fidélité se passe de discours : l’idéal est haut, le ton est bas, et cela tient.',
    },
    between: {
      curved:
        'Tu as un cœur chaud et de bons yeux. Tu dis ce que tu sens, et tu vois l’autre comme il est, non comme tu le voudrais.',
      straight:
        'L’affection est une chose que tu fais : un vélo réparé, un appel le bon soir. Tu connais les limites des gens et tu les aimes à l’intérieur.',
    },
    middle: {
      curved:
        'Tu sens fort et tu le montres, à ton heure et à ta façon ; les demi-mesures ne te disent rien.',
      straight:
        'Il y a beaucoup de feu derrière une façade tranquille. C’est toi qui choisis qui approche, et personne ne t’y pousse.',
    },
  },
  style: {
    earth: {
      index: 'Ta cour, c’est ta présence, à l’heure et avec ce qu’il fallait.',
      between: 'Un repas préparé pour deux en dit plus, dans ta langue, qu’un poème.',
      middle: 'Ton corps sait avant ta tête qui tu veux à ton côté.',
    },
    air: {
      index:
        'Pour toi cela commence par une conversation qui ne veut pas finir, avec quelqu’un vers qui lever les yeux.',
      between: 'L’amour te vient en parlant, et il reste parce qu’on en rit à deux.',
      middle: 'Un esprit vif t’attire aussitôt ; qu’on admire le tien te retient.',
    },
    fire: {
      index:
        'Tu poursuis de tout cœur, et tu mets l’être aimé sur un piédestal où personne ne tient longtemps debout.',
      between: 'Ton penchant, tu le montres tôt, clairement et de bonne humeur.',
      middle: 'Au début tu n’es que flamme, et tu attends de voir ce qui reste quand elle se pose.',
    },
    water: {
      index:
        'Tu aimes une image autant qu’une personne ; sois tendre avec la personne quand les deux se séparent.',
      between:
        'Les petites bontés te restent des années, celles que tu as reçues et celles que tu as faites.',
      middle: 'Tu aimes comme on écoute de la musique, de tout ton être et les yeux fermés.',
    },
    unknown: {
      index: 'Tu cherches quelqu’un à admirer, et tu offres la même chose.',
      between: 'La proximité te vient par les jours partagés plus que par les grandes soirées.',
      middle: 'L’attirance a chez toi le premier mot, et tu la laisses parler.',
    },
  },
  fit: {
    earth: {
      near: 'Il te va bien, quelqu’un qui te laisse le temps de réfléchir à un sentiment avant de le nommer.',
      apart: 'Une compagnie de la même franchise que toi vous épargne à tous deux les devinettes.',
    },
    air: {
      near: 'Ta tête demande qu’on la convainque ; la bonne personne trouve cela charmant, et le prend par épisodes.',
      apart:
        'Il te faut quelqu’un qui supporte que tu dises ce que tu penses et penses ce que tu sens, d’un seul souffle.',
    },
    fire: {
      near: 'Cherche le calme : quelqu’un que n’alarme pas ta raison quand elle freine ton cœur.',
      apart: 'Avec toi tout est sur la table ; choisis donc une personne qui sache répondre.',
    },
    water: {
      near: 'Tu caches une blessure derrière de bons arguments ; qui voit au travers peut rester.',
      apart:
        'Une personne tendre et sincère te convient, car tu ne sais ni feindre ni vivre à côté de la feinte.',
    },
    unknown: {
      near: 'Fais savoir à l’autre que tu réfléchis encore ; un silence se lit facilement de travers.',
      apart: 'Ta franchise demande quelqu’un qui ne la prenne pas pour une attaque.',
    },
  },
};

export const marriage: PassageWords<'marriage'> = {
  bond: {
    wide: {
      index:
        'Tu tiens parole et tu veux ta liberté, et tu n’y vois pas de contradiction ; dis tôt que tu ne plaisantes avec aucune des deux.',
      between:
        'Il te faut un lien aux portes ouvertes, où deux personnes sortent le matin et aiment rentrer.',
      middle:
        'Sous tout toit partagé il te faut un terrain à toi : une pièce, un cercle, un jour de la semaine.',
    },
    unknown: {
      index: 'Tenir une promesse est ta façon d’aimer.',
      between: 'Tu veux quelqu’un avec qui partager les jours de semaine ; les fêtes se débrouillent seules.',
      middle: 'Il te faut une vie à deux qui te laisse ton propre jugement.',
    },
  },
  days: {
    wide: {
      wide: 'Invités, projets et fenêtres ouvertes font ton idée d’un foyer ; veille à ce qu’il reste une soirée sans rien de tout cela.',
      mean: 'Tu laisses beaucoup d’espace et tu prends le tien sans le demander, ce qui marche tant que chacun connaît le calendrier.',
      narrow:
        'Il te faut moins de compagnie que l’autre ne le pense, et plus de liberté que tu n’aimes en demander.',
    },
    unknown: {
      wide: 'La compagnie vient sans peine à ta table.',
      mean: 'Tu aimes les habitudes partagées, et tu les gardes vivantes par de petits changements.',
      narrow:
        'Dans une vie à deux il te faut des heures calmes, et tu fais bien de le dire avant d’en manquer.',
    },
  },
  choice: {
    near: {
      curved:
        'La famille est assise à ta table même quand elle n’est pas là ; dis-lui gentiment où finit la table.',
      straight:
        'Les tiens pèsent dans tes grandes décisions, et tu leur dis rarement combien de temps tu les pèses.',
    },
    centre: {
      curved:
        'À côté de ton chemin tu cherches quelqu’un qui a aussi le sien, et tu sais le dire en toutes lettres.',
      straight:
        'Tu tiens ton cap et tu attends de l’autre qu’il en tienne un, parallèle et à portée de voix.',
    },
    far: {
      curved: 'L’autre peut changer ta direction, et c’est toi qui raconterais l’histoire avec plaisir.',
      straight:
        'Quelqu’un peut te mener là où tu n’irais pas de ton plein gré, et tu vois après coup combien le lieu te convient.',
    },
    absent: {
      curved:
        'De temps en temps tu choisis à nouveau la même personne, à voix haute, et c’est plus qu’un vœu prononcé une fois.',
      straight:
        'Un lien est pour toi une décision et non un destin ; tu le renouvelles en silence, par ce que tu fais.',
    },
  },
};

export const health: PassageWords<'health'> = {
  vitality: {
    wide: {
      long: 'Tu as de l’énergie pour les gens et les projets, et elle dure jusqu’au soir ; d’autres s’y appuient plus qu’ils ne le savent.',
      short: 'Tu donnes beaucoup d’un coup, puis il te faut disparaître un moment ; l’un va avec l’autre.',
    },
    mean: {
      long: 'Ta force est de l’espèce égale, celle de la marche plus que de la course.',
      short:
        'Ton énergie vient par vagues de taille aimable : travaille sur la crête et repose-toi dans le creux.',
    },
    narrow: {
      long: 'Tu dépenses peu et tu dures longtemps, parce que tu mets ta force en peu de choses.',
      short: 'Ton énergie est finement rationnée : choisis bien à quoi elle va d’abord le matin.',
    },
  },
  constitution: {
    earth: {
      busy: 'Ton corps aime les heures régulières pendant que tes sens récoltent tout le jour ; le grand air met les deux d’accord.',
      calm: 'La routine te nourrit : un jour qui a un début et une fin te garde en équilibre.',
    },
    air: {
      busy: 'Il passe beaucoup par ta tête, dont une bonne part sans invitation ; une heure sans paroles te remet le mieux.',
      calm: 'Tu gardes une surface fraîche sur un esprit occupé ; marcher sans but l’aère.',
    },
    fire: {
      busy: 'Tu brûles vite et tu remarques tout ; danser ou courir use ce qui sinon te tiendrait hors du sommeil.',
      calm: 'Ton élan coule dans un lit tranquille ; donne-lui quelque chose à soulever ou à gravir.',
    },
    water: {
      busy: 'Tes cordes sont fines, et tu vis de silence comme d’autres vivent de pain.',
      calm: 'Les humeurs passent sur toi comme le temps sur un lac ; un entourage calme garde l’eau claire.',
    },
    unknown: {
      busy: 'Tu reçois beaucoup d’impressions : prévois tes pauses comme tu prévois tes rendez-vous.',
      calm: 'La tension semble t’atteindre tard, et c’est un don tant que tu la remarques alors.',
    },
  },
  watch: {
    busy: {
      joined:
        'Prends garde au soir où tu repasses encore la journée ; les natures soigneuses se fatiguent à répéter.',
      apart:
        'Quand du neuf est en train tu oublies de t’arrêter : mets la pause dans le plan avant de commencer.',
    },
    calm: {
      joined:
        'Tu te ménages bien ; veille seulement à ce que le calme ne devienne pas de la remise au lendemain.',
      apart:
        'Tu repars avant d’avoir soufflé du dernier départ ; laisse finir une chose avant que l’autre commence.',
    },
  },
  strength: {
    earth: {
      wide: 'Un jardin, une cuisine pleine de monde, un gros travail fait ensemble : là tu te refais en étant à l’œuvre.',
      mean: 'Ce que tu fais de tes mains, sans hâte, te donne plus qu’un jour oisif.',
      narrow: 'Un sentier connu, marché en solitaire, te remet d’aplomb.',
    },
    air: {
      wide: 'Une bonne conversation sur une longue promenade te rafraîchit comme rien d’autre.',
      mean: 'La lecture et le grand air, dans cet ordre, te remettent sur pied.',
      narrow: 'Le silence est ta source, et tu n’as à expliquer à personne que tu y vas.',
    },
    fire: {
      wide: 'Tu te refais en faisant autre chose de toute ta force.',
      mean: 'Une petite compétition, gagnée ou perdue, t’éclaircit la tête.',
      narrow: 'Un effort court et dur, puis un vrai repos : ta force aime cette arête vive.',
    },
    water: {
      wide: 'Servir à quelque chose pour ceux que tu aimes te rend ce que la foule te prend.',
      mean: 'L’eau, la musique et une porte fermée ont leur place dans ta semaine.',
      narrow: 'Tu amasses des forces comme un puits, à l’abri des regards et pendant la nuit.',
    },
    unknown: {
      wide: 'La compagnie te donne des forces, pourvu que tu puisses la choisir.',
      mean: 'Un rythme régulier est ton meilleur appui.',
      narrow: 'Moins de rendez-vous, mieux tenus, voilà ce qui te fait du bien.',
    },
  },
};
