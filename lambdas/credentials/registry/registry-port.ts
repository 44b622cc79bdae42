import type { RegistryEntry } from '../../store/credentials/registry-answers';

/** The registry of NPI numbers. */
export type Registry = {
  /** Null when it has no such number; throws RegistryUnavailable when it gives no answer. */
  find(npiNumber: string): Promise<RegistryEntry | null>;
};

/** The registry could not be asked now. */
export class RegistryUnavailable extends Error {
  override readonly name = 'RegistryUnavailable';
}
