import { useTranslation } from '@/lib/i18n/i18n';
import { formatDateTime } from '@/lib/time/format';
import { locale } from '@/lib/i18n/language';
import styles from './applicants.module.css';

const short = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

export const NextInterview = ({ at }: { at: string | undefined }) => {
  const { t } = useTranslation('applicants');
  if (!at)
    return (
      <span className={styles.none} aria-hidden="true">
        –
      </span>
    );
  return (
    <time dateTime={at} title={t('interviewAt', { at: formatDateTime(at) })}>
      {short.format(new Date(at))}
    </time>
  );
};
