import type { PlanetTexts } from '../../natal-reading/texts.ts';

export const jupiter: PlanetTexts = {
  signs: [
    'Jupiter en Bélier croit au premier pas, et la chance te vient quand tu pars avant d’avoir tout préparé.',
    'Jupiter en Taureau croit à ce qui pousse. Donne-lui du temps, de la terre et de la bonne compagnie, et il multiplie.',
    'Jupiter en Gémeaux croit qu’il faut demander partout ; tu collectionnes les sujets comme d’autres les timbres et trouves tes occasions en passant.',
    'Jupiter en Cancer est exalté, comme disent les anciens : tu prospères en accueillant, et ta générosité commence aux fourneaux.',
    'Jupiter en Lion croit à la grandeur, à celle des autres aussi, et ce que tu loues monte comme une plante.',
    'Jupiter en Vierge trouve sa fortune dans le détail, et tu grandis en servant plus largement que tu ne pensais.',
    'Jupiter en Balance grandit par l’équité et par une bonne alliance après l’autre.',
    'Jupiter en Scorpion va au fond ; tu te fies à ce qui a survécu à une crise, et tu en as traversé quelques-unes.',
    'Jupiter en Sagittaire est sur ses terres et veut toute la carte ; tu prends le sens aussi au sérieux que d’autres le pain.',
    'Jupiter en Capricorne s’étend par étapes et sur reçu. Tu te méfies de la chance facile, et la difficile t’aime bien.',
    'Jupiter en Verseau croit à des gens qu’on n’a pas encore inventés ; ta chance est dans les réseaux et les réformes.',
    'Jupiter en Poissons est sur ses terres et ne passe devant aucun égaré ; quelque chose te porte que tu aimes mieux ne pas expliquer.',
  ],
  houses: [
    'Dans la première maison, il t’ouvre les bras, et l’on se tient volontiers près de toi.',
    'Dans la deuxième maison, il compte qu’il y en aura assez, et dépense en conséquence.',
    'La troisième maison lui donne des histoires, des trajets alentour et quantité de connaissances.',
    'De la quatrième maison, il bénit le foyer ; tu veux de hauts plafonds et une porte ouverte.',
    'Dans la cinquième maison, il multiplie les joies, et tes passe-temps ont tendance à grandir.',
    'Dans la sixième maison, il rend le travail agréable, et tu aides en passant plus de gens que d’autres exprès.',
    'La septième maison t’amène des alliés à l’horizon large, et être deux te porte chance.',
    'Dans la huitième maison, il vient par ce qui se partage, et tu vois un gain où d’autres notent une perte.',
    'La neuvième maison est la sienne, avec l’étude, la foi et les pays lointains, et il t’y ouvre des portes.',
    'Il se tient dans la dixième maison, et l’on te confie volontiers la barre.',
    'Dans la onzième maison, il se fait des amis dans chaque camp, et quelques-uns te hissent.',
    'Dans la douzième maison, il agit sans être vu, comme un ange gardien, et l’on t’aide au dernier moment plus souvent que de raison.',
  ],
};
