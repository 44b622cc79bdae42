import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import { edgeHeaders, headers } from '@shared/core/api/route';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '../../support/client';
import { mailsTo, registerProfessional, type Person } from '../../support/people';
import { signIn } from '../../support/accounts/sign-in';
import { sharedStack, type TestStack } from '../../support/stack';

let stack: TestStack;
beforeAll(async () => {
  stack = await sharedStack();
});

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
type Browser = { token: string; headers: Record<string, string> };

/** Signs in and opens a page. */
const browserOf = async ({ email, password }: Person): Promise<Browser> => {
  const { accessToken: token } = await signIn(email, password);
  const sent = { [headers.device]: randomUUID(), 'user-agent': firefox, [edgeHeaders.viewerRegion]: 'Qu%C3%A9bec' };
  await api(accountRoutes.getMe, {}, { token, headers: sent });
  return { token, headers: sent };
};

const devices = async ({ token, headers: sent }: Browser) =>
  (await api(accountRoutes.listDevices, {}, { token, headers: sent })).body.items;
const subjects = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);
const read = (token: string) => api(accountRoutes.getMe, {}, { token });
const change = (token: string) => api(accountRoutes.changeLanguage, { body: { language: 'en' } }, { token });

describe('devices', () => {
  it('are listed, and a new one is announced by email', async () => {
    // Registering opens the first page.
    const person = await registerProfessional();
    await stack.drain();
    expect(await subjects(person.email)).not.toContain('New sign-in to your Wardline account');
    const own = await browserOf(person);
    await stack.drain();
    expect(await subjects(person.email)).toContain('New sign-in to your Wardline account');
    const listed = await devices(own);
    expect(listed).toHaveLength(2);
    expect(listed.filter(({ current }) => current)).toMatchObject([
      { browser: 'firefox', system: 'linux', region: 'Québec' },
    ]);
  });

  it('lose access when signed out one by one', async () => {
    const person = await registerProfessional();
    const [lost, own] = [await browserOf(person), await browserOf(person)];
    const { deviceId } = (await devices(lost)).find(({ current }) => current)!;
    const stranger = await browserOf(await registerProfessional());
    const foreign = await api(accountRoutes.signOutDevice, { params: { deviceId } }, { token: stranger.token });
    expect(foreign.body.code).toBe('NOT_FOUND');
    const both = await Promise.all(
      [1, 2].map(() => api(accountRoutes.signOutDevice, { params: { deviceId } }, { token: own.token })),
    );
    expect(both.some(({ status }) => status === 200)).toBe(true);
    expect((await change(lost.token)).body.code).toBe('UNAUTHENTICATED');
    expect((await read(lost.token)).body.code).toBe('UNAUTHENTICATED');
    expect((await change(own.token)).status).toBe(200);
    expect((await devices(own)).map((it) => it.deviceId)).not.toContain(deviceId);
    await stack.drain();
    expect(await subjects(person.email)).toContain('A device was signed out of your Wardline account');
  });

  it('are all signed out except the one in use', async () => {
    const person = await registerProfessional();
    const others = [await browserOf(person), await browserOf(person)];
    const own = await browserOf(person);
    expect((await api(accountRoutes.signOutOtherDevices, {}, { token: own.token })).status).toBe(200);
    for (const { token } of others) {
      expect((await read(token)).body.code).toBe('UNAUTHENTICATED');
      expect((await change(token)).body.code).toBe('UNAUTHENTICATED');
    }
    expect((await change(own.token)).status).toBe(200);
    expect(await devices(own)).toHaveLength(1);
    const again = await browserOf(person);
    expect((await read(again.token)).status).toBe(200);
  });
});

describe('a new password', () => {
  it('ends sign-ins of the same second, and keeps the sign-in made with its answer', async () => {
    const person = await registerProfessional();
    const { email } = person;
    let { password } = person;
    for (const newPassword of ['first new words', 'second new words', 'third new words']) {
      const before = await Promise.all([1, 2].map(async () => (await signIn(email, password)).accessToken));
      for (const token of before) expect((await read(token)).status).toBe(200);
      const body = { currentPassword: password, newPassword };
      expect((await api(accountRoutes.changePassword, { body }, { token: before[0]! })).status).toBe(200);
      password = newPassword;
      const { accessToken: after } = await signIn(email, password);
      for (const token of before) {
        expect((await read(token)).body.code).toBe('UNAUTHENTICATED');
        expect((await change(token)).body.code).toBe('UNAUTHENTICATED');
      }
      expect((await read(after)).status).toBe(200);
      expect((await change(after)).status).toBe(200);
    }
  });
});
