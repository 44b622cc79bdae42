import Lock from 'lucide-react/dist/esm/icons/lock.mjs';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { paths, pathTo } from '@shared/paths';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { MutedText, Stack } from '@/components/layout';
import { ButtonLink } from '@/components/ui/base/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { JobRow } from '@/hiring/parts/jobs/job-row';
import { emptySearch, searchAddress } from '@/hiring/parts/jobs/job-search';
import type { ApiResult } from '@/lib/api/api';
import { useTranslation } from '@/lib/i18n/i18n';
import { queryOf } from '@/lib/requests/query-of';
import { PublicShiftList } from '@/work/parts/shifts/public-shift-list';
import styles from './shifts.module.css';

const shownPools = 3;
const shownShifts = 3;

type PoolJob = ApiResult<'searchMatchedJobs'>['items'][number];

/** The best per diem job of each organization: a hire joins its pool. */
const poolJobsQuery = () => ({
  ...queryOf('searchMatchedJobs', { query: { hiring: 'per_diem' } }),
  select: ({ items }: ApiResult<'searchMatchedJobs'>): PoolJob[] =>
    [...Map.groupBy(items, ({ organizationId }) => organizationId).values()]
      .flatMap(([best]) => best ?? [])
      .slice(0, shownPools),
});

/** Says how someone who isn't hired anywhere gets shifts, and previews those of pools that fit. */
export const NoPool = () => {
  const { t } = useTranslation('shifts');
  const title = useId();
  const pools = useQuery(poolJobsQuery()).data ?? [];
  if (pools.length === 0)
    return (
      <EmptyState
        illustration="clipboard"
        title={t('noPool.title')}
        text={t('noPool.text')}
        action={<ButtonLink to={paths.jobs}>{t('noPool.action')}</ButtonLink>}
      />
    );
  return (
    <section aria-labelledby={title} className={styles.pools}>
      <h2 id={title}>{t('noPool.pools')}</h2>
      <MutedText>{t('noPool.how')}</MutedText>
      <ul role="list">
        {pools.map((job) => (
          <li key={job.jobId}>
            <Pool job={job} />
          </li>
        ))}
      </ul>
      <ButtonLink variant="secondary" to={searchAddress({ ...emptySearch, hiring: ['per_diem'] })}>
        {t('noPool.all')}
      </ButtonLink>
    </section>
  );
};

const Pool = ({ job }: { job: PoolJob }) => {
  const { t } = useTranslation('shifts');
  const { organizationId, jobId, professions } = job;
  const organization = useQuery(queryOf('getPublicOrganization', { params: { organizationId } })).data;
  const shifts = (organization?.openShifts ?? []).filter((shift) =>
    shift.professions.some((it) => professions.includes(it)),
  );
  const most = shiftLimits.publicShifts.shown;
  return (
    <Stack gap="s">
      <JobRow job={job} to={pathTo(paths.jobDetail, { jobId })} />
      {shifts.length > 0 && (
        <>
          <p className={styles.locked}>
            <Lock size={16} aria-hidden="true" />
            {t(shifts.length < most ? 'noPool.open' : 'noPool.openMany', { count: shifts.length })}
          </p>
          <PublicShiftList shifts={shifts.slice(0, shownShifts)} />
        </>
      )}
    </Stack>
  );
};
