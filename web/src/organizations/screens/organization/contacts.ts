import type { CompanyContact } from '@shared/organizations/model/organization';
import { newId } from '@/lib/requests/new-id';

type Contacts = readonly CompanyContact[];

export const emptyContact = (): CompanyContact => ({
  id: newId('cnt'),
  name: '',
  title: '',
  email: '',
  phone: '',
  department: '',
  linkedin_url: '',
  is_primary: false,
});

export const makePrimary = (contacts: Contacts, id: string | undefined): CompanyContact[] =>
  contacts.map((contact) => ({ ...contact, is_primary: contact.id === id }));

/** Keeps the primary contact, or makes the first one primary. */
const settled = (contacts: Contacts): CompanyContact[] =>
  makePrimary(contacts, (contacts.find(({ is_primary }) => is_primary) ?? contacts[0])?.id);

export const saveContact = (contacts: Contacts, saved: CompanyContact): CompanyContact[] => {
  const isKnown = contacts.some(({ id }) => id === saved.id);
  const all = isKnown ? contacts.map((it) => (it.id === saved.id ? saved : it)) : [...contacts, saved];
  return saved.is_primary ? makePrimary(all, saved.id) : settled(all);
};

export const removeContact = (contacts: Contacts, id: string): CompanyContact[] =>
  settled(contacts.filter((contact) => contact.id !== id));
