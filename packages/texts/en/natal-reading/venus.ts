import type { PlanetTexts } from '../../natal-reading/texts.ts';

/** Venus by sign and house; after Leo, Astrology for All, and Lilly, Christian Astrology. */
export const venus: PlanetTexts = {
  signs: [
    'In love, Venus in Aries wants a beginning every day; you go up to the person you like, and a little contest keeps you warm.',
    'In love, Venus in Taurus is on its own ground: you choose with the senses, stay with what is good, and show affection by cooking it.',
    'Venus in Gemini is won by the ear. You love whoever makes you laugh in the middle of a sentence, and you cannot be faithful to boredom.',
    'Venus in Cancer loves by sheltering, and you want to be let into somebody’s childhood, kitchen and bad days.',
    'Venus in Leo courts with both hands full; you want love to be a feast, you are loyal to it, and you expect to be toasted now and then.',
    'Venus in Virgo loves in small services and sharp observation. You would rather mend the coat than write the sonnet, and you are shyer than you seem.',
    'Venus in Libra is on its own ground, and you have a gift for two: for the right distance, the right word, the table set so that both look well.',
    'Venus in Scorpio wants all or will wait; flirtation bores you, devotion does not, and you sense at once where a charm has been rehearsed.',
    'Venus in Sagittarius falls in love with a way of laughing and a ticket to somewhere; you need a companion in adventure more than a keeper.',
    'Venus in Capricorn courts late and means it. You respect before you adore, and your idea of romance includes someone who turns up.',
    'Venus in Aquarius loves a friend whom it finds strange; you leave the door open and are touched when people stay.',
    'Venus in Pisces loves without an outline, and you see the hidden prince in almost everybody, which now and then makes one of them appear.',
  ],
  houses: [
    'In the first house it smooths your manner, and people think well of you before they can say why.',
    'The second house gives it taste in things: you buy few and good ones, and you like to have something to give away.',
    'From the third house it sweetens daily speech, and your messages are kept.',
    'In the fourth house it makes the home its work of art, and you invite people in more gladly than you go out.',
    'The fifth house is its playground, with love affairs, music, theatre and a generous hand with children.',
    'In the sixth house it is kind at work, and you can love a task for the people you do it with.',
    'It stands in the seventh house as a natural partner; you are more complete in company, and you know the art of giving way without vanishing.',
    'The eighth house takes it below the surface, where affection is bound up with trust, and jealousy with love.',
    'From the ninth house it falls for accents, ideas and far coasts, and someone from elsewhere may have become your nearest.',
    'In the tenth house it helps you up: you are liked in your position, and beauty or mediation may be the work itself.',
    'The eleventh house turns friends into loves and loves into friends, and you hold a circle together by being glad to see each of them.',
    'In the twelfth house it loves in secret or in devotion, and you give most where nobody keeps an account.',
  ],
};
