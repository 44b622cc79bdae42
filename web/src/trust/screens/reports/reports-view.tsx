import { useSearchParams } from 'react-router-dom';
import { scopeOf } from '@shared/organizations/rules/permissions';
import { paths, reportsView } from '@shared/paths';
import { SettingsPage } from '@/accounts/parts/settings/settings-page';
import { LinkTabs } from '@/components/ui/link-tabs';
import { isEmployer } from '@/lib/auth/home-for';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { MyDecisions } from './my-decisions';
import { MyReports } from './my-reports';

const decisionsAddress = `${paths.myReports}?${reportsView.parameter}=${reportsView.decisions}`;

/** The person's reports and, for responsible people, decisions about what was published. */
export const ReportsView = () => {
  const { t } = useTranslation(['reports', 'settings']);
  const { me } = useSession();
  const [parameters] = useSearchParams();
  const role = me && (isEmployer(me) ? me.membership?.role : 'professional');
  const hasDecisions = Boolean(role && scopeOf('answerModeration', role) !== 'none');
  const isDecisions = hasDecisions && parameters.get(reportsView.parameter) === reportsView.decisions;
  return (
    <SettingsPage
      title={t('mine.title')}
      description={t('mine.description')}
      content="wide"
      tools={
        hasDecisions && (
          <LinkTabs
            label={t('mine.tabs')}
            current={isDecisions ? decisionsAddress : paths.myReports}
            tabs={[
              { to: paths.myReports, label: t('mine.reports') },
              { to: decisionsAddress, label: t('mine.decisions') },
            ]}
          />
        )
      }
    >
      {isDecisions ? <MyDecisions /> : <MyReports />}
    </SettingsPage>
  );
};
