import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from '@/lib/i18n/i18n';
import { limits } from '@shared/limits';
import type { CompanyContact, CompanyProfile } from '@shared/organizations/model/organization';
import { FormSection } from '@/components/editing/form-section';
import { Columns, MutedText, Stack } from '@/components/layout';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/base/button';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { FieldError } from '@/components/ui/fields/field';
import { TextField } from '@/components/ui/fields/text-field';
import { ContactDialog } from './contact-dialog';
import { emptyContact, makePrimary, removeContact, saveContact } from './contacts';
import styles from './organization.module.css';

export const ContactTab = () => {
  const { t } = useTranslation('organization');
  const { register, formState } = useFormContext<CompanyProfile>();
  const { errors } = formState;
  return (
    <Stack gap="l">
      <FormSection title={t('sections.reach')}>
        <Columns>
          <TextField
            label={t('fields.contact_person')}
            autoComplete="off"
            maxLength={limits.nameLength}
            error={errors.contact_person?.message}
            {...register('contact_person')}
          />
          <TextField
            label={t('fields.job_title')}
            autoComplete="off"
            maxLength={limits.nameLength}
            error={errors.job_title?.message}
            {...register('job_title')}
          />
          <TextField
            label={t('fields.email')}
            description={t('hints.email')}
            type="email"
            autoComplete="off"
            maxLength={limits.emailLength}
            error={errors.email?.message}
            {...register('email')}
          />
          <TextField
            label={t('fields.phone')}
            description={t('hints.phone')}
            type="tel"
            autoComplete="off"
            maxLength={limits.phoneLength}
            error={errors.phone?.message}
            {...register('phone')}
          />
        </Columns>
        <TextField
          label={t('fields.linkedin_url')}
          type="url"
          placeholder="https://www.linkedin.com/company/"
          maxLength={limits.urlLength}
          error={errors.linkedin_url?.message}
          {...register('linkedin_url')}
        />
      </FormSection>
      <Contacts />
    </Stack>
  );
};

const errorOf = (error: unknown): string | undefined => {
  const found = error as { message?: string; root?: { message?: string } } | undefined;
  return found?.message ?? found?.root?.message;
};

const Contacts = () => {
  const { t } = useTranslation('organization');
  const { control } = useFormContext<CompanyProfile>();
  const { field, fieldState } = useController({ control, name: 'contacts' });
  const [edited, setEdited] = useState<CompanyContact | null>(null);
  const [removed, setRemoved] = useState<CompanyContact | null>(null);
  const contacts = field.value;
  const isFull = contacts.length >= limits.companyContacts;
  const error = fieldState.error && (errorOf(fieldState.error) ?? t('contacts.wrong'));

  return (
    <Card
      title={t('contacts.title')}
      actions={
        <Button variant="secondary" disabled={isFull} onClick={() => setEdited(emptyContact())}>
          {t('contacts.add')}
        </Button>
      }
    >
      <div id="contacts" tabIndex={-1} className={styles.contacts}>
        <FieldError id="contacts-error" error={error} />
        {contacts.length === 0 && <MutedText>{t('contacts.none')}</MutedText>}
        {isFull && <MutedText>{t('contacts.full', { count: limits.companyContacts })}</MutedText>}
        {contacts.length > 0 && (
          <Stack as="ul" gap="s">
            {contacts.map((contact) => (
              <ContactRow
                key={contact.id}
                contact={contact}
                onEdit={() => setEdited(contact)}
                onPrimary={() => field.onChange(makePrimary(contacts, contact.id))}
                onRemove={() => setRemoved(contact)}
              />
            ))}
          </Stack>
        )}
      </div>
      {edited && (
        <ContactDialog
          contact={edited}
          isNew={!contacts.some(({ id }) => id === edited.id)}
          isOnly={contacts.length === 0}
          onSave={(contact) => {
            field.onChange(saveContact(contacts, contact));
            setEdited(null);
          }}
          onClose={() => setEdited(null)}
        />
      )}
      {removed && (
        <ConfirmDialog
          opened
          danger
          title={t('contacts.removeTitle', { name: removed.name || t('contacts.unnamed') })}
          text={t(removed.is_primary && contacts.length > 1 ? 'contacts.removePrimary' : 'contacts.removeText')}
          confirmLabel={t('contacts.remove')}
          onConfirm={() => {
            field.onChange(removeContact(contacts, removed.id));
            setRemoved(null);
          }}
          onClose={() => setRemoved(null)}
        />
      )}
    </Card>
  );
};

type RowProps = { contact: CompanyContact; onEdit: () => void; onPrimary: () => void; onRemove: () => void };

const ContactRow = ({ contact, onEdit, onPrimary, onRemove }: RowProps) => {
  const { t } = useTranslation('organization');
  const name = contact.name || t('contacts.unnamed');
  return (
    <li className={styles.contact}>
      <div className={styles.contactWords}>
        <p className={styles.contactName}>
          {name}
          {contact.is_primary && <Badge tone="success">{t('contacts.primary')}</Badge>}
        </p>
        <MutedText>{[contact.title, contact.department].filter(Boolean).join(' · ')}</MutedText>
        <MutedText>{[contact.email, contact.phone].filter(Boolean).join(' · ')}</MutedText>
        {contact.linkedin_url && <MutedText>{contact.linkedin_url}</MutedText>}
      </div>
      <div className={styles.contactActions}>
        {!contact.is_primary && (
          <Button variant="quiet" size="small" aria-label={t('contacts.makePrimaryOf', { name })} onClick={onPrimary}>
            {t('contacts.makePrimary')}
          </Button>
        )}
        <Button variant="quiet" size="small" aria-label={t('contacts.editOf', { name })} onClick={onEdit}>
          {t('contacts.edit')}
        </Button>
        <Button variant="quiet" size="small" aria-label={t('contacts.removeOf', { name })} onClick={onRemove}>
          {t('contacts.remove')}
        </Button>
      </div>
    </li>
  );
};
