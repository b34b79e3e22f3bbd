import type { AspectPoint } from '@palmleaf/engines/chart';
import type { Planet } from '@palmleaf/engines/zodiac';
import type { VoiceTexts } from '../../natal-reading/texts.ts';
import { isFeminine, names } from '../names.ts';

/** With avec, which neither contracts nor elides. */
const withPoint = (point: AspectPoint): string => `avec ${names[point]}`;
const agreeing = (participle: string, planet: Planet): string =>
  isFeminine(planet) ? `${participle}e` : participle;

export const voice: VoiceTexts = {
  leads: {
    Sun: 'Le Soleil est la voix la plus forte de ce thème : tu es là pour répondre de quelque chose, et là où l’on te permet seulement d’aider, tu te sens à l’étroit.',
    Moon: 'La Lune est la voix la plus forte de ce thème ; chez toi le sentiment vient d’abord, et on lui trouve ensuite des raisons.',
    Mars: 'Mars est la voix la plus forte de ce thème. Tu comprends la vie en y mettant la main, et rester à regarder est ce qu’on peut te demander de plus dur.',
    Mercury:
      'Mercure est la voix la plus forte de ce thème. Tu vis de la question et du mot, et un jour sans rien de neuf à penser est un jour perdu.',
    Jupiter:
      'Jupiter est la voix la plus forte de ce thème : tu cherches le sens plus large, et tu grandis, enseignes, promets et pardonnes à grande échelle.',
    Venus:
      'Vénus est la voix la plus forte de ce thème : tu te règles sur ce que tu aimes, et la laideur, de forme ou de sentiment, te coûte de vraies forces.',
    Saturn:
      'Saturne est la voix la plus forte de ce thème. Tu prends la vie au sérieux et elle te le rend ; ce dont tu tires fierté a demandé longtemps.',
    Uranus:
      'Uranus est la voix la plus forte de ce thème. L’exception est ton affaire, et à la phrase qui dit qu’on a toujours fait ainsi, tu cherches ton manteau.',
    Neptune:
      'Neptune est la voix la plus forte de ce thème : tu vis un pied dans ce qui pourrait être, et tu comprends les gens par ce qu’ils désirent.',
    Pluto:
      'Pluton est la voix la plus forte de ce thème. Tu veux savoir ce qu’il y a au fond, tu fais peu de choses à moitié, et plus d’une fois tu as recommencé depuis le sol.',
  },
  reasons: {
    rising: (planet) => `${names[planet]} était à l’horizon oriental à ta naissance`,
    culminating: (planet) =>
      `${names[planet]} était au Milieu du Ciel, tout en haut du thème, à ta naissance`,
    setting: (planet) => `${names[planet]} était à l’horizon occidental à ta naissance`,
    anchoring: (planet) => `${names[planet]} était au point le plus bas du thème à ta naissance`,
    domicile: (planet) => `${names[planet]} est dans un signe à ${isFeminine(planet) ? 'elle' : 'lui'}`,
    exalted: (planet) => `${names[planet]} est ${agreeing('exalté', planet)} dans son signe`,
    ruler: (planet) => `${names[planet]} gouverne le signe qui se levait`,
    tied: (planet, to) => `${names[planet]} est en aspect serré ${withPoint(to)}`,
  },
  because: (one, other) =>
    other === undefined ? `On le voit à ceci : ${one}.` : `On le voit à deux choses : ${one}, et ${other}.`,
  retrograde: {
    Mercury: 'Il était rétrograde à ta naissance, et tu penses d’abord en arrière, puis en avant.',
    Venus: 'Elle était rétrograde à ta naissance : ce que tu as aimé, tu le sais souvent au second regard.',
    Mars: 'Il était rétrograde à ta naissance ; la force va d’abord au-dedans et sort tard, et réfléchie.',
    Jupiter: 'Comme il était rétrograde, la foi te vient en solitaire et non dans une assemblée.',
    Saturn: 'Comme il était rétrograde, le juge le plus sévère est un juge intérieur, qui ne te connaît pas.',
  },
  weak: {
    Sun: 'Contre cela tire un Soleil dans un signe qui lui est étranger : tu te vois d’abord par les yeux des autres, et la fierté s’apprend comme une langue.',
    Moon: 'Contre cela tire une Lune loin de ses eaux : avec tes sentiments, tu as plus de rigueur que n’en aurait personne.',
    Mars: 'Contre cela tire Mars dans un signe où il ne peut frapper : tu attends, tu contournes ou tu cèdes, et tu t’aperçois plus tard qu’il y avait de la colère.',
    Mercury:
      'Contre cela tire Mercure dans un signe trop vaste pour lui : tu vois le tout si vite que les parties se perdent.',
    Jupiter:
      'Contre cela tire Jupiter dans un signe qui le rapetisse : tu ne te fies à ta chance qu’une fois vérifiée.',
    Venus:
      'Contre cela tire Vénus dans un signe qui ne lui laisse pas de repos : l’amour veut la paix, et tu lui apportes une tâche.',
    Saturn:
      'Contre cela tire Saturne dans un signe qui ne porte pas son poids : tu mets la sévérité où elle nuit et l’indulgence où la sévérité aiderait.',
  },
  strong: {
    Sun: 'Pour toi parle un Soleil dans un signe qui l’honore : ton estime de toi survit aux défaites.',
    Moon: 'Pour toi parle une Lune dans un signe qui lui est bon : tu sais te nourrir, dans tous les sens.',
    Mars: 'Pour toi parle Mars dans un signe où il est bien armé : une fois décidé, c’est fait.',
    Mercury: 'Pour toi parle Mercure dans un signe à lui : penser clair te tire de presque tout.',
    Jupiter: 'Pour toi parle Jupiter dans un signe qui lui va : l’aide te trouve.',
    Venus: 'Pour toi parle Vénus dans un signe qui lui va : tu sais te laisser aimer, et c’est un art.',
    Saturn: 'Pour toi parle Saturne dans un signe où on le respecte : ce que tu bâtis demeure.',
  },
  missing: {
    Fire: 'Hormis les trois planètes extérieures, aucune n’est en feu : l’enthousiasme, tu l’attrapes chez les autres, et tu les choisis en conséquence.',
    Earth:
      'Hormis les trois planètes extérieures, aucune n’est en terre : le pratique s’apprend, il n’est pas donné, et un bon agenda est ton meilleur ami.',
    Air: 'Hormis les trois planètes extérieures, aucune n’est en air : la distance te coûte, et écrire une chose t’en donne un peu.',
    Water:
      'Hormis les trois planètes extérieures, aucune n’est en eau : les sentiments t’arrivent tard, dans le corps ou chez d’autres, et méritent un second regard.',
  },
  atPeace:
    'Rien dans ce thème ne tire durement contre cela, ce qui est plus rare qu’il n’y paraît ; la résistance devra venir du dehors, choisis donc une tâche un peu trop grande.',
  signature: {
    Fire: {
      Cardinal:
        'Le plus grand poids est sur le feu et sur les signes cardinaux : tu donnes le meilleur dans la première heure de toute chose.',
      Fixed:
        'Le plus grand poids est sur le feu et sur les signes fixes : ton enthousiasme ne flambe pas, il brûle, et peut chauffer une maison.',
      Mutable:
        'Le plus grand poids est sur le feu et sur les signes mutables : tu prends feu aisément et tu portes la flamme d’un lieu à l’autre.',
    },
    Earth: {
      Cardinal:
        'Le plus grand poids est sur la terre et sur les signes cardinaux : tu commences des choses réelles, avec une date et un compte d’heures.',
      Fixed: 'Le plus grand poids est sur la terre et sur les signes fixes : au matin, tu es toujours là.',
      Mutable:
        'Le plus grand poids est sur la terre et sur les signes mutables : tu te débrouilles, tu raccommodes, tu améliores et ne gaspilles rien.',
    },
    Air: {
      Cardinal:
        'Le plus grand poids est sur l’air et sur les signes cardinaux : tu réunis gens et idées et tu ouvres la séance.',
      Fixed:
        'Le plus grand poids est sur l’air et sur les signes fixes : tu y as bien pensé et l’on ne t’en fera pas démordre.',
      Mutable:
        'Le plus grand poids est sur l’air et sur les signes mutables : ton esprit est une rue à beaucoup de portes, toutes entrebâillées.',
    },
    Water: {
      Cardinal:
        'Le plus grand poids est sur l’eau et sur les signes cardinaux : tu agis par sentiment, et d’abord pour les tiens.',
      Fixed:
        'Le plus grand poids est sur l’eau et sur les signes fixes : calme en surface, profond dessous, et tu ne lâches pas.',
      Mutable:
        'Le plus grand poids est sur l’eau et sur les signes mutables : tu prends la forme du vase et tu te souviens de la mer.',
    },
  },
  lights: {
    'Fire-Fire':
      'Le Soleil et la Lune brûlent tous deux : vouloir et sentir sont vifs et chauds, et le repos doit se prescrire.',
    'Earth-Fire':
      'De tes deux lumières, l’une brûle et l’autre est de terre : tu t’enflammes lentement ou bâtis à la hâte, jusqu’à ce qu’elles se relaient.',
    'Air-Fire': 'Le feu et l’air se partagent tes deux lumières : une idée est une aventure avant le dîner.',
    'Fire-Water':
      'Le feu et l’eau se partagent tes deux lumières et font de la vapeur : tu sens brûlant et refroidis à regret.',
    'Earth-Earth':
      'Le Soleil et la Lune sont tous deux sur la terre : il te faut peu de mots, des choses réelles et une porte qui ferme bien.',
    'Air-Earth':
      'De tes deux lumières, l’une vit dans l’air et l’autre au sol : tu as la tête aux idées et un œil sur l’horloge.',
    'Earth-Water':
      'La terre et l’eau se partagent tes deux lumières, et cela pousse : tu soignes ce que tu as, et tu as ce que tu soignes.',
    'Air-Air':
      'Le Soleil et la Lune vivent tous deux dans l’air : tu penses jusqu’à tes sentiments, et parler est ta respiration.',
    'Air-Water':
      'L’air et l’eau se partagent tes deux lumières : ce que tu sens, tu le comprends un jour après, et ce que tu as compris, tu le sens alors.',
    'Water-Water':
      'Le Soleil et la Lune sont tous deux d’eau : tu vas à ce que tu perçois, et les raisons sèches passent à côté de toi.',
  },
  use: {
    Sun: 'Laisse-toi donc voir à faire ce en quoi tu crois, une fois par semaine au moins, et sans excuse.',
    Moon: 'Donne donc à tes sentiments une place fixe dans la journée, avant les devoirs, et il te faudra moins de tout le reste.',
    Mars: 'Use donc ta force chaque jour sur quelque chose qui résiste, et garde le reste du jour pour les gens.',
    Mercury: 'Écris-le donc, envoie-le et laisse quelqu’un répondre.',
    Jupiter: 'Choisis donc la seule grande chose, et pour elle dis non à deux belles.',
    Venus:
      'Mets donc quelque chose de beau là où tu dois le voir chaque jour, et dis à ceux que tu aimes ce que tu aimes en eux, au juste.',
    Saturn:
      'Continue donc de bâtir lentement, et fixe un jour où tu ne feras que tourner autour et regarder.',
    Uranus: 'Ménage donc une sortie dans chaque engagement ; tu pourras alors t’en permettre.',
    Neptune: 'Donne donc au rêve une forme, si petite soit-elle, que quelqu’un puisse voir et toucher.',
    Pluto: 'Va donc à la racine, mais d’une seule affaire à la fois, et laisse les autres être ordinaires.',
  },
  heed: {
    Sun: 'Et là où parle la fierté, demande-lui de quoi elle a peur.',
    Moon: 'Et quand une humeur dit qu’il en sera toujours ainsi, laisse-la dormir dessus.',
    Mars: 'Et quand vient la colère, donne-lui du mouvement et un quart d’heure avant de lui donner des mots.',
    Mercury: 'Et là où la tête ne cesse d’expliquer, demande-lui la version courte.',
    Jupiter: 'Et quand tout semble possible, compte les soirées que cela prendrait.',
    Venus: 'Et là où tu te surprends à être aimable, vérifie que tu voulais dire oui.',
    Saturn: 'Et quand l’examinateur intérieur demande tes papiers, dis-lui que tu habites ici.',
    Uranus: 'Et avant d’arracher une chose, attends trois nuits.',
    Neptune: 'Et là où c’est trop beau pour y regarder de près, regarde.',
    Pluto: 'Et là où tu remarques qu’il te faut gagner, quitte un moment la table.',
  },
};
