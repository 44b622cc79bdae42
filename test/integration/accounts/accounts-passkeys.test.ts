import {
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { Authenticator } from '@lambdas/accounts/accounts/passkeys/authenticator.fake';
import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import { beforeAll, expect, it } from 'vitest';
import { api } from '../../support/client';
import { mailsTo, registerProfessional, uniqueEmail, type Person } from '../../support/people';
import { sharedStack, type TestStack } from '../../support/stack';

let stack: TestStack;
let origin: string;
beforeAll(async () => {
  stack = await sharedStack();
  origin = new URL(stack.env['SITE_URL']!).origin;
});

const add = async ({ token, password }: Person): Promise<Authenticator> => {
  const authenticator = new Authenticator();
  const started = await api(accountRoutes.startPasskey, { body: { password } }, { token });
  const { challenge } = started.body;
  const registration = authenticator.register({ challenge, origin });
  const reply = await api(accountRoutes.addPasskey, { body: { challenge, name: 'Laptop', registration } }, { token });
  expect(reply.body.code).toBe('passkeyAdded');
  return authenticator;
};

const pool = () => new CognitoIdentityProviderClient({});
const clientId = () => process.env['USER_POOL_CLIENT_ID']!;

const challengeOf = (email: string) =>
  pool().send(
    new InitiateAuthCommand({ AuthFlow: 'CUSTOM_AUTH', ClientId: clientId(), AuthParameters: { USERNAME: email } }),
  );

const respond = async (asked: Awaited<ReturnType<typeof challengeOf>>, authenticator: Authenticator) => {
  const challenge = asked.ChallengeParameters!['challenge']!;
  const ANSWER = JSON.stringify(authenticator.answer({ challenge, origin }));
  return pool().send(
    new RespondToAuthChallengeCommand({
      ChallengeName: 'CUSTOM_CHALLENGE',
      ClientId: clientId(),
      Session: asked.Session,
      ChallengeResponses: { USERNAME: asked.ChallengeParameters!['USERNAME']!, ANSWER },
    }),
  );
};

it('signs in without the password, once per challenge, until it is removed', async () => {
  const person = await registerProfessional();
  const authenticator = await add(person);
  const asked = await challengeOf(person.email);
  const { AuthenticationResult } = await respond(asked, authenticator);
  const token = AuthenticationResult!.AccessToken!;
  expect((await api(accountRoutes.getMe, {}, { token })).body.email).toBe(person.email);
  await expect(respond(asked, authenticator)).rejects.toThrow();
  const listed = await api(accountRoutes.listPasskeys, {}, { token });
  expect(listed.body.items).toMatchObject([{ name: 'Laptop', lastUsedAt: expect.any(String) }]);

  const { passkeyId } = listed.body.items[0]!;
  const remove = (password: string) =>
    api(accountRoutes.removePasskey, { params: { passkeyId }, body: { password } }, { token });
  expect((await remove('wrong')).body.code).toBe('WRONG_PASSWORD');
  const both = await Promise.all([remove(person.password), remove(person.password)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  await expect(challengeOf(person.email).then((again) => respond(again, authenticator))).rejects.toThrow();
  await stack.drain();
  const subjects = (await mailsTo(person.email)).map(({ subject }) => subject);
  expect(subjects).toContain('A passkey was added to your Wardline account');
  expect(subjects).toContain('A passkey was removed from your Wardline account');
});

it('does not sign in to another or an unknown account', async () => {
  const [owner, other] = [await registerProfessional(), await registerProfessional()];
  const authenticator = await add(owner);
  await expect(challengeOf(other.email).then((asked) => respond(asked, authenticator))).rejects.toThrow();
  const unknown = await challengeOf(uniqueEmail('unknown'));
  expect(unknown.ChallengeName).toBe('CUSTOM_CHALLENGE');
  await expect(respond(unknown, authenticator)).rejects.toThrow();
  const { token } = other;
  const items = (await api(accountRoutes.listPasskeys, {}, { token: owner.token })).body.items;
  const { passkeyId } = items[0]!;
  const rename = (as: string) =>
    api(accountRoutes.renamePasskey, { params: { passkeyId }, body: { name: 'Mine' } }, { token: as });
  expect((await rename(token)).body.code).toBe('NOT_FOUND');
  expect((await rename(owner.token)).status).toBe(200);
});
