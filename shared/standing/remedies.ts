import type { RemedyCode } from './causes.ts';

export interface RemedyFor {
  readonly batch?: string | undefined;
  readonly gates?: readonly string[] | undefined;
}

interface Remedy {
  readonly button: string;
  readonly says: string;
  readonly commands?: (about: RemedyFor) => readonly (readonly string[])[];
}

/** Without a gate's name, the command opens all gates. */
const openGates = ({ gates = [] }: RemedyFor): readonly (readonly string[])[] => [
  ['gate', 'open', ...(gates.length === 1 ? gates : [])],
];

export const remedies: Readonly<Record<RemedyCode, Remedy>> = {
  'set-credential': {
    button: 'Set the credential',
    says: 'Set the credential of the service. Work then starts automatically.',
    commands: () => [['credentials', 'set']],
  },
  'mend-secret': {
    button: 'Fix the secret',
    says: 'Check that the secret exists, may be read and holds a credential, or set the credential again. Work then starts automatically.',
    commands: () => [['credentials', 'set']],
  },
  'check-plan': {
    button: 'Check the plan',
    says: 'Check at the service which endpoints the plan includes, then open the gate. Until then one call is tried from time to time.',
    commands: openGates,
  },
  'add-credit': {
    button: 'Add credit',
    says: 'Add credit at the service, then open the gate. Until then one call is tried from time to time, so work may also resume automatically.',
    commands: openGates,
  },
  'mend-store': {
    button: 'Check the store',
    says: 'Find out why the store bucket or the table refuses writes. Work resumes automatically when they accept them.',
    commands: () => [['doctor']],
  },
  wait: {
    button: 'See the details',
    says: 'Nothing needs to be done. The pipeline retries automatically.',
  },
  resume: {
    button: 'Resume',
    says: 'It continues when somebody resumes it.',
    commands: ({ batch = 'BATCH' }) => [['resume', batch]],
  },
  release: {
    button: 'Check the answers',
    says: 'Check the answers. If they are correct, release the batch.',
    commands: ({ batch = 'BATCH' }) => [['release', batch]],
  },
  'raise-batch': {
    button: 'Raise the ceiling',
    says: 'It continues when somebody raises the ceiling.',
    commands: ({ batch = 'BATCH' }) => [['ceiling', batch]],
  },
  'raise-customer': {
    button: 'Raise the budget',
    says: 'It continues next month, or when somebody raises the budget.',
    commands: () => [['customers']],
  },
  'raise-month': {
    button: 'Raise the ceiling',
    says: 'It continues next month, or when the setting monthlyCeiling is raised.',
  },
  'give-price': {
    button: 'Add the price',
    says: 'A ceiling in money needs a price for every call: add the missing price to the profile of the service, or remove the ceiling.',
  },
  doctor: {
    button: 'See the details',
    says: 'Items that the reconciler should process each minute have waited for several minutes.',
    commands: () => [['doctor']],
  },
};
