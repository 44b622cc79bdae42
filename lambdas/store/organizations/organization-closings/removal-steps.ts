import { CompanyProfile, type Organization } from '@shared/organizations/model/organization';
import { DeleteCommand } from '../../../platform/table/commands';
import { buildCondition, equals } from '../../../platform/table/conditions';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { getItem, queryEvery, transact, type Item, type Table } from '../../../platform/table/table';
import { apiKeyIndexes, apiKeyKeys } from '../../connect/api-keys/keys';
import { jobFeedIndexes } from '../../connect/job-feeds/keys';
import { applicationIndexes, applicationKeys } from '../../hiring/applications/keys';
import { complianceIndexes } from '../../people/compliance/keys';
import { entity } from '../../entity';
import { everyJobOf } from '../../hiring/jobs/managed-jobs';
import { attendanceIndexes } from '../../work/attendance/keys';
import { locationIndexes } from '../../work/locations/keys';
import { messageTemplateIndexes } from '../../messages/message-templates/keys';
import { hiddenBy } from '../../trust/reports/hidden';
import { moderationKeys } from '../../trust/reports/keys';
import { organizationIndexes, organizationKeys } from '../organizations/keys';
import { eventLogIndexes } from '../../connect/event-log/keys';
import { scorecardIndexes, scorecardKeys } from '../../hiring/scorecards/keys';
import { log } from '../../../platform/logger';
import { endAccessOfOwner, type EndedAccess } from '../../connect/integrations/ending-access';
import { organizationOwner } from '../../connect/integrations/owner';
import { connectionParts } from '../../connect/integrations/connection-parts';
import { integrationIndexes } from '../../connect/integrations/keys';
import { payrollKeys } from '../../money/payroll/keys';
import { recruitingSystemIndexes } from '../../connect/recruiting-systems/keys';
import { webhookIndexes, webhookKeys } from '../../connect/webhooks/keys';
import type { ClosingItem } from './closing-item';
import { shiftPlanIndexes } from '../../work/shift-plans/keys';
import { cancelShifts } from './shift-steps';
import type { ClosingEffect, ClosingStepOf, StepDeps } from './step';

const deletion =
  (table: Table, { pk, sk }: Item): ClosingEffect =>
  async () => {
    await table.client.send(new DeleteCommand({ TableName: table.name, Key: { pk, sk } }));
    return true;
  };

const deletions = async function* (
  table: Table,
  list: string,
  isWanted: (item: Item) => boolean = () => true,
): AsyncGenerator<ClosingEffect> {
  for await (const item of queryEvery(table, { list })) if (isWanted(item)) yield deletion(table, item);
};

const invitationsOf = async function* (table: Table, organizationId: string) {
  const { organizationInvitations, staffInvitations } = organizationIndexes;
  yield* queryEvery(table, { list: organizationInvitations(organizationId), index: 'gsi1' });
  yield* queryEvery(table, { list: staffInvitations(organizationId), index: 'gsi1' });
};

export const revokeInvitations: ClosingStepOf = async function* ({ table }, { organizationId }) {
  for await (const { pk, sk } of invitationsOf(table, organizationId)) {
    const open = {
      Delete: { TableName: table.name, Key: { pk, sk }, ...buildCondition(equals('acceptedAt', null)) },
      refusal: ConcurrentModificationError,
    };
    yield async () => {
      try {
        await transact(table, [open]);
        return true;
      } catch (error) {
        // Accepted, or revoked in the meantime.
        if (error instanceof ConcurrentModificationError) return false;
        throw error;
      }
    };
  }
};

/** Removes webhooks with their deliveries, and the event log. Deliveries of webhooks deleted earlier expire. */
const removeWebhooks: ClosingStepOf = async function* ({ table }, { organizationId }) {
  for await (const webhook of queryEvery(table, { list: webhookIndexes.webhooks(organizationId) })) {
    const webhookId = String(webhook['webhookId'] ?? '');
    if (webhookId !== '') {
      yield* deletions(table, webhookKeys.webhookWork(webhookId).pk);
      yield* deletions(table, webhookIndexes.queuedDeliveries(webhookId));
      yield* deletions(table, webhookIndexes.webhookDeliveries(webhookId));
    }
    yield deletion(table, webhook);
  }
  yield* deletions(table, eventLogIndexes.eventLog(organizationId));
  yield* deletions(table, eventLogIndexes.eventIds(organizationId));
  yield* deletions(table, eventLogIndexes.eventNumbers(organizationId));
};

const endAccess = ({ table, clock }: StepDeps, { organizationId }: ClosingItem): Promise<EndedAccess> =>
  endAccessOfOwner(table, organizationOwner(organizationId), clock.now());

/** Ends the access at the services first. Meetings and entries stay there. */
export const removeConnections: ClosingStepOf = async function* (deps, closing) {
  const [{ table }, { organizationId, closingId }] = [deps, closing];
  yield async () => {
    const { waiting, ...ended } = await endAccess(deps, closing);
    if (waiting > 0) return 'wait';
    if (ended.unconfirmed > 0) log.warn('services did not confirm that access ended', { closingId, ...ended });
    return false;
  };
  for await (const connection of queryEvery(table, { list: integrationIndexes.integrations(organizationId) })) {
    for await (const part of connectionParts(table, String(connection['integrationId']))) yield deletion(table, part);
    yield deletion(table, connection);
  }
  yield* deletions(table, recruitingSystemIndexes.reportMappings(organizationId));
  yield* deletions(table, payrollKeys.payrollSetup(organizationId).pk);
};

const removeApiKeys: ClosingStepOf = async function* ({ table }, { organizationId }) {
  const keys = { list: apiKeyIndexes.organizationApiKeys(organizationId), index: 'gsi1' } as const;
  for await (const key of queryEvery(table, keys)) yield deletion(table, key);
  yield* deletions(table, apiKeyKeys.apiKeyCount(organizationId).pk);
};

/** Removes screens, which then show no code and don't count. */
const removeKiosks: ClosingStepOf = async function* ({ table }, { organizationId }) {
  for await (const location of queryEvery(table, { list: locationIndexes.locations(organizationId) })) {
    if (location['entity'] !== 'Location') continue;
    const list = attendanceIndexes.kiosks(String(location['locationId']));
    for await (const kiosk of queryEvery(table, { list, index: 'gsi1' })) yield deletion(table, kiosk);
    yield* deletions(table, list);
  }
};

/** Includes shifts, templates, and patterns; shifts created in the meantime are canceled once their units are gone. */
const removeLocations: ClosingStepOf = async function* (deps, closing) {
  // First, so that no run creates shifts from a pattern.
  yield* deletions(deps.table, shiftPlanIndexes.shiftPlans(closing.organizationId));
  yield* cancelShifts(deps, closing);
  yield* removeKiosks(deps, closing);
  yield* deletions(deps.table, locationIndexes.locations(closing.organizationId));
  yield* cancelShifts(deps, closing);
};

/** API keys, job feeds, webhooks, templates of messages, locations with their shifts and plans, and lists of facilities. */
export const removeTools: ClosingStepOf = async function* (deps, closing) {
  const [{ table }, { organizationId }] = [deps, closing];
  yield* removeApiKeys(deps, closing);
  yield* deletions(table, jobFeedIndexes.jobFeeds(organizationId));
  yield* deletions(table, messageTemplateIndexes.messageTemplates(organizationId));
  yield* removeLocations(deps, closing);
  yield* deletions(table, complianceIndexes.facilityLists(organizationId));
  yield* removeWebhooks(deps, closing);
  // Their workers continue during the other steps.
  yield async () => (await endAccess(deps, closing)).waiting > 0;
};

/** Removes interview kits, scorecards, and notes about candidates. */
export const removeAssessments: ClosingStepOf = async function* ({ table }, { organizationId }) {
  for await (const { jobId } of everyJobOf(table, organizationId)) {
    const kit = await getItem(table, scorecardKeys.interviewKit(jobId));
    if (kit) yield deletion(table, kit);
  }
  const list = applicationIndexes.organizationApplications(organizationId);
  for await (const application of queryEvery(table, { list, index: 'gsi3' })) {
    const applicationId = String(application['applicationId']);
    yield* deletions(table, scorecardIndexes.scorecards(applicationId));
    yield* deletions(
      table,
      applicationKeys.application(applicationId).pk,
      (item) => item['entity'] === 'ApplicationNote',
    );
  }
};

/** Kept because placements, timesheets, offers, and applications of others name it. */
const closedOrganization = (stored: Item): Item => {
  const { company_name, organizationId, version, createdAt, updatedAt, closesAt, [hiddenBy]: hiders } = stored;
  const profile = CompanyProfile.parse({ company_name, industry: null, company_size: null });
  const kept = { organizationId, version, createdAt, updatedAt } as Pick<
    Organization,
    'organizationId' | 'version' | 'createdAt' | 'updatedAt'
  >;
  const organization: Organization = {
    ...profile,
    ...kept,
    logo_url: null,
    photos: [],
    photosVersion: 0,
    verified: null,
  };
  return { ...organization, isVerified: false, closesAt, ...(hiders !== undefined && { [hiddenBy]: hiders }) };
};

/** Removes figures and goals too; decisions of moderators stay. */
export const keepNameOnly: ClosingStepOf = async function* ({ table }, { organizationId }) {
  const Key = organizationKeys.organization(organizationId);
  const kept = [Key.sk, moderationKeys.organizationRestriction(organizationId).sk];
  yield* deletions(table, organizationIndexes.organization(organizationId), ({ sk }) => !kept.includes(String(sk)));
  yield async () => {
    const stored = await getItem(table, Key, true);
    if (!stored) return false;
    const Item = { ...Key, ...entity('Organization'), ...closedOrganization(stored) };
    await transact(table, [
      {
        Put: { TableName: table.name, Item, ...buildCondition(equals('closesAt', stored['closesAt'])) },
        refusal: ConcurrentModificationError,
      },
    ]);
    return true;
  };
};
