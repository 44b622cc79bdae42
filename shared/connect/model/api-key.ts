import * as z from 'zod';
import { limits } from '../../limits';
import { notice } from '../../text/notice';
import { keyLengths, keyScopes } from './api-key-vocabulary';
import { foldedText, Instant, Version } from '../../core/model/fields';
import { PlannedDay } from '../../core/model/given-times';
import { storedFields } from '../../core/model/stored-form';

export const ApiKeyId = z.string().regex(new RegExp(`^[0-9A-Za-z]{${keyLengths.id}}$`));

export const KeyScope = z.enum(keyScopes);

/** CIDR range or single address. */
export const AddressRange = z.union(
  [z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()].map((it) => it.max(64)),
  { error: notice('rangeInvalid') },
);

/** `expiresOn`: last day of validity, in UTC. */
export const ApiKeyForm = z.strictObject({
  name: foldedText(limits.nameLength).min(1, notice('required')),
  scopes: z.array(KeyScope).min(1, notice('keyScopeRequired')).max(keyScopes.length),
  expiresOn: PlannedDay.nullable().default(null),
  ranges: z.array(AddressRange).max(limits.rangesPerKey).default([]),
});
export type ApiKeyForm = z.infer<typeof ApiKeyForm>;

/** An API key without its secret, which only its creator saw. `lastUsedAt` is accurate to the minute. */
export const ApiKey = z.object({
  ...storedFields(ApiKeyForm.shape),
  keyId: ApiKeyId,
  createdAt: Instant,
  createdBy: z.string(),
  lastUsedAt: Instant.nullable(),
  isExpired: z.boolean(),
  version: Version,
});
export type ApiKey = z.infer<typeof ApiKey>;
