import type { AuthorizedCaller } from '../../../platform/http/caller';
import type { ShiftCase } from '../../../store/trust/shift-cases/case-item';

/** Not who opened it, who it is about, or who decided what it appeals. */
export const mayDecide = (
  { openedBy, ownerId, notBy }: ShiftCase,
  { userId }: Pick<AuthorizedCaller, 'userId'>,
): boolean => userId !== openedBy && userId !== ownerId && userId !== notBy;
