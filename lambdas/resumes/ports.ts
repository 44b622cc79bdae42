import type { ResumeFile, StoredProfile } from '@shared/model/professional';
import type { Clock } from '../runtime/clock';
import type { DailyCounts } from '../runtime/daily-count-repository';
import type { Documents, Files, Uploads } from '../runtime/files/ports';
import type { ResumeContent, ResumeSource } from './resume-content';

/** An uploaded resume and where its file is kept. */
export type StoredResume = ResumeFile & { key: string };

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

export type Candidates = {
  /** Null when there is no such professional. */
  profile(userId: string): Promise<StoredProfile | null>;
  hasApplied(organizationId: string, userId: string): Promise<boolean>;
  /** Everything that a resume may tell, but nothing that only its owner reads. Null when nothing has been saved yet. */
  source(userId: string): Promise<ResumeSource | null>;
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
