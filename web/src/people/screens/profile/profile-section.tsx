import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { sectionPercent, sectionState } from '@shared/people/rules/profile/profile-sections';
import { profileSection, type ProfileStep } from '@shared/people/model/profile-vocabulary';
import { MutedText, Stack } from '@/components/layout';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { useTranslation } from '@/lib/i18n/i18n';
import type { ProfileValues } from './form/profile-values';
import { useProfileFormKind } from './form/required-fields';

export const ProfileSection = ({ step, children }: { step: ProfileStep; children: ReactNode }) => {
  const { t } = useTranslation('profile-fields');
  const kind = useProfileFormKind();
  return (
    <Card
      id={profileSection(step)}
      title={t(`sections.${step}`)}
      actions={kind === 'settings' && <SectionBadge step={step} />}
    >
      <Stack>
        <MutedText>{t(`tips.${step}`)}</MutedText>
        {children}
      </Stack>
    </Card>
  );
};

const tones: Record<ReturnType<typeof sectionState>, BadgeTone> = {
  done: 'success',
  in_progress: 'info',
  pending: 'neutral',
};

const SectionBadge = ({ step }: { step: ProfileStep }) => {
  const { t } = useTranslation('profile-fields');
  const { control } = useFormContext<ProfileValues>();
  const percent = sectionPercent(step, useWatch({ control }) as ProfileValues);
  const state = sectionState(percent);
  return <Badge tone={tones[state]}>{t('progress', { state: t(`states.${state}`), percent })}</Badge>;
};
