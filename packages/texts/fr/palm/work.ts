import type { PassageWords } from '../../palm/passages.ts';

/** Sources as in the English words. */
export const career: PassageWords<'career'> = {
  direction: {
    sloping: {
      longer:
        'Tu veux donner forme à quelque chose qui soit à toi et y avoir le dernier mot ; les idées que nul ne peut toucher t’ennuient, et diriger sans idée aussi.',
      equal:
        'Il te va, un travail qui laisse de la place à l’invention, dans un cercle où la conduite peut changer de mains.',
      shorter:
        'Ta place est là où quelque chose se fait et se montre : la page, la scène, la table à dessin, tout lieu où tes trouvailles ont un public.',
    },
    level: {
      longer:
        'Tu es au mieux avec une tâche claire et des gens dont répondre, de l’ordre dans l’affaire et le dernier mot en main.',
      equal:
        'Il te va, un domaine où l’on se tient aux faits, chiffres, technique, organisation, et un bureau parmi des pairs.',
      shorter:
        'Tu as la paire rare d’une tête froide et du goût de la scène : bien présenter des faits durs est un métier en soi.',
    },
  },
  path: {
    near: {
      sloping:
        'Quelque chose de la maison, un métier, un goût, un mot d’encouragement, se tient au début de ton chemin, et tu fais bien de le refaire à ta manière.',
      level: 'Ton chemin part de ce qu’on t’a remis, et tu y bâtis pierre à pierre.',
    },
    centre: {
      sloping:
        'Ta direction, tu la trouves sans guide et tu la remplis d’inventions à toi ; les conseils, tu les écoutes poliment.',
      level: 'Tu fixes ton cap et tu en tiens les comptes ; de ce que tu atteins tu peux rendre raison.',
    },
    far: {
      sloping:
        'Tes meilleures idées, ce sont d’autres qui te les tirent : un public, une cliente, un maître rencontré à temps.',
      level:
        'Travailler pour d’autres et parmi eux te mène le plus loin, car c’est ton jugement sobre qu’ils viennent chercher.',
    },
    absent: {
      sloping:
        'Aucune route unique n’est tracée pour toi, et ton imagination l’aime ainsi ; plusieurs métiers, tour à tour ou côte à côte, peuvent être chacun le bon.',
      level:
        'Tu choisis chaque pas pour ce qu’il vaut et tu peux changer de domaine sans regret, car ta méthode te suit.',
    },
  },
  counsel: {
    longer: {
      long: 'Tu mènes et tu persuades : laisse aux autres une part de la parole, et ils te suivront plus loin.',
      mean: 'Demande la responsabilité que tu portes déjà ; on la donne rarement sans demande.',
      short:
        'Tu aimes mieux décider que te faire valoir. Dis une fois, tout haut, ce que tu as fait, avant qu’un autre en prenne le mérite.',
    },
    equal: {
      long: 'Tu pourrais vendre presque n’importe quoi ; choisis donc avec soin ce qui mérite tes mots.',
      mean: 'Tu ne pousses pas et tu ne te caches pas, si bien que chacun veut travailler avec toi ; une fois l’an, veuille quelque chose pour toi.',
      short: 'Ton travail parle pour toi, mais il parle bas : mets-y ton nom.',
    },
    shorter: {
      long: 'La scène et la langue sont à toi ; ce qui fait la différence, c’est la préparation silencieuse que nul n’applaudit.',
      mean: 'Montre plus tôt l’inachevé : un public t’apprend ce qu’aucun manuel n’enseigne.',
      short:
        'Tu aimes qu’on te voie et tu n’aimes pas te vanter ; qu’on voie donc l’ouvrage, et tiens-toi à côté.',
    },
  },
};

export const money: PassageWords<'money'> = {
  tendency: {
    wide: {
      long: 'Tu as la main ouverte et l’œil aux petits caractères : tu donnes volontiers, après avoir lu ce que tu signes.',
      mean: 'Tu dépenses comme tu respires, sans drame, et un simple bon sens t’arrête à la porte du magasin.',
      short:
        'L’argent passe vite entre tes mains, le plus souvent pour la joie de quelqu’un ; un jour entre l’envie et l’achat est ton meilleur allié.',
    },
    unknown: {
      long: 'Tu lis les conditions générales, et tu as raison.',
      mean: 'Tu juges les dépenses avec bon sens, et tu laisses petites les petites sommes.',
      short: 'D’argent tu décides vite, et tu n’aimes pas qu’on en discute.',
    },
  },
  habits: {
    wide: {
      long: 'Quand tu marchandes, tu fais descendre le prix par ton charme, puis tu l’arrondis vers le haut par bonté.',
      mean: 'Tu nommes un prix juste, et ce sont les suppléments que tu donnes.',
      short:
        'Tu demandes plutôt trop peu et tu ajoutes quelque chose ; laisse parfois un ami demander pour toi.',
    },
    unknown: {
      long: 'Les mots sont ta menue monnaie, et tu la dépenses bien.',
      mean: 'Tu traites rondement, et tu attends qu’on fasse de même.',
      short: 'Parler de prix te gêne ; écris donc ton chiffre avant la rencontre.',
    },
  },
  ground: {
    earth: {
      near: 'Ce qu’on t’a transmis, des savoir-faire plus que des choses, est ton sol le plus ferme.',
      centre: 'Tu montes tes moyens comme on monte un mur, sans aide s’il le faut, assise sur assise.',
      far: 'C’est à cause de ta fiabilité qu’on se tourne vers toi, et l’on se le répète.',
      absent: 'Plusieurs sources modestes et solides te conviennent mieux qu’une seule et superbe.',
    },
    air: {
      near: 'Un nom, une école, un cercle où tu as grandi parle pour ce que tu sais.',
      centre: 'Le savoir est ton capital, et c’est toi qui l’as amassé.',
      far: 'Les relations sont ta richesse : une conversation te mène à la suivante.',
      absent:
        'Tu vis de variété, enseignant ici, expliquant là, et le mélange est plus stable qu’il n’en a l’air.',
    },
    fire: {
      near: 'Les tiens te prêtent la première poussée, et tu fais le reste en courant.',
      centre: 'Tu gagnes à lancer les choses ; aie près de toi quelqu’un qui aime les finir.',
      far: 'Ton enthousiasme amène protecteurs et clients, et tu les aimes pour plus que leurs commandes.',
      absent:
        'Tu prends les occasions comme elles viennent et tu vis bien du changement ; une somme fixe mise de côté rend le voyage plus doux.',
    },
    water: {
      near: 'La maison est ta réserve en tous les sens, et tu rends plus que tu n’as pris.',
      centre: 'Tu vis d’un don que tu as développé en silence ; son prix, c’est à toi de le dire.',
      far: 'Ce qu’on cherche en toi, c’est que tu comprennes ; n’oublie pas que cela aussi est du travail.',
      absent:
        'Tu choisis par le sens plus que par la paie, et la paix te vient quand tu as regardé les deux.',
    },
    unknown: {
      near: 'Tu bâtis sur ce que ta famille t’a donné, ne fût-ce qu’une manière de faire.',
      centre: 'Ce que tu as, tu l’as fait, et cela se voit à la façon dont tu le gardes.',
      far: 'Les autres sont ta meilleure source, qu’ils achètent, enseignent ou t’aiment bien.',
      absent: 'Tu peux changer ce dont tu vis, et cette liberté-là vaut aussi quelque chose.',
    },
  },
  advice: {
    long: {
      long: 'Décide d’avance combien de réflexion mérite un achat, et laisse pendant ce temps reposer ton talent de parole.',
      mean: 'Fixe une date à chaque décision de ce genre ; après la troisième comparaison tu n’apprends plus rien.',
      short:
        'Nul ne sait mieux que toi ce que vaut ton travail ; lis donc le chiffre sur le papier si la voix te manque.',
    },
    mean: {
      long: 'Promets un peu moins que tu ne pourrais ; ta parole est ce que tu peux le moins te permettre de dépenser en trop.',
      mean: 'Il y a peu à corriger ici : continue de regarder tes comptes à jour fixe.',
      short: 'Dis ton chiffre en premier, puis tais-toi le temps de compter jusqu’à cinq.',
    },
    short: {
      long: 'Avant de toper, répète en toi-même ce qui est convenu ; tu parles plus vite que tu n’additionnes.',
      mean: 'Laisse passer une nuit sur tout ce qui coûte plus d’une semaine de ton travail.',
      short: 'Fais relire par quelqu’un de confiance ce que tu signes dans la hâte.',
    },
  },
};

export const luck: PassageWords<'luck'> = {
  pattern: {
    near: {
      wide: 'Ta fortune a des cousins : elle vient par des gens qui ont connu ton enfance, et tu vas à sa rencontre les bras ouverts.',
      mean: 'Ce qui te vient par la famille et les vieux liens, tu le gardes bien, et c’est la plus grande moitié.',
      narrow: 'Quelques vieux liens te servent mieux que cent nouveaux.',
    },
    centre: {
      wide: 'Tu sors chercher ta chance, et tu en rapportes aux autres.',
      mean: 'Vue de près, ta chance ressemble beaucoup à du travail.',
      narrow: 'Tu attends la seule porte qui soit la tienne, et alors tu n’hésites pas.',
    },
    far: {
      wide: 'C’est dans les rencontres de hasard qu’il t’arrive des choses, et tu t’arranges pour en avoir beaucoup.',
      mean: 'C’est volontiers une tierce personne qui prononce ton nom au bon moment.',
      narrow: 'Tu n’as pas besoin de courir : qui t’estime t’en envoie d’autres.',
    },
    absent: {
      wide: 'Rien n’est tracé pour toi, alors tu essaies bien des portes de bon cœur, et cela seul en ouvre quelques-unes.',
      mean: 'Ta chance est dans ce que tu choisis, et plus encore dans ce que tu gardes.',
      narrow:
        'Tu laisses passer la plupart des occasions et tu prends celles, rares, qui vont ; du dehors on dirait de la chance.',
    },
  },
  signal: {
    joined: {
      longer:
        'Les occasions préparées te servent le mieux : tu aimes qu’on te demande ce à quoi tu te prépares depuis longtemps.',
      equal: 'L’à-propos est ton talent ; tu reconnais le moment parce que tu l’as attendu.',
      shorter: 'Tu répètes en privé, puis tu surprends tout le monde, toi compris.',
    },
    apart: {
      longer: 'Tu trouves des ouvertures en allant devant et en demandant tout net.',
      equal: 'Le premier pas, tu le fais d’un pied léger, car tu sais aussi le reprendre.',
      shorter: 'Tu paries sur toi, gaiement et devant tout le monde.',
    },
  },
  spark: {
    sloping: {
      long: 'Une idée bien racontée est ton sou porte-bonheur.',
      mean: 'Prête attention à ce qui te vient quand tu ne fais rien ; c’est souvent meilleur que le prévu.',
      short: 'Note tes idées et montre-les à une personne, car elles valent mieux que tu ne dis.',
    },
    level: {
      long: 'Un mot clair à temps tourne bien des choses vers toi.',
      mean: 'La chance, chez toi, c’est remarquer : le chiffre qui ne va pas, la porte entrebâillée.',
      short:
        'Tu parles peu de ce que tu espères et tu le prépares bien ; c’est la meilleure moitié de l’espoir.',
    },
  },
};
