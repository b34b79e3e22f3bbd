import type { PassageWords } from '../../palm/passages.ts';

/** The whole hand in three paragraphs: who you are, what pulls against it, what to keep. Sources as in hand.ts and lines.ts. */
export const summary: PassageWords<'summary'> = {
  self: {
    earth: {
      index:
        'You are a person to build on: patient, practical, and more of an idealist than your plain manner gives away. What you promise you do, and what you love you look after.',
      between:
        'You are warm, steady and real. You see people and things as they are, and you take care of them in the only way that counts with you, by doing something.',
      middle:
        'You stand firmly on the ground and want what you want with your whole weight. Slow to start, you are slower to let go, in work as in affection.',
    },
    air: {
      index:
        'You live by understanding and by ideals, and you would like the world to be reasonable and good, in that order. Your loyalty belongs to people with whom you can think.',
      between:
        'You are curious, friendly and fair. You talk your way into the heart of things and of people, and you like both for what they really are.',
      middle:
        'A bright mind and a will of its own live in you side by side. You want to understand everything, except perhaps whom you love and why.',
    },
    fire: {
      index:
        'You are a starter with a conscience. Your enthusiasm carries people, and your ideals see to it that they are carried somewhere worth going.',
      between:
        'You have drive and a good heart, and the two get along. You decide quickly, forgive quickly, and are soon on the way to the next thing.',
      middle:
        'You live at full flame. What you want you want now, and life around you is seldom dull; your art is to choose well what you set alight.',
    },
    water: {
      index:
        'You feel finely and hope highly. Much of your life goes on within, and what reaches the surface is loyal, kind and meant to last.',
      between:
        'You are sensitive without being lost in it: a good listener with a sense of proportion. People tell you things they had not planned to tell.',
      middle:
        'Currents run in you that you do not explain, and you follow them. Imagination and desire speak one language in you, and you speak it fluently.',
    },
    unknown: {
      index:
        'You carry high standards quietly, and people feel safe with your word. You expect much, and first of yourself.',
      between:
        'You bring warmth and judgement to the same table. You take people as they come, and you remember what they told you.',
      middle:
        'You follow your own sense of what is right for you. Strong feeling is your motor, and you do the steering yourself.',
    },
  },
  mind: {
    sloping: {
      joined: 'Your imagination is rich and careful, a garden with a wall around it.',
      apart:
        'Ideas take you by the hand and lead you off the path, where you mostly find what you were looking for.',
    },
    level: {
      joined: 'You think clearly, and you come prepared.',
      apart: 'You judge soberly and act on your own account, a combination that others find reassuring.',
    },
  },
  pull: {
    curved: {
      long: 'What pulls against it: your heart speaks at once, and your mind would like a week. Give each its turn, the heart in the first hour and the mind before you sign.',
      mean: 'The pull in you is a mild one, between showing what you feel and doing what is sensible; on most days you manage both.',
      short:
        'Heart and head are both quick in you, so that the pull comes from outside: life is slower than you are.',
    },
    straight: {
      long: 'Silence pulls against thoroughness in you: you have thought it all through, and nobody has heard a word of it.',
      mean: 'A reserved heart and plain good sense pull a little against each other in you; the good sense says that more could be said.',
      short:
        'You act on feelings that you have never mentioned, and the pull of it is felt by those who have to guess.',
    },
  },
  grip: {
    wide: {
      sloping: 'Freedom draws you one way, and the perfect picture of how things should be the other.',
      level: 'You want room, and you want order in it.',
    },
    unknown: {
      sloping: 'Fancy beckons, and duty has its hand on your sleeve.',
      level: 'The useful thing comes first with you, and the lovely one waits its turn.',
    },
  },
  keep: {
    wide: {
      busy: 'Keep your open door, and keep an hour behind it for yourself.',
      calm: 'Keep your ease with people: it is what others come to you for.',
    },
    mean: {
      busy: 'Keep your rhythm when everything calls at once.',
      calm: 'Keep your evenness; it is rarer than talent.',
    },
    narrow: {
      busy: 'Keep your few things few.',
      calm: 'Keep your own counsel, and share it a little sooner.',
    },
  },
  counsel: {
    near: {
      long: 'Use the words you were given at home for what you have to say yourself.',
      mean: 'Honour where you come from by going one step beyond it.',
      short: 'Let your people praise you aloud, since you do not.',
    },
    centre: {
      long: 'You have a direction and the words for it; say it, and you are less alone on the way.',
      mean: 'Hold your course, and look up from it on Sundays.',
      short: 'Your way is good; let more people know that you are on it.',
    },
    far: {
      long: 'Go on talking to strangers: some good chapters begin so.',
      mean: 'Stay easy to reach, since so much comes to you by way of others.',
      short: 'When somebody asks what you can do, tell them.',
    },
    absent: {
      long: 'Choose, and say what you chose; half of your freedom lies in the saying.',
      mean: 'Choose one thing for this season, and let it be enough.',
      short: 'Choose for yourself, and do not wait to be discovered.',
    },
  },
};
