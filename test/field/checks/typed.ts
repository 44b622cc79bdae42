import { expect } from 'vitest';
import { typedTimes } from '@/work/parts/attendance/typed-times';
import type { FieldCheck } from '../field-check';

type Input = { plan: { day: string; startsAt: string; timeZone: string }; in: string; out: string; second?: boolean };

/** Typed shift times; `second` says which of two ends is meant. */
export const typed: FieldCheck = ({ input, expected }) => {
  const { plan, in: from, out, second } = input as Input;
  const times = typedTimes(plan, { in: from, out, ...(second && { outRepeat: 'second' }) });
  const hours = times && (Date.parse(times.out) - Date.parse(times.in)) / 3_600_000;
  expect(hours).toBe((expected as { hours: number }).hours);
};
