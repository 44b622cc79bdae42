import { useDroppable } from '@dnd-kit/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useId, useRef } from 'react';
import type { ReceivedApplication } from '@shared/model/application';
import type { ApplicationStatus } from '@shared/model/enumerations';
import { classNames } from '@/components/ui/base/class-names';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './board.module.css';
import { BoardCard } from './board-card';
import type { Moves } from './use-moves';
import type { Transition } from './status-transitions';

type Props = {
  status: ApplicationStatus;
  rows: readonly ReceivedApplication[];
  way: Transition | null;
  toOpen: (applicationId: string) => { search: string };
  moves: Moves;
  nextInterviews: Readonly<Record<string, string>>;
};

const allUpTo = 40;
const cardHeight = 148;

export const BoardColumn = ({ status, rows, way, ...card }: Props) => {
  const { t } = useTranslation(['applicants', 'labels/hiring']);
  const id = useId();
  const { setNodeRef, isOver } = useDroppable({ id: status });
  const isRefused = way?.way === 'refused' && way.why !== 'same';
  return (
    <li
      ref={setNodeRef}
      aria-labelledby={id}
      className={classNames(
        styles.column,
        way && !isRefused && styles.open,
        isRefused && styles.shut,
        isOver && styles.over,
      )}
    >
      <div className={styles.head}>
        <h2 id={id}>{t(`applicationStatus.${status}`)}</h2>
        <span className={styles.count}>
          <span aria-hidden="true">{rows.length}</span>
          <span className="visually-hidden">{t('count', { count: rows.length })}</span>
        </span>
      </div>
      {isRefused && <p className={styles.refusal}>{t(`refusal.${way.why}`)}</p>}
      {rows.length > allUpTo && <LongCards rows={rows} {...card} />}
      {rows.length > 0 && rows.length <= allUpTo && <Cards rows={rows} {...card} />}
      {rows.length === 0 && !isRefused && <p className={styles.empty}>{t('board.empty')}</p>}
    </li>
  );
};

type CardsProps = Omit<Props, 'status' | 'way'>;

const Cards = ({ rows, nextInterviews, ...card }: CardsProps) => (
  <ul role="list" className={styles.cards}>
    {rows.map((row) => (
      <li key={row.applicationId}>
        <BoardCard row={row} nextInterview={nextInterviews[row.applicationId]} {...card} />
      </li>
    ))}
  </ul>
);

const LongCards = ({ rows, nextInterviews, ...card }: CardsProps) => {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => cardHeight,
    getItemKey: (index) => rows[index]?.applicationId ?? index,
    overscan: 6,
  });
  return (
    <div ref={scroller} className={styles.cards}>
      <ul role="list" className={styles.long} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start, key }) => {
          const row = rows[index];
          return (
            row && (
              <li
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
                style={{ transform: `translateY(${start}px)` }}
              >
                <BoardCard row={row} nextInterview={nextInterviews[row.applicationId]} {...card} />
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
};
