import { isSigned } from '@shared/work/rules/attendance/attendance-record';
import { readClockEntry } from '@lambdas/store/work/attendance/attendance-item';
import { ClockPhoneItem } from '@lambdas/store/work/attendance/clock-phones';
import type { Invariant } from './invariant';
import { grouped, itemsOf } from './items';

/** Also holds for repeated and delayed entries: everyone here has one phone, which signs. */
export const entriesAreSigned: Invariant = (world) => {
  const unsigned = itemsOf(world, 'ClockEntry')
    .map(readClockEntry)
    .filter(({ signing }) => signing !== undefined && !isSigned(signing));
  const phones = grouped(
    itemsOf(world, 'ClockPhone').map((item) => ClockPhoneItem.parse(item)),
    ({ userId }) => userId,
  );
  return [
    ...unsigned.map(({ entryId, signing }) => `the signature of ${entryId} is ${signing}`),
    ...[...phones].flatMap(([userId, own]) => (own.length > 1 ? [`${userId} has ${own.length} phones`] : [])),
  ];
};
