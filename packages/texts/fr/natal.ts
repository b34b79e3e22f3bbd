import type { NatalTexts } from '../natal/texts.ts';
import { words } from './names.ts';

export const french: NatalTexts = {
  ...words,
  phases: [
    {
      name: 'Nouvelle Lune',
      born: 'Ta phase lunaire de naissance est la Nouvelle Lune.',
      description:
        'Le Soleil et la Lune sont réunis : ce que tu veux et ce dont tu as besoin parlent d’une seule voix. Tu commences volontiers sur une impulsion et découvres le sens des choses en les faisant. Les débuts te donnent de l’énergie ; te regarder de l’extérieur est l’art le plus difficile.',
    },
    {
      name: 'Lune Croissante',
      born: 'Ta phase lunaire de naissance est la Lune Croissante.',
      description:
        'Le premier filet de lumière se fraie un chemin hors de l’ombre. Tu sens souvent le poids des vieilles habitudes au moment même où du nouveau veut grandir, et tu mesures ta force en persévérant. La curiosité et la constance réunies te mènent plus loin que l’une ou l’autre seule.',
    },
    {
      name: 'Premier Quartier',
      born: 'Ta phase lunaire de naissance est le Premier Quartier.',
      description:
        'Le Soleil et la Lune forment un angle droit et la moitié du disque est éclairée. Tu donnes le meilleur de toi-même quand il faut décider ou bâtir, et un peu de friction te réveille. Il est bon de te demander parfois si la lutte du moment est vraiment la tienne.',
    },
    {
      name: 'Lune Gibbeuse',
      born: 'Ta phase lunaire de naissance est la Lune Gibbeuse.',
      description:
        'La lumière est presque entière, et l’envie de bien faire aussi. Tu affines, compares, améliores, et tu veux que ton effort serve à quelque chose. Tu grandis en laissant partir un bon travail avant qu’il soit parfait.',
    },
    {
      name: 'Pleine Lune',
      born: 'Ta phase lunaire de naissance est la Pleine Lune.',
      description:
        'La Lune fait face au Soleil et chacun montre l’autre en pleine lumière. Tu apprends à te connaître à travers les autres, et les relations comptent très tôt pour toi. La tâche est de tenir deux vérités à la fois : la tienne et celle qui te fait face.',
    },
    {
      name: 'Lune Disséminante',
      born: 'Ta phase lunaire de naissance est la Lune Disséminante.',
      description:
        'La plénitude est passée et sa lumière se partage. Tu veux transmettre ce que tu as compris, en enseignant, en racontant ou en montrant, et tu te sens vivre quand cela touche quelqu’un. Écouter ce que les autres savent déjà rend ton message plus fort.',
    },
    {
      name: 'Dernier Quartier',
      born: 'Ta phase lunaire de naissance est le Dernier Quartier.',
      description:
        'La Lune forme de nouveau un angle droit avec le Soleil, cette fois sur le chemin de l’ombre. Tu remarques tôt qu’une forme a perdu son sens et tu interroges ce que d’autres tiennent pour acquis. Ton don est de transformer de l’intérieur ; la patience envers ceux qui voient plus lentement t’aide.',
    },
    {
      name: 'Lune Balsamique',
      born: 'Ta phase lunaire de naissance est la Lune Balsamique.',
      description:
        'La dernière lumière s’éteint avant le prochain commencement. Tu perçois les fins et ce qui n’est pas encore né, et il te faut plus de silence qu’à d’autres pour l’entendre. Il t’est bon d’achever et de lâcher à ton rythme, en sachant que la graine est déjà là.',
    },
  ],
  hemispheres: {
    Eastern:
      'La plupart de tes planètes se trouvent dans la moitié orientale du thème, autour de l’Ascendant. Tu aimes mettre les choses en mouvement et comptes sur ta propre initiative ; choisir ton cap t’importe plus que de recevoir une invitation.',
    Western:
      'La plupart de tes planètes se trouvent dans la moitié occidentale du thème, autour du Descendant. Tu trouves ta voie dans l’échange et sais lire les situations ; le partenariat et le bon moment révèlent ce dont tu es capable.',
    Northern:
      'La plupart de tes planètes se trouvent sous l’horizon, dans la moitié nord du thème. Ton centre de gravité est la vie privée et intérieure : le foyer, les racines, la réflexion et ce que tu fais de toi avant de le montrer.',
    Southern:
      'La plupart de tes planètes se trouvent au-dessus de l’horizon, dans la moitié sud du thème. Le monde visible t’attire : le travail, la société, les idées partagées, et tu te connais par ce que tu fais parmi les autres.',
  },
  zodiac:
    'Les positions sont comptées dans le zodiaque tropical, à partir de l’équinoxe, comme le fait la tradition occidentale. Les réponses védiques comptent à partir des étoiles (sidéral, Lahiri), où chaque lieu se trouve quelque 24 degrés plus tôt : le même Soleil peut y porter le nom du signe précédent.',
  ties: {
    and: ' et ',
    eastWest:
      'Tes planètes se répartissent également entre la moitié orientale et la moitié occidentale du thème. Ton initiative et la réponse des autres pèsent autant l’une que l’autre ; tu sais commencer comme te joindre à ce qui existe.',
    northSouth:
      'Tes planètes se répartissent également entre la moitié nord du thème, sous l’horizon, et la moitié sud, au-dessus. La vie privée et la vie publique pèsent autant l’une que l’autre, et chacune va mieux quand l’autre a son tour.',
    elements: [
      'Aucun élément ne domine seul ton thème ; pèsent autant : ',
      '. Tu peux puiser dans chacun d’eux, et tu apprends le plus en remarquant lequel le moment demande.',
    ],
    modes: [
      'Aucun mode ne domine seul ton thème ; pèsent autant : ',
      '. Tu connais plus d’une façon d’aborder les choses ; choisir entre elles à dessein est l’art à exercer.',
    ],
  },
  elements: {
    Fire: {
      name: 'Feu',
      dominant:
        'Le Feu domine ton thème. Tu vis d’enthousiasme, agis par conviction et réchauffes ceux qui t’entourent ; tu apprends le plus quand tu laisses à la flamme le temps de devenir braise.',
    },
    Earth: {
      name: 'Terre',
      dominant:
        'La Terre domine ton thème. Tu te fies à ce qui se touche, s’éprouve et se construit, et l’on compte sur ta patience ; tu apprends le plus quand tu laisses aussi entrer l’imprévu.',
    },
    Air: {
      name: 'Air',
      dominant:
        'L’Air domine ton thème. Tu vis d’idées, de mots et de liens et vois une question sous plusieurs angles ; tu apprends le plus quand une idée te touche autant qu’elle t’intéresse.',
    },
    Water: {
      name: 'Eau',
      dominant:
        'L’Eau domine ton thème. Tu perçois par le sentiment et saisis ce qui reste inexprimé ; tu apprends le plus quand tu distingues tes propres humeurs de celles que tu as recueillies.',
    },
  },
  modes: {
    Cardinal: {
      name: 'Cardinal',
      dominant:
        'Les signes cardinaux dominent ton thème. Tu lances, donnes la direction et te sens au mieux quand quelque chose démarre ; mener l’œuvre à son terme est le complément à exercer.',
    },
    Fixed: {
      name: 'Fixe',
      dominant:
        'Les signes fixes dominent ton thème. Tu tiens le cap, approfondis ce que tu as commencé et te laisses peu distraire ; savoir quand relâcher est le complément à exercer.',
    },
    Mutable: {
      name: 'Mutable',
      dominant:
        'Les signes mutables dominent ton thème. Tu t’adaptes, relies et contournes les obstacles ; rester assez longtemps sur une seule chose est le complément à exercer.',
    },
  },
};
