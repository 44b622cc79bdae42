import { otpTypes } from '@shared/core/model/vocabulary';
import { createHash } from 'node:crypto';
import type { Table } from '../../../platform/table/table';
import { accountKeys } from '../accounts/keys';
import { billingKeys } from '../../money/billing/keys';
import { checklistIndexes } from '../../people/checklists/keys';
import { connectionKeys } from '../../messages/live-connections/keys';
import { knownIn } from '../../messages/live-connections/presence';
import { credentialIndexes, credentialKeys } from '../../people/credentials/keys';
import { dataExportKeys } from '../data-exports/keys';
import { exclusionKeys } from '../../trust/exclusions/keys';
import { healthRecordKeys } from '../../people/health-file/keys';
import { connectionParts } from '../../connect/integrations/connection-parts';
import { integrationIndexes } from '../../connect/integrations/keys';
import { jobAlertIndexes } from '../../hiring/job-alerts/keys';
import { jobIndexes } from '../../hiring/jobs/keys';
import { moderationIndexes, moderationKeys } from '../../trust/reports/keys';
import { placementIndexes } from '../../work/placements/keys';
import { organizationKeys } from '../../organizations/organizations/keys';
import { profileIndexes } from '../../people/profiles/keys';
import { referenceIndexes } from '../../people/references/keys';
import { referralKeys } from '../../people/referrals/keys';
import { savedJobIndexes } from '../../hiring/saved-jobs/keys';
import { scheduleIndexes, scheduleKeys } from '../../messages/calendar/keys';
import { staffIndexes } from '../../trust/staff/keys';
import { ticketIndexes } from '../../trust/tickets/keys';
import { list, one, textOf, type Items } from './lists';
import type { ErasureSubject } from './subject';

export const connections = async function* (table: Table, { userId }: ErasureSubject): Items {
  for await (const open of one(table, connectionKeys.openConnections(userId))) {
    for (const { connectionId } of knownIn(open)) {
      yield* list(table, connectionKeys.connection(connectionId).pk);
    }
    yield open;
  }
};

export const calendar = async function* (table: Table, { userId }: ErasureSubject): Items {
  yield* list(table, scheduleIndexes.schedule(userId));
  yield* list(table, scheduleIndexes.tasks(userId));
  yield* list(table, scheduleKeys.calendarConnection(userId).pk);
};

/** Connections whose access has ended. */
export const integrations = async function* (table: Table, { userId }: ErasureSubject): Items {
  for await (const connection of list(table, integrationIndexes.ownIntegrations(userId))) {
    yield* connectionParts(table, textOf(connection, 'integrationId'));
    yield connection;
  }
};

export const activity = async function* (table: Table, { userId }: ErasureSubject): Items {
  yield* list(table, savedJobIndexes.savedJobs(userId));
  yield* list(table, jobAlertIndexes.jobAlerts(userId));
  yield* list(table, profileIndexes.savedProfessionals(userId));
  yield* list(table, profileIndexes.viewedProfessionals(userId));
  yield* list(table, profileIndexes.profileViews(userId));
  yield* list(table, profileIndexes.profileViewers(userId));
  yield* list(table, profileIndexes.savedBy(userId), 'gsi2');
  yield* list(table, profileIndexes.viewedBy(userId), 'gsi2');
};

/** The registry's answer has the number as its key (see registry-answers.ts). */
const registryAnswer = (table: Table, { person }: ErasureSubject): Items =>
  one(
    table,
    credentialKeys.registryAnswer(
      createHash('sha256')
        .update(person?.npiNumber ?? '')
        .digest('base64url'),
    ),
  );

export const credentials = async function* (table: Table, subject: ErasureSubject): Items {
  const { userId } = subject;
  yield* list(table, credentialIndexes.verifications(userId));
  yield* list(table, checklistIndexes.skillsChecklists(userId));
  yield* list(table, profileIndexes.portfolio(userId));
  yield* one(table, healthRecordKeys.healthFile(userId));
  yield* one(table, exclusionKeys.exclusionCase(userId));
  yield* registryAnswer(table, subject);
};

export const references = async function* (table: Table, { userId, person }: ErasureSubject): Items {
  yield* list(table, referenceIndexes.references(userId));
  if (person?.referralCodeHash) yield* one(table, referralKeys.referralCode(person.referralCodeHash));
  yield* one(table, referralKeys.referralLink(userId));
};

/** Tickets lead to their posts, so they come last. */
const ticketsOf = async function* (table: Table, owner: string): Items {
  for await (const ticket of list(table, ticketIndexes.ownTickets(owner), 'gsi3')) {
    for await (const part of list(table, ticketIndexes.ticketItems(textOf(ticket, 'ticketId')))) {
      if (part['entity'] !== 'Ticket') yield part;
    }
    yield ticket;
  }
};

export const support = async function* (table: Table, { userId, person }: ErasureSubject): Items {
  yield* ticketsOf(table, userId);
  if (person) yield* ticketsOf(table, `guest-${person.emailHash}`);
  yield* list(table, moderationIndexes.ownReports(userId), 'gsi1');
  for await (const item of list(table, moderationIndexes.personCases(userId), 'gsi2')) {
    const caseId = textOf(item, 'caseId');
    for await (const { pk, sk } of list(table, moderationIndexes.caseReports(caseId), 'gsi2')) {
      yield* one(table, { pk: String(pk), sk: String(sk) });
    }
    yield* one(table, moderationKeys.reportCase(caseId));
  }
  yield* list(table, staffIndexes.viewsOfPerson(userId), 'gsi1');
};

export const exports = (table: Table, { userId }: ErasureSubject): Items =>
  one(table, dataExportKeys.dataExport(userId));

const invitationOf = async function* (table: Table, organizationId: string, emailHash: string): Items {
  for await (const address of one(table, organizationKeys.invitedAddress(organizationId, emailHash))) {
    yield* one(table, organizationKeys.invitation(textOf(address, 'invitationId')));
    yield address;
  }
};

/** The accepted invitation of a member or of own staff, and a member's list of jobs. */
export const membership = async function* (table: Table, { userId, person }: ErasureSubject): Items {
  yield* list(table, jobIndexes.jobsOf(userId));
  if (!person) return;
  for await (const placement of list(table, placementIndexes.professionalPlacements(userId), 'gsi2')) {
    if (placement['kind'] !== 'own_staff') continue;
    yield* invitationOf(table, textOf(placement, 'organizationId'), person.invitedStaffHash);
  }
  if (person.organizationId) yield* invitationOf(table, person.organizationId, person.invitedHash);
};

/** The account comes last: without it, a run can't start from the beginning. */
export const account = async function* (table: Table, { userId, person }: ErasureSubject): Items {
  for (const hash of [person?.emailHash, person?.newEmailHash]) {
    if (!hash) continue;
    yield* one(table, accountKeys.emailOwner(hash));
    for (const type of otpTypes) yield* one(table, accountKeys.otp(type, hash));
  }
  yield* list(table, billingKeys.billingAccount(userId).pk);
  const own = accountKeys.account(userId);
  for await (const item of list(table, own.pk)) if (item['sk'] !== own.sk) yield item;
  yield* one(table, own);
};
