import { describe, expect, it } from 'vitest';
import { madeCalendars } from './made-calendars';
import { ownText, readRecording } from './recording';

const { seed, answers } = readRecording();

// npx tsx scripts/test-calendars.ts records the second reader again.
describe('our calendar reader and a second reader', () => {
  const made = madeCalendars(seed, answers.length).map((it, index) => ({ ...it, answer: answers[index]! }));

  it.each(Object.entries(Object.groupBy(made, ({ kind }) => kind)))('%s', (_, files = []) => {
    expect(files.map(ownText)).toEqual(files.map(({ answer }) => answer));
  });

  it('compare 200 files', () => {
    expect(answers).toHaveLength(200);
  });
});
