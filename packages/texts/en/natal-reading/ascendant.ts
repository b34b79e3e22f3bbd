import { capital } from '../../languages/capital.ts';
import type { AscendantTexts } from '../../natal-reading/texts.ts';
import { names } from '../names.ts';

/** The rising sign, and its ruler by house; after Lilly, Christian Astrology, and Leo, How to Judge a Nativity. */
export const ascendant: AscendantTexts = {
  signs: [
    'Aries was rising when you were born, so the world meets you at the moment of starting: quick step, straight look, no preamble. You learn what you think of a thing by doing it.',
    'Taurus was rising when you were born, and people feel at once that you are not going to run off. You arrive slowly, take in the place with nose and fingers, and then you stay.',
    'Gemini was rising when you were born; you come in talking, with quick hands, and have asked three questions before your coat is off. You approach life as a conversation that one may join at any point.',
    'Cancer was rising when you were born. You feel a place before you enter it, keep a shell ready for the first quarter of an hour, and are all kindness as soon as you have decided that it is safe.',
    'Leo was rising when you were born, and you are looked at whether you like it or not. You bring warmth and a certain ceremony with you, and you do badly in corners.',
    'Virgo was rising when you were born: you look twice before you enter and see what is out of place. People take you for cool until you have quietly put something right for them.',
    'Libra was rising when you were born. You come to meet people, you find the tone, and after five minutes they believe that you are of their opinion.',
    'Scorpio was rising when you were born, and you watch before you speak. Others feel examined, imagine depths, and are not mistaken; a stranger rarely tries it on with you.',
    'Sagittarius was rising when you were born. You come in with long strides and as if from far away, you say what you think, and people feel like packing a bag.',
    'Capricorn was rising when you were born. You had a serious face as a child and you will have a mischievous one in old age; between the two, people give you the keys.',
    'Aquarius was rising when you were born. You are friendly to everyone and cannot be placed, you do what you do a little differently, and you would notice it if people stopped remarking on that.',
    'Pisces was rising when you were born. Your look is soft, your edges give, and you take on the colour of the company; those who know you ask how you are when the others have gone.',
  ],
  rulerHouses: [
    (ruler) =>
      `${capital(names[ruler])}, who rules this sign, stands in the first house itself: what you show and what you steer by are one.`,
    (ruler) =>
      `${capital(names[ruler])}, who rules this sign, is in the second house, so the road leads by way of what you can make, earn and call your own.`,
    (ruler) =>
      `Its ruler ${names[ruler]} has gone to the third house, and you steer by talking, learning and the people next door.`,
    (ruler) =>
      `Its ruler ${names[ruler]} lives in the fourth house; whatever you set out for, you steer by home.`,
    (ruler) =>
      `${capital(names[ruler])}, its ruler, plays in the fifth house, and you find your direction by what gives you joy.`,
    (ruler) =>
      `${capital(names[ruler])}, its ruler, is at work in the sixth house: you find your way by making yourself useful.`,
    (ruler) =>
      `The ruler of this sign, ${names[ruler]}, stands in the seventh house, and the turns of your road have the names of people.`,
    (ruler) =>
      `The ruler of this sign, ${names[ruler]}, has gone down into the eighth house, and your direction is found in crises more than in calm.`,
    (ruler) => `Its ruler ${names[ruler]} is away in the ninth house; you steer by a far point.`,
    (ruler) =>
      `Its ruler ${names[ruler]} stands high in the tenth house, and your direction is visible to others before it is to you.`,
    (ruler) =>
      `The ruler of this sign, ${names[ruler]}, sits among friends in the eleventh house: you steer by a shared plan.`,
    (ruler) =>
      `The ruler of this sign, ${names[ruler]}, keeps to the twelfth house, and you find your way in silence and by detours.`,
  ],
};
