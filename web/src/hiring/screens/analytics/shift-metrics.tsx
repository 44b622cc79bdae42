import type { ReactNode } from 'react';
import { paths } from '@shared/paths';
import { Page } from '@/components/ui/base/page';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkTabs } from '@/components/ui/link-tabs';
import { may } from '@/accounts/parts/settings/settings-areas';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './analytics.module.css';

type Props = { actions: ReactNode; children: ReactNode };

/** Metrics of the organization's shifts, for managers and administrators. */
export const ShiftMetrics = ({ actions, children }: Props) => {
  const { t } = useTranslation('shift-figures');
  const { me } = useSession();
  const isAllowed = me !== null && may('readTeamAnalytics', me);
  return (
    <Page
      title={t('title')}
      width="wide"
      breadcrumb={[{ label: t('coverage'), to: paths.coverage }, { label: t('title') }]}
      actions={isAllowed && actions}
      tools={
        isAllowed && (
          <div className={styles.tools}>
            <div className={styles.tabs}>
              <LinkTabs
                label={t('tabs.label')}
                tabs={[
                  { to: paths.fillReport, label: t('tabs.filling') },
                  { to: paths.shiftBill, label: t('tabs.costs') },
                ]}
              />
            </div>
          </div>
        )
      }
    >
      {isAllowed ? <div className={styles.stack}>{children}</div> : <EmptyState title={t('managersOnly')} />}
    </Page>
  );
};
