import { ApplicationStatus } from '@shared/core/model/enumerations';
import * as z from 'zod';
import { entity } from '../../entity';
import { applicationIndexes, applicationKeys } from './keys';
import { getItem, type Item, type Table, type Write } from '../../../platform/table/table';

export const HeldMove = z.object({
  applicationId: z.string(),
  version: z.int(),
  /** State to restore; null for an undo, which can't be undone. */
  undoes: z
    .object({
      from: z.object({ status: ApplicationStatus, since: z.string() }),
      to: ApplicationStatus,
      at: z.string(),
      rejectedFrom: ApplicationStatus.nullable(),
    })
    .nullable(),
  by: z.string(),
  reason: z.string(),
  dueAt: z.string(),
});
export type HeldMove = z.infer<typeof HeldMove>;

export const heldMoveItem = (held: HeldMove): Item => ({
  ...applicationKeys.heldMove(held.applicationId),
  ...entity('HeldMove'),
  ...held,
  gsi1pk: applicationIndexes.dueMoves,
  gsi1sk: `${held.dueAt}#${held.applicationId}`,
});

/** Replaces the previous held move, which was never announced. */
export const heldMoveWrite = (TableName: string, held: HeldMove): Write => ({
  Put: { TableName, Item: heldMoveItem(held) },
});

export const getHeldMove = async (table: Table, applicationId: string): Promise<HeldMove | null> => {
  const item = await getItem(table, applicationKeys.heldMove(applicationId), true);
  return item ? HeldMove.parse(item) : null;
};
