import type { UseQueryResult } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { QueryGate } from '@/components/records/query-gate';
import { useTranslation } from '@/lib/i18n/i18n';
import { useNow } from '@/lib/time/use-now';
import { HomeSection } from './home-parts';
import styles from './home.module.css';

const tickMs = 15_000;

type Props<T> = {
  query: UseQueryResult<T>;
  title: string;
  /** What will appear. */
  none: string;
  link?: { to: string; label: string };
  count: (data: T) => number;
  children: (data: T, now: number) => ReactNode;
};

/** The queue: rows leave it by themselves, so it has no way to dismiss one. */
export const QueueSection = <T,>({ query, title, none, link, count, children }: Props<T>) => {
  const { t } = useTranslation('home');
  const now = useNow(tickMs);
  const found = query.data === undefined ? 0 : count(query.data);
  return (
    <HomeSection title={title} {...(found > 0 && { count: found })} {...(link && { link })}>
      <QueryGate query={query} loading={t('loading')} rows={3}>
        {(data) =>
          count(data) === 0 ? (
            <div className={styles.panel}>
              <div className={styles.empty}>
                <Inbox size={22} aria-hidden="true" />
                <h3>{t('queue.none')}</h3>
                <p>{none}</p>
              </div>
            </div>
          ) : (
            <ol role="list" className={styles.panel}>
              {children(data, now)}
            </ol>
          )
        }
      </QueryGate>
    </HomeSection>
  );
};
