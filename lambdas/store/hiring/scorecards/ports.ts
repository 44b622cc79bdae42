import type { InterviewKit, StoredScorecard, SubmittedScorecard } from '@shared/hiring/model/scorecard';

export type ScorecardRepository = {
  /** Null if the job has none. */
  kit(jobId: string): Promise<InterviewKit | null>;
  /** STALE_VERSION if another version is stored than `before`. */
  saveKit(before: InterviewKit | null, after: InterviewKit, organizationId: string): Promise<void>;
  /** Of the whole team, drafts included; consistent. */
  ofApplication(applicationId: string): Promise<StoredScorecard[]>;
  /** STALE_VERSION if another version is stored than `before`. A replaced submission is kept. */
  save(before: StoredScorecard | null, after: StoredScorecard): Promise<void>;
  /** Newest first. */
  versions(applicationId: string, userId: string): Promise<SubmittedScorecard[]>;
};
