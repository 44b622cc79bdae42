import { useInfiniteQuery } from '@tanstack/react-query';
import { limits } from '@shared/limits';
import type { ActivityEntry } from '@shared/trust/model/audit';
import { MutedText, Stack } from '@/components/layout';
import { NextPage } from '@/components/records/next-page';
import { ErrorState } from '@/components/ui/base/error-state';
import { Card } from '@/components/ui/card';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { rowsOf } from '@/lib/requests/cursor-pages';
import { pagesOf } from '@/lib/requests/query-of';
import { formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import styles from './audit.module.css';
import { useAuditWords } from './audit-words';

const byWhom = (words: ReturnType<typeof useAuditWords>, { own, actor }: ActivityEntry): string => {
  if (own) return words.t('activity.you');
  return actor.kind === 'person' ? words.t('activity.byOther') : words.actor(actor);
};

/** The person's actions, and events of their account. */
export const ActivityCard = () => {
  const words = useAuditWords();
  const { t } = words;
  const query = useInfiniteQuery(pagesOf('listOwnActivity', {}));
  const entries = rowsOf(query.data);
  return (
    <Card id="activity" title={t('activity.title')}>
      <Stack gap="m">
        <MutedText>{t('activity.description', { days: limits.activityDays })}</MutedText>
        {query.isPending && <ListSkeleton rows={3} label={t('activity.loading')} />}
        {query.isError && entries.length === 0 && (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        )}
        {query.isSuccess && entries.length === 0 && <MutedText>{t('activity.none')}</MutedText>}
        {entries.length > 0 && (
          <ol className={styles.activity} role="list">
            {entries.map((entry) => (
              <li key={entry.id}>
                <span className={styles.what}>{words.action(entry)}</span>
                <span className={styles.change}>
                  {words
                    .changes(entry)
                    .slice(0, 3)
                    .map(({ label }) => label)
                    .join(', ')}
                </span>
                <span className={styles.when}>
                  {byWhom(words, entry)} · <time dateTime={entry.at}>{formatDateTime(entry.at, ownZone())}</time>
                </span>
              </li>
            ))}
          </ol>
        )}
        <NextPage query={query} />
      </Stack>
    </Card>
  );
};
