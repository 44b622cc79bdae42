import type { TFunction } from '@/lib/i18n/i18n';
import { labeledPath } from '../form/field-path';
import { isListName, listNames } from '../form/profile-merge';
import type { ProfileValues } from '../form/profile-values';

type Texts = TFunction<'profile-wizard' | 'profile-fields'>;

/** Field label by path: "Issuing body (License 2)" for `licenses.1.issuingBody`. */
export const problemLabel = (path: string, values: ProfileValues, t: Texts): string => {
  if (isListName(path)) return t(`entries.${path}`);
  const label = t(`fields.${labeledPath(path)}`);
  const [first, index] = path.split('.');
  const list = listNames.find((name) => name === first);
  if (!list || values[list].length < 2) return label;
  return t('entryField', { label, entry: t(`entries.${list}`), number: Number(index) + 1 });
};
