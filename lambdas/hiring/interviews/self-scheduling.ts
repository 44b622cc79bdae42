import { isOpen } from '@shared/hiring/rules/application-status';
import { pickableTimes, type PickableTime } from '@shared/hiring/rules/interviews/pickable-times';
import { anywhereBetween, instantAt, wallClock } from '@shared/messages/rules/schedule-times';
import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import type { Interview, InterviewSlot, SelfSchedulingForm } from '@shared/hiring/model/interview';
import { notice } from '@shared/text/notice';
import { addSeconds } from '../../platform/clock';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import {
  teamTakingPart,
  type ApplicationInterview,
  type InterviewItem,
} from '../../store/hiring/interviews/interview-item';
import { following } from '../../store/hiring/interviews/interview-writes';
import { isRepeat, schedules, type Seen } from './change-interview';
import { candidateTimes, memberTimes } from './find-free-times';
import { assertOpen } from './interview-rules';
import { interviewView } from './interview-views';
import { loadAuthorizedApplication, loadAuthorizedInterview } from './load-authorized-interview';
import { requireMeetingService } from './meeting-services';
import type { Deps } from './ports';
import { loadInterviewers, meansOf, noteAnswer } from './propose-interview';

type Offer = { caller: AuthorizedCaller; applicationId: string; form: SelfSchedulingForm };

type Scheduled = InterviewItem & { selfScheduling: NonNullable<InterviewItem['selfScheduling']> };

/** Leaves out former members; a round robin continues with the others. */
const currentPanel = async (
  { people }: Pick<Deps, 'people'>,
  { organizationId, selfScheduling: { panelIds } }: Scheduled,
): Promise<string[]> => {
  const team = new Set((await people.memberships(organizationId)).map(({ userId }) => userId));
  return panelIds.filter((userId) => team.has(userId));
};

/** Counts the interview's own time as free. */
const freeTimesOf = async (
  { calendars, clock }: Pick<Deps, 'calendars' | 'clock'>,
  interview: Scheduled,
  panel: readonly string[],
): Promise<PickableTime[]> => {
  const { interviewId, professionalId, timeZone, selfScheduling } = interview;
  const stretch = anywhereBetween(selfScheduling.from, selfScheduling.to);
  const taken = async (userId: string) => {
    const found = await calendars.currentInterviews(userId, stretch);
    return found.filter((it) => it.interviewId !== interviewId);
  };
  const [ofCandidate, candidateInterviews, ...ofPanel] = await Promise.all([
    candidateTimes({ calendars }, professionalId, stretch, timeZone),
    taken(professionalId),
    ...panel.map(taken),
  ]);
  const busyOf = await Promise.all(panel.map((userId) => memberTimes({ calendars }, [userId], timeZone)));
  return pickableTimes({
    ...selfScheduling,
    timeZone,
    candidateBusy: [...ofCandidate, ...candidateInterviews],
    panel: panel.map((userId, index) => {
      const interviews = ofPanel[index] ?? [];
      return { userId, busy: [...interviews, ...(busyOf[index] ?? [])], interviews: interviews.length };
    }),
    earliest: addSeconds(clock.now(), limits.pickNoticeMinutes * 60).getTime(),
  });
};

export const offerInterviewTimes = async (deps: Deps, { caller, applicationId, form }: Offer): Promise<Interview> => {
  const application = await loadAuthorizedApplication(deps, caller, applicationId);
  if (!isOpen(application.status)) throw new AppError('ILLEGAL_TRANSITION');
  const { jobId, jobTitle, organizationId, professionalId } = application;
  const organizerId = caller.userId;
  await loadInterviewers(deps, { interviewers: form.panel }, { organizationId, organizerId }, 'panel');
  await requireMeetingService(deps, { meeting: form.meeting, organizationId, field: 'meeting' });
  const { minutes, from, to, opens, closes, bufferMinutes, mode, panel } = form;
  const at = deps.clock.now().toISOString();
  const interview: Scheduled & ApplicationInterview = {
    ...meansOf(form),
    ...{ applicationId, jobId, jobTitle, organizationId, professionalId, organizerId, interviewerIds: [], slots: [] },
    interviewId: deps.clock.newId('int'),
    status: 'proposed',
    proposedBy: 'employer',
    startsAt: null,
    endsAt: null,
    reason: '',
    sequence: 0,
    selfScheduling: {
      ...{ minutes, from, to, opens, closes, bufferMinutes, mode },
      until: new Date(instantAt(wallClock(to, closes), form.timeZone)).toISOString(),
      panelIds: panel,
      offeredBy: organizerId,
    },
    createdAt: at,
    updatedAt: at,
    version: 1,
    change: 'offered',
    changedBy: organizerId,
    leftOut: [],
    closedWithApplication: false,
    closedWithJob: false,
  };
  if ((await freeTimesOf(deps, interview, panel)).length === 0)
    throw new AppError('INVALID_REQUEST', undefined, { fields: { to: notice('noPickableTimes') } });
  await deps.interviews.propose(interview);
  await noteAnswer(deps, interview);
  return interviewView(deps, interview);
};

/** Allows picking until the range ends, unless other times were proposed instead. */
const assertPickable = (interview: InterviewItem, now: Date): Scheduled => {
  const { selfScheduling } = interview;
  if (!selfScheduling || selfScheduling.until <= now.toISOString()) throw new AppError('ILLEGAL_TRANSITION');
  return { ...interview, selfScheduling };
};

export const listPickableTimes = async (
  deps: Deps,
  { caller, interviewId }: { caller: AuthorizedCaller; interviewId: string },
): Promise<{ items: InterviewSlot[] }> => {
  const interview = await loadAuthorizedInterview(deps, caller, interviewId);
  assertOpen(interview, interview.version);
  const scheduled = assertPickable(interview, deps.clock.now());
  const times = await freeTimesOf(deps, scheduled, await currentPanel(deps, scheduled));
  return { items: times.map(({ startsAt, endsAt }) => ({ startsAt, endsAt })) };
};

/** Makes the member who offered the lead if they take part. */
const teamOf = ({ selfScheduling }: Scheduled, team: readonly string[]) => {
  const organizerId = team.find((userId) => userId === selfScheduling.offeredBy) ?? team[0]!;
  return { organizerId, interviewerIds: team.filter((userId) => userId !== organizerId) };
};

/**
 * Confirms a free time immediately. Reads revisions before calendars, so the write fails if someone took the time in the
 * meantime, and is retried with the current free times.
 */
export const pickInterviewTime = (deps: Deps, command: Seen & { startsAt: string }): Promise<Interview> =>
  retryOnConflict(async () => {
    const { caller, interviewId, startsAt, version } = command;
    const before = await loadAuthorizedInterview(deps, caller, interviewId);
    if (isRepeat(before, command)) return interviewView(deps, before);
    assertOpen(before, version);
    const now = deps.clock.now();
    const scheduled = assertPickable(before, now);
    const panel = await currentPanel(deps, scheduled);
    const seen = await deps.calendars.revisions([before.professionalId, ...panel]);
    const times = await freeTimesOf(deps, scheduled, panel);
    const time = times.find((it) => Date.parse(it.startsAt) === Date.parse(startsAt));
    if (!time) throw new AppError('TIME_TAKEN');
    const team = teamOf(scheduled, time.team);
    const former = before.startsAt === null ? [] : teamTakingPart(before);
    const after = following(before, now, {
      ...team,
      ...{ startsAt: time.startsAt, endsAt: time.endsAt, status: 'accepted', reason: '' },
      change: 'accepted',
      changedBy: caller.userId,
      leftOut: former.filter((userId) => !time.team.includes(userId)),
    });
    await deps.interviews.change(before, after, await schedules(deps, after), seen);
    return interviewView(deps, after);
  });
