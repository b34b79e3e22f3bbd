import type { PlanetTexts } from '../../natal-reading/texts.ts';

/** Saturn by sign and house; after Leo, Saturn the Reaper, and Lilly, Christian Astrology. */
export const saturn: PlanetTexts = {
  signs: [
    'Your long lesson is written by Saturn in Aries: to begin on your own authority, without first asking whether you may.',
    'Your long lesson is written by Saturn in Taurus: to believe that there is enough, and that you are worth your price.',
    'Your long lesson is written by Saturn in Gemini: to say the simple thing aloud before you have read everything on it.',
    'Your long lesson is written by Saturn in Cancer: to need somebody and let it be seen.',
    'Your long lesson is written by Saturn in Leo: to show yourself without being certain of the applause.',
    'Your long lesson is written by Saturn in Virgo: to tell good work from flawless work, and to hand in the first.',
    'Your long lesson is written by Saturn in Libra, where the old writers honour it: to keep faith with another person and remain somebody yourself.',
    'Your long lesson is written by Saturn in Scorpio: to trust without holding evidence in reserve.',
    'Your long lesson is written by Saturn in Sagittarius: to find a belief that has been through doubt and come out smaller and stronger.',
    'Your long lesson is written by Saturn in Capricorn, on its own ground: to carry office without turning to stone under it.',
    'Your long lesson is written by Saturn in Aquarius, on its own ground: to belong to people, not only to a principle.',
    'Your long lesson is written by Saturn in Pisces: to give your compassion a shape, an hour and an end.',
  ],
  houses: [
    'In the first house it makes you careful at the threshold; you were an adult early and become younger with the years.',
    'In the second house it counts, and security is a thing you build with your own hands, late and well.',
    'From the third house it made you weigh your words; reading, writing or a sibling taught you seriousness.',
    'The fourth house puts its weight on home, and you carry something of a parent’s load that is not yours.',
    'In the fifth house it takes play in earnest: you practise where others improvise, and you learn joy as one learns an instrument.',
    'It stands in the sixth house, where you are the one who does it right and does it again.',
    'In the seventh house it waits to be sure; your bonds come late or weigh much, and those that last are made of loyalty.',
    'The eighth house makes it guard the inner door, and to owe anyone anything is hard for you.',
    'From the ninth house it tests what you were taught, and you earn your view of the world by road and by study.',
    'In the tenth house it is the climber; responsibility finds you, and your name is made slowly and kept.',
    'The eleventh house gives you few friends and old ones.',
    'In the twelfth house it is a fear without a face, which shrinks when you give it a desk, a habit and a name.',
  ],
};
