import type { TFunction } from '@/lib/i18n';
import type { ProfileValues } from '../profile-values';
import { listNames } from '../profile-merge';

const isList = (name: string): boolean => listNames.some((it) => it === name);

/** The name of a field by its path: "Issuing body, license 2" of `licenses.1.issuingBody`. */
export const problemLabel = (path: string, values: ProfileValues, t: TFunction): string => {
  const [name = '', second = '', third] = path.split('.');
  if (name === 'availability') return t(`profile-fields:fields.${second}`);
  if (!isList(name) || third === undefined) return t(`profile-fields:fields.${name}`);
  const label = t(`profile-fields:fields.${third}`);
  const count = (values[name as keyof ProfileValues] as readonly unknown[]).length;
  return count > 1
    ? t('entryField', { label, entry: t(`profile-fields:entries.${name}`), number: Number(second) + 1 })
    : label;
};
