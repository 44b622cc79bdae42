import { platformKeys } from '../platform/table/keys';
import { auditKeys, auditIndexes } from './trust/audit/keys';
import { apiKeyIndexes, apiKeyKeys } from './connect/api-keys/keys';
import { accountKeys } from './accounts/accounts/keys';
import { profileKeys, profileIndexes } from './people/profiles/keys';
import { credentialKeys, credentialIndexes } from './people/credentials/keys';
import { exclusionKeys, exclusionIndexes } from './trust/exclusions/keys';
import { watchListKeys } from './trust/watch-lists/keys';
import { healthRecordKeys, healthRecordIndexes } from './people/health-file/keys';
import { checklistKeys, checklistIndexes } from './people/checklists/keys';
import { scheduleKeys, scheduleIndexes } from './messages/calendar/keys';
import { billingKeys, billingIndexes } from './money/billing/keys';
import { organizationKeys, organizationIndexes } from './organizations/organizations/keys';
import { organizationClosingKeys, organizationClosingIndexes } from './organizations/organization-closings/keys';
import {
  organizationVerificationKeys,
  organizationVerificationIndexes,
} from './organizations/organization-verifications/keys';
import { jobKeys, jobIndexes } from './hiring/jobs/keys';
import { jobInvitationKeys, jobInvitationIndexes } from './hiring/job-invitations/keys';
import { savedJobKeys, savedJobIndexes } from './hiring/saved-jobs/keys';
import { jobAlertKeys, jobAlertIndexes } from './hiring/job-alerts/keys';
import { searchChangeKeys, searchChangeIndexes } from './find/search-changes/keys';
import { attendanceKeys, attendanceIndexes } from './work/attendance/keys';
import { analyticsKeys, analyticsIndexes } from './hiring/analytics/keys';
import { applicationKeys, applicationIndexes } from './hiring/applications/keys';
import { interviewKeys, interviewIndexes } from './hiring/interviews/keys';
import { scorecardKeys, scorecardIndexes } from './hiring/scorecards/keys';
import { offerKeys, offerIndexes } from './hiring/offers/keys';
import { placementKeys, placementIndexes } from './work/placements/keys';
import { decisionDayIndexes, decisionDayKeys } from './hiring/decision-days/keys';
import { ticketKeys, ticketIndexes } from './trust/tickets/keys';
import { helpKeys, helpIndexes } from './trust/help/keys';
import { timesheetKeys, timesheetIndexes } from './work/timesheets/keys';
import { complianceKeys, complianceIndexes } from './people/compliance/keys';
import { reviewKeys, reviewIndexes } from './people/reviews/keys';
import { recruitingSystemKeys, recruitingSystemIndexes } from './connect/recruiting-systems/keys';
import { referenceKeys, referenceIndexes } from './people/references/keys';
import { evidencePacketKeys, evidencePacketIndexes } from './trust/evidence/keys';
import { receiptKeys, receiptIndexes } from './work/receipts/keys';
import { referralKeys } from './people/referrals/keys';
import { notificationKeys, notificationIndexes } from './messages/notifications/keys';
import { connectionKeys, connectionIndexes } from './messages/live-connections/keys';
import { conversationKeys, conversationIndexes } from './messages/conversations/keys';
import { eventLogKeys, eventLogIndexes } from './connect/event-log/keys';
import { integrationKeys, integrationIndexes } from './connect/integrations/keys';
import { webhookKeys, webhookIndexes } from './connect/webhooks/keys';
import { jobFeedKeys, jobFeedIndexes } from './connect/job-feeds/keys';
import { locationKeys, locationIndexes } from './work/locations/keys';
import { payoutKeys, payoutIndexes } from './money/payouts/keys';
import { payrollKeys } from './money/payroll/keys';
import { reliabilityKeys, reliabilityIndexes } from './work/reliability/keys';
import { shiftCaseKeys, shiftCaseIndexes } from './trust/shift-cases/keys';
import { shiftKeys, shiftIndexes } from './work/shifts/keys';
import { shiftPlanKeys, shiftPlanIndexes } from './work/shift-plans/keys';
import { messageTemplateKeys, messageTemplateIndexes } from './messages/message-templates/keys';
import { moderationKeys, moderationIndexes } from './trust/reports/keys';
import { staffKeys, staffIndexes } from './trust/staff/keys';
import { siteStateKeys, siteStateIndexes } from './trust/site-state/keys';
import { sitemapKeys, sitemapIndexes } from './find/sitemap/keys';
import { usageKeys, usageIndexes } from './trust/usage/keys';
import { deadLetterKeys } from './trust/dead-letters/keys';
import { dataExportKeys, dataExportIndexes } from './accounts/data-exports/keys';
import { accountDeletionKeys, accountDeletionIndexes } from './accounts/account-deletions/keys';

/** All keys, for tests and scripts; see docs/access-patterns.md. Stores import their own entity's keys. */
export const keys = {
  ...platformKeys,
  ...auditKeys,
  ...accountKeys,
  ...profileKeys,
  ...credentialKeys,
  ...exclusionKeys,
  ...watchListKeys,
  ...healthRecordKeys,
  ...checklistKeys,
  ...scheduleKeys,
  ...organizationKeys,
  ...organizationVerificationKeys,
  ...organizationClosingKeys,
  ...jobKeys,
  ...jobInvitationKeys,
  ...savedJobKeys,
  ...jobAlertKeys,
  ...searchChangeKeys,
  ...attendanceKeys,
  ...analyticsKeys,
  ...applicationKeys,
  ...receiptKeys,
  ...evidencePacketKeys,
  ...interviewKeys,
  ...scorecardKeys,
  ...offerKeys,
  ...placementKeys,
  ...timesheetKeys,
  ...complianceKeys,
  ...reviewKeys,
  ...referenceKeys,
  ...referralKeys,
  ...notificationKeys,
  ...connectionKeys,
  ...conversationKeys,
  ...locationKeys,
  ...reliabilityKeys,
  ...payoutKeys,
  ...payrollKeys,
  ...shiftCaseKeys,
  ...shiftKeys,
  ...shiftPlanKeys,
  ...messageTemplateKeys,
  ...eventLogKeys,
  ...webhookKeys,
  ...integrationKeys,
  ...recruitingSystemKeys,
  ...decisionDayKeys,
  ...ticketKeys,
  ...helpKeys,
  ...moderationKeys,
  ...staffKeys,
  ...siteStateKeys,
  ...sitemapKeys,
  ...usageKeys,
  ...deadLetterKeys,
  ...dataExportKeys,
  ...accountDeletionKeys,
  ...billingKeys,
  ...apiKeyKeys,
  ...jobFeedKeys,
};

export const indexes = {
  ...auditIndexes,
  ...profileIndexes,
  ...credentialIndexes,
  ...exclusionIndexes,
  ...healthRecordIndexes,
  ...checklistIndexes,
  ...scheduleIndexes,
  ...organizationIndexes,
  ...organizationVerificationIndexes,
  ...organizationClosingIndexes,
  ...jobIndexes,
  ...jobInvitationIndexes,
  ...savedJobIndexes,
  ...jobAlertIndexes,
  ...searchChangeIndexes,
  ...attendanceIndexes,
  ...analyticsIndexes,
  ...applicationIndexes,
  ...receiptIndexes,
  ...evidencePacketIndexes,
  ...interviewIndexes,
  ...scorecardIndexes,
  ...offerIndexes,
  ...placementIndexes,
  ...timesheetIndexes,
  ...complianceIndexes,
  ...reviewIndexes,
  ...referenceIndexes,
  ...notificationIndexes,
  ...connectionIndexes,
  ...conversationIndexes,
  ...locationIndexes,
  ...reliabilityIndexes,
  ...payoutIndexes,
  ...shiftCaseIndexes,
  ...shiftIndexes,
  ...shiftPlanIndexes,
  ...messageTemplateIndexes,
  ...eventLogIndexes,
  ...webhookIndexes,
  ...integrationIndexes,
  ...recruitingSystemIndexes,
  ...decisionDayIndexes,
  ...ticketIndexes,
  ...helpIndexes,
  ...moderationIndexes,
  ...staffIndexes,
  ...siteStateIndexes,
  ...sitemapIndexes,
  ...usageIndexes,
  ...dataExportIndexes,
  ...accountDeletionIndexes,
  ...billingIndexes,
  ...apiKeyIndexes,
  ...jobFeedIndexes,
};
