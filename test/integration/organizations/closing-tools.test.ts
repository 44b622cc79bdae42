import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import { jobFeedRoutes } from '@shared/connect/api/job-feed.routes';
import { publicJobRoutes } from '@shared/connect/api/v1/jobs.routes';
import { webhookRoutes } from '@shared/connect/api/webhooks.routes';
import { describe, expect, it } from 'vitest';
import { getItem, openTable, queryEvery } from '@lambdas/platform/table/table';
import { indexes, keys } from '@lambdas/store/keys';
import { generate } from '../../support/connect/api-keys';
import { api } from '../../support/client';
import { endGracePeriod } from '../../support/organizations/closings';
import { createJob, registerTeam } from '../../support/marketplace';
import type { Person } from '../../support/people';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
const table = openTable();
const as = ({ token }: Person) => ({ token });

const close = (by: Person) => api(accountRoutes.closeOrganization, { body: { password: by.password } }, as(by));
const work = async (): Promise<void> => {
  await stack.runSchedule('close-organizations');
  await stack.drain();
};

/** Items of the event log, its numbers, and the marks that keep an event from being logged twice. */
const eventItemsOf = async (organizationId: string): Promise<string[]> => {
  const found: string[] = [];
  for (const of of [indexes.eventLog, indexes.eventNumbers, indexes.eventIds]) {
    for await (const { pk, sk } of queryEvery(table, { list: of(organizationId), consistent: true })) {
      found.push(`${String(pk)} ${String(sk)}`);
    }
  }
  return found;
};
const statusOfFeed = async (url: string): Promise<number> =>
  (await fetch(new URL(new URL(url).pathname, stack.gateway))).status;

describe('data held for other systems', () => {
  it('is deleted with the organization: keys, webhooks, the event log with its numbers, and the job feed', async () => {
    const { admin } = await registerTeam(stack);
    const { organizationId } = admin;
    const { key, secret } = (await generate(admin, { name: 'Career site' })).body;
    const form = { name: 'Status', url: 'http://localhost/in', events: ['job' as const] };
    const { webhookId } = (await api(webhookRoutes.createWebhook, { body: form }, as(admin))).body;
    const feed = (await api(jobFeedRoutes.changeJobFeed, { body: { on: true, version: 0 } }, as(admin))).body;
    await createJob(admin);
    await stack.drain();
    expect(await eventItemsOf(organizationId)).not.toEqual([]);
    expect(await statusOfFeed(feed.url!)).toBe(200);

    await close(admin);
    expect(await statusOfFeed(feed.url!)).toBe(404);
    await work();
    await endGracePeriod(organizationId);
    await work();
    expect(await getItem(table, keys.organizationClosing(organizationId), true)).toMatchObject({ state: 'closed' });

    const jobs = () => api(publicJobRoutes.v1ListJobs, { query: {} }, { token: secret });
    expect((await jobs()).status).toBe(401);
    const gone = [
      keys.apiKey(key.keyId),
      keys.apiKeyName(organizationId, 'career site'),
      keys.apiKeyCount(organizationId),
      keys.webhook(organizationId, webhookId),
      keys.jobFeed(organizationId),
    ];
    for (const one of gone) expect(await getItem(table, one, true), one.pk).toBeUndefined();
    await stack.drain();
    expect(await eventItemsOf(organizationId)).toEqual([]);
    expect(await statusOfFeed(feed.url!)).toBe(404);
  });
});
