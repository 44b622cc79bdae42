import type { ExclusionHold, ExclusionStanding } from '@shared/trust/model/exclusion';
import type { ScreenedPerson } from '@shared/trust/rules/exclusion';
import type { ExclusionDetail } from '@shared/trust/model/exclusion';
import type { ExclusionCase } from './case-item';

export type ExclusionStandings = { read(userId: string): Promise<ExclusionStanding> };

export type ExclusionCases = {
  get(userId: string): Promise<ExclusionCase | null>;
  /** ConcurrentModificationError if changed since reading. */
  save(before: ExclusionCase | null, after: ExclusionCase): Promise<void>;
  /** Lists the longest waiting first. */
  page(hold: ExclusionHold, cursor: string | undefined): Promise<{ items: ExclusionCase[]; nextCursor: string | null }>;
};

export type ScreenedProfessional = { person: ScreenedPerson; shown: ExclusionDetail['professional'] };

export type ScreenedProfessionals = {
  /** Returns null without a saved profile. */
  get(userId: string): Promise<ScreenedProfessional | null>;
  names(userIds: readonly string[]): Promise<Map<string, string>>;
};
