import { systemClock } from '../platform/clock';
import { createHttpPlatform } from '../store/http-platform';
import { lazyDependency } from '../platform/lazy-dependency';
import { createOrganizations } from '../store/organizations/organizations';
import { createPeople } from '../store/organizations/member-names';
import { createApplicationLists } from '../store/applications/application-lists';
import { createAnswerDays, createPromiseWrites } from '../store/applications/answer-days';
import { createApplicationRepository } from '../store/applications/applications';
import { createCandidates, createMembers } from '../store/applications/candidates';
import { createChecklists } from '../store/checklists/checklists';
import { createExclusionStandings } from '../store/exclusions/exclusion-standings';
import { createHeldMoves } from '../store/applications/held-moves';
import { getJobInvitation } from '../store/job-invitations/job-invitation-item';
import { createDisclosures } from '../store/receipts/disclosures';
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
  documents: lazyDependency(async () => (await import('../platform/files/documents')).createDocuments(systemClock)),
  pdf: lazyDependency(async () => ({ draw: (await import('../store/resumes/draw-resume')).drawResume })),
  clock: systemClock,
};
