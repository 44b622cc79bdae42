import Heart from 'lucide-react/dist/esm/icons/heart.mjs';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { jobsFilter, paths } from '@shared/paths';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Page } from '@/components/ui/base/page';
import { savedJobIdsQuery } from '@/hiring/parts/jobs/saved/saved-jobs';
import { useSaverId } from '@/hiring/parts/jobs/saved/saver';
import { SwipeJob } from '@/hiring/parts/jobs/saved/swipe-job';
import { useMedia } from '@/lib/browser/use-media';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatNumber } from '@/lib/time/format';
import { ChipsLine } from './filters/chips-line';
import { JobList } from './job-list';
import styles from './jobs.module.css';
import type { JobsViewProps } from './jobs-view-props';
import { PlaceField } from './filters/place-field';
import type { RowFrame, Selection } from './result-list';
import { TextField } from './filters/search-fields';
import { useJobSearch, type JobSearching } from './use-job-search';

const jobParameter = 'job';

const swipeFrame: RowFrame = (job, row) => (
  <SwipeJob job={job} mayHide>
    {row}
  </SwipeJob>
);

/** Selected job from the address, or else the first of the list. */
const useSelection = ({ results: { data } }: JobSearching): Selection => {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  const parameters = new URLSearchParams(search);
  return {
    jobId: parameters.get(jobParameter) ?? data?.items[0]?.jobId ?? null,
    select: (jobId) => {
      parameters.set(jobParameter, jobId);
      void navigate({ pathname, search: parameters.toString() }, { replace: true, state, preventScrollReset: true });
    },
  };
};

const SavedLink = ({ hasWord }: { hasWord: boolean }) => {
  const { t } = useTranslation('job-search');
  const { data } = useQuery(savedJobIdsQuery());
  return (
    <ButtonLink
      to={`${paths.jobs}?${jobsFilter.parameter}=${jobsFilter.saved}`}
      variant={hasWord ? 'secondary' : 'quiet'}
      size="small"
      leftIcon={<Heart size={16} aria-hidden="true" />}
      aria-label={hasWord ? undefined : t('saved')}
      data-icons-on-phones={hasWord ? undefined : ''}
    >
      {hasWord && t('saved')}
      {hasWord && data && data.length > 0 && <span className={styles.count}> {formatNumber(data.length)}</span>}
    </ButtonLink>
  );
};

const ManageLink = () => {
  const { t } = useTranslation('job-search');
  return (
    <ButtonLink to={paths.manageJobs} variant="secondary" size="small">
      {t('manage')}
    </ButtonLink>
  );
};

export const WorkspaceJobs = ({ alertFor, paneFor }: JobsViewProps) => {
  const { t } = useTranslation('job-search');
  const searching = useJobSearch();
  const selection = useSelection(searching);
  const isSaver = useSaverId() !== null;
  // The person's eligibility isn't known before.
  const { me } = useSession();
  const isPhone = useMedia('(max-width: 47.99rem)') === true;
  const hasPane = useMedia('(min-width: 73.8125rem)') === true;
  const { search } = searching.place;
  const fields = (
    <div className={styles.fields} data-page-search="">
      <TextField {...searching} />
      {!isPhone && <PlaceField {...searching} />}
      {isPhone && isSaver && alertFor(search, 'icon')}
    </div>
  );
  return (
    <Page
      title={t('short')}
      width="bleed"
      actions={
        <>
          {!isPhone && fields}
          {isSaver ? <SavedLink hasWord={hasPane} /> : me && <ManageLink />}
          {!isPhone && isSaver && (hasPane ? alertFor(search) : alertFor(search, 'icon'))}
        </>
      }
      tools={
        <div className={styles.tools} data-page-lines="">
          {isPhone && fields}
          <ChipsLine searching={searching} />
        </div>
      }
    >
      <div className={styles.browse}>
        <JobList
          searching={searching}
          alert={isSaver ? null : alertFor(search)}
          selection={hasPane ? selection : undefined}
          frame={swipeFrame}
        />
        {hasPane && (
          <section className={styles.pane} aria-label={t('pane')} tabIndex={0}>
            {selection.jobId !== null && paneFor(selection.jobId)}
          </section>
        )}
      </div>
    </Page>
  );
};
