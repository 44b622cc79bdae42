import {
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  CognitoIdentityProviderClient,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  SetUserMFAPreferenceCommand,
  ChangePasswordCommand,
  AssociateSoftwareTokenCommand,
  GlobalSignOutCommand,
  AdminUserGlobalSignOutCommand,
  InitiateAuthCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import { errorTexts } from '@shared/text/english.fixture';
import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '../../support/client';
import { registerProfessional, uniqueEmail, type Person } from '../../support/people';
import { signIn } from '../../support/accounts/sign-in';
import { sharedStack } from '../../support/stack';

type Json = Record<string, unknown>;

const encode = (value: Json): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const decodePart = (token: string, part: 0 | 1): Json =>
  JSON.parse(Buffer.from(token.split('.')[part] ?? '', 'base64url').toString()) as Json;

const stack = await sharedStack();
let person: Person;
const cognito = (): CognitoIdentityProviderClient => new CognitoIdentityProviderClient({});

beforeAll(async () => {
  person = await registerProfessional();
});

const statusWith = async (token: string): Promise<number> => (await api(accountRoutes.getMe, {}, { token })).status;

describe('the token check of the functions', () => {
  const header = (): Json => decodePart(person.accessToken, 0);
  const claims = (): Json => decodePart(person.accessToken, 1);

  it('accepts an access token of the pool', async () => {
    expect(await statusWith(person.accessToken)).toBe(200);
    expect(await statusWith(stack.signToken(claims()))).toBe(200);
  });

  it('answers with the standard refusal when there is none', async () => {
    for (const authorization of ['', 'Basic QWxhZGRpbg==', 'Bearer', 'Bearer x']) {
      const { status, body, headers } = await api(accountRoutes.getMe, {}, { headers: { authorization } });
      expect([status, headers.get('www-authenticate')], authorization).toEqual([401, 'Bearer']);
      expect(body).toEqual({ error: errorTexts.UNAUTHENTICATED, code: 'UNAUTHENTICATED' });
    }
  });

  const otherKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const forgeries: Record<string, () => string> = {
    'no token at all': () => 'x',
    'an id token': () => person.idToken,
    'alg none': () => `${encode({ ...header(), alg: 'none' })}.${encode(claims())}.`,
    'alg none with the old signature': () =>
      `${encode({ ...header(), alg: 'none' })}.${encode(claims())}.${person.accessToken.split('.')[2]}`,
    'HMAC signed with the public key': () => {
      const content = `${encode({ ...header(), alg: 'HS256' })}.${encode(claims())}`;
      return `${content}.${createHmac('sha256', JSON.stringify(header())).update(content).digest('base64url')}`;
    },
    'another pool’s key under this key’s name': () => {
      const content = `${encode(header())}.${encode(claims())}`;
      return `${content}.${sign('sha256', Buffer.from(content), otherKey).toString('base64url')}`;
    },
    'changed groups': () => {
      const [head, , signature] = person.accessToken.split('.');
      return `${head}.${encode({ ...claims(), 'cognito:groups': ['support'] })}.${signature}`;
    },
    'another pool as issuer': () =>
      stack.signToken({ ...claims(), iss: 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_Other' }),
    'another client': () => stack.signToken({ ...claims(), client_id: 'somebodyelse' }),
    'the server’s client': () => stack.signToken({ ...claims(), client_id: process.env['SERVER_CLIENT_ID'] ?? '' }),
    'an expired one': () => stack.signToken({ ...claims(), exp: Math.floor(Date.now() / 1000) - 1 }),
    'one that says it is an id token': () => stack.signToken({ ...claims(), token_use: 'id' }),
  };
  it.each(Object.entries(forgeries))('refuses %s', async (_name, forge) => {
    const { status, body } = await api(accountRoutes.getMe, {}, { token: forge() });
    expect([status, body.code]).toEqual([401, 'UNAUTHENTICATED']);
  });
});

describe('a token issued before a password change', () => {
  it('is rejected for reads and writes; one of the next sign-in works for both', async () => {
    const { email, password, accessToken } = await registerProfessional();
    const claims = decodePart(accessToken, 1);
    // `auth_time` is in whole seconds: this is certainly older than the change.
    const old = stack.signToken({ ...claims, auth_time: Number(claims['auth_time']) - 60 });
    const write = (token: string) => api(accountRoutes.startTwoFactor, { body: { password: 'wrong' } }, { token });
    expect((await write(old)).body.code).toBe('WRONG_PASSWORD');
    const newPassword = 'brand new words';
    await api(accountRoutes.changePassword, { body: { currentPassword: password, newPassword } }, { token: old });
    const { status, body } = await write(old);
    expect([status, body.code]).toEqual([401, 'UNAUTHENTICATED']);
    expect(await statusWith(old)).toBe(401);
    const next = await signIn(email, newPassword);
    expect(await statusWith(next.accessToken)).toBe(200);
    expect((await write(next.accessToken)).body.code).toBe('WRONG_PASSWORD');
  });
});

describe('the user pool', () => {
  it('answers a wrong password and an unknown address with the same words', async () => {
    const failure = (email: string): Promise<unknown> =>
      signIn(email, 'not the password').catch(
        (error: unknown) => error instanceof Error && [error.name, error.message],
      );
    expect(await failure(person.email)).toEqual(['NotAuthorizedException', 'Incorrect username or password.']);
    expect(await failure(uniqueEmail('unknown'))).toEqual(await failure(person.email));
  });

  it('gives an unknown address a challenge of the same shape, the same every time', async () => {
    const challenge = async (email: string): Promise<Record<string, string>> => {
      const { ChallengeParameters = {} } = await cognito().send(
        new InitiateAuthCommand({
          AuthFlow: 'USER_SRP_AUTH',
          ClientId: process.env['USER_POOL_CLIENT_ID'],
          AuthParameters: { USERNAME: email, SRP_A: 'a'.repeat(700) },
        }),
      );
      return ChallengeParameters;
    };
    const unknown = uniqueEmail('unknown');
    const [known, first, second] = [await challenge(person.email), await challenge(unknown), await challenge(unknown)];
    expect(Object.keys(first).sort()).toEqual(Object.keys(known).sort());
    expect(first['SALT']).toHaveLength(known['SALT']?.length ?? 0);
    expect([second['SALT'], second['USERNAME']]).toEqual([first['SALT'], first['USERNAME']]);
    expect(first['USERNAME']).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('accepts passwords from the server only', async () => {
    const request = new InitiateAuthCommand({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: process.env['USER_POOL_CLIENT_ID'],
      AuthParameters: { USERNAME: person.email, PASSWORD: person.password },
    });
    await expect(cognito().send(request)).rejects.toThrow('flow not enabled');
  });

  const refresh = (refreshToken: string) =>
    cognito().send(
      new GetTokensFromRefreshTokenCommand({
        RefreshToken: refreshToken,
        ClientId: process.env['USER_POOL_CLIENT_ID'],
      }),
    );

  it('refreshes a session until it is revoked', async () => {
    const session = await signIn(person.email, person.password);
    const { AuthenticationResult } = await refresh(session.refreshToken);
    expect(await statusWith(AuthenticationResult?.AccessToken ?? '')).toBe(200);
    await cognito().send(
      new RevokeTokenCommand({ Token: session.refreshToken, ClientId: process.env['USER_POOL_CLIENT_ID'] }),
    );
    await expect(refresh(session.refreshToken)).rejects.toThrow('Invalid Refresh Token');
    expect((await refresh(person.refreshToken)).AuthenticationResult?.AccessToken).toBeTruthy();
  });

  it('rejects calls to the pool itself with a browser’s token', async () => {
    const { accessToken: AccessToken, refreshToken } = await signIn(person.email, person.password);
    const passwords = { PreviousPassword: person.password, ProposedPassword: 'letmein' };
    const requests = [
      cognito().send(new GetUserCommand({ AccessToken })),
      cognito().send(new AssociateSoftwareTokenCommand({ AccessToken })),
      cognito().send(new SetUserMFAPreferenceCommand({ AccessToken, SoftwareTokenMfaSettings: { Enabled: false } })),
      cognito().send(new ChangePasswordCommand({ AccessToken, ...passwords })),
      cognito().send(new GlobalSignOutCommand({ AccessToken })),
    ];
    for (const outcome of await Promise.allSettled(requests)) {
      expect(outcome).toMatchObject({
        status: 'rejected',
        reason: { message: expect.stringContaining('required scopes') },
      });
    }
    expect((await refresh(refreshToken)).AuthenticationResult?.AccessToken).toBeTruthy();
  });

  it('ends every session at a global sign-out', async () => {
    const [one, two] = [await signIn(person.email, person.password), await signIn(person.email, person.password)];
    await cognito().send(
      new AdminUserGlobalSignOutCommand({ UserPoolId: process.env['USER_POOL_ID'], Username: person.userId }),
    );
    await expect(refresh(one.refreshToken)).rejects.toThrow('Invalid Refresh Token');
    await expect(refresh(two.refreshToken)).rejects.toThrow('Invalid Refresh Token');
  });

  it('refuses a disabled user', async () => {
    const target = { UserPoolId: process.env['USER_POOL_ID'], Username: person.userId };
    const session = await signIn(person.email, person.password);
    await cognito().send(new AdminDisableUserCommand(target));
    await expect(signIn(person.email, person.password)).rejects.toThrow('User is disabled.');
    await expect(refresh(session.refreshToken)).rejects.toThrow();
    await cognito().send(new AdminEnableUserCommand(target));
    await expect(signIn(person.email, person.password)).resolves.toBeTruthy();
  });
});

describe('the stack’s own addresses', () => {
  it('are closed to pages of other origins', async () => {
    const response = await fetch(`${stack.gateway}/_local/mail.json`, {
      headers: { origin: 'https://other.example' },
    });
    expect(response.status).toBe(403);
  });

  it('answer an unknown route and an unknown operation', async () => {
    expect((await fetch(`${stack.gateway}/api/nothing`)).status).toBe(404);
    const response = await fetch(stack.env['AWS_ENDPOINT_URL_SQS'] ?? '', {
      method: 'POST',
      headers: { 'x-amz-target': 'AmazonSQS.Nothing' },
      body: '{}',
    });
    expect([response.status, response.headers.get('x-amzn-errortype')]).toEqual([400, 'UnknownOperationException']);
  });
});
