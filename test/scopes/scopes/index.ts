import type { Scope } from '../world/scope.ts';
import { batchCancellation, cancellation } from './cancellations.ts';
import { deadBlock, littleRoom, roomComes } from './ceilings.ts';
import { batchErasure, erasure, sweepUnderWave } from './erasures.ts';
import { anotherCredential, aProbe, walletEmpties } from './gates.ts';
import { photoAndRow, photoOfAnotherName } from './intakes.ts';
import {
  aWorkerWakes,
  deadLetter,
  inputsMove,
  oneJobTwice,
  redrive,
  takeover,
  twoReconcilers,
  wakesLate,
} from './one-subject.ts';
import { publishing } from './publishings.ts';
import { boughtForAnother, sharedInputs, sharedInputsLate } from './shared-inputs.ts';

export const scopes: readonly Scope[] = [
  oneJobTwice,
  aWorkerWakes,
  wakesLate,
  takeover,
  twoReconcilers,
  inputsMove,
  deadLetter,
  redrive,
  sharedInputs,
  sharedInputsLate,
  boughtForAnother,
  littleRoom,
  roomComes,
  deadBlock,
  walletEmpties,
  aProbe,
  anotherCredential,
  erasure,
  sweepUnderWave,
  batchErasure,
  cancellation,
  batchCancellation,
  photoAndRow,
  photoOfAnotherName,
  publishing,
];
