import type { VoiceTexts } from '../../natal-reading/texts.ts';
import { names } from '../names.ts';

/**
 * What leads a chart, what weakens a planet, what is missing, and what to do with it. Dignities after Lilly, Christian Astrology;
 * elements and modes after Leo, The Art of Synthesis.
 */
export const voice: VoiceTexts = {
  leads: {
    Sun: 'The Sun is the strongest voice in this chart: you are here to stand for something, and you feel ill-used wherever you are only allowed to help.',
    Moon: 'The Moon is the strongest voice in this chart, so feeling comes first with you, and reasons are found for it afterwards.',
    Mars: 'Mars is the strongest voice in this chart. You understand life by acting on it, and standing by is the hardest thing that can be asked of you.',
    Mercury:
      'Mercury is the strongest voice in this chart. You live by the question and the word, and a day without something new to think about is a lost one.',
    Jupiter:
      'Jupiter is the strongest voice in this chart: you look for the larger meaning, and you grow, teach, promise and pardon on a large scale.',
    Venus:
      'Venus is the strongest voice in this chart: you steer by what you love, and ugliness, of form or of feeling, costs you real strength.',
    Saturn:
      'Saturn is the strongest voice in this chart. You take life seriously and it has taken you seriously; what you are proud of took a long time.',
    Uranus:
      'Uranus is the strongest voice in this chart. You are made for the exception, and the sentence that one has always done it so makes you reach for your coat.',
    Neptune:
      'Neptune is the strongest voice in this chart: you live with one foot in what could be, and you understand people by way of what they long for.',
    Pluto:
      'Pluto is the strongest voice in this chart. You want to know what is at the bottom, you do little by halves, and more than once you have begun again from the ground.',
  },
  reasons: {
    rising: () => `it stood on the eastern horizon when you were born`,
    culminating: () => `it stood at the Midheaven, the top of the chart, when you were born`,
    setting: () => `it stood on the western horizon when you were born`,
    anchoring: () => `it stood at the foot of the chart when you were born`,
    domicile: () => 'it is in a sign of its own',
    exalted: () => 'it is in the sign of its exaltation',
    ruler: () => 'it rules the sign that was rising',
    tied: (_, to) => `it is in close aspect to ${names[to]}`,
  },
  because: (one, other) =>
    other === undefined
      ? `What gives it this weight: ${one}.`
      : `Two things give it this weight: ${one}, and ${other}.`,
  retrograde: {
    Mercury: 'It was retrograde at your birth, and so you think back before you think forward.',
    Venus:
      'It was retrograde at your birth: you often know what you loved only when you look at it a second time.',
    Mars: 'It was retrograde at your birth, so that the force goes inward first and comes out late and considered.',
    Jupiter: 'As it was retrograde, you find your faith by yourself rather than in a congregation.',
    Saturn: 'Retrograde at your birth, it has put the sternest judge inside you, one who has never met you.',
  },
  weak: {
    Sun: 'What pulls against it is a Sun in a sign that is foreign to it: you see yourself through others first, and pride has to be learned like a language.',
    Moon: 'What pulls against it is a Moon far from its own waters: you treat your feelings more strictly than anybody else would.',
    Mars: 'What pulls against it is Mars in a sign where it cannot strike out: you wait, go round, or give way, and only later notice that you were angry.',
    Mercury:
      'What pulls against it is Mercury in a sign too wide for it: you see the whole so quickly that the parts get lost.',
    Jupiter:
      'What pulls against it is Jupiter in a sign that makes it small: you trust your luck only when it has been checked.',
    Venus:
      'What pulls against it is Venus in a sign that gives it no rest: love wants peace, and you bring it a task.',
    Saturn:
      'What pulls against it is Saturn in a sign that will not bear its weight: you are strict in the wrong place and lenient in the one where strictness would help.',
  },
  strong: {
    Sun: 'In your favour the Sun stands in a sign that honours it, and your self-respect survives defeats.',
    Moon: 'In your favour the Moon stands in a sign that is good to it, and you know how to feed yourself, in every sense.',
    Mars: 'In your favour Mars stands in a sign where it is well armed: once you have decided, it gets done.',
    Mercury:
      'In your favour Mercury stands in a sign of its own, and clear thinking is your way out of most things.',
    Jupiter: 'In your favour Jupiter stands in a sign that suits it, and help finds you.',
    Venus: 'In your favour Venus stands in a sign that suits it: you know how to be loved, which is a skill.',
    Saturn: 'In your favour Saturn stands in a sign where it is respected, and what you build remains.',
  },
  missing: {
    Fire: 'Apart from the three outer planets, nothing in this chart stands in fire: enthusiasm is something you catch from others, and you choose them accordingly.',
    Earth:
      'Apart from the three outer planets, nothing in this chart stands in earth: the practical side is learned, not given, and a good calendar is your best friend.',
    Air: 'Apart from the three outer planets, nothing in this chart stands in air: distance is hard for you, and writing a thing down gives you some.',
    Water:
      'Apart from the three outer planets, nothing in this chart stands in water: feelings reach you late, in the body or in other people, and deserve a second look.',
  },
  atPeace:
    'Nothing in this chart pulls hard against it, which is rarer than it sounds; your resistance will have to come from outside, so choose a task that is a little too large.',
  signature: {
    Fire: {
      Cardinal:
        'Put fire and the cardinal signs together: you are at your best in the first hour of anything.',
      Fixed:
        'Put fire and the fixed signs together: your enthusiasm does not flare, it burns, and it can heat a house.',
      Mutable:
        'Put fire and the mutable signs together: you catch fire easily and carry it from place to place.',
    },
    Earth: {
      Cardinal:
        'Put earth and the cardinal signs together: you begin real things, with a date and a budget of hours.',
      Fixed: 'Put earth and the fixed signs together: you are the one who is still there in the morning.',
      Mutable: 'Put earth and the mutable signs together: you make do, mend and improve, and waste nothing.',
    },
    Air: {
      Cardinal:
        'Put air and the cardinal signs together: you bring people and ideas together and open the meeting.',
      Fixed:
        'Put air and the fixed signs together: you have thought it through and are not to be talked out of it.',
      Mutable:
        'Put air and the mutable signs together: your mind is a street with many doors, all of them ajar.',
    },
    Water: {
      Cardinal:
        'Put water and the cardinal signs together: you act from feeling, and first of all for your own people.',
      Fixed:
        'Put water and the fixed signs together: still on the surface, you run deep, and you do not let go.',
      Mutable:
        'Put water and the mutable signs together: you take the shape of the vessel and remember the sea.',
    },
  },
  lights: {
    'Fire-Fire':
      'Sun and Moon both burn: wanting and feeling are quick and warm, and rest has to be prescribed.',
    'Earth-Fire':
      'One of your lights burns and the other is of earth: you kindle slowly or build hastily, until the two take turns.',
    'Air-Fire': 'Fire and air share your two lights: an idea becomes an adventure before supper.',
    'Fire-Water':
      'Fire and water share your two lights, and they make steam: you feel hotly, and cool down with regret.',
    'Earth-Earth':
      'Sun and Moon both stand on earth: you need few words, real things and a door that closes properly.',
    'Air-Earth':
      'One of your lights lives in the air and the other on the ground: you have a head for ideas and an eye on the clock.',
    'Earth-Water':
      'Earth and water share your two lights, and things grow: you care for what you have, and have what you care for.',
    'Air-Air':
      'Sun and Moon both live in the air: you think even about your feelings, and talk is how you breathe.',
    'Air-Water':
      'Air and water share your two lights: you understand what you feel a day later, and feel what you understood.',
    'Water-Water':
      'Sun and Moon are both of water: you go by what you sense, and dry reasoning passes you by.',
  },
  use: {
    Sun: 'So let yourself be seen doing the thing you believe in, once a week at least, and without an excuse.',
    Moon: 'So give your feelings a fixed place in the day, before the duties, and you will need less of everything else.',
    Mars: 'So use your strength daily on something that resists, and keep the rest of the day for people.',
    Mercury: 'So write it down, send it, and let somebody answer.',
    Jupiter: 'So choose the one large thing, and say no to two fine ones for its sake.',
    Venus:
      'So put something beautiful where you have to look at it every day, and tell the people you love precisely what you like in them.',
    Saturn: 'So go on building slowly, and set a day on which you only walk round and look at it.',
    Uranus: 'So build the way out into every commitment; then you can afford to make some.',
    Neptune: 'So give the dream a form, however small, that another person can see and touch.',
    Pluto: 'So go to the root, but of one matter at a time, and let the others be ordinary.',
  },
  heed: {
    Sun: 'And where pride speaks up, ask what it is afraid of.',
    Moon: 'And when a mood says that it will always be like this, let it sleep on it.',
    Mars: 'And when anger comes, give it a body and a quarter of an hour before you give it words.',
    Mercury: 'And where your head will not stop explaining, ask it for the short version.',
    Jupiter: 'And when everything seems possible, count the evenings it would take.',
    Venus: 'And where you find yourself being nice, check whether you meant yes.',
    Saturn: 'And when the inner examiner asks for your papers, tell him that you live here.',
    Uranus: 'And before you tear a thing off, wait three nights.',
    Neptune: 'And where it is too lovely to look at closely, look.',
    Pluto: 'And where you notice that you must win, leave the table for a while.',
  },
};
