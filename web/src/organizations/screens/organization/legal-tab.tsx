import { useFormContext } from 'react-hook-form';
import { useTranslation } from '@/lib/i18n/i18n';
import { limits } from '@shared/limits';
import type { CompanyProfile } from '@shared/organizations/model/organization';
import { FormSection } from '@/components/editing/form-section';
import { Columns, MutedText } from '@/components/layout';
import { TextField } from '@/components/ui/fields/text-field';

export const LegalTab = () => {
  const { t } = useTranslation('organization');
  const { register, formState } = useFormContext<CompanyProfile>();
  const { errors } = formState;
  return (
    <FormSection title={t('tabs.legal')}>
      <MutedText>{t('hints.legal')}</MutedText>
      <Columns>
        <TextField
          label={t('fields.tax_id')}
          autoComplete="off"
          maxLength={limits.taxIdLength}
          error={errors.tax_id?.message}
          {...register('tax_id')}
        />
        <TextField
          label={t('fields.business_license')}
          autoComplete="off"
          maxLength={limits.businessLicenseLength}
          error={errors.business_license?.message}
          {...register('business_license')}
        />
      </Columns>
    </FormSection>
  );
};
