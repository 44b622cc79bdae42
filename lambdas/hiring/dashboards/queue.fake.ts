import { emptyJob } from '@shared/hiring/model/job.fixture';
import type { Membership } from '@shared/accounts/model/account';
import type { Booking } from '@shared/work/model/booking';
import type { Location } from '@shared/work/model/location';
import type { AuthorizedCaller } from '../../platform/http/caller';
import type { AnswerDayItem } from '../../store/hiring/applications/answers/answer-day-item';
import type { ApplicationItem } from '../../store/hiring/applications/application-item';
import type { InterviewItem } from '../../store/hiring/interviews/interview-item';
import type { JobItem } from '../../store/hiring/jobs/job-item';
import type { OfferItem } from '../../store/hiring/offers/offer-item';
import type { ApprovalDeadline } from '../../store/work/attendance/ports';
import type { Cell } from '../../store/work/shifts/ports';
import type { PlacementItem } from '../../store/work/placements/placement-item';
import type { TimesheetItem } from '../../store/work/timesheets/timesheet-item';
import { noProfileFacts } from '../../store/people/profiles/professional-records';
import type { FileItem } from '../../store/people/compliance/file-item';
import { firstItems } from '@shared/people/rules/compliance/first-items';
import type { Wallet } from '@shared/people/rules/compliance/wallet-evidence';
import type { EmployerQueueDeps, ProfessionalQueueDeps } from './ports';

/** Monday, 9:42 AM in Chicago. */
export const now = new Date('2026-11-23T15:42:00.000Z');
export const timeZone = 'America/Chicago';
export const at = now.toISOString();

export const id = (prefix: string, number: number): string => `${prefix}_${String(number).padStart(26, '0')}`;
const terms = {
  jobType: 'contract',
  startOn: '2026-09-28',
  endOn: null,
  payCents: 185_00,
  rate: 'hour',
  currency: 'USD',
  hoursPerWeek: null,
  location: 'Chicago, IL',
  notes: '',
} as const;
const work = {
  jobId: id('job', 1),
  jobTitle: 'RN, ICU, Nights',
  organizationId: id('org', 1),
  organization: 'Lakeshore',
};

export const applicationOf = (number: number, changes: Partial<ApplicationItem> = {}): ApplicationItem => ({
  ...work,
  applicationId: id('app', number),
  professionalId: `pro${number}`,
  status: 'new',
  attempt: 1,
  appliedAt: '2026-11-20T10:00:00.000Z',
  updatedAt: at,
  version: 1,
  source: 'direct',
  location: '',
  pay: null,
  candidate: {
    userId: `pro${number}`,
    firstName: 'Ada',
    lastName: `No${number}`,
    title: '',
    profession: 'rn',
    specialty: null,
    experience: null,
    location: '',
  },
  match: null,
  answer: null,
  statusSince: at,
  rejectedFrom: null,
  stays: {},
  seenStatus: 'new',
  seenVersion: 1,
  seenSince: at,
  seenStep: 1,
  rating: null,
  notes: 0,
  ...changes,
});

export const interviewOf = (number: number, changes: Partial<InterviewItem> = {}): InterviewItem => ({
  ...{ jobId: work.jobId, jobTitle: work.jobTitle, organizationId: work.organizationId },
  interviewId: id('int', number),
  applicationId: id('app', number),
  professionalId: 'pro',
  organizerId: 'member',
  interviewerIds: ['colleague'],
  type: 'video',
  place: '',
  meeting: null,
  note: '',
  timeZone,
  status: 'accepted',
  slots: [],
  proposedBy: 'employer',
  startsAt: '2026-11-23T16:00:00.000Z',
  endsAt: '2026-11-23T16:30:00.000Z',
  reason: '',
  closedWithJob: false,
  selfScheduling: null,
  sequence: 0,
  createdAt: at,
  updatedAt: at,
  version: 1,
  change: 'accepted',
  changedBy: 'pro',
  leftOut: [],
  closedWithApplication: false,
  ...changes,
});

export const offerOf = (number: number, changes: Partial<OfferItem> = {}): OfferItem => ({
  ...work,
  offerId: id('off', number),
  applicationId: id('app', number),
  professional: { userId: 'pro', name: 'Ada One' },
  terms,
  termsHash: 'a'.repeat(64),
  previousTerms: null,
  postedTerms: null,
  signatures: { employer: null, professional: null },
  status: 'open',
  expiresOn: '2026-11-24',
  ...{ offeredAt: at, updatedAt: at },
  ...{ answeredAt: null, reason: '', placementId: null },
  version: 1,
  offeredBy: 'member',
  closedWithApplication: false,
  ...changes,
});

export const placementOf = (number: number, changes: Partial<PlacementItem> = {}): PlacementItem => ({
  ...work,
  placementId: id('plc', number),
  offerId: id('off', number),
  applicationId: id('app', number),
  professional: { userId: 'pro', name: 'Ada One' },
  terms,
  endOn: null,
  endReason: '',
  createdAt: at,
  version: 1,
  ...changes,
});

export const sheetOf = (number: number, changes: Partial<TimesheetItem> = {}): TimesheetItem => ({
  ...work,
  placementId: id('plc', number),
  weekStartsOn: '2026-11-16',
  professional: { userId: 'pro', name: 'Ada One' },
  lines: [{ day: '2026-11-17', minutes: 600, note: '', dispute: null }],
  status: 'submitted',
  submittedAt: '2026-11-22T10:00:00.000Z',
  approvedAt: null,
  approvedBy: null,
  dueOn: null,
  paidAt: null,
  payReference: '',
  version: 1,
  rate: { payCents: 100_00, rate: 'hour', currency: 'USD' },
  ...changes,
});

/** Compliance file of the placement of the same number. */
export const fileOf = (number: number, changes: Partial<FileItem> = {}): FileItem => ({
  placementId: id('plc', number),
  jobId: work.jobId,
  organizationId: work.organizationId,
  professionalId: 'pro',
  profession: 'rn',
  enforced: true,
  startOn: '2026-12-28',
  startConfirmedAt: null,
  items: firstItems(
    {
      profession: 'rn',
      unit: 'icu',
      kind: 'travel',
      state: 'TX',
      requiredCertifications: ['bls'],
      startOn: '2026-12-28',
    },
    { optional: ['health-tuberculosis', 'drug_screen'], own: [] },
    '2026-11-23',
  ),
  news: null,
  reminder: null,
  reminded: {},
  watchAt: null,
  createdAt: at,
  version: 1,
  ...changes,
});

export const emptyWallet: Wallet = {
  profession: 'rn',
  licenses: [],
  certifications: [],
  checklists: {},
  answeredReferences: 0,
  health: [],
  exclusion: { hold: 'none', checkedOn: null },
};

export const jobOf = (number: number, changes: Partial<JobItem> = {}): JobItem => ({
  ...emptyJob,
  jobId: id('job', number),
  organizationId: work.organizationId,
  title: 'Hospitalist',
  status: 'active',
  postedBy: 'member',
  assignedTo: null,
  applicationCount: 1,
  publishedAt: at,
  createdAt: at,
  updatedAt: at,
  statusChange: null,
  version: 1,
  language: 'en',
  hires: 0,
  daysToFill: 0,
  ...changes,
});

const memberships: Record<'admin' | 'manager' | 'member', Membership> = Object.fromEntries(
  (['admin', 'manager', 'member'] as const).map((role) => [
    role,
    { userId: 'member', organizationId: work.organizationId, role, department: '', joinedAt: at },
  ]),
) as never;

export const callerOf = (role: 'admin' | 'manager' | 'member'): AuthorizedCaller => ({
  userId: 'member',
  role,
  scope: role === 'member' ? 'assigned' : 'organization',
  membership: memberships[role],
});

const page = <T>(items: readonly T[]) => Promise.resolve({ items: [...items], nextCursor: null });

export type Stored = {
  applications?: ApplicationItem[];
  interviews?: InterviewItem[];
  offers?: OfferItem[];
  sheets?: TimesheetItem[];
  placements?: PlacementItem[];
  files?: FileItem[];
  bookings?: Booking[];
  wallet?: Wallet;
  jobs?: JobItem[];
  missed?: AnswerDayItem[];
  covered?: { location: Location; cells?: Cell[]; submitted?: ApprovalDeadline[] }[];
  unread?: number;
  answered?: number;
  awaited?: number;
  profile?: Partial<Awaited<ReturnType<ProfessionalQueueDeps['records']['profile']>>>;
};

/** Members get the same lists as the organization, so that roles differ only in access. */
export const fakeDeps = (stored: Stored = {}): EmployerQueueDeps & ProfessionalQueueDeps => {
  const sheets = (status: TimesheetItem['status']) => page((stored.sheets ?? []).filter((it) => it.status === status));
  const interviews = () => page(stored.interviews ?? []);
  const applications = () => page(stored.applications ?? []);
  const jobs = () => page(stored.jobs ?? []);
  const placements = () => page(stored.placements ?? []);
  const offers = () => page(stored.offers ?? []);
  const coveredBy = (wanted: string) => stored.covered?.find(({ location }) => location.locationId === wanted);
  return {
    applications: { ofOrganization: applications, ofMember: applications },
    answerDays: { missed: () => Promise.resolve(stored.missed ?? []) },
    funnels: { of: () => Promise.resolve([]) },
    interviews: { ofOrganization: interviews, ofMember: interviews, ofProfessional: interviews },
    offers: { listOfOrganization: offers, listOfProfessional: offers },
    timesheets: {
      listOfOrganization: (_id, status) => sheets(status),
      listOfMember: (_member, status) => sheets(status),
      listOfProfessional: (_id, status) => sheets(status),
      weeks: (ids, monday) =>
        Promise.resolve(
          (stored.sheets ?? []).filter((it) => ids.includes(it.placementId) && it.weekStartsOn === monday),
        ),
    },
    placements: {
      listOfOrganization: placements,
      listOfMember: placements,
      listOfProfessional: placements,
      photos: () => Promise.resolve(new Map()),
    },
    locations: { list: () => Promise.resolve((stored.covered ?? []).map(({ location }) => location)) },
    board: { cells: (locationId) => Promise.resolve(coveredBy(locationId)?.cells ?? []) },
    approvals: { of: (locationId, limit) => Promise.resolve((coveredBy(locationId)?.submitted ?? []).slice(0, limit)) },
    bookings: { ownBookings: () => Promise.resolve(stored.bookings ?? []) },
    files: { ofPlacements: () => Promise.resolve(stored.files ?? []) },
    wallets: {
      read: () => (stored.wallet ? Promise.resolve(stored.wallet) : Promise.reject(new Error('no wallet'))),
    },
    postings: { listOfOrganization: jobs, listOfMember: jobs, find: () => Promise.resolve(stored.jobs ?? []) },
    conversations: {
      unread: () => Promise.resolve(stored.unread ?? 0),
      list: () =>
        page([
          {
            conversationId: id('cnv', 1),
            organizationId: work.organizationId,
            other: { userId: 'pro', userType: 'doctor' },
            subject: '',
            lastMessage: 'I can start in January.',
            lastMessageAt: '2026-11-22T10:00:00.000Z',
            unread: stored.unread ?? 0,
            blocked: null,
          },
        ]),
    },
    participants: {
      find: () =>
        Promise.resolve(
          new Map([
            [
              'pro',
              {
                visible: true,
                closed: false,
                correspondent: {
                  user_id: 'pro',
                  user_name: 'Marcus Bennett',
                  user_specialty: null,
                  organization: null,
                  photo_url: null,
                  user_type: 'doctor' as const,
                  is_online: null,
                },
              },
            ],
          ]),
        ),
    },
    people: {
      find: async (ids) =>
        new Map(
          ids.map((it) => [it, { first_name: it, last_name: '', email: '', lastActiveAt: null, photo_url: null }]),
        ),
    },
    organizations: { names: () => Promise.resolve(new Map([[work.organizationId, work.organization]])) },
    records: {
      profile: () => Promise.resolve({ ...noProfileFacts, ...stored.profile }),
    },
    checklists: { list: () => Promise.resolve([]) },
    references: {
      answeredSince: () => Promise.resolve(stored.answered ?? 0),
      open: () =>
        Promise.resolve({
          open: Object.fromEntries(
            Array.from({ length: stored.awaited ?? 0 }, (_, index) => [
              `ref_${index}`,
              { expiresAt: '2026-12-01T00:00:00.000Z', emailHash: '' },
            ]),
          ),
          version: 1,
        }),
    },
    invitations: { ofProfessional: () => page([]) },
    applicants: { appliedTo: () => Promise.resolve(new Set<string>()) },
    clock: { now: () => now },
  };
};
