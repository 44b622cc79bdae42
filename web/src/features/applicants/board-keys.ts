import { type KeyboardCoordinateGetter } from '@dnd-kit/core';

/** Left and right arrow move the card to the center of the neighboring column. */
export const toNextColumn: KeyboardCoordinateGetter = (event, { context: { droppableRects, collisionRect } }) => {
  const step = event.code === 'ArrowRight' ? 1 : event.code === 'ArrowLeft' ? -1 : 0;
  if (step === 0 || !collisionRect) return undefined;
  event.preventDefault();
  const columns = [...droppableRects.values()].sort((one, other) => one.left - other.left);
  const middle = collisionRect.left + collisionRect.width / 2;
  const at = columns.findIndex(({ left, right }) => middle >= left && middle <= right);
  const next = columns[at + step];
  if (at < 0 || !next) return undefined;
  return { x: next.left + (next.width - collisionRect.width) / 2, y: next.top + 48 };
};
