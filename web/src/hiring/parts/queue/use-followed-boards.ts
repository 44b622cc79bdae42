import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { mondaysFrom } from '@shared/core/rules/calendar-days';
import type { QueueCoverage } from '@shared/hiring/model/work-queue';
import type { Topic } from '@shared/messages/model/live';
import { useLiveUpdates, useTopics } from '@/lib/live/live';
import { readAgain } from '@/lib/requests/query-of';

/** Minimum time between two reads: many people clock in around the start of a shift. */
const pauseMs = 5000;

type Boards = Readonly<QueueCoverage['boards']>;

const topicsOf = (boards: Boards): Topic[] =>
  boards.flatMap(({ locationId, from, until }) =>
    mondaysFrom(from, until).map((monday) => `board:${locationId}:${monday}` as Topic),
  );

/**
 * Reads the queue again when a shift of today changes, the first change right away. Used once, in the page frame. A
 * location without shifts today isn't followed: its first one arrives with the next read.
 */
export const useFollowedBoards = (boards: Boards): void => {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastRead = useRef(-Infinity);
  useTopics(topicsOf(boards));
  useEffect(() => () => clearTimeout(timer.current), []);
  const read = () => {
    timer.current = undefined;
    lastRead.current = Date.now();
    void readAgain(client, ['getEmployerQueue']);
  };
  useLiveUpdates((update) => {
    if (update.type !== 'board.changed') return;
    const board = boards.find(({ locationId }) => locationId === update.locationId);
    if (!board || !update.cells.some(({ day }) => board.from <= day && day <= board.until)) return;
    timer.current ??= setTimeout(read, Math.max(0, lastRead.current + pauseMs - Date.now()));
  });
};
