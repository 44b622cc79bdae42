import { systemClock } from '../platform/clock';
import type { HttpPlatform } from '../store/http-platform';
import { createAnswerDays } from '../store/applications/answer-days';
import { createApplicationLists } from '../store/applications/application-lists';
import { createApplicants } from '../store/applications/applied-jobs';
import { createHiringFunnels } from '../store/applications/hiring-funnel';
import { createChecklists } from '../store/checklists/checklists';
import { createComplianceFiles } from '../store/compliance/files';
import { createWallets } from '../store/compliance/wallets';
import { createConversations } from '../store/conversations/conversations';
import { createParticipants } from '../store/conversations/participants';
import { createInterviews } from '../store/interviews/interviews';
import { createJobInvitations } from '../store/job-invitations/job-invitations';
import { createPostingLists } from '../store/jobs/managed-jobs';
import { createOffers } from '../store/offers/offers';
import { createPeople } from '../store/organizations/member-names';
import { createOrganizations } from '../store/organizations/organizations';
import { createPlacements } from '../store/placements/placements';
import { createProfessionalRecords } from '../store/profiles/professional-records';
import { createAnsweredReferences, createReferences } from '../store/references/references';
import { createTimesheets } from '../store/timesheets/timesheets';
import type { EmployerQueueDeps, ProfessionalQueueDeps } from './ports';

export const createQueueDeps = ({ table, cursors }: HttpPlatform): EmployerQueueDeps & ProfessionalQueueDeps => ({
  applications: createApplicationLists(table, cursors),
  applicants: createApplicants(table),
  answerDays: createAnswerDays(table),
  funnels: createHiringFunnels(table),
  interviews: createInterviews(table, cursors),
  offers: createOffers(table, cursors),
  timesheets: createTimesheets(table, cursors),
  placements: createPlacements(table, cursors),
  files: createComplianceFiles(table),
  // The queue never names health records, so it reads none.
  wallets: createWallets(table, { list: () => Promise.resolve([]) }),
  postings: createPostingLists(table, cursors),
  invitations: createJobInvitations(table, cursors),
  conversations: createConversations(table, cursors),
  participants: createParticipants(table, systemClock),
  people: createPeople(table),
  organizations: createOrganizations(table),
  records: createProfessionalRecords(table),
  checklists: createChecklists(table),
  references: { ...createAnsweredReferences(table), open: createReferences(table).open },
  clock: systemClock,
});
