import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { organizationStatuses } from '../model/organization-verification-vocabulary';
import {
  isSameOrganizationName,
  nameWords,
  npiOutcome,
  statusAfter,
  verificationEvents,
  type OrganizationRecord,
} from './organization-verification';

const status = fc.constantFrom(...organizationStatuses);
const event = fc.constantFrom(...verificationEvents);

describe('verification states', () => {
  it('become verified only by proofs or reviewers', () => {
    fc.assert(
      fc.property(status, event, fc.boolean(), (before, what, held) => {
        const after = statusAfter({ status: before, held }, what);
        if (after === 'verified') expect(['prove', 'approve']).toContain(what);
      }),
    );
  });

  it('need a reviewer to verify a held case', () => {
    fc.assert(
      fc.property(status, fc.array(event), (before, events) => {
        let now = before;
        for (const what of events.filter((it) => it !== 'approve'))
          now = statusAfter({ status: now, held: true }, what) ?? now;
        if (before !== 'verified') expect(now).not.toBe('verified');
      }),
    );
  });

  it('always have a path to verified', () => {
    for (const before of organizationStatuses.filter((it) => it !== 'verified')) {
      const submitted = statusAfter({ status: before, held: true }, 'submit');
      expect(submitted && statusAfter({ status: submitted, held: true }, 'approve')).toBe('verified');
    }
  });

  it('do not change from rejected by proofs alone', () => {
    expect(statusAfter({ status: 'rejected', held: false }, 'prove')).toBeNull();
  });
});

describe('organization names', () => {
  it.each([
    ['Harbor General Hospital', 'HARBOR GENERAL HOSPITAL, INC.'],
    ["St. Mary's Medical Center", 'SAINT MARYS MEDICAL CTR LLC'],
    ['Smith & Jones, P.C.', 'Smith and Jones'],
    ['The Clínica Ávila', 'clinica avila'],
  ])('%s is %s', (one, other) => expect(isSameOrganizationName(one, other)).toBe(true));

  it.each([
    ['Prairie Creek Clinics', 'Prairie Creek Family Practice'],
    ['Mayo Clinic', 'Mayo Clinic Health'],
    ['', ''],
  ])('%s is not %s', (one, other) => expect(isSameOrganizationName(one, other)).toBe(false));

  it('keeps a name that is only a legal form', () => expect(nameWords('The Company')).toEqual(['the', 'company']));
});

describe('the registry check', () => {
  const record: OrganizationRecord = {
    kind: 'organization',
    active: true,
    organizationNames: ['HARBOR GENERAL HOSPITAL', 'HARBOR WOMENS CLINIC'],
    states: ['OR', 'WA'],
  };
  const profile = { company_name: 'Harbor General Hospital, Inc.', headquarters_state: 'Oregon' };
  it.each([
    ['agrees', record, profile],
    ['agrees', record, { company_name: 'Harbor Womens Clinic', headquarters_state: 'WA' }],
    ['not_found', null, profile],
    ['inactive', { ...record, active: false }, profile],
    ['person', { ...record, kind: 'person' as const }, profile],
    ['other_name', record, { ...profile, company_name: 'Harbor General' }],
    ['other_state', record, { ...profile, headquarters_state: 'TX' }],
    ['other_state', record, { ...profile, headquarters_state: '' }],
  ])('%s', (outcome, found, of) => expect(npiOutcome(found, of)).toBe(outcome));
});
