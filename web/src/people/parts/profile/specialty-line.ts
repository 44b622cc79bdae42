import type { Specialty } from '@shared/core/model/enumerations';
import { isSubSpecialty } from '@shared/people/model/profile-vocabulary';
import type { TFunction } from '@/lib/i18n/i18n';

export const subSpecialtyName = (subSpecialty: string, label: TFunction<'labels/profiles'>): string =>
  isSubSpecialty(subSpecialty) ? label(`subSpecialty.${subSpecialty}`) : subSpecialty;

export const specialtyLine = (
  specialty: Specialty,
  subSpecialty: string,
  label: TFunction<'labels/jobs' | 'labels/profiles'>,
): string => [label(`specialty.${specialty}`), subSpecialtyName(subSpecialty, label)].filter(Boolean).join(', ');
