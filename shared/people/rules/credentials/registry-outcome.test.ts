import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verificationSources, verificationStatuses } from '../../model/profile-vocabulary';
import { isNamed, movesVerification, registryOutcome, type RegistryRecord } from './registry-outcome';

const record = (first: string, last: string, middle = '', fields: Partial<RegistryRecord> = {}): RegistryRecord => ({
  kind: 'person',
  active: true,
  names: [{ first, middle, last }],
  ...fields,
});
const word = fc.stringMatching(/^[A-Z][a-z]{1,9}$/);

describe('the name in the registry', () => {
  it.each([
    ['José', 'Núñez-Ortiz', record('JOSE', 'NUNEZ ORTIZ')],
    ['Mary Ann', "O'Brien", record('MARY', 'OBRIEN', 'ANN')],
    ['Mary', 'Smith', record('MARY ANN', 'SMITH')],
    ['Søren', 'Østergaard', record('SOREN', 'OSTERGAARD')],
    ['李', '王', record('李', '王')],
  ])('is the same as %s %s', (first, last, known) => {
    expect(isNamed(known, { first, last })).toBe(true);
  });

  it.each([
    ['Bob', 'Smith', record('ROBERT', 'SMITH')],
    ['Mary', 'Jones', record('MARY', 'SMITH')],
    ['', 'Smith', record('MARY', 'SMITH')],
    ['Mary', '', record('MARY', 'SMITH')],
    ['Mary', 'Smith', record('', 'SMITH')],
  ])('differs from %s %s', (first, last, known) => {
    expect(isNamed(known, { first, last })).toBe(false);
  });

  it('may be a former name', () => {
    const names = [
      { first: 'MARY', middle: '', last: 'SMITH' },
      { first: 'MARY', middle: '', last: 'JONES' },
    ];
    expect(isNamed({ names }, { first: 'Mary', last: 'Jones' })).toBe(true);
  });

  it('ignores case', () => {
    fc.assert(
      fc.property(word, word, (first, last) => {
        expect(isNamed(record(first.toUpperCase(), last.toUpperCase()), { first, last })).toBe(true);
      }),
    );
  });
});

describe('the registry outcome', () => {
  const given = { first: 'Mary', last: 'Smith' };

  it('is verified, needs info, or rejected', () => {
    expect(registryOutcome(record('MARY', 'SMITH'), given).status).toBe('verified');
    expect(registryOutcome(record('MARY', 'JONES'), given).status).toBe('needs_info');
    expect(registryOutcome(null, given).status).toBe('rejected');
    expect(registryOutcome(record('MARY', 'SMITH', '', { active: false }), given).status).toBe('rejected');
    expect(registryOutcome(record('MARY', 'SMITH', '', { kind: 'organization' }), given).status).toBe('rejected');
  });

  it('never raises a status that a reviewer set', () => {
    const outcomes = ['verified', 'needs_info', 'rejected'] as const;
    for (const status of verificationStatuses) {
      for (const outcome of outcomes) {
        expect(movesVerification({ status, source: 'reviewer' }, { status: outcome, cause: null })).toBe(
          status === 'verified' && outcome === 'rejected',
        );
        expect(movesVerification({ status, source: null }, { status: outcome, cause: null })).toBe(status !== outcome);
      }
    }
    expect(verificationSources).toHaveLength(2);
  });
});
