import type { DomainEvent, EventType } from '@shared/core/model/event';
import type { EventReader } from '../../events/ports';
import type { ResolvableTexts, ResolvedTexts, TextChannel } from '../text';
import { accountDeletionTexts } from './accounts/account-deletions';
import { accountTexts } from './accounts/account';
import { answerTexts } from './hiring/answers';
import { applicationTexts } from './hiring/applications';
import { attendanceTexts } from './work/attendance';
import { billingTexts } from './money/billing';
import { bookingLapseTexts } from './work/booking-lapses';
import { payoutTexts } from './money/payouts';
import { complianceTexts } from './people/compliance';
import { credentialTexts } from './people/credentials';
import { dataExportTexts } from './accounts/data-exports';
import { exclusionTexts } from './trust/exclusions';
import { healthFileTexts } from './people/health-file';
import { interviewTexts } from './hiring/interviews';
import { jobInvitationTexts } from './hiring/job-invitations';
import { jobTexts } from './hiring/jobs';
import { leftCalendarTexts } from './messages/left-calendar';
import { messageTexts } from './messages/messages';
import { moderationTexts } from './trust/moderation';
import { offerTexts } from './hiring/offers';
import { organizationClosingTexts } from './organizations/organization-closing';
import { organizationVerificationTexts } from './organizations/organization-verification';
import { referenceTexts } from './people/references';
import { referralTexts } from './people/referrals';
import { reviewTexts } from './people/reviews';
import { shiftCaseTexts } from './work/shift-cases';
import { shiftInviteTexts } from './work/shift-invites';
import { shiftAtRiskTexts } from './work/shifts-at-risk';
import { shiftReminderTexts } from './work/shift-reminders';
import { shiftTermsTexts } from './work/shift-terms';
import { shiftTexts } from './work/shifts';
import { supportTexts } from './trust/support';
import { teamTexts } from './organizations/team';
import { timesheetTexts } from './work/timesheets';
import { integrationTexts } from './connect/integrations';
import { webhookTexts } from './connect/webhooks';

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
