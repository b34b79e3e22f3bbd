import { panchangRequest } from '@palmleaf/contract/astrology';
import * as z from 'zod';
import { createFeeds } from '../../../functions/feeds/app.ts';
import { ingestPlaces } from '../../../functions/rows/ingest-places.ts';
import { tamilMonthPanchang } from '../../../packages/service/astrology/panchang/operation.ts';
import { resumeRefresh, startRefresh } from '../../../shared/places/refresh.ts';
import type { Answer, Call } from '../../../shared/service-client/caller.ts';
import type { InboxObject } from '../../../shared/uploads/inbox.ts';
import { feedView } from '../../../shared/views/feed-requests.ts';
import { usualIntake } from '../../support/settings/settings.ts';
import { emptyInbox } from '../../support/worlds/empty-inbox.ts';
import { silent } from '../../support/worlds/intake-world.ts';
import { PipelineWorld } from '../../support/worlds/pipeline-world.ts';
import { reportsOver } from '../reports/app.ts';

const feedsUrl = 'https://feeds.example/';
const bare = z.looseObject({
  date: z.int(),
  tithi: z.string(),
  nakshatra: z.string(),
  paksha: z.string(),
});
export const bareMonth = z.object({
  month: z.int(),
  year: z.int(),
  panchang_data: z.array(bare),
  status: z.boolean(),
});

const bought = (body: unknown): Answer => ({ class: 'json', meaning: 'bought', status: 200, body });

export async function ownAnswer({ body, language = 'en' }: Call): Promise<Answer> {
  return bought((await tamilMonthPanchang(panchangRequest.parse(body), { language })).body);
}

/** The answer of a service that sends only the contract's fields. */
export async function plainAnswer(call: Call): Promise<Answer> {
  const { panchang_data: days, ...month } = bareMonth.parse((await ownAnswer(call)).body);
  const plain = days.map(({ date, tithi, nakshatra, paksha }) => ({ date, tithi, nakshatra, paksha }));
  return bought({ ...month, panchang_data: plain });
}

export class FeedWorld extends PipelineWorld {
  override answer = ownAnswer as (call: Call) => Answer | Promise<Answer>;
  monthsAhead = 1;
  readonly reports = reportsOver(this.ledger);
  readonly feeds = createFeeds({
    ledger: this.ledger,
    contentOf: (_operation, answer) => answer,
    log: silent,
  });

  upload(...lines: readonly string[]): Promise<void> {
    return this.uploadTable('south', lines);
  }

  async uploadTable(name: string, lines: readonly string[]): Promise<void> {
    const bytes = new TextEncoder().encode(`id,name,lat,lon,timezone,language\n${lines.join('\n')}\n`);
    const object: InboxObject = {
      metadata: {},
      bytes: async () => bytes,
      chunks: async function* () {
        yield bytes;
      },
    };
    this.now += 1000;
    const deps = {
      ledger: this.ledger,
      inbox: { ...emptyInbox, read: async () => object },
      jobs: this.queue,
      reader: { name: 'reader', until: this.now + 60_000 },
      settings: { ...usualIntake, places: { monthsAhead: this.monthsAhead } },
      remainingMs: () => 100_000,
      hints: { send: () => Promise.reject(new Error('There is time enough')) },
      log: silent,
    };
    await ingestPlaces(deps, this.source(`places/${name}.csv`), name);
    await this.workAll();
  }

  async refreshPlaces(): Promise<void> {
    await startRefresh(this.ledger, this.monthsAhead);
    const { ledger, queue: jobs } = this;
    await resumeRefresh({ ledger, jobs, jobGraceMs: 120_000, remainingMs: () => 100_000 });
    await this.workAll();
  }

  async requestFeed(place: string, how: 'on' | 'renew' | 'revoke' = 'on'): Promise<string | undefined> {
    const path = `/panchang/${encodeURIComponent(place)}/feed${how === 'revoke' ? '/revoke' : ''}`;
    const answer = this.reports.send('POST', path, how === 'revoke' ? undefined : { renew: how === 'renew' });
    const { feed } = await this.reports.json(feedView, answer);
    return feed?.replace(feedsUrl, '/');
  }

  async fetch(path: string | undefined, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    return this.feeds.request(path ?? '/', { headers });
  }

  async textOf(path: string | undefined): Promise<string> {
    return (await (await this.fetch(path)).text()).replaceAll('\r\n ', '');
  }
}

export function daysIn(text: string): Map<string, string> {
  const events = text.split('BEGIN:VEVENT\r\n').slice(1);
  return new Map(events.map((event) => [/^DTSTART;VALUE=DATE:(\d+)\r$/m.exec(event)?.[1] ?? '', event]));
}

export const lineOf = (event: string | undefined, name: string): string | undefined =>
  new RegExp(`^${name}:(.*)\r$`, 'm').exec(event ?? '')?.[1];
