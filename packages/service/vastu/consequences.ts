/** Habits and mood of a household if a field suits its use, or not; never an illness, a gain or a loss. */
interface Consequences {
  readonly well: string;
  readonly ill: string;
}

/** By Devata code; the sentences are ours. */
export const consequences: Readonly<Record<string, Consequences>> = {
  'DEV-01': {
    well: 'The day in this house begins with a clear head.',
    ill: 'Good ideas begin here and are buried under things; mornings start late and crowded.',
  },
  'DEV-02': {
    well: 'What is begun here may take its time, and the household lets it.',
    ill: 'Impatience pulls up what was sown before it has roots.',
  },
  'DEV-03': {
    well: 'Effort is noticed in this house, and people cheer each other on.',
    ill: 'Work is done and nobody says so, until nobody likes to do it.',
  },
  'DEV-04': {
    well: 'Those who lead in this house are listened to, and can listen.',
    ill: 'The question of who decides comes up too often, and too late.',
  },
  'DEV-05': {
    well: 'The days have an order that carries everybody.',
    ill: 'Hours slip: meals, bedtimes and promises about both.',
  },
  'DEV-06': {
    well: 'A word given in this house is kept.',
    ill: 'Small excuses make themselves at home; say the true thing early.',
  },
  'DEV-07': {
    well: 'The grinding force has its own work to do and leaves people in peace.',
    ill: 'The field chafes: whoever stays here long comes away short-tempered.',
  },
  'DEV-08': {
    well: 'There is room to move, and things find their way out as they found it in.',
    ill: 'Little stays in its place here; keys and thoughts go missing.',
  },
  'DEV-09': {
    well: 'Warmth and drive go out from here into the whole house.',
    ill: 'Fire is checked where it should burn, or burns where it should not: fits of zeal, fits of temper.',
  },
  'DEV-10': {
    well: 'Whoever sets out from this house sets out fed and encouraged.',
    ill: 'Everybody looks after others first and eats standing.',
  },
  'DEV-11': {
    well: 'The house shows itself well and keeps the show in its place.',
    ill: 'More is said than meant here; agree on the plain version.',
  },
  'DEV-12': {
    well: 'The household lives within its bounds, and within them it is plentiful.',
    ill: 'Bounds blur: what is whose, and when enough is enough.',
  },
  'DEV-13': {
    well: 'Work ends when it ends, and rest is rest.',
    ill: 'Rules are felt here and rest is not; the day has no proper end.',
  },
  'DEV-14': {
    well: 'There is music in the house, or at least good humour.',
    ill: 'Pleasures are bought and forgotten; the best ones go unused.',
  },
  'DEV-15': {
    well: 'What is spent leaves the house, and nobody clings to it.',
    ill: 'The field wants to let go, and here it has to hold on: unfinished matters pile up.',
  },
  'DEV-16': {
    well: 'Curiosity has its corner, and its skill is used.',
    ill: 'Minds wander here; what needs an hour takes an afternoon.',
  },
  'DEV-17': {
    well: 'The house has weight and roots, and those who carry it sleep well.',
    ill: 'The foundation carries something light or passing; those who lead the family feel less firm than they are.',
  },
  'DEV-18': {
    well: 'The right people are let in, and the others kindly sent on.',
    ill: 'Anybody may walk in on you here, even at a bad time.',
  },
  'DEV-19': {
    well: 'What is learned in this house stays.',
    ill: 'Lessons and advice go in at one ear here.',
  },
  'DEV-20': {
    well: 'Wishes may be spoken in this house, and somebody helps with them.',
    ill: 'Wishes go unspoken and turn into reproaches.',
  },
  'DEV-21': {
    well: 'Order is kept without much ado, and what it brings is kept as well.',
    ill: 'Order costs more here than it should; small things go unaccounted.',
  },
  'DEV-22': {
    well: 'Depth has its place: whoever wants to concentrate can.',
    ill: 'Stubbornness feeds itself here; quarrels last beyond their reason.',
  },
  'DEV-23': {
    well: 'What should dry up dries up, damp and ill feeling included.',
    ill: 'The field drains: whoever stays here long loses good cheer.',
  },
  'DEV-24': {
    well: 'Bad habits find no place here.',
    ill: 'Habits that nobody chose settle in, and are hard to call by name.',
  },
  'DEV-25': {
    well: 'Air passes through, and tensions pass with it.',
    ill: 'Strain collects in this corner like dust, so it wants airing more than others.',
  },
  'DEV-26': {
    well: 'Strong wishes are in good keeping here.',
    ill: 'Comparisons creep in: who has more, who got it first.',
  },
  'DEV-27': {
    well: 'The household knows what it is for, and has the skill for it.',
    ill: 'The main thing waits behind many small ones.',
  },
  'DEV-28': {
    well: 'A little effort goes a long way here, and there is enough for guests.',
    ill: 'Much is done here for little; the field multiplies clutter as gladly as plenty.',
  },
  'DEV-29': {
    well: 'Heads stay cool in this house, even over large decisions.',
    ill: 'Decisions heat up before they are made.',
  },
  'DEV-30': {
    well: 'Good remedies are known here, and shared.',
    ill: 'People keep things from each other that they had better say.',
  },
  'DEV-31': {
    well: 'People feel held in this house, children and guests among them.',
    ill: 'Care is given here until it tires; somebody should ask the carer.',
  },
  'DEV-32': {
    well: 'The view is wide, and differences are allowed.',
    ill: 'What belongs together is looked at in parts.',
  },
  'DEV-33': {
    well: 'What comes into the house comes in fresh, and refreshes.',
    ill: 'The well of the house is troubled: tiredness is carried in and not washed off.',
  },
  'DEV-34': {
    well: 'Help goes where it is needed without being called twice.',
    ill: 'Relief is close, but does not arrive.',
  },
  'DEV-35': {
    well: 'Beginnings are easy here.',
    ill: 'The first step is the hard one in this house.',
  },
  'DEV-36': {
    well: 'What was begun is kept going until it is done.',
    ill: 'Zeal goes out halfway.',
  },
  'DEV-37': {
    well: 'The right tool and the right ally are at hand.',
    ill: 'Strength is wasted on the wrong method.',
  },
  'DEV-38': {
    well: 'What grows in this house grows to stay.',
    ill: 'Growth is hurried here and stands on thin roots.',
  },
  'DEV-39': {
    well: 'Feelings move, and what was stiff gives way.',
    ill: 'Feelings come here in gusts, and nobody shuts the window.',
  },
  'DEV-40': {
    well: 'Minds are steady here, and stop when they are tired.',
    ill: 'People go on beyond their strength here and call it duty.',
  },
  'DEV-41': {
    well: 'Friends of the house are friends indeed.',
    ill: 'Ties are taken for granted, and loosen.',
  },
  'DEV-42': {
    well: 'Changes are taken as they come, and people grow by them.',
    ill: 'Changes are put off until they come unasked.',
  },
  'DEV-43': {
    well: 'Things are done together here, and get done.',
    ill: 'People make agreements, and then each waits for the other.',
  },
  'DEV-44': {
    well: 'Plans take shape in this house and are carried through.',
    ill: 'Plans stay plans; somebody has to carry them.',
  },
  'DEV-45': {
    well: 'The middle is open, and the house breathes around it.',
    ill: 'The middle bears a load, and everybody has to go round it.',
  },
};
