import { type ComponentType, useEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { profileSection } from '@shared/people/model/profile-vocabulary';
import type { MyProfile } from '@shared/people/model/professional';
import { ConflictDialog } from '@/components/editing/conflict-dialog';
import { Stack } from '@/components/layout';
import { LongForm } from '@/components/long-form/long-form';
import { Card } from '@/components/ui/card';
import { FormMessage } from '@/components/ui/fields/form-message';
import { useTranslation } from '@/lib/i18n/i18n';
import { fetchCheck } from '../form/profile-resolver';
import { valuesOf } from '../form/profile-values';
import { partLabel, labelPart, profileCatalogs } from '../profile-labels';
import { ProfileFormScope } from '../form/required-fields';
import { ResumeImport } from '../resume-import/resume-import';
import { AvailabilitySection } from '../sections/availability-section';
import { BasicSection } from '../sections/basic-section';
import { EducationSection } from '../sections/education-section';
import { EmploymentSection } from '../sections/employment-section';
import { LicensesSection } from '../sections/licenses-section';
import { LocationRateSection } from '../sections/location-rate-section';
import { PreferencesSection } from '../sections/preferences-section';
import { SummarySection } from '../sections/summary-section';
import { MatchStep } from './match-step';
import { ReviewStep } from './review-step';
import { StepFooter } from './step-footer';
import { StepProblems } from './step-problems';
import { StepProgress } from './step-progress';
import { Submitted } from './submitted';
import { useWizard, type Wizard } from './use-wizard';
import styles from './wizard.module.css';
import { isProfileStep, type WizardStep } from './wizard-steps';

const sections: Record<Exclude<WizardStep, 'review'>, ComponentType> = {
  match: MatchStep,
  basic: BasicSection,
  employment: EmploymentSection,
  education: EducationSection,
  licenses: LicensesSection,
  location_rate: LocationRateSection,
  availability: AvailabilitySection,
  preferences: PreferencesSection,
  summary: SummarySection,
};

const useHeadingFocus = (step: WizardStep) => {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const section = document.getElementById(isProfileStep(step) ? profileSection(step) : step);
    const heading = section?.querySelector<HTMLElement>('h2');
    window.scrollTo({ top: 0 });
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [step]);
};

const useFetchedAhead = () =>
  useEffect(() => {
    void fetchCheck();
  }, []);

export const WizardForm = ({ userId, profile }: { userId: string; profile: MyProfile }) => {
  const wizard = useWizard(userId, profile);
  const { form, step, isSubmitted } = wizard;
  useHeadingFocus(step);
  useFetchedAhead();
  if (isSubmitted) return <Submitted />;
  const Section = step === 'review' ? null : sections[step];
  return (
    <FormProvider {...form}>
      <ProfileFormScope kind="wizard">
        <LongForm
          className={styles.wizard}
          navigator={<StepProgress wizard={wizard} />}
          busy={wizard.submitting}
          onSubmit={wizard.goOn}
        >
          <Stack gap="l">
            <Notices wizard={wizard} />
            {(step === 'match' || step === 'basic') && (
              <Card tone="sunken" className={styles.offers}>
                <ResumeImport onTaken={() => void wizard.draft.save()} />
              </Card>
            )}
            {Section ? <Section /> : <ReviewStep wizard={wizard} />}
          </Stack>
          <StepFooter wizard={wizard} />
        </LongForm>
      </ProfileFormScope>
      <Conflict wizard={wizard} />
    </FormProvider>
  );
};

const Notices = ({ wizard }: { wizard: Wizard }) => {
  const { t } = useTranslation('profile-wizard');
  const { draft, isRestored } = wizard;
  return (
    <>
      {draft.wasMerged && <FormMessage kind="info">{t('merged')}</FormMessage>}
      {isRestored && !draft.wasMerged && draft.state !== 'saved' && (
        <FormMessage kind="info">{t('restored')}</FormMessage>
      )}
      <StepProblems wizard={wizard} />
    </>
  );
};

const Conflict = ({ wizard: { draft, form, goOn, step } }: { wizard: Wizard }) => {
  const { t } = useTranslation([...profileCatalogs]);
  const { conflict } = draft;
  if (!conflict) return null;
  const [theirs, yours] = [valuesOf(conflict.now), form.getValues()];
  return (
    <ConflictDialog
      isOwn
      differences={conflict.parts.map((part) => ({
        field: part,
        label: partLabel(part, t),
        stored: labelPart(theirs, part, t),
        yours: labelPart(yours, part, t),
      }))}
      saving={false}
      onResolve={(choices) => {
        draft.resolve(choices);
        // The conflict interrupted submission, which continues.
        if (step === 'review') goOn();
        else void draft.save();
      }}
      onClose={draft.postpone}
    />
  );
};
