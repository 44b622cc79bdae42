import type { PublicOperationName } from '@shared/connect/api/v1/reference';

const jobId = 'job_01JZK3V8Q5W2N7C4M9X6B1D0FA';
const applicationId = 'app_01JZK4A7T2R9E5H3P8Y6K1S0GB';
const placementId = 'plc_01JZKB2M4D7F9Q1W6X8C3N5VHT';
const candidate = { firstName: 'Nora', lastName: 'Quinn' };
const professional = { userId: '6f1c2f0e-9a34-4f0b-8a5e-2d7c41b9e803', name: 'Nora Quinn' };
const organizer = { userId: '0b7a9d52-3c1e-4d86-b0f4-95e28c6a1d77', name: 'Lee Park' };
const jobTitle = 'ICU nurse, nights';

const job = {
  jobId,
  title: jobTitle,
  status: 'active',
  department: null,
  specialty: 'Critical Care',
  professions: ['rn'],
  unit: 'icu',
  location: 'Boston, MA',
  jobType: 'full_time',
  assignment: null,
  remote: false,
  shift: 'nights',
  startOn: '2026-12-14',
  contractWeeks: null,
  numberOfOpenings: 2,
  payBy: 'range',
  rate: 'year',
  currency: 'USD',
  salaryMinCents: 9_000_000,
  salaryMaxCents: 11_500_000,
  applicationDeadlineOn: null,
  urgentHiring: false,
  applicationCount: 3,
  createdAt: '2026-11-20T14:02:11.480Z',
  updatedAt: '2026-11-20T14:02:11.480Z',
  publishedAt: '2026-11-20T14:02:11.480Z',
  version: 1,
  filledOpenings: 0,
};
const jobDetail = {
  ...job,
  description: 'You care for two patients a shift.',
  requirements: 'Two years in an ICU.',
  benefits: '',
};
const draft = {
  ...jobDetail,
  status: 'draft',
  shift: null,
  startOn: null,
  numberOfOpenings: 1,
  applicationCount: 0,
  publishedAt: null,
  requirements: '',
};

const application = {
  applicationId,
  jobId,
  jobTitle,
  status: 'new',
  appliedAt: '2026-11-21T09:30:45.102Z',
  updatedAt: '2026-11-21T09:30:45.102Z',
  version: 1,
  source: 'search',
};
const applicationDetail = {
  ...application,
  coverLetter: 'I have worked nights in a medical ICU since 2019.',
  availableStart: '2026-12-14',
  expectedSalary: '',
  message: '',
  answers: [
    {
      questionId: 'qst_01JZK3W1M6T9B4H7R2E5Y8K0PC',
      question: 'Do you work every second weekend?',
      type: 'yes_no',
      required: true,
      answer: true,
    },
  ],
  halted: false,
  candidate: { ...candidate, email: 'nora.quinn@example.com', phone: '+16175550143' },
  timeline: [{ status: 'new', at: '2026-11-21T09:30:45.102Z', side: 'professional' }],
};

const interview = {
  interviewId: 'int_01JZK6D3V8N5B2M7Q9C4X1W0YE',
  applicationId,
  jobId,
  jobTitle,
  type: 'video',
  place: '',
  timeZone: 'America/New_York',
  status: 'proposed',
  slots: [
    { startsAt: '2026-12-01T15:00:00.000Z', endsAt: '2026-12-01T15:30:00.000Z' },
    { startsAt: '2026-12-02T18:00:00.000Z', endsAt: '2026-12-02T18:30:00.000Z' },
  ],
  proposedBy: 'employer',
  startsAt: null,
  endsAt: null,
  createdAt: '2026-11-23T16:20:00.731Z',
  updatedAt: '2026-11-23T16:20:00.731Z',
  version: 1,
  professional,
  organizer,
  interviewers: [organizer],
};

const payPackage = {
  baseHourlyCents: 4_000,
  overtimeHourlyCents: null,
  overtimeRule: null,
  guaranteedHours: 24,
  mealsWeeklyCents: 30_000,
  lodgingWeeklyCents: 70_000,
  completionBonusCents: null,
  signOnBonusCents: null,
  travelReimbursementCents: null,
  licenseReimbursementCents: null,
  holidayHourlyCents: null,
  chargeHourlyCents: null,
  onCallHourlyCents: null,
  callbackHourlyCents: null,
  nightDifferentialCents: null,
  weekendDifferentialCents: null,
};
const terms = {
  jobType: 'contract',
  startOn: '2026-12-14',
  endOn: '2027-03-14',
  payCents: 244_000,
  rate: 'week',
  currency: 'USD',
  hoursPerWeek: 36,
  location: 'Boston, MA',
  notes: '',
  contract: {
    assignment: 'travel',
    shift: 'nights',
    hoursPerShift: 12,
    shiftsPerWeek: 3,
    payPackage,
    canceledShiftsMax: 1,
    cancellation: 'Two weeks of notice by either side.',
  },
};
const offer = {
  offerId: 'ofr_01JZK9P6C1X8W3V5N7B2M4Q0DF',
  applicationId,
  jobId,
  jobTitle,
  professional,
  terms,
  status: 'open',
  expiresOn: '2026-12-10',
  offeredAt: '2026-12-03T13:05:27.916Z',
  updatedAt: '2026-12-03T13:05:27.916Z',
  answeredAt: null,
  placementId: null,
  version: 1,
};
const placement = {
  placementId,
  offerId: offer.offerId,
  applicationId,
  jobId,
  jobTitle,
  terms,
  status: 'active',
  endOn: null,
  createdAt: '2026-12-04T08:41:19.250Z',
  version: 1,
  professional,
};
const timesheet = {
  placementId,
  weekStartsOn: '2026-12-14',
  jobId,
  jobTitle,
  professional,
  lines: [{ day: '2026-12-14', minutes: 720, note: '', dispute: null }],
  status: 'submitted',
  totalMinutes: 720,
  currency: 'USD',
  expectedCents: 62_400,
  approvedCents: null,
  paidCents: null,
  submittedAt: '2026-12-20T21:12:08.664Z',
  approvedAt: null,
  approvedBy: null,
  dueOn: null,
  paidAt: null,
  payReference: '',
  version: 2,
};

/** An entry of the event log, and the body of a webhook. */
export const sampleEvent = {
  id: 'evt_7c1f3a9e2b5d4c8f90a6b7e1d2c3f4a5',
  type: 'application.status_changed',
  schemaVersion: 1,
  timestamp: '2026-11-24T15:04:05.000Z',
  organizationId: 'org_01JZK3T5E8R2Y7V4P9A6S1D0FG',
  sequence: 1042,
  entity: { type: 'application', id: applicationId, sequence: 4 },
  data: { applicationId, jobId, professionalId: professional.userId, from: 'new', to: 'under_review' },
};

const pageOf = (item: object) => ({ items: [item], nextCursor: null });

/** Sample answers by operation. test/integration/connect/developer-examples.test.ts checks them with the contracts. */
export const sampleAnswers: Readonly<Record<PublicOperationName, object>> = {
  v1ListJobs: pageOf(job),
  v1CreateJob: draft,
  v1GetJob: jobDetail,
  v1ChangeJobStatus: { ...jobDetail, status: 'paused', version: 2 },
  v1ListApplications: pageOf({ ...application, statusSince: application.appliedAt, candidate }),
  v1GetApplication: applicationDetail,
  v1ChangeApplicationStatus: {
    ...applicationDetail,
    status: 'shortlisted',
    updatedAt: '2026-11-22T10:00:03.518Z',
    version: 2,
    timeline: [
      ...applicationDetail.timeline,
      { status: 'shortlisted', at: '2026-11-22T10:00:03.518Z', side: 'employer' },
    ],
  },
  v1ListInterviews: pageOf(interview),
  v1GetInterview: interview,
  v1ListOffers: pageOf(offer),
  v1GetOffer: offer,
  v1ListPlacements: pageOf(placement),
  v1ListTimesheets: pageOf(timesheet),
  v1ApproveTimesheet: {
    ...timesheet,
    status: 'approved',
    approvedCents: 62_400,
    approvedAt: '2026-12-21T09:00:41.377Z',
    approvedBy: 'Payroll export',
    dueOn: '2027-01-04',
    version: 3,
  },
  v1ListEvents: { items: [sampleEvent], after: sampleEvent.sequence, hasMore: false },
};

/** Refusal of a posting whose maximum pay is below its minimum. */
export const sampleRefusal = {
  error: 'Some fields need your attention.',
  code: 'INVALID_REQUEST',
  fields: {
    'job.salaryMinCents': { code: 'salaryMinAboveMax', error: 'Minimum pay cannot be higher than maximum pay' },
  },
};
