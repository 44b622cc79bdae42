import { backupsOf, isFillable } from '@shared/work/rules/filling/filling';
import type { AskedPerson, ShiftFilling } from '@shared/work/model/shifts/shift-filling';
import type { InviteAnswer } from '@shared/work/model/shifts/shift-vocabulary';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { personName } from '../../../store/organizations/organizations/member-names';
import type { FillRun, ShiftInvite } from '../../../store/work/shifts/filling/fill-item';
import type { WholeShift } from '../../../store/work/shifts/ports';
import type { Deps } from '../ports';

type Names = ReadonlyMap<string, string>;

const countOf = (invites: readonly ShiftInvite[], state: ShiftInvite['state']): number =>
  invites.filter((it) => it.state === state).length;

const ownOf = (run: FillRun, invites: readonly ShiftInvite[]): ShiftInvite[] =>
  invites.filter((it) => it.run === run.run);

/** Bookings have names; the newest other people are read at once. Erased accounts have no name. */
const namesOf = async ({ people }: Pick<Deps, 'people'>, { run, invites, bookings }: WholeShift): Promise<Names> => {
  const booked = new Map(bookings.map(({ professional }) => [professional.userId, professional.name]));
  const others = (run ? ownOf(run, invites) : [])
    .toSorted((one, other) => other.sentAt.localeCompare(one.sentAt))
    .map(({ userId }) => userId)
    .filter((userId) => !booked.has(userId))
    .slice(0, shiftLimits.askedNamed);
  if (others.length === 0) return booked;
  const found = await people.find(others);
  const nameOf = (userId: string): string => {
    const { first_name, last_name } = personName(found, userId);
    return `${first_name} ${last_name}`.trim();
  };
  return new Map([...booked, ...others.map((userId) => [userId, nameOf(userId)] as const)]);
};

/** An unanswered invite is open as long as the slot; a backup has the slot alone only for a few minutes. */
const answerOf = ({ state, until }: ShiftInvite, isOpen: boolean, now: Date): InviteAnswer => {
  if (state !== 'sent') return state;
  return isOpen && (until === null || Date.parse(until) > now.getTime()) ? 'waiting' : 'lapsed';
};

type Asking = { names: Names; isOpen: boolean; now: Date };

const askedOf = (invites: readonly ShiftInvite[], { names, isOpen, now }: Asking): AskedPerson[] =>
  invites
    .flatMap((invite) => {
      const { userId, until } = invite;
      const name = names.get(userId);
      if (name === undefined) return [];
      const answer = answerOf(invite, isOpen, now);
      return [{ userId, name, answer, until: answer === 'waiting' ? until : null }];
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));

/** Groups people invited together into one move. */
const movesOf = (own: readonly ShiftInvite[], asking: Asking): ShiftFilling['moves'] =>
  [...Map.groupBy(own, ({ sentAt, kind }) => `${sentAt}#${kind}`).values()]
    .map((together) => {
      const { sentAt, kind } = together[0]!;
      return {
        ...{ at: sentAt, kind, people: together.length },
        accepted: countOf(together, 'accepted'),
        declined: countOf(together, 'declined'),
        asked: askedOf(together, asking),
      };
    })
    .toSorted((one, other) => one.at.localeCompare(other.at));

/**
 * Describes how people are invited to a shift; null if no one was, or has to be. A run ends a little later than its
 * reason, with its next move.
 */
export const fillingOf = async (
  deps: Pick<Deps, 'people' | 'clock'>,
  whole: WholeShift,
): Promise<ShiftFilling | null> => {
  const { run, shift, invites, bookings } = whole;
  const now = deps.clock.now();
  if (!run) return null;
  const own = ownOf(run, invites);
  const isOver = run.state === 'ended' || !isFillable(shift, now);
  if (isOver && own.length === 0) return null;
  const asked = new Set(own.map(({ userId }) => userId));
  const hasBackup = backupsOf(bookings).some(({ professional }) => !asked.has(professional.userId));
  const { kind, cause, startedAt } = run;
  const { state, nextAt } = isOver ? { state: 'ended' as const, nextAt: null } : run;
  return {
    ...{ kind, cause, state, startedAt, nextAt },
    next: kind === 'cover_now' && hasBackup ? 'backup' : 'wave',
    moves: movesOf(own, { names: await namesOf(deps, whole), isOpen: !isOver, now }),
  };
};
