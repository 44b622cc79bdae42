import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { profileField, type LinkedField } from '@shared/people/model/profile-vocabulary';
import { paths, pathTo, sourceParameter } from '@shared/paths';
import { QueryGate } from '@/components/records/query-gate';
import { MatchRing } from '@/hiring/parts/applications/match-ring';
import { OutcomeLine } from '@/hiring/parts/applications/match-outcome';
import { useMatchTexts } from '@/hiring/parts/applications/match-texts';
import { JobMenu } from '@/hiring/parts/jobs/job-menu';
import { JobRow } from '@/hiring/parts/jobs/job-row';
import { SaveJobButton } from '@/hiring/parts/jobs/saved/save-job-button';
import type { ApiResult } from '@/lib/api/api';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { classNames } from '@/components/ui/base/class-names';
import { HomeSection, Said } from './home-parts';
import styles from './home.module.css';
import { recommendedJobsQuery } from './professional/professional-queries';

const shownJobs = 4;
const shownReasons = 3;

type Recommendations = ApiResult<'recommendJobs'>;
type Recommended = Recommendations['items'][number];

const recommendedFrom = (jobId: string): string =>
  `${pathTo(paths.jobDetail, { jobId })}?${sourceParameter}=recommended`;

/** The main reasons for the job: the parts with the largest share of their points. */
const Reasons = ({ match }: Pick<Recommended, 'match'>) => {
  const { reasonText } = useMatchTexts();
  const best = [...match.parts].sort((a, b) => b.points / b.of - a.points / a.of).filter(({ points }) => points > 0);
  return (
    <ul className={styles.why}>
      {best.slice(0, shownReasons).map(({ part, reason }) => (
        <li key={part}>
          <Check size={14} aria-hidden="true" />
          <span>{reasonText(reason)}</span>
        </li>
      ))}
    </ul>
  );
};

const Match = ({ job }: { job: Recommended }) => {
  const { match } = job;
  return (
    <li>
      <JobRow
        job={job}
        to={recommendedFrom(job.jobId)}
        ring={match.score !== null && <MatchRing score={match.score} size={38} />}
        action={<SaveJobButton job={job} />}
        menu={<JobMenu job={job} />}
        note={match.state === 'eligible' ? <Reasons match={match} /> : <OutcomeLine outcome={match} />}
      />
    </li>
  );
};

const fieldPath = (field: LinkedField): string => `${paths.editProfile}#${profileField(field)}`;

type InsteadProps = { title: string; text: string; to: string; action: string };

/** Shown without matches: why, and what to do about it. */
const Instead = ({ title, text, to, action }: InsteadProps) => (
  <Said>
    <strong>{title}</strong> {text} <Link to={to}>{action}</Link>
  </Said>
);

const Matches = ({ items, obstacle }: Recommendations) => {
  const { t } = useTranslation('dashboard');
  if (obstacle === 'profession')
    return (
      <Instead
        title={t('recommended.needsProfession')}
        text={t('recommended.needsProfessionText')}
        to={fieldPath('profession')}
        action={t('recommended.setProfession')}
      />
    );
  if (obstacle === 'busy')
    return (
      <Instead
        title={t('recommended.busy')}
        text={t('recommended.busyText')}
        to={fieldPath('availability')}
        action={t('recommended.setAvailability')}
      />
    );
  return items.length === 0 ? (
    <Instead
      title={t('recommended.none')}
      text={t('recommended.noneText')}
      to={fieldPath('workplace')}
      action={t('recommended.checkProfile')}
    />
  ) : (
    <ul role="list" className={classNames(styles.panel, styles.matches)}>
      {items.slice(0, shownJobs).map((job) => (
        <Match key={job.jobId} job={job} />
      ))}
    </ul>
  );
};

export const BestMatches = () => {
  const { t } = useTranslation(['home', 'dashboard']);
  const query = useQuery(recommendedJobsQuery());
  const found = query.data?.items.length ?? 0;
  const needsProfile = query.error instanceof ApiError && query.error.code === 'PROFILE_REQUIRED';
  return (
    <HomeSection
      title={t('matches.title')}
      {...(found > 0 && { count: t('matches.count', { count: found }) })}
      link={{ to: paths.jobs, label: t('matches.all') }}
    >
      {needsProfile ? (
        <Instead
          title={t('recommended.needsProfile')}
          text={t('recommended.needsProfileText')}
          to={paths.profileSetup}
          action={t('professional.completeProfile')}
        />
      ) : (
        <QueryGate query={query} loading={t('recommended.loading')} rows={3}>
          {(data) => <Matches {...data} />}
        </QueryGate>
      )}
    </HomeSection>
  );
};
