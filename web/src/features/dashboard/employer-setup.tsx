import { useQuery } from '@tanstack/react-query';
import { companyProfileCompletion, isCompleteEnough } from '@shared/domain/completion';
import { openInvitation, paths } from '@shared/paths';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { queryOf } from '@/lib/requests/query-of';
import { SetupList } from './setup-list';
import type { EmployerSummary } from '@/entities/organization/employer-queries';

type Step = {
  key: 'account' | 'company' | 'verification' | 'job' | 'team' | 'professionals';
  isDone: boolean;
  to: string | null;
};

const stepsOf = (
  { employerProfile, totals, teamMembers }: EmployerSummary,
  { saved, isVerified }: { saved: number; isVerified: boolean },
): Step[] => [
  { key: 'account', isDone: true, to: null },
  {
    key: 'company',
    isDone: isCompleteEnough(companyProfileCompletion(employerProfile.company)),
    to: paths.employerProfile,
  },
  { key: 'verification', isDone: isVerified, to: paths.organizationVerification },
  { key: 'job', isDone: totals.totalJobs > 0, to: paths.postJob },
  { key: 'team', isDone: teamMembers.length > 1, to: openInvitation },
  { key: 'professionals', isDone: saved > 0, to: paths.doctors },
];

/** In place of the queue until the first job is published; afterwards by its link. */
export const EmployerSetup = ({ summary }: { summary: EmployerSummary }) => {
  const { t } = useTranslation('home');
  const saved = useQuery(queryOf('listSavedProfessionalIds'));
  const { me } = useSession();
  const isVerified = me?.membership?.unverified !== true;
  const steps = stepsOf(summary, { saved: saved.data?.userIds.length ?? 0, isVerified }).map(({ key, isDone, to }) => ({
    ...{ key, isDone, title: t(`setup.steps.${key}.title`) },
    open:
      isDone || key === 'account' || to === null
        ? null
        : { to, text: t(`setup.steps.${key}.text`), action: t(`setup.steps.${key}.action`) },
  }));
  return (
    <SetupList
      id="setup"
      title={t('setup.title', { organization: summary.employerProfile.organization })}
      steps={steps}
    />
  );
};
