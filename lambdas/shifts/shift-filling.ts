import { backupsOf } from '@shared/domain/shifts/filling';
import type { ShiftFilling } from '@shared/model/shift-filling';
import type { ShiftInvite } from '../store/shifts/fill-item';
import type { WholeShift } from '../store/shifts/ports';

const countOf = (invites: readonly ShiftInvite[], state: ShiftInvite['state']): number =>
  invites.filter((it) => it.state === state).length;

/** People who were asked together are one move. */
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

/** How people are asked for a shift; null if no one ever was. Who was in a wave stays unsaid. */
export const fillingOf = ({ run, invites, bookings }: WholeShift): ShiftFilling | null => {
  if (!run) return null;
  const own = invites.filter((it) => it.run === run.run);
  const asked = new Set(own.map(({ userId }) => userId));
  const names = new Map(bookings.map(({ professional }) => [professional.userId, professional.name]));
  const hasBackup = backupsOf(bookings).some(({ professional }) => !asked.has(professional.userId));
  const { kind, cause, state, startedAt, nextAt } = run;
  return {
    ...{ kind, cause, state, startedAt, nextAt },
    next: kind === 'cover_now' && hasBackup ? 'backup' : 'wave',
    moves: movesOf(own, (userId) => names.get(userId) ?? null),
  };
};
