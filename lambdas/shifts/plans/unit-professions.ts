import { professionsOfUnit } from '@shared/domain/profession-units';
import { AppError } from '@shared/errors';
import type { LocationUnit } from '@shared/model/location';
import type { ShiftKind } from '@shared/model/shift-plan';
import { notice } from '@shared/text/notice';

/** Refused beside the field. */
export const requireOwnProfessions = (
  { careUnit }: LocationUnit,
  { professions }: Pick<ShiftKind, 'professions'>,
  field: string,
): void => {
  const possible = professionsOfUnit(careUnit);
  if (professions.every((it) => possible.includes(it))) return;
  throw new AppError('INVALID_REQUEST', undefined, { fields: { [field]: notice('professionOfOtherUnit') } });
};
