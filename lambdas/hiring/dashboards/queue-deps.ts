import { systemClock } from '../../platform/clock';
import type { HttpPlatform } from '../../store/http-platform';
import { createAnswerDays } from '../../store/hiring/applications/answers/answer-days';
import { createApplicationLists } from '../../store/hiring/applications/application-lists';
import { createApplicants } from '../../store/hiring/applications/applied-jobs';
import { createHiringFunnels } from '../../store/hiring/applications/hiring-funnel';
import { createChecklists } from '../../store/people/checklists/checklists';
import { createComplianceFiles } from '../../store/people/compliance/files';
import { createWallets } from '../../store/people/compliance/wallets';
import { createConversations } from '../../store/messages/conversations/conversations';
import { createParticipants } from '../../store/messages/conversations/participants';
import { createInterviews } from '../../store/hiring/interviews/interviews';
import { createJobInvitations } from '../../store/hiring/job-invitations/job-invitations';
import { createPostingLists } from '../../store/hiring/jobs/managed-jobs';
import { createOffers } from '../../store/hiring/offers/offers';
import { createPeople } from '../../store/organizations/organizations/member-names';
import { createOrganizations } from '../../store/organizations/organizations/organizations';
import { createApprovalDeadlines } from '../../store/work/attendance/approval-deadlines';
import { createLocations } from '../../store/work/locations/locations';
import { createPlacements } from '../../store/work/placements/placements';
import { createProfessionalRecords } from '../../store/people/profiles/professional-records';
import { createAnsweredReferences, createReferences } from '../../store/people/references/references';
import { createBoard } from '../../store/work/shifts/board';
import { createOwnBookings } from '../../store/work/shifts/bookings/own-bookings';
import { createTimesheets } from '../../store/work/timesheets/timesheets';
import type { EmployerQueueDeps, ProfessionalQueueDeps } from './ports';

export const createQueueDeps = ({
  table,
  cursors,
}: Pick<HttpPlatform, 'table' | 'cursors'>): EmployerQueueDeps & ProfessionalQueueDeps => ({
  applications: createApplicationLists(table, cursors),
  applicants: createApplicants(table),
  answerDays: createAnswerDays(table),
  funnels: createHiringFunnels(table),
  interviews: createInterviews(table, cursors),
  offers: createOffers(table, cursors),
  timesheets: createTimesheets(table, cursors),
  placements: createPlacements(table, cursors),
  bookings: createOwnBookings(table),
  files: createComplianceFiles(table),
  // The queue never shows health records, so it reads none.
  wallets: createWallets(table, { list: () => Promise.resolve([]) }),
  postings: createPostingLists(table, cursors),
  locations: createLocations(table),
  board: createBoard(table),
  approvals: createApprovalDeadlines(table),
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
