import type { ReactNode } from 'react';
import type { ProfileStep } from '@shared/model/profile-vocabulary';
import { FormSection } from '@/components/form-section';
import { useTranslation } from '@/lib/i18n';

export const sectionId = (step: ProfileStep): string => `profile-${step.replace('_', '-')}`;

/** The card of one section. */
export const ProfileSection = ({ step, children }: { step: ProfileStep; children: ReactNode }) => {
  const { t } = useTranslation('profile-fields');
  return (
    <FormSection id={sectionId(step)} title={t(`sections.${step}`)}>
      {children}
    </FormSection>
  );
};
