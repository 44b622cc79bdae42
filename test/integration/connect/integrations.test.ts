import { integrationRoutes, vendorHookRoutes } from '@shared/connect/api/integrations.routes';
import { notificationRoutes } from '@shared/messages/api/notifications.routes';
import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { accessTo } from '@lambdas/connect/integrations/engine/access';
import { VendorProblem } from '@lambdas/connect/integrations/engine/vendor-problem';
import type { AccessDeps, ProviderAdapter } from '@lambdas/connect/integrations/ports';
import { systemClock } from '@lambdas/platform/clock';
import { getItem, openTable } from '@lambdas/platform/table/table';
import { createIntegrations } from '@lambdas/store/connect/integrations/integrations';
import { integrationKeys } from '@lambdas/store/connect/integrations/keys';
import { organizationOwner } from '@lambdas/store/connect/integrations/owner';
import type { Grant, ProviderRef } from '@lambdas/store/connect/integrations/ports';
import { openPersonalKeys } from '@lambdas/store/accounts/personal-keys/open-personal-keys';
import { vendorClient } from '../../../emulators/vendors/vendor-clients';
import { api } from '../../support/client';
import { registerAdmin } from '../../support/marketplace';
import type { Person } from '../../support/people';
import { sharedStack } from '../../support/stack';
import { vendorsAt, type SentBack } from '../../support/connect/vendors';

const stack = await sharedStack();
const vendors = vendorsAt(stack.gateway);
const table = openTable();
const integrations = createIntegrations(table, openPersonalKeys(table));

const registerTeam = async () => {
  const admin = await registerAdmin();
  return { admin, organizationId: admin.organizationId };
};

const zoom = { params: { provider: 'zoom' as const } };
const as = ({ token }: Person) => ({ token });
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];
const emailOf = (admin: Person): string => `zoom-${admin.userId}@vendor.test`;

const start = async (admin: Person): Promise<string> =>
  (await api(integrationRoutes.startIntegration, zoom, as(admin))).body.url;
const finish = (admin: Person, body: SentBack) =>
  api(integrationRoutes.finishIntegration, { ...zoom, body }, as(admin));
const connect = async (admin: Person, email = emailOf(admin)) =>
  finish(admin, await vendors.consent('zoom', await start(admin), { email }));
const card = async (admin: Person) =>
  (await api(integrationRoutes.listIntegrations, {}, as(admin))).body.items.find(
    ({ provider }) => provider === 'zoom',
  )!;
const disconnect = (admin: Person) => api(integrationRoutes.disconnectIntegration, zoom, as(admin));
const calls = async (admin: Person) =>
  (await api(integrationRoutes.listIntegrationCalls, { ...zoom, query: {} }, as(admin))).body.items;
const userIdOf = async (admin: Person): Promise<string> =>
  Object.values((await vendors.state('zoom')).users).find(({ email }) => email === emailOf(admin))!.id;
const refOf = ({ organizationId }: { organizationId: string }): ProviderRef => ({
  owner: organizationOwner(organizationId),
  provider: 'zoom',
});

const hook = (body: object, secret = vendorClient('zoom').webhookSecret) => {
  const text = JSON.stringify(body);
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', secret).update(`v0:${timestamp}:${text}`).digest('hex');
  const path = vendorHookRoutes.receiveVendorHook.path.replace('{provider}', 'zoom').replace('{hook}', 'events');
  return fetch(`${stack.gateway}${path}`, {
    method: 'POST',
    headers: { 'x-zm-request-timestamp': timestamp, 'x-zm-signature': `v0=${signature}` },
    body: text,
  });
};

describe('connecting a service', () => {
  it('is available, then connected with its account, and its calls are listed without content', async () => {
    const { admin } = await registerTeam();
    expect(await card(admin)).toMatchObject({ state: 'available', account: null });
    const url = await start(admin);
    expect(await card(admin)).toMatchObject({ state: 'connecting' });
    const sent = await vendors.consent('zoom', url, { email: emailOf(admin) });
    const { status, body } = await finish(admin, sent);
    expect([status, body.state, body.account]).toEqual([200, 'connected', emailOf(admin)]);
    expect(await card(admin)).toMatchObject({ state: 'connected', account: emailOf(admin) });
    expect((await calls(admin)).map(({ operation, status: it, problem }) => [operation, it, problem])).toEqual([
      ['user.get', 200, null],
      ['token.exchange', 200, null],
    ]);
  });

  it('keeps tokens encrypted', async () => {
    const { admin, organizationId } = await registerTeam();
    await connect(admin);
    const item = await getItem(table, integrationKeys.integration(organizationId, 'zoom'), true);
    expect(item?.['grant']).toEqual({ sealed: expect.any(String) as string });
    expect(JSON.stringify(item)).not.toMatch(/[ar]t_/);
    expect((await integrations.get(refOf({ organizationId })))?.grant?.refreshToken).toMatch(/^rt_/);
  });

  it('accepts an answer once, and only from the person and sign-in that asked', async () => {
    const { admin } = await registerTeam();
    const other = (await registerTeam()).admin;
    const sent = await vendors.consent('zoom', await start(admin), { email: emailOf(admin) });
    expect(codeOf(await finish(other, sent))).toEqual([409, 'CONNECTION_EXPIRED']);
    expect((await finish(admin, sent)).status).toBe(200);
    expect(codeOf(await finish(admin, sent))).toEqual([409, 'CONNECTION_EXPIRED']);
    expect(codeOf(await finish(admin, { ...sent, state: 'invented' }))).toEqual([409, 'CONNECTION_EXPIRED']);
  });

  it('accepts one of two concurrent answers', async () => {
    const { admin } = await registerTeam();
    const sent = await vendors.consent('zoom', await start(admin), { email: emailOf(admin) });
    const answers = await Promise.all([finish(admin, sent), finish(admin, sent)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('says that access was refused, and stays available', async () => {
    const { admin } = await registerTeam();
    const sent = await vendors.consent('zoom', await start(admin), { email: emailOf(admin), answer: 'deny' });
    expect(sent.error).toBe('access_denied');
    expect(codeOf(await finish(admin, sent))).toEqual([409, 'CONNECTION_REFUSED']);
    expect(await card(admin)).toMatchObject({ state: 'available' });
  });

  it.each(['500', 'malformed'] as const)('says that the service is down when its tokens fail with %s', async (how) => {
    const { admin } = await registerTeam();
    const sent = await vendors.consent('zoom', await start(admin), { email: emailOf(admin) });
    await vendors.fail('zoom', how, 1, { tokens: true });
    expect(codeOf(await finish(admin, sent))).toEqual([503, 'VENDOR_DOWN']);
    expect(await card(admin)).toMatchObject({ state: 'available' });
  });

  it('rejects services of the other kind of owner', async () => {
    const { admin } = await registerTeam();
    const calendar = { params: { provider: 'google-calendar' as const } };
    expect(codeOf(await api(integrationRoutes.startIntegration, calendar, as(admin)))).toEqual([404, 'NOT_FOUND']);
    expect(codeOf(await api(integrationRoutes.startOwnIntegration, zoom, as(admin)))).toEqual([404, 'NOT_FOUND']);
  });
});

describe('disconnecting', () => {
  it('revokes the access at the service', async () => {
    const { admin } = await registerTeam();
    await connect(admin);
    const userId = await userIdOf(admin);
    const { status, body } = await disconnect(admin);
    expect([status, body.revoked, body.integration.state]).toEqual([200, true, 'available']);
    const { refresh } = await vendors.state('zoom');
    expect(Object.values(refresh).filter((it) => it.userId === userId)).toEqual([]);
    expect(await card(admin)).toMatchObject({ state: 'available', account: null });
    expect(codeOf(await disconnect(admin))).toEqual([404, 'NOT_FOUND']);
  });

  it('also works while the service is down, and says so', async () => {
    const { admin, organizationId } = await registerTeam();
    await connect(admin);
    await vendors.fail('zoom', '500', 1, { tokens: true });
    expect((await disconnect(admin)).body).toMatchObject({ revoked: false, integration: { state: 'available' } });
    expect(await integrations.get(refOf({ organizationId }))).toBeNull();
  });
});

describe('a service that revokes our access', () => {
  it('needs a person to reconnect, who is told in the bell and by email', async () => {
    const { admin } = await registerTeam();
    await connect(admin);
    const userId = await userIdOf(admin);
    await vendors.end('zoom', userId);
    const gone = { event: 'app_deauthorized', payload: { user_id: userId, account_id: 'account' } };
    expect((await hook(gone)).status).toBe(200);
    expect((await hook(gone)).status).toBe(200);
    await stack.drain();
    expect(await card(admin)).toMatchObject({ state: 'needs_reconnect', reason: 'access_ended' });
    const { items } = (await api(notificationRoutes.listNotifications, { query: {} }, as(admin))).body;
    expect(items.filter(({ title }) => title === 'Reconnect Zoom')).toHaveLength(1);
    expect((await stack.mails(admin.email)).filter(({ subject }) => subject.includes('Reconnect Zoom'))).toHaveLength(
      1,
    );
    expect((await connect(admin)).body).toMatchObject({ state: 'connected', reason: null });
  });

  it('proves the address of its hook to Zoom, and rejects requests that Zoom did not sign', async () => {
    const validation = { event: 'endpoint.url_validation', payload: { plainToken: 'plain' } };
    const answer = await hook(validation);
    const encryptedToken = createHmac('sha256', vendorClient('zoom').webhookSecret).update('plain').digest('hex');
    expect([answer.status, await answer.json()]).toEqual([200, { plainToken: 'plain', encryptedToken }]);
    expect((await hook(validation, 'another secret')).status).toBe(401);
  });
});

/** A service whose refresh tokens work once. It answers once all workers have asked to renew the access. */
const rotating = (workers = 1) => {
  const everyone = Promise.withResolvers<true>();
  let asked = 0;
  let current = 'first';
  let refreshes = 0;
  const adapter: Partial<ProviderAdapter> = {
    async refresh(_vendor, grant) {
      await everyone.promise;
      if (grant.refreshToken !== current) throw new VendorProblem('access_ended', 400);
      refreshes += 1;
      current = `next-${refreshes}`;
      const expiresAt = new Date(Date.now() + 3600_000).toISOString();
      return { ...grant, accessToken: `at_${refreshes}`, refreshToken: current, expiresAt };
    },
  };
  const deps: AccessDeps = {
    integrations: {
      ...integrations,
      async takeRefresh(...refresh) {
        const taken = await integrations.takeRefresh(...refresh);
        asked += 1;
        if (asked === workers) everyone.resolve(true);
        return taken;
      },
    },
    adapterOf: () => adapter as ProviderAdapter,
    clients: { get: () => ({ clientId: 'id', secrets: async () => ({}), addressOf: (url) => url }) },
    httpFor: () => ({ send: () => Promise.reject(new Error('not called')) }),
    clock: systemClock,
  };
  return { deps, refreshes: () => refreshes };
};

const expired: Grant = {
  accessToken: 'old',
  refreshToken: 'first',
  expiresAt: '2026-01-01T00:00:00.000Z',
  scopes: [],
  extra: {},
};

const expiredConnection = async () => {
  const { admin, organizationId } = await registerTeam();
  const ref = refOf({ organizationId });
  const made = {
    integrationId: systemClock.newId('itg'),
    account: { id: organizationId, label: 'someone@vendor.test' },
    settings: {},
    by: admin.userId,
    at: new Date().toISOString(),
  };
  return (await integrations.connect(ref, { ...made, grant: expired }))!;
};

describe('expired access', () => {
  it('is renewed once, however many workers need it', async () => {
    const connection = await expiredConnection();
    const { deps, refreshes } = rotating(6);
    const access = await Promise.all(Array.from({ length: 6 }, () => accessTo(deps, connection)));
    expect(access.map(({ grant }) => grant.accessToken)).toEqual(Array.from({ length: 6 }, () => 'at_1'));
    expect(refreshes()).toBe(1);
  });

  it('ends when the service says so, also for waiting workers', async () => {
    const connection = await expiredConnection();
    const { deps } = rotating();
    await accessTo(deps, connection);
    const late = {
      ...deps,
      adapterOf: () =>
        ({ refresh: () => Promise.reject(new VendorProblem('access_ended', 400)) }) as unknown as ProviderAdapter,
    };
    const found = (await integrations.get(connection))!;
    const both = await Promise.allSettled([
      accessTo(late, connection, found.grantVersion),
      accessTo(late, connection, found.grantVersion),
    ]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await integrations.get(connection)).toMatchObject({ state: 'needs_reconnect', grant: null });
  });
});
