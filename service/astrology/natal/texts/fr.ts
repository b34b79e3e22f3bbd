import { words } from '../../../languages/names/fr.ts';
import type { NatalTexts } from './texts.ts';

export const french: NatalTexts = {
  ...words,
  phases: [
    {
      name: 'Nouvelle Lune',
      born: 'Votre phase lunaire de naissance est la Nouvelle Lune.',
      description:
        'Le Soleil et la Lune sont réunis : ce que vous voulez et ce dont vous avez besoin parlent d’une seule voix. Vous commencez volontiers sur une impulsion et découvrez le sens des choses en les faisant. Les débuts vous donnent de l’énergie ; vous regarder de l’extérieur est l’art le plus difficile.',
    },
    {
      name: 'Lune Croissante',
      born: 'Votre phase lunaire de naissance est la Lune Croissante.',
      description:
        'Le premier filet de lumière se fraie un chemin hors de l’ombre. Vous sentez souvent le poids des vieilles habitudes au moment même où du nouveau veut grandir, et vous mesurez votre force en persévérant. La curiosité et la constance réunies vous mènent plus loin que l’une ou l’autre seule.',
    },
    {
      name: 'Premier Quartier',
      born: 'Votre phase lunaire de naissance est le Premier Quartier.',
      description:
        'Le Soleil et la Lune forment un angle droit et la moitié du disque est éclairée. Vous donnez le meilleur de vous-même quand il faut décider ou bâtir, et un peu de friction vous réveille. Il est bon de vous demander parfois si la lutte du moment est vraiment la vôtre.',
    },
    {
      name: 'Lune Gibbeuse',
      born: 'Votre phase lunaire de naissance est la Lune Gibbeuse.',
      description:
        'La lumière est presque entière, et l’envie de bien faire aussi. Vous affinez, comparez, améliorez, et vous voulez que votre effort serve à quelque chose. Vous grandissez en laissant partir un bon travail avant qu’il soit parfait.',
    },
    {
      name: 'Pleine Lune',
      born: 'Votre phase lunaire de naissance est la Pleine Lune.',
      description:
        'La Lune fait face au Soleil et chacun montre l’autre en pleine lumière. Vous apprenez à vous connaître à travers les autres, et les relations comptent très tôt pour vous. La tâche est de tenir deux vérités à la fois : la vôtre et celle qui vous fait face.',
    },
    {
      name: 'Lune Disséminante',
      born: 'Votre phase lunaire de naissance est la Lune Disséminante.',
      description:
        'La plénitude est passée et sa lumière se partage. Vous voulez transmettre ce que vous avez compris, en enseignant, en racontant ou en montrant, et vous vous sentez vivre quand cela touche quelqu’un. Écouter ce que les autres savent déjà rend votre message plus fort.',
    },
    {
      name: 'Dernier Quartier',
      born: 'Votre phase lunaire de naissance est le Dernier Quartier.',
      description:
        'La Lune forme de nouveau un angle droit avec le Soleil, cette fois sur le chemin de l’ombre. Vous remarquez tôt qu’une forme a perdu son sens et vous interrogez ce que d’autres tiennent pour acquis. Votre don est de transformer de l’intérieur ; la patience envers ceux qui voient plus lentement vous aide.',
    },
    {
      name: 'Lune Balsamique',
      born: 'Votre phase lunaire de naissance est la Lune Balsamique.',
      description:
        'La dernière lumière s’éteint avant le prochain commencement. Vous percevez les fins et ce qui n’est pas encore né, et il vous faut plus de silence qu’à d’autres pour l’entendre. Il vous est bon d’achever et de lâcher à votre rythme, en sachant que la graine est déjà là.',
    },
  ],
  hemispheres: {
    Eastern:
      'La plupart de vos planètes se trouvent dans la moitié orientale du thème, autour de l’Ascendant. Vous aimez mettre les choses en mouvement et comptez sur votre propre initiative ; choisir votre cap vous importe plus que de recevoir une invitation.',
    Western:
      'La plupart de vos planètes se trouvent dans la moitié occidentale du thème, autour du Descendant. Vous trouvez votre voie dans l’échange et savez lire les situations ; le partenariat et le bon moment révèlent ce dont vous êtes capable.',
    Northern:
      'La plupart de vos planètes se trouvent sous l’horizon, dans la moitié nord du thème. Votre centre de gravité est la vie privée et intérieure : le foyer, les racines, la réflexion et ce que vous faites de vous avant de le montrer.',
    Southern:
      'La plupart de vos planètes se trouvent au-dessus de l’horizon, dans la moitié sud du thème. Le monde visible vous attire : le travail, la société, les idées partagées, et vous vous connaissez par ce que vous faites parmi les autres.',
  },
  zodiac:
    'Les positions sont comptées dans le zodiaque tropical, à partir de l’équinoxe, comme le fait la tradition occidentale. Les réponses védiques comptent à partir des étoiles (sidéral, Lahiri), où chaque lieu se trouve quelque 24 degrés plus tôt : le même Soleil peut y porter le nom du signe précédent.',
  ties: {
    eastWest:
      'Vos planètes se répartissent également entre la moitié orientale et la moitié occidentale du thème. Votre initiative et la réponse des autres pèsent autant l’une que l’autre ; vous savez commencer comme vous joindre à ce qui existe.',
    northSouth:
      'Vos planètes se répartissent également entre la moitié nord du thème, sous l’horizon, et la moitié sud, au-dessus. La vie privée et la vie publique pèsent autant l’une que l’autre, et chacune va mieux quand l’autre a son tour.',
    elements: [
      'Aucun élément ne domine seul votre thème ; pèsent autant : ',
      '. Vous pouvez puiser dans chacun d’eux, et vous apprenez le plus en remarquant lequel le moment demande.',
    ],
    modes: [
      'Aucun mode ne domine seul votre thème ; pèsent autant : ',
      '. Vous connaissez plus d’une façon d’aborder les choses ; choisir entre elles à dessein est l’art à exercer.',
    ],
  },
  elements: {
    Fire: {
      name: 'Feu',
      dominant:
        'Le Feu domine votre thème. Vous vivez d’enthousiasme, agissez par conviction et réchauffez ceux qui vous entourent ; vous apprenez le plus quand vous laissez à la flamme le temps de devenir braise.',
    },
    Earth: {
      name: 'Terre',
      dominant:
        'La Terre domine votre thème. Vous vous fiez à ce qui se touche, s’éprouve et se construit, et l’on compte sur votre patience ; vous apprenez le plus quand vous laissez aussi entrer l’imprévu.',
    },
    Air: {
      name: 'Air',
      dominant:
        'L’Air domine votre thème. Vous vivez d’idées, de mots et de liens et voyez une question sous plusieurs angles ; vous apprenez le plus quand une idée vous touche autant qu’elle vous intéresse.',
    },
    Water: {
      name: 'Eau',
      dominant:
        'L’Eau domine votre thème. Vous percevez par le sentiment et saisissez ce qui reste tu ; vous apprenez le plus quand vous distinguez vos propres humeurs de celles que vous avez recueillies.',
    },
  },
  modes: {
    Cardinal: {
      name: 'Cardinal',
      dominant:
        'Les signes cardinaux dominent votre thème. Vous lancez, donnez la direction et vous sentez au mieux quand quelque chose démarre ; mener l’œuvre à son terme est le complément à exercer.',
    },
    Fixed: {
      name: 'Fixe',
      dominant:
        'Les signes fixes dominent votre thème. Vous tenez le cap, approfondissez ce que vous avez commencé et vous laissez peu distraire ; savoir quand relâcher est le complément à exercer.',
    },
    Mutable: {
      name: 'Mutable',
      dominant:
        'Les signes mutables dominent votre thème. Vous vous adaptez, reliez et contournez les obstacles ; rester assez longtemps sur une seule chose est le complément à exercer.',
    },
  },
};
