import type { Entitlements } from '@shared/money/rules/entitlements';
import type { KeyScope } from '@shared/connect/model/api-key-vocabulary';
import type { Restriction } from '../http/ports';

/** `memberId`: the service member that the key acts as. `ranges`: none lets every address in. */
export type ApiKey = {
  keyId: string;
  organizationId: string;
  memberId: string;
  name: string;
  secretHash: string;
  scopes: readonly KeyScope[];
  ranges: readonly string[];
  createdAt: string;
  expiresAt: string | null;
};

export type KeyOwner = {
  closesAt: string | null;
  verified: boolean;
  restriction: Restriction | null;
  plan: Entitlements;
};

/** `used` counts this call; seconds until the window is over. */
export type Window = { used: number; resetSeconds: number };

/** What authentication of keys reads and writes. */
export type MachineStore = {
  /** As it is now: a revoked key is gone. */
  key(keyId: string): Promise<ApiKey | null>;
  /** Null after it was closed. */
  owner(organizationId: string): Promise<KeyOwner | null>;
  countCall(keyId: string): Promise<Window>;
  /** By a keyed hash of the address. */
  countRefusal(address: string): Promise<Window>;
  /** Grain of a minute. Does nothing if the key was revoked meanwhile. */
  recordUse(keyId: string, at: string): Promise<void>;
};
