import type { PalmWords } from '../palm-words.ts';

/** Where the photo decides too little for a text. */
export const tooLittle: PalmWords['tooLittle'] = {
  'hand-type': 'The type stays open. Take the flat hand from straight above, and it may be settled.',
  fingers:
    'The lengths of your fingers lie too near to each other here for a word about them. Stretch them, and try once more.',
  'major-lines':
    'The lines are too weak in this light to be told apart from the folds around them. Daylight from the side helps.',
  mounts: 'Nothing that stands near the mounts could be made out. They stay silent this time.',
  'special-features': 'What might set the hand apart is not decided here. That is no verdict on it.',
  'minor-lines': 'Between a calm palm and a busy one this photo does not decide. A sharper one might.',
  summary: 'For a summary the picture shows too little. It is better to say so.',
  personality: 'Of your nature the picture gives away little. Another angle may give more.',
  career: 'About work this picture keeps its counsel. So does whoever reads it honestly.',
  money: 'Of money it says next to nothing. A guess would cost you more than it is worth.',
  love: 'Where the heart line ends and how it bends is not clear enough here. Love goes unspoken this time.',
  marriage: 'For a long bond the photo offers too little to go by. Nothing is missing but a better view.',
  health: 'Energy and habit stay in the dark this time. More light would bring them out.',
  challenges: 'Your lessons do not show in this picture. That is not to say that you have none.',
  luck: 'Luck leaves no trace in this one. It seldom sits for a portrait.',
};
