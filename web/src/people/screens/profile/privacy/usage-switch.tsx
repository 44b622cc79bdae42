import type { ComponentProps } from 'react';
import { limits } from '@shared/limits';
import { SwitchField } from '@/components/ui/editing/switch-field';
import { asksNotToBeTracked } from '@/lib/browser/tracking-signal';
import { useTranslation } from '@/lib/i18n/i18n';

export const UsageSwitch = (props: Omit<ComponentProps<typeof SwitchField>, 'label' | 'description'>) => {
  const { t } = useTranslation('profile-privacy');
  const text = t('analyticsTracking.text', { days: limits.usageDays, personDays: limits.usagePersonDays });
  return (
    <SwitchField
      {...props}
      label={t('analyticsTracking.label')}
      description={asksNotToBeTracked() ? `${text} ${t('analyticsTracking.signal')}` : text}
    />
  );
};
