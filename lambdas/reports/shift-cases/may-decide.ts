import type { AuthorizedCaller } from '../../platform/http/caller';
import type { ShiftCase } from '../../store/shift-cases/case-item';

/** Not whoever opened it, nor whom it concerns, nor whoever decided what it appeals. */
export const mayDecide = (
  { openedBy, ownerId, notBy }: ShiftCase,
  { userId }: Pick<AuthorizedCaller, 'userId'>,
): boolean => userId !== openedBy && userId !== ownerId && userId !== notBy;
