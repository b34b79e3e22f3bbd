import type { PairTexts } from '../../aspects-report/texts.ts';

export const mercury: PairTexts<'Mercury'> = {
  'Mercury-Jupiter': {
    conjunction:
      'Tu penses en longues lignes et tu les racontes bien. Apprendre te réjouit à tout âge, tes histoires grandissent un peu à chaque récit, et quelqu’un pour te relire ferait ta fortune.',
    soft: 'Tu saisis l’ensemble et tu sais pourtant expliquer la partie. Les langues, les voyages, l’enseignement et une bonne dispute à table te gardent l’esprit jeune.',
    hard: 'Tu vois d’abord la conclusion et tu complètes les faits en route. Ton jugement vaut mieux que tes chiffres ; fais vérifier les chiffres par quelqu’un d’ennuyeux, et nul ne doutera du jugement.',
  },
  'Mercury-Venus': {
    conjunction:
      'Tu as la main légère avec les mots. Tu dis le désagréable de façon qu’on puisse l’entendre, une phrase bien tournée te plaît comme un objet bien fait, et le vilain paragraphe, tu penches pour l’omettre.',
    soft: 'Parler avec toi est agréable, et c’est aussi ta façon d’aimer. Tu écris le mot, tu te souviens de l’anniversaire d’une plaisanterie, et tu règles les petites brouilles avant qu’elles aient un nom.',
  },
  'Mercury-Saturn': {
    conjunction:
      'Tu pèses une phrase avant de t’en séparer. Tu penses lentement là où d’autres pensent bruyamment, et tu as raison à la fin ; à l’école on t’a peut-être dit que tu manquais de vitesse, et depuis tu vérifies.',
    soft: 'Tu sais te concentrer. Les plans, les contrats, l’artisanat, tout ce qui punit la négligence est en sûreté chez toi, et ton humour sec prend les gens par surprise.',
    hard: 'Avant de parler tu as entendu toutes les objections, et souvent tu ne dis plus rien. Le critique que tu as dans la tête a bon œil et mauvaises manières : fais-le entrer au second jet et tiens-le hors du premier.',
  },
  'Mercury-Uranus': {
    conjunction:
      'Les idées te viennent entières et hors de leur tour. Tu vois le lien que nul n’avait tracé, les explications t’impatientent, et tu devrais toujours avoir sur toi de quoi écrire.',
    soft: 'Tu apprends des systèmes neufs pour le plaisir et tu les mets à des usages pour lesquels ils ne sont pas faits. Ta conversation a des angles ; on en repart avec une pensée qu’on n’avait pas.',
    hard: 'Tes pensées se dépassent l’une l’autre, et qui t’écoute en est encore à la première. À la moitié de tes remarques choquantes, il manquait simplement deux étapes ; dis les étapes, et ce seront des trouvailles.',
  },
  'Mercury-Neptune': {
    conjunction:
      'Tu penses en images et tu entends ce qui n’a pas été dit. La poésie, le cinéma et les silences d’autrui te sont lisibles ; les horaires non, et tu te l’es pardonné depuis longtemps.',
    soft: 'Tu peux mettre en mots ce qui n’a pas de bords. Une allusion te suffit pour comprendre, et ton imagination est un outil que tu prends et que tu reposes.',
    hard: 'Tu entends ce que tu espères ou ce que tu crains, et la phrase entre les deux se perd. Redis par écrit ce qui est convenu, même entre amis ; ce n’est pas de la méfiance, c’est une rampe.',
  },
  'Mercury-Pluto': {
    conjunction:
      'Tu veux savoir ce qu’il y a derrière, et tu questionnes jusqu’à le savoir. La recherche, la thérapie, l’enquête, une panne têtue dans une machine te retiennent des heures ; le bavardage creux ne te retient pas une minute.',
    soft: 'Tu vois à travers une chose sans la démonter en public. On te dit la vérité parce que tu la remarquerais de toute façon, et tes silences ont du poids.',
    hard: 'Un soupçon, une fois pensé, ne s’efface plus, et tu tournes autour la nuit. Tu es habile à trouver des preuves ; cherche pour une fois la preuve que tu te trompes.',
  },
  'Mercury-Ascendant': {
    conjunction:
      'Tu parles, tu regardes autour de toi, tu questionnes et tu parais moins que ton âge. Le contact est ton élément et ta façon de penser ; avec toi une promenade est une conversation et une conversation une promenade.',
    soft: 'Tu t’entends avec les gens parce qu’ils éveillent ta curiosité. Le sujet commun, tu le trouves vite, et ce que tu dis va avec ton visage.',
    hard: 'Une rencontre, tu y penses pendant qu’elle a lieu. Les autres fournissent le texte, toi le commentaire, et après coup tu sais exactement ce qu’il aurait fallu dire.',
  },
  'Mercury-Midheaven': {
    conjunction:
      'On te connaît par ce que tu dis, écris, vends ou enseignes. Ton travail doit bouger et doit parler ; un poste où personne ne te demande rien te ferait rétrécir.',
    soft: 'Tu t’expliques bien devant ceux qui décident. Plusieurs métiers vivent en toi côte à côte, et les liens entre eux valent plus que chacun d’eux.',
    hard: 'Tu penses dans une langue au travail et dans une autre à la maison. Changer d’avis en public t’a coûté quelque chose un jour ; recommence quand les faits ont changé, seulement dis-le.',
  },
};
