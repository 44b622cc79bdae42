import type { Slot } from '@shared/text/formats';
import { textsOf, type DeferredText } from '../../../platform/text/deferred-text';
import { heldTime, type InterviewItem } from '../../../store/hiring/interviews/interview-item';
import type { InterviewWithPeople } from '../../../store/hiring/interviews/ports';
import type { Recipient } from '../../text';
import { readAt, type InterviewWording as Wording } from '../hiring/interview-email';

const t = textsOf('notifications/interviews');
const callTexts = textsOf('notifications/calls');

type Titled = Pick<InterviewItem, 'jobTitle'>;

/** Calls without an application have texts under the same keys, without a job. */
export const textsFor = ({ jobTitle }: Titled): typeof callTexts => {
  if (jobTitle === null) return callTexts;
  const ofJob = (key: string, values?: object) => ({
    catalog: 'notifications/interviews',
    key,
    args: { ...values, jobTitle },
  });
  return ofJob as typeof callTexts;
};

/** For texts of interviews only; calls have no job. */
export const jobOf = ({ jobTitle }: Titled): string => jobTitle ?? '';

export type Side = 'toProfessional' | 'toTeam';

export const isProfessional = ({ interview }: InterviewWithPeople, userId: string): boolean =>
  userId === interview.professionalId;

export const sideOf = (about: InterviewWithPeople, userId: string): Side =>
  isProfessional(about, userId) ? 'toProfessional' : 'toTeam';

/** "unknown" (or "you" below), which no name equals, if the account is gone or an uninvolved colleague changed it. */
const nameOf = ({ people }: InterviewWithPeople, userId: string): string =>
  people.find((person) => person.userId === userId)?.name || 'unknown';

export const candidateOf = (about: InterviewWithPeople): string => nameOf(about, about.interview.professionalId);

export const otherSideOf = (about: InterviewWithPeople, side: Side): string =>
  side === 'toProfessional' ? about.organization : candidateOf(about);

const plannedTime = ({ startsAt, endsAt }: InterviewItem): Slot | null =>
  startsAt !== null && endsAt !== null ? { startsAt, endsAt } : null;

const proposal = (about: InterviewWithPeople, side: Side): DeferredText => {
  const { interview, organization } = about;
  const { slots, organizerId } = interview;
  const say = textsFor(interview);
  const times = slots.length;
  if (side === 'toProfessional') return say('proposed.toProfessional', { organization, times });
  const [organizer, candidate] = [nameOf(about, organizerId), candidateOf(about)];
  return say('proposed.toTeam', { organizer, times, candidate });
};

/** The candidate picks the time; the team is notified once it is confirmed. */
const offer = ({ interview, organization }: InterviewWithPeople): DeferredText => {
  const { selfScheduling } = interview;
  const jobTitle = jobOf(interview);
  const { minutes, from, to } = selfScheduling ?? { minutes: 0, from: '', to: '' };
  return t('offered.content', { organization, jobTitle, minutes, from: { day: from }, to: { day: to } });
};

const suggestion = (about: InterviewWithPeople, side: Side): DeferredText => {
  const { interview, organization } = about;
  const say = textsFor(interview);
  const times = interview.slots.length;
  return side === 'toProfessional'
    ? say('suggested.toProfessional', { times, organization })
    : say('suggested.toTeam', { candidate: candidateOf(about), times });
};

const otherProposal = (about: InterviewWithPeople, side: Side): DeferredText => {
  const { interview, organization } = about;
  const { slots, changedBy } = interview;
  const say = textsFor(interview);
  const values = { times: slots.length, held: heldTime(interview) ? 'yes' : 'no' };
  return side === 'toProfessional'
    ? say('rescheduled.toProfessional', { ...values, organization })
    : say('rescheduled.toTeam', { ...values, organizer: nameOf(about, changedBy) });
};

export const confirmation = (about: InterviewWithPeople, side: Side): DeferredText => {
  const { interview } = about;
  const time = heldTime(interview);
  const say = textsFor(interview);
  const values = { otherSide: otherSideOf(about, side) };
  return time
    ? say(`accepted.${side}At`, { ...values, time: readAt(time, interview) })
    : say(`accepted.${side}`, values);
};

const callingOff = (about: InterviewWithPeople, side: Side): DeferredText => {
  const { interview } = about;
  const time = plannedTime(interview);
  const cause = interview.closedWithJob ? 'withJob' : 'withApplication';
  const values = { otherSide: otherSideOf(about, side), jobTitle: jobOf(interview) };
  return time
    ? t(`cancelled.${cause}.${side}At`, { ...values, time: readAt(time, interview) })
    : t(`cancelled.${cause}.${side}`, values);
};

const cancellation = (about: InterviewWithPeople, side: Side, userId: string): DeferredText => {
  const { interview } = about;
  if (interview.closedWithJob || interview.closedWithApplication) return callingOff(about, side);
  const time = plannedTime(interview);
  const say = textsFor(interview);
  if (side === 'toTeam' && isProfessional(about, interview.changedBy)) {
    const candidate = candidateOf(about);
    return time
      ? say('cancelled.byCandidate.toTeamAt', { candidate, time: readAt(time, interview) })
      : say('cancelled.byCandidate.toTeam', { candidate });
  }
  const person = interview.changedBy === userId ? 'you' : nameOf(about, interview.changedBy);
  const values = { person, otherSide: otherSideOf(about, side) };
  return time
    ? say(`cancelled.byPerson.${side}At`, { ...values, time: readAt(time, interview) })
    : say(`cancelled.byPerson.${side}`, values);
};

const contents = {
  proposed: proposal,
  offered: offer,
  suggested: suggestion,
  rescheduled: otherProposal,
  accepted: confirmation,
  cancelled: cancellation,
};

const choosers: Partial<Record<InterviewItem['change'], Side>> = {
  proposed: 'toProfessional',
  offered: 'toProfessional',
  rescheduled: 'toProfessional',
  suggested: 'toTeam',
};

const actionOf = (interview: InterviewItem, side: Side): DeferredText => {
  if (interview.change === 'offered') return t('actions.pick');
  return choosers[interview.change] === side ? t('actions.choose') : textsFor(interview)('actions.view');
};

const headOf = (
  { interview }: InterviewWithPeople,
  change: keyof typeof contents,
  otherSide: string,
): Pick<Wording, 'title' | 'subject'> => {
  if (change === 'offered') {
    return { title: t('offered.title'), subject: t('offered.subject', { jobTitle: jobOf(interview) }) };
  }
  const say = textsFor(interview);
  return { title: say(`${change}.title`), subject: say(`${change}.subject`, { otherSide }) };
};

export const wordingFor = (about: InterviewWithPeople, { userId }: Recipient): Wording | null => {
  const { interview } = about;
  const { change } = interview;
  if (change === 'completed') return null;
  const side = sideOf(about, userId);
  return {
    ...headOf(about, change, otherSideOf(about, side)),
    content: contents[change](about, side, userId),
    action: actionOf(interview, side),
  };
};
