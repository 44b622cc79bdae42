import type { QueueFace, QueueInterview } from '@shared/hiring/model/work-queue';
import type { SignedInCaller } from '../../platform/http/caller';
import { inboxOf } from '../../store/messages/conversations/conversation-item';
import type { Conversations } from '../../store/messages/conversations/ports';
import type { Participants, Writer } from '../../store/messages/conversations/participants';
import { teamTakingPart, type InterviewItem } from '../../store/hiring/interviews/interview-item';
import { personName, type Person } from '../../store/organizations/organizations/member-names';
import { fullName } from '../../store/people/profiles/display-names';
import { answerDue, dayIn, sortedBy } from './queue-days';

type Confirmed = InterviewItem & { startsAt: string; endsAt: string };

const isConfirmed = (it: InterviewItem): it is Confirmed =>
  it.status === 'accepted' && it.startsAt !== null && it.endsAt !== null;

/** Returns confirmed interviews of the reader's day, soonest first. */
export const interviewsOn = (interviews: readonly InterviewItem[], day: string, timeZone: string): Confirmed[] =>
  sortedBy(
    interviews.filter(isConfirmed).filter(({ startsAt }) => dayIn(startsAt, timeZone) === day),
    ({ startsAt }) => startsAt,
  );

export type Known = {
  people: Map<string, Person>;
  photos: Map<string, string | null>;
  organizations: ReadonlyMap<string, string>;
};

const nameOf = ({ people }: Known, userId: string): string => {
  const { first_name, last_name } = personName(people, userId);
  return fullName({ firstName: first_name, lastName: last_name });
};

export const faceOf = (known: Known, userId: string, name = nameOf(known, userId)): QueueFace => ({
  userId,
  name,
  photo_url: known.photos.get(userId) ?? null,
});

export const interviewView = (known: Known, interview: Confirmed, readerId: string): QueueInterview => {
  const { interviewId, applicationId, jobTitle, organizationId, type, startsAt, endsAt, timeZone } = interview;
  const team = teamTakingPart(interview);
  return {
    ...{ interviewId, applicationId, jobTitle, organizationId, type, startsAt, endsAt, timeZone },
    organization: known.organizations.get(organizationId) ?? '',
    professional: faceOf(known, interview.professionalId),
    team: team.filter((userId) => userId !== readerId).map((userId) => nameOf(known, userId)),
    isMine: interview.professionalId === readerId || team.includes(readerId),
  };
};

type Messages = { conversations: Pick<Conversations, 'list' | 'unread'>; participants: Participants };

const newestConversations = 10;

type Reader = { caller: Pick<SignedInCaller, 'userId' | 'viewedBy'>; organizationId: string | null };

/** Returns the newest unread message with the sender's name for the reader; nothing for staff who view as the reader. */
export const unreadRow = async ({ conversations, participants }: Messages, { caller, organizationId: own }: Reader) => {
  if (caller.viewedBy) return [];
  const reader: Writer = { userId: caller.userId, organizationId: own };
  const inbox = inboxOf(reader);
  const [count, { items }] = await Promise.all([
    conversations.unread(inbox),
    conversations.list(inbox, { pageSize: newestConversations }),
  ]);
  const newest = items.find(({ unread }) => unread > 0);
  if (count === 0 || !newest) return [];
  const { conversationId, organizationId, other, lastMessage, lastMessageAt } = newest;
  const known = await participants.find(reader, [{ ...other, organizationId }]);
  const { user_name = '', organization = null } = known.get(other.userId)?.correspondent ?? {};
  const from = user_name || organization || '';
  return [
    { kind: 'unread' as const, due: answerDue(lastMessageAt), count, conversationId, from, excerpt: lastMessage },
  ];
};
