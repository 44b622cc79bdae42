import { interviewTypeLabels, type InterviewType } from '@shared/model/hiring-vocabulary';
import { messagesView, paths } from '@shared/paths';
import { renderMail, type MailContent } from './markup';

/** Where an interview is shown, with what its reader can do. */
export const interviewPage = (interviewId: string): string =>
  `${paths.messages}?${messagesView.interview}=${encodeURIComponent(interviewId)}`;

type Slot = { startsAt: string; endsAt: string };

/** "Tue, Nov 24, 2026, 10:00 AM - 10:30 AM EST", by the clocks of the zone. */
export const slotWords = ({ startsAt, endsAt }: Slot, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
    .formatRange(new Date(startsAt), new Date(endsAt))
    // Thin spaces and dashes do not survive every mail program and text message.
    .replace(/\s*\u2013\s*/g, ' - ')
    .replace(/[\u2009\u202f]/g, ' ');

type Told = {
  siteUrl: string;
  interviewId: string;
  subject: string;
  /** What happened, in a sentence. */
  happened: string;
  type: InterviewType;
  place: string;
  note: string;
  reason: string;
  timeZone: string;
  /** Times to choose from. */
  slots: readonly Slot[];
  /** The time that holds. */
  time: Slot | null;
  action: string;
};

/** Everything about an interview that somebody needs beside their calendar. */
export const interviewMail = (told: Told): MailContent => {
  const { siteUrl, interviewId, subject, happened, type, place, note, reason, timeZone, slots, time, action } = told;
  return renderMail(siteUrl, {
    subject,
    preview: happened,
    heading: subject,
    paragraphs: [
      happened,
      ...(time ? [`When: ${slotWords(time, timeZone)}`] : []),
      ...(slots.length > 0 ? ['Times to choose from:', ...slots.map((slot) => slotWords(slot, timeZone))] : []),
      `How: ${interviewTypeLabels[type]}${place ? `, ${place}` : ''}`,
      ...(note ? [note] : []),
      ...(reason ? [`Reason given: ${reason}`] : []),
    ],
    action: { label: action, url: new URL(interviewPage(interviewId), siteUrl).href },
  });
};
