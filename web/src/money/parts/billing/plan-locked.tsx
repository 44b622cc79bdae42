import { useQuery } from '@tanstack/react-query';
import { wayOut } from '@shared/money/rules/plan-use';
import { paths } from '@shared/paths';
import { ButtonLink } from '@/components/ui/base/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { planQuery } from './plan-queries';

const texts = {
  candidateSearch: 'planWithoutSearch',
  analytics: 'planWithoutAnalytics',
  apiAccess: 'planWithoutApi',
} as const;

/** Replaces a feature that the plan lacks, with the server's refusal text. */
export const PlanLocked = ({ feature, isPart = false }: { feature: keyof typeof texts; isPart?: boolean }) => {
  const { t } = useTranslation(['plan-limits', 'notices']);
  const role = useSession().me?.membership?.role ?? 'member';
  const { data } = useQuery(planQuery());
  const trialAvailable = data?.trialAvailable === true;
  return (
    <EmptyState
      illustration={isPart ? null : 'signpost'}
      title={t('title.required')}
      text={t(texts[feature], wayOut({ role, trialAvailable }, feature, 1))}
      action={
        <ButtonLink to={paths.billing}>{t(trialAvailable && data.mayChange ? 'startTrial' : 'seePlans')}</ButtonLink>
      }
    />
  );
};
