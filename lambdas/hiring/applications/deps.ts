import { systemClock } from '../../platform/clock';
import { createHttpPlatform } from '../../store/http-platform';
import { lazyDependency } from '../../platform/lazy-dependency';
import { createOrganizations } from '../../store/organizations/organizations/organizations';
import { createPeople } from '../../store/organizations/organizations/member-names';
import { createApplicationLists } from '../../store/hiring/applications/application-lists';
import { createAnswerDays, createPromiseWrites } from '../../store/hiring/applications/answers/answer-days';
import { createApplicationRepository } from '../../store/hiring/applications/applications';
import { createCandidates, createMembers } from '../../store/hiring/applications/candidates';
import { createChecklists } from '../../store/people/checklists/checklists';
import { createExclusionStandings } from '../../store/trust/exclusions/exclusion-standings';
import { createHeldMoves } from '../../store/hiring/applications/held-moves';
import { getJobInvitation } from '../../store/hiring/job-invitations/job-invitation-item';
import { createDisclosures } from '../../store/work/receipts/disclosures';
import type { Deps } from './ports';

export const platform = createHttpPlatform();
const { table, cursors } = platform;

export const deps: Deps = {
  applications: createApplicationRepository(table),
  lists: createApplicationLists(table, cursors),
  heldMoves: createHeldMoves(table),
  answerDays: createAnswerDays(table),
  promises: createPromiseWrites(table),
  exclusions: createExclusionStandings(table),
  invitations: { get: (ref) => getJobInvitation(table, ref) },
  candidates: createCandidates(table),
  checklists: createChecklists(table),
  disclosures: createDisclosures(table),
  members: createMembers(table),
  people: createPeople(table),
  organizations: createOrganizations(table),
  documents: lazyDependency(async () => (await import('../../platform/files/documents')).createDocuments(systemClock)),
  pdf: lazyDependency(async () => ({ draw: (await import('../../store/people/resumes/draw-resume')).drawResume })),
  clock: systemClock,
};
