import type { PairTexts } from '../../aspects-report/texts.ts';

/** What the Sun means with every other point; after Leo, The Art of Synthesis, and Sepharial, The Manual of Astrology. */
export const sun: PairTexts<'Sun'> = {
  'Sun-Moon': {
    conjunction:
      'You were born around the new Moon: will and feeling set out from one place, and once you want a thing you want it with all of you. There is nobody inside to argue the other side, so a second opinion from someone you trust is worth more to you than to most.',
    soft: 'What you set out to do and what you need in order to rest do not quarrel. You recover quickly, you rarely act against your own grain, and people who knew your parents may notice that you took something useful from both.',
    hard: 'What you decide in the morning your mood can vote down by evening. You learned early that two people you depended on wanted different things, and you still try to please both; the way through is to give the need its own hour and not to let it wait until it shouts.',
  },
  'Sun-Mars': {
    conjunction:
      'You are hard to overlook once you have made up your mind. Energy goes straight into the matter in hand, opposition makes you faster, and the thing to learn is when a closed door is only a door and not an insult.',
    soft: 'Courage comes to you without a speech beforehand. You begin, you keep at it, you can lose a round without sulking, and others take heart because you do not make a drama of effort.',
    hard: 'Being told what to do sets something alight. You win more arguments than you need and then have to live with the silence afterwards; a body that has been used up honestly, by work or sport, makes you a far better negotiator.',
  },
  'Sun-Mercury': {
    conjunction:
      'You think with your whole person: an idea is yours in the way a hand is yours. That gives your speech its colour and makes it harder to hear criticism of a sentence as criticism of a sentence and nothing more.',
  },
  'Sun-Jupiter': {
    conjunction:
      'You expect that things will go well, and this expectation opens doors. Generosity suits you, moderation has to be learned on purpose, and your plans improve whenever someone is allowed to ask what they will cost in time.',
    soft: 'You have an easy faith in tomorrow that is not naive, because it has been proved right often enough. Teachers and elders take to you, and you repay it by passing on what you were given.',
    hard: 'You say yes in the warmth of the moment and meet the size of the promise later. There is real largeness in you; it becomes trustworthy when you cut each plan by a third before you announce it.',
  },
  'Sun-Venus': {
    conjunction:
      'You want to be liked and you generally are, for you have an eye for what pleases and a manner that takes the edge off. The price comes due where a plain no was needed and a graceful maybe was given.',
  },
  'Sun-Saturn': {
    conjunction:
      'You grew up quickly. Duty sat down beside you before play had finished, and you still ask of yourself what you would never ask of a friend; what you build this way stands, and it stands better once you let yourself enjoy the view.',
    soft: 'You can wait, and you can work while you wait. Authority does not frighten you because you have a little of it yourself, and the years are on your side: what you do well at thirty you will do with ease at fifty.',
    hard: 'Somewhere you took in the sentence that you have to earn your place, and no proof is ever quite enough. You do thorough work under this whip. You do equally thorough work without it, as you find out on the day you set a limit and nothing falls down.',
  },
  'Sun-Uranus': {
    conjunction:
      'Something in you will not be filed. You change course when others settle, and people either find you refreshing or cannot place you at all; freedom matters to you so much that you do well to ask now and then what you want it for.',
    soft: 'New methods, odd company and sudden openings agree with you. You can break with a habit without breaking anything else, and you are often the person who says calmly that there is another way.',
    hard: 'Just when a thing begins to hold you, you feel the wish to tear it off. Some of these exits were right. Others you would take back, and the difference shows if you let three nights pass between the impulse and the announcement.',
  },
  'Sun-Neptune': {
    conjunction:
      'Your outline is soft, and much comes in: moods, music, other people’s hopes. This makes an artist or a helper of you more readily than a manager, and it makes solitude a necessity, since alone you find out which of the feelings are yours.',
    soft: 'Imagination feeds you without carrying you off. You sense what a room needs, you can give it without asking for the credit, and an ideal that others would call unpractical has a way of coming true under your hands.',
    hard: 'You see people and plans as they could be, and are startled by what they are. The same eye that deceives you here is a gift wherever illusion is the work, on a stage, on a page; in agreements, ask for everything in plain words.',
  },
  'Sun-Pluto': {
    conjunction:
      'You do nothing by halves. There is a will in you that others feel before you have spoken, and at least once you have had to put an old self behind you and begin from the ground; power is safe with you as long as you admit that you like it.',
    soft: 'You can go to the root of a matter without being shaken by what lies there. In a crisis people turn to you and are right to, and you know how to close a chapter for good.',
    hard: 'You feel early who wants to rule you, and you resist even where no one does. Much strength goes into not being moved; it is freed when you give way once, on purpose, in something small, and notice that you are still there.',
  },
  'Sun-Ascendant': {
    conjunction:
      'What you are stands in your face. You were born near sunrise, you come in as yourself, and you find it strange that others keep an inside and an outside; people remember meeting you.',
    soft: 'Your manner tells the truth about you in a friendly way. You do not have to push in order to be seen, and strangers give you the credit that others must collect first.',
    hard: 'People meet a manner first and you second, and it can take months until they notice the difference. You find yourself through those who face you: a partner or a rival often says aloud what you were about to become.',
  },
  'Sun-Midheaven': {
    conjunction:
      'You were born near noon, and your life is lived where it can be seen. Work is never only work to you; you want your name to stand for something, and you will have to find out who you are on the days when nobody calls.',
    soft: 'What you do for a living and what you are like get on with each other. People in charge recognise your aim without long explanations, and you rise by being yourself a little more clearly than before.',
    hard: 'The public road and your own purpose cross at an angle. You may have begun in a profession that someone else wanted for you, or left your roots to find one; the calling that lasts has room for where you come from.',
  },
};
