import { licenseGate } from '@shared/people/rules/eligibility/eligibility-license';
import { licenseSubjectsOf } from '@shared/hiring/rules/match/match-subject-of';
import { licenseScopes } from '@shared/people/model/healthcare-vocabulary';
import { licenseTypes, stateCodes } from '@shared/people/model/profile-vocabulary';
import type { StoredProfile } from '@shared/people/model/professional';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AnyProfessional, professional, secrets } from '../../test/support/people/professionals';
import { areasOf, licensedUntil } from './licensed-until';
import { professionalDocumentOf } from './professional-document';

const AnyDay = fc.constantFrom('2026-01-01', '2026-11-20', '2026-11-21', '2027-03-01', '2030-01-01');
const AnyLicense = fc.record({
  type: fc.constantFrom(...licenseTypes),
  state: fc.constantFrom(...stateCodes, null),
  expiryDate: fc.option(AnyDay),
  scope: fc.constantFrom(...licenseScopes),
  profession: fc.constant(null),
});

describe('the licensed states of a person', () => {
  it('match the matching rules on every day', () =>
    fc.assert(
      fc.property(
        fc.array(AnyLicense, { maxLength: 4 }),
        AnyDay,
        fc.constantFrom('rn', 'np'),
        (licenses, today, profession) => {
          const until = licensedUntil({ licenses, profession });
          const dates = { today, startOn: null, endOn: null };
          const held = licenseSubjectsOf(licenses, profession);
          for (const state of stateCodes) {
            const { license } = licenseGate({ state, licensePolicy: null }, profession, held, dates);
            expect(areasOf(state).some((area) => (until[area] ?? '') >= today)).toBe(license !== undefined);
          }
        },
      ),
    ));
});

describe('an indexed profile', () => {
  it('has no numbers, contact or private details', () =>
    fc.assert(
      fc.property(AnyProfessional, (person) => {
        const careless = { ...person, profile: { ...person.profile, ...secrets.private } };
        const text = JSON.stringify(professionalDocumentOf(careless, 1));
        const { licenseNumbers, npi, email, phone } = secrets;
        for (const secret of [...licenseNumbers, npi, email, phone, ...Object.values(secrets.private)])
          expect(text).not.toContain(secret);
      }),
    ));

  it('does not name an anonymous person', () => {
    const text = JSON.stringify(professionalDocumentOf(professional({ privacy: { visibility: 'anonymous' } }), 1));
    for (const name of ['Nora', secrets.lastName, ...secrets.employers, ...secrets.institutions])
      expect(text).not.toContain(name);
  });

  it('has the wishes of the person, for employers', () => {
    const jobTypes = ['Research' as const];
    const of = (workPreferences: StoredProfile['workPreferences']) =>
      professionalDocumentOf(professional({ jobTypes, workPreferences }), 1);
    expect(of(['Full-time', 'Flexible Hours'])).toMatchObject({ interests: jobTypes, flexible: true });
    expect(of(['Full-time'])).toMatchObject({ interests: jobTypes, flexible: false });
  });

  it('does not exist for a private or incomplete profile', () => {
    expect(professionalDocumentOf(professional({ privacy: { visibility: 'private' } }), 1)).toBeNull();
    expect(professionalDocumentOf(professional({ profile_completion: 79 }), 1)).toBeNull();
    const blocked = ['org_00000000000000000000000001'];
    expect(professionalDocumentOf(professional({ blockedOrganizations: blocked }), 9)).toMatchObject({
      blocked,
      revision: 9,
      licensedUntil: { MA: '2027-06-30', NH: '2027-06-30' },
    });
  });
});
