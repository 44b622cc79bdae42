import { useEffect, useState } from 'react';
import { say } from '@/lib/i18n/notices';
import { MutedText, Row, Stack } from '@/components/layout';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/base/button';
import { FormMessage } from '@/components/ui/fields/form-message';
import { toast } from '@/components/ui/base/toast';
import { isPushed, mayPush, pushSupport, turnPushOff, turnPushOn } from '@/lib/live/browser-push';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './settings.module.css';

type State = 'looking' | 'on' | 'off' | 'denied' | 'failed';

const usePush = (publicKey: string) => {
  const [state, setState] = useState<State>('looking');
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let gone = false;
    const known =
      mayPush() === 'denied' ? Promise.resolve('denied' as const) : isPushed().then((on) => (on ? 'on' : 'off'));
    known.then(
      (found) => !gone && setState(found),
      () => !gone && setState('off'),
    );
    return () => {
      gone = true;
    };
  }, []);

  const change = async (act: () => Promise<State>) => {
    setBusy(true);
    setState(await act().catch(() => 'failed' as const));
    setBusy(false);
  };
  const turnOn = () =>
    change(async () => {
      const outcome = await turnPushOn(publicKey);
      if (outcome === 'dismissed') return 'off';
      if (outcome === 'on') toast.success(say('pushTurnedOn'));
      return outcome;
    });
  const turnOff = () =>
    change(async () => {
      await turnPushOff().catch(() => undefined);
      toast.success(say('pushTurnedOff'));
      return 'off';
    });
  return { state, busy, turnOn: () => void turnOn(), turnOff: () => void turnOff() };
};

const ThisBrowser = ({ publicKey }: { publicKey: string }) => {
  const { t } = useTranslation('notification-settings');
  const { state, busy, turnOn, turnOff } = usePush(publicKey);
  const isOn = state === 'on';
  return (
    <Stack gap="s" className={styles.setup}>
      <Row justify="between">
        <div className={styles.what}>
          <Row>
            <h3>{t('push.browser')}</h3>
            {isOn && <Badge tone="success">{t('push.on')}</Badge>}
          </Row>
          {state !== 'denied' && <MutedText>{t(isOn ? 'push.onText' : 'push.offText')}</MutedText>}
        </div>
        {state !== 'denied' && (
          <Button variant="secondary" loading={busy} disabled={state === 'looking'} onClick={isOn ? turnOff : turnOn}>
            {t(isOn ? 'push.turnOff' : 'push.turnOn')}
          </Button>
        )}
      </Row>
      {state === 'denied' && <FormMessage kind="info">{t('push.denied')}</FormMessage>}
      {state === 'failed' && <FormMessage kind="error">{t('push.failed')}</FormMessage>}
    </Stack>
  );
};

export const PushSetup = ({ publicKey }: { publicKey: string }) => {
  const { t } = useTranslation('notification-settings');
  const support = pushSupport();
  if (support === 'supported') return <ThisBrowser publicKey={publicKey} />;
  return <FormMessage kind="info">{t(`push.${support}`)}</FormMessage>;
};
