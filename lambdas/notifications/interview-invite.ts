import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { InterviewType } from '@shared/hiring/model/hiring-vocabulary';
import { productDomain, productName } from '@shared/product';
import type { Language } from '@shared/text/language';
import { documents } from '../platform/text/documents';
import { labelsIn } from '../platform/text/labels';
import { calendarText } from '../platform/text/ics-text';
import type { CalendarPart } from '../platform/mail/raw-message';

export type CalendarInterview = {
  interviewId: string;
  /** Null for a call without an application. */
  jobTitle: string | null;
  organization: string;
  organizer: string;
  type: InterviewType;
  place: string;
  note: string;
  startsAt: string;
  endsAt: string;
  sequence: number;
  updatedAt: string;
  /** `tentative` while another time is being proposed. */
  state: 'confirmed' | 'tentative' | 'cancelled';
  url: string;
};
export type CalendarAttendee = { name: string; email: string };

const statuses = {
  confirmed: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
} as const;

export const interviewUid = (interviewId: string): string => `${interviewId}@${productDomain}`;

export const interviewTitle = (
  { jobTitle, organization }: Pick<CalendarInterview, 'jobTitle' | 'organization'>,
  t: ReturnType<typeof documents.in>,
): string =>
  jobTitle === null ? t('calendar.callWith', { organization }) : t('calendar.interview', { jobTitle, organization });

/** iCalendar (UTC). Sent from the product's address, which clients trust, and which hides personal ones. */
export const interviewCalendar = (
  interview: CalendarInterview,
  { from, attendees, language }: { from: string; attendees: readonly CalendarAttendee[]; language: Language },
): CalendarPart => {
  const { interviewId, organization, type, place, note, state, url } = interview;
  const method = state === 'cancelled' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({
    prodId: { company: productName, product: 'Interviews', language: language.toUpperCase() },
    method,
  });
  const t = documents.in(language);
  // Until the meeting is created, its link is the interview's page.
  const where = type === 'video' || place === '' ? url : place;
  calendar.createEvent({
    id: interviewUid(interviewId),
    sequence: interview.sequence,
    start: new Date(interview.startsAt),
    end: new Date(interview.endsAt),
    stamp: new Date(interview.updatedAt),
    summary: calendarText(interviewTitle(interview, t)),
    location: calendarText(where),
    description: calendarText(
      [labelsIn(language)(`interviewType.${type}`), place, note, url].filter(Boolean).join('\n'),
    ),
    status: statuses[state],
    url,
    organizer: {
      name: calendarText(t('calendar.organizer', { name: interview.organizer, organization })),
      email: from,
    },
    attendees: attendees.map(({ name, email }) => ({
      name: calendarText(name),
      email,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    })),
  });
  return { method, content: calendar.toString() };
};
