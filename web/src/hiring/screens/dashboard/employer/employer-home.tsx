import { useQuery } from '@tanstack/react-query';
import { Plus, Search } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { homeView, paths } from '@shared/paths';
import { ButtonLink } from '@/components/ui/base/button-link';
import { classNames } from '@/components/ui/base/class-names';
import { Page } from '@/components/ui/base/page';
import { employerQueueQuery } from '@/hiring/parts/queue/queue-queries';
import { useTranslation } from '@/lib/i18n/i18n';
import { EmployerRow, keyOf } from './employer-queue-rows';
import { EmployerSetup } from './employer-setup';
import { EmployerSide } from './employer-side';
import { HomeActions, HomeColumns, HomeSection, useGreeting } from '../home-parts';
import styles from '../home.module.css';
import { LatestJobs } from '../latest-jobs';
import { PlanRow, usePressingPlan } from '../plan-row';
import { QueueSection } from '../queue-section';
import type { EmployerSummary } from '@/organizations/parts/organization/employer-queries';

const Queue = ({ guide }: { guide: boolean }) => {
  const { t } = useTranslation('home');
  const query = useQuery({ ...employerQueueQuery(), refetchOnMount: 'always' });
  const later = query.data?.later ?? [];
  const plan = usePressingPlan();
  return (
    <>
      <QueueSection
        query={query}
        title={t('queue.today')}
        none={t('queue.noneEmployer')}
        count={({ today }) => today.length + (plan === null ? 0 : 1)}
        {...(guide && { link: { to: `?${homeView.parameter}=${homeView.setup}`, label: t('setup.guide') } })}
      >
        {({ today }, now) => [
          ...(plan === null ? [] : [<PlanRow key="plan" state={plan} />]),
          ...today.map((row) => <EmployerRow key={keyOf(row)} row={row} now={now} />),
        ]}
      </QueueSection>
      {later.length > 0 && (
        <HomeSection title={t('queue.later')} count={later.length}>
          <ol role="list" className={styles.panel}>
            {later.map((row) => (
              <EmployerRow key={keyOf(row)} row={row} now={0} />
            ))}
          </ol>
        </HomeSection>
      )}
    </>
  );
};

type Props = { firstName: string; summary: EmployerSummary };

export const EmployerHome = ({ firstName, summary }: Props) => {
  const { t } = useTranslation('home');
  const [search] = useSearchParams();
  const { employerProfile, totals } = summary;
  const isAdmin = employerProfile.role === 'admin';
  const isNew = totals.totalJobs === totals.draftJobs;
  const asked = search.get(homeView.parameter) === homeView.setup;
  return (
    <Page
      {...useGreeting(firstName)}
      width="wide"
      actions={
        <HomeActions>
          <ButtonLink
            to={paths.doctors}
            variant="secondary"
            leftIcon={<Search size={16} aria-hidden="true" />}
            className={classNames(styles.wide)}
          >
            {t('find')}
          </ButtonLink>
          <ButtonLink
            to={paths.postJob}
            leftIcon={<Plus size={16} aria-hidden="true" />}
            className={classNames(styles.post)}
            aria-label={t('post')}
          >
            <span className={styles.wide}>{t('post')}</span>
          </ButtonLink>
        </HomeActions>
      }
    >
      <HomeColumns
        main={
          <>
            {isAdmin && (isNew || asked) && <EmployerSetup summary={summary} />}
            <Queue guide={isAdmin && !isNew && !asked} />
            <LatestJobs summary={summary} />
          </>
        }
        side={<EmployerSide summary={summary} isNew={isNew} />}
      />
    </Page>
  );
};
