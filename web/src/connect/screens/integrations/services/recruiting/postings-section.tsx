import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { PostingProvider, PostingState } from '@shared/connect/integrations/linkedin-postings';
import type { SentPosting } from '@shared/connect/model/integration';
import { paths, pathTo } from '@shared/paths';
import { NextPage } from '@/components/records/next-page';
import { QueryGate } from '@/components/records/query-gate';
import rows from '@/components/records/rows.module.css';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { useTranslation } from '@/lib/i18n/i18n';
import { ownZone } from '@/lib/time/own-zone';
import { pagesOf } from '@/lib/requests/query-of';
import { formatDate } from '@/lib/time/format';
import styles from '../connections.module.css';

const tones: Record<PostingState, BadgeTone> = {
  sent: 'info',
  listed: 'success',
  not_listed: 'warning',
  refused: 'danger',
};

const PostingRow = ({ posting }: { posting: SentPosting }) => {
  const { t } = useTranslation('connections');
  const { jobId, title, state, reason, url, endsAt } = posting;
  const needsWork = state === 'refused' || state === 'not_listed';
  return (
    <li className={styles.imported}>
      <div className={styles.importedHead}>
        <span className={styles.importedTitle}>
          <Link to={pathTo(paths.job, { jobId })}>{title}</Link>
          {state === 'listed' && endsAt !== null && (
            <small>{t('postings.until', { date: formatDate(endsAt, ownZone()) })}</small>
          )}
        </span>
        <Badge tone={tones[state]}>{t(`postings.states.${state}`)}</Badge>
        {url !== null && (
          <a href={url} target="_blank" rel="noreferrer" aria-label={t('postings.viewNamed', { title })}>
            {t('postings.view')}
          </a>
        )}
      </div>
      {needsWork && (
        <p className={styles.soft}>
          {t(`postings.notes.${state}`)} {reason !== null && <q lang="en">{reason}</q>}
        </p>
      )}
    </li>
  );
};

/** Postings, and how the service handled them. */
export const PostingsSection = ({ provider }: { provider: PostingProvider }) => {
  const { t } = useTranslation('connections');
  const postings = useInfiniteQuery(pagesOf('listPostings', { params: { provider } }));
  return (
    <section className={styles.calls} aria-labelledby="postings-title">
      <h2 id="postings-title">{t('postings.title')}</h2>
      <QueryGate query={postings} loading={t('postings.loading')} rows={4}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          if (items.length === 0) return <p className={styles.soft}>{t('postings.none')}</p>;
          return (
            <>
              <ul role="list" className={rows.rows}>
                {items.map((it) => (
                  <PostingRow key={it.jobId} posting={it} />
                ))}
              </ul>
              <NextPage query={postings} />
            </>
          );
        }}
      </QueryGate>
    </section>
  );
};
