import type { PairTexts } from '../../aspects-report/texts.ts';

export const moon: PairTexts<'Moon'> = {
  'Moon-Mars': {
    conjunction:
      'Sentir et répondre ne sont chez toi qu’un seul geste : le temps de remarquer que quelque chose a fait mal, tu as déjà répliqué. La même vitesse te met avant tout le monde devant un enfant ou un ami à défendre, et l’on sait toujours comment tu vas.',
    soft: 'Tu peux te fâcher sans cruauté et t’attendrir sans faiblesse. Les humeurs passent chez toi en activité, et l’on aime t’avoir là où il faut faire vite.',
    hard: 'Les petites piques tombent sur un vieux point sensible, et la réponse est partie avant que tu l’aies pesée. C’est à la maison que cela te coûte le plus ; un tour du pâté de maisons avant la deuxième phrase a sauvé plus de soirées que n’importe quelle analyse.',
  },
  'Moon-Mercury': {
    conjunction:
      'Tu parles pour arriver jusqu’à ce que tu sens. Un souvenir te revient avec ses mots exacts, tu entends le ton avant le contenu, et un jour où tu n’as rien pu raconter à personne est un jour vécu à moitié.',
    soft: 'Tu trouves le mot d’une humeur, la tienne ou celle d’un autre, et l’humeur change parce qu’elle est nommée. Les enfants et les inconnus te racontent des choses ; écrire à la main te fait du bien.',
    hard: 'La tête continue d’expliquer quand le cœur a déjà décidé. Tu discutes avec un sentiment comme avec un mauvais élève, et il ne fait que se répéter plus fort ; demande-lui d’abord ce qu’il veut.',
  },
  'Moon-Jupiter': {
    conjunction:
      'Tu sens en grand et tu nourris les gens, de plats, d’éloges, de temps. Ta maison est pleine ou tu la voudrais pleine, et la seule leçon difficile est que la bonté, elle aussi, a besoin d’une heure de fermeture.',
    soft: 'Sous tes jours il y a une confiance de fond : quelqu’un s’est réjoui de toi très tôt. Tu pardonnes volontiers, tu ris facilement, et qui reste une semaine chez toi repart de meilleure humeur.',
    hard: 'Dans l’émotion tu promets la lune, et dans le vide tu combles le trou avec plus de tout. Chaque don est sincère ; ce qui aide est de savoir de quoi tu as besoin avant de savoir de quoi tous les autres ont besoin.',
  },
  'Moon-Venus': {
    conjunction:
      'La tendresse est ta langue maternelle. Tu vois ce qui ferait plaisir et tu le fais, tu rends habitable une chambre meublée, et une voix dure peut te gâcher l’après-midi, même si elle visait quelqu’un d’autre.',
    soft: 'L’affection t’est facile dans les deux sens. Tu peux recevoir des soins sans te sentir moindre, et tu as un sens discret de ce qui va avec quoi, sur une table, sur un mur, entre deux personnes.',
    hard: 'Tu veux la proximité et tu veux plaire, et le second gêne le premier. Ce que tu ravales pour avoir la paix revient en humeur ; un besoin dit tôt est plus petit qu’un besoin dit tard.',
  },
  'Moon-Saturn': {
    conjunction:
      'Tu as appris à gérer tes sentiments avant qu’on te permette de les avoir. On s’appuie sur toi sans voir que la fatigue te vient aussi ; les rares à qui tu le montres deviennent des amis pour toujours.',
    soft: 'Tes sentiments ont un plancher. Tu tiens une promesse quand l’envie en est passée, avec les plus âgés tu te sens à l’aise, et dans une mauvaise semaine, la tête qui pense à manger, c’est la tienne.',
    hard: 'Tu t’attends à peser, donc tu ne demandes rien, puis tu sens combien c’est solitaire. Le froid que tu crains chez les autres est souvent ta propre prudence qui te revient ; essaie une demande petite et précise.',
  },
  'Moon-Uranus': {
    conjunction:
      'Tes humeurs changent comme le temps en montagne, et tu préfères cela à une semaine grise. La proximité te va quand la porte n’est pas à clé ; plus tu peux partir librement, plus souvent tu restes.',
    soft: 'Le changement ne t’ôte pas le sommeil. Tu te lies dans des lieux bizarres, tu sais vivre de plusieurs façons, et ta première intuition sur les gens se vérifie plus souvent que tu n’oses le dire.',
    hard: 'La sécurité t’agite et la liberté te donne le mal du pays. Tu as peut-être connu une maison où tout changeait en une nuit ; quelques rites fixes, choisis par toi et tenus par toi, donnent à l’agitation un endroit où revenir.',
  },
  'Moon-Neptune': {
    conjunction:
      'Tu sens ce qu’il y a dans la pièce avant que quiconque ait parlé, et tu ne peux pas l’éteindre. La musique, l’eau et le sommeil te purifient l’air ; de même la question, posée plusieurs fois par jour, de savoir si cette tristesse est seulement la tienne.',
    soft: 'Il y a de l’imagination dans ta sympathie : tu peux te figurer ce que c’est que d’être un autre. Les rêves méritent qu’on les note, et l’on s’apaise un peu près de toi sans que tu fasses rien.',
    hard: 'Tu te consoles avec une image de ce qui pourrait être, et l’image te devient plus chère que la chose. Ceux qu’il faut sauver te trouvent ; aide-les avec quelque chose qui se compte, une heure, un repas, un appel, et rentre chez toi.',
  },
  'Moon-Pluto': {
    conjunction:
      'Tu sens tout jusqu’au fond. Le bavardage te fatigue, les secrets sont en sûreté chez toi, et un amour ou un chagrin t’a plus d’une fois refait de fond en comble ; ce que tu ne peux pardonner, tu le portes, et c’est lourd.',
    soft: 'Les sentiments forts ne te font pas peur, ni chez toi ni chez les autres. Tu restes dans la pièce quand la plupart trouvent une raison de partir, et d’une perte tu reviens avec quelque chose que tu n’avais pas.',
    hard: 'Quand on te blesse, une peur plus ancienne prend le volant et exige des preuves d’amour que personne ne pourrait donner. Dis en une phrase toute simple de quoi tu as peur : c’est plus dur qu’une scène, et cela marche.',
  },
  'Moon-Ascendant': {
    conjunction:
      'Ton humeur est ce qu’on rencontre d’abord. Tu prends le ton de qui est près de toi, tu maternes des inconnus sans y penser, et un jour à la maison, de temps en temps, te rend ton propre visage.',
    soft: 'En quelques minutes on se sent chez soi avec toi. Tu réponds à ce qu’on veut dire et pas seulement à ce qu’on dit, et cela ne te coûte rien, parce que cela t’intéresse.',
    hard: 'Tu montres moins que tu ne sens, ou plus, et ce qui est arrivé en face te surprend. Qui partage ta vie doit apprendre tes humeurs comme les marins une côte ; cela aide que tu dessines la carte.',
  },
  'Moon-Midheaven': {
    conjunction:
      'Tu sens ce que veut le grand nombre, et ton travail consiste à en prendre soin. Ta réputation monte et descend comme la marée ; on le supporte quand on a un lieu privé qui ne bouge pas avec elle.',
    soft: 'Tu apportes un ton humain à la vie de travail. On te confie ce qui est personnel, et les habitudes de la maison où tu as grandi se révèlent utiles dans le métier.',
    hard: 'La famille appelle pendant la réunion, sous une forme ou sous une autre. On ne peut servir le foyer et la vocation dans la même heure ; la paix vient de décider à la semaine et non à la minute.',
  },
};
