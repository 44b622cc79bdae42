import { attendanceRoutes } from '@shared/work/api/attendance.routes';
import type { EntryBatch } from '@shared/work/model/attendance';
import { phoneEntries } from '../../../scripts/seed/work/seed-entries';
import { readBooking, type BookingItem } from '@lambdas/store/work/shifts/shift-item';
import { itemsOf } from '../invariants/items';
import { noFaults } from '../world/faults';
import type { World } from '../world/world';
import type { Plan } from './plan';
import type { Scene } from './scene';

const hourMs = 3_600_000;

type Work = { booking: BookingItem; entries: EntryBatch };

/** Signs a phone's entries before the world continues, because keys work in another thread. */
const signed = async (booking: BookingItem): Promise<Work> => {
  const { shiftId, professional, startsAt, endsAt } = booking;
  const made = [{ kind: 'in', at: startsAt } as const, { kind: 'out', at: endsAt } as const];
  const entries = await phoneEntries({ shiftId, userId: professional.userId }, made, new Date());
  return { booking, entries };
};

/** Sends entries twice, the hours, and then two answers at once, of which the later one counts. */
const tell = async ({ actors, attempt }: Scene, { booking, entries }: Work): Promise<void> => {
  const nurse = actors.nurses.find(({ userId }) => userId === booking.professional.userId);
  if (!nurse) return;
  const { shiftId, startsAt, endsAt, terms } = booking;
  const params = { shiftId };
  const breaks = Array.from({ length: terms.breakRule.meals }, () => 'yes' as const);
  const body = { in: startsAt, out: endsAt, answers: { breaks }, note: 'My phone was empty.' };
  await Promise.all([1, 2].map(() => attempt(nurse, attendanceRoutes.sendEntries, { body: entries })));
  await attempt(nurse, attendanceRoutes.submitAttendance, { params, body });
  await Promise.all(
    [true, false].map((again) => attempt(nurse, attendanceRoutes.answerWouldReturn, { params, body: { again } })),
  );
};

/** Works the booked shifts once they are over, with the scenario's faults. */
export const workShifts = async (world: World, scene: Scene, { faults }: Plan): Promise<void> => {
  const booked = itemsOf(world, 'Booking')
    .map(readBooking)
    .filter(({ status }) => status === 'confirmed');
  if (booked.length === 0) return;
  const over = Math.max(...booked.map(({ endsAt }) => Date.parse(endsAt))) + hourMs;
  world.leap(over - Date.now());
  const work = await Promise.all(booked.map(signed));
  world.setFaults({ ...faults, clocksApartMs: 0 });
  await world.run(Promise.all(work.map((it) => tell(scene, it))));
  world.setFaults(noFaults);
  await world.settle();
};
