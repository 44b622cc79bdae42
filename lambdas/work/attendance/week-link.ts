import { addDays, calendarDay, mondayOfDay } from '@shared/core/rules/calendar-days';
import { wallTimeAt } from '@shared/messages/rules/schedule-times';
import { calendarStatus } from '@shared/work/rules/shifts/calendar-status';
import { AppError } from '@shared/errors';
import type { SharedShift, SharedWeek, WeekLink } from '@shared/work/model/shifts/week-link';
import { settingsTimeZones } from '@shared/core/model/time-zones';
import { linkLimits } from '@shared/core/limits/link-limits';
import { earliestToday, type Clock } from '../../platform/clock';
import type { KeyedHash } from '../../platform/crypto/keyed-hash';
import type { AuthorizedCaller } from '../../platform/http/caller';
import type { CalendarBooking } from '../../store/work/shifts/bookings/calendar-bookings';
import type { StoredWeekLink, WeekLinks } from '../../store/work/shifts/ports';
import { weekLinkTokens } from '../../store/work/shifts/week-links';

export type WeekDeps = { weekLinks: WeekLinks; hash: KeyedHash; clock: Clock };

const shown = async (hash: KeyedHash, link: StoredWeekLink | null): Promise<WeekLink> => {
  if (!link) return { token: null, madeAt: null, version: 0 };
  const { linkId, generation, on, changedAt } = link;
  if (!on) return { token: null, madeAt: null, version: generation };
  const token = await weekLinkTokens.tokenOf(hash, { ownerId: linkId, generation });
  return { token, madeAt: changedAt, version: generation };
};

export const getWeekLink = async (
  { weekLinks, hash }: WeekDeps,
  { userId }: Pick<AuthorizedCaller, 'userId'>,
): Promise<WeekLink> => shown(hash, await weekLinks.get(userId));

type Changing = { caller: Pick<AuthorizedCaller, 'userId'>; on: boolean; version: number };

/** Changes the link; turning it on again replaces it. A repeat of the last change returns its result. */
export const changeWeekLink = async (
  { weekLinks, hash, clock }: WeekDeps,
  { caller: { userId }, on, version }: Changing,
): Promise<WeekLink> => {
  const stored = await weekLinks.get(userId);
  if (stored?.generation === version + 1 && stored.on === on) return shown(hash, stored);
  if ((stored?.generation ?? 0) !== version) throw new AppError('STALE_VERSION');
  const link = {
    linkId: stored?.linkId ?? clock.newId('wkl'),
    generation: version + 1,
    on,
    changedAt: clock.now().toISOString(),
  };
  await weekLinks.change(userId, { before: version, link });
  return shown(hash, link);
};

/** Returns the period to read: a day wider on both sides than the weeks shown, because time zones differ. */
const stretchAround = (now: Date) => {
  const monday = mondayOfDay(earliestToday(now));
  return { after: addDays(monday, -1), before: addDays(monday, (linkLimits.sharedWeeks + 1) * 7 + 2) };
};

const todayIn = (zone: string, now: Date): string => calendarDay(wallTimeAt(now.getTime(), zone));

/** Selects booked shifts only: a request may come to nothing, and a cancellation is private. */
const sharedShifts = (bookings: readonly CalendarBooking[]): SharedShift[] =>
  bookings
    .filter(({ booking }) => calendarStatus(booking) === 'booked')
    .map(({ booking: { terms }, shift: { timeZone } }) => ({
      day: terms.day,
      startTime: terms.startTime,
      endTime: terms.endTime,
      timeZone,
    }));

const openedBy = async ({ weekLinks, hash }: WeekDeps, token: string): Promise<string | null> => {
  const key = await weekLinkTokens.parse(hash, token);
  const opened = key && (await weekLinks.open(key.ownerId));
  return opened?.link.on && opened.link.generation === key?.generation ? opened.userId : null;
};

/** Gives the same answer for every invalid link, so no one learns whether it ever worked. */
export const getSharedWeek = async (deps: WeekDeps, { token }: { token: string }): Promise<SharedWeek> => {
  const { weekLinks, clock } = deps;
  const userId = await openedBy(deps, token);
  const firstName = userId === null ? null : await weekLinks.firstName(userId);
  if (userId === null || firstName === null) throw new AppError('NOT_FOUND');
  const now = clock.now();
  const shifts = sharedShifts(await weekLinks.bookings(userId, stretchAround(now)));
  const monday = mondayOfDay(todayIn(shifts[0]?.timeZone ?? settingsTimeZones[0], now));
  const until = addDays(monday, linkLimits.sharedWeeks * 7);
  return { firstName: firstName.trim(), monday, shifts: shifts.filter(({ day }) => day >= monday && day < until) };
};
