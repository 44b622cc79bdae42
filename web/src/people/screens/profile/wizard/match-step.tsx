import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { needsLicense } from '@shared/hiring/rules/profession-questions';
import { Columns, MutedText, Stack } from '@/components/layout';
import { Card } from '@/components/ui/card';
import { useTranslation } from '@/lib/i18n/i18n';
import { FieldGroup } from '../form/field-group';
import { SwitchInput } from '../form/profile-inputs';
import type { ProfileValues } from '../form/profile-values';
import { TimesInput } from '../sections/availability-section';
import { LicenseScope, LicenseState } from '../sections/licenses-section';
import { LocationInput, RateInput, ScheduleInput } from '../sections/location-rate-section';
import { ProfessionInputs } from '../sections/profession-inputs';
import { ExperienceInput, Workplace } from '../sections/workplace';
import type { WizardStep } from './wizard-steps';

/** Fields of later steps that decide which jobs match. */
export const MatchStep = () => {
  const { t } = useTranslation('profile-wizard');
  const { control, clearErrors } = useFormContext<ProfileValues>();
  const profession = useWatch({ control, name: 'profession' });
  // Another profession has other questions.
  useEffect(() => {
    clearErrors();
  }, [profession, clearErrors]);
  return (
    <Card id={'match' satisfies WizardStep} title={t('match.title')}>
      <Stack>
        <MutedText>{t('match.text')}</MutedText>
        <ProfessionInputs />
        {profession !== null && <Questions licensed={needsLicense(profession)} />}
      </Stack>
    </Card>
  );
};

const Questions = ({ licensed }: { licensed: boolean }) => {
  const { t } = useTranslation(['profile-wizard', 'profile-fields']);
  return (
    <>
      <Workplace />
      <Columns>
        <ExperienceInput />
        <LocationInput />
      </Columns>
      {licensed && (
        <FieldGroup title={t('groups.licenses')}>
          <Columns>
            <LicenseState index={0} />
            <LicenseScope index={0} />
          </Columns>
        </FieldGroup>
      )}
      <FieldGroup title={t('match.wishes')}>
        <TimesInput />
        <ScheduleInput />
        <Columns>
          <RateInput name="hourlyRateMinCents" />
        </Columns>
        <SwitchInput name="availability.travelWillingness" />
      </FieldGroup>
    </>
  );
};
