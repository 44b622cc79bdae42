import type { PanelMode } from '../../model/hiring-vocabulary';
import { daysFrom } from '../../../core/rules/calendar-days';
import { instantAt, wallClock } from '../../../messages/rules/schedule-times';

type Stretch = { startsAt: string; endsAt: string };

/** `interviews`: how many the member has in the range. */
export type PanelMember = { userId: string; busy: readonly Stretch[]; interviews: number };

export type PickableQuery = {
  candidateBusy: readonly Stretch[];
  /** In the order in which they were chosen. */
  panel: readonly PanelMember[];
  mode: PanelMode;
  minutes: number;
  timeZone: string;
  from: string;
  to: string;
  opens: string;
  closes: string;
  bufferMinutes: number;
  /** Nothing earlier can be picked. */
  earliest: number;
};

export type PickableTime = Stretch & {
  /** Who takes part, in the order of the panel. */
  team: string[];
};

const minuteMs = 60_000;
const stepMs = 30 * minuteMs;

const isWorkday = (day: string): boolean => ![0, 6].includes(new Date(day).getUTCDay());

const isFree = (busy: readonly Stretch[], start: number, end: number): boolean =>
  busy.every(({ startsAt, endsAt }) => Date.parse(endsAt) <= start || Date.parse(startsAt) >= end);

/**
 * `everyone`: all of the panel, if all are free. `round_robin`: the free member with the fewest interviews in the range,
 * the first of the panel among equals. Null if the time can't be taken.
 */
const teamAt = ({ panel, mode, bufferMinutes }: PickableQuery, start: number, end: number): string[] | null => {
  const buffer = bufferMinutes * minuteMs;
  const free = panel.filter(({ busy }) => isFree(busy, start - buffer, end + buffer));
  if (mode === 'everyone')
    return panel.length > 0 && free.length === panel.length ? free.map(({ userId }) => userId) : null;
  const fewest = Math.min(...free.map(({ interviews }) => interviews));
  const next = free.find(({ interviews }) => interviews === fewest);
  return next ? [next.userId] : null;
};

/**
 * Every half hour of the workdays at which the candidate and the team are free. The buffer applies to the team only; what
 * the candidate's profile says about days is left to the candidate, who picks.
 */
export const pickableTimes = (query: PickableQuery): PickableTime[] => {
  const { candidateBusy, minutes, timeZone, from, to, opens, closes, earliest } = query;
  const found: PickableTime[] = [];
  for (const day of daysFrom(from, to)) {
    if (!isWorkday(day)) continue;
    const last = wallClock(day, closes) - minutes * minuteMs;
    for (let wall = wallClock(day, opens); wall <= last; wall += stepMs) {
      const start = instantAt(wall, timeZone);
      const end = start + minutes * minuteMs;
      if (start < earliest || !isFree(candidateBusy, start, end)) continue;
      const team = teamAt(query, start, end);
      if (team) found.push({ startsAt: new Date(start).toISOString(), endsAt: new Date(end).toISOString(), team });
    }
  }
  return found;
};
