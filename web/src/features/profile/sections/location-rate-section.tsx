import { useFormContext } from 'react-hook-form';
import { askedEmployment } from '@shared/domain/work-flags';
import { limits } from '@shared/limits';
import { employmentTypes } from '@shared/model/profile-vocabulary';
import { currencies } from '@shared/model/vocabulary';
import { Columns } from '@/components/layout';
import { MoneyField } from '@/components/editing/money-field';
import { useTranslation } from '@/lib/i18n/i18n';
import { ChipsInput, SelectInput, TextInput, useFieldTexts } from '../profile-inputs';
import { ProfileSection } from '../profile-section';
import type { ProfileValues } from '../profile-values';

export const LocationRateSection = () => {
  const { t } = useTranslation(['profile-fields', 'labels/profiles']);
  return (
    <ProfileSection step="location_rate">
      <TextInput name="location" description={t('hints.location')} maxLength={limits.locationLength} />
      <Columns count={3}>
        <RateInput name="hourlyRateMinCents" />
        <RateInput name="hourlyRateMaxCents" />
        <SelectInput name="currency" data={currencies} />
      </Columns>
      <ChipsInput
        name="availability.schedule"
        description={t('hints.schedule')}
        data={askedEmployment(employmentTypes).map((value) => ({ value, label: t(`employmentType.${value}`) }))}
      />
    </ProfileSection>
  );
};

const RateInput = ({ name }: { name: 'hourlyRateMinCents' | 'hourlyRateMaxCents' }) => {
  const { control } = useFormContext<ProfileValues>();
  const { label, required } = useFieldTexts(name);
  return <MoneyField control={control} name={name} label={label} required={required} />;
};
