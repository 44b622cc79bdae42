import { getItem, type Table } from '../../platform/table/table';
import { readShiftCase, type ShiftCase } from './case-item';
import { shiftCaseKeys } from './keys';

/** `concerned`: the professional, or the organization's administrators. */
export type EventShiftCase = { stored: ShiftCase; concerned: string[] };

export type ShiftCaseReader = {
  /** Null if it is gone. */
  shiftCase(caseId: string): Promise<EventShiftCase | null>;
};

/** `admins`: of an organization. */
export const createShiftCaseReader = (
  table: Table,
  admins: (organizationId: string) => Promise<string[]>,
): ShiftCaseReader => ({
  async shiftCase(caseId) {
    const item = await getItem(table, shiftCaseKeys.shiftCase(caseId), true);
    if (!item) return null;
    const stored = readShiftCase(item);
    return { stored, concerned: stored.side === 'worker' ? [stored.ownerId] : await admins(stored.ownerId) };
  },
});
