import type { PlanLine } from '@shared/accounts/model/settings-overview';
import type { Clock } from '../../platform/clock';
import type { HiringFunnels } from '../../store/hiring/applications/hiring-funnel';
import type { AnswerDays, Applicants, ApplicationLists } from '../../store/hiring/applications/ports';
import type { Checklists } from '../../store/people/checklists/ports';
import type { ProfileViews } from '../../store/people/profiles/views/profile-views';
import type { ComplianceFiles, Wallets } from '../../store/people/compliance/ports';
import type { Participants } from '../../store/messages/conversations/participants';
import type { Conversations } from '../../store/messages/conversations/ports';
import type { ResponseTimes } from '../../store/messages/conversations/response-times';
import type { Interviews } from '../../store/hiring/interviews/ports';
import type { JobInvitations } from '../../store/hiring/job-invitations/ports';
import type { PostingLists } from '../../store/hiring/jobs/managed-jobs';
import type { OfferRepository } from '../../store/hiring/offers/ports';
import type { People } from '../../store/organizations/organizations/member-names';
import type { ApprovalDeadlines } from '../../store/work/attendance/ports';
import type { Locations } from '../../store/work/locations/ports';
import type { LocationCounts } from '../../store/work/locations/location-counts';
import type { NotificationSettingsStore } from '../../store/messages/notifications/notification-settings';
import type { Organizations } from '../../store/organizations/organizations/organizations';
import type { Invitations } from '../../store/organizations/organizations/ports';
import type { PlacementRepository } from '../../store/work/placements/ports';
import type { ProfessionalRecords } from '../../store/people/profiles/ports';
import type { PrivacyReader } from '../../store/people/profiles/profile-privacy';
import type { AnsweredReferences, ReferenceRepository } from '../../store/people/references/ports';
import type { Board, OwnBookings } from '../../store/work/shifts/ports';
import type { ReferralLinks } from '../../store/people/referrals/ports';
import type { TicketRepository } from '../../store/trust/tickets/ports';
import type { TimesheetRepository } from '../../store/work/timesheets/ports';

export type ProfessionalDeps = {
  records: ProfessionalRecords;
  views: ProfileViews;
  responses: ResponseTimes;
  checklists: Checklists;
  references: AnsweredReferences;
  referrals: Pick<ReferralLinks, 'get'>;
  clock: Pick<Clock, 'now'>;
};

type QueueDeps = {
  conversations: Pick<Conversations, 'list' | 'unread'>;
  participants: Participants;
  people: Pick<People, 'find'>;
  organizations: Pick<Organizations, 'names'>;
  files: Pick<ComplianceFiles, 'ofPlacements'>;
  clock: Pick<Clock, 'now'>;
};

export type EmployerQueueDeps = QueueDeps & {
  applications: Pick<ApplicationLists, 'ofOrganization' | 'ofMember'>;
  answerDays: Pick<AnswerDays, 'missed'>;
  funnels: HiringFunnels;
  interviews: Pick<Interviews, 'ofOrganization' | 'ofMember'>;
  offers: Pick<OfferRepository, 'listOfOrganization'>;
  timesheets: Pick<TimesheetRepository, 'listOfOrganization' | 'listOfMember'>;
  placements: Pick<PlacementRepository, 'listOfOrganization' | 'listOfMember' | 'photos'>;
  wallets: Wallets;
  postings: Pick<PostingLists, 'find' | 'listOfOrganization' | 'listOfMember'>;
  locations: Pick<Locations, 'list'>;
  board: Board;
  approvals: ApprovalDeadlines;
};

export type ProfessionalQueueDeps = QueueDeps & {
  records: Pick<ProfessionalRecords, 'profile'>;
  interviews: Pick<Interviews, 'ofProfessional'>;
  offers: Pick<OfferRepository, 'listOfProfessional'>;
  timesheets: Pick<TimesheetRepository, 'listOfProfessional' | 'weeks'>;
  placements: Pick<PlacementRepository, 'listOfProfessional'>;
  bookings: OwnBookings;
  wallets: Wallets;
  checklists: Pick<Checklists, 'list'>;
  references: Pick<ReferenceRepository, 'open'> & AnsweredReferences;
  invitations: Pick<JobInvitations, 'ofProfessional'>;
  postings: Pick<PostingLists, 'find'>;
  applicants: Pick<Applicants, 'appliedTo'>;
};

export type SettingsDeps = {
  notifications: Pick<NotificationSettingsStore, 'get'>;
  privacy: PrivacyReader;
  invitations: Pick<Invitations, 'list'>;
  locations: LocationCounts;
  tickets: Pick<TicketRepository, 'ofOwner'>;
  /** Plan of an organization or a professional. */
  plans: { line(ownerId: string): Promise<PlanLine> };
  clock: Pick<Clock, 'now'>;
};
