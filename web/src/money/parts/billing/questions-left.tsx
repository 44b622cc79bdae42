import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@shared/paths';
import { MutedText } from '@/components/layout';
import { useTranslation } from '@/lib/i18n/i18n';
import { planQuery } from './plan-queries';

/** Questions about jobs left in the reader's plan this month; null without a limit, and while loading. */
export const useQuestionsLeft = (): number | null => {
  const { data } = useQuery(planQuery());
  const found = data?.use.find(({ feature }) => feature === 'questionsPerMonth');
  if (data?.billing !== 'stripe' || !found || found.limit === null) return null;
  return Math.max(0, found.limit - (found.used ?? 0));
};

const Left = ({ left }: { left: number }) => {
  const { t } = useTranslation('plan-limits');
  return (
    <MutedText>
      {t(left === 0 ? 'questions.none' : 'questions.left', { left })}
      {left === 0 && (
        <>
          {' '}
          <Link to={paths.billing}>{t('seePlans')}</Link>
        </>
      )}
    </MutedText>
  );
};

/** What a question counts toward, shown before typing. */
export const QuestionsLeft = ({ left }: { left: number }) => (
  <Suspense fallback={null}>
    <Left left={left} />
  </Suspense>
);
