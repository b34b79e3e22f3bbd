import type { PassageWords } from '../../palm/passages.ts';

/** Sources as in the English words. */
export const handType: PassageWords<'hand-type'> = {
  lead: {
    earth:
      'Tu as une main de terre : pratique, patiente, contente d’un travail qui se touche et de résultats qui restent où on les a mis. C’est la main de ceux qui font tourner les choses.',
    air: 'Tu as une main d’air : curieuse, bavarde, prompte à comparer. Tu aimes comprendre une chose avant d’éprouver quoi que ce soit pour elle.',
    fire: 'Tu as une main de feu : chaude, impatiente, faite pour les commencements. Tu aimes mieux faire que discuter, et tu entraînes les autres.',
    water:
      'Tu as une main d’eau : réceptive, pleine d’images, changeante comme son nom. Il te faut du calme comme il faut à d’autres des applaudissements.',
    unknown:
      'Auquel des quatre types ta main appartient, cette photo le laisse ouvert, et un type deviné ne te rendrait pas service.',
  },
  shade: {
    earth: {
      clear: 'Les deux proportions n’en laissent aucun doute : ton caractère est d’une seule pièce.',
      fingers:
        'Elle est pourtant proche de la main d’air, et ta patience aime donc parler et demander pourquoi.',
      palm: 'Elle est pourtant proche de la main de feu : sous le calme il y a pas mal d’élan.',
    },
    air: {
      clear: 'Les deux proportions le disent nettement ; chez toi la tête a le premier mot.',
      fingers:
        'Elle est pourtant proche de la main de terre, et tes idées doivent donc faire leurs preuves à l’usage.',
      palm: 'Elle est pourtant proche de la main d’eau, et les humeurs se glissent donc entre les arguments.',
    },
    fire: {
      clear: 'Les deux proportions en sont d’accord, et tes amis aussi, sans doute.',
      fingers:
        'Elle est pourtant proche de la main d’eau : derrière l’allure il y a plus de sentiment que tu n’en montres.',
      palm: 'Elle est pourtant proche de la main de terre, ce qui donne à ton feu un foyer.',
    },
    water: {
      clear: 'Aucun autre type n’en approche ; sentir est ta langue maternelle.',
      fingers:
        'Elle est pourtant proche de la main de feu, et de temps en temps l’eau qui dort se met à bouillir.',
      palm: 'Elle est pourtant proche de la main d’air : ce que tu devines, tu sais aussi le mettre en mots.',
    },
  },
  manner: {
    earth: {
      longer: 'Tu aimes décider quand le travail commence.',
      equal: 'Mener ou suivre compte moins pour toi que de voir la chose faite.',
      shorter: 'Tu as la fierté de l’artisan, et tu aimes voir l’ouvrage fini dans une bonne lumière.',
    },
    air: {
      longer: 'Tu argumentes pour convaincre, et tu présides une discussion plutôt que d’y assister.',
      equal: 'Tu écoutes aussi volontiers que tu parles.',
      shorter: 'L’esprit est ton meilleur manteau, et tu le portes bien.',
    },
    fire: {
      longer: 'Le commandement te vient avant que tu tendes la main.',
      equal: 'Tu commences pour la joie de commencer ; un autre peut mener ensuite.',
      shorter: 'Tu veux gagner, et tu veux que ce soit un spectacle.',
    },
    water: {
      longer: 'Derrière ta douceur se tient une volonté qui sait où elle va.',
      equal: 'Tu trouves ta place sans te renier, ce que peu de gens sensibles réussissent.',
      shorter: 'La beauté t’est nécessaire, et l’émotion est une sorte de travail.',
    },
    unknown: {
      longer: 'La responsabilité, tu la prends de ton propre mouvement.',
      equal: 'Tu passes sans peine du premier rang au second.',
      shorter: 'Tu aimes qu’on te voie à ce que tu fais bien.',
    },
  },
};

export const fingers: PassageWords<'fingers'> = {
  speech: {
    longer: {
      long: 'Tu sais ce que tu veux et comment le dire, une paire qui ouvre la plupart des portes et en ferme quelques-unes.',
      mean: 'Tu diriges en peu de mots, et ils portent.',
      short: 'Ton autorité est discrète : on la remarque quand tu te lèves, non quand tu parles.',
    },
    equal: {
      long: 'Tu persuades sans pousser, car tu ne veux rien pour toi que tu n’accorderais aussi aux autres.',
      mean: 'Ambition et plaisir, parole et silence : en toi chacun a son heure.',
      short: 'Tu vaux mieux que tu ne dis, et rien ne te presse de le faire savoir.',
    },
    shorter: {
      long: 'Tu amuses la compagnie, et sous ce couvert tu arrives à tes fins.',
      mean: 'Tu aimes l’éclat et la couleur, et tu en parles sans vanité.',
      short: 'Ton travail est plus hardi que tes paroles.',
    },
  },
  will: {
    wide: {
      longer:
        'Ta volonté est grande et libre ; il lui faut de vastes pièces, et elle les remplit avec largesse.',
      equal: 'Tu tiens ton opinion d’une main légère et tu ne la lâches jamais tout à fait.',
      shorter: 'Tu oses plus que la plupart, et tu donnes largement de ce que cela rapporte.',
    },
    unknown: {
      longer: 'Tu aimes mieux répondre d’une chose que de la voir faite à moitié.',
      equal: 'Ni commander ni paraître n’est nécessaire à ta paix.',
      shorter: 'Un peu d’éclat fait partie de ta vie, et tu y veilles.',
    },
  },
};
