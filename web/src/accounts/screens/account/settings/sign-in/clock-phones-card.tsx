import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ClockPhone } from '@shared/work/model/clock-phone';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { MutedText, Stack } from '@/components/layout';
import { Badge } from '@/components/ui/badge';
import { ErrorState } from '@/components/ui/base/error-state';
import { Card } from '@/components/ui/card';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { RemoveButton } from '@/components/ui/records/remove-button';
import { api } from '@/lib/api/api';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { queryOf, readAgain } from '@/lib/requests/query-of';
import { formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import styles from './devices-card.module.css';

const PhoneRow = ({ phone }: { phone: ClockPhone }) => {
  const { t } = useTranslation('settings');
  const client = useQueryClient();
  const { phoneId, browser, system, addedAt, lastUsedAt, current } = phone;
  const removal = useMutation({
    mutationFn: () => api('removeClockPhone', { params: { phoneId } }),
    onSettled: () => readAgain(client, ['listClockPhones']),
  });
  const name = t('accountSettings.devices.name', {
    browser: t('accountSettings.devices.browser', { browser }),
    system: t('accountSettings.devices.system', { system }),
  });
  const times = [
    t('accountSettings.clockPhones.added', { time: formatDateTime(addedAt, ownZone()) }),
    t('accountSettings.clockPhones.lastUsed', { time: formatDateTime(lastUsedAt, ownZone()) }),
  ];
  return (
    <li className={styles.device}>
      <div className={styles.about}>
        <h3 className={styles.name}>
          {name} {current && <Badge tone="success">{t('accountSettings.clockPhones.current')}</Badge>}
        </h3>
        <MutedText>{times.join(' · ')}</MutedText>
      </div>
      <RemoveButton
        label={t('accountSettings.clockPhones.remove')}
        named={t('accountSettings.clockPhones.removeNamed', { name })}
        title={t('accountSettings.clockPhones.removeTitle', { name })}
        text={t('accountSettings.clockPhones.removeText')}
        done={say('clockPhoneRemoved')}
        removal={removal}
      />
    </li>
  );
};

/** The professional's phones, which sign recorded times. */
export const ClockPhonesCard = () => {
  const { t } = useTranslation('settings');
  const query = useQuery(queryOf('listClockPhones'));
  const phones = query.data?.items ?? [];
  return (
    <Card id="clock-phones" title={t('accountSettings.clockPhones.title')}>
      <Stack gap="m">
        <MutedText>{t('accountSettings.clockPhones.text', { max: shiftLimits.clockPhones })}</MutedText>
        {query.isPending && <ListSkeleton rows={1} label={t('accountSettings.clockPhones.loading')} />}
        {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
        {query.isSuccess && phones.length === 0 && <p>{t('accountSettings.clockPhones.none')}</p>}
        {phones.length > 0 && (
          <ul className={styles.devices} role="list">
            {phones.map((phone) => (
              <PhoneRow key={phone.phoneId} phone={phone} />
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  );
};
