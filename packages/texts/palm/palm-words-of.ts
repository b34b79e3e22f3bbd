import type { PalmWords } from './palm-words.ts';
import type { PassageText, PassageWords } from './passages.ts';

type Passages<Texts extends PassageText> = { readonly [Text in Texts]: PassageWords<Text> };

interface Chapters {
  readonly alone: Pick<PalmWords, 'alone' | 'tooLittle'>;
  readonly bonds: Passages<'love' | 'marriage' | 'health'>;
  readonly gifts: Pick<PalmWords, 'gifts'>;
  readonly hand: Passages<'fingers'> & { readonly handType: PassageWords<'hand-type'> };
  readonly joined: Pick<PalmWords, 'joined'> & { readonly joinedPassages: PassageWords<'joined'> };
  readonly keys: Pick<PalmWords, 'keys'>;
  readonly lines: {
    readonly majorLines: PassageWords<'major-lines'>;
    readonly minorLines: PassageWords<'minor-lines'>;
  };
  /** `sourceLooks`: `looks` in another grammatical case, if the sources of an answer need it. */
  readonly looks: Pick<PalmWords, 'looks' | 'ruledOut'> & Partial<Pick<PalmWords, 'sourceLooks'>>;
  readonly measures: Pick<PalmWords, 'measures'>;
  readonly mounts: Passages<'mounts'>;
  readonly self: Passages<'personality' | 'challenges'>;
  readonly special: Pick<PalmWords, 'special'>;
  readonly summary: Passages<'summary'>;
  readonly work: Passages<'career' | 'money' | 'luck'>;
}

type Frame = Omit<
  PalmWords,
  | 'passages'
  | 'alone'
  | 'tooLittle'
  | 'gifts'
  | 'joined'
  | 'keys'
  | 'looks'
  | 'sourceLooks'
  | 'ruledOut'
  | 'measures'
  | 'special'
>;

export function palmWords(chapters: Chapters, frame: Frame): PalmWords {
  const { alone, bonds, hand, joined, lines, looks, mounts, self, summary, work } = chapters;
  return {
    ...frame,
    alone: alone.alone,
    tooLittle: alone.tooLittle,
    gifts: chapters.gifts.gifts,
    joined: joined.joined,
    keys: chapters.keys.keys,
    looks: looks.looks,
    sourceLooks: looks.sourceLooks ?? looks.looks,
    ruledOut: looks.ruledOut,
    measures: chapters.measures.measures,
    special: chapters.special.special,
    passages: {
      'hand-type': hand.handType,
      fingers: hand.fingers,
      'major-lines': lines.majorLines,
      mounts: mounts.mounts,
      'minor-lines': lines.minorLines,
      joined: joined.joinedPassages,
      summary: summary.summary,
      personality: self.personality,
      career: work.career,
      money: work.money,
      love: bonds.love,
      marriage: bonds.marriage,
      health: bonds.health,
      challenges: self.challenges,
      luck: work.luck,
    },
  };
}
