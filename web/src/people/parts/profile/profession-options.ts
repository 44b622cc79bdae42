import { professionAbbreviations } from '@shared/data/healthcare/profession-abbreviations';
import { professions, type Profession } from '@shared/people/model/healthcare-vocabulary';
import type { SearchedOption } from '@/components/ui/editing/combobox-field';
import type { TFunction } from '@/lib/i18n/i18n';

export const professionOptions = (label: TFunction<'labels/professions'>): SearchedOption<Profession>[] =>
  professions.map((value) => ({
    value,
    label: label(`profession.${value}`),
    keywords: professionAbbreviations[value] ?? '',
  }));
