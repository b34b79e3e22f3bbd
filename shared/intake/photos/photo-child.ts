import { answerParent } from '../../untrusted/answer-parent.ts';
import type { PhotoTask } from './darkroom.ts';
import { preparePhoto } from './photo.ts';

answerParent(({ bytes, limits }: PhotoTask) => preparePhoto(bytes, limits));
