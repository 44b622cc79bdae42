import type { ApplicationDetail } from '@shared/hiring/model/application';
import type { ApplicationStatus } from '@shared/core/model/enumerations';
import type { Interview } from '@shared/hiring/model/interview';

/** An event of the application, between the messages. `at`: its time, for an interview its start. */
export type ThreadEvent = { key: string; at: string } & (
  | { kind: 'step'; status: ApplicationStatus; jobTitle: string }
  | { kind: 'interview'; interviewId: string; timeZone: string }
);

type Timeline = Pick<ApplicationDetail, 'applicationId' | 'jobTitle' | 'timeline'>;

/** Omits undone steps and their undoing. */
const stepsOf = ({ timeline }: Timeline): Timeline['timeline'] => {
  const kept: Timeline['timeline'] = [];
  for (const step of timeline) {
    if (step.undo) kept.pop();
    else kept.push(step);
  }
  return kept;
};

const tookPlace = ({ status, endsAt }: Interview, now: number): boolean =>
  status === 'completed' || (status === 'accepted' && endsAt !== null && Date.parse(endsAt) < now);

const inOrder = (a: ThreadEvent, b: ThreadEvent): number => a.at.localeCompare(b.at);

export const eventsOf = (
  application: Timeline | undefined,
  interviews: readonly Interview[],
  now: number,
): ThreadEvent[] => {
  if (!application) return [];
  const { applicationId, jobTitle } = application;
  const steps = stepsOf(application).map(({ status, at }): ThreadEvent => ({
    kind: 'step',
    key: `${applicationId} ${status} ${at}`,
    at,
    status,
    jobTitle,
  }));
  const held = interviews
    .filter((interview) => tookPlace(interview, now))
    .flatMap(({ interviewId, startsAt, timeZone }): ThreadEvent[] =>
      startsAt === null ? [] : [{ kind: 'interview', key: interviewId, at: startsAt, interviewId, timeZone }],
    );
  return [...steps, ...held].sort(inOrder);
};

/** The confirmed interview that starts next, or is in progress. */
export const nextInterview = (interviews: readonly Interview[], now: number): Interview | null =>
  interviews
    .filter(({ status, endsAt }) => status === 'accepted' && endsAt !== null && Date.parse(endsAt) >= now)
    .sort((a, b) => (a.startsAt ?? '').localeCompare(b.startsAt ?? ''))[0] ?? null;
