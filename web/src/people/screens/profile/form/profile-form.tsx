import { FormProvider } from 'react-hook-form';
import { say } from '@/lib/i18n/notices';
import type { MyProfile } from '@shared/people/model/professional';
import { ConflictDialog } from '@/components/editing/conflict-dialog';
import { Stack } from '@/components/layout';
import { LongForm } from '@/components/long-form/long-form';
import { FormMessage } from '@/components/ui/fields/form-message';
import { UnsavedChanges } from '@/components/editing/unsaved-changes';
import styles from '../edit-profile.module.css';
import { FormFooter } from './form-footer';
import { SectionNav } from '../section-nav';
import { AvailabilitySection } from '../sections/availability-section';
import { BasicSection } from '../sections/basic-section';
import { EducationSection } from '../sections/education-section';
import { EmploymentSection } from '../sections/employment-section';
import { LicensesSection } from '../sections/licenses-section';
import { LocationRateSection } from '../sections/location-rate-section';
import { PreferencesSection } from '../sections/preferences-section';
import { SummarySection } from '../sections/summary-section';
import { useEditProfile } from '../use-edit-profile';

export const ProfileForm = ({ profile }: { profile: MyProfile }) => {
  const { form, formRef, isDirty, isDone, problem, saving, submit, conflict, leaving } = useEditProfile(profile);
  return (
    <FormProvider {...form}>
      <LongForm
        className={styles.workbench}
        navigator={
          <div className={styles.side}>
            <SectionNav completion={profile.profile_completion} />
          </div>
        }
        formRef={formRef}
        busy={saving}
        onSubmit={submit}
      >
        <Stack gap="l">
          <BasicSection />
          <EmploymentSection />
          <EducationSection />
          <LicensesSection />
          <LocationRateSection />
          <AvailabilitySection />
          <PreferencesSection />
          <SummarySection />
        </Stack>
        <div className={styles.outcome}>
          {problem !== null && <FormMessage kind="error">{problem}</FormMessage>}
          {isDone && <FormMessage kind="success">{say('profileUpdated')}</FormMessage>}
        </div>
        <FormFooter saving={saving} />
      </LongForm>
      {conflict && (
        <ConflictDialog
          isOwn
          differences={conflict.differences}
          saving={saving}
          onResolve={conflict.resolve}
          onClose={conflict.close}
        />
      )}
      <UnsavedChanges dirty={isDirty} leaving={leaving} />
    </FormProvider>
  );
};
