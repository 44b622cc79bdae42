import { accountDeletionsClasses } from './account-deletions/data-classes';
import { accountsClasses } from './accounts/data-classes';
import { analyticsClasses } from './analytics/data-classes';
import { apiKeysClasses } from './api-keys/data-classes';
import { jobFeedsClasses } from './job-feeds/data-classes';
import { attendanceClasses } from './attendance/data-classes';
import { applicationsClasses } from './applications/data-classes';
import { auditClasses } from './audit/data-classes';
import { billingClasses } from './billing/data-classes';
import { checklistsClasses } from './checklists/data-classes';
import { complianceClasses } from './compliance/data-classes';
import { connectionsClasses } from './connections/data-classes';
import { conversationsClasses } from './conversations/data-classes';
import { credentialsClasses } from './credentials/data-classes';
import { dataExportsClasses } from './data-exports/data-classes';
import { deadLettersClasses } from './dead-letters/data-classes';
import { eventLogClasses } from './event-log/data-classes';
import { exclusionsClasses } from './exclusions/data-classes';
import { healthRecordsClasses } from './health-records/data-classes';
import { helpClasses } from './help/data-classes';
import { integrationsClasses } from './integrations/data-classes';
import { interviewsClasses } from './interviews/data-classes';
import { jobAlertsClasses } from './job-alerts/data-classes';
import { jobInvitationsClasses } from './job-invitations/data-classes';
import { jobsClasses } from './jobs/data-classes';
import { locationsClasses } from './locations/data-classes';
import { messageTemplatesClasses } from './message-templates/data-classes';
import { moderationClasses } from './moderation/data-classes';
import { notificationsClasses } from './notifications/data-classes';
import { offersClasses } from './offers/data-classes';
import { organizationClosingsClasses } from './organization-closings/data-classes';
import { organizationVerificationsClasses } from './organization-verifications/data-classes';
import { organizationsClasses } from './organizations/data-classes';
import { placementsClasses } from './placements/data-classes';
import { profilesClasses } from './profiles/data-classes';
import { evidencePacketsClasses } from './evidence-packets/data-classes';
import { receiptsClasses } from './receipts/data-classes';
import { payrollClasses } from './payroll/data-classes';
import { recruitingSystemsClasses } from './recruiting-systems/data-classes';
import { referencesClasses } from './references/data-classes';
import { referralsClasses } from './referrals/data-classes';
import { payoutClasses } from './payouts/data-classes';
import { reliabilityClasses } from './reliability/data-classes';
import { shiftCaseClasses } from './shift-cases/data-classes';
import { reviewsClasses } from './reviews/data-classes';
import { savedJobsClasses } from './saved-jobs/data-classes';
import { scheduleClasses } from './schedule/data-classes';
import { scorecardsClasses } from './scorecards/data-classes';
import { searchChangesClasses } from './search-changes/data-classes';
import { sitemapClasses } from './sitemap/data-classes';
import { shiftPlansClasses } from './shift-plans/data-classes';
import { shiftsClasses } from './shifts/data-classes';
import { siteStateClasses } from './site-state/data-classes';
import { staffClasses } from './staff/data-classes';
import { decisionDaysClasses } from './decision-days/data-classes';
import { ticketsClasses } from './tickets/data-classes';
import { timesheetsClasses } from './timesheets/data-classes';
import { usageClasses } from './usage/data-classes';
import { watchListsClasses } from './watch-lists/data-classes';
import { webhooksClasses } from './webhooks/data-classes';
import { platformClasses } from './platform-classes';
import { commonClasses, type AttributeClass, type AttributeClasses } from './attribute-classes';
import type { EntityName } from './entity';

/** By attribute. A new entity doesn't compile without its classes, nor a new attribute of a typed item. */
const declared: Readonly<Record<EntityName, AttributeClasses>> = {
  ...accountDeletionsClasses,
  ...accountsClasses,
  ...analyticsClasses,
  ...apiKeysClasses,
  ...jobFeedsClasses,
  ...applicationsClasses,
  ...attendanceClasses,
  ...auditClasses,
  ...billingClasses,
  ...checklistsClasses,
  ...complianceClasses,
  ...connectionsClasses,
  ...conversationsClasses,
  ...credentialsClasses,
  ...dataExportsClasses,
  ...deadLettersClasses,
  ...eventLogClasses,
  ...exclusionsClasses,
  ...healthRecordsClasses,
  ...helpClasses,
  ...integrationsClasses,
  ...recruitingSystemsClasses,
  ...payrollClasses,
  ...interviewsClasses,
  ...jobAlertsClasses,
  ...jobInvitationsClasses,
  ...jobsClasses,
  ...locationsClasses,
  ...messageTemplatesClasses,
  ...moderationClasses,
  ...notificationsClasses,
  ...offersClasses,
  ...organizationClosingsClasses,
  ...organizationVerificationsClasses,
  ...organizationsClasses,
  ...placementsClasses,
  ...profilesClasses,
  ...receiptsClasses,
  ...evidencePacketsClasses,
  ...referencesClasses,
  ...referralsClasses,
  ...reviewsClasses,
  ...savedJobsClasses,
  ...scheduleClasses,
  ...scorecardsClasses,
  ...searchChangesClasses,
  ...reliabilityClasses,
  ...payoutClasses,
  ...shiftCaseClasses,
  ...shiftsClasses,
  ...shiftPlansClasses,
  ...siteStateClasses,
  ...sitemapClasses,
  ...staffClasses,
  ...decisionDaysClasses,
  ...ticketsClasses,
  ...timesheetsClasses,
  ...usageClasses,
  ...watchListsClasses,
  ...webhooksClasses,
  ...platformClasses,
};

export const attributeClassesOf = (name: EntityName): AttributeClasses => ({ ...commonClasses, ...declared[name] });

export const entityNames = Object.keys(declared) as readonly EntityName[];

const patternOf = (classes: AttributeClasses, attribute: string): AttributeClass | undefined =>
  Object.entries(classes).find(([name]) => name.endsWith('*') && attribute.startsWith(name.slice(0, -1)))?.[1];

/** Null for an attribute without a class. */
export const classOf = (name: EntityName, attribute: string): AttributeClass | null => {
  const classes = attributeClassesOf(name);
  return classes[attribute] ?? patternOf(classes, attribute) ?? null;
};

/** Whether the attribute is one of a counter's, whose names are made while the program runs. */
export const isCounted = (name: EntityName, attribute: string): boolean =>
  '*' in declared[name] && !(attribute in declared[name]) && !(attribute in commonClasses);
