import type { CoreTexts } from '../../natal-reading/texts.ts';

/** What an aspect to Sun, Moon or Ascendant does in a life as a whole, in one sentence; after Leo, How to Judge a Nativity. */
export const core: CoreTexts = {
  'Sun-Moon': {
    conjunction: 'Sun and Moon stand together, and so your strength is single-mindedness.',
    soft: 'Sun and Moon support each other, which is the quiet luck of this chart: you do not have to fight yourself in order to move.',
    hard: 'Against this stands the oldest quarrel in the chart, Sun against Moon: your aims and your needs keep different hours.',
  },
  'Sun-Mars': {
    conjunction: 'Mars beside your Sun lends all of it drive, and a temper that does not ask leave.',
    soft: 'You can count on Mars, who backs your Sun: courage is there when the moment comes.',
    hard: 'What pulls against it is Mars at odds with your Sun, a readiness to fight that spends strength you had meant for something else.',
  },
  'Sun-Mercury': {
    conjunction:
      'Mercury close to your Sun puts a pen in its hand, and you become clear by putting things into words.',
  },
  'Sun-Jupiter': {
    conjunction: 'Jupiter at the side of your Sun keeps widening the frame.',
    soft: 'Jupiter looks kindly on your Sun, and trust in a good outcome carries you over stretches where others turn back.',
    hard: 'What pulls against it is Jupiter in tension with your Sun: you are promised more than any one day can keep.',
  },
  'Sun-Venus': {
    conjunction:
      'Venus close to your Sun rounds off the corners, and you would sooner win people than defeat them.',
  },
  'Sun-Saturn': {
    conjunction:
      'Saturn at the side of your Sun adds weight to whatever you undertake, and early in life it was too much.',
    soft: 'Saturn gives your Sun a steady hand, and time works for you.',
    hard: 'What pulls against it is Saturn, who meets your Sun with a frown: before each step an inner examiner asks for your papers.',
  },
  'Sun-Uranus': {
    conjunction:
      'Uranus beside your Sun sees to it that nothing you do comes out quite as it was meant to be done.',
    soft: 'Uranus lends your Sun fresh air, and you are free without having to slam doors.',
    hard: 'What pulls against it is Uranus across the path of your Sun: when things hold still, you shake them.',
  },
  'Sun-Neptune': {
    conjunction: 'Neptune beside your Sun softens every line, and what you seek has no fixed address.',
    soft: 'Neptune lends your Sun imagination, and what you do for its own sake succeeds best.',
    hard: 'What pulls against it is Neptune, veiling your Sun: the wish and the fact change clothes when you are not looking.',
  },
  'Sun-Pluto': {
    conjunction: 'Pluto beside your Sun makes it all or nothing.',
    soft: 'Pluto stands behind your Sun like a deep engine, and in a crisis you gain.',
    hard: 'What pulls against it is Pluto in a contest with your Sun, a guardedness about power, your own and that of others.',
  },
  'Sun-Ascendant': {
    conjunction: 'Your Sun stands on the horizon, so what you are and how you appear are one thing.',
    soft: 'Your Sun and your Ascendant agree, so people recognise in your manner what you are after.',
    hard: 'What pulls against it is a gap between your Sun and your Ascendant: people answer your manner and miss your meaning.',
  },
  'Moon-Mars': {
    conjunction: 'Mars beside your Moon heats the feelings and makes you brave for others.',
    soft: 'Moon and Mars are on good terms, and a mood turns into a deed before it can go sour.',
    hard: 'What pulls against it is Mars at odds with your Moon: hurt turns into heat, at home above all.',
  },
  'Moon-Mercury': {
    conjunction: 'Mercury beside your Moon gives your moods a voice.',
    soft: 'Moon and Mercury understand each other, and you find the word before the feeling has grown too large.',
    hard: 'What pulls against it is Mercury in dispute with your Moon, the head explaining what the heart had only wanted to say.',
  },
  'Moon-Jupiter': {
    conjunction: 'Jupiter beside your Moon makes the heart roomy.',
    soft: 'Jupiter cherishes your Moon: you were given a store of trust, and it refills.',
    hard: 'What pulls against it is Jupiter swelling your Moon, so that feelings and gifts come out a size too large.',
  },
  'Moon-Venus': {
    conjunction: 'Venus beside your Moon makes you tender, and gives you a horror of the coarse.',
    soft: 'Moon and Venus get on, and affection is simple for you, which is rarer than it looks.',
    hard: 'What pulls against it is Venus at odds with your Moon: you please first, and learn afterwards what you would have needed.',
  },
  'Moon-Saturn': {
    conjunction: 'Saturn beside your Moon has put the feelings in good order and under lock.',
    soft: 'Saturn steadies your Moon, and your feelings bear weight.',
    hard: 'What pulls against it is Saturn, who shuts the door on your Moon: you would sooner go without than ask.',
  },
  'Moon-Uranus': {
    conjunction: 'Uranus beside your Moon keeps the feelings on their toes.',
    soft: 'Uranus leaves your Moon room, and change does not frighten you.',
    hard: 'What pulls against it is Uranus startling your Moon: closeness is wanted and, once it is there, escaped from.',
  },
  'Moon-Neptune': {
    conjunction: 'Neptune beside your Moon lets everything in.',
    soft: 'Neptune and your Moon share a language of images, and from it comes your gift of sympathy.',
    hard: 'What pulls against it is Neptune clouding your Moon, so that you carry sorrows which do not belong to you.',
  },
  'Moon-Pluto': {
    conjunction: 'Pluto beside your Moon makes every feeling a deep one.',
    soft: 'Pluto gives your Moon depth without drowning it, and you come through losses larger than before.',
    hard: 'What pulls against it is Pluto pressing on your Moon: when you are hurt, an old fear speaks in your name.',
  },
  'Moon-Ascendant': {
    conjunction: 'Your Moon stands on the horizon, and every mood shows.',
    soft: 'Moon and Ascendant agree, and strangers feel at home with you.',
    hard: 'What pulls against it is the distance between your Moon and the face you show: few guess how you are.',
  },
  'Mars-Ascendant': {
    conjunction: 'Mars on the horizon goes in ahead of you.',
    soft: 'Mars helps your Ascendant along, and you go up to things without fuss.',
    hard: 'What pulls against it is Mars against your Ascendant, contests that seem to come from outside and begin in the same way each time.',
  },
  'Mercury-Ascendant': {
    conjunction: 'Mercury on the horizon makes you quick and curious at sight.',
    soft: 'Mercury serves your Ascendant well, and you find the common subject within a minute.',
    hard: 'What pulls against it is Mercury across from your Ascendant: while you meet people, you are already commenting.',
  },
  'Jupiter-Ascendant': {
    conjunction: 'Jupiter on the horizon makes you larger at first sight.',
    soft: 'Jupiter is kind to your Ascendant, and doors stay open a moment longer.',
    hard: 'What pulls against it is Jupiter pulling at your Ascendant: your first smile promises more than your week has room for.',
  },
  'Venus-Ascendant': {
    conjunction: 'Venus on the horizon pleases before you have spoken.',
    soft: 'Venus graces your Ascendant, and you put others at their ease.',
    hard: 'What pulls against it is Venus opposite the face you show: you see so well what would please that you forget to ask yourself.',
  },
  'Saturn-Ascendant': {
    conjunction: 'Saturn on the horizon makes you careful at the threshold.',
    soft: 'Saturn steadies your Ascendant, and people calm down when you take over.',
    hard: 'What pulls against it is Saturn weighing on your Ascendant: a first meeting feels like an examination.',
  },
  'Uranus-Ascendant': {
    conjunction: 'Uranus on the horizon makes you unlike anyone.',
    soft: 'Uranus freshens your Ascendant, and your difference is enjoyed.',
    hard: 'What pulls against it is Uranus at odds with your Ascendant: you leave, or are left, a moment before arriving.',
  },
  'Neptune-Ascendant': {
    conjunction: 'Neptune on the horizon lets people see in you what they are looking for.',
    soft: 'Neptune softens your Ascendant, and the shy come to you.',
    hard: 'What pulls against it is Neptune misting your Ascendant: you and others take each other for a dream.',
  },
  'Pluto-Ascendant': {
    conjunction: 'Pluto on the horizon makes itself felt before you speak.',
    soft: 'Pluto gives your Ascendant weight, and at the decisive moment you are there.',
    hard: 'What pulls against it is Pluto facing your Ascendant: you stand guard before anybody has come.',
  },
};
