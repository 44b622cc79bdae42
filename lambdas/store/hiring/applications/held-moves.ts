import { isOpen } from '@shared/hiring/rules/application-status';
import { getStoredApplication } from './get-application';
import { announced, applicationUpdates, stepWrite } from './application-writes';
import { getHeldMove, heldMoveItem, type HeldMove } from './held-move-item';
import { funnelUndoWrite } from './funnel-counters';
import { interviewEndWrites } from '../interviews/interview-writes';
import { applicationIndexes, applicationKeys } from './keys';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { offerEndWrites } from '../offers/offer-item';
import { queryDue, transact, type Table, type Write } from '../../../platform/table/table';
import { stageWrite } from './stage-counts';
import { undone } from './undone-move';
import type { HeldMoves } from './ports';

/** Ensures that either the undo or the announcement happens, not both. */
const stillHeld = ({ version }: HeldMove) => ({
  ConditionExpression: 'version = :held',
  ExpressionAttributeValues: { ':held': version },
});

export const createHeldMoves = (table: Table): HeldMoves => {
  const TableName = table.name;

  const release = (held: HeldMove): Write => ({
    Delete: { TableName, Key: applicationKeys.heldMove(held.applicationId), ...stillHeld(held) },
    refusal: ConcurrentModificationError,
  });

  return {
    get: (applicationId) => getHeldMove(table, applicationId),

    application: (applicationId) => getStoredApplication(table, applicationId),

    async due(now, after) {
      // "$" sorts after "#", which follows the time in positions.
      const bound = { compared: '<', with: `${now.toISOString()}$` } as const;
      const { items, next } = await queryDue(table, { list: applicationIndexes.dueMoves, bound, after });
      return { applicationIds: items.map((item) => String(item['applicationId'])), next };
    },

    async undo(application, held, undo) {
      const { undoes } = held;
      if (!undoes) throw new ConcurrentModificationError();
      const { after, held: left } = undone(application, undoes, undo);
      const { status, updatedAt, version } = after;
      await transact(table, [
        ...applicationUpdates(table, application, after),
        stepWrite(TableName, application, version, { status, updatedAt, reason: '', by: undo.by, because: 'undo' }),
        funnelUndoWrite(table, application, undoes),
        stageWrite(table, application.jobId, { from: application.status, to: status }),
        left
          ? { Put: { TableName, Item: heldMoveItem(left), ...stillHeld(held) }, refusal: ConcurrentModificationError }
          : release(held),
      ]);
    },

    async announce(application, held, now) {
      const { applicationId, status } = application;
      const at = now.toISOString();
      const ending = { reason: held.reason, at };
      const ends = isOpen(status)
        ? []
        : [
            ...(await offerEndWrites(table, applicationId, { ...ending, by: 'employer' })),
            ...(await interviewEndWrites(table, applicationId, { ...ending, by: held.by })),
          ];
      await transact(table, [
        ...applicationUpdates(table, application, announced(application)),
        release(held),
        ...ends,
      ]);
    },
  };
};
