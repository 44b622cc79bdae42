import type { JobInvitations } from '../../store/hiring/job-invitations/ports';
import type { Language } from '@shared/text/language';
import type { ExclusionStandings } from '../../store/trust/exclusions/ports';
import type { Disclosures } from '../../store/work/receipts/ports';
import type { Clock } from '../../platform/clock';
import type { DocumentCopies, Documents } from '../../platform/files/ports';
import type { Organizations } from '../../store/organizations/organizations/organizations';
import type { Checklists } from '../../store/people/checklists/ports';
import type { People } from '../../store/organizations/organizations/member-names';
import type { ResumeContent } from '../../store/people/resumes/resume-content';
import type {
  AnswerDays,
  Members,
  Candidates,
  ApplicationLists,
  ApplicationRepository,
  HeldMoves,
  PromiseWrites,
} from '../../store/hiring/applications/ports';

export type Deps = {
  applications: ApplicationRepository;
  lists: ApplicationLists;
  heldMoves: HeldMoves;
  answerDays: Pick<AnswerDays, 'ofJob'>;
  promises: PromiseWrites;
  exclusions: ExclusionStandings;
  invitations: Pick<JobInvitations, 'get'>;
  candidates: Candidates;
  checklists: Checklists;
  disclosures: Disclosures;
  members: Members;
  people: Pick<People, 'find'>;
  organizations: Pick<Organizations, 'names'>;
  documents: Pick<Documents, 'keep' | 'download' | 'remove'> & DocumentCopies;
  pdf: { draw(content: ResumeContent, language: Language, at: Date): Promise<Buffer> };
  clock: Clock;
};
