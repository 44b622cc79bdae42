import { interviewPath } from '@shared/paths';
import type { Formatted, Slot } from '@shared/text/formats';
import type { MailBody } from '../../../platform/mail/markup';
import { textsOf, type DeferredText } from '../../../platform/text/deferred-text';
import type { InterviewItem } from '../../../store/hiring/interviews/interview-item';
import { onSite } from '../../format';
import type { EmailContext, Recipient } from '../../text';

const t = textsOf('notifications/interviews');

export type ToInbox = Recipient & EmailContext;

export type InterviewWording = {
  title: DeferredText;
  subject: DeferredText;
  content: DeferredText;
  action: DeferredText;
};

export const readAt = (slot: Slot, { timeZone }: Pick<InterviewItem, 'timeZone'>): Formatted => ({ slot, timeZone });

type About = {
  interview: Pick<InterviewItem, 'interviewId' | 'type' | 'place' | 'note' | 'timeZone'>;
  wording: Pick<InterviewWording, 'subject' | 'content' | 'action'>;
  reason: string;
  slots: readonly Slot[];
  time: Slot | null;
};

const formatLine = ({ type, place }: About['interview']): DeferredText =>
  place
    ? t('details.formatAt', { type: { label: `interviewType.${type}` }, place })
    : t('details.format', { type: { label: `interviewType.${type}` } });

const choices = ({ interview, slots }: About): DeferredText[] =>
  slots.length === 0
    ? []
    : [t('details.times'), ...slots.map((slot) => t('details.time', { time: readAt(slot, interview) }))];

export const interviewEmail = (about: About, { siteUrl }: ToInbox): MailBody => {
  const { interview, wording, reason, time } = about;
  return {
    subject: wording.subject,
    preview: wording.content,
    heading: wording.subject,
    paragraphs: [
      wording.content,
      ...(time ? [t('details.when', { time: readAt(time, interview) })] : []),
      ...choices(about),
      formatLine(interview),
      ...(interview.note ? [interview.note] : []),
      ...(reason ? [t('details.reason', { reason })] : []),
    ],
    action: { label: wording.action, url: onSite(siteUrl, interviewPath(interview.interviewId)) },
  };
};
