import type { PairTexts } from '../../aspects-report/texts.ts';

export const mars: PairTexts<'Mars'> = {
  'Mars-Mercury': {
    conjunction:
      'Tes mots ont un tranchant et ta pensée a un tempo. Tu vois la faille d’un argument pendant qu’on l’expose, et tu es à ta place partout où l’on veut vitesse et précision ; une lettre écrite à chaud doit passer la nuit.',
    soft: 'Tu décides bien dans l’urgence. La tête et la main travaillent ensemble, tu peux expliquer une chose tout en la faisant, et dans une querelle tu touches le point et laisses la personne tranquille.',
    hard: 'Tu interromps, tu corriges, tu as souvent raison et rarement des remerciements. Un bon adversaire est une bénédiction pour toi, quelqu’un qui aime l’escrime ; avec les autres, pose une question de plus avant de frapper.',
  },
  'Mars-Jupiter': {
    conjunction:
      'Tu vas aux grandes choses avec appétit, et tu en entraînes d’autres parce que cela se voit que tu t’amuses. Le frein doit venir du dehors : une échéance, un équipier, un chiffre écrit au mur.',
    soft: 'Tu sais quand oser. L’effort et la chance semblent se trouver chez toi, surtout parce que tu commences avant que tout soit sûr et que tu t’arrêtes avant l’épuisement.',
    hard: 'Tu commences cinq choses avec de la force pour trois. C’est drôle jusqu’à ce que la note arrive ; le sport est d’en finir bien une avant de laisser passer l’idée suivante.',
  },
  'Mars-Venus': {
    conjunction:
      'Désirer et aimer ne sont pas séparés chez toi. Tu vas vers ce qui t’attire, tu as de la chaleur et tu la montres, et la tiédeur en amour est la seule chose que tu excuses mal.',
    soft: 'Tu sais poursuivre sans presser et céder sans perdre la face. La cour, l’artisanat, la danse, tout ce qui vit d’échange te vient de nature.',
    hard: 'Tu cherches querelle à la personne que tu voudrais le plus près de toi. C’est une façon de demander si elle restera ; dès que tu remarques la question derrière, tu peux la poser d’une voix qui n’effraie pas.',
  },
  'Mars-Saturn': {
    conjunction:
      'Tu as la force de qui porte une charge en montée : lente au départ, difficile à arrêter. La colère attend en toi jusqu’à prendre comme du ciment, alors fais-la sortir tant qu’elle est fraîche.',
    soft: 'Tu travailles sans histoires et tu ne gaspilles rien. Tu peux refaire mille fois le même exercice, et tu donnes le meilleur quand la tâche est dure, longue et utile.',
    hard: 'Un pied est sur le frein pendant que l’autre accélère, et tu rentres avec la fatigue de n’avoir pas bougé. Demande-toi de qui vient la règle qui te retient ; certains des agents que tu as dans la tête sont à la retraite depuis des années.',
  },
  'Mars-Uranus': {
    conjunction:
      'Tu agis comme l’éclair. Là où d’autres cherchent encore le formulaire, tu l’as déjà fait autrement, et tes coups d’audace restent en mémoire ; garde les gestes brusques pour les moments où personne d’autre n’est sur la voie.',
    soft: 'Tu résous les choses d’une manière que personne ne t’a apprise. Les outils, les machines, les délais courts et les terrains neufs te conviennent, et l’indépendance ne t’ôte pas les égards.',
    hard: 'Le retard te pousse à couper ce qui pouvait se dénouer. Tu supportes une situation des années, puis tu y mets fin en un après-midi ; de courtes protestations franches en chemin te coûteraient moins.',
  },
  'Mars-Neptune': {
    conjunction:
      'Tu agis d’après ce que tu imagines. Tu peux lutter pour une cause, bouger sur une musique, travailler pour ceux qui n’ont pas de voix ; contre un adversaire grossier tu te fatigues, car tu ne vois pas ce que tu touches.',
    soft: 'Ta force est souple. Tu contournes un obstacle comme l’eau, tu inspires plus que tu n’ordonnes, et ce qui se fait pour le plaisir de la chose ne t’épuise jamais.',
    hard: 'Au lieu de dire non, tu oublies, tu dérives, tu arrives en retard. La colère est là, seulement sous l’eau. Un refus tout net te paraît brutal pendant une minute environ, puis il te libère une journée entière.',
  },
  'Mars-Pluto': {
    conjunction:
      'Tu as des réserves qui ne se montrent que lorsque c’est sérieux. Tu ne renonces pas, tu n’oublies pas, et tes buts doivent se choisir avec soin, car tu en atteindras quelques-uns.',
    soft: 'Tu peux continuer quand les autres s’arrêtent, et tu le fais sans bruit. Les tâches qui demandent du cran et de la minutie, un sauvetage, une rénovation, une longue enquête, trouvent en toi la bonne personne.',
    hard: 'Chaque désaccord menace de devenir la dernière bataille. Tu as rencontré la force tôt et juré qu’on ne t’y reprendrait plus ; ce que tu peux faire de plus fort à présent, c’est de ne pas livrer un petit combat.',
  },
  'Mars-Ascendant': {
    conjunction:
      'Tu entres à vive allure. On te croit plus de bravoure, moins d’âge ou plus de mauvaise humeur que tu n’en as, et l’on s’écarte ; un sourire d’avance t’épargne la moitié des joutes.',
    soft: 'Tu vas tout droit aux gens et aux choses, et on le prend bien. Ton énergie est visible et nette, et il te faut rarement hausser la voix.',
    hard: 'Ton propre combat, tu le rencontres chez les autres : ils provoquent, tu ne fais que te défendre. Regarde combien de fois cela commence de la même façon, et tu en tiens la poignée.',
  },
  'Mars-Midheaven': {
    conjunction:
      'Tu veux gagner dans ton travail, et tu aimes mieux mener une petite troupe que servir dans une grande. Un métier avec du risque, des outils ou des rivaux te garde en vérité ; sans lui, tu te bats contre tes supérieurs.',
    soft: 'L’ambition te va bien. Tu prends l’initiative sans marcher sur les autres, et ton effort est remarqué par les bonnes personnes au bon moment.',
    hard: 'Les chefs et toi, c’est une vieille histoire, et sa chaleur rentre avec toi à la maison. Ce que tu cherches au fond est un champ à toi ; le jour où tu l’as, la querelle n’a plus de bois.',
  },
};
