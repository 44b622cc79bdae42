import { ApiKeyForm, ApiKeyId } from '@shared/connect/model/api-key';
import { Instant, OrganizationId, UserId, Version } from '@shared/core/model/fields';
import { storedFields } from '@shared/core/model/stored-form';
import * as z from 'zod';
import type { Item } from '../../../platform/table/table';

/** `memberId`: the service member that the key acts as. The secret is stored as a keyed hash. */
export const ApiKeyItem = z.object({
  ...storedFields(ApiKeyForm.omit({ expiresOn: true }).shape),
  keyId: ApiKeyId,
  organizationId: OrganizationId,
  memberId: UserId,
  secretHash: z.string(),
  createdBy: UserId,
  createdAt: Instant,
  expiresAt: Instant.nullable(),
  lastUsedAt: Instant.nullable().default(null),
  /** Hour of the last use: the audit log has a line for each hour of use. */
  usedHour: Instant.nullable().default(null),
  /** Version of the fields that administrators change. Older keys have none. */
  version: Version.default(1),
});
export type ApiKeyItem = z.infer<typeof ApiKeyItem>;

export const readApiKey = (item: Item): ApiKeyItem => ApiKeyItem.parse(item);
