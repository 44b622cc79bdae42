import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createIdentity } from './identity-gateway';
import type { Identity } from './ports';

type Reply = { status: number; body: object };

let replies: Reply[] = [];
let operations: string[] = [];
let server: Server;
let identity: Identity;

const refused = (name: string, message = name): Reply => ({ status: 400, body: { __type: name, message } });
const done = (body: object = {}): Reply => ({ status: 200, body });

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume().on('end', () => {
      operations.push(String(request.headers['x-amz-target']).split('.').at(-1) ?? '');
      const { status, body } = replies.shift() ?? done();
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER', `http://127.0.0.1:${port}`);
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  vi.stubEnv('USER_POOL_ID', 'us-east-1_Test');
  vi.stubEnv('SERVER_CLIENT_ID', 'server');
  vi.stubEnv('USER_POOL_CLIENT_ID', 'browser');
  identity = createIdentity();
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});
beforeEach(() => {
  operations = [];
});

describe('identity', () => {
  it('returns the existing user when creation fails', async () => {
    replies = [done({ User: { Username: 'new' } })];
    expect(await identity.ensureUser('a@example.org')).toBe('new');
    replies = [refused('UsernameExistsException'), done({ Username: 'old' })];
    expect(await identity.ensureUser('a@example.org')).toBe('old');
    expect(operations).toEqual(['AdminCreateUser', 'AdminCreateUser', 'AdminGetUser']);
  });

  it('lists the linked identities, and unlinks one idempotently', async () => {
    const identities = [{ userId: '1234', providerName: 'Google', providerType: 'Google', primary: 'false' }];
    replies = [done({ UserAttributes: [{ Name: 'identities', Value: JSON.stringify(identities) }] }), done({})];
    expect(await identity.identitiesOf('ada')).toEqual([{ provider: 'Google', subject: '1234' }]);
    expect(await identity.identitiesOf('eve')).toEqual([]);
    replies = [done(), refused('UserNotFoundException'), refused('InternalErrorException')];
    await identity.unlink({ provider: 'Google', subject: '1234' });
    await identity.unlink({ provider: 'Google', subject: '1234' });
    await expect(identity.unlink({ provider: 'Google', subject: '1234' })).rejects.toThrow();
  });

  it.each([
    [done({ AuthenticationResult: {} }), 'right'],
    [done({ ChallengeName: 'SOFTWARE_TOKEN_MFA', Session: 's'.repeat(20) }), 'right'],
    [refused('NotAuthorizedException'), 'wrong'],
    [refused('NotAuthorizedException', 'Password attempts exceeded'), 'locked'],
    [refused('UserNotFoundException'), 'wrong'],
    [refused('PasswordResetRequiredException'), 'wrong'],
  ])('takes %j for a password that is %s', async (reply, checked) => {
    replies = [reply];
    expect(await identity.checkPassword('user', 'password')).toBe(checked);
  });

  it('maps throttling to a refusal, and passes on other errors', async () => {
    replies = Array.from({ length: 4 }, () => refused('TooManyRequestsException'));
    await expect(identity.checkPassword('user', 'password')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    replies = [refused('InternalErrorException')];
    await expect(identity.checkPassword('user', 'password')).rejects.toMatchObject({ name: 'InternalErrorException' });
  });

  it('refuses an address that someone else signs in with', async () => {
    replies = [refused('AliasExistsException')];
    await expect(identity.changeEmail('user', 'b@example.org')).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
  });

  it.each([
    [done({ Status: 'SUCCESS' }), true],
    [done({ Status: 'ERROR' }), false],
    [refused('EnableSoftwareTokenMFAException'), false],
    [refused('CodeMismatchException'), false],
    [refused('InvalidParameterException'), false],
  ])('takes %j for an authenticator code that is right: %s', async (reply, right) => {
    replies = [done({ AuthenticationResult: { AccessToken: 'own' } }), reply];
    expect(await identity.confirmTotp('user', 'password', '123456')).toBe(right);
  });

  it('returns the user of a session, with normalized ID and email', async () => {
    const attributes = (verified: string) => [
      { Name: 'sub', Value: '7b3b9a0c-9d0e-4d2a-8a57-0d6f4f8e9a11' },
      { Name: 'email', Value: 'Ada@Example.org' },
      { Name: 'email_verified', Value: verified },
    ];
    const ada = { userId: '7b3b9a0c-9d0e-4d2a-8a57-0d6f4f8e9a11', email: 'ada@example.org' };
    for (const emailVerified of [true, false]) {
      replies = [done({ Username: 'ada', UserAttributes: attributes(String(emailVerified)) })];
      expect(await identity.whoIs('ada')).toEqual({ ...ada, emailVerified });
    }
  });

  it('sets up an authenticator with its own token, for the right password only', async () => {
    const signedIn = done({ AuthenticationResult: { AccessToken: 'own' } });
    replies = [signedIn, done({ SecretCode: 'SECRET' })];
    expect(await identity.startTotp('user', 'password')).toBe('SECRET');
    expect(operations).toEqual(['AdminInitiateAuth', 'AssociateSoftwareToken']);
    replies = [refused('NotAuthorizedException')];
    await expect(identity.startTotp('user', 'wrong')).rejects.toMatchObject({ code: 'WRONG_PASSWORD' });
  });

  it('discards an interrupted setup', async () => {
    const challenge = done({ ChallengeName: 'SOFTWARE_TOKEN_MFA', Session: 's'.repeat(20) });
    replies = [
      challenge,
      done(),
      done({ AuthenticationResult: { AccessToken: 'own' } }),
      done({ SecretCode: 'SECRET' }),
    ];
    expect(await identity.startTotp('user', 'password')).toBe('SECRET');
    expect(operations[1]).toBe('AdminSetUserMFAPreference');
  });
});
