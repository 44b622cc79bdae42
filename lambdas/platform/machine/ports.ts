import type { Entitlements } from '@shared/money/rules/entitlements';
import type { KeyScope } from '@shared/connect/model/api-key-vocabulary';
import type { Restriction } from '../http/ports';

/** `memberId`: the service member that the key acts as. `ranges`: empty allows every address. */
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

/** `used`: includes this call; `resetSeconds`: until the window ends. */
export type Window = { used: number; resetSeconds: number };

/** Reads and writes of key authentication. */
export type MachineStore = {
  /** Reads the current state: a revoked key is missing. */
  key(keyId: string): Promise<ApiKey | null>;
  /** Returns null after it was closed. */
  owner(organizationId: string): Promise<KeyOwner | null>;
  countCall(keyId: string): Promise<Window>;
  /** Counts by a keyed hash of the address. */
  countRefusal(address: string): Promise<Window>;
  /** Has a resolution of one minute. Does nothing if the key was revoked in the meantime. */
  recordUse(keyId: string, at: string): Promise<void>;
};
