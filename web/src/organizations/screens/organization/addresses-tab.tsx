import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from '@/lib/i18n/i18n';
import { limits } from '@shared/limits';
import type { AddressKind, CompanyProfile } from '@shared/organizations/model/organization';
import { FormSection } from '@/components/editing/form-section';
import { Columns, Stack } from '@/components/layout';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { TextField } from '@/components/ui/fields/text-field';
import { addressField, addressParts, type AddressPart } from './company-values';

const lengths: Record<AddressPart, number> = {
  address: limits.addressLength,
  city: limits.locationLength,
  state: limits.locationLength,
  postal_code: limits.postalCodeLength,
  country: limits.locationLength,
};

export const AddressesTab = () => {
  const { t } = useTranslation('organization');
  const { register, control, getValues, setValue } = useFormContext<CompanyProfile>();
  const isSame = useWatch({ control, name: 'shipping_same_as_billing' });

  /** Copies once; later edits of the billing address do not follow. */
  const copyBilling = () => {
    for (const part of addressParts)
      setValue(addressField('shipping', part), getValues(addressField('billing', part)), {
        shouldDirty: true,
        shouldValidate: true,
      });
  };

  return (
    <Stack gap="l">
      <FormSection title={t('addresses.headquarters')}>
        <AddressFields kind="headquarters" />
      </FormSection>
      <FormSection title={t('addresses.billing')}>
        <AddressFields kind="billing" />
      </FormSection>
      <FormSection title={t('addresses.shipping')}>
        <CheckboxField
          label={t('fields.shipping_same_as_billing')}
          description={isSame ? t('hints.shipping_same_as_billing') : undefined}
          {...register('shipping_same_as_billing', {
            onChange: (event: { target: { checked: boolean } }) => event.target.checked && copyBilling(),
          })}
        />
        <AddressFields kind="shipping" disabled={isSame} />
      </FormSection>
    </Stack>
  );
};

const AddressFields = ({ kind, disabled = false }: { kind: AddressKind; disabled?: boolean }) => {
  const { t } = useTranslation('organization');
  const { register, formState } = useFormContext<CompanyProfile>();
  const field = (part: AddressPart) => {
    const name = addressField(kind, part);
    return (
      <TextField
        key={part}
        label={t(`fields.${part}`)}
        autoComplete="off"
        maxLength={lengths[part]}
        error={formState.errors[name]?.message}
        {...register(name)}
        // react-hook-form's own `disabled` would drop the value.
        disabled={disabled}
      />
    );
  };
  return (
    <div role="group" aria-label={t(`addresses.${kind}`)}>
      <Stack>
        {field('address')}
        <Columns>{addressParts.slice(1).map(field)}</Columns>
      </Stack>
    </div>
  );
};
