import { accountDeletionsClasses } from './accounts/account-deletions/data-classes';
import { accountsClasses } from './accounts/accounts/data-classes';
import { analyticsClasses } from './hiring/analytics/data-classes';
import { apiKeysClasses } from './connect/api-keys/data-classes';
import { jobFeedsClasses } from './connect/job-feeds/data-classes';
import { attendanceClasses } from './work/attendance/data-classes';
import { applicationsClasses } from './hiring/applications/data-classes';
import { auditClasses } from './trust/audit/data-classes';
import { billingClasses } from './money/billing/data-classes';
import { checklistsClasses } from './people/checklists/data-classes';
import { complianceClasses } from './people/compliance/data-classes';
import { connectionsClasses } from './messages/live-connections/data-classes';
import { conversationsClasses } from './messages/conversations/data-classes';
import { credentialsClasses } from './people/credentials/data-classes';
import { dataExportsClasses } from './accounts/data-exports/data-classes';
import { deadLettersClasses } from './trust/dead-letters/data-classes';
import { eventLogClasses } from './connect/event-log/data-classes';
import { exclusionsClasses } from './trust/exclusions/data-classes';
import { healthRecordsClasses } from './people/health-file/data-classes';
import { helpClasses } from './trust/help/data-classes';
import { integrationsClasses } from './connect/integrations/data-classes';
import { interviewsClasses } from './hiring/interviews/data-classes';
import { jobAlertsClasses } from './hiring/job-alerts/data-classes';
import { jobInvitationsClasses } from './hiring/job-invitations/data-classes';
import { jobsClasses } from './hiring/jobs/data-classes';
import { locationsClasses } from './work/locations/data-classes';
import { messageTemplatesClasses } from './messages/message-templates/data-classes';
import { moderationClasses } from './trust/reports/data-classes';
import { notificationsClasses } from './messages/notifications/data-classes';
import { offersClasses } from './hiring/offers/data-classes';
import { organizationClosingsClasses } from './organizations/organization-closings/data-classes';
import { organizationVerificationsClasses } from './organizations/organization-verifications/data-classes';
import { organizationsClasses } from './organizations/organizations/data-classes';
import { placementsClasses } from './work/placements/data-classes';
import { profilesClasses } from './people/profiles/data-classes';
import { evidencePacketsClasses } from './trust/evidence/data-classes';
import { receiptsClasses } from './work/receipts/data-classes';
import { payrollClasses } from './money/payroll/data-classes';
import { recruitingSystemsClasses } from './connect/recruiting-systems/data-classes';
import { referencesClasses } from './people/references/data-classes';
import { referralsClasses } from './people/referrals/data-classes';
import { payoutClasses } from './money/payouts/data-classes';
import { reliabilityClasses } from './work/reliability/data-classes';
import { shiftCaseClasses } from './trust/shift-cases/data-classes';
import { reviewsClasses } from './people/reviews/data-classes';
import { savedJobsClasses } from './hiring/saved-jobs/data-classes';
import { scheduleClasses } from './messages/calendar/data-classes';
import { scorecardsClasses } from './hiring/scorecards/data-classes';
import { searchChangesClasses } from './find/search-changes/data-classes';
import { sitemapClasses } from './find/sitemap/data-classes';
import { shiftPlansClasses } from './work/shift-plans/data-classes';
import { shiftsClasses } from './work/shifts/data-classes';
import { siteStateClasses } from './trust/site-state/data-classes';
import { staffClasses } from './trust/staff/data-classes';
import { decisionDaysClasses } from './hiring/decision-days/data-classes';
import { ticketsClasses } from './trust/tickets/data-classes';
import { timesheetsClasses } from './work/timesheets/data-classes';
import { usageClasses } from './trust/usage/data-classes';
import { watchListsClasses } from './trust/watch-lists/data-classes';
import { webhooksClasses } from './connect/webhooks/data-classes';
import { platformClasses } from './platform-classes';
import { commonClasses, type AttributeClass, type AttributeClasses } from './attribute-classes';
import type { EntityName } from './entity';

/** Classes by attribute. A new entity, or a new attribute of a typed item, doesn't compile without them. */
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

/** Returns null for an attribute without a class. */
export const classOf = (name: EntityName, attribute: string): AttributeClass | null => {
  const classes = attributeClassesOf(name);
  return classes[attribute] ?? patternOf(classes, attribute) ?? null;
};

/** Whether the attribute belongs to a counter with dynamic names. */
export const isCounted = (name: EntityName, attribute: string): boolean =>
  '*' in declared[name] && !(attribute in declared[name]) && !(attribute in commonClasses);
