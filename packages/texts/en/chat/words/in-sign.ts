import {
  type BodyName,
  type ClassicalPlanet,
  classicalPlanets,
  ofSign,
  type PerSign,
} from '@palmleaf/engines/zodiac';

/**
 * What a planet is like in a sign, as a clause said to the person. Meanings after Alan Leo, Astrology for All (1910), and Sepharial, The Manual
 * of Astrology (1898), as far as both traditions share them; the sentences are ours.
 */
const clauses: Readonly<Record<ClassicalPlanet, PerSign<string>>> = {
  Sun: [
    'you are most yourself when you go first',
    'you are most yourself where something can be built that stays',
    'you are most yourself in talk, among several things at once',
    'you are most yourself when there is somebody to look after',
    'you are made to be seen, and generous with the light',
    'you are proudest of work that is well done to the last detail',
    'you find yourself by way of others, and you need things to be fair',
    'you do nothing by halves, and you show little of it',
    'you need a far goal and a free road to it',
    'you take the long way up, and you take it seriously',
    'you go your own way and like company on it',
    'you feel more than you say, and give more than you count',
  ],
  Moon: [
    'you feel quickly and act on it at once',
    'you want calm, good food and things you can rely on',
    'you must talk about a feeling to know what it is',
    'you feel with everybody, and you never forget',
    'you want to be loved out loud',
    'you settle your mind by putting something in order',
    'you are at peace when the people around you are',
    'you feel deeply and keep it to yourself',
    'you cheer up as soon as there is somewhere to go',
    'you keep your feelings in hand, sometimes too well',
    'you want closeness, with a window open',
    'you take in every mood in the room as if it were your own',
  ],
  Mars: [
    'you go straight at it and are done before others have begun',
    'you start slowly and cannot be stopped',
    'you fight with words and work on three things at once',
    'you defend what is yours harder than you attack',
    'you work best with an audience and a cause',
    'your strength is precision: you improve what others leave half done',
    'you would rather win by agreement, and lose time by it',
    'you have a long will and show it late',
    'you act on conviction, and aim far',
    'you work like a climber, step by step and to the top',
    'you act when you see the sense of it, and then against all custom',
    'you act by feeling, and give way sooner than you should',
  ],
  Mercury: [
    'you think fast and say it at once',
    'you think slowly and remember for good',
    'you are quick, curious and never short of words',
    'you think in memories and pictures, and you listen well',
    'you speak so that people listen',
    'you see the detail that others missed',
    'you see both sides, and phrase it so that both can agree',
    'you dig until you know what is behind it',
    'you think in large outlines, and leave the small print to others',
    'you think in plans, with dates to them',
    'you think ahead of your surroundings',
    'you understand by feeling first and find the reasons later',
  ],
  Jupiter: [
    'you grow by daring to begin',
    'you grow slowly and keep what you have grown',
    'you grow by learning, from many books and many people',
    'you grow where you feel at home, and make others feel so',
    'you grow by giving, and you give in style',
    'you grow by being useful',
    'you grow through other people and fair dealing',
    'you grow by going through what others avoid',
    'you grow by travel, teaching and trust',
    'you grow by taking on what is hard, and you trust only what has been earned',
    'you grow in good company, for the sake of an idea',
    'you grow by faith and by kindness, and find help when you ask for it',
  ],
  Venus: [
    'you love at first sight, and say so',
    'you love with all senses, and you stay',
    'you fall in love with a conversation',
    'you love by looking after people, and your taste is that of a good home',
    'you love generously and like it to be noticed',
    'you love by doing something useful, and you notice every fault',
    'you love with grace, and peace is worth a compromise to you',
    'you love completely or not at all',
    'you love with laughter and an open door',
    'you love seriously, late rather than early, and you keep your word',
    'you love as a friend does, without chains',
    'you love without counting, and you forgive a great deal',
  ],
  Saturn: [
    'you had rather learn by bumping into things than by waiting, and patience is what they teach you',
    'you are careful with what you own, and build it up stone by stone',
    'you think before you speak, and what you know you know soundly',
    'you carry the family’s weight, and need to hear that you may set it down',
    'you ask much of yourself before you let yourself be seen',
    'you are thorough to a fault, and the fault is never to be finished',
    'you are just, and others learn to trust you for it',
    'you hold out where others let go, and you find it hard to let go',
    'you take your beliefs seriously, and work best for something you believe in',
    'you were born grown up, and duty is your second nature',
    'you keep to principles, and to friends, for a very long time',
    'you feel responsible for more than you can carry; a boundary is your best teacher',
  ],
};

/** Bodies that stay in a sign for a year and longer say the same of all who are born in it: what they are like anywhere. */
const anywhere: Readonly<Record<Exclude<BodyName, ClassicalPlanet>, string>> = {
  Uranus: 'you want room for change here, and dislike to be bound',
  Neptune: 'you idealise here, and imagine more than you see',
  Pluto: 'here you want all or nothing, and come out of it changed',
  'North Node': 'here lies what you came to learn, and it feels new each time',
  Chiron: 'an old hurt lies here, and with it the skill to help others',
  Rahu: 'you are hungry for it, and what is new or foreign draws you on',
  Ketu: 'you see through it early, and need less of it than others',
};

/** "you love with all senses, and you stay" */
export function inSign(body: BodyName, sign: number): string {
  return isClassical(body) ? ofSign(clauses[body], sign) : anywhere[body];
}

const isClassical = (body: BodyName): body is ClassicalPlanet =>
  classicalPlanets.some((planet) => planet === body);
