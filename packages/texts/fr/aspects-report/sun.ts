import type { PairTexts } from '../../aspects-report/texts.ts';

export const sun: PairTexts<'Sun'> = {
  'Sun-Moon': {
    conjunction:
      'Ta naissance fut proche de la nouvelle lune : la volonté et le sentiment partent du même endroit, et ce que tu veux, tu le veux en entier. Il n’y a personne au-dedans pour plaider l’autre cause, aussi un second avis, de quelqu’un de confiance, vaut-il plus pour toi que pour la plupart.',
    soft: 'Ce que tu entreprends et ce qu’il te faut pour te reposer ne se disputent pas. Tu récupères vite, tu agis rarement contre ta propre fibre, et qui a connu tes parents remarque peut-être que tu as gardé de chacun quelque chose d’utile.',
    hard: 'Ce que tu décides le matin, ton humeur peut le rejeter le soir. Tu as appris tôt que deux personnes dont tu dépendais voulaient des choses différentes, et tu cherches encore à contenter les deux ; l’issue est de donner au besoin son heure à lui, sans le laisser attendre jusqu’à ce qu’il crie.',
  },
  'Sun-Mars': {
    conjunction:
      'On te manque difficilement quand tu as décidé. L’énergie va droit à l’affaire, l’opposition te fait aller plus vite, et il reste à apprendre quand une porte fermée n’est qu’une porte et non une insulte.',
    soft: 'Le courage te vient sans discours préalable. Tu commences, tu tiens, tu sais perdre une manche sans bouder, et les autres reprennent cœur parce que tu ne fais pas un drame de l’effort.',
    hard: 'Qu’on te dise quoi faire met le feu à quelque chose. Tu gagnes plus de disputes qu’il n’en faut, puis il faut vivre avec le silence qui suit ; un corps honnêtement fatigué, par le travail ou par le sport, négocie beaucoup mieux.',
  },
  'Sun-Mercury': {
    conjunction:
      'Tu penses avec toute ta personne : une idée est à toi comme une main est à toi. Ta parole y prend sa couleur, et il t’est plus dur d’entendre la critique d’une phrase comme la critique d’une phrase et rien de plus.',
  },
  'Sun-Jupiter': {
    conjunction:
      'Tu comptes que tout ira bien, et cette attente ouvre des portes. La générosité te va, la mesure s’apprend exprès, et tes projets s’améliorent dès que quelqu’un a le droit de demander combien de temps ils coûteront.',
    soft: 'Tu as dans le lendemain une foi légère qui n’a rien de naïf, parce qu’elle a eu raison assez souvent. Les maîtres et les aînés te prennent en affection, et tu t’acquittes en transmettant ce qu’on t’a donné.',
    hard: 'Tu dis oui dans la chaleur du moment et tu fais plus tard connaissance avec la taille de la promesse. L’ampleur en toi est réelle ; on peut s’y fier quand tu retranches un tiers de chaque projet avant de l’annoncer.',
  },
  'Sun-Venus': {
    conjunction:
      'Tu veux plaire et tu plais le plus souvent, car tu as l’œil pour l’agréable et des manières qui ôtent le tranchant. La note arrive là où il fallait un non tout simple et où fut donné un peut-être plein de grâce.',
  },
  'Sun-Saturn': {
    conjunction:
      'Tu as grandi vite. Le devoir s’est assis près de toi avant la fin du jeu, et tu te demandes encore ce que tu ne demanderais jamais à un ami ; ce que tu bâtis ainsi tient debout, et mieux encore depuis que tu t’accordes la vue.',
    soft: 'Tu sais attendre, et travailler en attendant. L’autorité ne t’effraie pas, car tu en portes un peu en toi, et les années sont de ton côté : ce que tu fais bien à trente ans, tu le feras avec aisance à cinquante.',
    hard: 'Quelque part tu as avalé la phrase qui dit que sa place se mérite, et aucune preuve ne suffit tout à fait. Sous ce fouet, tu travailles à fond. Sans lui tout autant, comme tu le découvres le jour où tu poses une limite et où rien ne s’écroule.',
  },
  'Sun-Uranus': {
    conjunction:
      'Quelque chose en toi ne se laisse pas classer. Tu changes de cap quand d’autres s’installent, et l’on trouve en toi un souffle d’air ou l’on ne sait où te mettre ; la liberté t’importe tant que tu fais bien de demander parfois ce que tu veux en faire.',
    soft: 'Les méthodes neuves, les compagnies bizarres et les ouvertures soudaines te réussissent. Tu peux rompre avec une habitude sans rien rompre d’autre, et c’est souvent de toi que vient, calmement, la phrase qu’il y a un autre chemin.',
    hard: 'Au moment même où une chose commence à te tenir, l’envie te prend de l’arracher. Certaines de ces sorties étaient justes. D’autres, tu les reprendrais volontiers, et la différence se voit si trois nuits passent entre l’élan et l’annonce.',
  },
  'Sun-Neptune': {
    conjunction:
      'Ton contour est tendre, et beaucoup entre : des humeurs, de la musique, les espoirs d’autrui. Cela fait des artistes ou des soignants plutôt que des gérants, et cela rend la solitude nécessaire, puisque c’est là que tu découvres quels sentiments sont les tiens.',
    soft: 'L’imagination te nourrit sans t’emporter. Tu sens ce qui manque à une pièce, tu peux le donner sans réclamer le mérite, et un idéal que d’autres diraient peu pratique finit volontiers par se réaliser sous tes mains.',
    hard: 'Tu vois les gens et les projets comme ils pourraient être, et ce qu’ils sont te fait sursauter. L’œil qui te trompe ici est un don partout où l’illusion est le métier, sur une scène, sur une page ; dans les accords, demande tout en mots simples.',
  },
  'Sun-Pluto': {
    conjunction:
      'Tu ne fais rien à moitié. Il y a en toi une volonté que les autres sentent avant que tu aies parlé, et une fois au moins tu as dû laisser derrière toi un ancien toi et repartir du sol ; le pouvoir est en bonnes mains chez toi tant que tu admets que tu l’aimes.',
    soft: 'Tu peux aller à la racine d’une affaire sans que t’ébranle ce qui s’y trouve. Dans une crise on se tourne vers toi, avec raison, et tu sais clore un chapitre pour de bon.',
    hard: 'Tu sens tôt qui veut te gouverner, et tu résistes même là où personne ne le veut. Beaucoup de force passe à ne pas te laisser bouger ; elle se libère quand tu cèdes une fois, exprès, sur une petite chose, et que tu constates que tu es toujours là.',
  },
  'Sun-Ascendant': {
    conjunction:
      'Ce que tu es se lit sur ton visage. Ta naissance fut proche du lever du soleil, tu entres sans masque, et tu t’étonnes que d’autres tiennent un dedans et un dehors ; on se souvient d’avoir croisé ta route.',
    soft: 'Tes manières disent la vérité sur toi avec amabilité. Il ne te faut pas pousser pour qu’on te voie, et les inconnus te font le crédit que d’autres doivent d’abord réunir.',
    hard: 'On rencontre d’abord des manières et ensuite toi, et il peut se passer des mois avant qu’on remarque la différence. Tu te trouves à travers ceux qui te font face : un partenaire ou un rival dit souvent tout haut ce que tu allais devenir.',
  },
  'Sun-Midheaven': {
    conjunction:
      'Ta naissance fut proche de midi, et ta vie se passe là où elle se voit. Le travail n’est jamais pour toi que du travail ; tu veux que ton nom réponde de quelque chose, et il te faudra découvrir qui tu es les jours où personne n’appelle.',
    soft: 'Ton métier et ta nature s’entendent. Ceux qui dirigent reconnaissent ton but sans longues explications, et tu montes en devenant un peu plus nettement ce que tu étais déjà.',
    hard: 'La route publique et ton propre dessein se croisent de biais. Tu as peut-être commencé dans une profession qu’un autre voulait pour toi, ou quitté tes racines pour en trouver une ; la vocation qui dure a de la place pour l’endroit d’où tu viens.',
  },
};
