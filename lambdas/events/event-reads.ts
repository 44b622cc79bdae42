import { npiItem } from '@shared/model/profile-vocabulary';
import { createAccountReader } from '../store/accounts/account-reader';
import { getAlertDelivery } from '../store/job-alerts/alert-deliveries';
import { getStoredJob } from '../store/jobs/get-job';
import { getInvitation } from '../store/organizations/invited-accounts';
import { membersAmong } from '../store/organizations/memberships';
import type { VerificationItem } from '../store/credentials/verification-item';
import { createVerificationReader } from '../store/credentials/verification-reads';
import { systemClock } from '../platform/clock';
import { createJobCards } from '../store/jobs/job-cards';
import { createOrganizations } from '../store/organizations/organizations';
import { createPeople } from '../store/organizations/member-names';
import { jobOwners, type JobItem } from '../store/jobs/job-item';
import type { Table } from '../platform/table/table';
import { createHiringReader } from '../store/offers/hiring-reads';
import { createInterviewReader } from '../store/interviews/interview-reads';
import { createApplicationReader } from '../store/applications/application-events-reader';
import { createMessageReader } from '../store/conversations/message-reads';
import type { EventCredential, EventReader } from './ports';

const nameOf = ({ credentialId, label, state }: VerificationItem): EventCredential['label'] => {
  if (credentialId === npiItem) return { label: 'credential.npi' };
  return state === null ? label : `${label}, ${state}`;
};

export const createEventReader = (table: Table): EventReader => {
  const organizations = createOrganizations(table);
  const people = createPeople(table);
  const cards = createJobCards(table);
  const cases = createVerificationReader(table);
  const admins = async (organizationId: string): Promise<string[]> => {
    const team = await people.memberships(organizationId);
    return team.filter(({ role }) => role === 'admin').map(({ userId }) => userId);
  };
  /** Former members receive nothing about candidates. */
  const teamOf = async (job: JobItem): Promise<string[]> => {
    const team = await membersAmong(table, job.organizationId, jobOwners(job));
    return team.length > 0 ? team : admins(job.organizationId);
  };
  return {
    ...createApplicationReader(table),
    async job(jobId) {
      const job = await getStoredJob(table, jobId);
      return job && { title: job.title, team: await teamOf(job) };
    },
    account: createAccountReader(table).get,
    invitation: (invitationId) => getInvitation(table, invitationId),
    async organizationName(organizationId) {
      return (await organizations.names([organizationId])).get(organizationId) ?? '';
    },
    async credential({ userId, credentialId }) {
      const stored = await cases.get(userId, credentialId);
      if (!stored) return null;
      const steps = await cases.steps(userId, credentialId);
      const { cause = null, note = '' } = steps.findLast(({ status }) => status === stored.status) ?? {};
      return { label: nameOf(stored), status: stored.status, expiryDate: stored.expiryDate, cause, note };
    },
    ...createInterviewReader(table),
    ...createHiringReader(table),
    ...createMessageReader(table, systemClock),
    admins,
    async delivery(delivery) {
      const found = await getAlertDelivery(table, delivery);
      if (!found || found.alert.paused) return null;
      const { jobIds, more, alert } = found;
      const { cards: byId } = await cards.find(jobIds);
      const jobs = jobIds.flatMap((jobId) => byId.get(jobId) ?? []).filter(({ status }) => status === 'active');
      return { name: alert.name, search: alert.search, jobs, more };
    },
  };
};
