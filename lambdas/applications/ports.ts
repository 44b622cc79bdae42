import type { Language } from '@shared/text/language';
import type { Clock } from '../platform/clock';
import type { DocumentCopies, Documents } from '../platform/files/ports';
import type { Organizations } from '../store/organizations/organizations';
import type { People } from '../store/organizations/member-names';
import type { ResumeContent } from '../store/resumes/resume-content';
import type {
  Members,
  Candidates,
  ApplicationLists,
  ApplicationRepository,
  HeldMoves,
} from '../store/applications/ports';

export type Deps = {
  applications: ApplicationRepository;
  lists: ApplicationLists;
  heldMoves: HeldMoves;
  candidates: Candidates;
  members: Members;
  people: Pick<People, 'find'>;
  organizations: Pick<Organizations, 'names'>;
  documents: Pick<Documents, 'keep' | 'download' | 'remove'> & DocumentCopies;
  pdf: { draw(content: ResumeContent, language: Language, at: Date): Promise<Buffer> };
  clock: Clock;
};
