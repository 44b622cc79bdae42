import { cancellationBand, cancellationBands, noticeMinutes } from '@shared/work/rules/cancellation/cancellation-bands';
import { useTranslation } from '@/lib/i18n/i18n';
import { useNow } from '@/lib/time/use-now';
import styles from './cancel-bands.module.css';

/** The effects of canceling by notice, with the current one marked. */
export const CancelBands = ({ startsAt }: { startsAt: string }) => {
  const { t } = useTranslation('shifts');
  const now = new Date(useNow()).toISOString();
  const current = cancellationBand(noticeMinutes(startsAt, now)).code;
  return (
    <section className={styles.frame} aria-label={t('bands.title')}>
      <p>{t('bands.title')}</p>
      <ul className={styles.bands} role="list">
        {cancellationBands.map(({ code, points, paidMinutes }) => (
          <li key={code} aria-current={code === current || undefined}>
            <b>{t(`bands.${code}`)}</b>
            <span>{t('bands.points', { count: points })}</span>
            {paidMinutes > 0 && <span>{t('bands.pays', { hours: paidMinutes / 60 })}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
};
