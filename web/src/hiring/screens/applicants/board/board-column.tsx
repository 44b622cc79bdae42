import { useDroppable } from '@dnd-kit/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ReceivedApplication } from '@shared/hiring/model/application';
import type { ApplicationStatus } from '@shared/core/model/enumerations';
import { AllTick } from '@/components/records/selection/ticks';
import type { Selection } from '@/components/records/selection/use-selection';
import { StageGlyph, stageClass } from '@/hiring/parts/applications/stage-glyph';
import { classNames } from '@/components/ui/base/class-names';
import { useStableCallback } from '@/components/records/use-stable-callback';
import { formatNumber } from '@/lib/time/format';
import { useTranslation } from '@/lib/i18n/i18n';
import type { NextEvents } from '../drawer/applicant-queries';
import styles from './board.module.css';
import { BoardCard } from './board-card';
import type { Transition } from '../moves/status-transitions';
import type { ListAddress } from '../use-list-state';
import type { Moves } from '../moves/use-moves';

type CardsProps = {
  rows: readonly ReceivedApplication[];
  address: ListAddress;
  moves: Moves;
  events: NextEvents;
  showJob: boolean;
  selection: Selection<ReceivedApplication>;
  /** Whether no other column is shown: nothing to drag to. */
  isOnly?: boolean;
};

type Props = CardsProps & { status: ApplicationStatus; way: Transition | null };

const allUpTo = 40;
const cardHeight = 132;

const useTarget = (
  id: ApplicationStatus,
  way: Transition | null,
): { ref: (element: HTMLElement | null) => void; look: string } => {
  const { setNodeRef, isOver } = useDroppable({ id });
  const isRefused = way?.way === 'refused' && way.why !== 'same';
  return {
    ref: setNodeRef,
    look: classNames(way && !isRefused && styles.open, isRefused && styles.shut, isOver && styles.over),
  };
};

const Count = ({ count }: { count: number }) => {
  const { t } = useTranslation('applicants');
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{formatNumber(count)}</span>
      <span className="visually-hidden">{t('count', { count })}</span>
    </span>
  );
};

export const BoardColumn = ({ status, way, ...cards }: Props) => {
  const { t } = useTranslation('applicants');
  const id = useId();
  const { ref, look } = useTarget(status, way);
  const { rows, isOnly, selection } = cards;
  const isOwn = (row: ReceivedApplication) => row.status === status;
  const Column = isOnly ? 'section' : 'li';
  return (
    <Column ref={ref} aria-labelledby={id} className={classNames(styles.column, stageClass(status), look)}>
      <div className={styles.head}>
        <StageGlyph status={status} />
        <h2 id={id}>{t(`stages.${status}`)}</h2>
        <Count count={rows.length} />
        {rows.length > 0 && !isOnly && (
          <AllTick
            selection={{ selected: selection.selected.filter(isOwn), all: (isChosen) => selection.set(rows, isChosen) }}
            count={rows.length}
          >
            <span className="visually-hidden">{t('bulk.selectStage', { stage: t(`stages.${status}`) })}</span>
          </AllTick>
        )}
      </div>
      {rows.length > allUpTo && !isOnly && <LongCards {...cards} />}
      {rows.length > 0 && (rows.length <= allUpTo || isOnly) && <Cards {...cards} />}
      {rows.length === 0 && <p className={styles.empty}>{t('board.empty')}</p>}
    </Column>
  );
};

const targets = { hired: 'hired', closed: 'rejected' } as const;

type SlimProps = { status: keyof typeof targets; count: number; way: Transition | null; address: ListAddress };

/** Closed applications as a count that opens them in the table. */
export const SlimColumn = ({ status, count, way, address }: SlimProps) => {
  const { t } = useTranslation('applicants');
  const id = useId();
  const { ref, look } = useTarget(targets[status], way);
  return (
    <li ref={ref} aria-labelledby={id} className={classNames(styles.slim, stageClass(targets[status]), look)}>
      <Link to={address.to({ view: 'table', status })}>
        <StageGlyph status={targets[status]} />
        <Count count={count} />
        <h2 id={id}>{t(`stages.${status}`)}</h2>
      </Link>
    </li>
  );
};

const useCardOf = ({ address, moves, events, showJob, selection, isOnly = false }: Omit<CardsProps, 'rows'>) => {
  const onMove = useStableCallback(moves.start);
  const onSelect = useStableCallback(selection.toggle);
  const isSelecting = selection.selected.length > 0;
  const { mayOffer } = moves;
  return (row: ReceivedApplication) => {
    const { applicationId } = row;
    return (
      <BoardCard
        {...{ row, mayOffer, showJob, isOnly, isSelecting, onMove, onSelect }}
        isSelected={selection.isSelected(applicationId)}
        search={address.to({ open: applicationId }).search}
        isOpen={address.state.open === applicationId}
        isMoving={moves.isMoving(applicationId)}
        event={events[applicationId]}
      />
    );
  };
};

const Cards = ({ rows, ...card }: CardsProps) => {
  const cardOf = useCardOf(card);
  return (
    <ul role="list" className={styles.cards}>
      {rows.map((row) => (
        <li key={row.applicationId}>{cardOf(row)}</li>
      ))}
    </ul>
  );
};

const LongCards = ({ rows, ...card }: CardsProps) => {
  const cardOf = useCardOf(card);
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
                {cardOf(row)}
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
};
