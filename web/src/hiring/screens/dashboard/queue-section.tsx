import type { UseQueryResult } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { QueryGate } from '@/components/records/query-gate';
import { useTranslation } from '@/lib/i18n/i18n';
import { useNow } from '@/lib/time/use-now';
import { HomeSection } from './home-parts';
import styles from './home.module.css';

const tickMs = 15_000;

/** Limit that keeps the sections below reachable: a full queue is long on a phone. */
const shownRows = 8;

/** One row above the limit isn't worth a button. */
const isLong = (rows: readonly ReactNode[]): boolean => rows.length > shownRows + 1;

type Props<T> = {
  query: UseQueryResult<T>;
  title: string;
  /** Text for an empty queue. */
  none: string;
  link?: { to: string; label: string };
  count: (data: T) => number;
  children: (data: T, now: number) => readonly ReactNode[];
};

const Rows = ({ rows }: { rows: readonly ReactNode[] }) => {
  const { t } = useTranslation('home');
  const [isWhole, setIsWhole] = useState(false);
  const shown = isLong(rows) && !isWhole ? rows.slice(0, shownRows) : rows;
  return (
    <div className={styles.panel}>
      <ol role="list">{shown}</ol>
      {isLong(rows) && (
        <button type="button" className={styles.fold} aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('queue.fewer') : t('queue.rest', { count: rows.length - shownRows })}
        </button>
      )}
    </div>
  );
};

/** The queue: rows disappear when done, so it has no dismiss button. */
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
            <Rows rows={children(data, now)} />
          )
        }
      </QueryGate>
    </HomeSection>
  );
};
