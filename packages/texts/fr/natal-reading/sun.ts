import type { PlanetTexts } from '../../natal-reading/texts.ts';

export const sun: PlanetTexts = {
  signs: [
    'Ton Soleil en Bélier s’éveille quand quelque chose commence. Tu préfères la première erreur à la dixième copie, et faire la queue est le seul art que tu n’as jamais travaillé.',
    'Ton Soleil en Taureau prend possession lentement et ne rend rien. Tu te fies à ce qui se touche, tu répètes ce qui s’est révélé bon, et personne que tu respectes n’a jamais pu te presser.',
    'Ton Soleil en Gémeaux vit de différences : deux livres ouverts, deux amis qui ne se supporteraient pas, deux réponses à chaque question. L’ennui ne te tient pas longtemps, et un même lieu non plus.',
    'Ton Soleil en Cancer va de biais vers ce qu’il veut et, une fois arrivé, ne lâche plus. La famille, la table, les vieilles photos, quelques êtres pour qui tu passerais par le feu : c’est là que tu es toi.',
    'Ton Soleil en Lion a besoin de quelqu’un à qui donner. Tu as de la chaleur, de la fierté, on te blesse en ne te voyant pas, et tu joues le mieux un rôle quand tu y crois de tout ton cœur.',
    'Ton Soleil en Vierge voit le seul point de travers. Tu améliores les choses en les faisant bien, tu veux aider et d’ordinaire tu aides, et un éloge te gêne s’il n’est pas précis.',
    'Ton Soleil en Balance pense à la deuxième personne. Tu entends l’autre partie avant qu’elle ait parlé, tu ne supportes pas un ton laid, et décider te coûte plus que toutes les suites.',
    'Ton Soleil en Scorpion ne reste pas en surface. Tu veux savoir ce que ferait quelqu’un au pire moment, tu racontes tes secrets en dernier, et ce que tu as décidé en silence reste décidé.',
    'Ton Soleil en Sagittaire vise un point qu’on ne voit pas d’ici. Il te faut du large, une foi ou une plaisanterie pour avancer, et tu dis le vrai si gaiement qu’on ne s’en aperçoit que sur le chemin du retour.',
    'Ton Soleil en Capricorne n’a jamais été tout à fait enfant. Tu vois la montagne, tu comptes les étapes et tu emportes le nécessaire ; ton esprit est sec, ta patience longue, et le repos te semble une chose à mériter.',
    'Ton Soleil en Verseau se tient un pas à côté de chaque groupe dont il fait partie. Tu aimes les gens en général et quelques-uns en particulier, tu décides par principe, et si l’on te dit que cela ne se fait pas, l’envie t’en vient.',
    'Ton Soleil en Poissons n’a qu’une peau mince entre lui et le monde. Tu en sais plus que tu ne peux expliquer, tu t’adaptes jusqu’à perdre le fil, et tu le retrouves dans la solitude, près de l’eau, en musique ou en dormant.',
  ],
  houses: [
    'Dans la première maison, il se passe de présentation : tu mènes rien qu’en entrant, et ta vie est pour beaucoup ce que tu fais de toi.',
    'Il se tient dans la deuxième maison, et tu te mesures à ce que tu sais bâtir et garder ; un savoir-faire qui te porte te redresse le dos.',
    'De la troisième maison, il éclaire la conversation : entre voisins, frères, sœurs et collègues, c’est souvent par toi qu’on sait.',
    'La quatrième maison l’attire au-dedans, et tu deviens toi par l’origine, la demeure et le sol sous tes pieds plus que par les bravos.',
    'Sa place est la cinquième maison, où la vie est un jeu sérieux : tu t’animes quand tu crées, quand tu aimes, quand il y a des enfants autour.',
    'Il travaille dans la sixième maison, et ta fierté est de bien faire chaque jour une chose utile ; sans tâche, tu ne sais que faire de tes mains.',
    'Il regarde depuis la septième maison : tu trouves ton contour face à quelqu’un, et la personne à côté de qui tu te tiens fait la moitié de ta biographie.',
    'Dans la huitième maison, il fréquente ce que d’autres cachent : les crises t’éclaircissent, et la confiance, les dettes et les secrets partagés sont ta véritable école.',
    'La neuvième maison l’envoie au loin, par les routes ou par les livres, et tu n’es jamais autant toi qu’en apprenant ou en expliquant la grande ligne.',
    'Il est monté dans la dixième maison, et l’on te connaîtra pour quelque chose ; le rôle public n’est pas chez toi un costume, c’est une façon de devenir quelqu’un.',
    'Dans la onzième maison, il brille parmi des amis : tu grandis par un projet commun, et le cercle que tu choisis en dit plus que ton nom de famille.',
    'Il repose dans la douzième maison, hors de vue, et ton meilleur travail se fait derrière une porte, pour des gens qui ne sauront peut-être jamais de qui il vient.',
  ],
};
