import type { MeetingService } from '@shared/hiring/model/hiring-vocabulary';
import { interviewPath } from '@shared/paths';
import { productName } from '@shared/product';
import { heldTime, type InterviewItem } from '../../../store/hiring/interviews/interview-item';
import { createMeetingLinks, type MeetingLinks } from '../../../store/hiring/interviews/meeting-links';
import type { IntegrationLink, IntegrationLinks } from '../../../store/connect/integrations/ports';
import type { ConnectedVendor, ProviderWork, Tools } from '../ports';
import type { MeetingMaker, WantedMeeting } from './ports';
import { meetingTask } from './tasks';

type Work = {
  service: MeetingService;
  meetings: MeetingMaker;
  interviews: MeetingLinks;
  links: Pick<IntegrationLinks, 'get' | 'put' | 'remove'>;
  siteUrl: string;
};
type Context = { vendor: ConnectedVendor; integrationId: string };

/** Without names: the service gets the job and the time. The URL identifies the interview, also for people. */
const wantedOf = ({ service, siteUrl }: Work, interview: InterviewItem): WantedMeeting | null => {
  const time = interview.meeting === service ? heldTime(interview) : null;
  if (!time) return null;
  const { jobTitle, timeZone, interviewId } = interview;
  const topic = jobTitle ?? productName;
  return { ...time, topic, timeZone, marker: new URL(interviewPath(interviewId), siteUrl).href };
};

const writtenOf = ({ topic, startsAt, endsAt, timeZone }: WantedMeeting): string =>
  [startsAt, endsAt, timeZone, topic].join('|');

const linkOf = (link: IntegrationLink | null): string => link?.data['joinUrl'] ?? '';

/** Creates, updates, or deletes the meeting of an interview. Repeated as a whole if a worker stops. */
const syncMeeting = async (work: Work, context: Context, interview: InterviewItem) => {
  const { service, meetings, interviews, links, siteUrl } = work;
  const { vendor, integrationId } = context;
  const { interviewId: subject } = interview;
  const known = await links.get(integrationId, subject);
  const wanted = wantedOf(work, interview);
  const marker = new URL(interviewPath(subject), siteUrl).href;

  const keep = (externalId: string | null, written: string, joinUrl: string): Promise<void> =>
    links.put(integrationId, { subject, externalId, written, data: { joinUrl } });

  if (!wanted) {
    if (!known) return;
    const { externalId } = known;
    const find = () =>
      externalId === null ? meetings.find(vendor, marker) : { id: externalId, joinUrl: linkOf(known) };
    // A completed meeting stays in the service's history.
    const made = interview.status === 'completed' ? null : await find();
    if (made) {
      await keep(made.id, '', made.joinUrl);
      await meetings.remove(vendor, made.id);
    }
    if (interview.meeting === service && interview.place !== '' && interview.status !== 'completed') {
      await interviews.set(interview, '');
    }
    // Last, because a run without a link does nothing.
    await links.remove(integrationId, subject);
    return;
  }

  const written = writtenOf(wanted);
  const make = async (): Promise<string> => {
    // Created before by a stopped worker, or before the account was connected again.
    const isFirst = known === null && interview.place === '';
    // Marked as unknown now, so a retry looks for what a stopped worker created.
    await keep(null, '', '');
    const made = (isFirst ? null : await meetings.find(vendor, marker)) ?? (await meetings.create(vendor, wanted));
    await keep(made.id, '', made.joinUrl);
    if (!isFirst) await meetings.move(vendor, made.id, wanted);
    await keep(made.id, written, made.joinUrl);
    return made.joinUrl;
  };
  const move = async (externalId: string): Promise<string> => {
    if (known?.written === written) return linkOf(known);
    // Unknown during the write: a worker that stops here leaves either time.
    await keep(externalId, '', linkOf(known));
    if (!(await meetings.move(vendor, externalId, wanted))) return make();
    await keep(externalId, written, linkOf(known));
    return linkOf(known);
  };
  const joinUrl = known?.externalId ? await move(known.externalId) : await make();
  if (interview.place !== joinUrl) await interviews.set(interview, joinUrl);
};

export const createMeetingWork = (work: Work, tools: Pick<Tools, 'queueTask' | 'clock'>): ProviderWork => ({
  tasks: {
    async meeting({ vendor, integration }, { subject }) {
      const interview = await work.interviews.get(subject);
      if (interview) await syncMeeting(work, { vendor, integrationId: integration.integrationId }, interview);
      return undefined;
    },
    /** Runs for a new connection, or after an interruption. */
    async meetings({ integration }) {
      const now = tools.clock.now().toISOString();
      for await (const interview of work.interviews.upcoming(integration.owner.id, now)) {
        if (interview.meeting === work.service) await tools.queueTask(integration, meetingTask(interview.interviewId));
      }
      return undefined;
    },
  },
});

export const meetingWork = (service: MeetingService, meetings: MeetingMaker, tools: Tools): ProviderWork => {
  const { table, links, siteUrl } = tools;
  return createMeetingWork({ service, meetings, interviews: createMeetingLinks(table), links, siteUrl }, tools);
};
