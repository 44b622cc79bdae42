import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SignInDevice } from '@shared/accounts/model/device';
import { MutedText, Stack } from '@/components/layout';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/base/button';
import { ErrorState } from '@/components/ui/base/error-state';
import { Card } from '@/components/ui/card';
import { FormMessage } from '@/components/ui/fields/form-message';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { api } from '@/lib/api/api';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { queryOf } from '@/lib/requests/query-of';
import { formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { errorText } from '../../error-text';
import type { Outcome } from '../../outcome';
import styles from './devices-card.module.css';

type RowProps = { device: SignInDevice; running: boolean; disabled: boolean; onSignOut: () => void };

const DeviceRow = ({ device, running, disabled, onSignOut }: RowProps) => {
  const { t } = useTranslation('settings');
  const { browser, system, region, firstUsedAt, lastUsedAt, current } = device;
  const name = t('accountSettings.devices.name', {
    browser: t('accountSettings.devices.browser', { browser }),
    system: t('accountSettings.devices.system', { system }),
  });
  const times = [
    region,
    t('accountSettings.devices.lastUsed', { time: formatDateTime(lastUsedAt, ownZone()) }),
    t('accountSettings.devices.firstUsed', { time: formatDateTime(firstUsedAt, ownZone()) }),
  ];
  return (
    <li className={styles.device}>
      <div className={styles.about}>
        <h3 className={styles.name}>
          {name} {current && <Badge tone="success">{t('accountSettings.devices.current')}</Badge>}
        </h3>
        <MutedText>{times.filter((it) => it !== null).join(' · ')}</MutedText>
      </div>
      {!current && (
        <Button
          variant="secondary"
          size="small"
          aria-label={t('accountSettings.devices.signOutNamed', { name })}
          loading={running}
          disabled={disabled}
          onClick={onSignOut}
        >
          {t('accountSettings.devices.signOut')}
        </Button>
      )}
    </li>
  );
};

/** The running sign-out: a device ID, or all others. */
const useSignOut = (onDone: () => Promise<unknown>) => {
  const { t } = useTranslation('settings');
  const [running, setRunning] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const signOut = async (deviceId: string) => {
    setRunning(deviceId);
    setOutcome(null);
    try {
      const { code } =
        deviceId === 'others' ? await api('signOutOtherDevices') : await api('signOutDevice', { params: { deviceId } });
      setOutcome({ kind: 'success', text: say(code) });
    } catch (error) {
      setOutcome({ kind: 'error', text: errorText(error, t('accountSettings.devices.failed')) });
    }
    await onDone();
    setRunning(null);
  };
  return { running, outcome, signOut };
};

export const DevicesCard = () => {
  const { t } = useTranslation('settings');
  const query = useQuery(queryOf('listDevices'));
  const { running, outcome, signOut } = useSignOut(() => query.refetch());
  const devices = query.data?.items ?? [];
  const hasOthers = devices.some(({ current }) => !current);
  return (
    <Card
      id="devices"
      title={t('accountSettings.devices.title')}
      actions={
        hasOthers && (
          <Button
            variant="secondary"
            size="small"
            loading={running === 'others'}
            disabled={running !== null}
            onClick={() => void signOut('others')}
          >
            {t('accountSettings.devices.signOutOthers')}
          </Button>
        )
      }
    >
      <Stack gap="m">
        <MutedText>{t('accountSettings.devices.text')}</MutedText>
        {outcome && <FormMessage kind={outcome.kind}>{outcome.text}</FormMessage>}
        {query.isPending && <ListSkeleton rows={2} label={t('accountSettings.devices.loading')} />}
        {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
        {devices.length > 0 && (
          <ul className={styles.devices} role="list">
            {devices.map((device) => (
              <DeviceRow
                key={device.deviceId}
                device={device}
                running={running === device.deviceId}
                disabled={running !== null}
                onSignOut={() => void signOut(device.deviceId)}
              />
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  );
};
