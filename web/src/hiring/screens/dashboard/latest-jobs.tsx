import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import type { ManagedJob, StageCounts } from '@shared/hiring/model/job';
import { paths, pathTo } from '@shared/paths';
import { Face } from '@/components/faces/face';
import { classNames } from '@/components/ui/base/class-names';
import { StagePipeline } from '@/hiring/parts/applications/stage-pipeline';
import { managedJobsQuery } from '@/hiring/parts/jobs/job-queries';
import { JobStatusBadge } from '@/hiring/parts/jobs/job-status-badge';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatNumber } from '@/lib/time/format';
import { HomeSection, Said } from './home-parts';
import styles from './home.module.css';
import type { EmployerSummary } from '@/organizations/parts/organization/employer-queries';

const shownJobs = 5;

type Profile = ManagedJob['posted_by_profile'];

const Person = ({ id, profile }: { id: string; profile: Profile }) => {
  const name = `${profile.first_name} ${profile.last_name}`.trim();
  return (
    <span className={styles.person}>
      <Face id={id} name={name} url={profile.photo_url} size={20} />
      <span className={styles.cut}>{name}</span>
    </span>
  );
};

const Unassigned = ({ job: { jobId, title }, mayAssign }: { job: ManagedJob; mayAssign: boolean }) => {
  const { t } = useTranslation('home');
  if (!mayAssign) return <span className={styles.soft}>{t('jobs.unassigned')}</span>;
  return (
    <Link to={pathTo(paths.manageJob, { jobId })} aria-label={t('jobs.assignOf', { title: title || t('untitled') })}>
      {t('jobs.assign')}
    </Link>
  );
};

type RowProps = { job: ManagedJob; stages: StageCounts | undefined; most: number; mayAssign: boolean };

const Row = ({ job, stages, most, mayAssign }: RowProps) => {
  const { t } = useTranslation(['home', 'labels/jobs']);
  const { jobId, title, department, postedBy, assignedTo, applicationCount, status } = job;
  const name = title || t('untitled');
  return (
    <tr>
      <td>
        <Link to={pathTo(paths.manageJob, { jobId })} className={styles.name}>
          {name}
        </Link>{' '}
        {department && <span className={styles.department}>{t(`specialty.${department}`)}</span>}
      </td>
      <td className={styles.wide}>
        <Person id={postedBy} profile={job.posted_by_profile} />
      </td>
      <td className={styles.wide}>
        {assignedTo && job.assigned_to_profile ? (
          <Person id={assignedTo} profile={job.assigned_to_profile} />
        ) : (
          <Unassigned job={job} mayAssign={mayAssign} />
        )}
      </td>
      <td className={styles.wide}>
        <Link
          to={pathTo(paths.jobApplications, { jobId })}
          className={styles.counted}
          aria-label={t('jobs.applicationsOf', { count: applicationCount, title: name })}
        >
          <span className={styles.ofJob}>{formatNumber(applicationCount)}</span>
          {stages && (
            <span
              className={styles.pipeline}
              style={{ '--part': applicationCount / Math.max(1, most) } as CSSProperties}
            >
              <StagePipeline counts={stages} />
            </span>
          )}
        </Link>
      </td>
      <td>
        <JobStatusBadge status={status} />
      </td>
    </tr>
  );
};

export const LatestJobs = ({ summary }: { summary: EmployerSummary }) => {
  const { t } = useTranslation('home');
  const { jobs, totals } = summary;
  const list = useQuery(managedJobsQuery({}));
  const stages = new Map(list.data?.items.map((job) => [job.jobId, job.stages]));
  const shown = jobs.slice(0, shownJobs);
  const most = Math.max(...shown.map(({ applicationCount }) => applicationCount));
  return (
    <HomeSection
      title={t('jobs.title')}
      order="later"
      {...(jobs.length > 0 && {
        link: { to: paths.manageJobs, label: t('jobs.all', { count: Math.max(totals.totalJobs, jobs.length) }) },
      })}
    >
      {jobs.length === 0 ? (
        <Said>
          {t('jobs.none')} <Link to={paths.postJob}>{t('jobs.first')}</Link>
        </Said>
      ) : (
        <div className={styles.panel}>
          <table className={styles.jobs}>
            <caption className="visually-hidden">{t('jobs.title')}</caption>
            <colgroup>
              <col />
              <col className={classNames(styles.wide, styles.people)} />
              <col className={classNames(styles.wide, styles.people)} />
              <col className={classNames(styles.wide, styles.counts)} />
              <col className={styles.states} />
            </colgroup>
            <thead className={styles.wide}>
              <tr>
                <th scope="col">{t('jobs.job')}</th>
                <th scope="col">{t('jobs.postedBy')}</th>
                <th scope="col">{t('jobs.assignedTo')}</th>
                <th scope="col">{t('jobs.applications')}</th>
                <th scope="col">{t('jobs.status')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((job) => (
                <Row
                  key={job.jobId}
                  job={job}
                  stages={stages.get(job.jobId)}
                  most={most}
                  mayAssign={summary.employerProfile.can_manage_team}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </HomeSection>
  );
};
