import ICAL from 'ical.js';

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

/** The parts of each calendar, so that one that can't be read costs no other. Throws for a file that ends early. */
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

/** Rules in lower case are common. */
const tidy = (line: string): string => (/^RRULE[;:]/i.test(line) ? line.toUpperCase() : line);

export const componentOf = (lines: readonly string[]): ICAL.Component =>
  new ICAL.Component(ICAL.parse(lines.map(tidy).join('\r\n')) as unknown[]);
