import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  randomUUID,
  sign,
  verify,
} from 'node:crypto';
import { join } from 'node:path';
import { AwsError } from '../aws/aws-error';
import { poolOperationsScope, sessionDays } from '@shared/platform/user-pool';
import { isRecord, stateFile } from '../../scripts/local/json-file';
import { localStage, region } from '../../scripts/local/settings';
import { tokenHash, type CognitoUser, type Session, type UserStore } from './user-store';

export const issuer = `https://cognito-idp.${region}.amazonaws.com/${localStage.userPoolId}`;

const accessSeconds = 3600;
const refreshMs = sessionDays * 24 * 3600 * 1000;

export type Claims = Record<string, unknown>;
type KeyState = { keyId: string; privateKey: string };

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const newKey = (): KeyState => ({
  keyId: randomUUID(),
  privateKey: generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }).privateKey,
});

export type TokenResult = {
  AccessToken: string;
  IdToken: string;
  RefreshToken?: string;
  TokenType: 'Bearer';
  ExpiresIn: number;
};

/** Issues and verifies tokens. The key is stored with the data, so sessions survive a restart. */
export class Tokens {
  readonly #store: UserStore;
  readonly #keyId: string;
  readonly #privateKey;
  readonly #publicKey;

  constructor(dataDir: string | null, store: UserStore) {
    const file = stateFile<KeyState | null>(
      dataDir && join(dataDir, 'cognito', 'signing-key.json'),
      () => null,
      (state) => isRecord(state) && typeof state['privateKey'] === 'string',
    );
    let key = file.load();
    if (!key) file.save((key = newKey()));
    this.#store = store;
    this.#keyId = key.keyId;
    this.#privateKey = createPrivateKey(key.privateKey);
    this.#publicKey = createPublicKey(this.#privateKey);
  }

  jwks(): { keys: Record<string, unknown>[] } {
    return {
      keys: [{ ...this.#publicKey.export({ format: 'jwk' }), kid: this.#keyId, alg: 'RS256', use: 'sig' }],
    };
  }

  sign(claims: Claims): string {
    const content = `${encode({ kid: this.#keyId, alg: 'RS256' })}.${encode(claims)}`;
    return `${content}.${sign('sha256', Buffer.from(content), this.#privateKey).toString('base64url')}`;
  }

  start(user: CognitoUser, clientId: string): TokenResult {
    const now = Date.now();
    const refreshToken = randomBytes(96).toString('base64url');
    const session: Session = {
      refreshTokenHash: tokenHash(refreshToken),
      originJti: randomUUID(),
      clientId,
      authTime: Math.floor(now / 1000),
      expiresAt: now + refreshMs,
    };
    user.sessions.push(session);
    this.#store.save(user);
    return { ...this.#issue(user, session), RefreshToken: refreshToken };
  }

  userOf(refreshToken: string, clientId: string): CognitoUser {
    return this.#refreshable(refreshToken, clientId).user;
  }

  refresh(refreshToken: string, clientId: string): TokenResult {
    const { user, session } = this.#refreshable(refreshToken, clientId);
    return this.#issue(user, session);
  }

  #refreshable(refreshToken: string, clientId: string): { user: CognitoUser; session: Session } {
    const hash = tokenHash(refreshToken);
    const found = this.#store.bySession((session) => session.refreshTokenHash === hash);
    if (!found || found.session.clientId !== clientId || found.session.expiresAt <= Date.now()) {
      throw new AwsError('NotAuthorizedException', 'Invalid Refresh Token');
    }
    if (!found.user.enabled) throw new AwsError('NotAuthorizedException', 'User is disabled.');
    return found;
  }

  /** User and session of an access token valid for user pool operations. */
  session(accessToken: string): { user: CognitoUser; session: Session } {
    const claims = this.#verified(accessToken);
    const found = this.#store.bySession((session) => session.originJti === claims['origin_jti']);
    if (!found) throw new AwsError('NotAuthorizedException', 'Access Token has been revoked');
    if (claims['scope'] !== poolOperationsScope) {
      throw new AwsError('NotAuthorizedException', 'Access Token does not have required scopes');
    }
    if (!found.user.enabled) throw new AwsError('NotAuthorizedException', 'User is disabled.');
    return found;
  }

  #verified(token: string): Claims {
    const refusal = new AwsError('NotAuthorizedException', 'Invalid Access Token');
    const [header = '', payload = '', signature = ''] = token.split('.');
    const content = Buffer.from(`${header}.${payload}`);
    if (!verify('sha256', content, this.#publicKey, Buffer.from(signature, 'base64url'))) throw refusal;
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
    if (claims['token_use'] !== 'access') throw refusal;
    if (Number(claims['exp']) * 1000 <= Date.now()) {
      throw new AwsError('NotAuthorizedException', 'Access Token has expired');
    }
    return claims;
  }

  #issue(user: CognitoUser, session: Session): TokenResult {
    const now = Math.floor(Date.now() / 1000);
    const common = {
      sub: user.sub,
      ...(user.groups.length > 0 && { 'cognito:groups': user.groups }),
      iss: issuer,
      origin_jti: session.originJti,
      event_id: randomUUID(),
      auth_time: session.authTime,
      exp: now + accessSeconds,
      iat: now,
    };
    const access = {
      ...common,
      client_id: session.clientId,
      token_use: 'access',
      ...(session.clientId === localStage.serverClientId && { scope: poolOperationsScope }),
      jti: randomUUID(),
      username: user.sub,
    };
    const { sub: _sub, email_verified: verified, ...attributes } = user.attributes;
    const id = {
      ...common,
      ...attributes,
      email_verified: verified === 'true',
      'cognito:username': user.sub,
      aud: session.clientId,
      token_use: 'id',
      jti: randomUUID(),
    };
    return { AccessToken: this.sign(access), IdToken: this.sign(id), TokenType: 'Bearer', ExpiresIn: accessSeconds };
  }
}
