import type { StoredProfile } from '@shared/model/professional';
import type { Clock } from '../runtime/clock';
import type { DailyCounts } from '../runtime/daily-count-repository';
import type { Documents, Files, Uploads } from '../runtime/files/ports';
import type { ResumeContent } from '../runtime/resume/resume-content';
import type { ResumeSources } from '../runtime/resume/resume-source-repository';
import type { StoredResume } from '../runtime/stored-resume';

export type ResumeChange = {
  userId: string;
  /** The resume that is replaced. */
  previous: StoredResume | null;
  resume: StoredResume | null;
  /** Spent by the change. */
  uploadId: string | null;
  at: string;
};

export type ResumeRepository = {
  /** Read consistently. */
  get(userId: string): Promise<StoredResume | null>;
  /** Fails with ChangedMeanwhile when another one is stored; refuses with UPLOAD_MISSING when the upload was spent. */
  set(change: ResumeChange): Promise<void>;
};

export type Candidates = ResumeSources & {
  /** Null when there is no such professional. */
  profile(userId: string): Promise<StoredProfile | null>;
  hasApplied(organizationId: string, userId: string): Promise<boolean>;
};

export type ResumePdf = { draw(content: ResumeContent, at: Date): Promise<Buffer> };

export type Deps = {
  resumes: ResumeRepository;
  candidates: Candidates;
  uploads: Uploads;
  files: Files;
  documents: Documents;
  pdf: ResumePdf;
  throttle: DailyCounts;
  clock: Clock;
};
