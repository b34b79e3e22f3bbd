import type { PalmWords } from '../../palm/palm-words.ts';
import type { PassageWords } from '../../palm/passages.ts';

/** One line in place of heart and head line. Sources as in the English words. */
export const joinedPassages: PassageWords<'joined'> = {
  temper: {
    earth:
      'Ce que tu as commencé, tu le mènes au bout par tous les temps, et tu ne vois pas ce qu’il y aurait à discuter.',
    air: 'Un seul sujet te tient à la fois, et alors il a toute ton attention ; la conversation y revient d’elle-même.',
    fire: 'Tu t’abats sur une chose comme l’orage, et le seul moyen de t’arrêter est de te donner mieux.',
    water: 'Un sentiment te remplit jusqu’au bord, et il ne reste pas un coin d’où le regarder à froid.',
    unknown: 'Tu fais rarement deux choses à la fois, et jamais une à moitié.',
  },
  affection: {
    earth:
      'Tu le prouves par des années plutôt que par des mots, et tu attends qu’on te paie de la même monnaie.',
    air: 'Tu penses à l’autre même quand tu sembles penser à autre chose.',
    fire: 'Ton attention est un projecteur : on s’y tient avec délice, et on s’y fatigue ; baisse-la de temps en temps, exprès.',
    water: 'Tu fais de la place à une seule personne, et pour elle tu es tout un pays.',
    unknown: 'Qui a ton attention l’a toute.',
  },
  pull: {
    wide: 'Ce qui tire en toi, c’est la compagnie contre la concentration : tu aimes avoir des gens autour de toi, et puis tu ne les entends pas.',
    mean: 'Ce qui tire en toi est bien peu, et c’est là le danger : personne au-dedans ne proteste quand tu en fais trop.',
    narrow:
      'Ce qui tire en toi, c’est le repos contre la résolution, et la résolution gagne presque toujours ; que le repos gagne un jour par semaine.',
  },
  fate: {
    near: 'Un départ parmi les tiens : la ligne de destinée monte à côté de celle de vie.',
    centre: 'Une route que tu as tracée : la ligne de destinée monte au milieu de la paume.',
    far: 'Un chemin parmi les gens : la ligne de destinée monte du côté de l’auriculaire.',
    absent:
      'Pas de route marquée, donc ton propre choix : il n’y a pas ici de ligne de destinée nette, et les livres n’y voient pas un mauvais signe.',
  },
  page: {
    busy: 'Beaucoup de lignes fines courent autour de l’unique grande ligne de ta paume : il t’arrive beaucoup, et la plupart doit attendre.',
    calm: 'L’unique grande ligne de ta paume traverse une page calme : ce qui n’est pas de ton sujet t’atteint à peine.',
  },
};

export const joined: PalmWords['joined'] = {
  topics: {
    personality:
      'Sentir et penser tirent chez toi du même côté, avec une force peu commune. Ce que tu prends, tu le prends en entier, et la tiédeur des autres te déroute.',
    career:
      'Tu te donnes à une seule chose à la fois. Trouve celle qui le mérite, et laisse aux autres la jonglerie.',
    money: 'Tu dépenses et tu épargnes par conviction, rarement par calcul.',
    love: 'Tu aimes tout à fait ou pas du tout ; la tiédeur te semble une sorte de mensonge.',
    marriage: 'Un engagement sans partage, voilà ce que tu apportes et ce que tu cherches.',
    health:
      'Tu continues jusqu’à ce que la chose soit finie, et alors seulement tu te reposes ; une pause au milieu ferait du bien à la chose aussi.',
    challenges: 'Les nuances entre oui et non sont ta leçon : la plupart des gens y habitent.',
    luck: 'La concentration est ta chance : là où d’autres essaient dix portes, tu restes à la même.',
  },
  line: 'D’un seul tenant, tout ou rien : dans ta paume, cœur et tête semblent courir en une seule ligne, ce qui est ici possible et non certain.',
  summary:
    'Ton caractère est d’une seule pièce : ce que veut ton cœur, ta tête le veut aussi, et tous deux y vont tout droit.',
  look: 'cœur et tête en une seule ligne (possible, non certain)',
  gift: {
    trait: 'dévouement à une seule chose',
    strength: 'concentration',
    professions: ['une seule voie, suivie tout entière'],
  },
};
