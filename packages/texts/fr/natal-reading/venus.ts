import type { PlanetTexts } from '../../natal-reading/texts.ts';

export const venus: PlanetTexts = {
  signs: [
    'En amour, Vénus en Bélier veut chaque jour un commencement ; tu vas vers qui te plaît, et un peu de joute te tient chaud.',
    'En amour, Vénus en Taureau est sur ses terres : tu choisis avec les sens, tu restes auprès de ce qui est bon, et ton affection passe par la cuisine.',
    'Vénus en Gémeaux se gagne par l’oreille. Tu aimes qui te fait rire au milieu d’une phrase, et tu ne sais pas être fidèle à l’ennui.',
    'Vénus en Cancer aime en abritant, et tu voudrais qu’on te laisse entrer dans une enfance, une cuisine et des mauvais jours.',
    'Vénus en Lion fait sa cour à pleines mains ; tu veux que l’amour soit une fête, tu lui es fidèle et tu attends qu’on lève parfois son verre pour toi.',
    'Vénus en Vierge aime par de menus services et l’œil vif. Tu raccommodes le manteau plus volontiers que tu n’écris le sonnet, et ta timidité se voit peu.',
    'Vénus en Balance est sur ses terres, et tu as le don d’être deux : pour la juste distance, le mot juste, la table où chacun paraît à son avantage.',
    'Vénus en Scorpion veut tout ou attend ; le badinage t’ennuie, le don de soi non, et tu flaires aussitôt un charme répété.',
    'Vénus en Sagittaire s’éprend d’une façon de rire et d’un billet pour quelque part ; il te faut quelqu’un pour l’aventure plus que pour la garde.',
    'Vénus en Capricorne fait sa cour tard et pour de bon. Tu respectes avant d’adorer, et dans ton idée du romanesque quelqu’un arrive à l’heure.',
    'Vénus en Verseau aime une amitié qui lui reste étrange ; tu laisses la porte ouverte, et qu’on reste te touche.',
    'Vénus en Poissons aime sans contour, et tu vois en presque chacun le prince caché, ce qui de temps à autre en fait paraître un.',
  ],
  houses: [
    'Dans la première maison, elle adoucit tes manières, et l’on pense du bien de toi avant de savoir pourquoi.',
    'La deuxième maison lui donne le goût des choses : tu en achètes peu, de bonnes, et tu aimes avoir de quoi offrir.',
    'De la troisième maison, elle sucre le quotidien, et l’on garde tes messages.',
    'Dans la quatrième maison, elle fait de la demeure son chef-d’œuvre, et tu invites plus volontiers que tu ne sors.',
    'La cinquième maison est son terrain de jeu, avec des amours, de la musique, du théâtre et la main large pour les enfants.',
    'Dans la sixième maison, elle est aimable au travail, et tu peux aimer une tâche pour les gens avec qui tu la fais.',
    'Elle est dans la septième maison une compagne-née ; à deux tu donnes toute ta mesure, et tu sais céder sans disparaître.',
    'La huitième maison l’entraîne sous la surface, où l’affection tient à la confiance et la jalousie à l’amour.',
    'De la neuvième maison, elle s’éprend d’accents, d’idées et de rivages lointains, et quelqu’un d’ailleurs peut être au plus près de toi.',
    'Dans la dixième maison, elle t’aide à monter : on t’aime à ta place, et la beauté ou l’entremise peut être le métier même.',
    'La onzième maison change les amis en amours et les amours en amis, et tu tiens un cercle ensemble parce que chacun te réjouit.',
    'Dans la douzième maison, elle aime en secret ou en dévotion, et tu donnes le plus là où personne ne compte.',
  ],
};
