import type { NatalTexts } from '../natal/texts.ts';
import { words } from './names.ts';

export const english: NatalTexts = {
  ...words,
  phases: [
    {
      name: 'New Moon',
      born: 'You were born under a New Moon.',
      description:
        'Sun and Moon stand together, and what you want and what you need speak with one voice. You tend to begin things on impulse and to find out what they mean while you are doing them. Beginnings give you energy; stepping back to look at yourself from outside is the harder art.',
    },
    {
      name: 'Crescent Moon',
      born: 'You were born under a Crescent Moon.',
      description:
        'The first sliver of light works its way free of the dark. You often feel the pull of old habits just when something new wants to grow, and you learn your strength by pushing on. Curiosity and persistence together carry you further than either alone.',
    },
    {
      name: 'First Quarter Moon',
      born: 'You were born under a First Quarter Moon.',
      description:
        'Sun and Moon meet at a right angle, and half of the disc is lit. You are at your best when something has to be decided or built, and a measure of friction wakes you up. It helps to ask from time to time whether the present struggle is really yours.',
    },
    {
      name: 'Gibbous Moon',
      born: 'You were born under a Gibbous Moon.',
      description:
        'The light is nearly complete, and so is the wish to get things right. You refine, compare and improve, and you want your effort to serve a purpose. Your growth lies in letting good work go before it is perfect.',
    },
    {
      name: 'Full Moon',
      born: 'You were born under a Full Moon.',
      description:
        'Moon faces Sun across the sky, and each shows the other in full light. You come to know yourself through other people, and relationships matter to you from early on. The task is to hold two truths at once, your own and the one opposite you.',
    },
    {
      name: 'Disseminating Moon',
      born: 'You were born under a Disseminating Moon.',
      description:
        'The fullness has passed, and its light is being shared out. You want to hand on what you have understood, by teaching, telling or showing, and you feel alive when it reaches someone. Listening for what others already know makes your own message stronger.',
    },
    {
      name: 'Last Quarter Moon',
      born: 'You were born under a Last Quarter Moon.',
      description:
        'Again the Moon stands square to the Sun, now on the way back to the dark. You notice early when a form has outlived its meaning, and you question what others take for granted. Your gift is to reshape from within; patience with those who are slower to see it helps.',
    },
    {
      name: 'Balsamic Moon',
      born: 'You were born under a Balsamic Moon.',
      description:
        'The last light fades before the next beginning. You sense endings and things still unborn, and you need more quiet than most to hear them. You do well when you finish and release in your own time, and trust that the seed is already there.',
    },
  ],
  hemispheres: {
    Eastern:
      'Most of your planets lie in the eastern half of the chart, around the Ascendant. You like to set things in motion yourself and tend to rely on your own initiative; choosing your course matters more to you than being invited to it.',
    Western:
      'Most of your planets lie in the western half of the chart, around the Descendant. You find your way in exchange with others and read situations well; partnership, timing and response bring out what you can do.',
    Northern:
      'Most of your planets lie below the horizon, in the northern half of the chart. Your centre of gravity is the private and inner life: home, roots, reflection and what you make out of yourself before you show it.',
    Southern:
      'Most of your planets lie above the horizon, in the southern half of the chart. You are drawn to the visible world: work, society and shared ideas, and you come to know yourself by what you do among people.',
  },
  zodiac:
    'Positions are counted in the tropical zodiac, from the equinox, as the Western tradition has it. Vedic answers count from the stars (sidereal, Lahiri), where every place lies some 24 degrees earlier: the same Sun can bear the name of the sign before.',
  ties: {
    and: ' and ',
    eastWest:
      'Your planets are shared evenly between the eastern and the western half of the chart. Your own initiative and the answer of others carry the same weight, and you can begin a thing as well as join one.',
    northSouth:
      'Your planets are shared evenly between the northern half of the chart, below the horizon, and the southern, above it. Private and public life carry the same weight, and each does better when the other has its turn.',
    elements: [
      'No single element leads in your chart; ',
      ' weigh the same. You can draw on each of them, and you learn most by noticing which one the moment asks for.',
    ],
    modes: [
      'No single mode leads in your chart; ',
      ' weigh the same. You know more than one way of going about things; choosing between them on purpose is the art to practise.',
    ],
  },
  elements: {
    Fire: {
      name: 'Fire',
      dominant:
        'Fire leads in your chart. You live on enthusiasm, act on conviction and warm those around you; you learn most when you allow time for the flame to become a steady glow.',
    },
    Earth: {
      name: 'Earth',
      dominant:
        'Earth leads in your chart. You trust what can be touched, tested and built, and others rely on your patience; you learn most when you allow the unplanned in as well.',
    },
    Air: {
      name: 'Air',
      dominant:
        'Air leads in your chart. You live in thoughts, words and connections and see a matter from several sides; you learn most when you let an idea touch you as well as interest you.',
    },
    Water: {
      name: 'Water',
      dominant:
        'Water leads in your chart. You perceive through feeling and sense what is left unsaid; you learn most when you tell your own moods apart from those you have taken in.',
    },
  },
  modes: {
    Cardinal: {
      name: 'Cardinal',
      dominant:
        'The cardinal signs lead in your chart. You begin things, set direction and feel best when something is getting under way; seeing a work through is the complement to practise.',
    },
    Fixed: {
      name: 'Fixed',
      dominant:
        'The fixed signs lead in your chart. You hold a course, deepen what you have begun and are hard to distract; knowing when to loosen your grip is the complement to practise.',
    },
    Mutable: {
      name: 'Mutable',
      dominant:
        'The mutable signs lead in your chart. You adapt, connect and find a way round obstacles; staying with one thing long enough is the complement to practise.',
    },
  },
};
