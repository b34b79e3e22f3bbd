/** Every command with one line on it, in the order in which the help lists them: as a batch's life goes. */
export const summaries = {
  quote: 'What uploads would cost, and how much of it is bought already',
  upload: 'Check and upload photos and tables',
  status: 'How far batches are',
  people: 'Find people by name, by state, or by when something changed',
  report: 'One report: what is there, or all of it as JSON, HTML or picture',
  book: 'A book to hand over: of one person, or of everybody in a batch',
  export: 'All reports of a batch, as NDJSON or CSV',
  verify: 'Compare bought charts and panchangs with our own engine',
  rejections: 'What was refused in a batch, why, and what would be right',
  unknown: 'Calls whose outcome is not known: they may have been bought',
  statement: 'Hold what the service says that it charged against the calls of a batch',
  account: 'What a month has cost, by operation and price, and whether the bill of the service fits it',
  redrive: 'Work again on what ended partial or failed',
  cancel: 'Buy nothing more for a batch, a person, or those who wait for a reason, for good',
  seal: 'Say that nothing more will come to a batch',
  erase: 'Remove everything of one person, with a receipt',
  ban: 'People who were erased and are kept out: list, look, take them again',
  pause: 'Buy nothing more for a batch, for now',
  resume: 'Let a paused batch go on',
  release: 'Let a batch go on that its first subjects hold',
  ceiling: 'Set the most calls that a batch, or a customer in a month, may buy',
  customers: 'Customers, and what they have spent in this month against their budgets',
  gate: 'Whether the service may be called; open a gate',
  credentials: 'Set the credential of the service, or show whether one is set',
  service: 'Whether the service answers, and takes the credential, before a batch is bought',
  drift: 'How the answers of the service have changed',
  credits: 'The wallet of a service that the stack runs itself: show it, put credits into it',
  places: 'Places whose calendar is kept: list, upload, show a month, try months again',
  webhooks: 'Addresses that are told of events: add, list, rotate, see what they were told, tell again',
  console: 'Open batches and reports in a browser of this machine',
  completions: 'What a shell needs to complete commands and options: bash, zsh, fish',
  doctor: 'Check the stack: credentials, outputs, queues, gates, what is overdue',
} as const;
export type CommandName = keyof typeof summaries;

/** Whether a word names a command. */
export function isCommandName(word: string | undefined): word is CommandName {
  return word !== undefined && Object.hasOwn(summaries, word);
}
