import { professionsOfUnit } from '@shared/people/rules/profession-units';
import { AppError } from '@shared/errors';
import type { LocationUnit } from '@shared/work/model/location';
import type { ShiftKind } from '@shared/work/model/shifts/shift-plan';
import { notice } from '@shared/text/notice';

/** Rejects other professions at the field. */
export const requireOwnProfessions = (
  { careUnit }: LocationUnit,
  { professions }: Pick<ShiftKind, 'professions'>,
  field: string,
): void => {
  const possible = professionsOfUnit(careUnit);
  if (professions.every((it) => possible.includes(it))) return;
  throw new AppError('INVALID_REQUEST', undefined, { fields: { [field]: notice('professionOfOtherUnit') } });
};
