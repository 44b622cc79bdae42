import { QRCodeSVG } from 'qrcode.react';
import { paths } from '@shared/paths';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { Loading } from '@/components/ui/base/loading';
import { useTranslation } from '@/lib/i18n/i18n';
import { timeIn } from '@/lib/time/time-zones';
import { useNow } from '@/lib/time/use-now';
import styles from './kiosk.module.css';
import type { PairedKiosk } from './paired-kiosk';
import { useKioskCode, type ShownCode } from './use-kiosk-code';
import { useScreenOn } from './use-screen-on';

const secondMs = 1000;

/** The phone's camera opens it, so the site needs no camera. Without a language, because the phone has its own. */
const addressOf = (code: string): string =>
  `${window.location.origin}${paths.shiftHere}?${new URLSearchParams({ code })}`;

const inGroups = (code: string): string => code.replace(/(\d{3})(?=\d)/, '$1 ');

type Props = { kiosk: PairedKiosk; onRemoved: () => void };

export const KioskScreen = ({ kiosk, onRemoved }: Props) => {
  const { t } = useTranslation('kiosk');
  useScreenOn();
  const state = useKioskCode(kiosk, onRemoved);
  if (state.status === 'loading') return <Loading label={t('loading')} />;
  if (state.status === 'shown') return <Code {...state.code} />;
  return (
    <div className={styles.pair} role="alert">
      <h1>{t('unreachable.title')}</h1>
      <p>{t('unreachable.text')}</p>
    </div>
  );
};

const Code = ({ organization, location, timeZone, code, until }: ShownCode) => {
  const { t } = useTranslation('kiosk');
  const now = useNow(secondMs);
  const left = Math.min(shiftLimits.kioskCodeSeconds, Math.max(0, Math.ceil((until - now) / secondMs)));
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{location}</h1>
          <p>{organization}</p>
        </div>
        <p className={styles.time}>{timeIn(timeZone, now)}</p>
      </header>
      <div className={styles.code}>
        <div className={styles.qr}>
          <QRCodeSVG value={addressOf(code)} size={512} marginSize={2} level="M" role="img" title={t('qr')} />
        </div>
        <div className={styles.words}>
          <h2>{t('clockIn')}</h2>
          <ol role="list">
            <li>{t('scan')}</li>
            <li>{t('orType')}</li>
          </ol>
          <p className={styles.digits}>{inGroups(code)}</p>
          <progress
            className={styles.left}
            max={shiftLimits.kioskCodeSeconds}
            value={left}
            aria-label={t('left', { seconds: left })}
          />
        </div>
      </div>
    </>
  );
};
