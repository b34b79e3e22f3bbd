import type { aspectPoints } from '../../../engines/chart/aspect-types.ts';

/** 'A-B' for every two members of a list, in the list's order. */
type PairOf<List extends readonly string[]> = List extends readonly [
  infer First extends string,
  ...infer Rest extends readonly string[],
]
  ? `${First}-${Rest[number]}` | PairOf<Rest>
  : never;

/** The 66 pairs that can form an aspect, in the order of the service's numbers. */
export type Pair = PairOf<typeof aspectPoints>;

/** What two points mean for each other; gift and strain are clauses that begin with their subject. */
export interface Meeting {
  /** The two matters that meet, as a noun phrase. */
  readonly topic: string;
  readonly gift: string;
  readonly strain: string;
}

/** The meaning of every pair; a missing one does not compile. */
export const meetings: Readonly<Record<Pair, Meeting>> = {
  'Sun-Moon': {
    topic: 'what you want and what you need',
    gift: 'you act with inner consent, and people find you easy to read because your aims and your moods tell the same story',
    strain:
      'one part of you holds back just when another part wants to move, as if two parents were still arguing over the map',
  },
  'Sun-Mars': {
    topic: 'purpose and the drive to act on it',
    gift: 'you turn a decision into a deed almost at once, and your courage sets others in motion',
    strain: 'you push where a pause would serve you better, and take a contest for a question of who you are',
  },
  'Sun-Mercury': {
    topic: 'who you are and how you think and speak',
    gift: 'you put yourself into words with ease, and your ideas carry your own signature',
    strain: 'you mistake your opinion for yourself and find it hard to hear a different one',
  },
  'Sun-Jupiter': {
    topic: 'self-confidence and the wish to grow',
    gift: 'you meet life with trust, think on a generous scale and encourage the people around you',
    strain: 'you promise more than the day has room for and only see the edge once you have crossed it',
  },
  'Sun-Venus': {
    topic: 'who you are and what you love',
    gift: 'you have natural charm, know what pleases you and bring people together without effort',
    strain: 'you bend your own shape to be liked, or wait for approval before you begin',
  },
  'Sun-Saturn': {
    topic: 'selfhood and the demands of time and duty',
    gift: 'you take yourself and your work seriously, finish what you begin and earn lasting respect',
    strain: 'you measure yourself against a stern inner judge and allow yourself too little ease',
  },
  'Sun-Uranus': {
    topic: 'identity and the need for freedom',
    gift: 'you live by your own light, and your unusual ideas open doors that others had not noticed',
    strain: 'you break off whatever feels like a fence, even where you would have liked to stay',
  },
  'Sun-Neptune': {
    topic: 'the self and what is larger than it',
    gift: 'you are moved by an ideal, and your imagination and compassion give your life its colour',
    strain: "you lose your outline in other people's wishes, or look away from what is plain",
  },
  'Sun-Pluto': {
    topic: 'the will and its deepest power',
    gift: 'you have great inner intensity and can begin again from the ground when something has ended',
    strain: 'you hold on to control because letting go feels like vanishing',
  },
  'Sun-Ascendant': {
    topic: 'your inner purpose and the face you show',
    gift: 'you come across as you are, and your presence gives a room its centre',
    strain: 'you feel unseen when others respond to your manner and not to your intention',
  },
  'Sun-Midheaven': {
    topic: 'your sense of self and your place in the world',
    gift: 'you bring yourself fully into your work and become known for what is truly yours',
    strain: 'you tie your worth to your standing and find it hard to come down from the stage',
  },
  'Moon-Mars': {
    topic: 'feeling and fighting spirit',
    gift: 'you stand up at once for those you love, and your instincts are quick and honest',
    strain: 'you answer a hurt before you have noticed it, and the heat of the moment speaks for you',
  },
  'Moon-Mercury': {
    topic: 'the heart and the mind',
    gift: 'you find words for what is felt, remember vividly and listen between the lines',
    strain: 'you think over your moods until they grow, or talk where quiet would soothe you',
  },
  'Moon-Jupiter': {
    topic: 'the need for safety and the wish to expand',
    gift: 'you are warm-hearted and hopeful, and people feel fed in your company',
    strain: 'you feel everything on a large scale and have trouble knowing when enough is enough',
  },
  'Moon-Venus': {
    topic: 'the need for closeness and the sense of beauty',
    gift: 'you are tender and considerate, and you make any place feel like a home',
    strain: 'you keep the peace at the price of saying what you need',
  },
  'Moon-Saturn': {
    topic: 'feeling and self-restraint',
    gift: 'you are steady in emotional weather, and those who lean on you find you there',
    strain: 'you keep your needs under lock, and feel alone in places where help was near',
  },
  'Moon-Uranus': {
    topic: 'the longing for safety and the longing for freedom',
    gift: 'you sense change before it comes and give those you love room to breathe',
    strain: 'you pull away just when it becomes close, and your moods turn without notice',
  },
  'Moon-Neptune': {
    topic: 'your own feelings and those that drift in from everywhere',
    gift: 'you have a rare empathy and an inner life rich in images',
    strain: 'you cannot always tell whose sadness you are carrying, and mistake a dream for a shelter',
  },
  'Moon-Pluto': {
    topic: 'everyday feeling and the undercurrents below it',
    gift: 'you see through surfaces and stay beside others where most would turn away',
    strain: 'you feel all or nothing, and old fears take the wheel when you are hurt',
  },
  'Moon-Ascendant': {
    topic: 'inner moods and outward manner',
    gift: 'you respond to people directly and kindly, and they open up to you',
    strain: 'every change of mood shows on your face, and a careless word goes in deep',
  },
  'Moon-Midheaven': {
    topic: 'private needs and public life',
    gift: 'you sense what people need and can build your work upon it',
    strain: 'home and calling tug at the same hours, and public opinion reaches you too closely',
  },
  'Mars-Mercury': {
    topic: 'the will to act and the power of thought',
    gift: 'you think fast, argue with wit and turn an idea into a plan in one stroke',
    strain: 'your tongue is sharper than you meant, and you decide before the other has finished',
  },
  'Mars-Jupiter': {
    topic: 'the drive to act and the faith that it will go well',
    gift: 'you are enterprising, take chances with good humour and carry others along',
    strain: 'you start more than one person can finish and take speed for progress',
  },
  'Mars-Venus': {
    topic: 'desire and affection',
    gift: 'you are warm and magnetic, and you go after what you love with grace',
    strain: 'you want closeness and conquest at once, and quarrel with the one you are drawn to',
  },
  'Mars-Saturn': {
    topic: 'drive and discipline',
    gift: 'you work with endurance and put your strength exactly where it is needed',
    strain: 'you brake and accelerate at once, and anger that was held too long turns hard',
  },
  'Mars-Uranus': {
    topic: 'action and the spark of the unexpected',
    gift: 'you act boldly and inventively and are at your best when something must be solved now',
    strain: 'you cut a knot that could have been untied, out of sheer impatience with delay',
  },
  'Mars-Neptune': {
    topic: 'action and vision',
    gift: 'you fight for an ideal, and your energy flows where your imagination leads',
    strain: 'your strength seeps away when the goal is hazy, and you avoid an open no',
  },
  'Mars-Pluto': {
    topic: 'will and sheer force',
    gift: 'you have remarkable stamina and can achieve what others gave up',
    strain:
      'you turn a disagreement into a struggle for power, and find it hard to yield even when you would gain by it',
  },
  'Mars-Ascendant': {
    topic: 'your fighting spirit and your way of meeting the world',
    gift: 'you come forward directly, and people know where they stand with you',
    strain: 'you appear more combative than you feel, and walk into contests that nobody had planned',
  },
  'Mars-Midheaven': {
    topic: 'ambition and calling',
    gift: 'you pursue your goals with energy and make your own way in your work',
    strain: 'you collide with those in charge, and treat a career as a battlefield',
  },
  'Mercury-Jupiter': {
    topic: 'the detail and the large picture',
    gift: 'you learn gladly, explain with vision and find the meaning behind the facts',
    strain: 'you jump to the conclusion and leave the small print unread',
  },
  'Mercury-Venus': {
    topic: 'thought and the sense of beauty',
    gift: 'you speak with tact and charm and have a feeling for language, form and tone',
    strain: 'you soften the truth so much that it can no longer be heard',
  },
  'Mercury-Saturn': {
    topic: 'thought and rigour',
    gift: 'you think thoroughly, plan well and say only what you can stand behind',
    strain: 'you doubt your own ideas too soon and let caution close the conversation',
  },
  'Mercury-Uranus': {
    topic: 'thought and sudden insight',
    gift: 'you see connections in a flash and are at home with what is new',
    strain: 'your thoughts race ahead of your listeners, and routine makes you restless',
  },
  'Mercury-Neptune': {
    topic: 'reason and imagination',
    gift: 'you think in images and catch what lies between the words',
    strain: 'facts and wishes blur, and you hear what you hoped to hear',
  },
  'Mercury-Pluto': {
    topic: 'the mind and what is hidden',
    gift: 'you ask until you reach the root, and your words have weight',
    strain: 'you circle one thought without rest, or use your knowledge to keep the upper hand',
  },
  'Mercury-Ascendant': {
    topic: 'your mind and your way of meeting people',
    gift: 'you are quick, curious and good at making contact',
    strain: 'you talk where you might look, and think about the encounter while it is happening',
  },
  'Mercury-Midheaven': {
    topic: 'your thinking and your public role',
    gift: 'you make your name by what you say, write or teach',
    strain:
      'you change course with each new idea, and take every criticism of your work as a debate to be won',
  },
  'Jupiter-Venus': {
    topic: 'generosity and affection',
    gift: 'you are open-handed and good company, and you see the best in people',
    strain: 'you let pleasant things go on too long and avoid the frank word',
  },
  'Jupiter-Saturn': {
    topic: 'hope and realism',
    gift: 'you build large things patiently and know when to grow and when to wait',
    strain: 'trust and doubt take turns in you, and you set the limit either too wide or too narrow',
  },
  'Jupiter-Uranus': {
    topic: 'growth and freedom',
    gift: 'you recognise openings early and trust the leap into something new',
    strain: 'you leave good ground for the mere promise of a wider view',
  },
  'Jupiter-Neptune': {
    topic: 'faith and dreams',
    gift: 'you have a generous imagination and a sense for what connects all people',
    strain: 'you believe what is beautiful before you have asked whether it is so',
  },
  'Jupiter-Pluto': {
    topic: 'conviction and power',
    gift: 'you can move much when you stand behind an aim with your whole belief',
    strain: 'you want to convert where it would be enough to convince',
  },
  'Jupiter-Ascendant': {
    topic: 'confidence and first impressions',
    gift: 'you appear open and encouraging, and doors tend to open for you',
    strain: 'you take up more room than you know and promise with a smile what you have not yet weighed',
  },
  'Jupiter-Midheaven': {
    topic: 'the wish to grow and your calling',
    gift: 'you find mentors and wide horizons in your work, and people trust your judgement',
    strain: 'you aim so high that the next step gets lost from view',
  },
  'Venus-Saturn': {
    topic: 'love and commitment',
    gift: 'you love faithfully, take your promises seriously and value what lasts',
    strain: 'you wait to be sure before you show affection, and take a pause for a refusal',
  },
  'Venus-Uranus': {
    topic: 'love and independence',
    gift: 'you keep affection fresh, and you like people precisely for being different',
    strain: 'you are enchanted by the new and uneasy with the settled',
  },
  'Venus-Neptune': {
    topic: 'love and longing',
    gift: "you have a poet's eye and a boundless tenderness",
    strain: 'you love an image and overlook the person who stands before you',
  },
  'Venus-Pluto': {
    topic: 'love and depth',
    gift: 'you love with your whole being and are changed by those you let in',
    strain: 'you hold on to what you fear to lose, and test where you could trust',
  },
  'Venus-Ascendant': {
    topic: 'grace and the way you appear',
    gift: 'you please without trying, and meet people with courtesy',
    strain: 'you smooth over what should be said, and depend on being liked',
  },
  'Venus-Midheaven': {
    topic: 'what you love and what you do in the world',
    gift: 'you bring taste, tact and a gift for relations into your work',
    strain: 'you choose the agreeable path where a braver one was calling',
  },
  'Saturn-Uranus': {
    topic: 'order and renewal',
    gift: 'you reform what is worn out without throwing away what holds',
    strain: 'you swing between obedience and revolt, and feel trapped by rules that you made yourself',
  },
  'Saturn-Neptune': {
    topic: 'reality and ideals',
    gift: 'you give a dream a workable form and serve it with patience',
    strain: 'you become disenchanted when the world is slower than the vision',
  },
  'Saturn-Pluto': {
    topic: 'endurance and deep change',
    gift: 'you bear what must be borne and rebuild on firmer ground',
    strain: 'you expect hardship, and brace yourself even on quiet days',
  },
  'Saturn-Ascendant': {
    topic: 'reserve and the way you meet the world',
    gift: 'you appear composed and reliable, and your word counts',
    strain: 'you seem more distant than you are, and carry the first encounter like a test',
  },
  'Saturn-Midheaven': {
    topic: 'responsibility and vocation',
    gift: 'you rise step by step and are trusted with what matters',
    strain: 'you shoulder the whole weight of your task and believe that nobody else could carry it',
  },
  'Uranus-Neptune': {
    topic: 'innovation and vision',
    gift: "you share in your generation's new dreams and can give them an original form",
    strain: 'you follow a bright idea into the mist and lose the way back to everyday life',
  },
  'Uranus-Pluto': {
    topic: 'upheaval and transformation',
    gift: 'you belong to those who can break with what is dead and begin anew',
    strain: 'you tear down faster than you can build',
  },
  'Uranus-Ascendant': {
    topic: 'originality and the way you appear',
    gift: 'you are unmistakable, and your freshness wakes others up',
    strain: 'you startle people without meaning to, and leave before you have quite arrived',
  },
  'Uranus-Midheaven': {
    topic: 'originality and your path in the world',
    gift: 'you find your calling off the beaten track and bring new methods with you',
    strain: 'you change direction abruptly when a role begins to fit too tightly',
  },
  'Neptune-Pluto': {
    topic: 'the dreams and the depths of your generation',
    gift: 'you feel the slow currents of your time and can lend them a voice',
    strain: 'you are swept up in moods of the age that are larger than any one person',
  },
  'Neptune-Ascendant': {
    topic: 'dream and appearance',
    gift: 'you come across as gentle and many-layered, and you sense a room at once',
    strain: 'people see in you what they wish to see, and you let them',
  },
  'Neptune-Midheaven': {
    topic: 'imagination and vocation',
    gift: 'you bring vision, art or care into your work',
    strain: 'your goal changes its shape as you come near, and you serve where you should ask',
  },
  'Pluto-Ascendant': {
    topic: 'intensity and the way you meet people',
    gift: 'you make a strong impression and see quickly what drives others',
    strain: 'you keep your guard up, and people feel examined before they are welcomed',
  },
  'Pluto-Midheaven': {
    topic: 'power and public standing',
    gift: 'you work with depth and can transform the field you enter',
    strain: 'you are drawn into questions of power at work, and find it hard to share the lead',
  },
  'Ascendant-Midheaven': {
    topic: 'the way you enter a room and the place you seek in the world',
    gift: 'your manner suits your goals, and people readily see you in the role you are aiming for',
    strain:
      'your spontaneous style and your public role ask for different things, and you have to translate between them',
  },
};
