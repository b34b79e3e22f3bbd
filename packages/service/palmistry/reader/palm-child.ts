import { answerParent } from '@palmleaf/shared/untrusted/answer-parent';
import { readerInProcess } from './palm-reader.ts';
import { type ReaderAnswer, refusalAnswer } from './reader-answer.ts';

const [, , modelDirectory = '.'] = process.argv;
const read = readerInProcess(modelDirectory);

answerParent(
  (bytes: Uint8Array): Promise<ReaderAnswer> =>
    read(bytes).then((palm) => ({ kind: 'read', ...palm }), refusalAnswer),
);
