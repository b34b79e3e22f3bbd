import type { PalmWords } from '../../palm/palm-words.ts';

/** What few hands show. Sources as in the English words. */
export const special: PalmWords['special'] = {
  told: {
    joined:
      'Une ligne là où d’autres en ont deux : les vieux livres font grand cas d’une main où cœur et tête vont ensemble, et l’appellent la main de ceux qui ne font rien à moitié.',
    heartBroken:
      'Une courte interruption dans la ligne de cœur, que les livres prennent pour une seconde pensée en affection.',
    headApart:
      'Une ligne de tête qui se tient à son départ loin de celle de vie : la marque de ceux qui se font leur propre avis.',
    wideField:
      'Lignes de cœur et de tête se tiennent inhabituellement loin l’une de l’autre, et le vieux nom de cela est franchise.',
    freeThumb:
      'Peu de pouces se tiennent aussi libres que le tien, et un pouce libre s’est toujours lu comme une volonté libre.',
    longIndex: 'Un index qui dépasse l’annulaire est, dans les vieux livres, la marque de qui dirige.',
    longRing: 'Un annulaire de cette longueur, on le donnait aux artistes, et aux joueurs.',
    middleHeart: 'Une ligne de cœur qui s’arrête tôt est rare, et se lisait comme un cœur qui va son chemin.',
    narrowLife:
      'Une ligne de vie si serrée autour du pouce se voit rarement ; elle garde sa force à la maison.',
    fateNear:
      'Une ligne de destinée aussi nette que la tienne n’est pas chose commune, et elle commence parmi les tiens.',
    fateCentre:
      'Une ligne de destinée aussi nette que la tienne n’est pas chose commune, et elle commence par toi.',
    fateFar:
      'Une ligne de destinée aussi nette que la tienne n’est pas chose commune, et elle commence parmi des inconnus.',
  },
  none: 'Aucun trait de ta main ne sort à lui seul de l’ordinaire ; son caractère est dans la façon dont les choses ordinaires vont ensemble. Les livres appellent une telle main harmonieuse.',
  open: 'Rien de ce que cette photo décide de ta main ne sort de l’ordinaire, et ce qu’elle laisse ouvert ne compte pas. Une autre photo, de la main à plat et sous une lumière égale, en décidera peut-être plus.',
  unnamed: 'Croix, étoiles, îles, carrés et anneaux ne sont pas identifiés.',
};
