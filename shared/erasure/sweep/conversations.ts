import { conversationPartition } from '@palmleaf/contract/ours';
import * as z from 'zod';
import type { Header } from '../../ledger/items/header.ts';
import { subjectName } from '../../ledger/items/keys.ts';
import { type Part, partItems } from '../../ledger/items/part.ts';
import { unpackBody } from '../../ledger/parts/bodies.ts';
import { chatPlan, sidIn } from '../../plan/plan.ts';
import { exists, type Item, type Table, wholePartition } from '../../table/table.ts';
import type { SweepDeps } from '../sweep-deps.ts';

const answered = z.object({ response: z.object({ sid: z.string() }) });

/**
 * Headers from before November 2026 list no conversations, so inputs and answers, also copied ones, lead to them.
 */
export async function sweepConversations(
  { ledger, service }: SweepDeps,
  header: Header,
  parts: readonly Item[],
): Promise<number> {
  const { forgetConversation } = service;
  if (forgetConversation === undefined) return 0;
  const { row } = header.inputs;
  const calls = row === undefined ? [] : chatPlan(subjectName(header), row.value).calls;
  const chats = parts.map((item) => partItems.parse(item)).filter(({ operation }) => operation === 'chat');
  const answers = await Promise.all(chats.map((part) => sidOfAnswer(ledger, part)));
  const sids = new Set([
    ...(header.conversations ?? []),
    ...calls.flatMap((call) => sidIn(call.body) ?? []),
    ...answers.flatMap((sid) => sid ?? []),
  ]);
  let removed = 0;
  for (const sid of sids) if (await forgetConversation(sid)) removed += 1;
  return removed;
}

async function sidOfAnswer({ bodies }: SweepDeps['ledger'], part: Part): Promise<string | undefined> {
  if (part.state !== 'bought') return undefined;
  const body = await unpackBody(bodies, part).catch(() => undefined);
  return answered.safeParse(body).data?.response.sid;
}

/**
 * Deletes the head first, so that nobody reads a partial conversation.
 * @returns false if there is none
 */
export async function deleteConversation(serviceTable: Table, sid: string): Promise<boolean> {
  const keys = [];
  for await (const { pk, sk } of wholePartition(serviceTable, conversationPartition(sid)))
    keys.push({ pk, sk });
  const isHead = ({ sk }: { readonly sk: string }) => sk === 'head';
  let isRemoved = false;
  for (const key of [...keys.filter(isHead), ...keys.filter((one) => !isHead(one))])
    if (await serviceTable.delete({ key, delete: true, condition: exists('pk') })) isRemoved = true;
  return isRemoved;
}
