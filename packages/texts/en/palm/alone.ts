import type { PalmWords } from '../../palm/palm-words.ts';

/**
 * What a feature says by itself, where the photo leaves the one open that would join it. Meanings as in the passages of pairs; the sentences
 * are ours.
 */
export const alone: PalmWords['alone'] = {
  fingers: {
    index: {
      longer: 'You like to hold the reins, and people tend to hand them over.',
      equal: 'Ambition and enjoyment share the table with you, and neither eats the other’s bread.',
      shorter: 'You would rather shine than command, and you do not mind a risk on the way.',
    },
    little: {
      long: 'Words come quickly to you, and they land where you send them.',
      mean: 'You say what needs saying and leave the rest in peace.',
      short: 'You undersell yourself, and leave the speaking to the work.',
    },
  },
  'major-lines': {
    heartEnd: {
      index: 'In affection you aim high, and you keep what you promised.',
      between: 'Warmth and good sense go together in your affections.',
      middle: 'Your heart follows a road of its own and asks nobody for directions.',
    },
    heartForm: {
      curved: 'What you feel shows in your face before you have decided to show it.',
      straight: 'You prove affection by what you do, seldom by announcing it.',
    },
    headLength: {
      long: 'A thought once begun is thought to its end.',
      mean: 'Your judgement is of the everyday kind, which is the kind that is needed.',
      short: 'Your mind takes the direct path and is there before others have found the map.',
    },
    headSlope: {
      sloping: 'Imagination has a large say in what you think.',
      level: 'Facts come first with you, and pictures second.',
    },
    headStart: {
      joined: 'You begin with care, and you look at the water before you step in.',
      apart: 'You go your own way, and nobody has to push.',
    },
    heartGap: {
      near: 'Before the heart signs anything, the head has read it.',
      apart: 'Feeling and thought keep separate rooms in you, with the doors open.',
    },
    lifeSweep: {
      wide: 'There is energy in you for people and plans, with some left over.',
      mean: 'Your strength is well shared out over the day.',
      narrow: 'You keep your strength for the few things that deserve it.',
    },
    lifeLength: {
      long: 'Stamina is yours, of the steady sort; that has nothing to do with the length of a life.',
      short: 'Your energy comes in bursts, and a burst is no small thing.',
    },
    fate: {
      near: 'Your path begins among your own people.',
      centre: 'The path you walk is of your own making.',
      far: 'Other people have a hand in your path, and it suits you.',
      absent:
        'No marked fate line is to be seen, so the road is yours to choose; the books count it as no bad sign.',
    },
  },
  'minor-lines': {
    skin: {
      busy: 'Much leaves its trace on you: the palm is full of fine lines.',
      calm: 'Little ruffles the surface: few fine lines run beside the great ones.',
    },
  },
  summary: {
    type: {
      earth: 'You are one for solid ground and finished work.',
      air: 'You are one for questions, and for the talk that follows them.',
      fire: 'You are one for beginnings, and you warm whoever stands near.',
      water: 'You are one for undertones, and you hear more than is said.',
    },
    headSlope: {
      sloping: 'Your thinking likes to leave the road and look at the landscape.',
      level: 'Your thinking keeps its feet on the floor.',
    },
    headStart: {
      joined: 'You test the ice first, and then you cross.',
      apart: 'You cross first and look back afterwards.',
    },
    heartForm: {
      curved: 'What pulls in you is a heart that speaks before its turn.',
      straight: 'What pulls in you is a heart that would rather act than explain itself.',
    },
    headLength: {
      long: 'Against it stands a mind that wants to have thought of everything.',
      mean: 'A plain good judgement keeps the peace.',
      short: 'A quick mind cuts most of your quarrels short.',
    },
    lifeSweep: {
      wide: 'Keep the open house that you are.',
      mean: 'Keep the even pace that carries you.',
      narrow: 'Keep the habit of saving yourself for what counts.',
    },
    skin: {
      busy: 'Give the many impressions an hour in which nothing is added.',
      calm: 'Your composure is worth guarding.',
    },
    fate: {
      near: 'Build on what you were given.',
      centre: 'Trust the direction that you found yourself.',
      far: 'Stay within reach of people; they bring you on.',
      absent: 'Choose, since nothing has been chosen for you.',
    },
  },
  personality: {
    type: {
      earth: 'Once you have taken a thing on, it stays taken.',
      air: 'A good question pleases you more than a ready answer.',
      fire: 'Waiting is the one skill that you never cared to learn.',
      water: 'You sense the mood of a room before you have found a chair.',
    },
    headLength: {
      long: 'You are thorough, and you have more interests than evenings.',
      mean: 'You have common sense, which is less common than its name.',
      short: 'You decide while others are still collecting reasons.',
    },
    heartForm: {
      curved: 'People know where they stand with you, because you let them feel it.',
      straight: 'There is a quietness about your feelings that is easily taken for distance.',
    },
    headSlope: {
      sloping: 'Half of your life takes place in pictures, and the other half profits by them.',
      level: 'You like things to add up, and mostly they do.',
    },
  },
  career: {
    headSlope: {
      sloping: 'Work that leaves room for invention keeps you longest.',
      level: 'Figures, technique and order are tools that lie well in your hand.',
    },
    index: {
      longer: 'A small crew of your own suits you better than a great one of somebody else’s.',
      equal: 'You can lead a project and can also let it be led.',
      shorter: 'Work with an audience, even a small one, brings out your best.',
    },
    little: {
      long: 'Whatever has to be explained or sold, you should be in the room.',
      mean: 'You bargain fairly and leave the table on good terms.',
      short: 'Let somebody else announce what you have made.',
    },
    fate: {
      near: 'Early help from home gave your work its direction.',
      centre: 'You found your direction without being shown it.',
      far: 'Work among people, and for them, carries you farthest.',
      absent: 'You may change fields without regret; nothing in you is tied to one.',
    },
  },
  money: {
    headLength: {
      long: 'You read the small print, all of it.',
      mean: 'About expenses you are sensible without being stern.',
      short: 'You buy as you decide, at once; sleep over the large sums.',
    },
    little: {
      long: 'You talk a price down, and the seller thanks you for it.',
      mean: 'You ask what a thing is worth and pay it.',
      short: 'You ask for less than your work is worth; add something next time.',
    },
    fate: {
      near: 'What was handed down, skills included, is your capital.',
      centre: 'What you have, you have earned.',
      far: 'Customers, patrons and friends are where it comes from.',
      absent: 'Several small sources suit you better than a single large one.',
    },
  },
  love: {
    type: {
      earth: 'You court by being useful, and by still being there in winter.',
      air: 'For you, falling in love begins as a conversation.',
      fire: 'Your interest is hard to overlook, and you would not want it otherwise.',
      water: 'Small kindnesses are kept in your memory for years.',
    },
    heartEnd: {
      index: 'You expect much of a companion, and as much of yourself.',
      between: 'You see the other person as they are, and like them for it.',
      middle: 'When you love, it is on your own terms and with your whole strength.',
    },
    heartForm: {
      curved: 'Tenderness comes to you in words and gestures, freely.',
      straight: 'A repaired lamp or a warm meal is how you say it.',
    },
    heartGap: {
      near: 'Reason asks a question or two before you fall.',
      apart: 'You let the heart speak first and hear the head afterwards.',
    },
  },
  marriage: {
    heartEnd: {
      index: 'A given word is the ground on which you build a home.',
      between: 'Companionship is what you bring to a long bond.',
      middle: 'In a long bond you need a room with a door of its own.',
    },
    lifeSweep: {
      wide: 'Your table has room for guests, and whoever lives with you should like that.',
      mean: 'Shared days of an even kind do you good.',
      narrow: 'You need evenings without company, and a partner who is no company in that sense.',
    },
    fate: {
      near: 'Family has a voice in your great decisions.',
      centre: 'A bond beside your path is welcome, one across it is not.',
      far: 'The person beside you changes your direction, and you let it happen.',
      absent: 'A bond is a decision for you, made again now and then.',
    },
  },
  health: {
    lifeSweep: {
      wide: 'You have strength to spend; remember that it is spent.',
      mean: 'An even rhythm keeps your strength where it is.',
      narrow: 'A small reserve, well kept, goes a long way.',
    },
    lifeLength: {
      long: 'You hold out longer than you think.',
      short: 'Work in stages, and rest between them without a bad conscience.',
    },
    skin: {
      busy: 'Pauses are no luxury for you, so much goes through you in a day.',
      calm: 'Strain runs off you better than off most.',
    },
    headStart: {
      joined: 'You pace yourself without being told.',
      apart: 'While something new is on, you forget that beds exist.',
    },
  },
  challenges: {
    headStart: {
      joined: 'To leave the shelter of what you know is your lesson.',
      apart: 'Yours is the old lesson of looking before the leap.',
    },
    headLength: {
      long: 'You can think a matter to pieces; stop one thought earlier.',
      mean: 'Where nothing forces you, you may settle for what is good enough.',
      short: 'Sleep on a decision now and then; it will still be there.',
    },
    heartGap: {
      near: 'Let a feeling count once without proof.',
      apart: 'Your frankness goes ahead of you; see where it lands.',
    },
    skin: {
      busy: 'Some impressions may be left at the door.',
      calm: 'What slides off you may have mattered to somebody else.',
    },
    lifeLength: {
      long: 'You last, and so you are given the long tasks; refuse one.',
      short: 'A large undertaking wants to be cut into pieces first.',
    },
  },
  luck: {
    fate: {
      near: 'Helpful relatives are your old-fashioned luck.',
      centre: 'Your luck has calluses: you made it.',
      far: 'A chance meeting can do more for you than many a plan.',
      absent: 'Your luck lies in what you choose rather than in what was laid out.',
    },
    headStart: {
      joined: 'A prepared chance serves you better than a sudden one.',
      apart: 'You find luck by being there first.',
    },
    headSlope: {
      sloping: 'An idea at the right hour has been your luck before.',
      level: 'You make few bets, and they are sober ones.',
    },
    little: {
      long: 'A word in the right ear opens doors for you.',
      mean: 'Good manners have brought you more than boldness would.',
      short: 'Ask once more often; somebody may say yes.',
    },
  },
};

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
