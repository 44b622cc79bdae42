import { paths } from '@shared/paths';
import { LinkTabs } from '@/components/ui/link-tabs';
import { useTranslation } from '@/lib/i18n/i18n';

export const ShiftTabs = () => {
  const { t } = useTranslation('shifts');
  return (
    <LinkTabs
      label={t('tabs.label')}
      tabs={[
        { to: paths.shifts, label: t('tabs.open') },
        { to: paths.shiftWeek, label: t('tabs.week') },
        { to: paths.reliability, label: t('tabs.reliability') },
      ]}
    />
  );
};
