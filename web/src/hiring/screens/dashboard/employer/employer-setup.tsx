import { useQuery } from '@tanstack/react-query';
import type { Act } from '@shared/organizations/rules/may';
import { companyProfileCompletion, isCompleteEnough } from '@shared/people/rules/profile/completion';
import { trialDays } from '@shared/money/billing/catalogue';
import { openInvitation, paths } from '@shared/paths';
import { useObstacles } from '@/money/parts/billing/use-obstacles';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { queryOf } from '@/lib/requests/query-of';
import { SetupList } from '../setup-list';
import type { EmployerSummary } from '@/organizations/parts/organization/employer-queries';

type Step = {
  key: 'account' | 'company' | 'verification' | 'plan' | 'job' | 'team' | 'professionals';
  isDone: boolean;
  to: string | null;
};

const stepsOf = (
  { employerProfile, totals, teamMembers }: EmployerSummary,
  { saved, isVerified, plan }: { saved: number; isVerified: boolean; plan: 'missing' | 'there' | null },
): Step[] => [
  { key: 'account', isDone: true, to: null },
  {
    key: 'company',
    isDone: isCompleteEnough(companyProfileCompletion(employerProfile.company)),
    to: paths.employerProfile,
  },
  { key: 'verification', isDone: isVerified, to: paths.organizationVerification },
  ...(plan === null ? [] : [{ key: 'plan' as const, isDone: plan === 'there', to: paths.billing }]),
  { key: 'job', isDone: totals.totalJobs > 0, to: paths.postJob },
  { key: 'team', isDone: teamMembers.length > 1, to: openInvitation },
  { key: 'professionals', isDone: saved > 0, to: paths.doctors },
];

/** Replaces the queue until the first job is published; later reachable by its link. */
export const EmployerSetup = ({ summary }: { summary: EmployerSummary }) => {
  const { t } = useTranslation('home');
  const saved = useQuery(queryOf('listSavedProfessionalIds'));
  const { me } = useSession();
  const isVerified = me?.membership?.unverified !== true;
  const { obstacles, isLimited, trialAvailable } = useObstacles();
  const lacks = (act: Act): boolean => obstacles(act).includes('plan');
  const isBlocked = ({ key }: Step): boolean =>
    (key === 'team' && lacks('inviteTeam')) || (key === 'professionals' && lacks('searchProfessionals'));
  const planState = lacks('searchProfessionals') ? 'missing' : 'there';
  const all = stepsOf(summary, {
    saved: saved.data?.userIds.length ?? 0,
    isVerified,
    plan: isLimited ? planState : null,
  });
  const isBought = ({ key, isDone }: Step): boolean => key === 'plan' && !isDone && !trialAvailable;
  const textOf = (step: Step): string => {
    const { key } = step;
    if (key === 'account') return '';
    if (isBought(step)) return t('setup.steps.plan.buyText');
    return key === 'plan' ? t('setup.steps.plan.text', { days: trialDays }) : t(`setup.steps.${key}.text`);
  };
  const steps = all.map((step) => {
    const { key, isDone, to } = step;
    const opens = !isDone && key !== 'account' && to !== null && !isBlocked(step);
    return {
      ...{ key, isDone, title: t(isBought(step) ? 'setup.steps.plan.buy' : `setup.steps.${key}.title`) },
      open: opens
        ? {
            to,
            text: textOf(step),
            action: t(`setup.steps.${key}.action`),
          }
        : null,
    };
  });
  return (
    <SetupList
      id="setup"
      title={t('setup.title', { organization: summary.employerProfile.organization })}
      steps={steps}
    />
  );
};
