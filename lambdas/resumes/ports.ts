import type { Language } from '@shared/text/language';
import type { Clock } from '../platform/clock';
import type { DailyCounts } from '../platform/table/daily-limits';
import type { Documents, Files, Uploads } from '../platform/files/ports';
import type { ResumeContent } from '../store/resumes/resume-content';
import type { ResumeCandidates } from '../store/applications/ports';
import type { ResumeRepository } from '../store/profiles/ports';

export type ResumePdf = { draw(content: ResumeContent, language: Language, at: Date): Promise<Buffer> };

export type Deps = {
  resumes: ResumeRepository;
  candidates: ResumeCandidates;
  uploads: Uploads;
  files: Files;
  documents: Documents;
  pdf: ResumePdf;
  throttle: DailyCounts;
  clock: Clock;
};
