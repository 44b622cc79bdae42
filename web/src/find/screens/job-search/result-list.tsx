import { Suspense, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { paths, pathTo } from '@shared/paths';
import { useAppliedTo } from '@/hiring/parts/jobs/saved/applied-jobs';
import { JobRow } from '@/hiring/parts/jobs/job-row';
import { SaveJobButton } from '@/hiring/parts/jobs/saved/save-job-button';
import { useSaverId } from '@/hiring/parts/jobs/saved/saver';
import { withSource } from '@/hiring/parts/applications/application-source';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import type { FoundJob } from './search-query';
import styles from './jobs.module.css';

const loadNote = () => import('./match-note');
const RowRing = lazy(() => loadNote().then((it) => ({ default: it.RowRing })));
const RowNote = lazy(() => loadNote().then((it) => ({ default: it.RowNote })));
const JobMenu = lazy(() => import('@/hiring/parts/jobs/job-menu').then((it) => ({ default: it.JobMenu })));

/** The job shown beside the list. */
export type Selection = { jobId: string | null; select: (jobId: string) => void };

const isPlainClick = (event: MouseEvent): boolean =>
  event.detail > 0 && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const steps: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** J, K and arrows move the selection while the list has the focus; Enter follows the link. */
const moveIn = (event: KeyboardEvent<HTMLUListElement>, jobs: readonly FoundJob[], { select }: Selection): void => {
  const step = event.metaKey || event.ctrlKey || event.altKey ? undefined : steps[event.key];
  const at = jobs.findIndex(({ jobId }) => jobId === (event.target as HTMLElement).dataset['job']);
  const next = step === undefined || at < 0 ? undefined : jobs[at + step];
  if (!next) return;
  event.preventDefault();
  select(next.jobId);
  event.currentTarget.querySelector<HTMLElement>(`[data-job="${next.jobId}"]`)?.focus();
};

/** Wrapper around a row, such as swipe actions. */
export type RowFrame = (job: FoundJob, row: ReactNode) => ReactNode;

type Props = {
  jobs: readonly FoundJob[];
  label: string;
  selection?: Selection | undefined;
  frame?: RowFrame | undefined;
};

/** Professionals go straight to the page where they can apply. */
export const ResultList = ({ jobs, label, selection, frame = (_, row) => row }: Props): ReactNode => {
  const { t } = useTranslation('job-filters');
  const isSaver = useSaverId() !== null;
  const hasApplied = useAppliedTo();
  const page = isSaver ? paths.jobDetail : paths.job;
  const open = (jobId: string) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (!selection || !isPlainClick(event)) return;
    event.preventDefault();
    selection.select(jobId);
  };
  return (
    <ul
      role="list"
      aria-label={label}
      className={styles.rows}
      onKeyDown={(event) => {
        if (selection) moveIn(event, jobs, selection);
      }}
    >
      {jobs.map((job) => (
        <li key={job.jobId}>
          {frame(
            job,
            <JobRow
              job={job}
              to={withSource(pathTo(page, { jobId: job.jobId }), 'search')}
              highlights={job.highlights}
              distance={job.miles === null || job.remote ? undefined : t('miles', { count: job.miles })}
              isSelected={selection?.jobId === job.jobId}
              applied={hasApplied(job.jobId)}
              onOpen={open(job.jobId)}
              ring={job.match && <Suspense>{<RowRing match={job.match} />}</Suspense>}
              action={<SaveJobButton job={job} />}
              menu={isSaver && <Suspense>{<JobMenu job={job} />}</Suspense>}
              note={job.match && <Suspense>{<RowNote match={job.match} />}</Suspense>}
            />,
          )}
        </li>
      ))}
    </ul>
  );
};
