import type { SentencesOf } from '../../chat/said/statement.ts';
import type { VedicMatter, WesternSaid } from '../../chat/said/western-said.ts';

const names: Record<VedicMatter, string> = {
  dosha: 'un dosha',
  yoga: 'un yoga',
  karaka: 'l’atmakaraka, comme tous les chara karakas,',
  'sade sati': 'la sade sati',
  'small panoti': 'la petite panoti',
  dasha: 'une dasha (mahadasha ou antardasha)',
  deity: 'l’ishta devata, la divinité à honorer,',
  star: 'le nakshatra (étoile de naissance), avec ce qui en suit,',
  navamsa: 'le navamsa',
  'love or arranged': 'la question d’un mariage d’amour ou arrangé',
};

const saturnToMoon = 'Ce qu’elle regarde pour la même affaire, c’est Saturne en aspect avec ta Lune.';
const leads: Record<Exclude<VedicMatter, 'star'>, string> = {
  dosha: 'À la place, elle lit la planète même, ici Mars, dont parle le dosha le plus connu.',
  yoga: 'Le plus proche est la planète la mieux placée.',
  karaka: 'Elle lit le cœur d’une personne dans le Soleil, la Lune et l’Ascendant.',
  'sade sati': saturnToMoon,
  'small panoti': saturnToMoon,
  dasha: 'Elle fixe les temps par les transits et les progressions.',
  deity: 'Elle lit la vie spirituelle dans la maison 9 et son maître.',
  navamsa: 'Elle lit le mariage dans la maison du couple.',
  'love or arranged': 'Comment tu viens à un mariage, elle le lit dans la maison du couple.',
};

export const western: SentencesOf<WesternSaid> = {
  'vedic matter': ({ matter, closed }) =>
    `${closed ? 'il n’y a ici ni oui ni non : ' : ''}${names[matter]} appartient à l’astrologie védique, et cette lecture est occidentale.`,
  'ask Vedic': () => 'Demande dans la tradition védique, et ce sera calculé.',
  'western instead': ({ matter }) => leads[matter],
  'no contact of Saturn': () =>
    'Saturne ne forme aucun aspect exact avec ta Lune au cours des trois prochaines années.',
};
