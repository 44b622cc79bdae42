import type { Language } from '@shared/text/language';
import type { resumeTypes } from '@shared/people/model/profile-vocabulary';
import type { ResumeReading } from '@shared/people/model/resume-reading';
import type { Clock } from '../../platform/clock';
import type { DailyCounts } from '../../platform/table/daily-limits';
import type { DocumentReader, Documents, Files, Uploads } from '../../platform/files/ports';
import type { ResumeContent } from '../../store/people/resumes/resume-content';
import type { ResumeCandidates } from '../../store/hiring/applications/ports';
import type { Switches } from '../../store/trust/site-state/site-state';
import type { Disclosures } from '../../store/work/receipts/ports';
import type { ResumeRepository } from '../../store/people/profiles/ports';

export type ResumePdf = { draw(content: ResumeContent, language: Language, at: Date): Promise<Buffer> };

export type ResumeReader = {
  /** Data read from a resume on a day. */
  read(content: Buffer, type: (typeof resumeTypes)[number], today: string): Promise<ResumeReading>;
};

export type Deps = {
  resumes: ResumeRepository;
  candidates: ResumeCandidates;
  uploads: Uploads;
  files: Files;
  documents: Documents;
  documentReader: DocumentReader;
  reader: ResumeReader;
  pdf: ResumePdf;
  throttle: DailyCounts;
  switches: Switches;
  disclosures: Pick<Disclosures, 'handOver'>;
  clock: Clock;
};
