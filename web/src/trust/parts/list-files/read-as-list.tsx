import type { ReadAs } from '@shared/core/model/list-file';
import type { Profession } from '@shared/people/model/healthcare-vocabulary';
import { FormMessage } from '@/components/ui/fields/form-message';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatClock, formatDate, formatMoney } from '@/lib/time/format';

type Line = ReadAs & { line: number };

/** Maximum shown; no one reads more. */
const shownAtMost = 20;

const sameCells = (lines: readonly Line[]): Line[][] => [
  ...Map.groupBy(lines, ({ field, text, value }) => JSON.stringify([field, text, value])).values(),
];

/** Cells that were read in another form, each once. */
export const ReadAsList = ({ lines }: { lines: readonly Line[] }) => {
  const { t } = useTranslation(['list-files', 'labels/professions']);
  const meaning = ({ field, value }: ReadAs): string => {
    switch (field) {
      case 'day':
        return formatDate(String(value));
      case 'startTime':
      case 'endTime':
        return formatClock(String(value));
      case 'rateCents':
        return formatMoney(Number(value));
      case 'profession':
        return t(`profession.${value as Profession}`);
    }
  };
  const cells = sameCells(lines);
  if (cells.length === 0) return null;
  return (
    <FormMessage kind="info">
      {t('readAs.title')}
      <ul>
        {cells.slice(0, shownAtMost).map(([first, ...others]) => (
          <li key={`${first!.line} ${first!.field}`}>
            {t('readAs.cell', {
              text: first!.text,
              value: meaning(first!),
              line: first!.line,
              count: 1 + others.length,
            })}
          </li>
        ))}
      </ul>
      {cells.length > shownAtMost && t('readAs.more', { count: cells.length - shownAtMost })}
    </FormMessage>
  );
};
