import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptedDocuments, dueDocuments, legalDocuments, legalVersions } from './documents';

const record = fc.record({ document: fc.constantFrom(...acceptedDocuments), version: fc.integer({ min: 1, max: 5 }) });
const current = fc.record({ terms: fc.integer({ min: 1, max: 5 }), privacy: fc.integer({ min: 1, max: 5 }) });

describe('documents that a person still has to accept', () => {
  it('are the current versions without a record, whatever else was accepted', () => {
    fc.assert(
      fc.property(fc.array(record), current, (records, now) => {
        const due = dueDocuments(records, now);
        for (const document of acceptedDocuments) {
          const own = records.filter((it) => it.document === document).map(({ version }) => version);
          const asked = due.find((it) => it.document === document);
          expect(asked === undefined).toBe(own.includes(now[document]));
          if (asked) expect(asked).toEqual({ document, version: now[document], accepted: newest(own) });
        }
      }),
    );
  });

  it('are none once all are accepted', () => {
    fc.assert(
      fc.property(fc.array(record), current, (records, now) => {
        const accepted = dueDocuments(records, now).map(({ document, version }) => ({ document, version }));
        expect(dueDocuments([...records, ...accepted], now)).toEqual([]);
      }),
    );
  });
});

const newest = (versions: readonly number[]): number | null => (versions.length > 0 ? Math.max(...versions) : null);

it('versions take effect in order', () => {
  for (const document of legalDocuments) {
    const days = legalVersions[document].map(({ effectiveOn }) => effectiveOn);
    expect(days.length).toBeGreaterThan(0);
    expect(days).toEqual([...new Set(days)].sort());
    for (const day of days) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});
