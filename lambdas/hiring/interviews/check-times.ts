import type { Addressee, InterviewSlot, SlotCheck } from '@shared/hiring/model/interview';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { teamTakingPart } from '../../store/hiring/interviews/interview-item';
import type { Deps } from './ports';
import type { Calendars, TakenTime } from '../../store/hiring/interviews/ports';
import { loadArrangement } from './load-arrangement';
import { sideOf } from './load-authorized-interview';

type Query = {
  caller: AuthorizedCaller;
  to: Addressee;
  slots: readonly InterviewSlot[];
  except?: string | undefined;
};

const overlaps = (slot: InterviewSlot) => (taken: { startsAt: string; endsAt: string }) =>
  Date.parse(taken.startsAt) < Date.parse(slot.endsAt) && Date.parse(taken.endsAt) > Date.parse(slot.startsAt);

/** Hides the details of a calendar entry. */
const busyTime = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }): TakenTime => ({
  title: null,
  interviewType: null,
  startsAt,
  endsAt,
});

const interviewsAt = async (
  calendars: Calendars,
  userId: string,
  slot: InterviewSlot,
  except: string | undefined,
): Promise<TakenTime[]> => {
  const found = await calendars.interviews(userId, { after: slot.startsAt, before: slot.endsAt });
  return found
    .filter(({ interviewId }) => interviewId !== except)
    .map(({ jobTitle, type, startsAt, endsAt }) => ({ title: jobTitle, interviewType: type, startsAt, endsAt }));
};

const ofProfessional = async (
  calendars: Calendars,
  userId: string,
  slots: readonly InterviewSlot[],
  except: string | undefined,
): Promise<TakenTime[][]> => {
  const busy = await calendars.busyTimes(userId);
  return Promise.all(
    slots.map(async (slot) => {
      const stretch = { after: slot.startsAt, before: slot.endsAt };
      const [interviews, schedule] = await Promise.all([
        interviewsAt(calendars, userId, slot, except),
        calendars.schedule(userId, stretch),
      ]);
      return [...interviews, ...schedule, ...busy.map(busyTime)].filter(overlaps(slot));
    }),
  );
};

const ofMembers = async (
  calendars: Calendars,
  userIds: readonly string[],
  slots: readonly InterviewSlot[],
  except: string | undefined,
): Promise<TakenTime[][]> => {
  const busy = await Promise.all(userIds.map((userId) => calendars.busyTimes(userId)));
  const imported = busy.flat().map(busyTime);
  return Promise.all(
    slots.map(async (slot) => {
      const found = await Promise.all(userIds.map((userId) => interviewsAt(calendars, userId, slot, except)));
      return [...found.flat(), ...imported].filter(overlaps(slot));
    }),
  );
};

/** Returns the reader's own conflicts; for the other side only whether there are any. */
export const checkInterviewTimes = async (
  deps: Deps,
  { caller, to, slots, except }: Query,
): Promise<{ slots: SlotCheck[] }> => {
  const { professionalId, moved } = await loadArrangement(deps, { caller, to, except });
  const professional = ofProfessional(deps.calendars, professionalId, slots, except);
  const team = moved ? teamTakingPart(moved) : [];
  const isProfessional = sideOf(caller) === 'professional';
  const members = ofMembers(deps.calendars, isProfessional ? team : [caller.userId], slots, except);
  const [theirs, teams] = await Promise.all([professional, members]);
  const [own, other] = isProfessional ? [theirs, teams] : [teams, theirs];
  return {
    slots: slots.map(({ startsAt, endsAt }, index) => ({
      startsAt,
      endsAt,
      own: own[index] ?? [],
      otherBusy: (other[index] ?? []).length > 0,
    })),
  };
};
