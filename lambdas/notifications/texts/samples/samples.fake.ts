import { answerSteps } from '@shared/hiring/model/answer-vocabulary';
import { securityChanges } from '@shared/core/model/vocabulary';
import { emptyJobCard } from '@shared/hiring/model/job.fixture';
import type { EventOf } from '@shared/core/model/event';
import type { JobCard } from '@shared/hiring/model/job';
import type { EventReader } from '../../../events/ports';
import type { InterviewItem } from '../../../store/hiring/interviews/interview-item';
import type { OfferItem } from '../../../store/hiring/offers/offer-item';
import type { ReferenceItem } from '../../../store/people/references/reference-item';
import type { PlacementItem } from '../../../store/work/placements/placement-item';
import { emptyTimesheet, type TimesheetItem } from '../../../store/work/timesheets/timesheet-item';
import { hostile } from './hostile.fake';
import type { NotifyingEvent } from '../index';
import { webhookStops } from '@shared/connect/model/webhook-vocabulary';
import { stoppedAt, stoppedWebhook } from './webhook-samples.fake';
import { billingSamples, failingAccount } from './billing-samples.fake';
import { closing, closingSamples } from './closing-samples.fake';
import { caseWith, reportCase } from './report-samples.fake';
import { bookingReader, shiftSamples } from './shift-samples.fake';
import { ticketReader, ticketSamples } from './ticket-samples.fake';

export { hostile };

export const ids = { jobId: 'job_1', organizationId: 'org_1', applicationId: 'app_1', professionalId: 'pro' };
const credential = { userId: 'pro', credentialId: 'lic_1' };
const occurredAt = '2026-11-20T09:00:00.000Z';

export const jobCard = (fields: Partial<JobCard>): JobCard => ({
  ...emptyJobCard,
  jobId: 'job_1',
  title: 'Nurse',
  organizationId: 'org_1',
  organization: 'Clinic',
  logo_url: null,
  facility_photo: null,
  professions: ['rn'],
  rate: 'hour',
  salaryMinCents: 9000,
  salaryMaxCents: 12_000,
  status: 'active',
  publishedAt: null,
  ...fields,
});

const terms = {
  jobType: 'locum',
  startOn: '2026-12-01',
  endOn: null,
  payCents: 150_00,
  rate: 'hour',
  currency: 'USD',
  hoursPerWeek: 36,
  location: 'Boston',
  notes: hostile,
} as const;

export const offer = (fields: Partial<OfferItem> = {}): OfferItem =>
  ({
    ...ids,
    offerId: 'ofr_1',
    jobTitle: hostile,
    organization: 'Harbor',
    professional: { userId: 'pro', name: 'Nora Nurse' },
    terms,
    status: 'open',
    expiresOn: '2026-11-30',
    reason: '',
    placementId: null,
    version: 1,
    offeredBy: 'maker',
    closedWithApplication: false,
    ...fields,
  }) as OfferItem;

export const placement = { ...offer(), placementId: 'plc_1', endOn: null } as unknown as PlacementItem;

export const sheet = (fields: Partial<TimesheetItem>): TimesheetItem => ({
  ...emptyTimesheet({ ...placement, jobTitle: 'Nurse' }, '2026-11-16'),
  lines: [
    { day: '2026-11-16', minutes: 450, note: '', dispute: fields.status === 'disputed' ? `Why? ${hostile}` : null },
  ],
  ...fields,
});

export const interview = (fields: Partial<InterviewItem> = {}): InterviewItem => ({
  ...ids,
  interviewId: 'int_1',
  jobTitle: hostile,
  organizerId: 'poster',
  interviewerIds: [],
  type: 'video',
  place: '',
  meeting: null,
  note: hostile,
  timeZone: 'America/New_York',
  status: 'accepted',
  slots: [],
  proposedBy: 'employer',
  startsAt: '2026-11-20T10:00:00.000Z',
  endsAt: '2026-11-20T10:30:00.000Z',
  reason: hostile,
  sequence: 1,
  createdAt: occurredAt,
  updatedAt: occurredAt,
  version: 1,
  change: 'accepted',
  changedBy: 'pro',
  leftOut: ['former'],
  closedWithApplication: false,
  closedWithJob: false,
  selfScheduling: null,
  ...fields,
});

/** An interview whose time the candidate can pick. */
export const offeredInterview = (fields: Partial<InterviewItem> = {}): InterviewItem =>
  interview({
    ...{ status: 'proposed', change: 'offered', changedBy: 'poster', startsAt: null, endsAt: null, leftOut: [] },
    selfScheduling: {
      ...{ minutes: 30, from: '2026-11-24', to: '2026-12-04', opens: '09:00', closes: '17:00', bufferMinutes: 0 },
      ...{ mode: 'everyone', panelIds: ['poster'], offeredBy: 'poster', until: '2026-12-04T22:00:00.000Z' },
    },
    ...fields,
  });

const offeredReader: Partial<EventReader> = {
  interview: async () => ({
    interview: offeredInterview(),
    organization: hostile,
    people: [{ userId: 'pro', name: hostile, email: 'pro@example.test' }],
    team: ['poster'],
    offerer: null,
  }),
};

const reference: ReferenceItem = {
  userId: 'pro',
  referenceId: 'ref_1',
  name: hostile,
  title: 'Nurse manager',
  facility: hostile,
  website: '',
  email: 'manager@example.test',
  unit: null,
  startedOn: '2024-01-08',
  endedOn: null,
  standing: 'work_address',
  status: 'open',
  sentAt: occurredAt,
  expiresAt: '2026-12-11T09:00:00.000Z',
  closedAt: null,
  answer: null,
  reminders: 0,
  askedFrom: [],
  createdAt: occurredAt,
  version: 1,
};

const promised = {
  days: 3,
  on: '2026-11-25',
  zone: 'America/Chicago',
  extendedFrom: null,
  outcome: null,
} as const;

export const reader = (overrides: Partial<EventReader> = {}): EventReader => ({
  application: async () => ({ jobTitle: hostile, organization: hostile, candidateName: hostile, answer: promised }),
  applicationStep: async () => ({ reason: hostile, by: 'poster', because: null, closing: null }),
  job: async () => ({ title: hostile, team: ['poster', 'maker'] }),
  account: async (userId) => ({
    email: `${userId}@example.test`,
    firstName: hostile,
    lastName: hostile,
    userType: 'doctor',
    language: 'en',
  }),
  invitation: async () => ({ email: 'new@example.test', organizationId: 'org_1', role: 'admin', invitedBy: 'admin' }),
  organizationName: async () => hostile,
  interview: async () => ({
    interview: interview(),
    organization: hostile,
    people: ['pro', 'poster', 'former'].map((userId) => ({ userId, name: hostile, email: `${userId}@example.test` })),
    team: ['poster'],
    offerer: 'offerer',
  }),
  message: async () => ({ senderName: hostile, organization: hostile, subject: hostile }),
  offer: async () => offer(),
  placement: async () => placement,
  openDocuments: async () => ({ count: 10, firstDueOn: '2026-12-12' }),
  timesheet: async () => sheet({ status: 'submitted' }),
  isManager: async () => true,
  managers: async () => ['admin'],
  openApplications: async () => [{ applicationId: 'app_2', professionalId: 'other', organization: hostile }],
  exclusionHold: async () => 'confirmed',
  moderationCase: async () => ({
    stored: reportCase,
    concerned: ['poster'],
    reporters: new Map([['pro', hostile]]),
    applicants: new Map([['applicant', 'app_1']]),
  }),
  credential: async () => ({
    label: hostile,
    status: 'needs_info',
    expiryDate: '2027-03-01',
    cause: null,
    note: hostile,
  }),
  ...ticketReader,
  ...bookingReader(),
  reference: async () => reference,
  jobInvitation: async () => ({
    jobTitle: hostile,
    organization: hostile,
    professional: hostile,
    isOpen: true,
    message: hostile,
    reason: hostile,
  }),
  referralInvitation: async () => ({
    userId: 'pro',
    email: 'colleague@example.test',
    emailHash: 'hash',
    generation: 1,
  }),
  admins: async () => ['admin'],
  organizationStanding: async () => ({ status: 'verified', note: hostile }),
  organizationClosing: async () => closing,
  unsettledWeeks: async () => ({ count: 2, more: false }),
  billing: async () => failingAccount,
  webhook: async () => stoppedWebhook,
  stoppedAt: async () => stoppedAt,
  delivery: async () => ({
    name: hostile,
    search: { q: hostile },
    jobs: [jobCard({ title: hostile, organization: hostile, location: hostile })],
    professionals: [],
    more: true,
  }),
  ...overrides,
});

const deletion = { userId: 'pro', deletionId: 'del_1', dueAt: '2026-12-20T10:00:00.000Z' };
type Sample<T extends NotifyingEvent> = { data: EventOf<T>['data']; reader?: Partial<EventReader> };
const sample = (): { [T in NotifyingEvent]: readonly Sample<T>[] } => ({
  'account.verified': [{ data: { userId: 'pro' } }],
  'account.viewed': [
    { data: { userId: 'pro', grantId: 'vwg_1', startedAt: '2026-11-20T10:00:00Z', endedAt: '2026-11-20T10:10:00Z' } },
  ],
  'data_export.finished': [
    { data: { userId: 'pro', organizationId: null, outcome: 'ready' } },
    { data: { userId: 'pro', organizationId: 'org_1', outcome: 'ready' } },
    { data: { userId: 'pro', organizationId: null, outcome: 'failed' } },
  ],
  'account_deletion.changed': (['pending', 'canceled'] as const).map((state) => ({ data: { ...deletion, state } })),
  'account_deletion.reminder_due': [{ data: deletion }],
  'account.password_changed': [{ data: { userId: 'pro' } }],
  'account.two_factor_changed': [{ data: { userId: 'pro', enabled: true } }],
  'account.security_changed': securityChanges.map((change) => ({
    data: { userId: 'pro', change, at: '2026-11-20T10:00:00.000Z' },
  })),
  'invitation.created': [{ data: { invitationId: 'inv_1', organizationId: 'org_1' } }],
  'invitation.resent': [{ data: { invitationId: 'inv_1', organizationId: 'org_1' } }],
  'member.joined': [{ data: { userId: 'pro', organizationId: 'org_1' } }],
  'member.removed': [{ data: { userId: 'pro', organizationId: 'org_1' } }],
  'organization.verification_changed': (
    [
      ['unverified', 'verified', false],
      ['pending', 'needs_info', true],
      ['pending', 'rejected', true],
      ['verified', 'suspended', false],
    ] as const
  ).map(([from, to, byReviewer]) => ({
    data: { organizationId: 'org_1', from, to, byReviewer },
    reader: { organizationStanding: async () => ({ status: to, note: hostile }) },
  })),
  ...closingSamples,
  ...billingSamples,
  'job.withheld': [{ data: ids }],
  'webhook.stopped': webhookStops.map((reason) => ({
    data: { webhookId: stoppedWebhook.webhookId, organizationId: 'org_1', reason, at: stoppedAt },
  })),
  'integration.stopped': [
    { data: { integrationId: 'itg_1', provider: 'zoom', organizationId: 'org_1', at: stoppedAt } },
    { data: { integrationId: 'itg_2', provider: 'google-calendar', userId: 'pro', at: stoppedAt } },
  ],
  'job.assigned': [{ data: { ...ids, assigneeId: 'assignee' } }],
  'job.unattended': [{ data: { ...ids, leaverId: 'leaver' } }],
  'job.expired': [{ data: ids }],
  'job_alert.matched': [{ data: { deliveryId: 'dlv_1', jobAlertId: 'alr_1', userId: 'pro' } }],
  'job_invitation.sent': [{ data: ids }],
  'job_invitation.declined': [{ data: { ...ids, invitedBy: 'poster' } }],
  'application.submitted': [{ data: ids }],
  'application.answer_extended': [{ data: { ...ids, from: '2026-11-24', to: '2026-11-30' } }],
  'job.answers_due': answerSteps.map((step) => ({ data: { ...ids, on: '2026-11-24', step, waiting: 2 } })),
  'application.status_changed': [{ data: { ...ids, from: 'new', to: 'withdrawn' } }],
  'application.status_announced': [
    { data: { ...ids, from: 'new', to: 'rejected' } },
    { data: { ...ids, from: 'rejected', to: 'under_review' } },
  ],
  'application.noted': [{ data: { ...ids, noteId: 'not_1', authorId: 'maker', mentions: ['poster'] } }],
  'credential.status_changed': [{ data: { ...credential, from: 'pending', to: 'needs_info' } }],
  'exclusion.changed': [{ data: { userId: 'pro', from: 'review', to: 'confirmed' } }],
  'moderation.changed': [
    { data: { caseId: 'rpt_1', change: 'decided' } },
    ...(['hide', 'warn', 'ask_to_change', 'ban'] as const).map((action) => ({
      data: { caseId: 'rpt_1', change: 'decided' as const },
      reader: caseWith({ action, until: null }),
    })),
    { data: { caseId: 'rpt_1', change: 'dismissed' } },
    { data: { caseId: 'rpt_1', change: 'appeal_decided' } },
    { data: { caseId: 'rpt_1', change: 'lifted' } },
    { data: { caseId: 'rpt_1', change: 'ended' } },
  ],
  'credential.expiring': [{ data: { ...credential, days: 30 } }],
  'health_file.expiring': [{ data: { userId: 'pro', days: 30 } }],
  'message.sent': [{ data: { conversationId: 'cnv_1', messageId: 'msg_1', senderId: 'pro', recipientId: 'poster' } }],
  'interview.changed': [
    { data: { ...ids, interviewId: 'int_1', organizerId: 'poster', change: 'accepted', version: 1 } },
    {
      data: { ...ids, interviewId: 'int_1', organizerId: 'poster', change: 'offered', version: 1 },
      reader: offeredReader,
    },
  ],
  'interview.choice_due': [{ data: { interviewId: 'int_1', professionalId: 'pro' }, reader: offeredReader }],
  'interview.reminder_due': [
    { data: { interviewId: 'int_1', professionalId: 'pro', organizerId: 'poster', minutes: 60 } },
  ],
  'offer.changed': [
    { data: { ...ids, offerId: 'ofr_1', status: 'open', version: 1 } },
    {
      data: { ...ids, offerId: 'ofr_1', status: 'declined', version: 1 },
      reader: { offer: async () => offer({ status: 'declined', reason: hostile }) },
    },
  ],
  'placement.created': [{ data: { ...ids, placementId: 'plc_1' } }],
  'placement.ended': [
    {
      data: { ...ids, placementId: 'plc_1', version: 1 },
      reader: { placement: async () => ({ ...placement, endOn: '2026-12-18', endReason: hostile }) },
    },
  ],
  'compliance.decided': [
    { data: { ...ids, placementId: 'plc_1', kind: 'rejected' } },
    { data: { ...ids, placementId: 'plc_1', kind: 'confirmed' } },
  ],
  'compliance.reminder_due': (['start', 'expiring', 'expired'] as const).map((step) => ({
    data: { ...ids, placementId: 'plc_1', step, days: step === 'expired' ? 0 : 3, professional: 1, employer: 2 },
  })),
  'job.filled': [{ data: ids }],
  'timesheet.changed': [
    { data: { ...ids, placementId: 'plc_1', weekStartsOn: '2026-11-16', status: 'submitted', version: 1 } },
    {
      data: { ...ids, placementId: 'plc_1', weekStartsOn: '2026-11-16', status: 'disputed', version: 2 },
      reader: { timesheet: async () => sheet({ status: 'disputed' }) },
    },
  ],
  'reference.requested': [{ data: { userId: 'pro', referenceId: 'ref_1' } }],
  'reference.reminder_due': [{ data: { userId: 'pro', referenceId: 'ref_1' } }],
  'reference.closed': [
    { data: { userId: 'pro', referenceId: 'ref_1', status: 'answered' } },
    { data: { userId: 'pro', referenceId: 'ref_1', status: 'declined' } },
  ],
  'referral.invited': [{ data: { invitationId: 'rfi_1', userId: 'pro' } }],
  ...ticketSamples,
  ...shiftSamples,
  'review.published': [
    { data: { ...ids, reviewId: 'rev_1', placementId: 'plc_1', side: 'employer' } },
    { data: { ...ids, reviewId: 'rev_1', placementId: 'plc_1', side: 'professional' } },
  ],
});

export const samples = Object.entries(sample()).flatMap(([type, list]) =>
  list.map(({ data, reader: changes }: Sample<NotifyingEvent>, index) => ({
    name: list.length > 1 ? `${type} (${index + 1})` : type,
    event: { id: `${type}:${index}`, type, occurredAt, data } as EventOf<NotifyingEvent>,
    reader: reader(changes),
  })),
);
