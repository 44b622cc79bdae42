import * as z from 'zod';
import { Profession } from '../../../core/model/enumerations';
import { Day, LocationUnitId, ShiftId, UserId } from '../../../core/model/fields';
import { boardFlags, presences } from './shift-vocabulary';

/** `start`: minutes since midnight on the location's clock; cost of the full headcount; `people`: who holds a slot. */
export const BoardShift = z.object({
  id: ShiftId,
  start: z.int(),
  minutes: z.int(),
  profession: Profession,
  headcount: z.int(),
  confirmed: z.int(),
  requested: z.int(),
  flags: z.array(z.enum(boardFlags)),
  costCents: z.int(),
  people: z.array(z.object({ userId: UserId, presence: z.enum(presences) })),
});
export type BoardShift = z.infer<typeof BoardShift>;

/** Cell of the board. */
export const BoardPlace = z.object({ unitId: LocationUnitId, day: Day });
export type BoardPlace = z.infer<typeof BoardPlace>;

/** Shifts of a unit and day, by start. */
export const BoardDay = BoardPlace.extend({ shifts: z.array(BoardShift) });
export type BoardDay = z.infer<typeof BoardDay>;

/** A person on the board's shifts. */
export const BoardPerson = z.object({ userId: UserId, name: z.string() });
export type BoardPerson = z.infer<typeof BoardPerson>;
