import type { RegistryEntry } from '../../store/credentials/registry-answers';

export type Registry = {
  /** Null if the number does not exist; throws RegistryUnavailable without an answer. */
  find(npiNumber: string): Promise<RegistryEntry | null>;
};

export class RegistryUnavailable extends Error {
  override readonly name = 'RegistryUnavailable';
}
