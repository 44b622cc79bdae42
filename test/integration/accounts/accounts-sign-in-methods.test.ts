import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import { paths } from '@shared/paths';
import { notice } from '@shared/text/notice';
import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openTable } from '@lambdas/platform/table/table';
import { UpdateCommand } from '@lambdas/platform/table/commands';
import { createSignInProviders } from '@lambdas/store/accounts/accounts/sign-in-providers';
import { keys } from '@lambdas/store/keys';
import { localStage } from '../../../scripts/local/settings';
import { signInPath } from '../../../scripts/local/sign-in/sign-in-path';
import { api } from '../../support/client';
import { mailsTo, registerProfessional, uniqueEmail, type Person } from '../../support/people';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
type Provider = 'Google' | 'LinkedIn';

const pages = () => `${stack.gateway}${signInPath}`;
const callback = () => new URL(paths.authCallback, stack.env['SITE_URL']).href;

/** Visits the hosted pages once, up to the redirect to the site. */
const visit = async (provider: Provider, email: string, { verified = true, answer = 'allow' } = {}) => {
  const verifier = randomBytes(48).toString('base64url');
  const query = new URLSearchParams({
    identity_provider: provider,
    client_id: localStage.browserClientId,
    response_type: 'code',
    redirect_uri: callback(),
    state: 'kept',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const page = await (await fetch(`${pages()}/oauth2/authorize?${query}`)).text();
  const request = /name="request" value="([^"]+)"/.exec(page)![1]!;
  const form = new URLSearchParams({ request, email, firstName: 'Ada', lastName: 'Byron', answer });
  if (verified) form.set('verified', 'on');
  const response = await fetch(`${pages()}/consent`, { method: 'POST', body: form, redirect: 'manual' });
  const back = new URL(response.headers.get('location')!);
  expect(back.searchParams.get('state')).toBe('kept');
  return { back: back.searchParams, verifier };
};

const exchange = async (code: string, verifier: string) => {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: localStage.browserClientId,
    redirect_uri: callback(),
    code,
    code_verifier: verifier,
  });
  const response = await fetch(`${pages()}/oauth2/token`, { method: 'POST', body });
  return { status: response.status, tokens: (await response.json()) as { access_token: string } };
};

const refusalOf = async (...given: Parameters<typeof visit>) => (await visit(...given)).back.get('error_description');
const joined = 'Already found an entry for username';

const as = (person: Person) => ({ token: person.token });
const methodsOf = async (person: Person) => (await api(accountRoutes.listSignInMethods, {}, as(person))).body;
const isConnected = async (person: Person, provider: Provider) =>
  (await methodsOf(person)).providers.find((it) => it.provider === provider)!.connected;
const change = (
  person: Person,
  provider: Provider,
  operation: 'allowProvider' | 'disconnectProvider',
  password = person.password,
) => api(accountRoutes[operation], { params: { provider }, body: { password } }, as(person));
const subjectsTo = async (person: Person) => {
  await stack.drain();
  return (await mailsTo(person.email)).map(({ subject }) => subject);
};

describe('signing in at a provider', () => {
  it('connects to the account with the same address, signs in, and tells the owner', async () => {
    const person = await registerProfessional();
    expect(await isConnected(person, 'Google')).toBe(false);
    expect(await refusalOf('Google', person.email)).toContain(joined);
    const { back, verifier } = await visit('Google', person.email);
    const { status, tokens } = await exchange(back.get('code')!, verifier);
    expect(status).toBe(200);
    const { body: me } = await api(accountRoutes.getMe, {}, { token: tokens.access_token });
    expect(me.userId).toBe(person.userId);
    expect(await methodsOf(person)).toMatchObject({ password: true, passkeys: 0 });
    expect(await isConnected(person, 'Google')).toBe(true);
    expect(await subjectsTo(person)).toContain('A sign-in was connected to your Wardline account');
    expect((await exchange(back.get('code')!, verifier)).status).toBe(400);
  });

  it('is refused while the provider has not verified the address, or when the person cancels', async () => {
    const person = await registerProfessional();
    const refused = await refusalOf('Google', person.email, { verified: false });
    expect(refused).toContain(notice('providerAddressUnverified'));
    expect((await visit('Google', person.email, { answer: 'deny' })).back.get('error')).toBe('access_denied');
    expect(await isConnected(person, 'Google')).toBe(false);
  });

  it('accepts a code only with its proof', async () => {
    const person = await registerProfessional();
    await visit('Google', person.email);
    const { back } = await visit('Google', person.email);
    expect((await exchange(back.get('code')!, 'guess')).status).toBe(400);
  });
});

describe('disconnecting a provider', () => {
  it('needs the password, tells the owner once, and lasts until the person allows the provider again', async () => {
    const person = await registerProfessional();
    await visit('LinkedIn', person.email);
    expect(await change(person, 'LinkedIn', 'disconnectProvider', 'wrong one')).toMatchObject({
      status: 400,
      body: { code: 'WRONG_PASSWORD' },
    });
    expect((await change(person, 'LinkedIn', 'disconnectProvider')).status).toBe(200);
    expect((await change(person, 'LinkedIn', 'disconnectProvider')).status).toBe(404);
    expect(await refusalOf('LinkedIn', person.email)).toContain(notice('providerIsDisconnected'));
    expect(await isConnected(person, 'LinkedIn')).toBe(false);

    expect((await change(person, 'LinkedIn', 'allowProvider')).body).toEqual({ email: person.email });
    expect(await refusalOf('LinkedIn', person.email)).toContain(joined);
    expect(await isConnected(person, 'LinkedIn')).toBe(true);
    const subjects = await subjectsTo(person);
    expect(subjects.filter((it) => it.includes('disconnected'))).toHaveLength(1);
    expect(subjects.filter((it) => it.includes('was connected'))).toHaveLength(2);
  });

  it('removes both of two providers disconnected at once, and leaves the password', async () => {
    const person = await registerProfessional();
    await visit('Google', person.email);
    await visit('LinkedIn', person.email);
    const answers = await Promise.all([
      change(person, 'Google', 'disconnectProvider'),
      change(person, 'LinkedIn', 'disconnectProvider'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { password, providers } = await methodsOf(person);
    expect([password, ...providers.map(({ connected }) => connected)]).toEqual([true, false, false]);
  });

  it('is rejected by the write itself for the last sign-in methods, also concurrently', async () => {
    const person = await registerProfessional();
    await visit('Google', person.email);
    await visit('LinkedIn', person.email);
    const table = openTable();
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keys.account(person.userId),
        UpdateExpression: 'SET passwordUnknown = :true',
        ExpressionAttributeValues: { ':true': true },
      }),
    );
    const store = createSignInProviders(table);
    const at = new Date().toISOString();
    const attempts = await Promise.allSettled([
      store.disconnect(person.userId, { provider: 'Google', at }),
      store.disconnect(person.userId, { provider: 'LinkedIn', at }),
    ]);
    for (const it of attempts) expect(it).toMatchObject({ status: 'rejected', reason: { code: 'LAST_WAY_IN' } });
    expect((await change(person, 'Google', 'disconnectProvider')).body).toMatchObject({ code: 'LAST_WAY_IN' });
    expect((await methodsOf(person)).password).toBe(false);
    expect(await isConnected(person, 'Google')).toBe(true);
  });
});

describe('the hosted pages', () => {
  it('redirect to no other site', async () => {
    const query = new URLSearchParams({
      identity_provider: 'Google',
      client_id: localStage.browserClientId,
      response_type: 'code',
      redirect_uri: 'https://elsewhere.example/auth/callback',
      code_challenge: 'x',
    });
    expect((await fetch(`${pages()}/oauth2/authorize?${query}`)).status).toBe(400);
  });

  it('create a user for an address without an account', async () => {
    const email = uniqueEmail('newcomer');
    expect(await refusalOf('Google', email)).toContain(joined);
    const { back, verifier } = await visit('Google', email);
    const { tokens } = await exchange(back.get('code')!, verifier);
    const me = await api(accountRoutes.getMe, {}, { token: tokens.access_token });
    expect(me).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });
});
