import { opensTo, type Audience } from '@shared/work/rules/filling/audience';
import { isFillable } from '@shared/work/rules/filling/filling';
import type { ShiftInvite } from '../../../store/work/shifts/filling/fill-item';
import type { ShiftItem } from '../../../store/work/shifts/shift-item';

/** Returns whether a backup has the slot exclusively at the moment. */
const isHeldFor = (invite: ShiftInvite | null, shift: ShiftItem): boolean =>
  invite?.state === 'sent' && invite.until !== null && invite.until === shift.heldUntil;

type Viewer = { userId: string; invite: ShiftInvite | null };

/** Returns when a shift opens to a person of its pool: after earlier steps, and after a called backup. */
export const opensAtFor = (
  shift: ShiftItem,
  audience: Audience,
  { userId, invite }: Viewer,
  now: Date,
): string | null => {
  const { heldUntil } = shift;
  const isHeld = heldUntil !== undefined && Date.parse(heldUntil) > now.getTime() && !isHeldFor(invite, shift);
  return isHeld ? heldUntil : opensTo(shift, audience, userId, now);
};

/** Returns an invite that can be accepted. */
export const openInvite = (invite: ShiftInvite | null, shift: ShiftItem, now: Date): ShiftInvite | null =>
  invite?.state === 'sent' && isFillable(shift, now) ? invite : null;
