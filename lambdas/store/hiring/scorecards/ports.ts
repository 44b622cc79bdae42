import type { InterviewKit, StoredScorecard, SubmittedScorecard } from '@shared/hiring/model/scorecard';

export type ScorecardRepository = {
  /** Returns null if the job has none. */
  kit(jobId: string): Promise<InterviewKit | null>;
  /** STALE_VERSION unless the stored version is `before`. */
  saveKit(before: InterviewKit | null, after: InterviewKit, organizationId: string): Promise<void>;
  /** Lists scorecards of the whole team, including drafts; consistent. */
  ofApplication(applicationId: string): Promise<StoredScorecard[]>;
  /** STALE_VERSION unless the stored version is `before`. Keeps a replaced submission. */
  save(before: StoredScorecard | null, after: StoredScorecard): Promise<void>;
  /** Newest first. */
  versions(applicationId: string, userId: string): Promise<SubmittedScorecard[]>;
};
