import { palmWords } from '../../palm/palm-words-of.ts';
import { list } from '../lists.ts';
import * as alone from './alone.ts';
import * as bonds from './bonds.ts';
import * as gifts from './gifts.ts';
import * as hand from './hand.ts';
import * as joined from './joined.ts';
import * as keys from './keys.ts';
import * as lines from './lines.ts';
import * as looks from './looks.ts';
import * as measures from './measures.ts';
import * as mounts from './mounts.ts';
import * as self from './self.ts';
import * as special from './special.ts';
import * as summary from './summary.ts';
import * as work from './work.ts';

/** The reading in English. */
export const english = palmWords(
  { alone, bonds, gifts, hand, joined, keys, lines, looks, measures, mounts, self, special, summary, work },
  {
    titles: {
      'hand-type': 'Hand type',
      fingers: 'Fingers',
      'major-lines': 'Major lines',
      mounts: 'Mounts',
      'special-features': 'Special features',
      'minor-lines': 'Minor lines',
      summary: 'Summary',
      personality: 'Personality',
      career: 'Career',
      money: 'Money and finance',
      love: 'Love',
      marriage: 'Marriage',
      health: 'Health',
      challenges: 'Life challenges',
      luck: 'Luck and fortune',
    },
    limits: {
      'hand-type':
        'Four types are a coarse net: they rest on two ratios measured in one photo, and perspective changes both by several per cent.',
      fingers:
        'Finger ratios change by some hundredths with the angle of the camera; nails, joints and flexibility are not seen, and gaps between the fingers are a matter of the pose.',
      'major-lines':
        'Length and curve depend on the angle of the camera. Gaps may be a matter of light; they mean nothing medical, and a life line has nothing to do with the length of a life.',
      mounts:
        'The height of a mount cannot be seen in a photo. What is said is derived from the fingers above it or the lines beside it; the mounts of Mars have no such sign and are left out.',
      'special-features':
        'Small signs such as crosses and stars cannot be told from chance furrows in a photo.',
      'minor-lines':
        'Light from the side shows more fine lines than light from the front; marriage and children lines lie on the edge of the hand and are not visible.',
      summary:
        'A reading of proportions and lines in one photo; what a person makes of them no hand shows, and another photo may show a line more or less.',
      personality:
        'A photo of one hand shows proportions and lines; it does not show what a person makes of them.',
      career: 'No photo shows a profession, a promotion or a date.',
      money: 'No photo shows income, debts or gains; nothing here is financial advice.',
      love: 'No photo shows another person, a meeting or a parting.',
      marriage:
        'The marriage and children lines of the books lie on the edge of the hand and are not visible in a photo of the palm; nothing is said about them, nor about dates.',
      health:
        'Palmistry knows nothing of illness: the health sentences speak of energy and habit only. With a complaint, see a doctor.',
      challenges: 'A photo shows no events, neither past nor coming ones.',
      luck: 'No photo shows chance; numbers, dates and wins are not predicted.',
    },
    basis: 'traditional interpretation (rule-based)',
    disclaimer:
      'A traditional interpretation for entertainment, put together by rules from what the photo shows. It is no advice on health, money or law, and predicts nothing.',
    list,
    sources: {
      personality: (seen) => `It is written in ${seen}.`,
      career: (seen) => `What points there: ${seen}.`,
      money: (seen, count) => `The ${count === 1 ? 'sign' : 'signs'} of it: ${seen}.`,
      love: (seen) => `Your palm tells it by ${seen}.`,
      marriage: (seen, count) => `Behind it ${count === 1 ? 'stands' : 'stand'} ${seen}.`,
      health: (seen) => `Read from ${seen}.`,
      challenges: (seen) => `This comes from ${seen}.`,
      luck: (seen) => `One finds it in ${seen}.`,
    },
    handType: {
      seen: {
        earth: 'One sees it in the palm, which is broad, and in fingers that are short for it.',
        air: 'One sees it in the palm, which is broad, and in fingers that are long for it.',
        fire: 'One sees it in the palm, which is long, and in fingers that are short for it.',
        water: 'One sees it in the palm, which is long, and in fingers that match it in length.',
      },
      between: {
        broadPalm:
          'Earth or air: between these two your hand stands in this photo. Facts carry weight with you, and so does plain sense; whether the work or the thought comes first is left open.',
        longPalm:
          'Fire or water: between these two your hand stands in this photo. Feeling wakes early in you and wants to go somewhere; whether it goes into doing or into dreaming is left open.',
        shortFingers:
          'Earth or fire: between these two your hand stands in this photo. You take a matter whole and would rather begin than weigh every detail; whether you then stay with it or move on is left open.',
        longFingers:
          'Air or water: between these two your hand stands in this photo. You take your time over particulars and look at a thing from more than one side; whether the head or the heart does the looking is left open.',
      },
      mixed:
        'In this photo yours is what the books call a mixed hand: none of the four types stands out. That is the hand of versatile people, at home in more than one kind of work and company, and now and then slow to choose among them.',
      openSeen: {
        broadPalm: 'One sees it in the palm, which is plainly broad.',
        longPalm: 'One sees it in the palm, which is plainly long.',
        shortFingers: 'One sees it in the fingers, which are plainly short for the palm.',
        longFingers: 'One sees it in the fingers, which are plainly long for the palm.',
        neither:
          'Palm and fingers both lie so near the middle of what hands show that a second photo might say otherwise.',
      },
      unmeasured: (fingers) =>
        fingers.length > 0
          ? `Left out, since the photo does not show it whole and straight: ${list(fingers)}. A photo with the whole hand in the frame would decide more.`
          : 'The fingers cannot be measured as they are held here; a photo of the flat, open hand would decide more.',
      leaning:
        'The hand leans from the camera, which shortens palm and fingers; a photo taken straight from above would decide more.',
    },
    fingers: {
      names: {
        thumb: 'the thumb',
        index: 'the index finger',
        middle: 'the middle finger',
        ring: 'the ring finger',
        little: 'the little finger',
      },
      seen: {
        index: {
          longer: 'the index finger overtops the ring finger',
          equal: 'index and ring finger are equally long',
          shorter: 'the ring finger overtops the index finger',
        },
        little: {
          long: 'the little finger is long beside the ring finger',
          mean: 'the little finger has its usual length',
          short: 'the little finger is short beside the ring finger',
        },
        thumb: {
          wide: 'the thumb stands wide',
        },
      },
      seenIn: (clauses) => `What shows it: ${clauses}.`,
      cut: (names) => `Left out, because the edge of the photo cuts it off or nearly so: ${names}.`,
      unseen: (names) => `Left out, because the photo does not show it straight and to its tip: ${names}.`,
      restOpen: 'What else your fingers could say is too close to call in this photo.',
    },
    lines: {
      missing: {
        heart: 'No heart line could be made out in this photo.',
        head: 'No head line of its own could be made out.',
        life: 'No life line could be made out, which says something about the light and nothing about you.',
        fate: '',
      },
      faint: (names) => `More faint than clear in this photo: ${names}.`,
      paused:
        'Your heart line pauses once for a short way: a time of taking stock in affection, with no word about how it ends.',
      names: { heart: 'heart line', head: 'head line', life: 'life line', fate: 'fate line' },
    },
    mounts: {
      opening:
        'The mounts are the cushions of the palm, and a photo has no relief: they are not measured, and what follows is taken from the fingers above and the lines beside them.',
      headings: {
        jupiter: 'Jupiter, for ambition and honour',
        saturn: 'Saturn, for seriousness and prudence',
        apollo: 'Apollo, for art, joy and success',
        mercury: 'Mercury, for talk, trade and wit',
        luna: 'The Moon, for imagination and travel',
        venus: 'Venus, for warmth and the love of beauty',
      },
      places: {
        jupiter: 'under the index finger',
        saturn: 'under the middle finger',
        apollo: 'under the ring finger',
        mercury: 'under the little finger',
        luna: 'at the outer base of the palm',
        venus: 'at the ball of the thumb',
      },
      stands: {
        jupiter: 'ambition and honour',
        saturn: 'seriousness and prudence',
        apollo: 'art, joy and success',
        mercury: 'talk, trade and wit',
        luna: 'imagination and travel',
        venus: 'warmth, vitality and love of beauty',
      },
      told: (heading, says) => `${heading}: ${says}`,
      silent: (headings) => `Nothing in this photo can speak for these: ${headings.join('; ')}.`,
    },
    minorLines: {
      unnamed:
        'Single minor lines, such as those of the Sun, of Mercury or of intuition, are not identified.',
      soft: 'The photo is a little soft, so finer lines than these may be there.',
    },
    summary: {
      seen: (side, clear, count) =>
        `All this was seen in the palm of your ${side} hand, where ${clear} ${count === 1 ? 'is' : 'are'} clearly marked.`,
      whoOpen:
        'Who you are this photo leaves open: what would say it lies too near a border to be told from one picture.',
      pullOpen: 'What may pull against it does not stand clearly enough in this photo to be named.',
      onlyFaint: (side) =>
        `All this was seen in the palm of your ${side} hand, whose lines are no more than faint in the photo.`,
    },
  },
);
