import { describe, expect, it } from 'vitest';
import { readResponseTimes, responseWrite } from './response-times';

const counted = (minutes: number): string[] =>
  Object.keys(
    responseWrite('table', { userId: 'ann', answeredAfterMinutes: minutes }).Update?.ExpressionAttributeNames ?? {},
  );

describe('response times', () => {
  it.each([
    [0, '#within15'],
    [15, '#within15'],
    [16, '#within60'],
    [120, '#within120'],
    [10_081, '#within43200'],
    [999_999, '#within43200'],
  ])('of %i minutes count as %s', (minutes, name) => {
    expect(counted(minutes)).toContain(name);
  });

  it('are the time within which half of the answers came, and omitted for few answers', () => {
    expect(readResponseTimes(undefined)).toEqual({ asked: 0, answered: 0, time: null });
    expect(readResponseTimes({ asked: 6, answered: 4, within15: 4 }).time).toBeNull();
    const figures = readResponseTimes({ asked: 9, answered: 6, within15: 1, within120: 2, within43200: 3 });
    expect(figures).toEqual({ asked: 9, answered: 6, time: { minutes: 120, samples: 6 } });
  });
});
