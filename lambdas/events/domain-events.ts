import { DomainEvent, type EventType } from '@shared/core/model/event';
import type { EntityName } from '../store/entity';
import type { DynamoDBRecord } from 'aws-lambda';
import { isDeepStrictEqual } from 'node:util';
import { jobFilledEvents, offerEvents, placementEvents, reviewEvents, timesheetEvents } from './kinds/hiring-events';
import { billingAccountEvents, payoutEvents, providerEvents } from './kinds/billing-events';
import { closingEvents, handOverEvents } from './kinds/closing-events';
import { complianceEvents } from './kinds/compliance-events';
import { interviewEvents, interviewReminderEvents } from './kinds/interview-events';
import { deletionEvents } from './kinds/deletion-events';
import { answerDayEvents, applicationEvents, applicationNoteEvents } from './kinds/application-events';
import { conversationEvents, messageEvents } from './kinds/message-events';
import { notificationEvents, notificationRemoved } from './kinds/notification-events';
import { moderationEvents } from './kinds/moderation-events';
import { referenceEvents } from './kinds/reference-events';
import { shiftEntityEvents } from './kinds/shift-events';
import { ticketEvents, ticketPostEvents } from './kinds/ticket-events';
import { integrationEvents } from './kinds/integration-events';
import { webhookEvents } from './kinds/webhook-events';
import {
  flag,
  ids,
  number,
  text,
  type ItemChange,
  type EventCandidate,
  type StreamImage,
  type ItemRemoval,
} from './stream-image';

const closedByItself = (job: StreamImage): boolean => job['statusChange']?.M?.['by']?.NULL === true;

const jobEvents = ({ before, after }: ItemChange): EventCandidate[] => {
  const data = ids(after, 'jobId', 'organizationId');
  const [assignee, updatedAt] = [text(after, 'assignedTo'), text(after, 'updatedAt')];
  const leaver = text(after, 'pausedWith');
  const seen = ['version', 'assignedTo', 'status', 'hiddenBy'].some(
    (name) => JSON.stringify(before?.[name]) !== JSON.stringify(after[name]),
  );
  const expired = text(after, 'status') === 'closed' && text(before, 'status') === 'active' && closedByItself(after);
  return [
    ...(seen ? [{ type: 'job.changed' as const, id: [text(after, 'jobId'), updatedAt], at: updatedAt, data }] : []),
    ...(expired ? [{ type: 'job.expired' as const, id: [text(after, 'jobId'), updatedAt], at: updatedAt, data }] : []),
    ...(flag(after, 'withheld') && !flag(before, 'withheld')
      ? [{ type: 'job.withheld' as const, id: [text(after, 'jobId'), updatedAt], at: updatedAt, data }]
      : []),
    ...(leaver && !text(before, 'pausedWith')
      ? [
          {
            type: 'job.unattended' as const,
            id: [text(after, 'jobId'), updatedAt],
            at: updatedAt,
            data: { ...data, leaverId: leaver },
          },
        ]
      : []),
    ...(assignee && assignee !== text(before, 'assignedTo')
      ? [
          {
            type: 'job.assigned' as const,
            id: [text(after, 'jobId'), assignee, updatedAt],
            at: updatedAt,
            data: { ...data, assigneeId: assignee },
          },
        ]
      : []),
  ];
};

const securityChangeOf = (image: StreamImage | null): { change: string; at: string; id: string } | null => {
  const { change, at, id } = image?.['securityChange']?.M ?? {};
  // Earlier changes have no ID.
  return change?.S && at?.S ? { change: change.S, at: at.S, id: id?.S ?? at.S } : null;
};

const accountEvents = ({ before, after }: ItemChange, sequence: string): EventCandidate[] => {
  const data = ids(after, 'userId');
  const userId = text(after, 'userId');
  const [verifiedAt, changedAt] = [text(after, 'emailVerifiedAt'), text(after, 'passwordChangedAt')];
  const enabled = flag(after, 'twoFactorEnabled');
  const [changed, changedBefore] = [securityChangeOf(after), securityChangeOf(before)];
  return [
    ...(verifiedAt && !text(before, 'emailVerifiedAt')
      ? [{ type: 'account.verified' as const, id: [userId], at: verifiedAt, data }]
      : []),
    ...(before && changedAt && changedAt !== text(before, 'passwordChangedAt')
      ? [{ type: 'account.password_changed' as const, id: [userId, changedAt], at: changedAt, data }]
      : []),
    ...(before && enabled !== flag(before, 'twoFactorEnabled')
      ? [
          {
            type: 'account.two_factor_changed' as const,
            id: [userId, sequence],
            at: null,
            data: { ...data, enabled },
          },
        ]
      : []),
    ...(changed && changed.id !== changedBefore?.id
      ? [
          {
            type: 'account.security_changed' as const,
            id: [userId, changed.change, changed.id],
            at: changed.at,
            data: { ...data, change: changed.change, at: changed.at },
          },
        ]
      : []),
  ];
};

const exportEvents = ({ before, after }: ItemChange): EventCandidate[] => {
  const outcome = text(after, 'state');
  const exportId = text(after, 'exportId');
  const isNews = outcome !== text(before, 'state') || exportId !== text(before, 'exportId');
  if (!isNews || (outcome !== 'ready' && outcome !== 'failed')) return [];
  const data = { ...ids(after, 'userId'), organizationId: text(after, 'organizationId'), outcome };
  return [{ type: 'data_export.finished', id: [exportId, outcome], at: text(after, 'finishedAt'), data }];
};

const viewEvents = ({ before, after }: ItemChange): EventCandidate[] => {
  const endedAt = text(after, 'endedAt');
  if (!endedAt || text(before, 'endedAt')) return [];
  const data = { ...ids(after, 'userId', 'grantId', 'startedAt'), endedAt };
  return [{ type: 'account.viewed', id: [text(after, 'grantId')], at: endedAt, data }];
};

/** The photo shown on jobs. */
const firstPhoto = (image: StreamImage | null): string | undefined => image?.['photos']?.L?.[0]?.M?.['photoId']?.S;

/** Fields that a verification covers. */
const verifiedFields = ['company_name', 'website', 'tax_id', 'phone', 'headquarters_state'] as const;

const organizationProfileEvents = ({ before, after }: ItemChange, sequence: string): EventCandidate[] => {
  if (before && verifiedFields.every((name) => text(before, name) === text(after, name))) return [];
  const id = [text(after, 'organizationId'), sequence];
  return [{ type: 'organization.profile_changed', id, at: null, data: ids(after, 'organizationId') }];
};

const decidedAt = (image: StreamImage | null): string | undefined => image?.['decision']?.M?.['at']?.S;

const organizationCaseEvents = ({ before, after }: ItemChange): EventCandidate[] => {
  const [from, to] = [text(before, 'status') || 'unverified', text(after, 'status')];
  if (from === to) return [];
  const byReviewer = decidedAt(after) !== undefined && decidedAt(after) !== decidedAt(before);
  const id = [text(after, 'organizationId'), number(after, 'version')];
  const data = { ...ids(after, 'organizationId'), from, to, byReviewer };
  return [{ type: 'organization.verification_changed', id, at: text(after, 'updatedAt'), data }];
};

const organizationEvents = ({ before, after }: ItemChange, sequence: string): EventCandidate[] => {
  const differs =
    ['company_name', 'logo_url'].some((name) => text(before, name) !== text(after, name)) ||
    firstPhoto(before) !== firstPhoto(after) ||
    // Search engines can index organizations with a description.
    (text(before, 'company_description') === '') !== (text(after, 'company_description') === '') ||
    ['hiddenBy', 'verified'].some((name) => !isDeepStrictEqual(before?.[name], after[name]));
  if (!before || !differs) return [];
  const id = [text(after, 'organizationId'), sequence];
  return [{ type: 'organization.changed', id, at: text(after, 'updatedAt'), data: ids(after, 'organizationId') }];
};

const shownOfProfile = [
  'version',
  'privacy',
  'blockedOrganizations',
  'photo_url',
  'ratingCount',
  'excluded',
  'hiddenBy',
] as const;

const profileEvents = ({ before, after }: ItemChange, sequence: string): EventCandidate[] => {
  const differs = shownOfProfile.some((name) => !isDeepStrictEqual(before?.[name], after[name]));
  if (!differs) return [];
  const id = [text(after, 'userId'), sequence];
  return [{ type: 'profile.changed', id, at: text(after, 'updatedAt'), data: ids(after, 'userId') }];
};

const invitationEvents = (change: ItemChange): EventCandidate[] => {
  const data = ids(change.after, 'invitationId', 'organizationId');
  const sentAt = text(change.after, 'sentAt');
  if (!change.before) return created('invitation.created', 'invitationId', () => data)(change);
  if (!sentAt || sentAt === text(change.before, 'sentAt')) return [];
  return [{ type: 'invitation.resent', id: [text(change.after, 'invitationId'), sentAt], at: sentAt, data }];
};

const documentOf = (image: StreamImage | null): string | null => text(image?.['document']?.M ?? null, 'documentId');

const documentRemoved = (before: StreamImage | null, after: StreamImage | null): EventCandidate[] => {
  const documentId = documentOf(before);
  if (!before || documentId === null || documentId === documentOf(after)) return [];
  const data = { ...ids(before, 'userId', 'credentialId'), documentId };
  return [{ type: 'credential.document_removed', id: [documentId], at: null, data }];
};

const verificationEvents = ({ before, after }: ItemChange): EventCandidate[] => {
  const data = ids(after, 'userId', 'credentialId');
  const key = [text(after, 'userId'), text(after, 'credentialId')];
  const [from, to] = [text(before, 'status'), text(after, 'status')];
  const [askedAt, updatedAt] = [text(after, 'checkRequestedAt'), text(after, 'updatedAt')];
  const [days, daysBefore] = [after['remindedDays']?.N, before?.['remindedDays']?.N];
  return [
    ...(from === to
      ? []
      : [
          {
            type: 'credential.status_changed' as const,
            // A reopened verification restarts its versions.
            id: [...key, number(after, 'version'), updatedAt],
            at: updatedAt,
            data: { ...data, from, to },
          },
        ]),
    ...(askedAt && askedAt !== text(before, 'checkRequestedAt')
      ? [{ type: 'credential.check_requested' as const, id: [...key, askedAt], at: askedAt, data }]
      : []),
    ...(days !== undefined && days !== daysBefore
      ? [
          {
            type: 'credential.expiring' as const,
            id: [...key, text(after, 'expiryDate'), days],
            at: null,
            data: { ...data, days: Number(days) },
          },
        ]
      : []),
    ...documentRemoved(before, after),
  ];
};

const documentIdsOf = (image: StreamImage | null): string[] =>
  image?.['documentIds']?.L?.flatMap(({ S }) => S ?? []) ?? [];

const healthDocumentsRemoved = (before: StreamImage | null, after: StreamImage | null): EventCandidate[] => {
  if (!before) return [];
  const kept = new Set(documentIdsOf(after));
  return documentIdsOf(before)
    .filter((documentId) => !kept.has(documentId))
    .map((documentId) => ({
      type: 'health_file.document_removed' as const,
      id: [documentId],
      at: null,
      data: { ...ids(before, 'userId'), documentId },
    }));
};

/** Never names the record. */
const healthFileEvents = ({ before, after }: ItemChange): EventCandidate[] => {
  const remindedAt = text(after, 'remindedAt');
  const days = number(after, 'remindedDays');
  return [
    ...(remindedAt && remindedAt !== text(before, 'remindedAt')
      ? [
          {
            type: 'health_file.expiring' as const,
            id: [text(after, 'userId'), remindedAt, days],
            at: null,
            data: { ...ids(after, 'userId'), days: Number(days) },
          },
        ]
      : []),
    ...healthDocumentsRemoved(before, after),
  ];
};

const exclusionEvents = ({ before, after }: ItemChange): EventCandidate[] => {
  const [from, to] = [text(before, 'hold'), text(after, 'hold')];
  if (from === to || (before === null && to === 'none')) return [];
  const id = [text(after, 'userId'), number(after, 'version')];
  return [{ type: 'exclusion.changed', id, at: text(after, 'updatedAt'), data: { ...ids(after, 'userId'), from, to } }];
};

const twoFactorDueEvents = ({ before, after }: ItemChange, sequence: string): EventCandidate[] => {
  const starts = flag(after, 'twoFactorDue') && !flag(before, 'twoFactorDue');
  const remindedAt = text(after, 'twoFactorRemindedAt');
  const reminder = flag(after, 'twoFactorDue') && !!remindedAt && remindedAt !== text(before, 'twoFactorRemindedAt');
  if (!starts && !reminder) return [];
  const data = { ...ids(after, 'userId', 'organizationId'), until: text(after, 'twoFactorDueAt') || null, reminder };
  return [{ type: 'member.two_factor_due', id: [text(after, 'userId'), sequence], at: null, data }];
};

const membershipEvents = ({ before, after }: ItemChange): EventCandidate[] => {
  const data = ids(after, 'userId', 'organizationId');
  const joinedAt = text(after, 'joinedAt');
  if (flag(after, 'founded') || text(before, 'organizationId') === text(after, 'organizationId')) return [];
  return [{ type: 'member.joined', id: [text(after, 'userId'), joinedAt], at: joinedAt, data }];
};

const created =
  (type: EventType, idName: string, data: (image: StreamImage) => Record<string, unknown>) =>
  ({ before, after }: ItemChange): EventCandidate[] =>
    before ? [] : [{ type, id: [text(after, idName)], at: text(after, 'createdAt'), data: data(after) }];

const jobInvitationEvents = ({ before, after }: ItemChange): EventCandidate[] => {
  const [userId, invitedAt, declinedAt] = [text(after, 'userId'), text(after, 'invitedAt'), text(after, 'declinedAt')];
  const data = { ...ids(after, 'jobId', 'organizationId'), professionalId: userId };
  const id = [text(after, 'jobId'), userId];
  if (!before) return [{ type: 'job_invitation.sent', id, at: invitedAt, data }];
  if (!declinedAt || text(before, 'declinedAt')) return [];
  return [{ type: 'job_invitation.declined', id, at: declinedAt, data: { ...data, ...ids(after, 'invitedBy') } }];
};

const eventsByEntity: Partial<Record<EntityName, (change: ItemChange, sequence: string) => EventCandidate[]>> = {
  Application: applicationEvents,
  ApplicationNote: applicationNoteEvents,
  AnswerDay: answerDayEvents,
  Job: (change) => [...jobEvents(change), ...jobFilledEvents(change)],
  Offer: offerEvents,
  Placement: placementEvents,
  ComplianceFile: complianceEvents,
  Timesheet: timesheetEvents,
  ...shiftEntityEvents,
  Review: reviewEvents,
  Reference: referenceEvents,
  ReferralInvitation: created('referral.invited', 'invitationId', (image) => ids(image, 'invitationId', 'userId')),
  Account: accountEvents,
  DataExport: exportEvents,
  OrganizationExport: exportEvents,
  AccountDeletion: deletionEvents,
  Organization: (change, sequence) => [
    ...organizationEvents(change, sequence),
    ...organizationProfileEvents(change, sequence),
    ...handOverEvents(change),
  ],
  OrganizationClosing: closingEvents,
  OrganizationCase: organizationCaseEvents,
  Profile: profileEvents,
  Invitation: invitationEvents,
  JobInvitation: jobInvitationEvents,
  Membership: (change, sequence) => [...membershipEvents(change), ...twoFactorDueEvents(change, sequence)],
  Verification: verificationEvents,
  ExclusionCase: exclusionEvents,
  ReportCase: moderationEvents,
  HealthFile: healthFileEvents,
  Message: messageEvents,
  Conversation: conversationEvents,
  Interview: interviewEvents,
  InterviewReminder: interviewReminderEvents,
  AlertDelivery: created('job_alert.matched', 'deliveryId', (image) =>
    ids(image, 'deliveryId', 'jobAlertId', 'userId'),
  ),
  Notification: notificationEvents,
  Ticket: ticketEvents,
  TicketPost: ticketPostEvents,
  ViewGrant: viewEvents,
  Webhook: webhookEvents,
  Integration: integrationEvents,
  OwnIntegration: integrationEvents,
  BillingAccount: billingAccountEvents,
  ProviderEvent: providerEvents,
  Payout: payoutEvents,
};

const removalsByEntity: Partial<Record<EntityName, (removal: ItemRemoval, sequence: string) => EventCandidate[]>> = {
  Verification: ({ before }) => documentRemoved(before, null),
  HealthFile: ({ before }) => healthDocumentsRemoved(before, null),
  Notification: notificationRemoved,
  Job: ({ before }, sequence) => [
    {
      type: 'job.removed',
      id: [text(before, 'jobId'), sequence],
      at: null,
      data: ids(before, 'jobId', 'organizationId'),
    },
  ],
  Membership: ({ before }, sequence) => [
    {
      type: 'member.removed',
      id: [text(before, 'userId'), sequence],
      at: null,
      data: ids(before, 'userId', 'organizationId'),
    },
  ],
};

const foundIn = (before: StreamImage | null, after: StreamImage | null, sequence: string): EventCandidate[] => {
  const entity = text(after ?? before, 'entity') as EntityName;
  if (after) return eventsByEntity[entity]?.({ before, after }, sequence) ?? [];
  return before ? (removalsByEntity[entity]?.({ before }, sequence) ?? []) : [];
};

/** IDs only. Event IDs derive from the change, so rereading a record produces the same ones. */
export const toDomainEvents = (record: DynamoDBRecord): DomainEvent[] => {
  const { NewImage, OldImage, SequenceNumber = '', ApproximateCreationDateTime = 0 } = record.dynamodb ?? {};
  const found = foundIn(OldImage ?? null, NewImage ?? null, SequenceNumber);
  return found.map(({ type, id, at, data }) =>
    DomainEvent.parse({
      id: [type, ...id].join(':'),
      type,
      occurredAt: at ?? new Date(ApproximateCreationDateTime * 1000).toISOString(),
      data,
    }),
  );
};
