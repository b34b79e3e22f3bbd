import type { PairTexts } from '../../aspects-report/texts.ts';

/** What Mars means with every point after it; after Leo, The Art of Synthesis, and Lilly, Christian Astrology. */
export const mars: PairTexts<'Mars'> = {
  'Mars-Mercury': {
    conjunction:
      'Your words have an edge and your thinking has a tempo. You see the flaw in an argument while it is still being made, and you are well employed wherever speed and precision are wanted; a letter written in heat should lie overnight.',
    soft: 'You decide well at speed. Head and hand work together, you can explain a thing while you are doing it, and in a dispute you hit the point and leave the person alone.',
    hard: 'You interrupt, you correct, you are often right and seldom thanked. A good opponent is a blessing for you, someone who enjoys the fencing; with the others, ask one question more before you strike.',
  },
  'Mars-Jupiter': {
    conjunction:
      'You go at large things with appetite, and you take others along because you seem to be enjoying yourself. Restraint has to come from outside: a deadline, a partner, a number written on the wall.',
    soft: 'You know when to dare. Effort and luck seem to find each other with you, chiefly because you begin before everything is certain and stop before you are worn out.',
    hard: 'You start five things with the strength for three. It is fun until the bill arrives; the sport is to finish one of them well before the next idea is allowed through the door.',
  },
  'Mars-Venus': {
    conjunction:
      'Wanting and liking are not separate for you. You go towards what attracts you, you have warmth and you show it, and dullness in love is the one thing you find hard to excuse.',
    soft: 'You can pursue without pressing and yield without losing face. Courtship, craft, dance, anything with give and take in it comes to you by nature.',
    hard: 'You pick a quarrel with the person you most want near. It is a way of asking whether they will stay; once you notice the question behind it you can put it in a voice that does not frighten them.',
  },
  'Mars-Saturn': {
    conjunction:
      'You have the strength of someone carrying a load uphill: slow to start, not easily stopped. Anger waits in you until it has set like concrete, so let it out while it is still wet.',
    soft: 'You work without fuss and waste nothing. You can do the same exercise a thousand times, and you are at your best when a task is hard, long and useful.',
    hard: 'One foot is on the brake while the other is on the gas, and you come home tired from standing still. Ask whose rule it is that holds you; some of the policemen in your head have been retired for years.',
  },
  'Mars-Uranus': {
    conjunction:
      'You act by lightning. Where others are still looking for the form you have already done it another way, and your strokes of daring are remembered; keep the sudden moves for matters where nobody else is standing in the line.',
    soft: 'You solve things in a manner nobody taught you. Tools, machines, short notice and new ground suit you, and independence does not make you inconsiderate.',
    hard: 'Delay drives you to cut what could have been untied. You put up with a situation for years and then end it in an afternoon; short honest protests along the way would cost you less.',
  },
  'Mars-Neptune': {
    conjunction:
      'You act on what you imagine. You can fight for a cause, move to music, work for people who have no voice; against a plain opponent you grow tired, because you cannot see what you are hitting.',
    soft: 'Your strength is supple. You go round an obstacle as water does, you inspire more than you order, and a thing done for its own sake never exhausts you.',
    hard: 'Instead of saying no you forget, you drift, you arrive late. The anger is there, only under water. A straightforward refusal feels brutal to you for about a minute and then sets free a whole day.',
  },
  'Mars-Pluto': {
    conjunction:
      'You have reserves that show themselves only when it is serious. You do not give up, you do not forget, and you have to choose your aims with care because you will reach some of them.',
    soft: 'You can go on when others stop, and you do it without noise. Tasks that need nerve and thoroughness, a rescue, a renovation, a long investigation, find in you the right person.',
    hard: 'Every disagreement threatens to become the last battle. You met force early and swore not to be beaten again; the strongest thing you can do now is to leave a small fight unfought.',
  },
  'Mars-Ascendant': {
    conjunction:
      'You enter with speed. People take you for braver, younger or crosser than you feel, and they move aside; a smile beforehand spares you half of the contests.',
    soft: 'You go straight up to people and things, and it is taken well. Your energy is visible and clean, and you rarely need to raise your voice.',
    hard: 'You meet your own fight in other people: they provoke, you only defend yourself. Look at how often it begins in the same way, and you hold the handle of it.',
  },
  'Mars-Midheaven': {
    conjunction:
      'You want to win at your work, and you would rather lead a small troop than serve in a large one. A calling with risk, tools or rivals keeps you honest; without one you fight your superiors instead.',
    soft: 'Ambition sits well on you. You take the initiative without stepping on others, and your effort is noticed by the right people at the right time.',
    hard: 'Bosses and you are an old story, and the heat of it is carried home. What you are really after is a field of your own; the day you have one, the quarrel loses its fuel.',
  },
};
