import { createPortal } from 'react-dom';
import type * as z from 'zod';
import { limits } from '@shared/limits';
import { notice } from '@shared/text/notice';
import type { CompanyContact } from '@shared/organizations/model/organization';
import { Columns, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { TextField } from '@/components/ui/fields/text-field';
import { useLazyForm } from '@/lib/forms/form';
import { useTranslation } from '@/lib/i18n/i18n';

const loadSchema = () =>
  import('@shared/organizations/model/organization').then(
    ({ CompanyContact: schema }) =>
      schema.refine(({ name }) => name !== '', {
        path: ['name'],
        message: notice('required'),
      }) as z.ZodType<CompanyContact> as z.ZodType<CompanyContact, CompanyContact>,
  );

type Props = {
  contact: CompanyContact;
  isNew: boolean;
  /** The only contact is always primary. */
  isOnly: boolean;
  onSave: (contact: CompanyContact) => void;
  onClose: () => void;
};

export const ContactDialog = ({ contact, isNew, isOnly, onSave, onClose }: Props) => {
  const { t } = useTranslation('organization');
  const form = useLazyForm(loadSchema, contact);
  const { errors } = form.formState;
  const isKeptPrimary = isOnly || contact.is_primary;
  const text = (name: 'name' | 'title' | 'email' | 'phone' | 'department' | 'linkedin_url') => ({
    label: t(`contacts.fields.${name}`),
    autoComplete: 'off',
    error: errors[name]?.message,
    ...form.register(name),
  });

  // A portal, because forms can't nest.
  return createPortal(
    <Dialog opened onClose={onClose} title={t(isNew ? 'contacts.addTitle' : 'contacts.editTitle')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          void form.handleSubmit(onSave)();
        }}
      >
        <Stack>
          <TextField {...text('name')} required maxLength={limits.nameLength} />
          <TextField {...text('email')} required type="email" maxLength={limits.emailLength} />
          <Columns>
            <TextField {...text('title')} maxLength={limits.nameLength} />
            <TextField {...text('department')} maxLength={limits.nameLength} />
          </Columns>
          <TextField {...text('phone')} type="tel" maxLength={limits.phoneLength} />
          <TextField
            {...text('linkedin_url')}
            type="url"
            placeholder="https://www.linkedin.com/in/"
            maxLength={limits.urlLength}
          />
          {isKeptPrimary ? (
            <p>{t(isOnly ? 'contacts.firstIsPrimary' : 'contacts.staysPrimary')}</p>
          ) : (
            <CheckboxField
              label={t('contacts.is_primary')}
              description={t('contacts.primaryHint')}
              {...form.register('is_primary')}
            />
          )}
          <DialogActions>
            <Button variant="secondary" onClick={onClose}>
              {t('contacts.cancel')}
            </Button>
            <Button type="submit">{t(isNew ? 'contacts.addDone' : 'contacts.editDone')}</Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>,
    document.body,
  );
};
