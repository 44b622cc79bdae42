import { useFormContext, useWatch } from 'react-hook-form';
import { askedEmployment } from '@shared/people/rules/work-flags';
import { limits } from '@shared/limits';
import { employmentTypes } from '@shared/people/model/profile-vocabulary';
import { currencies } from '@shared/core/model/vocabulary';
import { Columns } from '@/components/layout';
import { MoneyField } from '@/components/editing/money-field';
import { useTranslation } from '@/lib/i18n/i18n';
import { ChipsInput, SelectInput, TextInput, useFieldTexts } from '../form/profile-inputs';
import { ProfileSection } from '../profile-section';
import type { ProfileValues } from '../form/profile-values';

export const LocationRateSection = () => (
  <ProfileSection step="location_rate">
    <LocationInput />
    <Columns count={3}>
      <RateInput name="hourlyRateMinCents" />
      <RateInput name="hourlyRateMaxCents" />
      <SelectInput name="currency" data={currencies} />
    </Columns>
    <ScheduleInput />
  </ProfileSection>
);

export const LocationInput = () => {
  const { t } = useTranslation('profile-fields');
  return <TextInput name="location" description={t('hints.location')} maxLength={limits.locationLength} />;
};

export const ScheduleInput = () => {
  const { t } = useTranslation(['profile-fields', 'labels/profiles']);
  return (
    <>
      <ChipsInput
        name="availability.schedule"
        description={t('hints.schedule')}
        data={askedEmployment(employmentTypes).map((value) => ({ value, label: t(`employmentType.${value}`) }))}
      />
      <WeeklyPay />
    </>
  );
};

/** Only contracts are paid weekly. */
const WeeklyPay = () => {
  const { t } = useTranslation('profile-fields');
  const { control } = useFormContext<ProfileValues>();
  const [schedule, weekly] = useWatch({ control, name: ['availability.schedule', 'desiredWeeklyCents'] });
  const takesContracts = schedule.includes('Contract') || schedule.includes('Temporary');
  if (!takesContracts && weekly === null) return null;
  return <RateInput name="desiredWeeklyCents" description={t('hints.desiredWeekly')} />;
};

type RateProps = {
  name: 'hourlyRateMinCents' | 'hourlyRateMaxCents' | 'desiredWeeklyCents';
  description?: string;
};

export const RateInput = (props: RateProps) => {
  const { control } = useFormContext<ProfileValues>();
  const { label, required } = useFieldTexts(props.name);
  return <MoneyField {...props} control={control} label={label} required={required} />;
};
