import { useTranslation } from '@/lib/i18n/i18n';
import { Row } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { Card } from '@/components/ui/card';
import { Page } from '@/components/ui/base/page';
import { ChallengeForm } from './challenge-form';
import { RecoveryForm } from './recovery-form';
import type { SignInFlow } from './use-sign-in';

type Props = { flow: SignInFlow };

export const SecondStepForm = ({ flow }: Props) => {
  const { t } = useTranslation('account');
  if (flow.stage === 'recovery') {
    return <RecoveryForm error={flow.error} onSubmit={flow.submitRecoveryCode} onBack={() => flow.goTo('mfa')} />;
  }
  return (
    <ChallengeForm text={t('challenge.text')} error={flow.error} onSubmit={flow.submitCode}>
      <Row justify="between">
        <Button variant="quiet" onClick={() => flow.goTo('recovery')}>
          {t('challenge.recover')}
        </Button>
        <Button variant="quiet" onClick={() => flow.goTo('credentials')}>
          {t('challenge.cancel')}
        </Button>
      </Row>
    </ChallengeForm>
  );
};

export const SecondStep = ({ flow }: Props) => {
  const { t } = useTranslation('account');
  return (
    <Page title={t(flow.stage === 'recovery' ? 'recovery.title' : 'challenge.title')} width="narrow">
      <Card>
        <SecondStepForm flow={flow} />
      </Card>
    </Page>
  );
};
