import { placementStatus } from '@shared/work/rules/placement-days';
import { utcDay } from '../../../platform/clock';
import { textsOf } from '../../../platform/text/deferred-text';
import { readIn } from '../../../platform/text/read-text';
import { ConcurrentModificationError, retryOnConflict } from '../../../platform/table/retry-on-conflict';
import { queryEvery, transact } from '../../../platform/table/table';
import { createAccountReader } from '../../accounts/accounts/account-reader';
import { placementIndexes } from '../../work/placements/keys';
import { getStoredPlacement, placementItem } from '../../work/placements/placement-item';
import type { ClosingStepOf, StepDeps } from './step';

const t = textsOf('notifications/organization-closing');

const latest = (...days: string[]): string => days.reduce((last, day) => (day > last ? day : last));

/** Ends placements now, because no one could approve hours of later days. */
const endOne = ({ table, clock }: StepDeps, placementId: string): Promise<boolean> =>
  retryOnConflict(async () => {
    const before = await getStoredPlacement(table, placementId);
    const today = utcDay(clock.now());
    const isOver =
      !before || placementStatus({ startOn: before.terms.startOn, endOn: before.endOn }, today) === 'ended';
    if (isOver || before.endOn === today) return false;
    const account = await createAccountReader(table).get(before.professional.userId);
    const after = {
      ...before,
      endOn: latest(today, before.terms.startOn),
      endReason: await readIn(account?.language ?? 'en', t('placementEnded', { organization: before.organization })),
      version: before.version + 1,
    };
    if (after.endOn === before.endOn) return false;
    await transact(table, [
      {
        Put: {
          TableName: table.name,
          Item: placementItem(after),
          ConditionExpression: 'version = :version',
          ExpressionAttributeValues: { ':version': before.version },
        },
        refusal: ConcurrentModificationError,
      },
    ]);
    return true;
  });

export const endPlacements: ClosingStepOf = async function* (deps, { organizationId }) {
  const list = placementIndexes.organizationPlacements(organizationId);
  for await (const item of queryEvery(deps.table, { list, index: 'gsi3' })) {
    yield () => endOne(deps, String(item['placementId']));
  }
};
