import type { PairTexts } from '../../aspects-report/texts.ts';

/** What Mercury means with every point after it; after Leo, The Art of Synthesis, and Raphael, A Manual of Astrology. */
export const mercury: PairTexts<'Mercury'> = {
  'Mercury-Jupiter': {
    conjunction:
      'You think in long lines and tell them well. Learning delights you at any age, your stories grow a little with each telling, and an editor would be the making of you.',
    soft: 'You grasp the whole and can still explain the part. Languages, travel, teaching and a good dispute over dinner keep your mind young.',
    hard: 'You see the conclusion first and fill in the facts on the way. Your judgement is better than your figures; let someone dull check the second, and nobody will doubt the first.',
  },
  'Mercury-Venus': {
    conjunction:
      'You have a light hand with words. You say unwelcome things so that they can be heard, you like a well-turned sentence and a well-made thing, and you are inclined to leave the ugly paragraph out.',
    soft: 'Talking with you is pleasant, and it is also how you love. You write the note, remember the anniversary of a joke, and settle small quarrels before they have a name.',
  },
  'Mercury-Saturn': {
    conjunction:
      'You weigh a sentence before you part with it. You think slowly where others think loudly, and you are right in the end; as a pupil you may have been told that you were not quick, and you have been checking ever since.',
    soft: 'You can concentrate. Plans, contracts, craft, anything that punishes carelessness is safe with you, and your dry humour takes people by surprise.',
    hard: 'Before you speak you have heard every objection, and often you then say nothing. The critic in your head has a good eye and bad manners: let him in at the second draft and keep him out of the first.',
  },
  'Mercury-Uranus': {
    conjunction:
      'Ideas come to you whole and out of turn. You see the connection that nobody had drawn, you are impatient with explanations, and you should carry something to write on.',
    soft: 'You learn new systems for the fun of it and turn them to uses they were not made for. Conversation with you has corners; people come away with one thought they did not have before.',
    hard: 'Your thoughts overtake one another, and the listener is still at the first of them. Half of your shocking remarks were simply missing two steps; say the steps, and they become insights.',
  },
  'Mercury-Neptune': {
    conjunction:
      'You think in pictures and hear what was not said. Poetry, film and other people’s silences are legible to you; timetables are not, and you have long since forgiven yourself.',
    soft: 'You can put into words what has no edges. A hint is enough for you to understand, and your imagination is a tool you can pick up and put down.',
    hard: 'You hear what you hope or what you fear, and the sentence in between gets lost. Repeat what was agreed, in writing, even among friends; it is no lack of trust, it is a handrail.',
  },
  'Mercury-Pluto': {
    conjunction:
      'You want to know what is behind it, and you ask until you do. Research, therapy, detection, a stubborn fault in a machine: these hold you for hours, and idle chatter cannot hold you for minutes.',
    soft: 'You see through a thing without taking it apart in public. People tell you the truth because you would notice anyway, and your silences have weight.',
    hard: 'A suspicion once thought cannot be unthought, and you circle it at night. You are good at finding evidence; try for once to look for the evidence that you are wrong.',
  },
  'Mercury-Ascendant': {
    conjunction:
      'You talk, look about, ask, and seem younger than you are. Contact is your element and your way of thinking; with you a walk is a conversation and a conversation is a walk.',
    soft: 'You get on with people by being curious about them. You are quick to find the common subject, and what you say fits your face.',
    hard: 'You think about an encounter while it is going on. Others supply the words, you supply the commentary, and afterwards you know precisely what you should have said.',
  },
  'Mercury-Midheaven': {
    conjunction:
      'You are known for what you say, write, sell or teach. Your work has to move and to speak; a position in which nobody asks you anything would shrink you.',
    soft: 'You explain yourself well to people who decide. Several trades live in you side by side, and the links between them are worth more than any one of them.',
    hard: 'You think in one language at work and in another at home. Changing your mind in public has cost you something once; do it again when the facts have changed, only say so.',
  },
};
