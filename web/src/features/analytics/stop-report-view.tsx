import { useMutation } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '@shared/paths';
import { Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Page } from '@/components/ui/base/page';
import { Card } from '@/components/ui/card';
import { FormMessage } from '@/components/ui/fields/form-message';
import { api } from '@/lib/api/api';
import { useTranslation } from '@/lib/i18n/i18n';

/** Target of the link in analytics emails. Requires a click, because email scanners open links. */
export const StopReportView = () => {
  const { t } = useTranslation('analytics');
  const { token = '' } = useParams();
  const stop = useMutation({ mutationFn: () => api('stopAnalyticsReport', { params: { token } }) });
  return (
    <>
      <meta name="robots" content="noindex" />
      <Page title={t('stop.title')} width="narrow">
        <Card>
          <Stack>
            {stop.data ? (
              <FormMessage kind="success">{stop.data.message}</FormMessage>
            ) : (
              <>
                <p>{t('stop.text')}</p>
                {stop.isError && <FormMessage kind="error">{stop.error.message}</FormMessage>}
              </>
            )}
            <Row>
              {!stop.data && (
                <Button loading={stop.isPending} onClick={() => stop.mutate()}>
                  {t('stop.confirm')}
                </Button>
              )}
              <ButtonLink to={paths.analytics} variant="secondary">
                {t('stop.open')}
              </ButtonLink>
            </Row>
          </Stack>
        </Card>
      </Page>
    </>
  );
};
