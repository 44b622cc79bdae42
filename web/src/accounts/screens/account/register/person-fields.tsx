import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from '@/lib/i18n/i18n';
import { addressOf } from '@/lib/i18n/language';
import { limits } from '@shared/limits';
import { paths } from '@shared/paths';
import { Columns, MutedText } from '@/components/layout';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { RichText } from '@/components/ui/rich-text';
import { TextField } from '@/components/ui/fields/text-field';

export type PersonFieldName = 'firstName' | 'lastName' | 'phone';
type BoundField = UseFormRegisterReturn & { error: string | undefined };

/** Fields are passed in already registered: react-hook-form focuses the first error in registration order. */
export const PersonFields = ({ firstName, lastName, phone }: Record<PersonFieldName, BoundField>) => {
  const { t } = useTranslation(['registration', 'account']);
  return (
    <>
      <Columns>
        <TextField
          {...firstName}
          label={t('fields.firstName')}
          autoComplete="given-name"
          maxLength={limits.nameLength}
          required
        />
        <TextField
          {...lastName}
          label={t('fields.lastName')}
          autoComplete="family-name"
          maxLength={limits.nameLength}
          required
        />
      </Columns>
      <TextField
        {...phone}
        type="tel"
        label={t('fields.phone')}
        autoComplete="tel"
        inputMode="tel"
        maxLength={limits.phoneLength}
        required
      />
    </>
  );
};

export const OrganizationField = (field: BoundField) => {
  const { t } = useTranslation(['registration', 'account']);
  return (
    <TextField
      {...field}
      label={t('fields.organization')}
      description={t('register.organizationHint')}
      autoComplete="organization"
      maxLength={limits.organizationLength}
      required
    />
  );
};

export const TermsField = (field: BoundField) => {
  const { t } = useTranslation(['registration', 'account']);
  return (
    <>
      <CheckboxField
        {...field}
        label={
          <RichText
            text={t('register.terms')}
            components={{
              terms: <a href={addressOf(paths.terms)} target="_blank" rel="noopener" />,
              privacy: <a href={addressOf(paths.privacy)} target="_blank" rel="noopener" />,
            }}
          />
        }
      />
      <MutedText>{t('register.newTab')}</MutedText>
    </>
  );
};
