import { applicantStatus } from '@shared/domain/application-status';
import type {
  ApplicationDetail,
  ApplicationNote,
  ApplicationStep,
  MyApplication,
  ReceivedApplication,
} from '@shared/model/application';
import type { JobMatch } from '@shared/model/match';
import type { AuthorizedCaller } from '../runtime/caller';
import type { Person } from '../runtime/people-repository';
import type { StoredApplication } from '../runtime/stored-application';
import type { Contact, Deps, StoredStep, WholeApplication } from './ports';

export const scoreOf = ({ score, blockers }: JobMatch) => ({ score, blocked: blockers.length > 0 });

/** What the team thinks and does among itself is not in it, neither as a value nor as the time of a change. */
const asSeenByApplicant = ({ rating: _rating, notes: _notes, ...application }: StoredApplication) => ({
  ...application,
  status: applicantStatus(application.status),
  version: application.seenVersion,
  statusSince: application.seenSince,
  updatedAt: application.seenSince,
});

/** As the professional reads it. */
export const myApplication = (application: StoredApplication): MyApplication => asSeenByApplicant(application);

/** As a row of the employer's inbox. */
export const receivedApplication = (application: StoredApplication): ReceivedApplication => application;

/** Steps that read the same to the professional are one. Who of the team acted stays with the team. */
const applicantTimeline = (timeline: readonly StoredStep[]): ApplicationStep[] =>
  timeline
    .map((step) => ({ ...step, status: applicantStatus(step.status), by: '' }))
    .filter((step, index, steps) => steps[index - 1]?.status !== step.status);

const nameOf = (people: Map<string, Person>, userId: string): string => {
  const person = people.get(userId);
  return person ? `${person.first_name} ${person.last_name}`.trim() : '';
};

const noteOf = (
  people: Map<string, Person>,
  { noteId, text, mentions, authorId, at }: WholeApplication['notes'][number],
): ApplicationNote => ({
  noteId,
  text,
  at,
  by: { userId: authorId, name: nameOf(people, authorId) },
  mentions: mentions.map((userId) => ({ userId, name: nameOf(people, userId) })),
});

const teamView = async ({ people }: Pick<Deps, 'people'>, whole: WholeApplication, ownTeam: boolean) => {
  const { application, timeline, notes } = whole;
  const names = await people.find([
    ...timeline.map(({ by }) => by).filter(Boolean),
    ...notes.flatMap(({ authorId, mentions }) => [authorId, ...mentions]),
  ]);
  return {
    ...application,
    timeline: timeline.map((step) => ({ ...step, by: nameOf(names, step.by) })),
    // What a team writes to itself is nobody else's, support included.
    team: ownTeam ? { rating: application.rating, notes: notes.map((note) => noteOf(names, note)) } : null,
  };
};

/** One application as this caller reads it. */
export const applicationDetail = async (
  deps: Pick<Deps, 'people'>,
  { caller, whole, contact }: { caller: AuthorizedCaller; whole: WholeApplication; contact: Contact },
): Promise<ApplicationDetail> => {
  const { application, content, timeline } = whole;
  const shown =
    caller.role === 'professional'
      ? { ...asSeenByApplicant(application), timeline: applicantTimeline(timeline), team: null }
      : await teamView(deps, whole, caller.membership !== null);
  return { ...shown, ...content, candidate: { ...application.candidate, ...contact } };
};
