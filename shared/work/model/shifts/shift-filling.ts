import * as z from 'zod';
import { Instant, UserId } from '../../../core/model/fields';
import { fillCauses, fillKinds, fillStates, inviteAnswers, inviteKinds } from './shift-vocabulary';

/** Person asked for a shift. `name`: empty once their account is erased. `until`: a backup's time to answer. */
export const AskedPerson = z.object({
  userId: UserId,
  name: z.string(),
  answer: z.enum(inviteAnswers),
  until: Instant.nullable(),
});
export type AskedPerson = z.infer<typeof AskedPerson>;

/**
 * Invitations for a shift as its supervisors see them. `asked`: the move's people, without the oldest ones of a run
 * that asked more than `shiftLimits.askedNamed`.
 */
export const ShiftFilling = z.object({
  kind: z.enum(fillKinds),
  cause: z.enum(fillCauses),
  state: z.enum(fillStates),
  startedAt: Instant,
  /** Time of the next move, while it runs. */
  nextAt: Instant.nullable(),
  next: z.enum(['backup', 'wave']),
  moves: z.array(
    z.object({
      at: Instant,
      kind: z.enum(inviteKinds),
      people: z.int().positive(),
      accepted: z.int().nonnegative(),
      declined: z.int().nonnegative(),
      asked: z.array(AskedPerson),
    }),
  ),
});
export type ShiftFilling = z.infer<typeof ShiftFilling>;
