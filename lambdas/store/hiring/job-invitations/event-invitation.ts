import { acceptsApplications } from '@shared/hiring/rules/jobs/job-status';
import { earliestToday } from '../../../platform/clock';
import type { Table } from '../../../platform/table/table';
import { getStoredJob } from '../jobs/get-job';
import { createOrganizations } from '../../organizations/organizations/organizations';
import { professionalCard } from '../../people/profiles/professional-view';
import { createProfessionals } from '../../people/profiles/professionals';
import { getJobInvitation } from './job-invitation-item';
import type { JobInvitationReader } from './ports';

export const createJobInvitationReader = (table: Table, clock: { now(): Date }): JobInvitationReader => ({
  async jobInvitation({ jobId, professionalId }) {
    const [invitation, job] = await Promise.all([
      getJobInvitation(table, { jobId, userId: professionalId }),
      getStoredJob(table, jobId),
    ]);
    if (!invitation || !job) return null;
    const { organizationId, invitedBy, message, reason } = invitation;
    const reader = { userId: invitedBy, organizationId, isSupport: false };
    const [names, people] = await Promise.all([
      createOrganizations(table).names([organizationId]),
      createProfessionals(table, clock).find([professionalId], reader),
    ]);
    const visible = people.get(professionalId);
    return {
      jobTitle: job.title,
      organization: names.get(organizationId) ?? '',
      professional: visible ? professionalCard(visible.person, visible.access).displayName : null,
      isOpen: acceptsApplications(job, earliestToday(clock.now())),
      message,
      reason,
    };
  },
});
