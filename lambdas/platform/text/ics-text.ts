// Some calendar apps treat all of these as line breaks; other control characters are stripped.
const breaks = /\r\n|[\r\n\u0085\u2028\u2029]/g;
// eslint-disable-next-line no-control-regex
const controls = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/g;

/** Prevents iCalendar injection. */
export const calendarText = (text: string): string => text.replace(breaks, '\n').replace(controls, ' ').toWellFormed();
