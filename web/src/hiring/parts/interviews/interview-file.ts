import type { TFunction } from '@/lib/i18n/i18n';
import type { Interview } from '@shared/hiring/model/interview';
import { productDomain, productName } from '@shared/product';
import { interviewPath } from '@shared/paths';
import { timeOf, titleOf } from './interview-labels';

// Some calendar apps treat all of these as line breaks; other control characters are stripped.
const breaks = /\r\n|[\r\n\u0085\u2028\u2029]/g;
// eslint-disable-next-line no-control-regex
const controls = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/g;

const text = (value: string): string =>
  value
    .replace(breaks, '\n')
    .replace(controls, ' ')
    .toWellFormed()
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll('\n', '\\n');

const instant = (at: string): string => at.replace(/[-:]|\.\d+/g, '');

/** RFC 5545: lines of at most 75 bytes, continued after CRLF and a space. Never splits a character. */
const folded = (line: string): string => {
  const characters = /^[\x20-\x7e]*$/.test(line) ? 73 : 18;
  return (line.match(new RegExp(`.{1,${characters}}`, 'gu')) ?? []).join('\r\n ');
};

type Texts = TFunction<'interviews' | 'labels/hiring'>;

/** The interview as an .ics file with the UID of its invitations; null without a time. */
export const interviewFile = (interview: Interview, origin: string, t: Texts): string | null => {
  const time = timeOf(interview);
  if (!time) return null;
  const { interviewId, jobTitle, organization, type, place, note } = interview;
  const summary =
    jobTitle === null ? `${titleOf(interview)}, ${organization}` : t('calendarEntry', { jobTitle, organization });
  const url = new URL(interviewPath(interviewId), origin).href;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${productName}//Interviews//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${interviewId}@${productDomain}`,
    `SEQUENCE:${interview.sequence}`,
    `DTSTAMP:${instant(interview.updatedAt)}`,
    `DTSTART:${instant(time.startsAt)}`,
    `DTEND:${instant(time.endsAt)}`,
    `SUMMARY:${text(summary)}`,
    `LOCATION:${text(type === 'video' ? url : place)}`,
    `DESCRIPTION:${text([t(`interviewType.${type}`), place, note, url].filter(Boolean).join('\n'))}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
};
