import { useState } from 'react';
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
import { useOneAtATime } from '@/lib/requests/one-at-a-time';

type State = { at: 'asking' | 'sending' } | { at: 'done' | 'failed'; message: string };

/** Target of the link in analytics emails. Requires a click, because email scanners open links. */
export const StopReportView = () => {
  const { t } = useTranslation('analytics');
  const { token = '' } = useParams();
  const [state, setState] = useState<State>({ at: 'asking' });
  const oneAtATime = useOneAtATime();
  const stop = async () => {
    setState({ at: 'sending' });
    try {
      const { message } = await api('stopAnalyticsReport', { params: { token } });
      setState({ at: 'done', message });
    } catch (error) {
      setState({ at: 'failed', message: (error as Error).message });
    }
  };
  return (
    <>
      <meta name="robots" content="noindex" />
      <Page title={t('stop.title')} width="narrow">
        <Card>
          <Stack>
            {state.at === 'done' ? (
              <FormMessage kind="success">{state.message}</FormMessage>
            ) : (
              <>
                <p>{t('stop.text')}</p>
                {state.at === 'failed' && <FormMessage kind="error">{state.message}</FormMessage>}
              </>
            )}
            <Row>
              {state.at !== 'done' && (
                <Button loading={state.at === 'sending'} onClick={() => void oneAtATime(stop)}>
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
