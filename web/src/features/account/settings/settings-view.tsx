import { useTranslation } from '@/lib/i18n/i18n';
import { scopeOf } from '@shared/domain/permissions';
import { Columns, Row, Stack } from '@/components/layout';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Page } from '@/components/ui/base/page';
import { quickActions, settingsFor } from '@/features/account/settings/settings-areas';
import { SettingsLink } from '@/features/account/settings/settings-link';
import { isEmployer } from '@/lib/auth/home-for';
import { useSession } from '@/lib/auth/session';

export const SettingsView = () => {
  const { t } = useTranslation('settings');
  const { me } = useSession();
  const mayManage = me?.membership && scopeOf('manageTeam', me.membership.role) !== 'none';
  const decidesCompliance =
    me?.membership !== null &&
    me?.membership !== undefined &&
    scopeOf('decideCompliance', me.membership.role) !== 'none';
  const readsAudit = !!me?.membership && scopeOf('readAuditLog', me.membership.role) !== 'none';
  const areas = me
    ? settingsFor(isEmployer(me), { decidesCompliance, readsAudit, hasTeam: me.membership !== null })
    : [];

  return (
    <Page
      title={t('settings.title')}
      description={t('settings.description')}
      breadcrumb={[{ label: t('settings.title') }]}
    >
      <Stack gap="xl">
        <Columns>
          {areas.map((area) => (
            <SettingsLink key={area.name} {...area} />
          ))}
        </Columns>
        {mayManage && (
          <Stack as="section" gap="s">
            <h2>{t('settings.quickActions.title')}</h2>
            <Row>
              {quickActions.map(({ name, to }) => (
                <ButtonLink key={name} to={to} variant="secondary">
                  {t(`settings.quickActions.${name}`)}
                </ButtonLink>
              ))}
            </Row>
          </Stack>
        )}
      </Stack>
    </Page>
  );
};
