import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { limits } from '@shared/limits';
import { genders, stateCodes, states } from '@shared/people/model/profile-vocabulary';
import { Columns } from '@/components/layout';
import { PhotoField } from '@/people/parts/profile/photo-field';
import { useTranslation } from '@/lib/i18n/i18n';
import { today } from '@/lib/time/today';
import { FieldGroup } from '../form/field-group';
import { FieldPlace } from '../form/field-place';
import { DayInput, OnlyYou, SelectInput, TextInput } from '../form/profile-inputs';
import { myProfileQuery, patchMyProfile } from '@/people/parts/profile/profile-queries';
import { ProfileSection } from '../profile-section';
import { OtherProfessions } from './other-professions';
import { ProfessionInputs } from './profession-inputs';
import type { ProfileValues } from '../form/profile-values';

export const BasicSection = () => {
  const { t } = useTranslation('profile-fields');
  return (
    <ProfileSection step="basic">
      <ProfessionInputs />
      <Photo />
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
      <OtherProfessions />
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
          <FieldPlace field="zipCode">
            <TextInput name="zipCode" autoComplete="postal-code" maxLength={limits.postalCodeLength} />
          </FieldPlace>
        </Columns>
      </FieldGroup>
    </ProfileSection>
  );
};

const Photo = () => {
  const { control } = useFormContext<ProfileValues>();
  const names = useWatch({ control, name: ['firstName', 'lastName'] });
  const queryClient = useQueryClient();
  const stored = useQuery({ ...myProfileQuery(), enabled: false }).data;
  return (
    <PhotoField
      userId={stored?.userId ?? ''}
      name={names.join(' ').trim()}
      photoUrl={stored?.photo_url ?? null}
      onChange={(photo_url) => patchMyProfile(queryClient, { photo_url })}
    />
  );
};
