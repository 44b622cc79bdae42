import { backupsOf, isFillable } from '@shared/work/rules/filling/filling';
import type { ShiftFilling } from '@shared/work/model/shifts/shift-filling';
import type { ShiftInvite } from '../../../store/work/shifts/filling/fill-item';
import type { WholeShift } from '../../../store/work/shifts/ports';

const countOf = (invites: readonly ShiftInvite[], state: ShiftInvite['state']): number =>
  invites.filter((it) => it.state === state).length;

/** Groups people invited together into one move. */
const movesOf = (own: readonly ShiftInvite[], nameOf: (userId: string) => string | null): ShiftFilling['moves'] =>
  [...Map.groupBy(own, ({ sentAt, kind }) => `${sentAt}#${kind}`).values()]
    .map((together) => {
      const { sentAt, kind, userId } = together[0]!;
      return {
        ...{ at: sentAt, kind, people: together.length },
        accepted: countOf(together, 'accepted'),
        declined: countOf(together, 'declined'),
        name: kind === 'backup' ? nameOf(userId) : null,
      };
    })
    .toSorted((one, other) => one.at.localeCompare(other.at));

/**
 * Describes how people are invited to a shift; null if no one was, or has to be. Doesn't name the people of a wave. A
 * run ends a little later than its reason, with its next move.
 */
export const fillingOf = ({ run, shift, invites, bookings }: WholeShift, now: Date): ShiftFilling | null => {
  if (!run) return null;
  const own = invites.filter((it) => it.run === run.run);
  const isOver = run.state === 'ended' || !isFillable(shift, now);
  if (isOver && own.length === 0) return null;
  const asked = new Set(own.map(({ userId }) => userId));
  const names = new Map(bookings.map(({ professional }) => [professional.userId, professional.name]));
  const hasBackup = backupsOf(bookings).some(({ professional }) => !asked.has(professional.userId));
  const { kind, cause, startedAt } = run;
  const { state, nextAt } = isOver ? { state: 'ended' as const, nextAt: null } : run;
  return {
    ...{ kind, cause, state, startedAt, nextAt },
    next: kind === 'cover_now' && hasBackup ? 'backup' : 'wave',
    moves: movesOf(own, (userId) => names.get(userId) ?? null),
  };
};
