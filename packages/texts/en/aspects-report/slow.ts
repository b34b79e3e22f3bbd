import type { PairTexts } from '../../aspects-report/texts.ts';

/**
 * What Saturn and the planets beyond him mean with every point after them; Saturn after Leo, Saturn the Reaper, Uranus and Neptune
 * after Leo, The Art of Synthesis. For Pluto, found in 1930, no old book speaks: the practice since then, in our own words.
 */
export const slow: PairTexts<'Saturn' | 'Uranus' | 'Neptune' | 'Pluto' | 'Ascendant'> = {
  'Saturn-Uranus': {
    conjunction:
      'The builder and the breaker share one bench in you, as in everyone of your age. In your life it becomes personal where you set up something solid by new rules, and defend it against both camps.',
    soft: 'You can renew an old order without insulting it. Your age group learned to repair while the machine was running, and you do it with a steady hand.',
    hard: 'Rule and revolt take turns: you obey for a long while, and then you do not. Change one clause of the contract every year, and you will not need to burn it.',
  },
  'Saturn-Neptune': {
    conjunction:
      'You want the dream to have walls and a roof. With your generation you saw an ideal end and another begin to be built, and you are suspicious of visions that come without a plan.',
    soft: 'You can serve what nobody sees yet, quietly and for years. The practical and the hopeful are on speaking terms in you, and so your hopes have an address.',
    hard: 'You grow tired when the world is slower than the vision, and then you trust neither. A small piece of the dream, made real by hand, does more for you than a large one that is right.',
  },
  'Saturn-Pluto': {
    conjunction:
      'You were born into a hard season of the world, and you know in your bones that things can end. It makes you thorough. It also makes you brace yourself on days when nothing is coming.',
    soft: 'You have stamina of the kind that digs. Long reforms, long recoveries, long projects are in good hands with you, and you do not need applause on the way.',
    hard: 'You expect resistance and stand with your feet apart. Power that will not answer for itself is your old enemy, and you should see to it that your own does.',
  },
  'Saturn-Ascendant': {
    conjunction:
      'You come across as older, cooler or more careful than you are. Strangers trust you with responsibility at first sight and with jokes only after a year; the years are kind to this face.',
    soft: 'You have a natural authority that needs no volume. Your word holds, your manner is plain, and people calm down when you take over.',
    hard: 'You go to a first meeting as if to an examination, and the others think that you are the examiner. Serious partners teach you that one may lean.',
  },
  'Saturn-Midheaven': {
    conjunction:
      'You climb on foot, and you arrive. Office and duty come to you early; the height is yours by right once you no longer believe that only exhaustion entitles you to it.',
    soft: 'You are trusted with what must not go wrong. Your career resembles a stone wall more than a firework, and each course of it bears the next.',
    hard: 'You carry the whole roof and think that nobody else could. Old loyalties weigh on your steps; put down the one that nobody has asked you about for years.',
  },
  'Uranus-Neptune': {
    conjunction:
      'You belong to an age group in which the wires and the dreams were joined anew. It touches you personally where you give an unusual idea a form that others can feel.',
    soft: 'Your generation found it natural that the new should also be kind. You sense early what is in the air, and you need not believe all of it.',
    hard: 'Between the clear break and the beautiful haze you hesitate with your whole age group. Where you have to act, take the next practical question and answer that.',
  },
  'Uranus-Pluto': {
    conjunction:
      'You come from years of upheaval and you carry the seed of it. The question of your generation, what has to go, becomes yours wherever you are the first to say it.',
    soft: 'Radical change does not frighten your age group, and it suits you. You know how to take a thing apart so that something better can be made of the pieces.',
    hard: 'What is old and dead makes you impatient beyond measure. You tear down quickly, quicker than you build; let the new beam be lying ready first.',
  },
  'Neptune-Pluto': {
    conjunction:
      'You were born at the meeting of two very slow tides, one of those from which whole ages are counted. What you dream and what you dread have one root, and you look for it.',
    soft: 'You share this quiet current with almost everyone of your time: a sense that what is lost is not gone. In you it becomes a patience with deep processes.',
    hard: 'The longing for purity and the knowledge of the depths chafe against each other in your whole age group. You yourself need a place where both may be said.',
  },
  'Uranus-Ascendant': {
    conjunction:
      'Nobody confuses you with anyone. You startle, refresh, contradict; you were the odd one in some class or street, and later that turned out to be the point.',
    soft: 'You are different in a way that people enjoy. You bring a draught of air with you, and you let others be odd in their turn.',
    hard: 'You leave a moment before you have quite arrived, or you meet people who do. A bond that can take surprises is possible for you; it needs to be told beforehand that they will come.',
  },
  'Uranus-Midheaven': {
    conjunction:
      'Your path has sharp bends in it, and they are the best stretches. You need a field in which nobody has yet written the handbook, and superiors who ask for results only.',
    soft: 'New methods bring you forward. You are called in when the usual way has failed, and because you deliver, you may come and go as you like.',
    hard: 'As soon as the role fits, it pinches. You have given notice in anger at least once in thought; build the exit into the job, and you can stay.',
  },
  'Neptune-Ascendant': {
    conjunction:
      'People see in you what they are looking for. You are hard to photograph, in a manner of speaking; a clear sentence about who you are and what you will not do spares you many a role.',
    soft: 'Something gentle goes before you. You feel your way into a room, and the shy and the wounded come to you of their own accord.',
    hard: 'You find partners who need saving, or who shimmer. You see them better than they are, and they see in you a promise that you never made; say early what is simply so.',
  },
  'Neptune-Midheaven': {
    conjunction:
      'Your calling has to do with what cannot be measured: image, sound, care, faith, the sea. Titles slip off you, and you follow a longing more faithfully than a plan.',
    soft: 'Imagination finds its way into your work. You are believed because you do not seem to want anything, and your best ideas come sideways.',
    hard: 'The goal changes its shape as you come nearer. Have someone set down with you in plain figures what you do, for whom and until when.',
  },
  'Pluto-Ascendant': {
    conjunction:
      'You are noticed even when you say nothing. People feel looked through, some are drawn and some keep off, and you yourself have shed more than one skin.',
    soft: 'You have presence. You see what drives people, you keep it to yourself, and at the decisive moment you are there.',
    hard: 'You meet the powerful and the jealous, and ask yourself why. Part of the answer is that you stand guard before anyone has come; open the gate once by daylight.',
  },
  'Pluto-Midheaven': {
    conjunction:
      'You do not take a post, you change it. Influence falls to you, and with it adversaries; your work goes to the root of something, or you leave it.',
    soft: 'You can turn a failing thing around. Those who decide take you seriously, and you seem to know where the files are kept.',
    hard: 'You come up against power at work, again and again, until you ask how you use your own. Where you have come from is stronger than you like to admit, and it is also your fuel.',
  },
  'Ascendant-Midheaven': {
    conjunction:
      'The way you walk in and the place you are going to are nearly one. You have little distance between person and role, and you are believed because of it.',
    soft: 'Your manner suits your aims. People can picture you in the position before you have it, and the step from the one to the other is short.',
    hard: 'How you come across and what you are after ask for different clothes. You translate between them daily, and you have grown skilled at it.',
  },
};
