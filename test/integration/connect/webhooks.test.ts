import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { notificationRoutes } from '@shared/messages/api/notifications.routes';
import { publicEventRoutes } from '@shared/connect/api/v1/events.routes';
import { webhookRoutes } from '@shared/connect/api/webhooks.routes';
import { OutboundEvent } from '@shared/connect/model/outbound-event';
import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { ReceivedWebhook, Behavior } from '../../../scripts/local/webhooks/inbox';
import { secretOf as keyOf } from '../../support/connect/api-keys';
import { api } from '../../support/client';
import { apply, createJob, registerAdmin, registerApplicant } from '../../support/marketplace';
import { moveApplication } from '../../support/hire';
import { registerEmployer, type Person } from '../../support/people';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();

const as = ({ token }: Person) => ({ token });
const receiver = `${stack.gateway}/_local/webhooks`;
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];

const newInbox = (): string => `inbox-${randomUUID().slice(0, 8)}`;
const setInbox = async (inbox: string, change: { behavior?: Behavior; secret?: string }): Promise<void> => {
  await fetch(receiver, { method: 'POST', body: new URLSearchParams({ inbox, ...change }) });
};
const receivedIn = async (inbox: string): Promise<ReceivedWebhook[]> =>
  (await (await fetch(`${receiver}/received.json?inbox=${inbox}`)).json()) as ReceivedWebhook[];
const bodies = async (inbox: string): Promise<OutboundEvent[]> =>
  (await receivedIn(inbox)).map(({ body }) => OutboundEvent.parse(JSON.parse(body))).reverse();

const formFor = (inbox: string, events: readonly string[]) =>
  ({ name: 'Status updates', url: `${receiver}/in/${inbox}`, events }) as never;
const create = (admin: Person, inbox: string, events: readonly string[], idempotencyKey: string = randomUUID()) =>
  api(webhookRoutes.createWebhook, { body: formFor(inbox, events) }, { ...as(admin), idempotencyKey });
const secretOf = async (admin: Person, webhookId: string): Promise<string> =>
  (await api(webhookRoutes.revealWebhookSecret, { params: { webhookId } }, as(admin))).body.secret;
const deliveriesOf = async (admin: Person, webhookId: string) =>
  (await api(webhookRoutes.listDeliveries, { params: { webhookId }, query: {} }, as(admin))).body.items;
const logOf = async (admin: Person, after = 0) => {
  const token = await keyOf(admin, { scopes: ['events:read'] });
  return (await api(publicEventRoutes.v1ListEvents, { query: { after: String(after) } }, { token })).body;
};
const test = (admin: Person, webhookId: string, idempotencyKey: string = randomUUID()) =>
  api(
    webhookRoutes.sendTestEvent,
    { params: { webhookId }, body: { type: 'offer.made' } },
    { ...as(admin), idempotencyKey },
  );

const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await wait(100);
};

describe('webhooks', () => {
  it('send the chosen events, signed, in log order', async () => {
    const admin = await registerAdmin();
    const inbox = newInbox();
    const { status, body: webhook } = await create(admin, inbox, [
      'application.submitted',
      'application.status_changed',
    ]);
    expect([status, webhook.state]).toEqual([201, 'active']);
    await setInbox(inbox, { secret: await secretOf(admin, webhook.webhookId) });

    const { jobId } = await createJob(admin);
    const { applicationId } = await apply(await registerApplicant(), jobId);
    await moveApplication(admin, applicationId, 'under_review', 'shortlisted');
    await stack.drain();

    const got = await bodies(inbox);
    expect(got.map(({ type }) => type).sort()).toEqual([
      'application.status_changed',
      'application.status_changed',
      'application.submitted',
    ]);
    expect(await receivedIn(inbox)).toMatchObject([{ verified: true }, { verified: true }, { verified: true }]);
    const inOrder = [...got].sort((a, b) => a.entity.sequence - b.entity.sequence);
    expect(inOrder.map(({ data }) => data['to'])).toEqual([undefined, 'under_review', 'shortlisted']);

    const { items, hasMore } = await logOf(admin);
    expect(items.map(({ sequence }) => sequence)).toEqual(items.map((_, index) => index + 1));
    expect(hasMore).toBe(false);
    for (const event of got) expect(items).toContainEqual(event);
    expect((await logOf(admin, items.at(-1)!.sequence)).items).toEqual([]);
    const delivered = await deliveriesOf(admin, webhook.webhookId);
    expect(delivered).toHaveLength(3);
    for (const it of delivered) expect(it).toMatchObject({ state: 'delivered', attempts: 1, last: { status: 204 } });
  });

  it('belong to the organization, are created once per key, and may call only allowed addresses', async () => {
    const [admin, stranger] = await Promise.all([registerAdmin(), registerEmployer()]);
    const key = randomUUID();
    const inbox = newInbox();
    const [one, two] = await Promise.all([create(admin, inbox, ['job'], key), create(admin, inbox, ['job'], key)]);
    expect(two.body).toEqual(one.body);
    const params = { webhookId: one.body.webhookId };
    expect(codeOf(await api(webhookRoutes.getWebhook, { params }, as(stranger)))).toEqual([404, 'NOT_FOUND']);
    expect(codeOf(await api(webhookRoutes.revealWebhookSecret, { params }, as(stranger)))).toEqual([404, 'NOT_FOUND']);
    expect(JSON.stringify(one.body)).not.toContain('whsec_');
    for (const url of [
      'http://hooks.example/',
      'https://hooks.example:8443/',
      'https://a:b@hooks.example/',
      'https://10.0.0.1/',
      'https://no-such-name.invalid/',
      'nonsense',
    ]) {
      const refused = await api(
        webhookRoutes.createWebhook,
        { body: { name: 'Bad', url, events: ['job'] } },
        as(admin),
      );
      expect([refused.status, Object.keys((refused.body as unknown as { fields: object }).fields)]).toEqual([
        400,
        ['url'],
      ]);
    }
  });

  it('keep one of two concurrent changes', async () => {
    const admin = await registerAdmin();
    const { webhookId } = (await create(admin, newInbox(), ['job'])).body;
    const rename = (name: string) =>
      api(
        webhookRoutes.updateWebhook,
        {
          params: { webhookId },
          body: { webhook: { name, url: 'http://localhost/in', events: ['job'] }, version: 1 },
        },
        as(admin),
      );
    const both = await Promise.all([rename('One'), rename('Two')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const gone = await Promise.all(
      [1, 2].map(() => api(webhookRoutes.deleteWebhook, { params: { webhookId } }, as(admin))),
    );
    expect(gone.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('sign with both secrets after a rotation, until the earlier one expires', async () => {
    const admin = await registerAdmin();
    const inbox = newInbox();
    const { webhookId, version } = (await create(admin, inbox, ['job'])).body;
    const earlier = await secretOf(admin, webhookId);
    const rotate = (hours: 0 | 24, from: number) =>
      api(webhookRoutes.rotateWebhookSecret, { params: { webhookId }, body: { hours, version: from } }, as(admin));
    const both = await Promise.all([rotate(24, version), rotate(24, version)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const newest = await secretOf(admin, webhookId);
    expect(newest).not.toBe(earlier);
    for (const secret of [earlier, newest]) {
      await setInbox(inbox, { secret });
      await test(admin, webhookId);
      await stack.drain();
      expect((await receivedIn(inbox))[0]).toMatchObject({ verified: true });
    }
    expect((await rotate(0, version + 1)).body.secrets).toHaveLength(1);
    await setInbox(inbox, { secret: newest });
    await test(admin, webhookId);
    await stack.drain();
    expect((await receivedIn(inbox))[0]).toMatchObject({ verified: false });
    expect(() => new Webhook(newest)).not.toThrow();
  });

  it('retry after a failure, and list every attempt', async () => {
    const admin = await registerAdmin();
    const inbox = newInbox();
    const { webhookId } = (await create(admin, inbox, ['job'])).body;
    await test(admin, webhookId);
    await stack.drain();
    // The next delivery fails, the one after it doesn't.
    await setInbox(inbox, { behavior: 'flap' });
    await createJob(admin);
    await stack.drain();
    const ofJob = async () => (await deliveriesOf(admin, webhookId)).find(({ type }) => type.startsWith('job.'))!;
    await until(async () => (await ofJob()).state === 'delivered');
    await setInbox(inbox, { behavior: 'accept' });
    const params = { webhookId, deliveryId: (await ofJob()).deliveryId };
    const { body: detail } = await api(webhookRoutes.getDelivery, { params }, as(admin));
    expect(detail.log.map(({ status }) => status)).toEqual([204, 500]);
    expect(detail.log[1]!.answer).toContain('is set to');
    const [second, first, tested] = await receivedIn(inbox);
    expect([second!.id === first!.id, first!.id === tested!.id]).toEqual([true, false]);

    await api(webhookRoutes.resendDelivery, { params }, { ...as(admin), idempotencyKey: randomUUID() });
    await stack.drain();
    expect((await api(webhookRoutes.getDelivery, { params }, as(admin))).body).toMatchObject({
      state: 'delivered',
      attempts: 3,
    });
  });

  it('send only tests while paused, and missed events on request', async () => {
    const admin = await registerAdmin();
    const inbox = newInbox();
    const from = new Date(Date.now() - 60_000).toISOString();
    const { webhookId, version } = (await create(admin, inbox, ['job'])).body;
    const setState = (state: 'active' | 'paused', at: number) =>
      api(webhookRoutes.changeWebhookState, { params: { webhookId }, body: { state, version: at } }, as(admin));
    expect((await setState('paused', version)).body.state).toBe('paused');
    await createJob(admin);
    await stack.drain();
    expect(await receivedIn(inbox)).toEqual([]);
    const key = randomUUID();
    const tested = await Promise.all([test(admin, webhookId, key), test(admin, webhookId, key)]);
    expect(new Set(tested.map(({ body }) => body.deliveryId)).size).toBe(1);
    await stack.drain();
    expect(await bodies(inbox)).toMatchObject([{ type: 'offer.made', test: true, sequence: 0 }]);

    await setState('active', version + 1);
    const range = { from, until: new Date(Date.now() + 60_000).toISOString() };
    await api(
      webhookRoutes.replayEvents,
      { params: { webhookId }, body: range },
      { ...as(admin), idempotencyKey: randomUUID() },
    );
    await stack.drain();
    const logged = (await logOf(admin)).items.filter(({ type }) => type.startsWith('job.'));
    const replayed = (await bodies(inbox)).filter((it) => it.test !== true);
    expect(logged.length).toBeGreaterThan(0);
    expect(replayed.map(({ sequence }) => sequence).sort()).toEqual(logged.map(({ sequence }) => sequence));
    expect((await api(webhookRoutes.getWebhook, { params: { webhookId } }, as(admin))).body.replay).toBeNull();
  });

  it('are switched off by 410 Gone, and administrators are told', async () => {
    const admin = await registerAdmin();
    const inbox = newInbox();
    const { webhookId } = (await create(admin, inbox, ['job'])).body;
    await setInbox(inbox, { behavior: 'gone' });
    await createJob(admin);
    await stack.drain();
    const { body } = await api(webhookRoutes.getWebhook, { params: { webhookId } }, as(admin));
    expect(body).toMatchObject({ state: 'disabled', stopped: { reason: 'gone' } });
    const bell = await api(notificationRoutes.listNotifications, { query: {} }, as(admin));
    expect(bell.body.items.filter(({ actionUrl }) => actionUrl.includes(webhookId))).toHaveLength(1);
    const mails = await stack.mails(admin.email);
    expect(mails.filter(({ subject }) => subject.includes('Status updates'))).toHaveLength(1);
  });

  it('follow no redirect to a private address', async () => {
    const admin = await registerAdmin();
    const inbox = newInbox();
    const { webhookId } = (await create(admin, inbox, ['job'])).body;
    await setInbox(inbox, { behavior: 'redirect' });
    await test(admin, webhookId);
    await stack.drain();
    expect(await deliveriesOf(admin, webhookId)).toMatchObject([
      { state: 'failed', attempts: 1, last: { status: 302 } },
    ]);
  });

  it('of one slow endpoint delay no other one', async () => {
    const [slow, quick] = await Promise.all([registerAdmin(), registerAdmin()]);
    const [slowInbox, quickInbox] = [newInbox(), newInbox()];
    const webhook = (await create(slow, slowInbox, ['job'])).body;
    await setInbox(slowInbox, { behavior: 'slow' });
    await create(quick, quickInbox, ['job']);
    await test(slow, webhook.webhookId);
    await until(async () => (await receivedIn(slowInbox)).length > 0);
    await createJob(quick);
    await until(async () => (await receivedIn(quickInbox)).length > 0);
    expect(await deliveriesOf(slow, webhook.webhookId)).toMatchObject([{ state: 'pending' }]);
    await until(async () => (await deliveriesOf(slow, webhook.webhookId))[0]!.state === 'failed');
    expect((await deliveriesOf(slow, webhook.webhookId))[0]!.last).toMatchObject({
      status: null,
      problem: 'timeout',
    });
  });

  it('leave the log numbered without gaps under concurrent changes', async () => {
    const admin = await registerAdmin();
    const jobs = await Promise.all(Array.from({ length: 12 }, () => createJob(admin)));
    await Promise.all(
      jobs.map(({ jobId }) =>
        api(jobRoutes.duplicateJob, { params: { jobId } }, { ...as(admin), idempotencyKey: randomUUID() }),
      ),
    );
    await stack.drain();
    const { items } = await logOf(admin);
    expect(items.map(({ sequence }) => sequence)).toEqual(items.map((_, index) => index + 1));
    const byEntity = Map.groupBy(items, ({ entity: { type, id } }) => `${type}#${id}`);
    for (const events of byEntity.values())
      expect(events.map(({ entity }) => entity.sequence)).toEqual(events.map((_, index) => index + 1));
  });
});
