import { limits } from '@shared/limits';
import { genders, stateCodes, states } from '@shared/model/profile-vocabulary';
import { Columns } from '@/components/layout';
import { useTranslation } from '@/lib/i18n';
import { today } from '@/lib/today';
import { FieldGroup } from '../field-group';
import { DayInput, OnlyYou, SelectInput, TextInput } from '../profile-inputs';
import { ProfileSection } from '../profile-section';

export const BasicSection = () => {
  const { t } = useTranslation('profile-fields');
  return (
    <ProfileSection step="basic">
      <Columns>
        <TextInput name="firstName" autoComplete="given-name" maxLength={limits.nameLength} />
        <TextInput name="lastName" autoComplete="family-name" maxLength={limits.nameLength} />
        <TextInput
          name="phone"
          type="tel"
          autoComplete="tel"
          description={t('hints.phone')}
          maxLength={limits.phoneLength}
        />
      </Columns>
      <Columns>
        <DayInput name="dateOfBirth" autoComplete="bday" max={today()} description={<OnlyYou />} />
        <SelectInput
          name="gender"
          placeholder={t('choose')}
          description={<OnlyYou />}
          data={genders.map((value) => ({ value, label: t(`genders.${value}`) }))}
        />
      </Columns>
      <FieldGroup title={t('groups.home')} note={<OnlyYou />}>
        <Columns>
          <TextInput name="address" autoComplete="address-line1" maxLength={limits.addressLength} />
          <TextInput name="address2" autoComplete="address-line2" maxLength={limits.addressLength} />
        </Columns>
        <Columns count={3}>
          <TextInput name="city" autoComplete="address-level2" maxLength={limits.nameLength} />
          <SelectInput
            name="state"
            placeholder={t('choose')}
            data={stateCodes.map((value) => ({ value, label: states[value] }))}
          />
          <TextInput name="zipCode" autoComplete="postal-code" maxLength={limits.postalCodeLength} />
        </Columns>
      </FieldGroup>
    </ProfileSection>
  );
};
