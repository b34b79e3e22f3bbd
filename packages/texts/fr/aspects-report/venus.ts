import type { PairTexts } from '../../aspects-report/texts.ts';

export const venus: PairTexts<'Venus'> = {
  'Venus-Saturn': {
    conjunction:
      'Tu prends l’amour au sérieux et tu ne le donnes pas à la légère. L’âge, l’expérience ou la distance peuvent faire partie de l’histoire ; ce que tu as choisi, tu le gardes, et ton goût va à peu de choses, faites pour durer.',
    soft: 'Tu es fidèle sans dureté. L’affection croît chez toi avec les années, tu sais vivre bien et simplement, et qui a partagé ton travail garde un lien avec toi.',
    hard: 'Tu attends la certitude, et une pause te semble un refus. Tu aimes mieux te passer que demander ; pourtant, ceux qui t’aiment donneraient cher pour qu’on leur demande.',
  },
  'Venus-Uranus': {
    conjunction:
      'Ton cœur s’éprend de ce qui ne te ressemble pas, et cela arrive d’une minute à l’autre. Il te faut de l’air dans tout lien ; une amitié avec une étincelle te tient plus longtemps que des serments.',
    soft: 'Tu gardes l’amour vivant. Tu aimes les gens justement pour leurs bizarreries, tu t’entends avec tes anciens partenaires, et ton goût a dix ans d’avance.',
    hard: 'Dès qu’on pourrait y compter, cela perd son éclat, ou bien tu attires ceux pour qui il en va ainsi. Demande la distance ouvertement et à temps, une chambre, un soir, un voyage, et tu n’auras rien à casser pour l’obtenir.',
  },
  'Venus-Neptune': {
    conjunction:
      'Tu as l’œil d’un poète : tu aimes la lumière sur une personne autant que la personne. L’art et la miséricorde habitent chez toi. Qui vit avec toi voudrait parfois ton regard sans la lumière.',
    soft: 'La beauté te pousse à la bonté. Tu as de la douceur pour les défauts, de l’oreille en quelque sens du mot, et tu sais aimer sans compter.',
    hard: 'Tu t’éprends d’un désir et tu lui donnes un visage. Le réveil est amer surtout parce que tu as peint toi-même une si grande part du tableau ; regarde longtemps ce que quelqu’un fait les jours ternes.',
  },
  'Venus-Pluto': {
    conjunction:
      'Tu aimes comme qui n’a que cette vie. La compagnie tiède t’ennuie, l’attirance a pour toi quelque chose de fatal, et de chaque grand amour tu sors avec une autre peau.',
    soft: 'Tu vas au fond sans dévorer. Tu sens de quoi l’autre a honte et tu l’aimes là aussi, et ce que tu trouves beau porte souvent une cicatrice.',
    hard: 'Tu serres le plus fort là où tu te fies le moins. La jalousie, les épreuves, le silence : autant de façons de demander si l’on peut te quitter. Demande-le franchement, une fois, et que la réponse compte.',
  },
  'Venus-Ascendant': {
    conjunction:
      'Tu plais avant d’avoir rien fait. Tes manières sont douces, ta mise est soignée, et l’on te dit oui ; assure-toi qu’on entende aussi ton non.',
    soft: 'Tu as la courtoisie naturelle. Tu t’habilles, tu parles et tu bouges de façon que les autres soient bien, et avec toi les présentations sont un plaisir.',
    hard: 'Tu vois si clairement ce qui plairait à l’autre que tu oublies de te consulter. Au miroir d’un partenaire tu as belle allure ; regarde encore quand il n’y a personne.',
  },
  'Venus-Midheaven': {
    conjunction:
      'Ton travail a affaire à la beauté, aux gens ou à la paix entre eux, ou il y gagnerait. À ta place on t’aime, et ton charme fait partie du métier.',
    soft: 'Le tact te mène plus loin que les coudes. Tu te fais des alliés au travail, et ce qui quitte tes mains a l’air fini, jusqu’à la ficelle du paquet.',
    hard: 'Tu prends le poste agréable et tu manques le bon, ou bien l’amour et la carrière demandent les mêmes soirées. Décide lequel des deux tu aurais honte d’avoir négligé.',
  },
};
