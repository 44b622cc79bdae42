import { describe, expect, it } from 'vitest';
import type { CompanyContact } from '@shared/organizations/model/organization';
import { emptyContact, makePrimary, removeContact, saveContact } from './contacts';

const contact = (id: string, is_primary = false): CompanyContact => ({ ...emptyContact(), id, name: id, is_primary });
const primaries = (contacts: CompanyContact[]) => contacts.filter((it) => it.is_primary).map(({ id }) => id);
const two = [contact('a', true), contact('b')];

describe('contacts of a company', () => {
  it('makes the first one primary', () => {
    expect(primaries(saveContact([], contact('a')))).toEqual(['a']);
  });

  it('keeps the primary one when another is added', () => {
    expect(primaries(saveContact(two, contact('c')))).toEqual(['a']);
  });

  it('clears the others when a new or changed one is primary', () => {
    expect(primaries(saveContact(two, contact('c', true)))).toEqual(['c']);
    expect(primaries(saveContact(two, contact('b', true)))).toEqual(['b']);
    expect(primaries(makePrimary(two, 'b'))).toEqual(['b']);
  });

  it('never loses the primary one', () => {
    expect(primaries(saveContact(two, contact('a', false)))).toEqual(['a']);
    expect(primaries(removeContact(two, 'a'))).toEqual(['b']);
    expect(primaries(removeContact(two, 'b'))).toEqual(['a']);
    expect(removeContact([contact('a', true)], 'a')).toEqual([]);
  });

  it('changes a contact in place', () => {
    const changed = saveContact(two, { ...contact('a', true), name: 'Ada' });
    expect(changed.map(({ name }) => name)).toEqual(['Ada', 'b']);
  });

  it('gives a new contact an id that the contract accepts', () => {
    expect(emptyContact().id).toMatch(/^cnt_[0-9A-HJKMNP-TV-Z]{26}$/);
  });
});
