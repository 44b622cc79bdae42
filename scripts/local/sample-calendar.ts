const dayMs = 24 * 3600 * 1000;

const stamp = (day: number): string => new Date(day).toISOString().slice(0, 10).replaceAll('-', '');

const mondayOf = (now: Date): number => {
  const day = Math.floor(now.getTime() / dayMs) * dayMs;
  return day - ((new Date(day).getUTCDay() + 6) % 7) * dayMs;
};

/** Calendar for testing the import: a clinic every Tuesday, a weekly night, a holiday. */
export const sampleCalendar = (now: Date): string => {
  const monday = mondayOf(now);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Local stack//Sample calendar//EN',
    'X-WR-TIMEZONE:America/New_York',
    'BEGIN:VEVENT',
    'UID:clinic@local',
    `DTSTAMP:${stamp(monday)}T000000Z`,
    `DTSTART;TZID=America/New_York:${stamp(monday + dayMs)}T090000`,
    `DTEND;TZID=America/New_York:${stamp(monday + dayMs)}T130000`,
    'RRULE:FREQ=WEEKLY',
    'SUMMARY:Clinic',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:night@local',
    `DTSTAMP:${stamp(monday)}T000000Z`,
    `DTSTART;TZID=America/New_York:${stamp(monday + 3 * dayMs)}T190000`,
    `DTEND;TZID=America/New_York:${stamp(monday + 4 * dayMs)}T070000`,
    'RRULE:FREQ=WEEKLY;COUNT=8',
    'SUMMARY:Night',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:holiday@local',
    `DTSTAMP:${stamp(monday)}T000000Z`,
    `DTSTART;VALUE=DATE:${stamp(monday + 12 * dayMs)}`,
    `DTEND;VALUE=DATE:${stamp(monday + 16 * dayMs)}`,
    'SUMMARY:Holiday',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
};
