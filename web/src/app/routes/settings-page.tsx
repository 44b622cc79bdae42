import { useTranslation } from '@/lib/i18n';
import { Columns } from '@/components/layout';
import { Page } from '@/components/ui/page';
import { settingsFor } from '@/features/account/settings/settings-areas';
import { SettingsLink } from '@/features/account/settings/settings-link';
import { isEmployer } from '@/lib/home-for';
import { useSession } from '@/lib/session';

export const Component = () => {
  const { t } = useTranslation('account');
  const { me } = useSession();
  const areas = me ? settingsFor(isEmployer(me)) : [];

  return (
    <Page
      title={t('settings.title')}
      description={t('settings.description')}
      breadcrumb={[{ label: t('settings.title') }]}
    >
      <Columns>
        {areas.map((area) => (
          <SettingsLink key={area.name} {...area} />
        ))}
      </Columns>
    </Page>
  );
};
