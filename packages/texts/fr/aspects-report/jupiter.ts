import type { PairTexts } from '../../aspects-report/texts.ts';

export const jupiter: PairTexts<'Jupiter'> = {
  'Jupiter-Venus': {
    conjunction:
      'Tu savoures, et tu laisses les autres savourer. Le goût, l’hospitalité et un regard bienveillant sur les gens t’accompagnent partout ; l’art que tu exerces toute ta vie est de s’arrêter pendant que c’est encore beau.',
    soft: 'Tu aimes les gens et ils t’aiment, et il n’y a pas de truc. Les amitiés durent avec toi, et d’une remarque maladroite tu trouves la lecture généreuse.',
    hard: 'Tu donnes trop et tu choisis trop sucré, puis tu te demandes qui a mangé le gâteau. Ce qui compte vraiment pour toi se montre quand il faut le payer en temps.',
  },
  'Jupiter-Saturn': {
    conjunction:
      'L’espoir et la prudence t’ont été remis dans le même paquet. Tu bâtis par longues étapes, vingt ans sont pour toi un projet, et chaque agrandissement a ses fondations ; d’autres y voient de la lenteur jusqu’à ce que cela se dresse.',
    soft: 'Tu as le sens de la bonne taille. Tu sais quand élargir et quand tenir, les institutions te font confiance, et tu peux servir un idéal sans perdre de vue le calendrier.',
    hard: 'Tu oscilles entre trop large et trop étroit : lundi un grand projet, vendredi rien que des raisons contre. Écris lundi la date dans le projet, et que vendredi ne puisse changer qu’elle.',
  },
  'Jupiter-Uranus': {
    conjunction:
      'Tu as du flair pour l’ouverture. Des offres soudaines, des alliés improbables et un voyage décidé dans la nuit ont fait avancer ta vie plus qu’aucun plan, et le vrai, tu le reconnais à ce qu’il te fait rire.',
    soft: 'Les vues nouvelles sur le monde te font du bien. Tu vas vers les réformateurs, les inventeurs et les voyageurs, et un risque qui effraie tes voisins a pour toi l’air d’une porte entrouverte.',
    hard: 'Tu quittes un bon sol parce que l’horizon a bougé. Toute promesse de liberté n’est pas tenue ; demande à chaque départ ce que tu feras là-bas un mardi ordinaire.',
  },
  'Jupiter-Neptune': {
    conjunction:
      'Ton cœur est large et n’a pas de clôture. Tu crois aux gens, à la musique, à un meilleur arrangement du monde, et il te faut une amitié sobre qui ait le droit de demander comment.',
    soft: 'La foi te vient d’elle-même, avec ou sans église. Tu sais consoler, tu sais imaginer la bonne issue, et quelquefois c’est ainsi qu’elle arrive.',
    hard: 'Tu crois d’abord ce qui est beau et tu questionnes après. Les gourous, les grands plans et les causes perdues ont ton adresse. Dors sur tout ce qui te tire des larmes, puis donne la moitié.',
  },
  'Jupiter-Pluto': {
    conjunction:
      'Avec une conviction, tu es une force de la nature. Tu peux mettre en branle de grandes choses, gagner une salle, bâtir sur des ruines ; veille à ce que deviennent ceux qui ne sont pas d’accord.',
    soft: 'Tu sens où se trouve le pouvoir et comment en bien user. Tu penses en générations, et tu sais persuader sans plier personne.',
    hard: 'Tu aimerais les convertir. C’est une grande vérité que tu tiens, et elle convainc exactement autant que tu laisses à l’autre la place de la refuser.',
  },
  'Jupiter-Ascendant': {
    conjunction:
      'Tu entres et la pièce s’agrandit. On attend de toi de bonnes choses, tu tends à prendre de la place d’une façon ou d’une autre, et ton assurance est contagieuse.',
    soft: 'Tu fais une impression encourageante, et les portes te restent ouvertes un instant de plus. Tu sais recevoir et venir, expliquer, perdre.',
    hard: 'Ton sourire promet ce que tu n’as pas encore pensé jusqu’au bout. L’ampleur, ce sont d’autres qui la mettent dans ta vie, des partenaires généreux, grandioses, bruyants, et la mesure, tu l’apprends en les regardant.',
  },
  'Jupiter-Midheaven': {
    conjunction:
      'Ton travail veut un large horizon : l’enseignement, le droit, le voyage, un public quelconque. Les gens haut placés t’apprécient, et tu montes le mieux là où tu as aussi le droit d’y croire.',
    soft: 'Tu trouves des protecteurs sans les chercher. On sollicite ton jugement, et ta réputation court un peu devant toi, ce que tu peux lui permettre.',
    hard: 'Tu vises si haut que l’échelon suivant disparaît de la vue. Prends le poste plus modeste qui a une vraie porte ; de là, ton optimisme fait le reste.',
  },
};
