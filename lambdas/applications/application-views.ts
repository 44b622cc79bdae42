import { applicantStatus } from '@shared/domain/application-status';
import type {
  ApplicationDetail,
  ApplicationNote,
  ApplicationStep,
  MyApplication,
  ReceivedApplication,
} from '@shared/model/application';
import type { JobMatch } from '@shared/model/match';
import type { AuthorizedCaller } from '../platform/http/caller';
import type { Person } from '../store/organizations/member-names';
import type { ApplicationItem } from '../store/applications/application-item';
import type { Deps } from './ports';
import type { Contact, StoredStep, WholeApplication } from '../store/applications/ports';

export const scoreOf = ({ score, blockers }: JobMatch) => ({ score, blocked: blockers.length > 0 });

/** What the team thinks and does among itself is not in it, neither as a value nor as the time of a change. */
const asSeenByApplicant = (application: ApplicationItem) => {
  const { rating: _rating, notes: _notes, seenStatus, seenVersion, seenSince, seenStep: _step, ...rest } = application;
  return {
    ...rest,
    status: applicantStatus(seenStatus),
    rejectedFrom: null,
    version: seenVersion,
    statusSince: seenSince,
    updatedAt: seenSince,
  };
};

/** As the professional reads it. */
export const myApplication = (application: ApplicationItem): MyApplication => asSeenByApplicant(application);

/** As a row of the employer's inbox. */
export const receivedApplication = (application: ApplicationItem): ReceivedApplication => application;

/** What a team writes to itself is nobody else's, support included. */
export const applicationForSupport = (application: ApplicationItem): ReceivedApplication => ({
  ...application,
  rating: null,
  notes: 0,
});

/** Steps of which the professional was told. What was undone before they were leaves no trace. */
const toldSteps = ({ application, timeline }: WholeApplication): StoredStep[] => {
  const told: StoredStep[] = [];
  for (const step of timeline.filter(({ version }) => version <= application.seenStep)) {
    const last = told.at(-1);
    // Who withdrew after a rejection did not know of it.
    if (step.undo || (step.status === 'withdrawn' && last?.status === 'rejected')) told.pop();
    if (!step.undo) told.push(step);
  }
  return told;
};

/**
 * Steps that read the same to the professional are one. Who of the team acted stays with the team, and so does why,
 * unless it is a rejection.
 */
const applicantTimeline = (whole: WholeApplication): ApplicationStep[] =>
  toldSteps(whole)
    .map(({ version: _version, ...step }) => ({
      ...step,
      status: applicantStatus(step.status),
      reason: step.status === 'rejected' || step.side === 'professional' ? step.reason : '',
      by: '',
    }))
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
  const { application, content } = whole;
  const shown =
    caller.role === 'professional'
      ? { ...asSeenByApplicant(application), timeline: applicantTimeline(whole), team: null }
      : await teamView(deps, whole, caller.membership !== null);
  return { ...shown, ...content, candidate: { ...application.candidate, ...contact } };
};
