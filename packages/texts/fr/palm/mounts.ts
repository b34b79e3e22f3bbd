import type { PassageWords } from '../../palm/passages.ts';

/** Sources as in the English words. Each goes on after the mount's name and a colon. */
export const mounts: PassageWords<'mounts'> = {
  jupiter: {
    longer: {
      curved: 'tu parles ouvertement de tes buts et tu emmènes les autres.',
      straight: 'tu vises haut et tu en parles peu.',
    },
    equal: {
      curved: 'l’honneur, tu le veux surtout pour ce que tu aimes.',
      straight: 'une juste part te suffit, et tu sais ce qui est juste.',
    },
    shorter: {
      curved: 'les applaudissements comptent plus pour toi que le rang.',
      straight: 'les titres ne te font rien, le bon travail si.',
    },
  },
  saturn: {
    near: {
      busy: 'le devoir a pour toi un visage de famille, et tu y penses plus souvent que tu ne le dis.',
      calm: 'tu portes ce qu’on t’a remis sans en faire un fardeau.',
    },
    centre: {
      busy: 'tu prends ton cap au sérieux, jusque dans les détails que nul ne voit.',
      calm: 'tu as l’esprit posé, qui sait à quoi il sert.',
    },
    far: {
      busy: 'ta conscience écoute bien des voix.',
      calm: 'tu prends les autres au sérieux et toi-même à la légère.',
    },
    absent: {
      busy: 'tu pèses des choix là où d’autres n’en auraient pas vu.',
      calm: 'tu as de la gravité quand il le faut, et pas une heure de plus.',
    },
  },
  apollo: {
    longer: {
      wide: 'tu fêtes ce que tu réussis, et jamais en solitaire.',
      mean: 'la joie a sa place sur ta liste, un peu au-dessous de la tâche.',
      narrow: 'tu te permets peu de plaisirs, et de bons.',
    },
    equal: {
      wide: 'ton goût de la vie n’a pas besoin d’occasion.',
      mean: 'tu jouis des choses à leur heure et dans leur mesure.',
      narrow: 'une petite beauté, longtemps regardée, est ton idée d’une fête.',
    },
    shorter: {
      wide: 'couleurs, invités, musique : le côté fête des choses est le tien.',
      mean: 'tu as du goût, et tu t’en sers chaque jour.',
      narrow: 'tu donnerais une semaine de remue-ménage pour un seul vers parfait.',
    },
  },
  mercury: {
    long: {
      sloping: 'tu racontes des histoires, et les meilleures, tu les as améliorées.',
      level: 'tu expliques si bien que les gens croient l’avoir déjà su.',
    },
    mean: {
      sloping: 'tes remarques arrivent par où l’on ne les attend pas.',
      level: 'tu dis ce qui est, ni plus ni moins.',
    },
    short: {
      sloping: 'tes plus belles phrases, tu les gardes pour le papier.',
      level: 'des mots secs et brefs, souvent les seuls qu’il vaille la peine de citer.',
    },
  },
  luna: {
    sloping: {
      busy: 'il y a ici une mer intérieure, et beaucoup de trafic dessus.',
      calm: 'il y a ici une eau profonde, rarement remuée.',
    },
    level: {
      busy: 'tu remarques tout et tu rêves peu, sauf en voyage.',
      calm: 'tu voyages mieux avec une carte.',
    },
  },
  venus: {
    wide: {
      curved: 'tu donnes de l’une et de l’autre à pleines mains, et chacun le sait.',
      straight: 'sous une manière tranquille circule en toi une grande chaleur.',
    },
    mean: {
      curved: 'tu as un feu aimable, et il ne fume pas.',
      straight: 'ta chaleur est constante, à la température d’une bonne chambre.',
    },
    narrow: {
      curved: 'ta tendresse va à quelques élus.',
      straight: 'tu gardes ta chaleur pour ceux qui approchent, et alors tu ne la comptes plus.',
    },
  },
};
