import { useState } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { useParams } from 'react-router-dom';
import { doctorsView, jobsFilter, paths } from '@shared/paths';
import { Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Card } from '@/components/ui/card';
import { FormMessage } from '@/components/ui/fields/form-message';
import { Page } from '@/components/ui/base/page';
import { api } from '@/lib/api/api';
import { isEmployer } from '@/lib/auth/home-for';
import { useSession } from '@/lib/auth/session';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';

type State =
  { at: 'asking' | 'sending' } | { at: 'done'; name: string; message: string } | { at: 'failed'; message: string };

const useUnsubscribe = (token: string, fallback: string) => {
  const [state, setState] = useState<State>({ at: 'asking' });
  const oneAtATime = useOneAtATime();
  const unsubscribe = () =>
    oneAtATime(async () => {
      setState({ at: 'sending' });
      try {
        setState({ at: 'done', ...(await api('unsubscribeJobAlert', { params: { token } })) });
      } catch (error) {
        setState({ at: 'failed', message: error instanceof Error ? error.message : fallback });
      }
    });
  return { state, unsubscribe };
};

/** Target of the link in alert emails. Requires a click, because email scanners open links. */
export const UnsubscribeView = () => {
  const { t } = useTranslation('saved-jobs');
  const { token = '' } = useParams();
  const { state, unsubscribe } = useUnsubscribe(token, t('unsubscribe.failed'));
  const { me } = useSession();
  const [all, browse] =
    me && isEmployer(me)
      ? [
          `${paths.doctors}?${doctorsView.parameter}=${doctorsView.searches}`,
          { to: paths.doctors, label: t('unsubscribe.professionals') },
        ]
      : [`${paths.jobs}?${jobsFilter.parameter}=${jobsFilter.alerts}`, { to: paths.jobs, label: t('browse') }];
  return (
    <Page title={t('unsubscribe.title')} width="narrow">
      <Card>
        <Stack gap="l">
          {state.at === 'done' ? (
            <>
              <FormMessage kind="success">{state.message}</FormMessage>
              <p>{t('unsubscribe.stopped', { name: state.name })}</p>
              <Row>
                <ButtonLink to={all} variant="secondary">
                  {t('unsubscribe.manage')}
                </ButtonLink>
                <ButtonLink to={browse.to} variant="quiet">
                  {browse.label}
                </ButtonLink>
              </Row>
            </>
          ) : (
            <>
              <p>{t('unsubscribe.text')}</p>
              {state.at === 'failed' && <FormMessage kind="error">{state.message}</FormMessage>}
              <Row>
                <Button loading={state.at === 'sending'} onClick={() => void unsubscribe()}>
                  {t('unsubscribe.confirm')}
                </Button>
                <ButtonLink to={all} variant="quiet">
                  {t('unsubscribe.manage')}
                </ButtonLink>
              </Row>
            </>
          )}
        </Stack>
      </Card>
    </Page>
  );
};
