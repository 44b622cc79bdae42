import { applicantStatus } from '@shared/hiring/rules/application-status';
import type {
  ApplicationDetail,
  ApplicationNote,
  ApplicationStep,
  MyApplication,
  ReceivedApplication,
} from '@shared/hiring/model/application';
import type { AuthorizedCaller } from '../../platform/http/caller';
import type { Person } from '../../store/organizations/organizations/member-names';
import type { ApplicationItem } from '../../store/hiring/applications/application-item';
import { changedMatch } from './changed-match';
import type { Deps } from './ports';
import type { Contact, StoredStep, WholeApplication } from '../../store/hiring/applications/ports';

/** Leaves out the team's internal changes, including their times. */
const asSeenByApplicant = (application: ApplicationItem) => {
  const { rating: _rating, notes: _notes, stays: _stays, ...visible } = application;
  const { seenStatus, seenVersion, seenSince, seenStep: _step, ...rest } = visible;
  return {
    ...rest,
    status: applicantStatus(seenStatus),
    rejectedFrom: null,
    version: seenVersion,
    statusSince: seenSince,
    updatedAt: seenSince,
  };
};

export const myApplication = (application: ApplicationItem): MyApplication => asSeenByApplicant(application);

const received = (application: ApplicationItem, people: Map<string, Person>): ReceivedApplication => ({
  ...application,
  candidate: { ...application.candidate, photo_url: people.get(application.professionalId)?.photo_url ?? null },
});

/** Lists applications. Only the team sees its notes and rating; support does not. */
export const receivedApplications = async (
  { people }: Pick<Deps, 'people'>,
  applications: readonly ApplicationItem[],
  ownTeam = true,
): Promise<ReceivedApplication[]> => {
  const found = await people.find(applications.map(({ professionalId }) => professionalId));
  const rows = applications.map((application) => received(application, found));
  return ownTeam ? rows : rows.map((row) => ({ ...row, rating: null, notes: 0 }));
};

/** Returns the steps visible to the professional. A move undone before its announcement leaves no trace. */
const toldSteps = ({ application, timeline }: WholeApplication): StoredStep[] => {
  const told: StoredStep[] = [];
  for (const step of timeline.filter(({ version }) => version <= application.seenStep)) {
    const last = told.at(-1);
    if (step.undo || (step.status === 'withdrawn' && last?.status === 'rejected')) told.pop();
    if (!step.undo) told.push(step);
  }
  return told;
};

/** Merges steps that look the same to the professional. Hides who acted and, except for rejections, the reason. */
const applicantTimeline = (whole: WholeApplication): ApplicationStep[] =>
  toldSteps(whole)
    .map(({ version: _version, ...step }) => ({
      ...step,
      status: applicantStatus(step.status),
      reason: step.status === 'rejected' || step.side === 'professional' ? step.reason : '',
      closing: step.status === 'rejected' ? step.closing : null,
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
    team: ownTeam ? { rating: application.rating, notes: notes.map((note) => noteOf(names, note)) } : null,
  };
};

export const applicationDetail = async (
  deps: Pick<Deps, 'people' | 'exclusions' | 'applications' | 'candidates' | 'clock'>,
  { caller, whole, contact }: { caller: AuthorizedCaller; whole: WholeApplication; contact: Contact },
): Promise<ApplicationDetail> => {
  const { application, content } = whole;
  const { hold } = await deps.exclusions.read(application.professionalId);
  const shown =
    caller.role === 'professional'
      ? { ...asSeenByApplicant(application), timeline: applicantTimeline(whole), team: null }
      : await teamView(deps, whole, caller.membership !== null);
  const halted = hold === 'confirmed';
  return {
    ...shown,
    ...content,
    matchNow: halted ? null : await changedMatch(deps, whole, shown.status),
    halted,
    candidate: { ...application.candidate, ...contact },
  };
};
