import { join } from 'node:path';
import { isRecord, stateFile } from '../../scripts/local/json-file';
import type { VendorUser } from './vendor-api';

export const failures = ['none', '429', '500', 'malformed', 'slow'] as const;
export type Failure = (typeof failures)[number];

type AccessToken = { userId: string; expiresAt: number };
export type VendorState = {
  users: Record<string, VendorUser>;
  access: Record<string, AccessToken>;
  refresh: Record<string, { userId: string }>;
  /** Failure of the next `times` calls of the API, or also of the token endpoint. */
  fail: { how: Failure; times: number; retryAfter: number | null; tokens: boolean };
  /** Received calls, newest first. */
  calls: { at: string; method: string; path: string; status: number }[];
  data: Record<string, unknown>;
};

const empty = (): VendorState => ({
  users: {},
  access: {},
  refresh: {},
  fail: { how: 'none', times: 0, retryAfter: null, tokens: false },
  calls: [],
  data: {},
});

export type VendorStore = { state: VendorState; save(): void };

export const openVendorState = (dataDir: string | null, provider: string): VendorStore => {
  const path = dataDir && join(dataDir, 'vendors', `${provider}.json`);
  const file = stateFile<VendorState>(path, empty, (state) => isRecord(state) && isRecord(state['users']));
  const state = file.load();
  return { state, save: () => file.save(state) };
};
