import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from '@/lib/i18n/i18n';
import { limits } from '@shared/limits';
import { paths } from '@shared/paths';
import { Columns, MutedText } from '@/components/layout';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { RichText } from '@/components/ui/rich-text';
import { TextField } from '@/components/ui/fields/text-field';

export type PersonFieldName = 'firstName' | 'lastName' | 'phone';
/** A field of a form with its message. */
type BoundField = UseFormRegisterReturn & { error: string | undefined };

/**
 * Who somebody is, however they sign in. The fields come bound: a form focuses its first wrong field in the order in
 * which they were bound.
 */
export const PersonFields = ({ firstName, lastName, phone }: Record<PersonFieldName, BoundField>) => {
  const { t } = useTranslation('account');
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

/** The organisation that an employer founds. */
export const OrganizationField = (field: BoundField) => {
  const { t } = useTranslation('account');
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
  const { t } = useTranslation('account');
  return (
    <>
      <CheckboxField
        {...field}
        label={
          <RichText
            text={t('register.terms')}
            components={{
              terms: <a href={paths.terms} target="_blank" rel="noopener" />,
              privacy: <a href={paths.privacy} target="_blank" rel="noopener" />,
            }}
          />
        }
      />
      <MutedText>{t('register.newTab')}</MutedText>
    </>
  );
};
