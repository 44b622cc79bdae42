import type { Account } from '@shared/model/account';
import type { StoredProfile } from '@shared/model/professional';
import type { VerificationDetail, VerificationStatus } from '@shared/model/verification';
import type { Cases } from '../runtime/case-repository';
import type { Clock } from '../runtime/clock';
import type { DailyCounts } from '../runtime/daily-count-repository';
import type { Documents, Files, Uploads } from '../runtime/files/ports';
import type { StoredCase } from '../runtime/stored-case';
import type { Write } from '../runtime/table-gateway';

export type CaseQueue = {
  /** Cases in a status, those that wait longest first. */
  page(
    status: VerificationStatus,
    cursor: string | undefined,
  ): Promise<{ items: StoredCase[]; nextCursor: string | null }>;
};

/** Whose credential it is and what the profile says of it. */
export type Holder = Pick<Account, 'firstName' | 'lastName'> & Pick<StoredProfile, 'title' | 'licenses' | 'npiNumber'>;
export type Holders = {
  get(userId: string): Promise<Holder | null>;
  /** First and last name by user id. */
  names(userIds: readonly string[]): Promise<Map<string, string>>;
};

/** What the registry said last about an NPI number. */
export type RegistryAnswers = { shown(npiNumber: string): Promise<VerificationDetail['registry']> };

export type Deps = {
  cases: Cases;
  queue: CaseQueue;
  holders: Holders;
  answers: RegistryAnswers;
  throttle: DailyCounts;
  uploads: Uploads;
  files: Files;
  documents: Documents;
  /** Uses up an upload, with the write that keeps its file. */
  spend: (upload: { uploadId: string; owner: string }) => Write;
  clock: Clock;
};

export type DueCases = {
  /** Cases for which something is due by now. */
  page(
    now: string,
    after: Record<string, unknown> | null,
  ): Promise<{ cases: StoredCase[]; next: Record<string, unknown> | null }>;
};
export type WatchDeps = { due: DueCases; cases: Pick<Cases, 'move' | 'note'>; clock: Clock };
