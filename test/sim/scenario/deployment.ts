import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import { queueConsumers, type QueueConsumerName } from '@shared/platform/queue-consumers';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '../../support/client';
import type { Employer, Person } from '../../support/people';
import { signIn } from '../../support/accounts/sign-in';
import type { Kept } from '../world/kept';
import { readLines } from '../world/stored';
import type { World } from '../world/world';

// A release takes over from an earlier one: its items are in the table, its people are signed in, and its events are
// in transit while the new code already runs.

const folder = join(import.meta.dirname, '../released');

export type Release = { dataDir: string; kept: Kept; events: readonly string[] };

/** A copy, because a world writes to it. */
export const openRelease = (name: string): Release => {
  const dataDir = mkdtempSync(join(tmpdir(), 'wardline-deployment-'));
  cpSync(join(folder, name), dataDir, { recursive: true });
  const kept = JSON.parse(readFileSync(join(dataDir, 'people.json'), 'utf8')) as Kept;
  return { dataDir, kept, events: readLines(join(dataDir, 'events.jsonl')) };
};

const returning = async ({ email, password }: { email: string; password: string }): Promise<Person> => {
  const tokens = await signIn(email, password);
  const { body } = await api(accountRoutes.getMe, {}, { token: tokens.accessToken });
  return { ...tokens, token: tokens.accessToken, userId: body.userId, email, password, me: body };
};

/** People of the earlier release. */
export const returningPeople = async ({ kept }: Release): Promise<{ employer: Employer; nurse: Person }> => {
  const employer = await returning(kept.people.employer);
  const { organizationId, organization } = employer.me.membership!;
  return { employer: { ...employer, organizationId, organization }, nurse: await returning(kept.people.nurse) };
};

type Event = { 'detail-type': string; detail: { id: string } };

const takes = (consumer: QueueConsumerName, type: string): boolean =>
  (queueConsumers[consumer].events as readonly string[]).includes(type);

/**
 * Resends an event in the old shape to all consumers as unhandled. Webhooks look it up in the log, so they get the
 * stored one.
 */
export const deliverOldEvents = (world: World, { events }: Release): void => {
  for (const event of events) {
    const parsed = JSON.parse(event) as Event;
    const fresh = JSON.stringify({ ...parsed, detail: { ...parsed.detail, id: randomUUID() } });
    for (const consumer of Object.keys(queueConsumers) as QueueConsumerName[]) {
      if (!takes(consumer, parsed['detail-type'])) continue;
      world.queues.of(consumer).send(consumer === 'queue-webhooks' ? event : fresh);
    }
  }
};
