import {
  DndContext,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useSensor,
  useSensors,
  type DragStartEvent,
} from '@dnd-kit/core';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { BoardLine } from './board-line';
import styles from './board.module.css';
import { linesOf, type PlannedShift } from './board-model';
import type { Moving } from './use-moving';

// New options on each render would draw the board again.
const byMouse = { activationConstraint: { distance: 6 } };
/** A long press drags, a swipe scrolls. */
const byTouch = { activationConstraint: { delay: 220, tolerance: 8 } };

/** The board says itself what happens, for the keyboard too. */
const silent = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  restoreFocus: false,
};

type Props = { all: readonly PlannedShift[]; moving: Moving; children: ReactNode };

const shiftOf = (target: EventTarget | null): string | undefined =>
  (target instanceof Element ? target.closest<HTMLElement>('[data-movable]') : null)?.dataset['movable'];

const cellAt = ({ clientX, clientY }: PointerEvent): string | null =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-cell]')?.dataset['cell'] ?? null;

/**
 * Dragging with a mouse or a finger. The whole board is one handle, and the cell below is looked up: with a handle for each
 * of 5,000 lines, every move would draw all of them again.
 */
export const DragArea = ({ all, moving, children }: Props) => {
  const sensors = useSensors(useSensor(MouseSensor, byMouse), useSensor(TouchSensor, byTouch));
  const isOutside = useRef(false);
  const start = ({ activatorEvent }: DragStartEvent) => {
    isOutside.current = false;
    const id = shiftOf(activatorEvent.target);
    moving.pick(all.filter((shift) => shift.id === id));
  };
  return (
    <DndContext
      sensors={sensors}
      accessibility={{ ...silent, container: document.body }}
      onDragStart={start}
      // Let go beside the board, it stays where it was.
      onDragEnd={() => (isOutside.current ? moving.cancel() : moving.drop())}
      onDragCancel={moving.cancel}
    >
      <Handle moving={moving} isOutside={isOutside}>
        {children}
      </Handle>
    </DndContext>
  );
};

type HandleProps = Pick<Props, 'moving' | 'children'> & { isOutside: RefObject<boolean> };

const Handle = ({ moving, isOutside, children }: HandleProps) => {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: 'board' });
  const ghost = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isDragging) return undefined;
    const follow = (event: PointerEvent) => {
      ghost.current?.style.setProperty('translate', `${event.clientX}px ${event.clientY}px`);
      const cell = cellAt(event);
      isOutside.current = cell === null;
      moving.over(cell);
    };
    window.addEventListener('pointermove', follow);
    return () => window.removeEventListener('pointermove', follow);
  });
  const begin = (name: 'onMouseDown' | 'onTouchStart') => (event: { target: EventTarget }) => {
    if (shiftOf(event.target) !== undefined) listeners?.[name]?.(event);
  };
  return (
    <div ref={setNodeRef} role="presentation" onMouseDown={begin('onMouseDown')} onTouchStart={begin('onTouchStart')}>
      {children}
      {isDragging && moving.carried && (
        <div ref={ghost} className={styles.ghost} aria-hidden="true">
          <BoardLine line={linesOf([moving.carried.shift])[0]!} inGrid isSelected onOpen={() => undefined} />
        </div>
      )}
    </div>
  );
};
