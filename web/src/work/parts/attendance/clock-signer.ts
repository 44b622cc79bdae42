import { entrySignature, newClockKey } from '@shared/work/rules/attendance/entry-signature';
import type { EntrySignature } from '@shared/work/model/attendance';
import type { ClockKeyStore, KeptKey } from '@/lib/offline/clock-key-store';

export type ClockSigner = {
  /** False if this browser has no keys, or can't store them. */
  canSign: () => Promise<boolean>;
  /** Signs an entry's hash. Makes a key at the first entry. Null if that fails: the entry counts without it. */
  sign: (hash: string) => Promise<EntrySignature | null>;
  /** Drops a key that the server rejects: the next entry makes another one. */
  forget: (publicKey: string) => Promise<void>;
};

type Ports = { store: ClockKeyStore; device: string };

export const createClockSigner = ({ store, device }: Ports): ClockSigner => {
  /** Entries name the browser: after its ID is lost, its key would belong to another one. */
  const known = async (): Promise<KeptKey | null> => {
    const kept = await store.read();
    return kept?.device === device ? kept : null;
  };
  const key = async (): Promise<KeptKey> => (await known()) ?? store.keep({ ...(await newClockKey()), device });

  return {
    canSign: async () => {
      try {
        await store.read();
        return typeof crypto.subtle.generateKey === 'function';
      } catch {
        return false;
      }
    },
    sign: async (hash) => {
      try {
        return await entrySignature(await key(), hash);
      } catch {
        return null;
      }
    },
    forget: async (publicKey) => {
      const kept = await store.read();
      if (kept?.publicKey === publicKey) await store.forget();
    },
  };
};
