import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import { integrationRoutes } from '@shared/connect/api/integrations.routes';
import type { IntegrationProvider } from '@shared/connect/integrations/vocabulary';
import { limits } from '@shared/limits';
import { describe, expect, it } from 'vitest';
import { buildUpdate } from '@lambdas/platform/table/build-update';
import { UpdateCommand } from '@lambdas/platform/table/commands';
import { getItem, openTable, queryEvery, type Key } from '@lambdas/platform/table/table';
import { createAccountDeletions } from '@lambdas/store/accounts/account-deletions/account-deletions';
import { requestedDeletion } from '@lambdas/store/accounts/account-deletions/deletion-item';
import { connectionParts } from '@lambdas/store/connect/integrations/connection-parts';
import { indexes, keys } from '@lambdas/store/keys';
import { api } from '../../support/client';
import { endGracePeriod } from '../../support/organizations/closings';
import { connectedCalendars } from '../../support/connect/connected-calendars';
import { registerTeam } from '../../support/marketplace';
import { mailsTo, registerProfessional, type Person } from '../../support/people';
import { sharedStack } from '../../support/stack';
import { vendorsAt } from '../../support/connect/vendors';

const stack = await sharedStack();
const vendors = vendorsAt(stack.gateway);
const table = openTable();
const as = ({ token }: Person) => ({ token });
const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3600_000).toISOString();

const change = async (Key: Key, set: Readonly<Record<string, unknown>>): Promise<void> => {
  await table.client.send(new UpdateCommand({ TableName: table.name, Key, ...buildUpdate({ set }) }));
};

/** Runs the connections' workers, also those that rest after a failure. */
const runWorkers = async (integrationId: string): Promise<void> => {
  const work = keys.integrationWork(integrationId);
  if (await getItem(table, work, true)) {
    await change(work, {
      restUntil: undefined,
      dueAt: hoursAgo(1),
      gsi1pk: indexes.dueIntegrations,
      gsi1sk: hoursAgo(1),
    });
  }
  await stack.runSchedule('wake-integrations');
  await stack.drain();
};

const tokensAt = async (provider: IntegrationProvider, email: string): Promise<number> => {
  const { users, access, refresh } = await vendors.state(provider);
  const userId = Object.values(users).find((user) => user.email === email)?.id;
  return [...Object.values(access), ...Object.values(refresh)].filter((it) => it.userId === userId).length;
};

const left = async (key: Key, integrationId: string): Promise<string[]> => {
  const found = [];
  const connection = await getItem(table, key, true);
  if (connection) found.push(String(connection['entity']));
  for await (const { entity } of connectionParts(table, integrationId)) found.push(String(entity));
  return found;
};

describe('an account that is erased', () => {
  const calendars = connectedCalendars(stack, 'google-calendar');
  const deletionOf = (userId: string) => createAccountDeletions(table).get(userId);

  const due = async () => {
    const person = await registerProfessional();
    await calendars.connect(person);
    const key = keys.ownIntegration(person.userId, 'google-calendar');
    const integrationId = String((await getItem(table, key, true))?.['integrationId']);
    const requestedAt = hoursAgo(24 * limits.deletionGraceDays + 1);
    const request = { deletionId: `del_${person.userId}`, userId: person.userId, userType: 'doctor' as const };
    await createAccountDeletions(table).request(requestedDeletion({ ...request, requestedAt, dueAt: hoursAgo(1) }));
    return { person, key, integrationId, email: calendars.emailOf(person) };
  };
  const erase = async (): Promise<void> => {
    await stack.runSchedule('erase-accounts');
    await stack.drain();
  };
  const receiptOf = async (userId: string) => (await deletionOf(userId))?.steps.find(({ step }) => step === 'services');
  const finish = async (userId: string): Promise<void> => {
    const stored = await deletionOf(userId);
    const at = hoursAgo(1);
    const steps = stored!.steps.map((it) => (it.step === 'account' ? { ...it, at } : it));
    await change(keys.accountDeletion(userId), { steps });
    await stack.runSchedule('snapshot-search');
    await erase();
    expect(await deletionOf(userId)).toMatchObject({ state: 'erased' });
  };

  it('has no token left, here or at the service, once an unavailable service is back', async () => {
    const { person, key, integrationId, email } = await due();
    expect(await tokensAt('google-calendar', email)).toBeGreaterThan(0);
    await vendors.fail('google-calendar', '500', 1, { tokens: true });
    await erase();
    await runWorkers(integrationId);
    // The service was down, so the access and its key are still there.
    expect(await receiptOf(person.userId)).toBeUndefined();
    expect(await getItem(table, key, true)).toMatchObject({ grant: expect.anything() as object });
    await runWorkers(integrationId);
    expect(await tokensAt('google-calendar', email)).toBe(0);
    expect((await getItem(table, key, true))?.['grant']).toBeUndefined();

    await erase();
    expect((await receiptOf(person.userId))?.counts).toEqual({ confirmed: 1, over: 0, unconfirmed: 0 });
    expect(await left(key, integrationId)).toEqual([]);
    await finish(person.userId);
    expect((await mailsTo(person.email))[0]?.text).toContain('We no longer have access to the calendar you connected');
  });

  it('waits at most a day, and reports that the service confirmed nothing', async () => {
    const { person, key, integrationId, email } = await due();
    await erase();
    await change(key, { endingSince: hoursAgo(limits.accessEndingHours + 1) });
    await erase();
    expect((await receiptOf(person.userId))?.counts).toEqual({ confirmed: 0, over: 0, unconfirmed: 1 });
    expect(await left(key, integrationId)).toEqual([]);
    expect(await tokensAt('google-calendar', email)).toBeGreaterThan(0);
    await finish(person.userId);
    expect((await mailsTo(person.email))[0]?.text).toContain("didn't confirm that our access ended");
  });
});

describe('an organization that closes', () => {
  const zoom = { params: { provider: 'zoom' as const } };

  it('has no token left, here or at the service', async () => {
    const { admin } = await registerTeam(stack);
    const { organizationId } = admin;
    const email = `zoom-${admin.userId}@vendor.test`;
    const started = await api(integrationRoutes.startIntegration, zoom, as(admin));
    const sent = await vendors.consent('zoom', started.body.url, { email });
    await api(integrationRoutes.finishIntegration, { ...zoom, body: sent }, as(admin));
    await stack.drain();
    const key = keys.integration(organizationId, 'zoom');
    const integrationId = String((await getItem(table, key, true))?.['integrationId']);
    await api(accountRoutes.closeOrganization, { body: { password: admin.password } }, as(admin));
    const work = async (): Promise<void> => {
      await stack.runSchedule('close-organizations');
      await stack.drain();
    };
    await work();
    // The token may be kept longer.
    expect(await tokensAt('zoom', email)).toBeGreaterThan(0);
    await endGracePeriod(organizationId);
    await vendors.fail('zoom', '429', 1, { tokens: true });
    await work();
    await runWorkers(integrationId);
    await work();
    expect(await getItem(table, keys.organizationClosing(organizationId), true)).toMatchObject({ state: 'removing' });
    await runWorkers(integrationId);
    expect(await tokensAt('zoom', email)).toBe(0);
    await work();
    expect(await getItem(table, keys.organizationClosing(organizationId), true)).toMatchObject({ state: 'closed' });
    expect(await left(key, integrationId)).toEqual([]);
    for await (const item of queryEvery(table, { list: indexes.integrations(organizationId), consistent: true })) {
      expect(item).toBeUndefined();
    }
  });
});
