import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { readBusyTimes } from '../../lambdas/messages/calendar/read-busy-times';
import { limits } from '../../shared/limits';
import { madeAt, owner, type MadeCalendar } from './made-calendars';

/** Start and end in minutes. */
export type Span = [number, number];
export type Answer = { days: Span[]; times: Span[] };

const minuteMs = 60_000;
const dayMs = 24 * 3600 * 1000;

const edge = (days: number): string => new Date(madeAt.getTime() + days * dayMs).toISOString();
const stretch = {
  from: `${edge(-limits.feedDaysBack).slice(0, 10)}T00:00:00+00:00`,
  to: `${edge(limits.feedDaysAhead + 1).slice(0, 10)}T00:00:00+00:00`,
};

/** Our reading of a file. */
export const ownAnswer = ({ text }: MadeCalendar): Answer => {
  const { busy } = readBusyTimes(text, madeAt, owner, 60_000);
  const spans = (allDay: boolean): Span[] =>
    busy
      .filter((it) => it.allDay === allDay)
      .map(({ startsAt, endsAt }) => [Date.parse(startsAt) / minuteMs, Date.parse(endsAt) / minuteMs]);
  return { days: spans(true), times: spans(false) };
};

type Answered = { reader: string; answers: Answer[] };

/** Readings by icalendar and recurring-ical-events; needs Python with both. */
export const secondAnswers = (made: readonly MadeCalendar[]): Answered => {
  const given = { ...stretch, zone: owner.timeZone, email: owner.email, files: made.map(({ text }) => text) };
  const input = JSON.stringify(given);
  return JSON.parse(
    execFileSync('python3', [join(import.meta.dirname, 'second-reader.py')], { input, maxBuffer: 2 ** 26 }).toString(),
  ) as Answered;
};
