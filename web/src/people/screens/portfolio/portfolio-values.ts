import type { PortfolioItem, PortfolioItemForm } from '@shared/people/model/portfolio';
import type { TFunction } from '@/lib/i18n/i18n';
import { formatDate } from '@/lib/time/format';

/** Form values: tags as comma-separated text. */
export type PortfolioValues = Omit<PortfolioItemForm, 'tags' | 'date'> & { tags: string; date: string };

export const blankValues: PortfolioValues = {
  title: '',
  type: 'case-study',
  description: '',
  date: '',
  tags: '',
  featured: false,
};

export const valuesOf = ({ title, type, description, date, tags, featured }: PortfolioItem): PortfolioValues => ({
  title,
  type,
  description,
  date: date ?? '',
  tags: tags.join(', '),
  featured,
});

export const tagsOf = (line: string): string[] => {
  const tags = line
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
  const names = tags.map((tag) => tag.toLowerCase());
  return tags.filter((_tag, index) => names.indexOf(names[index]!) === index);
};

export const fieldLabel = (
  values: PortfolioValues,
  field: keyof PortfolioValues,
  t: TFunction<'portfolio' | 'labels/profiles'>,
): string => {
  if (field === 'featured') return t(values.featured ? 'yes' : 'no');
  if (field === 'type') return t(`portfolioType.${values.type}`);
  return field === 'date' && values.date !== '' ? formatDate(values.date) : values[field];
};
