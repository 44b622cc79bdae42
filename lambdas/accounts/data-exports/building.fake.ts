import { partsOf } from '@shared/accounts/rules/export-parts';
import { strFromU8, unzipSync } from 'fflate';
import { keyedHash } from '../../platform/crypto/keyed-hash';
import type { Item } from '../../platform/table/table';
import { ConcurrentModificationError } from '../../platform/table/retry-on-conflict';
import { isOpen, type ExportItem, type ExportOwner } from '../../store/accounts/data-exports/export-item';
import { buildOpenExports, type BuildResult } from './build-open-exports';
import type { BuildDeps, Bytes, ExportStorage } from './ports';

export const owner: ExportOwner = {
  kind: 'person',
  userId: '7b3b9a0c-9d0e-4d2a-8a57-0d6f4f8e9a11',
  userType: 'doctor',
};
export const parts = partsOf(owner);
const hash = keyedHash(async () => Buffer.from('key'));

export const requested = (changes: Partial<ExportItem> = {}): ExportItem => ({
  exportId: 'exp_1',
  owner,
  requestedBy: '7b3b9a0c-9d0e-4d2a-8a57-0d6f4f8e9a11',
  language: 'en',
  timeZone: 'America/Chicago',
  state: 'requested',
  requestedAt: '2026-11-20T10:00:00.000Z',
  done: [],
  attempts: 0,
  leaseUntil: null,
  finishedAt: null,
  expiresAt: null,
  file: null,
  downloadedAt: null,
  ...changes,
});

const inPieces = async function* (content: Uint8Array): Bytes {
  for (let start = 0; start < content.length; start += 1000) yield content.subarray(start, start + 1000);
};

const inOrder = async function* (items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
};

const runMs = 600_000;

/** A store and a bucket in memory. Calls of either can be made to fail from a certain one on. */
export class Building {
  now = new Date('2026-11-20T10:01:00.000Z');
  calls = 0;
  /** Number of the call at which a run is killed; later calls fail until the next run. */
  killedAt = Number.POSITIVE_INFINITY;
  stored = requested();
  items: Partial<Record<string, Item[]>> = {};
  readonly objects = new Map<string, Uint8Array>();
  readonly originals = new Map<string, Uint8Array>();

  #called(): void {
    this.calls += 1;
    if (this.calls >= this.killedAt) throw new Error('killed');
  }

  #save(before: ExportItem, after: ExportItem): boolean {
    const isSame = this.stored.exportId === before.exportId && this.stored.leaseUntil === before.leaseUntil;
    if (isSame) this.stored = after;
    return isSame;
  }

  readonly storage: ExportStorage = {
    create: (key) => {
      const chunks: Uint8Array[] = [];
      return {
        write: async (chunk) => {
          this.#called();
          chunks.push(chunk);
        },
        close: async () => {
          this.#called();
          this.objects.set(key, Buffer.concat(chunks));
        },
      };
    },
    read: async (key) => {
      this.#called();
      const found = this.objects.get(key);
      return found ? inPieces(found) : null;
    },
    original: async ({ key }) => {
      this.#called();
      const found = this.originals.get(key);
      return found ? inPieces(found) : null;
    },
    remove: async (key) => {
      this.#called();
      this.objects.delete(key);
    },
  };

  readonly deps: BuildDeps = {
    exports: {
      page: async () => ({ exports: isOpen(this.stored) ? [this.stored] : [], next: null }),
      take: async (item, { now, until }) => {
        if (item.leaseUntil !== null && item.leaseUntil > now) return null;
        const taken: ExportItem = { ...item, state: 'building', attempts: item.attempts + 1, leaseUntil: until };
        return this.#save(item, taken) ? taken : null;
      },
      save: async (before, after) => {
        this.#called();
        if (!this.#save(before, after)) throw new ConcurrentModificationError();
      },
    },
    items: (_owner, part) => inOrder(this.items[part] ?? []),
    storage: this.storage,
    healthText: { open: async () => [] },
    personalKeys: { find: async () => null },
    hash,
    clock: { now: () => this.now },
  };

  run(hasTime: () => boolean = () => true): Promise<BuildResult> {
    return buildOpenExports(this.deps, { hasTime, endsAt: () => new Date(this.now.getTime() + runMs) });
  }

  /** Advances until the lease of a killed run is over. */
  later(): void {
    this.now = new Date(this.now.getTime() + runMs + 1);
    this.killedAt = Number.POSITIVE_INFINITY;
  }

  unzipped(): Record<string, Uint8Array> {
    const archive = this.objects.get(this.stored.file?.key ?? '');
    if (!archive) throw new Error('There is no archive.');
    return unzipSync(archive);
  }

  zip(): Record<string, string> {
    return Object.fromEntries(Object.entries(this.unzipped()).map(([path, bytes]) => [path, strFromU8(bytes)]));
  }
}
