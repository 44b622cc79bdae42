import { npiItem } from '@shared/people/model/profile-vocabulary';
import { createAccountReader } from '../store/accounts/accounts/account-reader';
import { getAlertDelivery } from '../store/hiring/job-alerts/alert-deliveries';
import { getStoredJob } from '../store/hiring/jobs/get-job';
import { getInvitation } from '../store/organizations/organizations/invited-accounts';
import { createMemberships, membersAmong } from '../store/organizations/organizations/memberships';
import { isListed, professionalCard } from '../store/people/profiles/professional-view';
import { createProfessionals } from '../store/people/profiles/professionals';
import type { ProfessionalCard } from '@shared/people/model/professional-view';
import type { VerificationItem } from '../store/people/credentials/verification-item';
import { createVerificationReader } from '../store/people/credentials/verification-reads';
import { systemClock } from '../platform/clock';
import { createJobCards } from '../store/hiring/jobs/job-cards';
import { createOrganizations } from '../store/organizations/organizations/organizations';
import { createPeople } from '../store/organizations/organizations/member-names';
import { jobOwners, type JobItem } from '../store/hiring/jobs/job-item';
import type { Table } from '../platform/table/table';
import { createBookingReader } from '../store/work/shifts/bookings/booking-reader';
import { createHiringReader } from '../store/hiring/offers/hiring-reads';
import { createInterviewReader } from '../store/hiring/interviews/interview-reads';
import { createApplicationReader } from '../store/hiring/applications/application-events-reader';
import { createJobInvitationReader } from '../store/hiring/job-invitations/event-invitation';
import { createModerationReader } from '../store/trust/reports/event-case';
import { createShiftCaseReader } from '../store/trust/shift-cases/event-case';
import { createMessageReader } from '../store/messages/conversations/message-reads';
import { getReference } from '../store/people/references/reference-item';
import { getReferralInvitation } from '../store/people/referrals/referral-invitations';
import { createTicketReader } from '../store/trust/tickets/ticket-reads';
import { createOrganizationCaseReader } from '../store/organizations/organization-verifications/cases';
import { createOrganizationClosings } from '../store/organizations/organization-closings/closings';
import { firstUnsettledWeeks } from '../store/organizations/organization-closings/unsettled-weeks';
import { createBillingAccounts } from '../store/money/billing/billing-accounts';
import { stoppedAt } from '../store/connect/integrations/stopped-at';
import { createWebhooks } from '../store/connect/webhooks/webhooks';
import { createExclusionStandings } from '../store/trust/exclusions/exclusion-standings';
import type { EventCredential, EventReader } from './ports';

const nameOf = ({ credentialId, label, certification, state }: VerificationItem): EventCredential['label'] => {
  if (credentialId === npiItem) return { label: 'credential.npi' };
  if (certification !== null && certification !== 'other') return { label: `certification.${certification}` };
  return state === null ? label : `${label}, ${state}`;
};

export const createEventReader = (table: Table): EventReader => {
  const organizations = createOrganizations(table);
  const people = createPeople(table);
  const cards = createJobCards(table);
  const cases = createVerificationReader(table);
  const memberships = createMemberships(table);
  const professionals = createProfessionals(table, systemClock);
  const exclusions = createExclusionStandings(table);
  const organizationCases = createOrganizationCaseReader(table);
  const tickets = createTicketReader(table);
  const closings = createOrganizationClosings(table);
  const admins = async (organizationId: string): Promise<string[]> => {
    const team = await people.memberships(organizationId);
    return team.filter(({ role }) => role === 'admin').map(({ userId }) => userId);
  };
  const bookings = createBookingReader(table, admins);
  /** Former members receive nothing about candidates. */
  const teamOf = async (job: JobItem): Promise<string[]> => {
    const team = await membersAmong(table, job.organizationId, jobOwners(job));
    return team.length > 0 ? team : admins(job.organizationId);
  };
  const seenBy = async (userId: string, userIds: readonly string[]): Promise<ProfessionalCard[]> => {
    const membership = userIds.length === 0 ? null : await memberships.get(userId);
    if (!membership) return [];
    const { organizationId, organizationVerified } = membership;
    const unverified = organizationVerified === true ? undefined : (true as const);
    const reader = { userId, organizationId, isSupport: false, unverified };
    const visible = await professionals.find(userIds, reader);
    return userIds.flatMap((id) => {
      const it = visible.get(id);
      return it && isListed(it.person.profile) ? [professionalCard(it.person, it.access)] : [];
    });
  };
  return {
    ...createApplicationReader(table),
    async job(jobId) {
      const job = await getStoredJob(table, jobId);
      return job && { title: job.title, team: await teamOf(job) };
    },
    account: createAccountReader(table).get,
    invitation: (invitationId) => getInvitation(table, invitationId),
    reference: (key) => getReference(table, key),
    referralInvitation: (invitationId) => getReferralInvitation(table, invitationId),
    async organizationName(organizationId) {
      return (await organizations.names([organizationId])).get(organizationId) ?? '';
    },
    ticket: (ticketId) => tickets.get(ticketId),
    ticketPost: (ticketId, postId) => tickets.post(ticketId, postId),
    async exclusionHold(userId) {
      return (await exclusions.read(userId)).hold;
    },
    async credential({ userId, credentialId }) {
      const stored = await cases.get(userId, credentialId);
      if (!stored) return null;
      const steps = await cases.steps(userId, credentialId);
      const { cause = null, note = '', deactivatedOn } = steps.findLast(({ status }) => status === stored.status) ?? {};
      const { status, expiryDate } = stored;
      return { label: nameOf(stored), status, expiryDate, cause, note, ...(deactivatedOn && { deactivatedOn }) };
    },
    billing: createBillingAccounts(table).get,
    webhook: createWebhooks(table).get,
    stoppedAt: (ref) => stoppedAt(table, ref),
    async organizationStanding(organizationId) {
      const stored = await organizationCases.get(organizationId);
      if (!stored) return null;
      const steps = await organizationCases.steps(organizationId);
      return {
        status: stored.status,
        note: steps.find(({ status, note }) => status === stored.status && note)?.note ?? '',
      };
    },
    ...createInterviewReader(table),
    ...createHiringReader(table),
    ...bookings,
    ...createMessageReader(table, systemClock),
    ...createJobInvitationReader(table, systemClock),
    ...createModerationReader(table),
    ...createShiftCaseReader(table, { admins, bookings }),
    admins,
    organizationClosing: closings.get,
    async unsettledWeeks(organizationId) {
      const { items, more } = await firstUnsettledWeeks(table, organizationId);
      return { count: items.length, more };
    },
    async delivery(delivery) {
      const found = await getAlertDelivery(table, delivery);
      if (!found || found.alert.paused) return null;
      const { jobIds, userIds, more, alert } = found;
      const [{ cards: byId }, professionals] = await Promise.all([
        cards.find(jobIds),
        seenBy(delivery.userId, userIds),
      ]);
      const jobs = jobIds.flatMap((jobId) => byId.get(jobId) ?? []).filter(({ status }) => status === 'active');
      return { name: alert.name, search: alert.search, jobs, professionals, more };
    },
  };
};
