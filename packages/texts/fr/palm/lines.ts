import type { PassageWords } from '../../palm/passages.ts';

/** Sources as in the English words. */
export const majorLines: PassageWords<'major-lines'> = {
  heart: {
    index: {
      curved:
        'Du dévouement, et sans en faire un secret : ta ligne de cœur se courbe vers le haut et va jusque sous l’index.',
      straight:
        'Des idéaux qu’on vit plus qu’on n’en parle : ta ligne de cœur va presque droit, jusqu’à l’index.',
    },
    between: {
      curved:
        'De la chaleur avec le sens de la mesure : ta ligne de cœur se courbe et vient se poser entre les deux premiers doigts.',
      straight:
        'Une amitié par tous les temps : ta ligne de cœur est presque droite et s’arrête entre les deux premiers doigts.',
    },
    middle: {
      curved: 'Des désirs forts, portés à découvert : ta ligne de cœur monte tôt et finit sous le majeur.',
      straight: 'Un cœur qui a son idée : sa ligne est presque droite et finit sous le majeur.',
    },
  },
  head: {
    long: {
      sloping:
        'Une imagination patiente, la plus rare : la ligne de tête court loin dans ta paume et descend vers le poignet.',
      level:
        'Une pensée qui tient son cap : la ligne de tête traverse presque toute ta paume et ne baisse guère, comme chez ceux qui aiment les choses complètes.',
    },
    mean: {
      sloping:
        'Du bon sens avec une fenêtre : la ligne de tête est de longueur ordinaire et penche vers le bas.',
      level:
        'Une tête pour les décisions de tous les jours : la ligne de tête est de longueur ordinaire et garde sa hauteur.',
    },
    short: {
      sloping: 'Des idées qui viennent par éclairs : la ligne de tête est brève et plonge.',
      level: 'Droit au fait : une ligne de tête brève, et horizontale.',
    },
  },
  start: {
    joined: {
      near: 'Tu regardes avant de marcher et tu penses avant de sentir : lignes de tête et de vie partent ensemble, et celle de cœur reste tout près.',
      apart:
        'Prudence au départ, franchise dans le commerce des gens : lignes de tête et de vie partent ensemble, tandis que celle de cœur garde ses distances.',
    },
    apart: {
      near: 'Tu vas ton chemin et tu consultes quand même ta raison sur ton cœur : lignes de tête et de vie commencent séparées, et cœur et tête restent proches.',
      apart:
        'Peu de chose en toi attend la permission : lignes de tête et de vie commencent séparées, et un large champ s’étend entre cœur et tête.',
    },
  },
  life: {
    wide: {
      long: 'De la chaleur et de l’endurance : ta ligne de vie s’avance loin dans la paume et se suit jusqu’au bout.',
      short:
        'Une grande chaleur par courtes périodes : ta ligne de vie s’avance loin dans la paume et n’est pas marquée partout.',
    },
    mean: {
      long: 'Une flamme régulière : ta ligne de vie contourne le pouce par le chemin habituel et le tient jusqu’à la fin.',
      short:
        'Assez de force, livrée inégalement : ta ligne de vie contourne le pouce par le chemin habituel, et une partie se voit mal.',
    },
    narrow: {
      long: 'Une force gardée pour peu de buts : ta ligne de vie reste près du pouce et court longtemps.',
      short:
        'Une énergie que tu fais bien de compter : ta ligne de vie reste près du pouce, et une partie seulement est marquée.',
    },
  },
  fate: {
    near: {
      joined:
        'Un départ avec une main bienveillante sur l’épaule : la ligne de destinée monte tout près de celle de vie.',
      apart:
        'De l’indépendance, et pourtant une maison derrière soi : la ligne de destinée monte tout près de celle de vie.',
    },
    centre: {
      joined: 'Un départ prudent, un cap ferme : la ligne de destinée monte au milieu de la paume.',
      apart:
        'Une route à toi : la ligne de destinée monte au milieu de la paume et ne doit rien à ses voisines.',
    },
    far: {
      joined:
        'D’autres t’appellent hors de ton abri : la ligne de destinée commence du côté de l’auriculaire.',
      apart: 'Un chemin parmi les gens : la ligne de destinée commence du côté de l’auriculaire.',
    },
    absent: {
      joined:
        'Pas de route tracée, donc un choix à chaque carrefour : on ne voit pas de ligne de destinée nette, et les livres n’y comptent pas un mauvais signe.',
      apart:
        'Libre de route tracée, et pas plus mal pour autant : il n’y a pas de ligne de destinée nette dans ta paume.',
    },
  },
  blend: {
    sloping: {
      wide: 'Lues ensemble, les lignes de tête et de vie parlent d’une imagination qui rend des visites.',
      mean: 'Lues ensemble, les lignes de tête et de vie font une âme rêveuse aux heures régulières.',
      narrow:
        'Lues ensemble, les lignes de tête et de vie disent un monde intérieur riche, à la porte étroite.',
    },
    level: {
      wide: 'Lues ensemble, les lignes de tête et de vie parlent d’un simple bon sens qui aime la compagnie.',
      mean: 'Lues ensemble, les lignes de tête et de vie font quelqu’un sur qui l’on pourrait régler sa montre.',
      narrow:
        'Lues ensemble, les lignes de tête et de vie disent une vocation de spécialiste : une seule chose, bien vue et suivie.',
    },
  },
};

export const minorLines: PassageWords<'minor-lines'> = {
  page: {
    busy: {
      long: 'Ta paume est une page couverte d’écriture, et ton esprit la lit au fur et à mesure : peu t’échappe, et tu penses à tout.',
      mean: 'Ta paume est une page couverte d’écriture : tu reçois beaucoup, et tu laisses repartir presque tout.',
      short: 'Beaucoup de lignes fines et un esprit vif : tu réponds avant d’avoir compté tes impressions.',
    },
    calm: {
      long: 'Une page claire, lue à fond : peu de choses te dérangent, et celles-là tu les regardes de près.',
      mean: 'Une page claire : les petits ennuis te trouvent d’humeur égale.',
      short: 'Peu de lignes fines : ce que tu vois, tu le vois d’un coup, puis le calme revient.',
    },
  },
  tone: {
    busy: {
      near: 'Les sentiments t’arrivent par bien des petits chemins, et sur chacun la raison tient un péage.',
      apart: 'Tu sens beaucoup et tu en dis beaucoup, et après l’air est plus clair.',
    },
    calm: {
      near: 'Tu gardes contenance parce que tu prends d’abord conseil de toi-même.',
      apart: 'Ton calme n’est pas un masque : si l’on demande, tu dis ce que tu penses.',
    },
  },
};
