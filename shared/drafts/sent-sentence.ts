import { count, counted } from '../figures.ts';

interface SentFiles {
  readonly sent: number;
  readonly there: number;
  readonly notSent: number;
}

export function sentSentence({ sent, there, notSent }: SentFiles): string {
  const all = sent + there + notSent;
  const parts = [
    ...(sent > 0 ? [`${count(sent)} sent`] : []),
    ...(there > 0 ? [`${count(there)} there already`] : []),
    ...(notSent > 0 ? [`${count(notSent)} not sent`] : []),
  ];
  return `${counted(all, 'file')}: ${parts.length === 0 ? 'nothing to send' : parts.join(', ')}`;
}

interface ReadRows {
  readonly accepted: number;
  readonly refused: number;
  readonly leftOut: number;
}

export function checkedRowsSentence({ accepted, refused, leftOut }: ReadRows): string {
  const parts = [
    `${count(accepted)} can be accepted`,
    ...(refused > 0 ? [`${count(refused)} refused`] : []),
    ...(leftOut > 0 ? [`${count(leftOut)} left out`] : []),
  ];
  return `${counted(accepted + refused + leftOut, 'row or file', 'rows and files')}: ${parts.join(', ')}`;
}
