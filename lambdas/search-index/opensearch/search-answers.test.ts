import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { segmentsOf } from './search-answers';

const markers = { start: '<a1>', end: '</b2>' };

describe('highlighted texts', () => {
  it('are split only at the markers', () => {
    expect(segmentsOf('<b>A</b> <a1>Nurse</b2>, ICU <a1>nurse</b2>', markers)).toEqual([
      { text: '<b>A</b> ', match: false },
      { text: 'Nurse', match: true },
      { text: ', ICU ', match: false },
      { text: 'nurse', match: true },
    ]);
    expect(segmentsOf('Nothing', markers)).toEqual([{ text: 'Nothing', match: false }]);
  });

  it('make up the text when joined', () => {
    const part = fc.record({ text: fc.string({ minLength: 1 }), match: fc.boolean() });
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const marked = parts.map((it) => (it.match ? `${markers.start}${it.text}${markers.end}` : it.text)).join('');
        const segments = segmentsOf(marked, markers);
        expect(segments.map(({ text }) => text).join('')).toBe(parts.map(({ text }) => text).join(''));
      }),
    );
  });
});
