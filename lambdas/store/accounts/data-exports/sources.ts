import { apiKeyIndexes } from '../../connect/api-keys/keys';
import { timesheetStatuses } from '@shared/hiring/model/hiring-vocabulary';
import type { OrganizationPart, PersonPart } from '@shared/accounts/model/data-export-vocabulary';
import type { IndexName } from '@shared/platform/table';
import { auditChains } from '@shared/trust/rules/audit-chain';
import { getItem, queryEvery, type Item, type Key, type Table } from '../../../platform/table/table';
import { accountDeletionKeys } from '../account-deletions/keys';
import { attendanceIndexes } from '../../work/attendance/keys';
import { accountKeys } from '../accounts/keys';
import { applicationKeys, applicationIndexes } from '../../hiring/applications/keys';
import { auditIndexes } from '../../trust/audit/keys';
import { billingKeys } from '../../money/billing/keys';
import { payoutIndexes } from '../../money/payouts/keys';
import { checklistIndexes } from '../../people/checklists/keys';
import { complianceIndexes, complianceKeys } from '../../people/compliance/keys';
import { conversationIndexes } from '../../messages/conversations/keys';
import { credentialIndexes } from '../../people/credentials/keys';
import { dataExportKeys } from './keys';
import { exclusionKeys } from '../../trust/exclusions/keys';
import { healthRecordKeys } from '../../people/health-file/keys';
import { interviewIndexes } from '../../hiring/interviews/keys';
import { jobAlertIndexes } from '../../hiring/job-alerts/keys';
import { jobInvitationIndexes } from '../../hiring/job-invitations/keys';
import { jobFeedIndexes } from '../../connect/job-feeds/keys';
import { jobIndexes } from '../../hiring/jobs/keys';
import { locationIndexes } from '../../work/locations/keys';
import { messageTemplateIndexes } from '../../messages/message-templates/keys';
import { moderationIndexes } from '../../trust/reports/keys';
import { notificationIndexes } from '../../messages/notifications/keys';
import { offerIndexes } from '../../hiring/offers/keys';
import { organizationIndexes, organizationKeys } from '../../organizations/organizations/keys';
import { organizationClosingKeys } from '../../organizations/organization-closings/keys';
import { organizationVerificationKeys } from '../../organizations/organization-verifications/keys';
import { placementIndexes } from '../../work/placements/keys';
import { profileIndexes } from '../../people/profiles/keys';
import { referenceIndexes } from '../../people/references/keys';
import { referralKeys } from '../../people/referrals/keys';
import { evidencePacketIndexes } from '../../trust/evidence/keys';
import { receiptIndexes } from '../../work/receipts/keys';
import { reviewIndexes, reviewKeys } from '../../people/reviews/keys';
import { savedJobIndexes } from '../../hiring/saved-jobs/keys';
import { scheduleIndexes, scheduleKeys } from '../../messages/calendar/keys';
import { staffIndexes } from '../../trust/staff/keys';
import { ticketIndexes } from '../../trust/tickets/keys';
import { reliabilityIndexes } from '../../work/reliability/keys';
import { shiftCaseIndexes } from '../../trust/shift-cases/keys';
import { shiftPlanIndexes } from '../../work/shift-plans/keys';
import { shiftIndexes } from '../../work/shifts/keys';
import { timesheetIndexes } from '../../work/timesheets/keys';
import { integrationIndexes } from '../../connect/integrations/keys';
import { payrollKeys } from '../../money/payroll/keys';
import { recruitingSystemIndexes } from '../../connect/recruiting-systems/keys';
import { webhookIndexes } from '../../connect/webhooks/keys';

export type Items = AsyncGenerator<Item>;
type Source = (table: Table, id: string) => Items;

const list = (table: Table, name: string, index?: IndexName): Items =>
  queryEvery(table, { list: name, ...(index && { index }) });

const one = async function* (table: Table, key: Key): Items {
  const item = await getItem(table, key, true);
  if (item) yield item;
};

const textOf = (item: Item, name: string): string => String(item[name]);

const account: Source = async function* (table, userId) {
  yield* list(table, accountKeys.account(userId).pk);
  yield* list(table, billingKeys.billingAccount(userId).pk);
  yield* list(table, payoutIndexes.ownPayouts(userId));
  yield* one(table, dataExportKeys.dataExport(userId));
  yield* one(table, accountDeletionKeys.accountDeletion(userId));
};

const profile: Source = async function* (table, userId) {
  yield* list(table, accountKeys.account(userId).pk);
  yield* list(table, profileIndexes.portfolio(userId));
  yield* list(table, checklistIndexes.skillsChecklists(userId));
  yield* list(table, credentialIndexes.verifications(userId));
  yield* list(table, referenceIndexes.references(userId));
  yield* one(table, referralKeys.referralLink(userId));
  yield* one(table, exclusionKeys.exclusionCase(userId));
  yield* list(table, profileIndexes.profileViews(userId));
};

const health: Source = (table, userId) => one(table, healthRecordKeys.healthFile(userId));

/** Such items name their subject only in the key. */
const named = async function* (items: Items, name: string, id: string): Items {
  for await (const item of items) yield { [name]: id, ...item };
};

const applications: Source = async function* (table, userId) {
  for await (const item of list(table, applicationIndexes.professionalApplications(userId), 'gsi2')) {
    yield item;
    const applicationId = textOf(item, 'applicationId');
    yield* named(one(table, applicationKeys.applicationContent(applicationId)), 'applicationId', applicationId);
  }
  yield* list(table, jobInvitationIndexes.receivedInvitations(userId), 'gsi2');
  yield* list(table, receiptIndexes.receipts(userId));
  yield* list(table, evidencePacketIndexes.evidencePackets(userId));
};

const interviews: Source = (table, userId) => list(table, interviewIndexes.professionalInterviews(userId), 'gsi2');

const withCompliance = async function* (table: Table, placements: Items): Items {
  for await (const item of placements) {
    yield item;
    const placementId = textOf(item, 'placementId');
    yield* one(table, complianceKeys.complianceFile(placementId));
    yield* list(table, complianceIndexes.documentOpenings(placementId));
  }
};

const placements: Source = async function* (table, userId) {
  yield* list(table, offerIndexes.professionalOffers(userId), 'gsi2');
  yield* withCompliance(table, list(table, placementIndexes.professionalPlacements(userId), 'gsi2'));
};

const timesheets: Source = async function* (table, userId) {
  for (const status of timesheetStatuses) {
    yield* list(table, timesheetIndexes.professionalTimesheets(userId, status), 'gsi2');
  }
  yield* list(table, timesheetIndexes.earnings(userId));
  yield* list(table, shiftIndexes.ownBookings(userId), 'gsi1');
  yield* list(table, shiftIndexes.ownBookings(userId));
  yield* list(table, attendanceIndexes.ownAttendance(userId), 'gsi1');
  yield* list(table, reliabilityIndexes.ledger(userId));
  yield* list(table, shiftCaseIndexes.ownerShiftCases(userId), 'gsi2');
};

const written = async function* (table: Table, placed: Items, side: 'professional' | 'employer'): Items {
  for await (const placement of placed) {
    const mark = await getItem(table, reviewKeys.placementReview(textOf(placement, 'placementId'), side));
    if (mark) yield* one(table, reviewKeys.review(textOf(mark, 'reviewId')));
  }
};

/** Published reviews about the person, and all of the person's own. */
const reviews: Source = async function* (table, userId) {
  yield* list(table, reviewIndexes.professionalReviews(userId), 'gsi2');
  yield* written(table, list(table, placementIndexes.professionalPlacements(userId), 'gsi2'), 'professional');
};

const conversations = async function* (table: Table, inbox: string): Items {
  for await (const row of list(table, conversationIndexes.ownConversations(inbox))) {
    if (row['entity'] !== 'OwnConversation') continue;
    yield* list(table, conversationIndexes.messages(textOf(row, 'conversationId')));
  }
};

/** Members' conversations belong to their organization. */
const messages: Source = async function* (table, userId) {
  const membership = await getItem(table, organizationKeys.membership(userId));
  const inbox = membership ? `${userId}#${textOf(membership, 'organizationId')}` : userId;
  yield* conversations(table, inbox);
};

const calendar: Source = async function* (table, userId) {
  yield* list(table, scheduleIndexes.schedule(userId));
  yield* list(table, scheduleIndexes.tasks(userId));
  yield* list(table, scheduleKeys.calendarConnection(userId).pk);
  yield* list(table, interviewIndexes.interviewTimes(userId));
  yield* list(table, integrationIndexes.ownIntegrations(userId));
};

const activity: Source = async function* (table, userId) {
  yield* list(table, savedJobIndexes.savedJobs(userId));
  yield* list(table, profileIndexes.savedProfessionals(userId));
  yield* list(table, profileIndexes.viewedProfessionals(userId));
  yield* list(table, profileIndexes.profileViewers(userId));
  yield* list(table, jobAlertIndexes.jobAlerts(userId));
  yield* list(table, notificationIndexes.notifications(userId));
  yield* list(table, notificationIndexes.digestEntries(userId));
  yield* list(table, notificationIndexes.pushSubscriptions(userId), 'gsi1');
};

const support: Source = async function* (table, userId) {
  for await (const ticket of list(table, ticketIndexes.ownTickets(userId), 'gsi3')) {
    yield* list(table, ticketIndexes.ticketItems(textOf(ticket, 'ticketId')));
  }
  yield* list(table, moderationIndexes.ownReports(userId), 'gsi1');
  yield* list(table, moderationIndexes.personCases(userId), 'gsi2');
};

const security: Source = async function* (table, userId) {
  yield* one(table, accountKeys.sessions(userId));
  yield* list(table, staffIndexes.viewsOfPerson(userId), 'gsi1');
  yield* list(table, auditIndexes.personActivity(userId), 'gsi1');
};

const organization: Source = async function* (table, organizationId) {
  yield* list(table, organizationIndexes.organization(organizationId));
  yield* one(table, organizationVerificationKeys.organizationCase(organizationId));
  yield* list(table, billingKeys.billingAccount(organizationId).pk);
  yield* list(table, organizationIndexes.team(organizationId), 'gsi1');
  yield* list(table, organizationIndexes.organizationInvitations(organizationId), 'gsi1');
  yield* list(table, organizationIndexes.staffInvitations(organizationId), 'gsi1');
  yield* list(table, complianceIndexes.facilityLists(organizationId));
  for await (const item of list(table, locationIndexes.locations(organizationId))) {
    yield item;
    if (item['entity'] === 'Location') {
      yield* list(table, attendanceIndexes.kiosks(textOf(item, 'locationId')), 'gsi1');
    }
    if (item['entity'] === 'LocationUnit') {
      yield* list(table, shiftIndexes.unitFavorites(textOf(item, 'unitId')));
      yield* list(table, shiftIndexes.unitBlocks(textOf(item, 'unitId')), 'gsi1');
    }
  }
  yield* list(table, shiftPlanIndexes.shiftPlans(organizationId));
  yield* list(table, messageTemplateIndexes.messageTemplates(organizationId));
  yield* list(table, webhookIndexes.webhooks(organizationId));
  yield* list(table, integrationIndexes.integrations(organizationId));
  yield* list(table, recruitingSystemIndexes.reportMappings(organizationId));
  yield* one(table, payrollKeys.payrollSetup(organizationId));
  yield* list(table, apiKeyIndexes.organizationApiKeys(organizationId), 'gsi1');
  yield* list(table, jobFeedIndexes.jobFeeds(organizationId));
  yield* one(table, dataExportKeys.organizationExport(organizationId));
  yield* one(table, organizationClosingKeys.organizationClosing(organizationId));
};

const jobs: Source = async function* (table, organizationId) {
  for await (const job of list(table, jobIndexes.organizationJobs(organizationId), 'gsi1')) {
    const jobId = textOf(job, 'jobId');
    yield* named(list(table, jobIndexes.job(jobId)), 'jobId', jobId);
  }
};

/** Applications with the organization's decisions and notes; letters and resumes belong to the candidates. */
const candidates: Source = async function* (table, organizationId) {
  for await (const item of list(table, applicationIndexes.organizationApplications(organizationId), 'gsi3')) {
    const applicationId = textOf(item, 'applicationId');
    yield* named(list(table, applicationKeys.application(applicationId).pk), 'applicationId', applicationId);
  }
  for await (const job of list(table, jobIndexes.organizationJobs(organizationId), 'gsi1')) {
    yield* list(table, jobInvitationIndexes.jobInvitations(textOf(job, 'jobId')), 'gsi1');
  }
  yield* list(table, interviewIndexes.organizationInterviews(organizationId), 'gsi3');
};

const engagements: Source = async function* (table, organizationId) {
  yield* list(table, offerIndexes.organizationOffers(organizationId), 'gsi3');
  const placed = () => list(table, placementIndexes.organizationPlacements(organizationId), 'gsi3');
  yield* withCompliance(table, placed());
  yield* list(table, reviewIndexes.organizationReviews(organizationId), 'gsi3');
  yield* written(table, placed(), 'employer');
};

const hours: Source = async function* (table, organizationId) {
  for (const status of timesheetStatuses) {
    yield* list(table, timesheetIndexes.organizationTimesheets(organizationId, status), 'gsi3');
  }
  for await (const shift of list(table, shiftIndexes.organizationShifts(organizationId), 'gsi3')) {
    yield* list(table, shiftIndexes.shift(textOf(shift, 'shiftId')));
  }
  yield* list(table, reliabilityIndexes.ledger(organizationId));
  yield* list(table, shiftCaseIndexes.ownerShiftCases(organizationId), 'gsi2');
};

const audit: Source = (table, organizationId) =>
  list(table, auditIndexes.auditLines(auditChains.organization(organizationId)));

/** Items of each part, possibly mixed with others, which the export rules leave out. */
export const personSources: Readonly<Record<PersonPart, Source>> = {
  account,
  profile,
  health,
  applications,
  interviews,
  placements,
  timesheets,
  reviews,
  messages,
  calendar,
  activity,
  support,
  security,
};

export const organizationSources: Readonly<Record<OrganizationPart, Source>> = {
  organization,
  jobs,
  candidates,
  engagements,
  hours,
  audit,
};
