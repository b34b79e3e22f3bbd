/** The acts of a stack follow each other; the failures of an act begin together. */
export const sharedStacks: readonly (readonly (readonly string[])[])[] = [
  [
    [
      'the event source of fan-out is off',
      'messages are in a dead-letter queue',
      'a flood of requests reaches the feeds',
      'a schedule invokes a function that was removed',
    ],
  ],
  [
    [
      'the event sources of books and webhooks are off for an hour',
      'people wait at the ceiling of their batch',
      'nobody reads the dead-letter queues',
    ],
  ],
  [
    [
      'the service answers every call with 502',
      'the service answers every call with 429',
      'the service refuses every endpoint',
      'publish lacks the right to the event bus',
    ],
  ],
  [['the vendor cannot be reached', 'the role of rows lacks a right']],
  [
    [
      'the store bucket refuses the answers that are too big for the table',
      'the event source of photos is off, so intake stops',
    ],
  ],
  [
    ['the secret with the credential is deleted'],
    ['the credential is set back to the placeholder'],
    ['the service refuses the credential'],
    ['the wallet of the service is empty'],
  ],
  [
    ['the key of the account is disabled'],
    [
      'a batch is near its ceiling',
      'a webhook answers 410 (gone)',
      'the role of books lacks the right to the store',
    ],
  ],
];
