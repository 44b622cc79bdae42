import { platformKeys } from '../platform/table/keys';
import { auditKeys, auditIndexes } from './audit/keys';
import { apiKeyIndexes, apiKeyKeys } from './api-keys/keys';
import { accountKeys } from './accounts/keys';
import { profileKeys, profileIndexes } from './profiles/keys';
import { credentialKeys, credentialIndexes } from './credentials/keys';
import { exclusionKeys, exclusionIndexes } from './exclusions/keys';
import { watchListKeys } from './watch-lists/keys';
import { healthRecordKeys, healthRecordIndexes } from './health-records/keys';
import { checklistKeys, checklistIndexes } from './checklists/keys';
import { scheduleKeys, scheduleIndexes } from './schedule/keys';
import { billingKeys, billingIndexes } from './billing/keys';
import { organizationKeys, organizationIndexes } from './organizations/keys';
import { organizationClosingKeys, organizationClosingIndexes } from './organization-closings/keys';
import { organizationVerificationKeys, organizationVerificationIndexes } from './organization-verifications/keys';
import { jobKeys, jobIndexes } from './jobs/keys';
import { jobInvitationKeys, jobInvitationIndexes } from './job-invitations/keys';
import { savedJobKeys, savedJobIndexes } from './saved-jobs/keys';
import { jobAlertKeys, jobAlertIndexes } from './job-alerts/keys';
import { searchChangeKeys, searchChangeIndexes } from './search-changes/keys';
import { attendanceKeys, attendanceIndexes } from './attendance/keys';
import { analyticsKeys, analyticsIndexes } from './analytics/keys';
import { applicationKeys, applicationIndexes } from './applications/keys';
import { interviewKeys, interviewIndexes } from './interviews/keys';
import { scorecardKeys, scorecardIndexes } from './scorecards/keys';
import { offerKeys, offerIndexes } from './offers/keys';
import { placementKeys, placementIndexes } from './placements/keys';
import { decisionDayIndexes, decisionDayKeys } from './decision-days/keys';
import { ticketKeys, ticketIndexes } from './tickets/keys';
import { helpKeys, helpIndexes } from './help/keys';
import { timesheetKeys, timesheetIndexes } from './timesheets/keys';
import { complianceKeys, complianceIndexes } from './compliance/keys';
import { reviewKeys, reviewIndexes } from './reviews/keys';
import { recruitingSystemKeys, recruitingSystemIndexes } from './recruiting-systems/keys';
import { referenceKeys, referenceIndexes } from './references/keys';
import { evidencePacketKeys, evidencePacketIndexes } from './evidence-packets/keys';
import { receiptKeys, receiptIndexes } from './receipts/keys';
import { referralKeys } from './referrals/keys';
import { notificationKeys, notificationIndexes } from './notifications/keys';
import { connectionKeys, connectionIndexes } from './connections/keys';
import { conversationKeys, conversationIndexes } from './conversations/keys';
import { eventLogKeys, eventLogIndexes } from './event-log/keys';
import { integrationKeys, integrationIndexes } from './integrations/keys';
import { webhookKeys, webhookIndexes } from './webhooks/keys';
import { jobFeedKeys, jobFeedIndexes } from './job-feeds/keys';
import { locationKeys, locationIndexes } from './locations/keys';
import { payoutKeys, payoutIndexes } from './payouts/keys';
import { payrollKeys } from './payroll/keys';
import { reliabilityKeys, reliabilityIndexes } from './reliability/keys';
import { shiftCaseKeys, shiftCaseIndexes } from './shift-cases/keys';
import { shiftKeys, shiftIndexes } from './shifts/keys';
import { shiftPlanKeys, shiftPlanIndexes } from './shift-plans/keys';
import { messageTemplateKeys, messageTemplateIndexes } from './message-templates/keys';
import { moderationKeys, moderationIndexes } from './moderation/keys';
import { staffKeys, staffIndexes } from './staff/keys';
import { siteStateKeys, siteStateIndexes } from './site-state/keys';
import { sitemapKeys, sitemapIndexes } from './sitemap/keys';
import { usageKeys, usageIndexes } from './usage/keys';
import { deadLetterKeys } from './dead-letters/keys';
import { dataExportKeys, dataExportIndexes } from './data-exports/keys';
import { accountDeletionKeys, accountDeletionIndexes } from './account-deletions/keys';

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
