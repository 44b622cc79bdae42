import { Account } from '@shared/model/account';
import { Invitation } from '@shared/model/invitation';
import { JobAlert } from '@shared/model/job-alert';
import * as z from 'zod';
import { createCaseReader } from '../runtime/case-reader-repository';
import { systemClock } from '../runtime/clock';
import { keys } from '../runtime/keys';
import { createJobCards } from '../runtime/job-cards-repository';
import { createOrganizations } from '../runtime/organization-repository';
import { createPeople } from '../runtime/people-repository';
import { readJob, responsibleFor, type StoredJob } from '../runtime/stored-job';
import { getItem, getItems, type Table } from '../runtime/table-gateway';
import { createHiringReader } from './hiring-reader-repository';
import { createInterviewReader } from './interview-reader-repository';
import { createApplicationReader } from './application-reader-repository';
import { createMessageReader } from './message-reader-repository';
import type { EventReader } from './ports';

const DeliveryItem = z.object({ jobIds: z.array(z.string()), more: z.boolean() });

export const createEventReader = (table: Table): EventReader => {
  const organizations = createOrganizations(table);
  const people = createPeople(table);
  const cards = createJobCards(table);
  const cases = createCaseReader(table);
  const admins = async (organizationId: string): Promise<string[]> => {
    const team = await people.memberships(organizationId);
    return team.filter(({ role }) => role === 'admin').map(({ userId }) => userId);
  };
  /** Who left the team is not told of its candidates any more. */
  const teamOf = async (job: StoredJob): Promise<string[]> => {
    const memberships = await getItems(table, responsibleFor(job).map(keys.membership));
    const team = memberships.filter((item) => item?.['organizationId'] === job.organizationId);
    return team.length > 0 ? team.map((item) => String(item?.['userId'])) : admins(job.organizationId);
  };
  return {
    ...createApplicationReader(table),
    async job(jobId) {
      const item = await getItem(table, keys.job(jobId), true);
      if (!item) return null;
      const job = readJob(item);
      return { title: job.title, team: await teamOf(job) };
    },
    async account(userId) {
      const item = await getItem(table, keys.account(userId), true);
      return item ? Account.pick({ email: true, firstName: true, lastName: true, userType: true }).parse(item) : null;
    },
    async invitation(invitationId) {
      const item = await getItem(table, keys.invitation(invitationId), true);
      return item ? Invitation.parse(item) : null;
    },
    async organizationName(organizationId) {
      return (await organizations.names([organizationId])).get(organizationId) ?? '';
    },
    async credential({ userId, credentialId }) {
      const stored = await cases.get(userId, credentialId);
      if (!stored) return null;
      const steps = await cases.steps(userId, credentialId);
      const note = steps.findLast(({ status }) => status === stored.status)?.note ?? '';
      // Two licenses of one name are told apart by their states.
      const label = stored.state === null ? stored.label : `${stored.label}, ${stored.state}`;
      return { label, status: stored.status, expiryDate: stored.expiryDate, note };
    },
    ...createInterviewReader(table),
    ...createHiringReader(table),
    ...createMessageReader(table, systemClock),
    admins,
    async delivery({ deliveryId, userId, jobAlertId }) {
      const [alertItem, deliveryItem] = await getItems(table, [
        keys.jobAlert(userId, jobAlertId),
        keys.alertDelivery(deliveryId),
      ]);
      if (!alertItem || !deliveryItem) return null;
      const { name, search, paused } = JobAlert.parse(alertItem);
      if (paused) return null;
      const { jobIds, more } = DeliveryItem.parse(deliveryItem);
      const found = await cards.find(jobIds);
      const jobs = jobIds.flatMap((jobId) => found.cards.get(jobId) ?? []).filter(({ status }) => status === 'active');
      return { name, search, jobs, more };
    },
  };
};
