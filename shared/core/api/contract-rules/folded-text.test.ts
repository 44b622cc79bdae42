import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { organizationRoutes } from '../../../organizations/api/organizations.routes';
import { profileRoutes } from '../../../people/api/profiles.routes';
import { foldedBytes } from '../../model/folded-name';
import { currentTerms } from '../../../legal/documents';
import { limits } from '../../../limits';
import { notice } from '../../../text/notice';
import { Registration, RegistrationCompletion } from '../../../accounts/model/account';
import { foldedText } from '../../model/fields';
import { JobDraft } from '../../../hiring/model/job';
import { JobSearchQuery } from '../../../find/model/job-search';
import { CompanyProfile } from '../../../organizations/model/organization';
import { ProfessionalSearchQuery } from '../../../find/model/professional-search';

const growing = '\u{fdfa}'.repeat(limits.organizationLength);
const person = {
  userType: 'employer',
  firstName: 'Grace',
  lastName: 'Hopper',
  phone: '+1 202 555 0143',
  acceptedTerms: currentTerms,
};

describe('text used in lookups or keys', () => {
  it.each([
    ['a registration', Registration, { ...person, email: 'a@example.org', password: 'correct horse' }, 'organization'],
    ['its completion', RegistrationCompletion, person, 'organization'],
    ['a company profile', CompanyProfile, { industry: null, company_size: null }, 'company_name'],
    ['a new organization', organizationRoutes.createOrganization.body, {}, 'company_name'],
    ['a search for employers', profileRoutes.findOrganizations.query, {}, 'name'],
    ['a search for jobs', JobSearchQuery, {}, 'q'],
    ['a place of jobs', JobSearchQuery, {}, 'location'],
    ['a search for professionals', ProfessionalSearchQuery, {}, 'q'],
    ['a project', JobDraft, { department: null, specialty: null }, 'project'],
  ] as const)('is rejected beside its field if folding makes it too long: %s', async (_, schema, rest, field) => {
    const text = field === 'project' ? growing.slice(0, limits.projectLength) : growing;
    const { error } = await schema.safeParseAsync({ ...rest, [field]: text });
    expect(error?.issues).toEqual([expect.objectContaining({ path: [field], message: notice('textTooLong') })]);
    expect((await schema.safeParseAsync({ ...rest, [field]: 'St. Mary' })).success).toBe(true);
  });

  it('accepts every script that does not grow, and rejects text too long for a key', () => {
    const text = foldedText(limits.organizationLength);
    expect(text.safeParse('病'.repeat(limits.organizationLength)).success).toBe(true);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: limits.organizationLength }), (typed) => {
        const { data, success } = text.safeParse(typed);
        if (success) expect(foldedBytes(data)).toBeLessThanOrEqual(limits.foldedTextBytes);
      }),
    );
  });
});
