import { expect, it } from 'vitest';
import { missedTargets } from './report';

const missed = (unmeasured: readonly string[]) => missedTargets({ sizes: [], coldStarts: [], unmeasured });

it('names operations without a measurement', () => {
  expect(missed([])).toEqual([]);
  expect(missed(['mergeTicket'])).toEqual(['One operation has no measurement: mergeTicket.']);
  expect(missed(['mergeTicket', 'getTicket'])).toEqual(['2 operations have no measurement: mergeTicket, getTicket.']);
});
