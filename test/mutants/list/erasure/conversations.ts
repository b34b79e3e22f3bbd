import type { Fault } from '../../fault.ts';

const changes = 'shared/ledger/states/changes.ts';
const conversations = 'shared/erasure/sweep/conversations.ts';
const tests = ['test/unit/erasure/conversations.test.ts'];

export const conversationFaults: readonly Fault[] = [
  {
    name: 'conversation-stays',
    file: conversations,
    find: `if (await forgetConversation(sid)) removed += 1;`,
    put: `if (sid === '') removed += 1;`,
    why: 'The questions of an erased person stay at the service for thirty days.',
    tests,
  },
  {
    name: 'conversation-not-written-down',
    file: changes,
    find: `    ...(conversations.size === 0
      ? {}`,
    put: `    ...(conversations.size >= 0
      ? {}`,
    why: 'A question about an older version of the row stays at the service if it got no answer.',
    tests,
  },
  {
    name: 'conversation-of-the-last-wave-only',
    file: changes,
    find: `new Set([...(before.conversations ?? []), ...conversations])`,
    put: `conversations`,
    why: 'Conversations about an older version of the row stay at the service.',
    tests,
  },
  {
    name: 'conversation-of-a-later-question-not-written-down',
    file: 'shared/ledger/waves/wave.ts',
    find: `...(conversations.size === 0 ? {} : { add: { conversations } }),`,
    put: ``,
    why: 'A question that is sent later in a wave stays at the service.',
    tests,
  },
  {
    name: 'conversation-in-answers-overlooked',
    file: conversations,
    find: `...answers.flatMap((sid) => sid ?? []),`,
    put: ``,
    why: 'Conversations of reports that an earlier release wrote stay at the service.',
    tests,
  },
  {
    name: 'conversation-by-inputs-overlooked',
    file: conversations,
    find: `...calls.flatMap((call) => sidIn(call.body) ?? []),`,
    put: ``,
    why: 'A question that an earlier release sent stays at the service if it got no answer.',
    tests,
  },
  {
    name: 'conversation-after-the-parts',
    file: 'shared/erasure/sweep/parts.ts',
    find: `  countOf(run, 'conversations', await sweepConversations(deps, subject, parts));
`,
    put: `  for (const { pk, sk } of parts) await table.delete({ key: { pk, sk }, delete: true });
  countOf(run, 'conversations', await sweepConversations(deps, { ...subject, conversations: undefined, inputs: {} }, parts));
`,
    why: 'A sweep that dies between the two deletions no longer finds the conversation.',
    tests,
  },
  {
    name: 'conversation-head-alone',
    file: conversations,
    find: `[...keys.filter(isHead), ...keys.filter((one) => !isHead(one))]`,
    put: `keys.filter(isHead)`,
    why: 'The text of a long conversation stays in the table of the service.',
    tests,
  },
];
