import { officeZone } from '@shared/core/rules/business-days';
import { freeTimes } from '@shared/hiring/rules/interviews/free-times';
import { loadGazetteer } from '@shared/core/rules/places/gazetteer';
import { zoneOfPlace } from '@shared/core/rules/places/place-zone';
import { instantAt } from '@shared/messages/rules/schedule-times';
import { limits } from '@shared/limits';
import type { BusyTime } from '@shared/messages/model/calendar';
import type { Addressee, InterviewSlot } from '@shared/hiring/model/interview';
import { addSeconds } from '../../platform/clock';
import type { AuthorizedCaller } from '../../platform/http/caller';
import type { Stretch } from '../../store/hiring/interviews/ports';
import type { Deps } from './ports';
import { loadArrangement } from './load-arrangement';
import { loadInterviewers } from './propose-interview';

type Query = {
  caller: AuthorizedCaller;
  to: Addressee;
  minutes: number;
  timeZone?: string | undefined;
  interviewers: string[];
  except?: string | undefined;
};

const daySeconds = 24 * 3600;

/** Converts all-day events from midnights UTC to days of the reader's zone. */
const inZone = ({ startsAt, endsAt, allDay }: BusyTime, zone: string): InterviewSlot => {
  if (!allDay) return { startsAt, endsAt };
  const at = (midnight: string) => new Date(instantAt(Date.parse(midnight), zone)).toISOString();
  return { startsAt: at(startsAt), endsAt: at(endsAt) };
};

/** Reads the schedule and connected calendars; interviews are read separately. */
export const candidateTimes = async (
  { calendars }: Pick<Deps, 'calendars'>,
  userId: string,
  stretch: Stretch,
  zone: string,
): Promise<InterviewSlot[]> => {
  const [schedule, busy] = await Promise.all([
    calendars.schedule(userId, stretch, limits.calendarItemsPerWindow),
    calendars.busyTimes(userId),
  ]);
  return [...schedule, ...busy.map((it) => inZone(it, zone))];
};

/** Reads the team's connected calendars. */
export const memberTimes = async (
  { calendars }: Pick<Deps, 'calendars'>,
  userIds: readonly string[],
  zone: string,
): Promise<InterviewSlot[]> => {
  const busy = await Promise.all(userIds.map((userId) => calendars.busyTimes(userId)));
  return busy.flat().map((it) => inZone(it, zone));
};

/** Returns only times: neither side learns the other's entries. */
export const findFreeTimes = async (
  deps: Pick<Deps, 'interviews' | 'calls' | 'calendars' | 'availability' | 'people' | 'clock'>,
  { caller, to, minutes, timeZone: asked, interviewers, except }: Query,
): Promise<{ timeZone: string; items: InterviewSlot[] }> => {
  const [{ professionalId, organizationId, location, moved }] = await Promise.all([
    loadArrangement(deps, { caller, to, except }),
    loadGazetteer(),
  ]);
  const organizerId = moved?.organizerId ?? caller.userId;
  const chosen = await loadInterviewers(deps, { interviewers }, { organizationId, organizerId }, 'interviewers');
  const timeZone = asked ?? zoneOfPlace(location) ?? officeZone;
  const now = deps.clock.now();
  const days = limits.interviewSuggestionDays;
  const stretch = { after: now.toISOString(), before: addSeconds(now, (days + 2) * daySeconds).toISOString() };
  const everyone = [professionalId, organizerId, ...chosen];
  const [stated, ofCandidate, ofTeam, ...meetings] = await Promise.all([
    deps.availability.of(professionalId),
    candidateTimes(deps, professionalId, stretch, timeZone),
    memberTimes(deps, [organizerId, ...chosen], timeZone),
    ...everyone.map((userId) => deps.calendars.interviews(userId, stretch, limits.interviewsPerWindow)),
  ]);
  const taken = meetings.flat().filter(({ interviewId }) => interviewId !== except);
  const items = freeTimes({
    ...{ busy: [...ofCandidate, ...ofTeam, ...taken], stated, minutes, timeZone, now, days },
    candidateZone: zoneOfPlace(stated.location) ?? timeZone,
    perDay: limits.interviewSuggestionsPerDay,
    count: limits.interviewSuggestions,
  });
  return { timeZone, items };
};
