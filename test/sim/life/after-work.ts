import { attendanceRoutes } from '@shared/api/attendance.routes';
import { readBooking, type BookingItem } from '../../../lambdas/store/shifts/shift-item';
import { itemsOf } from '../invariants/items';
import { noFaults } from '../world/faults';
import type { World } from '../world/world';
import type { Plan } from './plan';
import type { Scene } from './scene';

const hourMs = 3_600_000;

/** Their hours, and then two answers at once, of which the later one counts. */
const tell = async ({ cast, attempt }: Scene, booking: BookingItem): Promise<void> => {
  const nurse = cast.nurses.find(({ userId }) => userId === booking.professional.userId);
  if (!nurse) return;
  const { shiftId, startsAt, endsAt, terms } = booking;
  const params = { shiftId };
  const breaks = Array.from({ length: terms.breakRule.meals }, () => 'yes' as const);
  const body = { in: startsAt, out: endsAt, answers: { breaks }, note: 'My phone was empty.' };
  await attempt(nurse, attendanceRoutes.submitAttendance, { params, body });
  await Promise.all(
    [true, false].map((again) => attempt(nurse, attendanceRoutes.answerWouldReturn, { params, body: { again } })),
  );
};

/** Once the shifts that people are on are over, with the faults of the life. */
export const workShifts = async (world: World, scene: Scene, { faults }: Plan): Promise<void> => {
  const booked = itemsOf(world, 'Booking')
    .map(readBooking)
    .filter(({ status }) => status === 'confirmed');
  if (booked.length === 0) return;
  const over = Math.max(...booked.map(({ endsAt }) => Date.parse(endsAt))) + hourMs;
  world.leap(over - Date.now());
  world.setFaults({ ...faults, clocksApartMs: 0 });
  await world.run(Promise.all(booked.map((booking) => tell(scene, booking))));
  world.setFaults(noFaults);
  await world.settle();
};
