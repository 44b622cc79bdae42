import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { companyProfileCompletion, isCompleteEnough } from '@shared/domain/completion';
import { openInvitation, paths } from '@shared/paths';
import { classNames } from '@/components/ui/base/class-names';
import { ButtonLink } from '@/components/ui/base/button-link';
import { useTranslation } from '@/lib/i18n/i18n';
import { queryOf } from '@/lib/requests/query-of';
import { Progress } from './home-parts';
import styles from './home.module.css';
import type { EmployerSummary } from './employer-queries';

type Step = { key: 'account' | 'company' | 'job' | 'team' | 'professionals'; isDone: boolean; to: string | null };

const stepsOf = ({ employerProfile, totals, teamMembers }: EmployerSummary, saved: number): Step[] => [
  { key: 'account', isDone: true, to: null },
  {
    key: 'company',
    isDone: isCompleteEnough(companyProfileCompletion(employerProfile.company)),
    to: paths.employerProfile,
  },
  { key: 'job', isDone: totals.totalJobs > 0, to: paths.postJob },
  { key: 'team', isDone: teamMembers.length > 1, to: openInvitation },
  { key: 'professionals', isDone: saved > 0, to: paths.doctors },
];

/** In place of the queue until the first job is published; afterwards by its link. */
export const EmployerSetup = ({ summary }: { summary: EmployerSummary }) => {
  const { t } = useTranslation('home');
  const saved = useQuery(queryOf('listSavedProfessionalIds'));
  const steps = stepsOf(summary, saved.data?.userIds.length ?? 0);
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone)?.key;
  return (
    <section className={styles.setup} aria-labelledby="setup">
      <div>
        <h2 id="setup">{t('setup.title', { organization: summary.employerProfile.organization })}</h2>
        <p className={styles.soft}>{t('setup.done', { done, of: steps.length })}</p>
      </div>
      <Progress share={(100 * done) / steps.length} />
      <ol role="list" className={styles.panel}>
        {steps.map(({ key, isDone, to }, index) => (
          <li key={key} className={classNames(styles.step, isDone && styles.done, key === next && styles.next)}>
            <span className={styles.mark}>
              {isDone ? <Check size={14} role="img" aria-label={t('setup.isDone')} /> : index + 1}
            </span>
            <div>
              <h3>{t(`setup.steps.${key}.title`)}</h3>
              {!isDone && key !== 'account' && <p>{t(`setup.steps.${key}.text`)}</p>}
            </div>
            {!isDone && to && key !== 'account' && (
              <ButtonLink to={to} size="small" variant="secondary">
                {t(`setup.steps.${key}.action`)}
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
};
