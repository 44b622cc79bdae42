import { useParams } from 'react-router-dom';
import { Page } from '@/components/ui/page';
import { CallView } from '@/features/call/call-view';
import { useTranslation } from '@/lib/i18n';

export const Component = () => {
  const { interviewId = '' } = useParams();
  const { t } = useTranslation('call');
  return (
    <Page title={t('title')} width="wide">
      <CallView interviewId={interviewId} />
    </Page>
  );
};
