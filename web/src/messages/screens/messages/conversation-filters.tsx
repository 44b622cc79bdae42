import { useInfiniteQuery } from '@tanstack/react-query';
import Briefcase from 'lucide-react/dist/esm/icons/briefcase.mjs';
import X from 'lucide-react/dist/esm/icons/x.mjs';
import { useEffect } from 'react';
import { rowsOf } from '@/lib/requests/cursor-pages';
import { pagesOf } from '@/lib/requests/query-of';
import { formatNumber } from '@/lib/time/format';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './messages.module.css';

const jobsQuery = pagesOf('listManagedJobs', { query: {} });
const keptForMs = 5 * 60_000;
const mostPages = 4;

export type Filters = { text: string; isUnread: boolean; jobId: string | null };

type Props = {
  filters: Filters;
  unread: number;
  hasJobs: boolean;
  onChange: (changes: Partial<Filters>) => void;
};

export const ConversationFilters = ({ filters: { isUnread, jobId }, unread, hasJobs, onChange }: Props) => {
  const { t } = useTranslation('messages');
  return (
    <div className={styles.chips} role="group" aria-label={t('filters.label')}>
      <button
        type="button"
        className={styles.chip}
        aria-pressed={!isUnread && jobId === null}
        onClick={() => onChange({ isUnread: false, jobId: null })}
      >
        {t('filters.all')}
      </button>
      <button
        type="button"
        className={styles.chip}
        aria-pressed={isUnread}
        onClick={() => onChange({ isUnread: !isUnread })}
      >
        {t('filters.unread')}
        {unread > 0 && <b>{formatNumber(unread)}</b>}
      </button>
      {hasJobs && <JobChip jobId={jobId} onChange={(next) => onChange({ jobId: next })} />}
    </div>
  );
};

const JobChip = ({ jobId, onChange }: { jobId: string | null; onChange: (jobId: string | null) => void }) => {
  const { t } = useTranslation('messages');
  const { data, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({ ...jobsQuery, staleTime: keptForMs });
  const isMore = hasNextPage && (data?.pages.length ?? 0) < mostPages;
  useEffect(() => {
    if (isMore && !isFetching) void fetchNextPage();
  }, [isMore, isFetching, fetchNextPage]);
  const withApplicants = rowsOf(data).filter((job) => job.applicationCount > 0 || job.jobId === jobId);
  if (withApplicants.length === 0) return null;
  return (
    <span className={styles.jobChip} data-set={jobId === null ? undefined : ''}>
      <label className={styles.chip}>
        <Briefcase size={14} aria-hidden="true" />
        <span className="visually-hidden">{t('filters.job')}</span>
        <select value={jobId ?? ''} onChange={({ currentTarget }) => onChange(currentTarget.value || null)}>
          <option value="">{t('filters.job')}</option>
          {withApplicants.map((job) => (
            <option key={job.jobId} value={job.jobId}>
              {job.title}
            </option>
          ))}
        </select>
      </label>
      {jobId !== null && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('filters.clearJob')}
          onClick={() => onChange(null)}
        >
          <X size={14} aria-hidden="true" />
        </button>
      )}
    </span>
  );
};
