import type { PairTexts } from '../../aspects-report/texts.ts';

export const slow: PairTexts<'Saturn' | 'Uranus' | 'Neptune' | 'Pluto' | 'Ascendant'> = {
  'Saturn-Uranus': {
    conjunction:
      'Le bâtisseur et le démolisseur se partagent en toi un établi, comme chez tous ceux de ton âge. Dans ta vie cela devient personnel là où tu dresses du solide selon des règles neuves et le défends contre les deux camps.',
    soft: 'Tu peux renouveler un ordre ancien sans l’insulter. Ta génération a appris à réparer sans arrêter la machine, et tu le fais d’une main sûre.',
    hard: 'La règle et la révolte se relaient : tu obéis longtemps, puis plus du tout. Change chaque année une clause du contrat, et tu n’auras pas à le brûler.',
  },
  'Saturn-Neptune': {
    conjunction:
      'Tu veux que le rêve ait des murs et un toit. Avec ta génération tu as vu finir un idéal et un autre se mettre en chantier, et les visions qui arrivent sans plan te sont suspectes.',
    soft: 'Tu peux servir ce que personne ne voit encore, sans bruit et pendant des années. Le pratique et l’espérance se parlent en toi, et c’est pourquoi tes espoirs ont une adresse.',
    hard: 'Tu te lasses quand le monde va moins vite que la vision, et alors tu ne te fies ni à l’un ni à l’autre. Un petit morceau du rêve, rendu réel à la main, te fait plus de bien qu’un grand qui a raison.',
  },
  'Saturn-Pluto': {
    conjunction:
      'Tu as vu le jour dans une rude saison du monde, et tu sais jusque dans les os que les choses peuvent finir. De là ton sérieux. De là aussi les jours où tu te raidis alors que rien ne vient.',
    soft: 'Tu as l’endurance qui creuse. Les longues réformes, les longs redressements, les longs projets sont en bonnes mains chez toi, et tu te passes d’applaudissements en route.',
    hard: 'Tu t’attends à la résistance et tu te campes sur tes jambes. Le pouvoir qui ne veut pas rendre de comptes est ton vieil ennemi, et tu devrais veiller à ce que le tien en rende.',
  },
  'Saturn-Ascendant': {
    conjunction:
      'On te croit plus d’âge, plus de froideur ou plus de prudence que tu n’en as. Les inconnus te confient des responsabilités au premier coup d’œil et des plaisanteries au bout d’un an seulement ; les années sont bonnes pour ce visage.',
    soft: 'Tu as une autorité naturelle qui n’a pas besoin de volume. Ta parole tient, tes manières sont simples, et l’on se calme quand tu prends les choses en main.',
    hard: 'Tu vas à une première rencontre comme à un examen, et les autres croient que c’est toi qui interroges. Les partenaires sérieux t’apprennent qu’on a le droit de s’appuyer.',
  },
  'Saturn-Midheaven': {
    conjunction:
      'Tu montes à pied, et tu arrives. La charge et le devoir te viennent tôt ; la hauteur te revient dès que tu ne crois plus que seul l’épuisement y donne droit.',
    soft: 'On te confie ce qui ne doit pas mal tourner. Ta carrière ressemble à un mur de pierre plus qu’à un feu d’artifice, et chaque assise porte la suivante.',
    hard: 'Tu portes tout le toit et tu penses que nul autre ne le pourrait. De vieilles loyautés pèsent à tes pas ; pose celle dont personne ne t’a parlé depuis des années.',
  },
  'Uranus-Neptune': {
    conjunction:
      'Tu es d’une génération où les fils et les rêves furent branchés autrement. Cela te touche en personne là où tu donnes à une idée peu commune une forme que d’autres puissent sentir.',
    soft: 'Ta génération a trouvé naturel que le neuf fût aussi aimable. Tu sens tôt ce qui est dans l’air, et il ne te faut pas tout en croire.',
    hard: 'Entre la rupture nette et la belle brume, tu hésites avec toute ta génération. Là où il faut agir, prends la prochaine question pratique et réponds à celle-là.',
  },
  'Uranus-Pluto': {
    conjunction:
      'Tu viens d’années de bouleversement et tu en portes la graine. La question de ta génération, ce qui doit s’en aller, devient la tienne partout où tu la poses avant les autres.',
    soft: 'Le changement radical n’effraie pas ta génération, et il te va. Tu sais démonter une chose de manière qu’avec les pièces on en fasse une meilleure.',
    hard: 'Ce qui est vieux et vide t’impatiente sans mesure. Tu démolis vite, plus vite que tu ne bâtis ; que la poutre neuve soit d’abord prête.',
  },
  'Neptune-Pluto': {
    conjunction:
      'Tu as vu le jour à la rencontre de deux marées très lentes, de celles d’où l’on compte des âges entiers. Ce que tu rêves et ce que tu redoutes ont une seule racine, et tu la cherches.',
    soft: 'Tu partages ce courant silencieux avec presque tous ceux de ton temps : le sentiment que ce qui est perdu n’est pas parti. En toi il devient patience pour ce qui se fait en profondeur.',
    hard: 'Le désir de pureté et la connaissance de l’abîme se frottent dans toute ta génération. Toi, il te faut un lieu où l’un et l’autre puissent se dire.',
  },
  'Uranus-Ascendant': {
    conjunction:
      'On ne te confond avec personne. Tu surprends, tu rafraîchis, tu contredis ; dans quelque classe ou dans quelque rue tu détonnais, et l’on a vu plus tard que c’était là tout l’intérêt.',
    soft: 'Ta différence est de celles qui font plaisir. Tu amènes un courant d’air, et tu laisses les autres être bizarres à leur tour.',
    hard: 'Tu pars un instant avant d’être là tout à fait, ou tu rencontres des gens qui le font. Un lien qui supporte les surprises t’est possible ; il faut seulement le prévenir qu’il y en aura.',
  },
  'Uranus-Midheaven': {
    conjunction:
      'Ton chemin a des virages serrés, et ce sont les meilleurs tronçons. Il te faut un terrain dont nul n’a encore écrit le manuel, et des supérieurs qui ne demandent que des résultats.',
    soft: 'Les méthodes nouvelles te font avancer. On t’appelle quand la voie habituelle a échoué, et comme tu livres, tu vas et viens à ta guise.',
    hard: 'Dès que le rôle est à ta taille, il serre. En pensée tu as démissionné dans la colère au moins une fois ; ménage la sortie dans le poste, et tu pourras rester.',
  },
  'Neptune-Ascendant': {
    conjunction:
      'On voit en toi ce qu’on cherche. Tu es difficile à photographier, pour ainsi dire ; une phrase claire sur qui tu es et ce que tu ne feras pas t’épargne plus d’un rôle.',
    soft: 'Quelque chose de doux te précède. Tu entres dans une pièce à tâtons, et les timides et les blessés viennent à toi d’eux-mêmes.',
    hard: 'Tu trouves des partenaires à sauver, ou qui miroitent. Tu les vois meilleurs qu’ils ne sont, et ils voient en toi une promesse que tu n’as jamais faite ; dis tôt ce qui est tout simplement ainsi.',
  },
  'Neptune-Midheaven': {
    conjunction:
      'Ta vocation a affaire à ce qui ne se mesure pas : l’image, le son, le soin, la foi, la mer. Les titres glissent sur toi, et tu suis un désir plus fidèlement qu’un plan.',
    soft: 'L’imagination trouve le chemin de ton travail. On te croit parce que tu sembles ne rien vouloir, et tes meilleures idées arrivent de côté.',
    hard: 'Le but change de forme à mesure que tu approches. Fais écrire avec toi, en chiffres tout simples, ce que tu fais, pour qui et jusqu’à quand.',
  },
  'Pluto-Ascendant': {
    conjunction:
      'On te remarque même quand tu ne dis rien. Les gens se sentent percés à jour, certains s’approchent et d’autres se tiennent loin, et tu as toi-même quitté plus d’une peau.',
    soft: 'Tu as de la présence. Tu vois ce qui fait marcher les gens, tu le gardes pour toi, et au moment décisif tu es là.',
    hard: 'Tu rencontres les puissants et les jaloux, et tu te demandes pourquoi. Une part de la réponse est que tu montes la garde avant que quiconque soit venu ; ouvre la grille une fois en plein jour.',
  },
  'Pluto-Midheaven': {
    conjunction:
      'Tu ne prends pas un poste, tu le changes. L’influence te revient, et avec elle des adversaires ; ou ton travail va à la racine de quelque chose, ou tu t’en vas.',
    soft: 'Tu peux redresser une affaire qui sombre. Ceux qui décident te prennent au sérieux, et tu sembles savoir où sont rangés les dossiers.',
    hard: 'Au travail tu butes sur le pouvoir, encore et encore, jusqu’à te demander comment tu uses du tien. L’endroit d’où tu viens est plus fort que tu n’aimes l’admettre, et c’est aussi ton carburant.',
  },
  'Ascendant-Midheaven': {
    conjunction:
      'Ta façon d’entrer et le lieu où tu vas ne font presque qu’un. Il y a chez toi peu d’écart entre la personne et le rôle, et l’on te croit à cause de cela.',
    soft: 'Tes manières conviennent à tes buts. On peut t’imaginer à la place avant que tu l’aies, et de l’une à l’autre il n’y a qu’un pas.',
    hard: 'Ton allure et ton ambition demandent des habits différents. Tu traduis chaque jour de l’une à l’autre, et tu y as gagné de l’adresse.',
  },
};
