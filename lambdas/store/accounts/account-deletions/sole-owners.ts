import { jobOwners } from '../../hiring/jobs/job-item';
import { membersAmong } from '../../organizations/organizations/memberships';
import type { Table } from '../../../platform/table/table';
import { createLeaving } from './leaving';
import type { SoleOwners } from './ports';

/** The poster and the assignee of a job are responsible for it while they are in the team. */
export const createSoleOwners = (table: Table): SoleOwners => {
  const leaving = createLeaving(table);
  return {
    async has(job, userId) {
      const members = await membersAmong(table, job.organizationId, jobOwners(job));
      if (!members.includes(userId)) return false;
      const others = members.filter((it) => it !== userId);
      const gone = await Promise.all(others.map(leaving.isLeaving));
      return gone.every((it) => it);
    },
  };
};
