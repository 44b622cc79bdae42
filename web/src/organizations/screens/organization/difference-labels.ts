import type { TFunction } from '@/lib/i18n/i18n';
import type { AddressKind, CompanyProfile } from '@shared/organizations/model/organization';
import { addressField, addressKinds, addressParts, type AddressPart } from './company-values';

type Texts = TFunction<'organization'>;

export const formatValue = (company: CompanyProfile, field: keyof CompanyProfile, t: Texts): string => {
  const value = company[field];
  if (field === 'contacts')
    return company.contacts
      .map((contact) => {
        const words = [contact.name || t('contacts.unnamed'), contact.title, contact.email, contact.phone];
        return [...words, contact.is_primary && t('contacts.primary')].filter(Boolean).join(', ');
      })
      .join('; ');
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (Array.isArray(value)) return value.join(', ');
  return value === null ? '' : String(value);
};

type AddressField = `${AddressKind}_${AddressPart}`;

const addressFields = Object.fromEntries(
  addressKinds.flatMap((kind) => addressParts.map((part) => [addressField(kind, part), { kind, part }])),
) as Record<AddressField, { kind: AddressKind; part: AddressPart }>;

const isOfAddress = (field: keyof CompanyProfile): field is AddressField => field in addressFields;

export const fieldLabel = (field: keyof CompanyProfile, t: Texts): string => {
  if (!isOfAddress(field)) return t(`fields.${field}`);
  const { kind, part } = addressFields[field];
  return t('addresses.fieldOf', { part: t(`fields.${part}`), address: t(`addresses.${kind}`) });
};
