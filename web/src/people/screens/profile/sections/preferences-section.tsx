import { askedPreferences } from '@shared/people/rules/work-flags';
import { jobInterests, workPreferences } from '@shared/people/model/profile-vocabulary';
import { useTranslation } from '@/lib/i18n/i18n';
import { FieldGroup } from '../form/field-group';
import { ChipsInput, SwitchInput } from '../form/profile-inputs';
import { ProfileSection } from '../profile-section';
import styles from '../profile.module.css';

const openTo = ['weekendAvailability', 'nightShifts', 'callCoverage', 'remoteWork', 'travelWillingness'] as const;

export const PreferencesSection = () => {
  const { t } = useTranslation(['profile-fields', 'labels/profiles']);
  return (
    <ProfileSection step="preferences">
      <ChipsInput name="jobTypes" data={jobInterests.map((value) => ({ value, label: t(`jobInterest.${value}`) }))} />
      <ChipsInput
        name="workPreferences"
        data={askedPreferences(workPreferences).map((value) => ({ value, label: t(`workPreference.${value}`) }))}
      />
      <FieldGroup title={t('groups.flexibility')}>
        <div className={styles.switches}>
          {openTo.map((name) => (
            <SwitchInput key={name} name={`availability.${name}`} />
          ))}
        </div>
      </FieldGroup>
    </ProfileSection>
  );
};
