import { isOpen } from '@shared/hiring/rules/application-status';
import { placementStatus } from '@shared/work/rules/placement-days';
import type { DeletionEffects } from '@shared/accounts/model/account-deletion';
import type { Membership } from '@shared/accounts/model/account';
import { readApplication } from '../../hiring/applications/application-item';
import { applicationIndexes } from '../../hiring/applications/keys';
import { systemClock } from '../../../platform/clock';
import { createPlanLines } from '../../money/billing/plan-lines';
import { createJobAlertRepository } from '../../hiring/job-alerts/job-alerts';
import { readJob } from '../../hiring/jobs/job-item';
import { jobIndexes, jobKeys } from '../../hiring/jobs/keys';
import { createPeople } from '../../organizations/organizations/member-names';
import { createMemberships } from '../../organizations/organizations/memberships';
import { readPayoutAccount } from '../../money/payouts/read-payouts';
import { placementIndexes } from '../../work/placements/keys';
import { readPlacement } from '../../work/placements/placement-item';
import { getItems, queryFirst, type Item, type Table } from '../../../platform/table/table';
import { createLeaving } from './leaving';
import type { Departures } from './ports';
import { createSoleOwners } from './sole-owners';

/** Maximum per list; open items are among the newest. */
const readAtMost = 100;

const uniqueTexts = (texts: readonly string[]): string[] => [...new Set(texts)];

export const createDepartures = (table: Table): Departures => {
  const leaving = createLeaving(table);
  const soleOwners = createSoleOwners(table);
  const memberships = createMemberships(table);
  const people = createPeople(table);
  const alerts = createJobAlertRepository(table);
  const plans = createPlanLines(table, systemClock);

  const first = (list: string, index?: 'gsi2'): Promise<Item[]> =>
    queryFirst(table, { list, ...(index && { index }), limit: readAtMost });

  const applications = async (userId: string): Promise<DeletionEffects['applications']> => {
    const items = await first(applicationIndexes.professionalApplications(userId), 'gsi2');
    const count = items.map(readApplication).filter(({ seenStatus }) => isOpen(seenStatus)).length;
    return { count, more: items.length === readAtMost };
  };

  const placements = async (userId: string, today: string): Promise<string[]> => {
    const items = await first(placementIndexes.professionalPlacements(userId), 'gsi2');
    const current = items
      .map(readPlacement)
      .filter(({ terms, endOn }) => placementStatus({ startOn: terms.startOn, endOn }, today) !== 'ended');
    return uniqueTexts(current.map(({ organization }) => organization));
  };

  const jobs = async ({ userId, organizationId }: Membership): Promise<DeletionEffects['jobs']> => {
    const access = await first(jobIndexes.jobsOf(userId));
    const items = await getItems(
      table,
      access.map(({ jobId }) => jobKeys.job(String(jobId))),
    );
    const active = items
      .filter((item) => item !== undefined)
      .map(readJob)
      .filter((job) => job.organizationId === organizationId && job.status === 'active');
    const alone = await Promise.all(active.map((job) => soleOwners.has(job, userId)));
    return { count: alone.filter((it) => it).length, more: access.length === readAtMost };
  };

  return {
    async effects({ userId, membership, today, dueAt }) {
      const none = { count: 0, more: false };
      const [sent, posted, own, placed, plan] = await Promise.all([
        membership ? none : applications(userId),
        membership ? jobs(membership) : none,
        alerts.list(userId),
        membership ? [] : placements(userId, today),
        membership ? null : plans.leaving(userId, dueAt),
      ]);
      return {
        applications: sent,
        jobs: posted,
        alerts: own.filter(({ paused }) => !paused).length,
        placements: placed,
        plan,
      };
    },

    async isBeingPaid(userId) {
      return (await readPayoutAccount(table, userId)).openPayoutId !== null;
    },

    async team({ userId, organizationId }) {
      const team = (await people.memberships(organizationId)).filter((it) => it.userId !== userId);
      for (const { userId: other, role } of team) {
        if (role !== 'admin') continue;
        // The list lags; each membership is current.
        const current = await memberships.get(other);
        if (current?.organizationId !== organizationId || current.role !== 'admin') continue;
        if (!(await leaving.isLeaving(other))) return { keeper: other, alone: false };
      }
      return { keeper: null, alone: team.length === 0 };
    },
  };
};
