import ICAL from 'ical.js';
import { leftOutReasons, type LeftOutReason } from '@shared/messages/model/calendar';
import { LeftOut } from './left-out';

const needed =
  /^(?:BEGIN|END|UID|METHOD|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP|FREEBUSY|ATTENDEE|TZID|TZOFFSETFROM|TZOFFSETTO|X-WR-TIMEZONE|X-WR-CALNAME|X-MICROSOFT-CDO-BUSYSTATUS)[;:]/i;

/** Unfolded lines with times; titles and descriptions are not even parsed. */
const linesOfTimes = (text: string): string[] => {
  const lines: string[] = [];
  let keeps = false;
  for (const line of text.split(/\r\n|\n|\r/)) {
    const continues = /^[ \t]/.test(line);
    if (!continues) keeps = needed.test(line);
    if (!keeps) continue;
    if (continues) lines.push(`${lines.pop() ?? ''}${line.slice(1)}`);
    else lines.push(line);
  }
  return lines;
};

export type CalendarBlocks = { events: string[][]; freeBusy: string[][]; zones: string[][]; own: string[] };

const listOf = (calendar: CalendarBlocks, name: string): string[][] | null => {
  if (name === 'VEVENT') return calendar.events;
  if (name === 'VFREEBUSY') return calendar.freeBusy;
  return name === 'VTIMEZONE' ? calendar.zones : null;
};

/** Splits calendars into parts, so an unreadable one doesn't affect others. Throws for a file that ends early. */
export const calendarBlocksIn = (text: string): CalendarBlocks[] => {
  const calendars: CalendarBlocks[] = [];
  const open: string[] = [];
  let block: string[] = [];
  for (const line of linesOfTimes(text)) {
    const [, edge = '', called = ''] = /^(BEGIN|END):\s*(\S+)/i.exec(line) ?? [];
    const name = called.toUpperCase();
    if (edge.toUpperCase() === 'BEGIN') open.push(name);
    if (open.length === 1 && name === 'VCALENDAR' && edge.toUpperCase() === 'BEGIN')
      calendars.push({ events: [], freeBusy: [], zones: [], own: [] });
    if (open.length === 1 && edge === '') calendars.at(-1)?.own.push(line);
    if (open.length > 1) block.push(line);
    if (edge.toUpperCase() !== 'END') continue;
    if (open.pop() !== name) throw new Error('Parts of the calendar overlap.');
    if (open.length !== 1) continue;
    const calendar = calendars.at(-1);
    if (calendar) listOf(calendar, name)?.push(block);
    block = [];
  }
  if (open.length > 0) throw new Error('The calendar ends early.');
  return calendars;
};

const timeLine = /^(DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)(.*?):([\dTZPWDHMS,/+-]+)$/i;
const timeIn = /(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d))?/g;

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The library would turn February 30 into March 2. */
const isTime = ([year, month = '', day = '', hour = '0', minute = '0']: readonly string[]): boolean =>
  month >= '01' &&
  month <= '12' &&
  day >= '01' &&
  (day <= '28' || Number(day) <= daysIn(Number(year), Number(month))) &&
  Number(hour) < 24 &&
  Number(minute) < 60;

/** Fast path for the most common lines. */
const isPlain = (line: string): boolean =>
  /^[^:"]*:\d{4}(?:0[1-9]|1[0-2])(?:[01]\d|2[0-8])T(?:[01]\d|2[0-3])[0-5]\d{3}Z?$/.test(line);

/** Adds missing marks of whole days, and missing quotes around zone names with a colon. */
const tidyTimes = (line: string): string => {
  if (isPlain(line)) return line;
  const [, name, parameters = '', value = ''] = timeLine.exec(line) ?? [];
  if (name === undefined) return line;
  const times = value.replaceAll(timeIn, (text, ...parts: string[]) => (isTime(parts) ? text : `no ${text}`));
  const others = /^\d{8}$/.test(value)
    ? `${parameters.replaceAll(/;(?:VALUE|TZID)=[^;]*/gi, '')};VALUE=DATE`
    : parameters.replace(/;TZID=([^";:]*:[^";]*)/i, ';TZID="$1"');
  return `${name}${others}:${times}`;
};

/** Some calendars have rules in lower case. */
const tidy = (line: string): string => (/^RRULE[;:]/i.test(line) ? line.toUpperCase() : tidyTimes(line));

const parsed = (lines: readonly string[]): ICAL.Component =>
  new ICAL.Component(ICAL.parse(lines.join('\r\n')) as unknown[]);

const canParse = (line: string): boolean => {
  try {
    const [property] = parsed(['BEGIN:VEVENT', line, 'END:VEVENT']).getAllProperties();
    return property === undefined || property.getValues().length > 0;
  } catch {
    return false;
  }
};

const reasonOf = (line: string): LeftOutReason | null => {
  const [name = ''] = line.toUpperCase().split(/[;:]/);
  if (name === 'DTSTART') return 'noStart';
  if (name === 'RRULE') return 'badRule';
  return /^(?:DTEND|DURATION|RECURRENCE-ID|EXDATE|RDATE|FREEBUSY)$/.test(name) ? 'badTime' : null;
};

/** Drops unreadable lines that don't affect the time. */
const readablePart = (lines: readonly string[]): ICAL.Component => {
  const bad = lines.filter((line) => !/^(?:BEGIN|END):/i.test(line) && !canParse(line));
  const reasons = bad.flatMap((line) => reasonOf(line) ?? []);
  const [reason] = leftOutReasons.filter((it) => reasons.includes(it));
  if (reason) throw new LeftOut(reason);
  return parsed(lines.filter((line) => !bad.includes(line)));
};

export const parseComponent = (given: readonly string[]): ICAL.Component => {
  const lines = given.map(tidy);
  try {
    return parsed(lines);
  } catch {
    return readablePart(lines);
  }
};
