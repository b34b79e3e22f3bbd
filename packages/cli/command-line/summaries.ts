/** Every command with one line on it, in the groups in which the help lists them. */
const sending = {
  quote: 'What uploads would cost, and how much of it is bought already',
  upload: 'Check and upload photos and tables',
  places: 'Places whose calendar is kept: list, upload, show a month, try months again',
  status: 'How far batches are',
  rejections: 'What was refused in a batch, why, and what would be right',
} as const;

const reading = {
  people: 'Find people by name, by state, or by when something changed',
  report: 'One report: what is there, or all of it as JSON, HTML or picture',
  book: 'A book to hand over: of one person, or of everybody in a batch',
  export: 'All reports of a batch, as NDJSON or CSV',
  verify: 'Compare bought charts and panchangs with our own engine',
  console: 'Open batches and reports in a browser of this machine',
} as const;

const deciding = {
  redrive: 'Work again on what ended partial or failed',
  cancel: 'Buy nothing more for a batch, a person, or those who wait for a reason, for good',
  seal: 'Say that nothing more will come to a batch',
  erase: 'Remove everything of one person, with a receipt',
  ban: 'People who were erased and are kept out: list, look, take them again',
  pause: 'Buy nothing more for a batch, for now',
  resume: 'Let a paused batch go on',
  release: 'Let a batch go on that its first subjects hold',
  ceiling: 'Set the most calls that a batch, or a customer in a month, may buy',
} as const;

const accounting = {
  unknown: 'Calls whose outcome is not known: they may have been bought',
  statement: 'Hold what the service says that it charged against the calls of a batch',
  account: 'What a month has cost, by operation and price, and whether the bill of the service fits it',
  customers: 'Customers, and what they have spent in this month against their budgets',
  credits: 'The wallet of a service that the stack runs itself: show it, put credits into it',
} as const;

const tending = {
  doctor: 'Check the stack: credentials, outputs, queues, gates, what is overdue',
  gate: 'Whether the service may be called; open a gate',
  credentials: 'Set the credential of the service, or show whether one is set',
  service: 'Whether the service answers, and takes the credential, before a batch is bought',
  drift: 'How the answers of the service have changed',
  webhooks: 'Addresses that are told of events: add, list, rotate, see what they were told, tell again',
} as const;

const settings = {
  use: 'Remember which stack is meant: local, or the name of one on AWS',
  outputs: 'Where everything of the stack is: addresses, buckets, the table',
  api: 'Ask an address of the reports API, signed with your credentials',
  completions: 'What a shell needs to complete commands and options: bash, zsh, fish',
} as const;

export const commandGroups = {
  'Send and follow': sending,
  Read: reading,
  Decide: deciding,
  'Account for the money': accounting,
  'Look after the stack': tending,
  'This command': settings,
} as const;

export const summaries = {
  ...sending,
  ...reading,
  ...deciding,
  ...accounting,
  ...tending,
  ...settings,
} as const;
export type CommandName = keyof typeof summaries;

/** Whether a word names a command. */
export function isCommandName(word: string | undefined): word is CommandName {
  return word !== undefined && Object.hasOwn(summaries, word);
}
