import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { CaseDetail } from '@shared/trust/model/report';
import { paths } from '@shared/paths';
import { MutedText, Row, Stack } from '@/components/layout';
import { CasePage } from '@/components/records/case-page';
import { ButtonLink } from '@/components/ui/base/button-link';
import { useTranslation } from '@/lib/i18n/i18n';
import { CaseContext, CaseReports } from './case-context';
import { CasePanel } from './case-panel';
import { CaseHistory, CaseSides, EarlierCases } from './case-sides';
import { caseQuery } from './moderation-queries';
import { SeverityBadge } from './severity-badge';

const Heading = ({ found }: { found: CaseDetail }) => {
  const { t } = useTranslation(['admin-reports', 'labels/moderation']);
  const { label, kind, severity, reporters, reasons, signals } = found;
  const name = t(`reportedKind.${kind}`);
  return (
    <Stack gap="xs">
      <Row gap="s">
        <h2>{label || name}</h2>
        <SeverityBadge severity={severity} />
      </Row>
      <MutedText>
        {[label && name, t('summary', { count: reporters }), ...reasons.map((it) => t(`reportReason.${it}`))]
          .filter(Boolean)
          .join(' · ')}
      </MutedText>
      {signals.length > 0 && (
        <MutedText>{t('signals', { signals: signals.map((it) => t(`signal.${it}`)).join(', ') })}</MutedText>
      )}
    </Stack>
  );
};

export const CaseView = () => {
  const { caseId = '' } = useParams();
  const { t } = useTranslation('admin-reports');
  const query = useQuery(caseQuery(caseId));
  const title = query.data?.number ?? t('title');
  return (
    <CasePage
      key={caseId}
      title={title}
      query={query}
      loading={t('loadingCase')}
      breadcrumb={[{ label: t('title'), to: paths.reportCases }, { label: title }]}
      gone={{
        title: t('goneTitle'),
        text: t('goneText'),
        action: <ButtonLink to={paths.reportCases}>{t('back')}</ButtonLink>,
      }}
      panelLabel={t('panel')}
      panel={(found) => <CasePanel found={found} />}
    >
      {(found) => (
        <>
          <Heading found={found} />
          <CaseContext found={found} />
          <CaseReports found={found} />
          <CaseSides found={found} />
          <EarlierCases found={found} />
          <CaseHistory found={found} />
        </>
      )}
    </CasePage>
  );
};
