const sending = {
  quote: 'Quote files before you upload them: cost, and what is already bought',
  upload: 'Check and upload photos and tables',
  places: 'Places with a calendar: list, upload, show a month, retry months',
  status: 'Show the progress of batches',
  rejections: 'List what was refused in a batch, why, and how to correct it',
} as const;

const reading = {
  people: 'Find people by name, by state, or by time of change',
  report: 'Show one report: a summary, or all of it as JSON, HTML or picture',
  book: 'Make the book of one person, or of everybody in a batch',
  link: 'Links for readers: make one to a report or book, list, revoke',
  export: 'Export all reports of a batch as NDJSON or CSV',
  verify: 'Compare bought charts and panchangs with our own engine',
  console: 'Open batches and reports in a browser of this machine',
} as const;

const deciding = {
  redrive: 'Retry partial and failed reports',
  cancel: 'Cancel a batch, a person, or the people who wait for a given reason',
  seal: 'Seal a batch: no more uploads will come',
  erase: 'Erase a person, a batch or a customer, with a receipt',
  ban: 'Bans on erased people: list, show, lift',
  pause: 'Pause a batch: it buys nothing more for now',
  resume: 'Resume a paused batch',
  release: 'Release a batch from its trial',
  ceiling: 'Limit the calls or money of a batch, or of a customer in a month',
} as const;

const accounting = {
  unknown: 'List calls with an unknown outcome: they may have been bought',
  statement: "Compare the service's statement with the calls of a batch",
  account: "Show a month's cost by operation and price, and compare it with the service's bill",
  customers: "List customers with this month's spending and budgets",
  credits: 'The wallet of the self-hosted service: show it, add credits',
} as const;

const tending = {
  doctor: 'Check the stack: credentials, outputs, queues, gates, overdue work',
  gate: 'List the gates that stop calls to the service; open one',
  credentials: "Set the service's credential, or show whether it is set",
  service: 'Check before a batch that the service answers and accepts the credential',
  drift: "Show how the shape of the service's answers has changed",
  webhooks: 'Webhooks: add, list, rotate secrets, show deliveries, replay',
} as const;

const settings = {
  use: 'Choose the stack for later commands: local, or the name of one on AWS',
  outputs: 'Show where the stack is: addresses, buckets, the table',
  api: 'Send a request to the reports API, signed with your credentials',
  completions: 'Print shell completions: bash, zsh, fish',
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

export function isCommandName(word: string | undefined): word is CommandName {
  return word !== undefined && Object.hasOwn(summaries, word);
}
