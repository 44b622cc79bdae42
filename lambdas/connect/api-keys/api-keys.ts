import { AppError } from '@shared/errors';
import { addDays } from '@shared/core/rules/calendar-days';
import type { ApiKey, ApiKeyForm } from '@shared/connect/model/api-key';
import { keyScopes } from '@shared/connect/model/api-key-vocabulary';
import { notice } from '@shared/text/notice';
import { randomUUID } from 'node:crypto';
import { utcDay } from '../../platform/clock';
import { organizationOf, type AuthorizedCaller } from '../../platform/http/caller';
import { keyHashPurpose, newKeyText } from '../../platform/machine/key-text';
import type { ApiKeyItem } from '../../store/connect/api-keys/api-key-item';
import { personName, type Person } from '../../store/organizations/organizations/member-names';
import type { Deps } from './ports';

const shown = (key: ApiKeyItem, people: Map<string, Person>, now: Date): ApiKey => {
  const { first_name, last_name } = personName(people, key.createdBy);
  const { keyId, name, scopes, ranges, createdAt, expiresAt, lastUsedAt } = key;
  return {
    keyId,
    name,
    scopes,
    ranges,
    createdAt,
    createdBy: `${first_name} ${last_name}`.trim(),
    expiresOn: expiresAt === null ? null : addDays(utcDay(new Date(expiresAt)), -1),
    lastUsedAt,
    isExpired: expiresAt !== null && expiresAt <= now.toISOString(),
    version: key.version,
  };
};

export const listApiKeys = async (
  { keys, people, clock }: Deps,
  caller: AuthorizedCaller,
): Promise<{ items: ApiKey[] }> => {
  const items = await keys.list(organizationOf(caller));
  const names = await people.find(items.map(({ createdBy }) => createdBy));
  return { items: items.map((key) => shown(key, names, clock.now())) };
};

/** Returns the end of a key's last day in UTC, until which it works. */
const endOf = (day: string): string => `${addDays(day, 1)}T00:00:00.000Z`;

const checkLastDay = (expiresOn: string | null, now: Date): void => {
  if (expiresOn === null || expiresOn >= utcDay(now)) return;
  throw new AppError('INVALID_REQUEST', undefined, { fields: { expiresOn: notice('keyExpiryPast') } });
};

const settingsOf = ({ name, scopes, ranges, expiresOn }: ApiKeyForm) => ({
  name,
  scopes: keyScopes.filter((scope) => scopes.includes(scope)),
  ranges: [...new Set(ranges)],
  expiresAt: expiresOn === null ? null : endOf(expiresOn),
});

type Making = { caller: AuthorizedCaller; form: ApiKeyForm };

export const generateApiKey = async (
  { keys, people, hash, clock }: Deps,
  { caller, form }: Making,
): Promise<{ key: ApiKey; secret: string }> => {
  const now = clock.now();
  checkLastDay(form.expiresOn, now);
  const { keyId, text } = newKeyText();
  const key: ApiKeyItem = {
    ...settingsOf(form),
    keyId,
    organizationId: organizationOf(caller),
    memberId: randomUUID(),
    secretHash: await hash(keyHashPurpose, text),
    createdBy: caller.userId,
    createdAt: now.toISOString(),
    lastUsedAt: null,
    usedHour: null,
    version: 1,
  };
  await keys.create(key);
  return { key: shown(key, await people.find([caller.userId]), now), secret: text };
};

type Changing = Making & { keyId: string; version: number };

/** Changes a key. An expired one stays expired unless it gets another last day. */
export const updateApiKey = async (
  { keys, people, clock }: Deps,
  { caller, keyId, form, version }: Changing,
): Promise<ApiKey> => {
  const before = await keys.get({ organizationId: organizationOf(caller), keyId });
  if (!before) throw new AppError('NOT_FOUND');
  if (before.version !== version) throw new AppError('STALE_VERSION');
  const now = clock.now();
  const after: ApiKeyItem = { ...before, ...settingsOf(form), version: version + 1 };
  if (after.expiresAt !== before.expiresAt) checkLastDay(form.expiresOn, now);
  await keys.change(before, after);
  return shown(after, await people.find([after.createdBy]), now);
};

type Revoking = { caller: AuthorizedCaller; keyId: string };

export const revokeApiKey = async ({ keys }: Deps, { caller, keyId }: Revoking): Promise<{ keyId: string }> => {
  await keys.revoke({ organizationId: organizationOf(caller), keyId });
  return { keyId };
};
