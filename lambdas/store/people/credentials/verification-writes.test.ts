import { License, type HeldCertification } from '@shared/people/model/professional';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verificationWrites, type Credentials } from './verification-writes';

const userId = '0b6f2f0e-2f7d-4a53-9d0f-3c3a5f1b7a10';
const at = '2026-11-21T08:00:00.000Z';
const idOf = (n: number): string => `lic_${String(n).padStart(26, '0')}`;

const license = (n: number, fields: Partial<License> = {}): License => ({
  ...License.parse({
    id: idOf(n),
    name: `License ${n}`,
    number: `N-${n}`,
    issuingBody: 'Board',
    issueDate: '2020-01-01',
    expiryDate: '2028-01-01',
    state: 'OR',
  }),
  ...fields,
});
const credentials = (licenses: License[], npiNumber = '', certifications: HeldCertification[] = []): Credentials => ({
  licenses,
  certifications,
  npiNumber,
});
const card = (n: number, fields: Partial<HeldCertification> = {}): HeldCertification => ({
  id: `crt_${String(n).padStart(26, '0')}`,
  code: 'bls',
  otherName: '',
  issuer: '',
  number: 'E-1',
  issuedOn: '2025-11-01',
  expiresOn: '2027-11-30',
  ...fields,
});

type Seen = { opened: Record<string, Record<string, unknown>>; gone: string[]; steps: Record<string, string> };

const seen = (before: Credentials | null, after: Credentials): Seen => {
  const result: Seen = { opened: {}, gone: [], steps: {} };
  for (const { Update, Delete, Put } of verificationWrites('table', { userId, before, after, at })) {
    if (Update) {
      const values = Update.ExpressionAttributeValues ?? {};
      result.opened[String(values[':credentialId'])] = { ...values, expression: Update.UpdateExpression };
    }
    if (Delete) result.gone.push(String(Delete.Key?.['sk']).slice('CASE#'.length));
    if (Put) result.steps[String(Put.Item?.['sk']).split('#')[1]!] = String(Put.Item?.['cause']);
  }
  return result;
};
const openedOf = (before: Credentials | null, after: Credentials) => Object.keys(seen(before, after).opened).sort();

describe('verification writes of a saved profile', () => {
  it('open a case for each license with name, number, and expiration, and for a valid NPI number', () => {
    const brief = license(1, { issuingBody: '', issueDate: null });
    const after = credentials([brief, license(2, { number: '' }), license(3, { expiryDate: null })], '1234567893');
    expect(openedOf(null, after)).toEqual([idOf(1), 'npi'].sort());
    expect(openedOf(null, credentials([], '1234567890'))).toEqual([]);
  });

  it('open one for each certification with an issue date, and reopen only its own', () => {
    const [bls, undated] = [card(1), card(2, { issuedOn: null })];
    const before = credentials([license(1)], '1234567893', [bls, undated]);
    expect(openedOf(null, before)).toEqual([bls.id, idOf(1), 'npi'].sort());
    expect(seen(null, before).opened[bls.id]).toMatchObject({ ':certification': 'bls', ':status': 'pending' });
    const named = card(2, { code: 'other', otherName: 'Wilderness EMT' });
    const after = credentials([license(1)], '1234567893', [{ ...bls, number: 'E-2' }, named]);
    expect(openedOf(before, after)).toEqual([bls.id, named.id].sort());
    expect(seen(before, credentials([license(1)], '1234567893')).gone).toEqual([bls.id]);
    const old = credentials([], '', [card(1, { expiresOn: '2026-01-31' })]);
    expect(seen(null, old).opened[bls.id]).toMatchObject({ ':status': 'expired' });
  });

  it('look up the number in the registry, and remind of the end of a license', () => {
    const { opened } = seen(null, credentials([license(1)], '1234567893'));
    expect(opened['npi']).toMatchObject({ ':checkRequestedAt': at, ':dueAt': '2026-11-21T09:00:00.000Z' });
    expect(opened[idOf(1)]).toMatchObject({ ':checkRequestedAt': null, ':dueAt': '2027-10-03T13:00:00.000Z' });
  });

  it('reopen only changed ones, and remove deleted ones', () => {
    const before = credentials([license(1), license(2), license(3)], '1234567893');
    const after = credentials([license(1), license(2, { expiryDate: '2029-01-01' })], '');
    const { opened, gone, steps } = seen(before, after);
    expect(Object.keys(opened)).toEqual([idOf(2)]);
    expect(gone.sort()).toEqual([idOf(3), 'npi'].sort());
    expect(steps).toEqual({ [idOf(2)]: 'credentialChanged' });
  });

  it('remove the case of a license that is no longer complete', () => {
    const { gone, opened } = seen(credentials([license(1)]), credentials([license(1, { number: '' })]));
    expect(gone).toEqual([idOf(1)]);
    expect(opened).toEqual({});
  });

  it('expire past ones at once, with no due date', () => {
    const { opened } = seen(null, credentials([license(1, { expiryDate: '2026-11-19' })]));
    expect(opened[idOf(1)]).toMatchObject({ ':status': 'expired', ':dueAt': null });
    expect(opened[idOf(1)]?.['expression']).toContain('REMOVE #gsi2pk, #gsi2sk');
  });

  it('contain no number', () => {
    const writes = verificationWrites('table', {
      userId,
      before: null,
      after: credentials([license(1)], '1234567893'),
      at,
    });
    expect(JSON.stringify(writes)).not.toMatch(/N-1|1234567893/);
  });

  it('are empty when nothing changes, and fit into a transaction', () => {
    const some = fc.uniqueArray(fc.integer({ min: 0, max: 29 }), { maxLength: 30 });
    const number = fc.constantFrom('', '1234567893', '1993999998', 'x');
    fc.assert(
      fc.property(some, some, number, number, (first, second, npi, otherNpi) => {
        const before = credentials(
          first.map((n) => license(n)),
          npi,
        );
        const after = credentials(
          second.map((n) => license(n, { number: 'other' })),
          otherNpi,
        );
        expect(verificationWrites('table', { userId, before, after: before, at })).toEqual([]);
        const { opened, gone } = seen(before, after);
        const kept = new Set(Object.keys(opened));
        expect(gone.some((id) => kept.has(id))).toBe(false);
        expect(verificationWrites('table', { userId, before, after, at }).length).toBeLessThanOrEqual(92);
      }),
    );
  });
});
