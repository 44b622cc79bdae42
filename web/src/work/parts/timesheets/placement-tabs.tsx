import { paths } from '@shared/paths';
import { LinkTabs } from '@/components/ui/link-tabs';
import { useTranslation } from '@/lib/i18n/i18n';

/** Placements and their weeks share one rail entry. */
export const PlacementTabs = () => {
  const { t } = useTranslation('timesheets');
  return (
    <LinkTabs
      label={t('tabs.label')}
      tabs={[
        { to: paths.hiredProfessionals, label: t('tabs.placements') },
        { to: paths.timesheets, label: t('tabs.timesheets') },
      ]}
    />
  );
};
