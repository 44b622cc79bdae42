import * as z from 'zod';
import { Instant } from '../../../core/model/fields';
import { fillCauses, fillKinds, fillStates, inviteKinds } from './shift-vocabulary';

/** Invitations for a shift as its supervisors see them. `name`: name of a called backup. */
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
      name: z.string().nullable(),
    }),
  ),
});
export type ShiftFilling = z.infer<typeof ShiftFilling>;
