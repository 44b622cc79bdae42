import { instantAt, wallClock, wallTimeAt } from '@shared/messages/rules/schedule-times';
import type { InterviewSlot } from '@shared/hiring/model/interview';
import { say } from '@/lib/i18n/notices';
import { newId } from '@/lib/requests/new-id';

export type TimeRow = { id: string; date: string; time: string };

export const lengths = [15, 20, 30, 45, 60, 90, 120, 180, 240] as const;
export const defaultLength = 30;

export const emptyRow = (date = '', time = ''): TimeRow => ({ id: newId('ent'), date, time });

const isTyped = ({ date, time }: TimeRow): boolean => /^[1-9]\d{3}-\d\d-\d\d$/.test(date) && /^\d\d:\d\d$/.test(time);

const minuteMs = 60_000;

export const slotOf = (row: TimeRow, zone: string, minutes: number): InterviewSlot | null => {
  if (!isTyped(row)) return null;
  const start = instantAt(wallClock(row.date, row.time), zone);
  return {
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + minutes * minuteMs).toISOString(),
  };
};

export const problemOf = (row: TimeRow, zone: string, now: number): string | null => {
  if (!isTyped(row)) return say('required');
  const wall = wallClock(row.date, row.time);
  const start = instantAt(wall, zone);
  // Skipped by a daylight saving change.
  if (wallTimeAt(start, zone) !== wall) return say('clocksChange');
  return start > now ? null : say('slotInPast');
};

export const rowsOf = (slots: readonly InterviewSlot[], zone: string): TimeRow[] =>
  slots.map(({ startsAt }) => {
    const wall = new Date(wallTimeAt(Date.parse(startsAt), zone)).toISOString();
    return emptyRow(wall.slice(0, 10), wall.slice(11, 16));
  });

export const lengthOf = ({ startsAt, endsAt }: InterviewSlot): number =>
  Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / minuteMs);
