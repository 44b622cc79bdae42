import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { addDays, daysBetween, mondayOfDay } from '@shared/core/rules/calendar-days';
import type { BoardPlace } from '@shared/work/model/shifts/board';
import type { Topic } from '@shared/messages/model/live';
import { api } from '@/lib/api/api';
import { useLiveStatus, useLiveUpdates, useTopic } from '@/lib/live/live';
import { readAgain } from '@/lib/requests/query-of';
import { boardQuery, shiftQuery } from '../coverage-queries';

/** Changes within this time are loaded together. */
const pauseMs = 1000;

const topicOf = (locationId: string, monday: string) => `board:${locationId}:${monday}` as Topic;

type Range = { from: string; days: number };
type Shown = { locationId: string; range: Range; shift: string | null };

const lastDay = ({ from, days }: Range): string => addDays(from, days - 1);

/** The range from the first changed day to the last one. */
const stretchOf = (cells: readonly BoardPlace[]): Range => {
  const days = cells.map(({ day }) => day).toSorted();
  return { from: days[0]!, days: daysBetween(days[0]!, days.at(-1)!) + 1 };
};

/** A running read started before the change, so the entire board is reloaded then. */
const readCells = async (
  client: QueryClient,
  { locationId, range }: Shown,
  cells: readonly BoardPlace[],
): Promise<void> => {
  const whole = boardQuery(locationId, range);
  const { queryKey } = whole;
  const stretch = stretchOf(cells);
  const isBusy = () => client.isFetching({ queryKey, exact: true }) > 0;
  if (isBusy() || stretch.days === range.days) return client.invalidateQueries({ queryKey, exact: true });
  const read = await api('getBoard', { params: { locationId }, query: stretch });
  if (isBusy()) return client.invalidateQueries({ queryKey, exact: true });
  client.setQueryData(queryKey, (board) => {
    if (!board) return board;
    const until = lastDay(stretch);
    const days = [...board.days.filter(({ day }) => day < stretch.from || day > until), ...read.days];
    const people = new Map([...board.people, ...read.people].map((person) => [person.userId, person]));
    return { days, people: [...people.values()] };
  });
};

/** Shows others' changes: reloads only the days concerned, at most once a second. */
export const useLiveBoard = (shown: Shown): void => {
  const client = useQueryClient();
  const status = useLiveStatus();
  const known = useRef(status);
  const latest = useRef(shown);
  const waiting = useRef<BoardPlace[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastRead = useRef(0);
  const { locationId, range } = shown;
  const [first, last] = [mondayOfDay(range.from), mondayOfDay(lastDay(range))];
  useTopic(topicOf(locationId, first));
  useTopic(last === first ? null : topicOf(locationId, last));

  useEffect(() => {
    latest.current = shown;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  // Changes made while nothing listens are missed.
  const { from, days } = range;
  useEffect(
    () => () => {
      const { queryKey } = boardQuery(locationId, { from, days });
      void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
    },
    [client, locationId, from, days],
  );

  // Changes before the connection were missed.
  useEffect(() => {
    if (status === 'connected' && known.current !== 'connected') void readAgain(client, ['getBoard', 'getShift']);
    known.current = status;
  }, [status, client]);

  const read = () => {
    timer.current = undefined;
    lastRead.current = Date.now();
    const { range: now, shift } = latest.current;
    const cells = waiting.current.filter(({ day }) => day >= now.from && day <= lastDay(now));
    waiting.current = [];
    if (cells.length === 0) return;
    readCells(client, latest.current, cells).catch(() => readAgain(client, ['getBoard']));
    if (shift !== null) void client.invalidateQueries({ queryKey: shiftQuery(shift).queryKey, exact: true });
  };

  useLiveUpdates((update) => {
    if (update.type !== 'board.changed' || update.locationId !== latest.current.locationId) return;
    waiting.current.push(...update.cells);
    timer.current ??= setTimeout(read, Math.max(0, lastRead.current + pauseMs - Date.now()));
  });
};
