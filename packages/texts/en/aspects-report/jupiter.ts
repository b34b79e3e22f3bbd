import type { PairTexts } from '../../aspects-report/texts.ts';

/** What Jupiter means with every point after it; after Leo, The Art of Synthesis, and Sepharial, The Manual of Astrology. */
export const jupiter: PairTexts<'Jupiter'> = {
  'Jupiter-Venus': {
    conjunction:
      'You enjoy, and you let others join in. Taste, hospitality and a good-natured view of people come with you into any company; the art that you practise all your life is to stop while it is still lovely.',
    soft: 'You like people and are liked, and there is no trick in it. Friendships last with you, and you find the generous reading of a clumsy remark.',
    hard: 'You give too much and choose too sweetly, and then you wonder who has eaten the cake. What you really value shows when you have to pay for it with time.',
  },
  'Jupiter-Saturn': {
    conjunction:
      'Hope and caution were handed to you in one parcel. You build in long stages, twenty years are a plan to you, and each expansion has its foundation; others may find you slow until they see it standing.',
    soft: 'You have a sense for the right size. You know when to enlarge and when to hold, institutions trust you, and you can serve an ideal without losing sight of the calendar.',
    hard: 'You swing between too wide and too narrow: a great plan on Monday, by Friday nothing but reasons against it. Write the date into the plan on Monday, and let Friday change only that.',
  },
  'Jupiter-Uranus': {
    conjunction:
      'You have a nose for the opening. Sudden offers, unlikely allies and a journey decided overnight have moved your life further than any plan, and you recognise the real thing because it makes you laugh.',
    soft: 'New views of the world do you good. You take to reformers, inventors and travellers, and a risk that frightens your neighbours looks to you like a door left ajar.',
    hard: 'You leave good ground because the horizon moved. Not every promise of freedom keeps it; ask of each departure what you will do there on an ordinary Tuesday.',
  },
  'Jupiter-Neptune': {
    conjunction:
      'Your heart is wide and has no fence. You believe in people, in music, in a better arrangement of the world, and you need one sober friend who is allowed to ask how.',
    soft: 'Faith comes naturally to you, with or without a church. You can console, you can imagine the good outcome, and sometimes that is how it comes about.',
    hard: 'You believe what is beautiful first and ask afterwards. Gurus, grand schemes and hopeless cases know your address. Sleep on whatever moves you to tears, and then give half.',
  },
  'Jupiter-Pluto': {
    conjunction:
      'When you are convinced you are a force of nature. You can set large things moving, win over a hall, build from ruins; you will want to watch what becomes of those who do not agree.',
    soft: 'You have a feeling for where power lies and how to use it well. You think in generations, and you can persuade without bending anyone.',
    hard: 'You would like to convert them. It is a large truth that you hold, and it grows in persuasion exactly as much as you leave the other person room to refuse.',
  },
  'Jupiter-Ascendant': {
    conjunction:
      'You come in and the room gets bigger. People expect good things from you, you tend to take up space in one way or another, and your confidence is catching.',
    soft: 'You make an encouraging impression, and doors stay open for you a moment longer. You are a good guest, a good teacher, a good loser.',
    hard: 'You promise with your smile what you have not yet thought through. Others bring the largeness into your life, generous partners, grand ones, loud ones, and you learn moderation by looking at them.',
  },
  'Jupiter-Midheaven': {
    conjunction:
      'Your work wants a wide horizon: teaching, law, travel, a public of some sort. People in high places like you, and you rise best where you are also allowed to believe in it.',
    soft: 'You find patrons without looking for them. Your judgement is sought, and your reputation runs a little ahead of you, which you may allow it to do.',
    hard: 'You aim so high that the next rung disappears from view. Take the smaller post that has a real door in it; from there your optimism does the rest.',
  },
};
