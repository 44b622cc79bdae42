import { channelMessages, type ChannelMessage } from '@shared/connect/integrations/channel-messages';
import { canFollow } from '@shared/hiring/rules/application-status';
import { interviewPath, paths, pathTo, timesheetAddress } from '@shared/paths';
import { textsOf, type DeferredText } from '../../../platform/text/deferred-text';
import type { ApplicationItem } from '../../../store/hiring/applications/application-item';
import type { InterviewItem } from '../../../store/hiring/interviews/interview-item';
import type { OfferItem } from '../../../store/hiring/offers/offer-item';
import type { TimesheetItem } from '../../../store/work/timesheets/timesheet-item';

const t = textsOf('notifications/channel-messages');

/** Null if deleted. */
export type NewsReader = {
  application(applicationId: string): Promise<ApplicationItem | null>;
  interview(interviewId: string): Promise<InterviewItem | null>;
  offer(offerId: string): Promise<OfferItem | null>;
  timesheet(week: { placementId: string; weekStartsOn: string }): Promise<TimesheetItem | null>;
};

/** `shortlist`: the application's ID while it can be shortlisted. */
export type News = { title: DeferredText; lines: DeferredText[]; path: string; shortlist: string | null };
type Data = Readonly<Record<string, string>>;

const applicationPath = (applicationId: string): string => pathTo(paths.application, { applicationId });

// Channels have readers outside the team: no names, only enough to decide whether to look.

export const applicationNews = (application: ApplicationItem): News => {
  const { applicationId, jobTitle, candidate, status } = application;
  const { title, experience } = candidate;
  return {
    title: t('application.title', { jobTitle }),
    lines: [
      experience === null
        ? t('application.candidate', { title })
        : t('application.years', { title, years: experience }),
    ],
    path: applicationPath(applicationId),
    shortlist: canFollow(status, 'shortlisted') ? applicationId : null,
  };
};

const ofApplication = async (reader: NewsReader, { applicationId = '' }: Data): Promise<News | null> => {
  const application = await reader.application(applicationId);
  return application && application.status !== 'withdrawn' ? applicationNews(application) : null;
};

const interviewTitle = (status: 'accepted' | 'cancelled', jobTitle: string | null): DeferredText => {
  if (jobTitle === null) return status === 'accepted' ? t('interview.callConfirmed') : t('interview.callCanceled');
  return status === 'accepted' ? t('interview.confirmed', { jobTitle }) : t('interview.canceled', { jobTitle });
};

const ofInterview = async (reader: NewsReader, { interviewId = '' }: Data): Promise<News | null> => {
  const interview = await reader.interview(interviewId);
  // An interview canceled before a time was agreed, or with its application, isn't announced.
  if (!interview || interview.startsAt === null || interview.endsAt === null) return null;
  const { status, jobTitle, startsAt, endsAt, timeZone, closedWithApplication } = interview;
  if (status !== 'accepted' && (status !== 'cancelled' || closedWithApplication)) return null;
  return {
    title: interviewTitle(status, jobTitle),
    lines: [t('interview.time', { time: { slot: { startsAt, endsAt }, timeZone } })],
    path: interviewPath(interviewId),
    shortlist: null,
  };
};

const ofOffer = async (reader: NewsReader, { offerId = '' }: Data): Promise<News | null> => {
  const offer = await reader.offer(offerId);
  if (offer?.status !== 'accepted' && offer?.status !== 'declined') return null;
  const { status, jobTitle, applicationId } = offer;
  return {
    title: status === 'accepted' ? t('offer.accepted', { jobTitle }) : t('offer.declined', { jobTitle }),
    lines: [],
    path: applicationPath(applicationId),
    shortlist: null,
  };
};

const ofTimesheet = async (reader: NewsReader, data: Data): Promise<News | null> => {
  const { placementId = '', weekStartsOn = '' } = data;
  const sheet = await reader.timesheet({ placementId, weekStartsOn });
  if (sheet?.status !== 'submitted') return null;
  return {
    title: t('timesheet.submitted', { jobTitle: sheet.jobTitle }),
    lines: [t('timesheet.week', { week: { day: weekStartsOn } })],
    path: timesheetAddress(placementId, weekStartsOn),
    shortlist: null,
  };
};

const readers: Readonly<Record<ChannelMessage, (reader: NewsReader, data: Data) => Promise<News | null>>> = {
  applications: ofApplication,
  interviews: ofInterview,
  offers: ofOffer,
  timesheets: ofTimesheet,
};

export const aboutOf = ({ about }: Data): ChannelMessage | null => channelMessages.find((it) => it === about) ?? null;

/** Reads the current state; null if it is outdated. */
export const readNews = (reader: NewsReader, about: ChannelMessage, data: Data): Promise<News | null> =>
  readers[about](reader, data);
