import type { TFunction } from '@/lib/i18n/i18n';
import { generalPath } from '../field-path';
import { listNames } from '../profile-merge';
import type { ProfileValues } from '../profile-values';

const shownPath = (path: string): string =>
  path.startsWith('availability.') ? path.split('.').slice(0, 2).join('.') : generalPath(path);

/** Field label by path: "Issuing body (License 2)" for `licenses.1.issuingBody`. */
export const problemLabel = (path: string, values: ProfileValues, t: TFunction): string => {
  const label = t(`profile-fields:fields.${shownPath(path)}`);
  const [first, index] = path.split('.');
  const list = listNames.find((name) => name === first);
  if (!list || values[list].length < 2) return label;
  return t('entryField', { label, entry: t(`profile-fields:entries.${list}`), number: Number(index) + 1 });
};
