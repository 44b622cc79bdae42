import type { ReferenceAnswer, ReferenceForm } from '@shared/people/model/reference';
import { ulid } from 'ulid';
import { keyedHash } from '../../platform/crypto/keyed-hash';
import { createDailyCounts } from '../../platform/table/daily-limits';
import { memoryTable } from '../../platform/table/memory-table.fixture';
import type { Item } from '../../platform/table/table';
import { createLeaving, leavingWrite } from '../../store/accounts/account-deletions/leaving';
import { createAccountReader } from '../../store/accounts/accounts/account-reader';
import { accountOf, putAccount } from '../../store/accounts/accounts/accounts.fixture';
import { profileKeys } from '../../store/people/profiles/keys';
import { createProfessionals } from '../../store/people/profiles/professionals';
import { createDueReferences } from '../../store/people/references/due-references';
import { createReferences } from '../../store/people/references/references';
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

/** Requests for references in the table, with a clock of the test. */
export class World {
  now = new Date('2026-11-21T12:00:00.000Z');
  readonly table = memoryTable();
  readonly #clock = { now: () => this.now, newId: <P extends string>(prefix: P) => `${prefix}_${ulid()}` as const };
  readonly deps: Deps & RemindDeps = {
    references: createReferences(this.table),
    due: createDueReferences(this.table),
    accounts: createAccountReader(this.table),
    professionals: createProfessionals(this.table, this.#clock),
    leaving: createLeaving(this.table),
    throttle: createDailyCounts(this.table, this.#clock),
    hash: keyedHash(async () => Buffer.from('key')),
    clock: this.#clock,
  };

  constructor() {
    this.join(userId);
  }

  /** Adds a professional whose profile is complete. */
  join(id: string): void {
    const named = { userType: 'doctor', email: 'nora@home.example', firstName: 'Nora', lastName: 'Nurse' } as const;
    putAccount(this.table, accountOf(id, named));
    const profile = { userId: id, version: 1, profile_completion: 90, updatedAt: this.now.toISOString() };
    this.table.put({ ...profileKeys.profile(id), ...profile });
  }

  stored(): Item[] {
    return this.table.items('Reference');
  }

  /** Runs `action` between what the next request reads and what it writes. */
  meanwhile(action: () => Promise<unknown>): void {
    this.table.beforeNextTransaction(action);
  }

  /** Marks the account as about to be deleted, or no longer if `dueAt` is null. */
  leave(dueAt: string | null): void {
    this.table.write([leavingWrite(this.table.name, userId, dueAt)]);
  }

  advance(days: number): void {
    this.now = new Date(this.now.getTime() + days * 86_400_000);
  }
}
