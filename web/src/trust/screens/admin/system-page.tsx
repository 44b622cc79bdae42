import type { ReactNode } from 'react';
import { mayAsStaff } from '@shared/trust/rules/staff-permissions';
import { paths } from '@shared/paths';
import { Page } from '@/components/ui/base/page';
import { LinkTabs } from '@/components/ui/link-tabs';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';

type Props = { tab: 'deadLetters' | 'announcements' | 'switches' | 'usage'; actions?: ReactNode; children: ReactNode };

/** Pages about running the site; staff who may open only one see no tabs. */
export const SystemPage = ({ tab, actions, children }: Props) => {
  const { t } = useTranslation('admin-system');
  const { me } = useSession();
  const roles = me?.staff?.roles ?? [];
  const tabs = [
    ...(mayAsStaff('handleDeadLetters', roles) ? [{ to: paths.adminDeadLetters, label: t('deadLetters.title') }] : []),
    ...(mayAsStaff('steerSite', roles)
      ? [
          { to: paths.adminAnnouncements, label: t('announcements.title') },
          { to: paths.adminSwitches, label: t('switches.title') },
        ]
      : []),
    { to: paths.adminUsage, label: t('usage.title') },
  ];
  return (
    <Page
      title={t(`${tab}.title`)}
      width="normal"
      actions={actions}
      tools={tabs.length > 1 && <LinkTabs label={t('system')} tabs={tabs} />}
    >
      {children}
    </Page>
  );
};
