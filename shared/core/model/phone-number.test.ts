import { describe, expect, it } from 'vitest';
import { notice } from '../../text/notice';
import { Account } from '../../accounts/model/account';
import { OptionalDeskPhone, OptionalPhone, Phone } from './fields';
import { CompanyProfile, Organization } from '../../organizations/model/organization';
import { dialable, readablePhone } from './phone-number';

describe('a phone number', () => {
  it.each([
    ['+1 202 555 0143', '+12025550143'],
    ['(202) 555-0143', '+12025550143'],
    ['1-202-555-0143', '+12025550143'],
    ['202.555.0143', '+12025550143'],
    ['0044 20 7946 0958', '+442079460958'],
    ['+49 (30) 901820', '+4930901820'],
    ['tel:+1-202-555-0143', '+12025550143'],
    ['+1\ufe0d-202-555-0143', '+12025550143'],
  ])('%s is stored as %s', async (typed, number) => {
    expect(dialable(typed)).toBe(number);
    expect(await Phone.parseAsync(typed)).toBe(number);
  });

  it('ignores direction marks from a copied contact', () => {
    expect(dialable('\u202a+1 202\u2011555\u20110143\u202c')).toBe('+12025550143');
  });

  it.each([
    '12',
    '1',
    '555-0100',
    '000 000 0000',
    '999 999 9999',
    '02 0794 6095 8',
    '202 555 0143 ext. 5',
    '+0 123 456 789',
    '+1234567890123456',
    'call me',
    'tel:202 555 0143 now',
  ])('%s is rejected', async (typed) => {
    expect(dialable(typed)).toBeNull();
    const { error } = await Phone.safeParseAsync(typed);
    expect(error?.issues).toEqual([expect.objectContaining({ message: notice('phoneInvalid') })]);
  });

  it('may be empty where it is optional', async () => {
    expect(OptionalPhone.parse(undefined)).toBe('');
    expect(OptionalPhone.parse('')).toBe('');
    expect(await OptionalPhone.parseAsync('(202) 555-0143')).toBe('+12025550143');
    expect((await OptionalPhone.safeParseAsync('12')).success).toBe(false);
    expect((await Phone.safeParseAsync('')).error?.issues[0]?.message).toBe(notice('required'));
  });

  it.each([
    ['(202) 555-0143 ext. 42', '+12025550143 ext. 42'],
    ['202-555-0143 x42', '+12025550143 ext. 42'],
    ['(202) 555-0143', '+12025550143'],
  ])('may have an extension for an organization: %s is stored as %s', async (typed, number) => {
    expect(await OptionalDeskPhone.parseAsync(typed)).toBe(number);
    expect(await OptionalDeskPhone.parseAsync(number)).toBe(number);
  });

  it('is rejected beside its field, also in a contact', async () => {
    const contact = { id: `cnt_${'0'.repeat(26)}`, is_primary: true, phone: '12' };
    const { error } = await CompanyProfile.safeParseAsync({
      company_name: 'St. Mary',
      industry: null,
      company_size: null,
      phone: '12',
      contacts: [contact],
    });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['phone', 'contacts.0.phone']);
  });

  it('stays readable if stored under older rules', () => {
    const at = '2026-01-01T00:00:00Z';
    const stored = { organizationId: `org_${'0'.repeat(26)}`, version: 1, createdAt: at, updatedAt: at };
    const values = { company_name: 'St. Mary', industry: null, company_size: null, phone: '555-0100 x7' };
    expect(Organization.parse({ ...stored, ...values }).phone).toBe('555-0100 x7');
    expect(Account.shape.phone.parse('12')).toBe('12');
  });

  it.each([
    ['+12025550143', '(202) 555-0143'],
    ['+442079460958', '+44 20 7946 0958'],
    ['+12025550143 ext. 42', '(202) 555-0143 ext. 42'],
    ['202 555 0143', '(202) 555-0143'],
    ['555-0100 x7', '555-0100 x7'],
    ['', ''],
  ])('stored as %j is shown as %j', (stored, shown) => {
    expect(readablePhone(stored)).toBe(shown);
  });
});
