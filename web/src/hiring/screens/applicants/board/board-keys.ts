import type { CollisionDetection, KeyboardCoordinateGetter } from '@dnd-kit/core';

type Span = { left: number; right: number };
const holds = ({ left, right }: Span, x: number): boolean => x >= left && x <= right;

/** Left and right arrow move the card to the center of the neighboring column. */
export const toNextColumn: KeyboardCoordinateGetter = (event, { context: { droppableRects, collisionRect } }) => {
  const step = event.code === 'ArrowRight' ? 1 : event.code === 'ArrowLeft' ? -1 : 0;
  if (step === 0 || !collisionRect) return undefined;
  event.preventDefault();
  const columns = [...droppableRects.values()].sort((one, other) => one.left - other.left);
  const middle = collisionRect.left + collisionRect.width / 2;
  const next = columns[columns.findIndex((column) => holds(column, middle)) + step];
  if (!next || !columns.some((column) => holds(column, middle))) return undefined;
  return { x: next.left + (next.width - collisionRect.width) / 2, y: next.top + 48 };
};

/** A card is wider than the slim columns, so its center decides. */
export const columnBelow: CollisionDetection = ({ collisionRect, droppableContainers, droppableRects }) => {
  const middle = collisionRect.left + collisionRect.width / 2;
  return droppableContainers
    .filter(({ id }) => {
      const column = droppableRects.get(id);
      return column !== undefined && holds(column, middle);
    })
    .map(({ id }) => ({ id }));
};
