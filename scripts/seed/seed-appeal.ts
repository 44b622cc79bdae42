import { utcDay } from '@lambdas/platform/clock';
import { openTable } from '@lambdas/platform/table/table';
import { requestAppealUpload } from '@lambdas/trust/reports/shift-cases/appeal-files';
import { appealReliability } from '@lambdas/trust/reports/shift-cases/appeal-reliability';
import { recordOutcomes } from '@lambdas/work/shifts/background/record-outcomes';
import { createLedgers } from '@lambdas/store/work/reliability/ledgers';
import type { Booking } from '@shared/work/model/booking';
import { workedTexts } from './data/work/shifts-worked';
import { drawLogo, drawnLogos } from './images/draw-logo';
import { seedClock } from './seed-clock';
import type { SeedContext } from './seed-people';
import { professionalCaller } from './seed-services';
import { sendFile, whenScanned } from './images/send-file';

const daysAgo = 1;

/** Records like the queue, which may be late or still closed, because an appeal is against a ledger event. */
const recordNow = async (
  { services, now }: SeedContext,
  { shiftId, organizationId, placementId, professional, status, attempt }: Booking,
): Promise<void> => {
  const professionalId = professional.userId;
  const deps = {
    ...{ shifts: services.shifts.shifts, attendance: services.attendance.attendance },
    ...{ ledgers: createLedgers(openTable()), clock: seedClock(now, `${shiftId}/${professionalId}/ledger`, 0) },
  };
  const effects = await recordOutcomes(deps, {
    id: `seed/${shiftId}/${professionalId}`,
    type: 'booking.changed',
    occurredAt: now.toISOString(),
    data: { shiftId, organizationId, placementId, professionalId, status, attempt },
  });
  for (const { run } of effects) await run();
};

/** A worker appeals a no-show, with a document. */
export const seedAppeal = async (
  context: SeedContext,
  { shiftId, userId }: { shiftId: string; userId: string },
): Promise<void> => {
  const { services, now } = context;
  const { shiftCases, shifts } = services;
  const booking = await shifts.shifts.booking(shiftId, userId);
  if (booking?.status !== 'no_show') return;
  await recordNow(context, booking);
  const events = await shiftCases.ledgers.events(userId, utcDay(now));
  const event = events.find((it) => it.shiftId === shiftId && it.outcome.kind === 'no_show');
  const [drawing] = Object.values(drawnLogos);
  if (!event || event.appeal || !drawing) return;
  const caller = professionalCaller(userId, 'appealReliability');
  const target = await requestAppealUpload(shiftCases, { caller, contentType: 'image/png' });
  await sendFile(target, drawLogo(drawing));
  const clock = seedClock(now, `${shiftId}/${userId}/appeal`, daysAgo);
  const files = [{ uploadId: target.uploadId, fileName: workedTexts.appealFile }];
  const appeal = { caller, eventId: event.eventId, text: workedTexts.appeal, files, language: 'en' as const };
  await whenScanned(() => appealReliability({ ...shiftCases, clock }, appeal));
};
