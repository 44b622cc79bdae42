import { answerHeaders, type KeyAccess } from '@shared/core/api/route';
import { actionsWhileClosing, scopeOf, serviceRole } from '@shared/organizations/rules/permissions';
import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { notice } from '@shared/text/notice';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Clock } from '../clock';
import { sameHash, type KeyedHash } from '../crypto/keyed-hash';
import { bearerToken, isWrite, type CallingKey, type MachineCaller } from '../http/caller';
import { clientIp } from '../http/client-ip';
import { requirePlan } from '../plans/plan-refusal';
import { isWithin } from './address-ranges';
import { keyHashPurpose, readKeyText, type KeyText } from './key-text';
import type { ApiKey, KeyOwner, MachineStore, Window } from './ports';

export type AnswerHeaders = Record<string, string>;
export type Machines = {
  /** Adds the response headers to `headers`, also for refusals. */
  authenticate(event: APIGatewayProxyEventV2, access: KeyAccess, headers: AnswerHeaders): Promise<MachineCaller>;
  /** Once a minute, in the audit context of the call. */
  recordUse(key: CallingKey): Promise<void>;
};

type Deps = { store: MachineStore; hash: KeyedHash; clock: Pick<Clock, 'now'> };

const windowSeconds = 60;

const tooMany = ({ resetSeconds }: Window): AppError =>
  new AppError('TOO_MANY_REQUESTS', notice('tooManyCalls'), { retryAfterSeconds: resetSeconds });

const callsPerMinute = ({ verified }: KeyOwner): number =>
  verified ? limits.apiCallsPerMinute : limits.apiCallsPerMinuteUnverified;

/** Follows draft-ietf-httpapi-ratelimit-headers-10: `q` calls in `w` seconds, of which `r` remain for `t` seconds. */
const limitHeaders = (limit: number, { used, resetSeconds }: Window): AnswerHeaders => ({
  [answerHeaders.rateLimitPolicy]: `"key";q=${limit};w=${windowSeconds}`,
  [answerHeaders.rateLimit]: `"key";r=${Math.max(0, limit - used)};t=${resetSeconds}`,
});

const isGood = (key: ApiKey, address: string, now: Date): boolean => {
  if (key.expiresAt !== null && key.expiresAt <= now.toISOString()) return false;
  return key.ranges.length === 0 || isWithin(address, key.ranges);
};

/** Unknown keys take the same steps, so neither response nor time distinguishes them from wrong secrets. */
const goodKey = async (
  { store, hash, clock }: Deps,
  { keyId, text }: KeyText,
  address: string,
): Promise<ApiKey | null> => {
  const [key, secretHash] = await Promise.all([store.key(keyId), hash(keyHashPurpose, text)]);
  const matches = sameHash(secretHash, key?.secretHash ?? secretHash.replaceAll(/./g, '-'));
  return key && matches && isGood(key, address, clock.now()) ? key : null;
};

const invalid = (): AppError => new AppError('UNAUTHENTICATED', notice('keyInvalid'));

/** Returns one response for all invalid keys, until an address sends too many. */
const refusal = async ({ store, hash }: Deps, address: string): Promise<AppError> => {
  const window = await store.countRefusal(await hash('api-key-address', address));
  return window.used > limits.wrongKeysPerAddressPerMinute ? tooMany(window) : invalid();
};

const checkOwner = (event: APIGatewayProxyEventV2, { action }: KeyAccess, owner: KeyOwner): void => {
  if (!isWrite(event)) return;
  if (owner.restriction) throw new AppError('ACCOUNT_RESTRICTED');
  if (owner.closesAt !== null && !actionsWhileClosing.includes(action)) throw new AppError('ORGANIZATION_CLOSING');
};

const callerOf = (key: ApiKey, { action }: KeyAccess, owner: KeyOwner, used: number): MachineCaller => ({
  userId: key.memberId,
  role: serviceRole,
  scope: scopeOf(action, serviceRole),
  membership: {
    userId: key.memberId,
    organizationId: key.organizationId,
    role: serviceRole,
    department: '',
    joinedAt: key.createdAt,
    organizationVerified: owner.verified,
  },
  plan: owner.plan,
  ...(!owner.verified && { unverified: true as const }),
  key: { keyId: key.keyId, name: key.name, firstOfMinute: used === 1 },
});

export const createMachines = (deps: Deps): Machines => ({
  async authenticate(event, access, headers) {
    const { store } = deps;
    const read = readKeyText(bearerToken(event) ?? '');
    if (!read) throw invalid();
    const address = clientIp(event);
    const key = await goodKey(deps, read, address);
    if (!key) throw await refusal(deps, address);
    const [owner, window] = await Promise.all([store.owner(key.organizationId), store.countCall(key.keyId)]);
    if (!owner) throw await refusal(deps, address);
    const limit = callsPerMinute(owner);
    Object.assign(headers, limitHeaders(limit, window));
    if (window.used > limit) throw tooMany(window);
    if (!key.scopes.includes(access.scope))
      throw new AppError('FORBIDDEN', notice('keyScope', { scope: access.scope }));
    checkOwner(event, access, owner);
    const caller = callerOf(key, access, owner, window.used);
    requirePlan(caller, 'apiAccess');
    return caller;
  },

  async recordUse({ keyId, firstOfMinute }) {
    if (firstOfMinute) await deps.store.recordUse(keyId, deps.clock.now().toISOString());
  },
});
