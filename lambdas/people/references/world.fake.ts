import type { Account } from '@shared/accounts/model/account';
import type { ReferenceAnswer, ReferenceForm } from '@shared/people/model/reference';
import { ulid } from 'ulid';
import { keyedHash } from '../../platform/crypto/keyed-hash';
import { fakeDailyCounts } from '../../platform/table/daily-limits.fake';
import { ConcurrentModificationError } from '../../platform/table/retry-on-conflict';
import type { Visible } from '../../store/people/profiles/professionals';
import { nextReminderAt, type ReferenceItem } from '../../store/people/references/reference-item';
import type { OpenReferences } from '../../store/people/references/ports';
import type { Deps, RemindDeps } from './ports';

export const userId = '00000000-0000-4000-8000-000000000001';
export const ownDevice = { ip: '192.0.2.1', userAgent: 'Own' };
export const otherDevice = { ip: '192.0.2.2', userAgent: 'Other' };

export const form: ReferenceForm = {
  name: 'Dana Fields',
  title: 'Nurse manager',
  facility: 'St. Mary',
  website: 'https://www.stmary.example',
  email: 'dana@stmary.example',
  unit: 'icu',
  startedOn: '2023-01-09',
  endedOn: '2025-06-30',
  permission: true,
};

export const answer: ReferenceAnswer = {
  accurate: true,
  correction: '',
  marks: {
    clinicalJudgment: 5,
    reliability: 5,
    teamwork: 4,
    communication: 4,
    documentation: 5,
    adaptability: 3,
  },
  rehire: 'yes',
  strengths: 'Calm with sick patients.',
  more: '',
  mayCall: false,
  phone: '',
};

export class World {
  now = new Date('2026-11-21T12:00:00.000Z');
  readonly stored = new Map<string, ReferenceItem>();
  readonly books = new Map<string, OpenReferences>();
  readonly counts = new Map<string, number>();
  readonly visible = new Map<string, Visible>();
  /** Hook that runs once, between reading and the next write. */
  meanwhile: (() => Promise<unknown>) | null = null;

  readonly leaving = new Set<string>();
  readonly deps: Deps & RemindDeps = {
    hash: keyedHash(async () => Buffer.from('key')),
    clock: { now: () => this.now, newId: (prefix) => `${prefix}_${ulid()}` },
    throttle: fakeDailyCounts(this),
    accounts: {
      get: async () => ({ email: 'nora@home.example', firstName: 'Nora', lastName: 'Nurse' }) as Account,
    },
    professionals: { find: async () => this.visible },
    references: {
      get: async (key) => structuredClone(this.stored.get(key.referenceId)) ?? null,
      list: async () => [...this.stored.values()].reverse(),
      open: async (owner) => structuredClone(this.books.get(owner)) ?? { open: {}, version: 0 },
      save: async ({ before, after, open }) => {
        await this.#interrupt();
        const book = this.books.get(after.userId) ?? { open: {}, version: 0 };
        const isStale = this.stored.get(after.referenceId)?.version !== before?.version;
        if (isStale || (open && open.before.version !== book.version)) throw new ConcurrentModificationError();
        this.stored.set(after.referenceId, after);
        if (open) this.books.set(after.userId, { open: open.after, version: book.version + 1 });
      },
      listAnswered: async (_owner, day) =>
        [...this.stored.values()].filter(({ status, closedAt }) => status === 'answered' && closedAt! > day),
    },
    due: {
      until: async (at) => ({
        due: [...this.stored.values()].filter((it) => (nextReminderAt(it) ?? '~') <= at),
        next: null,
      }),
    },
    leaving: { isLeaving: async (userId) => this.leaving.has(userId) },
  };

  advance(days: number): void {
    this.now = new Date(this.now.getTime() + days * 86_400_000);
  }

  async #interrupt(): Promise<void> {
    const run = this.meanwhile;
    this.meanwhile = null;
    await run?.();
  }
}
