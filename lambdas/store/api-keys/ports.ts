import type { ApiKeyItem } from './api-key-item';

export type ApiKeys = {
  /** Newest first. */
  list(organizationId: string): Promise<ApiKeyItem[]>;
  /** LIMIT_REACHED at the maximum; INVALID_REQUEST with the field if another key has the name. */
  create(key: ApiKeyItem): Promise<void>;
  /** NOT_FOUND if the organization has no such key. */
  revoke(ref: { organizationId: string; keyId: string }): Promise<void>;
};
