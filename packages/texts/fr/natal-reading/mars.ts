import type { PlanetTexts } from '../../natal-reading/texts.ts';

export const mars: PlanetTexts = {
  signs: [
    'Quand tu veux quelque chose, Mars en Bélier est déjà parti ; tu t’enflammes vite, tu finis vite, et la rancune n’est pas ton affaire.',
    'Mars en Taureau pousse comme une charrue. Il faut longtemps pour te provoquer, et alors la table se renverse.',
    'Mars en Gémeaux se bat avec la langue et sur deux fronts, et tu travailles au mieux avec plusieurs fers au feu.',
    'Mars en Cancer défend ; pour les tiens tu sors les griffes, pour toi tu prends des détours, et bouder est ta manière de partir en guerre.',
    'Mars en Lion agit en grand ou pas du tout, et ta plus belle bravoure a des témoins.',
    'Mars en Vierge travaille. Ta colère devient rangement, exactitude, encore une correction, et tu tiens plus longtemps que des gens deux fois plus bruyants.',
    'Mars en Balance se bat pour le juste et déteste qu’on le voie se battre ; tu gagnes en restant raisonnable une minute de plus.',
    'Mars en Scorpion est chez lui, patient et entier : tu attends ton heure, tu ne gaspilles pas un coup et tu ne bluffes jamais.',
    'Mars en Sagittaire charge les idées ; on te gagne à toute cause qui a un horizon, et tu laisses à d’autres le soin d’éponger.',
    'Mars en Capricorne est fort, car il se garde pour le sommet ; dans la crise tu sais être de glace, et tu connais la raison de chaque effort.',
    'Mars en Verseau se rebelle par principe, et tu te mets en route dès qu’on dit qu’il en a toujours été ainsi.',
    'Mars en Poissons arrive en cédant. Tu agis sur une vague de sentiment, l’opposition frontale te lasse, et tu as surpris plus d’une brute en n’étant plus là où tombait le coup.',
  ],
  houses: [
    'Dans la première maison, il te précède : on se cuirasse ou l’on prend courage.',
    'De la deuxième maison, il part chasser la subsistance, gagne vite et dépense avec panache.',
    'La troisième maison l’aiguise pour le débat, et tu conduis, écris et réponds plus vite qu’il n’est sage.',
    'Dans la quatrième maison, il se bat au foyer ou pour lui ; il y a toujours quelque chose en travaux.',
    'La cinquième maison lui donne des jeux, de la passion et du risque, et tu rivalises pour le plaisir.',
    'Dans la sixième maison, il peine : il te faut un travail du corps ou un problème dur, et les oisifs t’agacent.',
    'La septième maison le jette dans les bras de rudes adversaires, dont on épouse parfois l’un ou l’autre.',
    'De la huitième maison, il entre où d’autres restent dehors : urgences, tabous, affaires embrouillées d’autrui.',
    'La neuvième maison en fait un croisé ; tu voyages à la dure et tu plaides pour ta vérité.',
    'Il est dans la dixième maison une ambition, et tu préfères l’attaque au sommet à la sûreté du milieu.',
    'Dans la onzième maison, il met des groupes en marche : tu lances la campagne, et l’amitié naît de ce qu’on fait ensemble.',
    'La douzième maison le tient à couvert ; ta colère prend des détours, et ta force paraît quand quelqu’un d’autre en a besoin.',
  ],
};
