import { useTranslation } from '@/lib/i18n';
import { Meter } from '@/components/meter';
import { Quiet, Stack } from '@/components/layout';

/** How much of the profile is filled in. */
export const Completion = ({ percent, note }: { percent: number; note: string }) => {
  const { t } = useTranslation('profile');
  return (
    <Stack gap="xs">
      <Meter label={t('completion')} percent={percent} />
      <Quiet>{note}</Quiet>
    </Stack>
  );
};
