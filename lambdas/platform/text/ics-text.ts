// Lines end at any of these for some readers; the others have no place in a text.
const breaks = /\r\n|[\r\n\u0085\u2028\u2029]/g;
// eslint-disable-next-line no-control-regex
const controls = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/g;

/** Text that stays within its property of an iCalendar file, whatever was typed. */
export const calendarText = (text: string): string => text.replace(breaks, '\n').replace(controls, ' ').toWellFormed();
