import type { TFunction } from '@/lib/i18n';
import type { ProfessionalProfile, StoredProfessionalProfile } from '@shared/model/professional';
import { formatMoney } from '@/lib/format';

/** The form's values: like the profile, but what must be chosen may still be open. */
export type ProfileValues = Omit<ProfessionalProfile, 'specialty' | 'experience'> &
  Pick<StoredProfessionalProfile, 'specialty' | 'experience'>;

const fields = [
  'title',
  'specialty',
  'experience',
  'location',
  'bio',
  'skills',
  'languages',
  'hourlyRateMinCents',
  'hourlyRateMaxCents',
  'currency',
  'employment',
  'education',
  'licenses',
  'searchable',
] as const satisfies readonly (keyof ProfileValues)[];

export const emptyEntries = {
  employment: { position: '', employer: '' },
  education: { institution: '', degree: '' },
  licenses: { name: '', number: '', state: '' },
} as const;

/** The editable part of the stored profile. */
export const valuesOf = (stored: StoredProfessionalProfile): ProfileValues =>
  Object.fromEntries(fields.map((field) => [field, stored[field]])) as ProfileValues;

const shownEntry = (entry: Record<string, string>): string => Object.values(entry).filter(Boolean).join(', ');

/** A field's value as a person reads it. */
export const shownValue = (values: ProfileValues, field: keyof ProfileValues, t: TFunction<'profile'>): string => {
  const value = values[field];
  if (Array.isArray(value)) return value.map(shownEntry).filter(Boolean).join('; ');
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (field === 'hourlyRateMinCents' || field === 'hourlyRateMaxCents')
    return typeof value === 'number' ? formatMoney(value, values.currency) : '';
  return value === null ? '' : String(value);
};
