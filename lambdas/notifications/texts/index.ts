import type { DomainEvent, EventType } from '@shared/core/model/event';
import type { EventReader } from '../../events/ports';
import type { ResolvableTexts, ResolvedTexts, TextChannel } from '../text';
import { accountDeletionTexts } from './account-deletions';
import { accountTexts } from './account';
import { answerTexts } from './answers';
import { applicationTexts } from './applications';
import { attendanceTexts } from './attendance';
import { billingTexts } from './billing';
import { bookingLapseTexts } from './booking-lapses';
import { payoutTexts } from './payouts';
import { complianceTexts } from './compliance';
import { credentialTexts } from './credentials';
import { dataExportTexts } from './data-exports';
import { exclusionTexts } from './exclusions';
import { healthFileTexts } from './health-file';
import { interviewTexts } from './interviews';
import { jobInvitationTexts } from './job-invitations';
import { jobTexts } from './jobs';
import { leftCalendarTexts } from './left-calendar';
import { messageTexts } from './messages';
import { moderationTexts } from './moderation';
import { offerTexts } from './offers';
import { organizationClosingTexts } from './organization-closing';
import { organizationVerificationTexts } from './organization-verification';
import { referenceTexts } from './references';
import { referralTexts } from './referrals';
import { reviewTexts } from './reviews';
import { shiftCaseTexts } from './shift-cases';
import { shiftInviteTexts } from './shift-invites';
import { shiftAtRiskTexts } from './shifts-at-risk';
import { shiftReminderTexts } from './shift-reminders';
import { shiftTermsTexts } from './shift-terms';
import { shiftTexts } from './shifts';
import { supportTexts } from './support';
import { teamTexts } from './team';
import { timesheetTexts } from './timesheets';
import { integrationTexts } from './integrations';
import { webhookTexts } from './webhooks';

const table = {
  ...accountTexts,
  ...accountDeletionTexts,
  ...dataExportTexts,
  ...teamTexts,
  ...jobTexts,
  ...jobInvitationTexts,
  ...applicationTexts,
  ...answerTexts,
  ...credentialTexts,
  ...exclusionTexts,
  ...healthFileTexts,
  ...messageTexts,
  ...moderationTexts,
  ...shiftCaseTexts,
  ...interviewTexts,
  ...organizationClosingTexts,
  ...organizationVerificationTexts,
  ...offerTexts,
  ...complianceTexts,
  ...timesheetTexts,
  ...shiftTexts,
  ...shiftTermsTexts,
  ...bookingLapseTexts,
  ...shiftReminderTexts,
  ...leftCalendarTexts,
  ...attendanceTexts,
  ...shiftInviteTexts,
  ...shiftAtRiskTexts,
  ...reviewTexts,
  ...referenceTexts,
  ...referralTexts,
  ...supportTexts,
  ...billingTexts,
  ...payoutTexts,
  ...webhookTexts,
  ...integrationTexts,
};
export type NotifyingEvent = keyof typeof table;

const texts: Partial<Record<EventType, ResolvableTexts>> = table;

export const resolveTexts = async (reader: EventReader, event: DomainEvent): Promise<ResolvedTexts> =>
  (await texts[event.type]?.resolve(reader, event)) ?? { users: [], address: null };

export const eventsWith = (channel: TextChannel): NotifyingEvent[] =>
  (Object.keys(table) as NotifyingEvent[]).filter((type) => table[type].channels.has(channel));
