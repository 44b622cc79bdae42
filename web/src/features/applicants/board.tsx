import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useMemo, useState } from 'react';
import type { ReceivedApplication } from '@shared/model/application';
import type { ApplicationStatus } from '@shared/model/enumerations';
import { applicationStatuses } from '@shared/model/vocabulary';
import { type TFunction, useTranslation } from '@/lib/i18n/i18n';
import styles from './board.module.css';
import { nameOf } from './applicant-labels';
import { BoardColumn } from './board-column';
import { CardFace } from './board-card';
import { toNextColumn } from './board-keys';
import type { Moves } from './use-moves';
import { transitionTo } from './status-transitions';

type Props = {
  rows: readonly ReceivedApplication[];
  toOpen: (applicationId: string) => { search: string };
  moves: Moves;
  nextInterviews: Readonly<Record<string, string>>;
};

/** Dragging scrolls the board sideways, never the page. */
const sideways = {
  threshold: { x: 0.12, y: 0 },
  canScroll: (element: Element) => element !== document.scrollingElement,
};

const isStatus = (id: UniqueIdentifier | undefined): id is ApplicationStatus =>
  applicationStatuses.some((status) => status === id);

const byStatus = (rows: readonly ReceivedApplication[]): Record<ApplicationStatus, ReceivedApplication[]> => {
  const columns = Object.fromEntries(applicationStatuses.map((status) => [status, []])) as unknown as Record<
    ApplicationStatus,
    ReceivedApplication[]
  >;
  for (const row of rows) columns[row.status].push(row);
  return columns;
};

const useAnnouncements = (
  rowAt: (id: UniqueIdentifier) => ReceivedApplication | undefined,
  mayOffer: boolean,
  t: TFunction<'applicants'>,
): Announcements => {
  const { t: label } = useTranslation('labels/hiring');
  const words = (id: UniqueIdentifier, to: UniqueIdentifier | undefined): string | undefined => {
    const row = rowAt(id);
    if (!row || !isStatus(to)) return undefined;
    const way = transitionTo(row, to, mayOffer);
    const column = label(`applicationStatus.${to}`);
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

export const ApplicantsBoard = ({ rows, toOpen, moves, nextInterviews }: Props) => {
  const { t } = useTranslation('applicants');
  const [dragged, setDragged] = useState<string | null>(null);
  const columns = useMemo(() => byStatus(rows), [rows]);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A long press drags, a swipe scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextColumn }),
  );
  const rowAt = (id: UniqueIdentifier | null) => rows.find(({ applicationId }) => applicationId === id);
  const announcements = useAnnouncements(rowAt, moves.mayOffer, t);
  const active = rowAt(dragged);

  const drop = ({ active: card, over }: DragEndEvent) => {
    setDragged(null);
    const row = rowAt(card.id);
    if (row && isStatus(over?.id)) moves.start(row, over.id);
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={(args) => (args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args))}
      autoScroll={sideways}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('board.help') },
        container: document.body,
      }}
      onDragStart={({ active: card }) => setDragged(String(card.id))}
      onDragEnd={drop}
      onDragCancel={() => setDragged(null)}
    >
      <ul className={styles.board} role="list" aria-label={t('board.label')}>
        {applicationStatuses.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            rows={columns[status]}
            way={active ? transitionTo(active, status, moves.mayOffer) : null}
            {...{ toOpen, moves, nextInterviews }}
          />
        ))}
      </ul>
      <DragOverlay dropAnimation={null}>
        {active && (
          <div className={styles.overlay}>
            <CardFace row={active} nextInterview={nextInterviews[active.applicationId]} />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
};
