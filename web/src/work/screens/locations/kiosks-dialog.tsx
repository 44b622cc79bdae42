import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import type { Kiosk } from '@shared/work/model/attendance';
import type { Location } from '@shared/work/model/location';
import { limits } from '@shared/limits';
import { paths } from '@shared/paths';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { CopyButton } from '@/components/copy-button';
import { MutedText, Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { Button } from '@/components/ui/base/button';
import { FormMessage } from '@/components/ui/fields/form-message';
import { TextField } from '@/components/ui/fields/text-field';
import { Dialog } from '@/components/ui/records/dialog';
import { RemoveButton } from '@/components/ui/records/remove-button';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSendOnce } from '@/lib/requests/send-once';
import { formatDate, formatTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { kiosksQuery, usePairing, useRemoveKiosk } from './kiosk-queries';
import styles from './locations.module.css';

type Props = { location: Location; onClose: () => void };

/** Screens of a location that show the clock-in code: lists, adds, and removes them. */
export const KiosksDialog = ({ location: { locationId, name }, onClose }: Props) => {
  const { t } = useTranslation('locations');
  const query = useQuery(kiosksQuery(locationId));
  return (
    <Dialog opened onClose={onClose} title={t('kiosks.title', { name })}>
      <Stack>
        <p>{t('kiosks.text')}</p>
        <QueryGate query={query} loading={t('kiosks.loading')} rows={2}>
          {({ items }) => (
            <Stack>
              {items.length === 0 ? (
                <MutedText>{t('kiosks.none')}</MutedText>
              ) : (
                <ul role="list" className={styles.units} aria-label={t('kiosks.label')}>
                  {items.map((kiosk) => (
                    <KioskRow key={kiosk.kioskId} kiosk={kiosk} />
                  ))}
                </ul>
              )}
              {items.length < shiftLimits.kiosksPerLocation && <NewKiosk key={items.length} locationId={locationId} />}
            </Stack>
          )}
        </QueryGate>
      </Stack>
    </Dialog>
  );
};

const KioskRow = ({ kiosk: { kioskId, locationId, name, pairedAt, pairedBy } }: { kiosk: Kiosk }) => {
  const { t } = useTranslation('locations');
  const removal = useRemoveKiosk(locationId, kioskId);
  return (
    <li className={styles.kiosk}>
      <div className={styles.unitWords}>
        <h4>{name}</h4>
        <p>{t('kiosks.paired', { date: formatDate(pairedAt, ownZone()), name: pairedBy })}</p>
      </div>
      <RemoveButton
        label={t('kiosks.remove')}
        named={t('kiosks.removeNamed', { name })}
        title={t('kiosks.removeTitle', { name })}
        text={t('kiosks.removeText')}
        done={t('kiosks.removed')}
        removal={removal}
      />
    </li>
  );
};

const inGroups = (code: string): string => code.replace(/(.{5})(?=.)/, '$1 ');

const NewKiosk = ({ locationId }: { locationId: string }) => {
  const { t } = useTranslation('locations');
  const [name, setName] = useState('');
  const pairing = usePairing(locationId);
  const send = useSendOnce(pairing);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() !== '') send(name.trim(), () => setName(''));
  };
  if (pairing.data) return <PairingCode {...pairing.data} />;
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="s">
        {pairing.error && <FormMessage kind="error">{pairing.error.message}</FormMessage>}
        <TextField
          label={t('kiosks.name')}
          description={t('kiosks.nameHint')}
          autoComplete="off"
          maxLength={limits.nameLength}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <div>
          <Button type="submit" variant="secondary" loading={pairing.isPending} disabled={name.trim() === ''}>
            {t('kiosks.add')}
          </Button>
        </div>
      </Stack>
    </form>
  );
};

const PairingCode = ({ code, expiresAt }: { code: string; expiresAt: string }) => {
  const { t } = useTranslation('locations');
  const address = `${window.location.host}${paths.kiosk}`;
  return (
    <div className={styles.pairing} role="status">
      <p>{t('kiosks.open', { address })}</p>
      <p className={styles.pairingCode}>{inGroups(code)}</p>
      <p>{t('kiosks.until', { time: formatTime(new Date(expiresAt), ownZone()) })}</p>
      <CopyButton text={code} label={t('kiosks.copy')} copied={t('kiosks.copied')} failed={t('kiosks.copyFailed')} />
    </div>
  );
};
