import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useState } from 'react';
import { isOpen } from '@shared/hiring/rules/application-status';
import type { ReceivedApplication } from '@shared/hiring/model/application';
import type { ApplicationStatus } from '@shared/core/model/enumerations';
import { applicationStatuses, openStages } from '@shared/core/model/vocabulary';
import type { Selection } from '@/components/records/selection/use-selection';
import { formatNumber } from '@/lib/time/format';
import { type TFunction, useTranslation } from '@/lib/i18n/i18n';
import { nameOf } from '../drawer/applicant-labels';
import type { NextEvents } from '../drawer/applicant-queries';
import { CardFace } from './board-card';
import { BoardColumn, SlimColumn } from './board-column';
import { columnBelow, toNextColumn } from './board-keys';
import styles from './board.module.css';
import { byStatus } from '../list-state';
import { bulkStatuses, transitionTo } from '../moves/status-transitions';
import type { ListAddress } from '../use-list-state';
import type { Moves } from '../moves/use-moves';

type Props = {
  rows: readonly ReceivedApplication[];
  /** The only stage on a phone; null for all side by side. */
  stage: ApplicationStatus | null;
  address: ListAddress;
  moves: Moves;
  events: NextEvents;
  showJob: boolean;
  selection: Selection<ReceivedApplication>;
  /** Moves all selected candidates. */
  onMoveMany: (to: ApplicationStatus) => void;
};

/** Dragging scrolls the board sideways, never the page. */
const sideways = {
  threshold: { x: 0.12, y: 0 },
  canScroll: (element: Element) => element !== document.scrollingElement,
};

// Constant, because new options on each render would render every card again.
const byMouse = { activationConstraint: { distance: 6 } };
/** A long press drags, a swipe scrolls. */
const byTouch = { activationConstraint: { delay: 220, tolerance: 8 } };
const byKeyboard = { coordinateGetter: toNextColumn };

const isStatus = (id: UniqueIdentifier | undefined): id is ApplicationStatus =>
  applicationStatuses.some((status) => status === id);

const useAnnouncements = (
  rowAt: (id: UniqueIdentifier) => ReceivedApplication | undefined,
  mayOffer: boolean,
  t: TFunction<'applicants'>,
): Announcements => {
  const words = (id: UniqueIdentifier, to: UniqueIdentifier | undefined): string | undefined => {
    const row = rowAt(id);
    if (!row || !isStatus(to)) return undefined;
    const way = transitionTo(row, to, mayOffer);
    const column = t(`stages.${to}`);
    if (way.way !== 'refused') return t('board.over', { column });
    return way.why === 'same' ? t('board.home', { column }) : `${column}: ${t(`refusal.${way.why}`)}`;
  };
  const nameAt = (id: UniqueIdentifier): string => {
    const row = rowAt(id);
    return row ? nameOf(row.candidate) : '';
  };
  return {
    onDragStart: ({ active }) => t('board.picked', { name: nameAt(active.id) }),
    onDragOver: ({ active, over }) => words(active.id, over?.id),
    // A completed move announces itself.
    onDragEnd: ({ active, over }) => words(active.id, over?.id) ?? t('board.cancelled', { name: nameAt(active.id) }),
    onDragCancel: ({ active }) => t('board.cancelled', { name: nameAt(active.id) }),
  };
};

const refusalOf = (row: ReceivedApplication, to: ApplicationStatus | null, moves: Moves) => {
  const way = to === null ? null : transitionTo(row, to, moves.mayOffer);
  return way?.way === 'refused' && way.why !== 'same' ? way.why : null;
};

export const ApplicantsBoard = ({ rows, stage, onMoveMany, ...card }: Props) => {
  const { t } = useTranslation('applicants');
  const { moves, events, showJob, address, selection } = card;
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<ApplicationStatus | null>(null);
  const columns = byStatus(rows);
  const sensors = useSensors(
    useSensor(MouseSensor, byMouse),
    useSensor(TouchSensor, byTouch),
    useSensor(KeyboardSensor, byKeyboard),
  );
  const rowAt = (id: UniqueIdentifier | null) => rows.find(({ applicationId }) => applicationId === id);
  const announcements = useAnnouncements(rowAt, moves.mayOffer, t);
  const active = rowAt(dragged);
  const wayTo = (status: ApplicationStatus) => (active ? transitionTo(active, status, moves.mayOffer) : null);
  const draggedMany = dragged !== null && selection.isSelected(dragged) ? selection.selected.length : 1;
  const refusal = active ? refusalOf(active, over, moves) : null;

  if (stage !== null)
    return (
      <div className={styles.phone}>
        <BoardColumn status={stage} rows={columns[stage]} way={null} isOnly {...card} />
      </div>
    );

  const leave = () => {
    setDragged(null);
    setOver(null);
  };
  const drop = ({ active: dropped, over: target }: DragEndEvent) => {
    leave();
    const row = rowAt(dropped.id);
    if (!row || !isStatus(target?.id)) return;
    const to = target.id;
    if (draggedMany > 1 && bulkStatuses.some((it) => it === to)) onMoveMany(to);
    else moves.start(row, to);
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={(args) => (args.pointerCoordinates ? pointerWithin(args) : columnBelow(args))}
      autoScroll={sideways}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('board.help') },
        container: document.body,
      }}
      onDragStart={({ active: picked }) => setDragged(String(picked.id))}
      onDragOver={({ over: target }) => setOver(isStatus(target?.id) ? target.id : null)}
      onDragEnd={drop}
      onDragCancel={leave}
    >
      <ul className={styles.board} role="list" aria-label={t('board.label')}>
        {openStages.map((status) => (
          <BoardColumn key={status} status={status} rows={columns[status]} way={wayTo(status)} {...card} />
        ))}
        <SlimColumn status="hired" count={columns.hired.length} way={wayTo('hired')} address={address} />
        <SlimColumn
          status="closed"
          count={columns.rejected.length + columns.withdrawn.length}
          way={wayTo('rejected')}
          address={address}
        />
      </ul>
      <DragOverlay dropAnimation={null}>
        {active && (
          <div className={styles.overlay}>
            {draggedMany > 1 && <b className={styles.many}>{formatNumber(draggedMany)}</b>}
            <CardFace row={active} event={events[active.applicationId]} showJob={showJob} />
            {refusal !== null && (
              <p className={styles.refusal} data-edge={over !== null && !isOpen(over) ? '' : undefined}>
                {t(`refusal.${refusal}`)}
              </p>
            )}
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
};
