import { placementStatus } from '@shared/work/rules/placement-days';
import { openStages } from '@shared/core/model/vocabulary';
import type { ClosingFigures } from '@shared/organizations/model/organization-closing';
import { getItem, queryEvery, type Table } from '../../../platform/table/table';
import { systemClock } from '../../../platform/clock';
import { createPlanLines } from '../../money/billing/plan-lines';
import { createStageCounter } from '../../hiring/applications/stage-counts';
import { totalsOf } from '../../hiring/jobs/job-counters';
import { jobIndexes, jobKeys } from '../../hiring/jobs/keys';
import { organizationIndexes } from '../organizations/keys';
import { readFunds } from '../../money/payouts/read-payouts';
import { placementIndexes } from '../../work/placements/keys';
import { readPlacement } from '../../work/placements/placement-item';
import type { ClosingFiguresReader } from './ports';
import { firstOf, firstUnsettledWeeks } from './unsettled-weeks';

export const createClosingFigures = (table: Table): ClosingFiguresReader => {
  const plans = createPlanLines(table, systemClock);

  const openApplications = async (organizationId: string): Promise<number> => {
    const list = jobIndexes.organizationJobs(organizationId);
    const jobIds: string[] = [];
    const query = { list, index: 'gsi1', attributes: ['jobId'] } as const;
    for await (const { jobId } of queryEvery(table, query)) jobIds.push(String(jobId));
    const counts = await createStageCounter(table).of(jobIds);
    return [...counts.values()].reduce(
      (sum, stages) => sum + openStages.reduce((open, stage) => open + (stages[stage] ?? 0), 0),
      0,
    );
  };

  const openInvitations = async (organizationId: string): Promise<number> => {
    const { organizationInvitations, staffInvitations } = organizationIndexes;
    const now = new Date().toISOString();
    let open = 0;
    for (const list of [organizationInvitations(organizationId), staffInvitations(organizationId)]) {
      for await (const item of queryEvery(table, { list, index: 'gsi1' })) {
        if (String(item['expiresAt']) > now) open += 1;
      }
    }
    return open;
  };

  const placements = async function* (organizationId: string, today: string) {
    const list = placementIndexes.organizationPlacements(organizationId);
    for await (const item of queryEvery(table, { list, index: 'gsi3', newestFirst: true })) {
      const { placementId, professional, jobTitle, endOn, terms } = readPlacement(item);
      if (placementStatus({ startOn: terms.startOn, endOn }, today) === 'ended') continue;
      yield { placementId, professional: professional.name, jobTitle, endOn };
    }
  };

  return {
    async of(organizationId, { today, closesAt }): Promise<ClosingFigures> {
      const [totals, applications, invitations, placed, owed, plan, { funded, spent }] = await Promise.all([
        getItem(table, jobKeys.organizationTotals(organizationId), true),
        openApplications(organizationId),
        openInvitations(organizationId),
        firstOf(placements(organizationId, today)),
        firstUnsettledWeeks(table, organizationId),
        plans.leaving(organizationId, closesAt),
        readFunds(table, organizationId),
      ]);
      return {
        members: Number(totals?.['members'] ?? 0),
        openJobs: totalsOf(totals).activeJobs,
        openApplications: applications,
        invitations,
        placements: placed,
        timesheets: owed,
        plan,
        balanceCents: Math.max(0, funded.cents - spent.spentCents),
      };
    },
  };
};
