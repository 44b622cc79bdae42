import type { ApiKeyItem } from './api-key-item';

export type KeyRef = { organizationId: string; keyId: string };

export type ApiKeys = {
  /** Newest first. */
  list(organizationId: string): Promise<ApiKeyItem[]>;
  /** LIMIT_REACHED at the maximum; INVALID_REQUEST with the field if another key has the name. */
  create(key: ApiKeyItem): Promise<void>;
  /** Returns null if the organization has no such key. */
  get(ref: KeyRef): Promise<ApiKeyItem | null>;
  /** Saves changes by administrators. STALE_VERSION, NOT_FOUND, or INVALID_REQUEST if another key has the name. */
  change(before: ApiKeyItem, after: ApiKeyItem): Promise<void>;
  /** NOT_FOUND if the organization has no such key. */
  revoke(ref: KeyRef): Promise<void>;
};
