import {
  DndContext,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useSensor,
  useSensors,
  type DragStartEvent,
} from '@dnd-kit/core';
import { useEffect, useMemo, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react';
import type { Location } from '@shared/work/model/location';
import { Face } from '@/components/faces/face';
import { useStableCallback } from '@/components/records/use-stable-callback';
import { BoardLine } from './board-line';
import styles from './board.module.css';
import { cellKey, linesOf, type PlannedShift } from './board-model';
import { CarryContext, SeatGripContext, type Carrying, type SeatGrip } from './carry-context';
import { focusCell, sumRow } from './grid-keys';
import { SeatChoice } from '../seats/seat-choice';
import { isSeatHandle } from '../seats/seat-handle';
import type { Seated, SeatPlace } from '../seats/seat-rules';
import { useMoving } from './use-moving';
import { useSeating, type Seating } from '../seats/use-seating';

// Constant, because new options on each render would re-render the board.
const byMouse = { activationConstraint: { distance: 6 } };
/** A long press drags, a swipe scrolls. */
const byTouch = { activationConstraint: { delay: 220, tolerance: 8 } };

/** The board announces everything itself, for the keyboard too. */
const silent = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  restoreFocus: false,
};

const shiftOf = (target: EventTarget | null): string | undefined =>
  (target instanceof Element ? target.closest<HTMLElement>('[data-movable]') : null)?.dataset['movable'];

/** The totals below the board are outside of it. */
const placeOf = (target: Element | null): SeatPlace | null => {
  const cell = target?.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
  const line = target?.closest<HTMLElement>('[data-line]')?.dataset['line'] ?? null;
  return cell === undefined || cell.startsWith(`${sumRow}.`) ? null : { cell, line };
};

/** A person moved by keyboard starts at the panel's shift, or else at the start of the board. */
const focusBoard = ({ from: { unitId, day } }: Seated): void => {
  focusCell(cellKey(unitId, day));
  if (document.activeElement instanceof HTMLElement && document.activeElement.dataset['cell']) return;
  document.querySelector<HTMLElement>('[data-cell][tabindex="0"]')?.focus();
};

/**
 * While a person is picked up, their panel is set aside; it returns the focus to their handle.
 * A panel may be there before the board: the focus follows once the board is drawn.
 */
const useGrip = (seating: Seating, isDrawn: boolean) => {
  const held = useRef<Seated | null>(null);
  const row = useRef<HTMLElement | null>(null);
  const { isAside, person, by } = seating;
  const hold = useStableCallback((next: Seated, at: HTMLElement) => {
    held.current = next;
    row.current = at;
  });
  const pick = useStableCallback((next: Seated, at: HTMLElement) => {
    hold(next, at);
    seating.pick(next, 'keys');
  });
  useEffect(() => {
    if (isDrawn && person && by === 'keys') focusBoard(person);
  }, [isDrawn, person, by]);
  // Runs after the dialogs, which are shown again by then.
  useEffect(() => {
    if (isAside) return;
    row.current?.closest('[data-person]')?.querySelector<HTMLElement>('[data-grip]')?.focus();
    row.current = null;
  }, [isAside]);
  return { held, grip: useMemo<SeatGrip>(() => ({ isAside, hold, pick }), [isAside, hold, pick]) };
};

type Props = {
  location: Location;
  now: number;
  all: readonly PlannedShift[];
  cells: ReadonlyMap<string, PlannedShift[]>;
  /** On phones there is nothing to drop on. */
  hasBoard: boolean;
  children: ReactNode;
};

/**
 * Dragging with a mouse or a finger. The board and its panels are one handle, and the cell below is looked up:
 * with a handle for each of 5,000 lines, every move would re-render all of them.
 */
export const DragArea = ({ location, now, all, cells, hasBoard, children }: Props) => {
  const moving = useMoving(location, now);
  const seating = useSeating(location, cells);
  const { held, grip } = useGrip(seating, cells.size > 0);
  const sensors = useSensors(useSensor(MouseSensor, byMouse), useSensor(TouchSensor, byTouch));
  const isOutside = useRef(false);
  const start = ({ activatorEvent: { target } }: DragStartEvent) => {
    isOutside.current = false;
    if (isSeatHandle(target)) return held.current && seating.pick(held.current, 'pointer');
    seating.cancel();
    return moving.pick(all.filter(({ id }) => id === shiftOf(target)));
  };
  const end = () => {
    if (seating.person) seating.drop();
    // Dropped off the board, it stays where it was.
    else if (isOutside.current) moving.cancel();
    else moving.drop();
  };
  const cancel = () => {
    moving.cancel();
    seating.cancel();
  };
  return (
    <DndContext
      sensors={sensors}
      accessibility={{ ...silent, container: document.body }}
      onDragStart={start}
      onDragEnd={end}
      onDragCancel={cancel}
    >
      <CarryContext value={{ moving, seating }}>
        <SeatGripContext value={hasBoard ? grip : null}>
          <Handle moving={moving} seating={seating} isOutside={isOutside}>
            {children}
          </Handle>
        </SeatGripContext>
      </CarryContext>
      <SeatWords seating={seating} />
      <SeatChoice seating={seating} />
    </DndContext>
  );
};

const SeatWords = ({ seating: { person, target, words } }: { seating: Seating }) => (
  <p
    role="status"
    className={person ? styles.moving : 'visually-hidden'}
    data-refused={target?.drop === 'refused' || undefined}
  >
    {words}
  </p>
);

type HandleProps = Carrying & { isOutside: RefObject<boolean>; children: ReactNode };

const Handle = ({ moving, seating, isOutside, children }: HandleProps) => {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: 'board' });
  const ghost = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isDragging) return undefined;
    const follow = ({ clientX, clientY }: PointerEvent) => {
      ghost.current?.style.setProperty('translate', `${clientX}px ${clientY}px`);
      const place = placeOf(document.elementFromPoint(clientX, clientY));
      isOutside.current = place === null;
      moving.over(place?.cell ?? null);
      seating.over(place);
    };
    window.addEventListener('pointermove', follow);
    return () => window.removeEventListener('pointermove', follow);
  });
  useCancelKey(seating);
  const begin = (name: 'onMouseDown' | 'onTouchStart') => (event: { target: EventTarget }) => {
    if (shiftOf(event.target) !== undefined || isSeatHandle(event.target)) listeners?.[name]?.(event);
  };
  // A person picked up without dragging is dropped with a click.
  const dropAt = (event: MouseEvent) => {
    const place = seating.person && event.target instanceof Element ? placeOf(event.target) : null;
    if (!place) return;
    event.stopPropagation();
    seating.drop(place);
  };
  return (
    <div
      ref={setNodeRef}
      role="presentation"
      onMouseDown={begin('onMouseDown')}
      onTouchStart={begin('onTouchStart')}
      onClickCapture={dropAt}
    >
      {children}
      {isDragging && (
        <div ref={ghost} className={styles.ghost} aria-hidden="true">
          <Carried moving={moving} seating={seating} />
        </div>
      )}
    </div>
  );
};

const Carried = ({ moving: { carried }, seating: { person } }: Carrying) => {
  if (carried) {
    return <BoardLine line={linesOf([carried.shift])[0]!} inGrid isSelected onOpen={() => undefined} />;
  }
  if (!person) return null;
  return (
    <span className={styles.carriedPerson}>
      <Face id={person.userId} name={person.name} url={null} size={24} />
      {person.name}
    </span>
  );
};

/** Works with any focus, because the panel that would close with it is set aside. */
const useCancelKey = ({ person, cancel }: Seating): void => {
  useEffect(() => {
    if (!person) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      cancel();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
};
