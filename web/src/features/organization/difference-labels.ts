import type { TFunction } from '@/lib/i18n/i18n';
import type { CompanyProfile } from '@shared/model/organization';

export const formatValue = (company: CompanyProfile, field: keyof CompanyProfile, t: TFunction): string => {
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

export const fieldLabel = (field: keyof CompanyProfile, t: TFunction): string => {
  const address = /^(headquarters|billing|shipping)_(address|city|state|country|postal_code)$/.exec(field);
  if (!address) return t(`fields.${field}`);
  return t('addresses.fieldOf', { part: t(`fields.${address[2]}`), address: t(`addresses.${address[1]}`) });
};
