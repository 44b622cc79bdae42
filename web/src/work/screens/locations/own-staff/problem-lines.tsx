import { FormMessage } from '@/components/ui/fields/form-message';
import { useTranslation } from '@/lib/i18n/i18n';
import type { CheckedList } from './own-staff-queries';

/** A line for each problem. */
export const ProblemLines = ({ problems }: Pick<CheckedList, 'problems'>) => {
  const { t } = useTranslation('own-staff');
  if (problems.length === 0) return null;
  return (
    <FormMessage kind="error">
      {t('problems.title', { count: problems.length })}
      <ul>
        {problems.map(({ line, problem }) => (
          <li key={line}>{t('problems.line', { line, problem: t(`problem.${problem}`) })}</li>
        ))}
      </ul>
    </FormMessage>
  );
};
