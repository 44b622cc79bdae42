import type { TFunction } from '@/lib/i18n/i18n';
import { recordSystemNames } from '@shared/data/healthcare/record-systems';
import type { MoreDetails } from '@shared/hiring/model/more-details';
import {
  detailChoices,
  type DetailChoice,
  type DetailField,
  type RecordSystem,
} from '@shared/hiring/model/more-details-vocabulary';
import { states } from '@shared/people/model/profile-vocabulary';
import { formatMoney, formatNumber } from '@/lib/time/format';

type Words = TFunction<'job-details'>;
type Translated = Exclude<DetailChoice, 'recordSystem'>;
type ChoiceKey = { [C in Translated]: `choices.${C}.${(typeof detailChoices)[C][number]}` }[Translated];

/** Names of record systems are the same in every language. */
export const choiceLabel = (name: DetailChoice, code: string, t: Words): string =>
  name === 'recordSystem' ? recordSystemNames[code as RecordSystem] : t(`choices.${name}.${code}` as ChoiceKey);

const isChoice = (field: DetailField): field is DetailChoice => field in detailChoices;

/** Empty for missing answers, and for those that are only yes or no. */
export const detailLabel = (details: MoreDetails, field: DetailField, t: Words): string => {
  const value = details[field];
  if (value === null || typeof value === 'boolean') return '';
  if (Array.isArray(value)) return value.map((state) => states[state]).join(', ');
  if (isChoice(field)) return choiceLabel(field, String(value), t);
  return field.endsWith('Cents') ? formatMoney(Number(value)) : formatNumber(Number(value));
};
