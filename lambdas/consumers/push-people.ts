import type { DomainEvent } from '@shared/model/event';
import type { LiveNews, Topic } from '@shared/model/live';
import type { Clock } from '../runtime/clock';
import type { Connections, Follower } from '../runtime/connection-repository';
import { tellConnections, tellPerson, type Push } from '../runtime/live-push';
import type { Effect } from './ports';

/** Who is told besides the people that the event names. */
export type LiveAudience = {
  /** Members who look after the posting and belong to its organisation. */
  team(jobId: string): Promise<readonly string[]>;
  /** Of these people, those who belong to the organisation. */
  members(organizationId: string, userIds: readonly string[]): Promise<Set<string>>;
};

export type PushDeps = {
  connections: Pick<Connections, 'of' | 'remove' | 'followers'>;
  push: Push;
  audience: LiveAudience;
  clock: Pick<Clock, 'now'>;
};

type Told = {
  news: LiveNews;
  /** Each person whom it concerns, on every open page. */
  people: readonly string[];
  /** Whoever of the organisation follows the posting, too. */
  job?: { jobId: string; organizationId: string };
};

const applicationChanged = ({ jobId, applicationId }: { jobId: string; applicationId: string }): LiveNews => ({
  type: 'application.changed',
  jobId,
  applicationId,
});

/** What each event is to open pages; they fetch what changed themselves. Null for nothing. */
const toldOf = async ({ audience }: PushDeps, event: DomainEvent): Promise<Told | null> => {
  switch (event.type) {
    case 'notification.created':
    case 'notification.changed':
      return { news: { type: event.type }, people: [event.data.userId] };
    case 'application.submitted':
    case 'application.status_changed': {
      const { jobId, professionalId } = event.data;
      const people = [professionalId, ...(await audience.team(jobId))];
      return { news: applicationChanged(event.data), people, job: event.data };
    }
    // Notes and ratings are the team's own.
    case 'application.noted':
    case 'application.rated':
      return {
        news: applicationChanged(event.data),
        people: await audience.team(event.data.jobId),
        job: event.data,
      };
    case 'message.sent': {
      const { conversationId, senderId, recipientId } = event.data;
      return { news: { type: 'message.created', conversationId }, people: [recipientId, senderId] };
    }
    case 'conversation.read': {
      const { conversationId, readerId, otherId } = event.data;
      return { news: { type: event.type, conversationId }, people: [otherId, readerId] };
    }
    case 'interview.changed': {
      const { interviewId, applicationId, jobId, professionalId, organizerId } = event.data;
      const people = [professionalId, organizerId, ...(await audience.team(jobId))];
      return { news: { type: event.type, interviewId, applicationId }, people, job: event.data };
    }
    case 'offer.changed': {
      const { applicationId, jobId, professionalId } = event.data;
      const people = [professionalId, ...(await audience.team(jobId))];
      return { news: { type: event.type, applicationId }, people, job: event.data };
    }
    case 'timesheet.changed': {
      const { placementId, weekStartsOn, jobId, professionalId } = event.data;
      const people = [professionalId, ...(await audience.team(jobId))];
      return { news: { type: event.type, placementId, weekStartsOn }, people };
    }
    default:
      return null;
  }
};

/** Followers of the posting who still belong to its team and are not told already. */
const followersOf = async (
  { connections, audience, clock }: PushDeps,
  { jobId, organizationId }: NonNullable<Told['job']>,
  told: ReadonlySet<string>,
): Promise<Follower[]> => {
  const topic: Topic = `job:${jobId}`;
  const followers = (await connections.followers(topic, clock.now())).filter(({ userId }) => !told.has(userId));
  if (followers.length === 0) return [];
  const members = await audience.members(organizationId, [...new Set(followers.map(({ userId }) => userId))]);
  return followers.filter(({ userId }) => members.has(userId));
};

/** Tells open pages that there is something new: one effect for each person, one for everybody who follows. */
export const pushPeople = async (deps: PushDeps, event: DomainEvent): Promise<Effect[]> => {
  const told = await toldOf(deps, event);
  if (!told) return [];
  const { news, job } = told;
  const people = new Set(told.people);
  const effects: Effect[] = [...people].map((userId) => ({ id: userId, run: () => tellPerson(deps, userId, news) }));
  const followers = job ? await followersOf(deps, job, people) : [];
  if (followers.length === 0) return effects;
  const connectionIds = followers.map(({ connectionId }) => connectionId);
  return [...effects, { id: 'followers', run: () => tellConnections(deps, connectionIds, news) }];
};
