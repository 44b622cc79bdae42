import type { AuthorizedCaller } from '../../../platform/http/caller';
import type { ShiftCase } from '../../../store/trust/shift-cases/case-item';

/** Excludes the person who opened it, its subject, and the reviewer of the appealed decision. */
export const mayDecide = (
  { openedBy, ownerId, notBy }: ShiftCase,
  { userId }: Pick<AuthorizedCaller, 'userId'>,
): boolean => userId !== openedBy && userId !== ownerId && userId !== notBy;
