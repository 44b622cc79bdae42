import * as z from 'zod';
import { Day, PlacementId, UserId } from '../../../core/model/fields';
import { assignRefusals } from '../own-staff';

/** Person who can be called for a shift. `phone`: null unless shared. `lastWorkedOn`: at the organization. */
export const CallablePerson = z.object({
  userId: UserId,
  placementId: PlacementId,
  name: z.string(),
  phone: z.string().nullable(),
  lastWorkedOn: Day.nullable(),
  /** Availability as chosen, without periods away. They may still say yes. */
  available: z.boolean(),
});
export type CallablePerson = z.infer<typeof CallablePerson>;

export const CallList = z.object({
  people: z.array(CallablePerson),
  /** Others of the pool, and why each can't work the shift. */
  unable: z.array(z.object({ userId: UserId, name: z.string(), refusal: z.enum(assignRefusals) })),
});
export type CallList = z.infer<typeof CallList>;
