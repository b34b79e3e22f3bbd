import type { PlanetTexts } from '../../natal-reading/texts.ts';

/** The Moon by sign and house; after Leo, Astrology for All, and Lilly, Christian Astrology. */
export const moon: PlanetTexts = {
  signs: [
    'With the Moon in Aries your feelings arrive at a run and leave the same way. You are angry for ten minutes, sorry for one, and comfort means to you that something is finally done.',
    'The Moon in Taurus gives you a temper like good bread: plain, slow to rise, satisfying. You calm down by touching, eating, gardening, and you are the last to leave a place that has been kind to you.',
    'With the Moon in Gemini you find out how you feel by telling it. A message answered at once is a caress to you, silence makes you nervous, and two moods can live in you side by side.',
    'The Moon in Cancer is in its own waters: you feel in tides, remember with your stomach, and know from the kitchen how somebody is. Whoever belongs to you is looked after, asked or unasked.',
    'With the Moon in Leo you need to be somebody’s favourite. You give affection as one gives a party, with candles, and a lukewarm thank-you stays with you for longer than you admit.',
    'The Moon in Virgo soothes itself by putting things straight. You show love by noticing that the tyre is low, and worry is the price you pay for a mind that never stops looking after people.',
    'With the Moon in Libra your peace depends on the tone in the room. You are lovely to live with, you smooth things over before they are quite said, and being alone on a decision tires you out.',
    'The Moon in Scorpio feels all the way down and shows little of it. You know whom you can trust by the third sentence, you never forget a betrayal, and tenderness in you is a serious matter.',
    'With the Moon in Sagittarius you need air round your feelings. You are consoled by a journey, a view, a good argument about God, and you leave a mood as one leaves a station.',
    'The Moon in Capricorn keeps its feelings in order and its tears for later. You became reliable before you were asked, being needed feels safer than being loved, and those who stay find out how soft you are.',
    'With the Moon in Aquarius you observe your feelings while you are having them. Friendship is your warmest word, crowding makes you cold, and you can forgive almost anything except being expected to react.',
    'The Moon in Pisces has no shutters. You take in the sorrow of the film, of the neighbour, of the dog across the road, and you need more sleep, more music and more silence than others think reasonable.',
  ],
  houses: [
    'It stands in the first house, where a mood is visible at once; people come to you with their needs before you have told them your name.',
    'In the second house it wants a full larder, and your sense of safety rises and falls with what you have put by.',
    'The third house makes it talkative: you need the daily round of small news, and a brother, a sister or a neighbour is part of your emotional furniture.',
    'It is at home in the fourth house, and where you live matters more to you than what you do; a move shakes you for a year.',
    'From the fifth house it looks for joy, in children, in play, in being courted, and your heart stays younger than your passport.',
    'In the sixth house it lives by routine: the same cup, the same walk, somebody to look after, and a disordered week goes straight to your nerves.',
    'The seventh house hands it to the other person, so that you feel what your partner feels and sometimes wait to be told what you would like.',
    'It lies deep in the eighth house, where closeness means being known entirely, and half of what you sense you have never been told.',
    'In the ninth house it is homesick for elsewhere, and a foreign language, a faith or a long train ride can feel more like home than home.',
    'It stands in the tenth house for all to see, so that your private weather becomes public news, and strangers feel that they know you.',
    'The eleventh house gives it a family of friends, and you come to rest where several people you like are in one kitchen.',
    'It has withdrawn into the twelfth house, where it takes in everything and tells little; you need an hour a day in which nobody wants you.',
  ],
};
