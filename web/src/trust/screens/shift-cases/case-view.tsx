import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '@shared/paths';
import { CasePage } from '@/components/records/case-page';
import { ButtonLink } from '@/components/ui/base/button-link';
import { useTranslation } from '@/lib/i18n/i18n';
import { CaseBooking } from './case-booking';
import { CaseEvent } from './case-event';
import { CaseHours } from './case-hours';
import { CaseText } from './case-text';
import { DecisionPanel } from './decision-panel';
import { shiftCaseQuery } from './shift-case-queries';

export const CaseView = () => {
  const { caseId = '' } = useParams();
  const { t } = useTranslation('shift-cases');
  const query = useQuery(shiftCaseQuery(caseId));
  const title = query.data?.name || t('title');
  return (
    <CasePage
      key={caseId}
      title={title}
      query={query}
      loading={t('loadingCase')}
      breadcrumb={[{ label: t('title'), to: paths.shiftCases }, { label: title }]}
      gone={{
        title: t('goneTitle'),
        text: t('goneText'),
        action: <ButtonLink to={paths.shiftCases}>{t('back')}</ButtonLink>,
      }}
      panelLabel={t('panel')}
      panel={(found) => <DecisionPanel found={found} />}
    >
      {(found) => (
        <>
          <CaseEvent found={found} />
          <CaseText found={found} />
          {found.kind === 'dispute' && <CaseHours found={found} />}
          <CaseBooking found={found} />
        </>
      )}
    </CasePage>
  );
};
