import type { CoreTexts } from '../../natal-reading/texts.ts';

export const core: CoreTexts = {
  'Sun-Moon': {
    conjunction: 'Le Soleil et la Lune sont ensemble, et ta force est de ne vouloir qu’une chose.',
    soft: 'Le Soleil et la Lune se soutiennent, c’est la chance discrète de ce thème : tu n’as pas à te combattre pour avancer.',
    hard: 'Contre cela, la plus vieille querelle du thème, le Soleil face à la Lune : tes buts et tes besoins n’ont pas les mêmes heures.',
  },
  'Sun-Mars': {
    conjunction:
      'Mars près de ton Soleil donne à tout de l’élan et un tempérament qui ne demande pas la permission.',
    soft: 'Tu peux compter sur Mars, qui seconde ton Soleil : le courage est là le moment venu.',
    hard: 'Contre cela tire Mars, en conflit avec ton Soleil : une humeur de combat qui dépense la force promise à autre chose.',
  },
  'Sun-Mercury': {
    conjunction:
      'Mercure tout contre ton Soleil lui met une plume en main, et tu t’éclaircis en mettant les choses en mots.',
  },
  'Sun-Jupiter': {
    conjunction: 'Jupiter aux côtés de ton Soleil élargit sans cesse le cadre.',
    soft: 'Jupiter regarde ton Soleil avec bienveillance, et croire à une bonne issue te porte là où d’autres font demi-tour.',
    hard: 'Contre cela tire Jupiter, en tension avec ton Soleil : il se promet plus qu’une journée ne peut tenir.',
  },
  'Sun-Venus': {
    conjunction:
      'Vénus tout contre ton Soleil arrondit les angles, et tu aimes mieux gagner les gens que les vaincre.',
  },
  'Sun-Saturn': {
    conjunction:
      'Saturne aux côtés de ton Soleil donne du poids à ce que tu entreprends, et au début de la vie ce fut trop.',
    soft: 'Saturne donne à ton Soleil une main sûre, et le temps travaille pour toi.',
    hard: 'Contre cela tire Saturne, qui reçoit ton Soleil sourcils froncés : avant chaque pas, un examinateur intérieur te demande tes papiers.',
  },
  'Sun-Uranus': {
    conjunction: 'Uranus près de ton Soleil veille à ce que rien ne sorte comme on le fait d’habitude.',
    soft: 'Uranus prête à ton Soleil de l’air frais, et ta liberté n’a pas besoin de claquer les portes.',
    hard: 'Contre cela tire Uranus, en travers du chemin de ton Soleil : ce qui ne bouge pas, tu le secoues.',
  },
  'Sun-Neptune': {
    conjunction:
      'Neptune près de ton Soleil adoucit chaque ligne, et ce que tu cherches n’a pas d’adresse fixe.',
    soft: 'Neptune prête à ton Soleil de l’imagination, et ce que tu fais pour la chose même te réussit le mieux.',
    hard: 'Contre cela tire Neptune, qui voile ton Soleil : le souhait et le fait échangent leurs habits quand tu ne regardes pas.',
  },
  'Sun-Pluto': {
    conjunction: 'Pluton près de ton Soleil fait que c’est tout ou rien.',
    soft: 'Pluton est derrière ton Soleil comme un moteur profond, et dans la crise tu gagnes.',
    hard: 'Contre cela tire Pluton, aux prises avec ton Soleil : une garde levée devant le pouvoir, le tien et celui d’autrui.',
  },
  'Sun-Ascendant': {
    conjunction: 'Ton Soleil est à l’horizon ; ce que tu es et ce que tu parais ne font qu’un.',
    soft: 'Ton Soleil et ton Ascendant s’accordent, et l’on reconnaît à ta manière ce que tu cherches.',
    hard: 'Contre cela tire l’écart entre ton Soleil et ton Ascendant : on répond à ta manière et l’on manque ton propos.',
  },
  'Moon-Mars': {
    conjunction: 'Mars près de ta Lune chauffe les sentiments et te donne du courage pour les autres.',
    soft: 'La Lune et Mars s’entendent bien, et une humeur devient un acte avant de tourner.',
    hard: 'Contre cela tire Mars, fâché avec ta Lune : la blessure devient chaleur, au foyer surtout.',
  },
  'Moon-Mercury': {
    conjunction: 'Mercure près de ta Lune donne une voix à tes humeurs.',
    soft: 'La Lune et Mercure se comprennent, et tu trouves le mot avant que le sentiment soit trop grand.',
    hard: 'Contre cela tire Mercure, en dispute avec ta Lune : la tête explique ce que le cœur voulait seulement dire.',
  },
  'Moon-Jupiter': {
    conjunction: 'Jupiter près de ta Lune fait le cœur spacieux.',
    soft: 'Jupiter chérit ta Lune : tu as reçu une réserve de confiance, et elle se remplit.',
    hard: 'Contre cela tire Jupiter, qui enfle ta Lune : sentiments et cadeaux sortent une taille trop grands.',
  },
  'Moon-Venus': {
    conjunction: 'Vénus près de ta Lune te donne de la tendresse et l’horreur du grossier.',
    soft: 'La Lune et Vénus s’entendent, et l’affection t’est simple, ce qui est plus rare qu’il n’y paraît.',
    hard: 'Contre cela tire Vénus, en désaccord avec ta Lune : tu plais d’abord et tu apprends après ce qu’il t’aurait fallu.',
  },
  'Moon-Saturn': {
    conjunction: 'Saturne près de ta Lune tient les sentiments en bon ordre et sous clé.',
    soft: 'Saturne affermit ta Lune, et tes sentiments portent du poids.',
    hard: 'Contre cela tire Saturne, qui ferme la porte à ta Lune : tu aimes mieux t’en passer que demander.',
  },
  'Moon-Uranus': {
    conjunction: 'Uranus près de ta Lune tient les sentiments sur la pointe des pieds.',
    soft: 'Uranus laisse de la place à ta Lune, et le changement ne t’effraie pas.',
    hard: 'Contre cela tire Uranus, qui fait sursauter ta Lune : la proximité se désire et, à peine là, se fuit.',
  },
  'Moon-Neptune': {
    conjunction: 'Neptune près de ta Lune laisse tout entrer.',
    soft: 'Neptune et ta Lune parlent une même langue d’images, d’où te vient la sympathie.',
    hard: 'Contre cela tire Neptune, qui embrume ta Lune : tu portes des chagrins qui ne sont pas à toi.',
  },
  'Moon-Pluto': {
    conjunction: 'Pluton près de ta Lune rend chaque sentiment profond.',
    soft: 'Pluton donne à ta Lune de la profondeur sans la noyer, et tu sors des pertes avec davantage.',
    hard: 'Contre cela tire Pluton, qui pèse sur ta Lune : quand tu as mal, une vieille peur parle en ton nom.',
  },
  'Moon-Ascendant': {
    conjunction: 'Ta Lune est à l’horizon, et chaque humeur se voit.',
    soft: 'La Lune et l’Ascendant s’accordent, et des inconnus se sentent chez eux près de toi.',
    hard: 'Contre cela tire la distance entre ta Lune et le visage que tu montres : peu devinent comment tu vas.',
  },
  'Mars-Ascendant': {
    conjunction: 'Mars à l’horizon entre avant toi.',
    soft: 'Mars aide ton Ascendant, et tu vas vers les choses sans façons.',
    hard: 'Contre cela tire Mars, face à ton Ascendant : des querelles qui semblent venir du dehors et commencent chaque fois de même.',
  },
  'Mercury-Ascendant': {
    conjunction: 'Mercure à l’horizon te donne d’emblée de la vivacité et de la curiosité.',
    soft: 'Mercure sert bien ton Ascendant, et en une minute tu as le sujet commun.',
    hard: 'Contre cela tire Mercure, en travers de ton Ascendant : tu rencontres quelqu’un et déjà tu commentes.',
  },
  'Jupiter-Ascendant': {
    conjunction: 'Jupiter à l’horizon te grandit au premier regard.',
    soft: 'Jupiter est bon pour ton Ascendant, et les portes restent ouvertes un instant de plus.',
    hard: 'Contre cela tire Jupiter, qui tend ton Ascendant : ton premier sourire promet plus que la semaine ne peut contenir.',
  },
  'Venus-Ascendant': {
    conjunction: 'Vénus à l’horizon plaît avant que tu aies parlé.',
    soft: 'Vénus orne ton Ascendant, et près de toi l’on se détend.',
    hard: 'Contre cela tire Vénus, face au visage que tu montres : tu vois si bien ce qui plairait que tu oublies de te consulter.',
  },
  'Saturn-Ascendant': {
    conjunction: 'Saturne à l’horizon met de la prudence à chaque seuil.',
    soft: 'Saturne affermit ton Ascendant, et l’on se calme quand tu prends la main.',
    hard: 'Contre cela tire Saturne, qui pèse sur ton Ascendant : une première rencontre te semble un examen.',
  },
  'Uranus-Ascendant': {
    conjunction: 'Uranus à l’horizon fait que tu ne ressembles à personne.',
    soft: 'Uranus aère ton Ascendant, et l’on goûte ta différence.',
    hard: 'Contre cela tire Uranus, brouillé avec ton Ascendant : tu pars, ou l’on part, un instant avant l’arrivée.',
  },
  'Neptune-Ascendant': {
    conjunction: 'Neptune à l’horizon laisse chacun voir en toi ce qu’il cherche.',
    soft: 'Neptune adoucit ton Ascendant, et les timides viennent à toi.',
    hard: 'Contre cela tire Neptune, qui noie ton Ascendant de brume : toi et les autres vous prenez pour un rêve.',
  },
  'Pluto-Ascendant': {
    conjunction: 'Pluton à l’horizon se fait sentir avant que tu parles.',
    soft: 'Pluton donne du poids à ton Ascendant, et au moment décisif tu es là.',
    hard: 'Contre cela tire Pluton, qui regarde ton Ascendant en face : tu montes la garde avant que quiconque soit venu.',
  },
};
