import { useQuery } from '@tanstack/react-query';
import { supportEmail } from '@shared/product';
import { Card } from '@/components/ui/card';
import { Page } from '@/components/ui/base/page';
import { SupportLines, useSupportLines } from '@/trust/parts/help/support-lines';
import { useTranslation } from '@/lib/i18n/i18n';
import { queryOf } from '@/lib/requests/query-of';
import { formatPercent } from '@/lib/time/format';
import { formatDue } from '@/lib/time/format-due';
import { ContactForm } from './contact-form';
import styles from './marketing.module.css';

const Answering = () => {
  const { t } = useTranslation('pages/contact');
  const { data } = useQuery(queryOf('getSupportPromise'));
  const { answerBy, attainment } = data ?? {};
  return (
    <ul>
      {answerBy !== undefined && <li>{t('promise.by', { time: formatDue(answerBy) })}</li>}
      <li>{t('promise.hours')}</li>
      {attainment && (
        <li>
          {t('promise.attained', { share: formatPercent(attainment.firstAnswerInTime), count: attainment.tickets })}
        </li>
      )}
      <li>{t('promise.enterprise')}</li>
    </ul>
  );
};

export const Contact = () => {
  const { t } = useTranslation(['pages/contact', 'help']);
  const lines = useSupportLines();
  return (
    <Page title={t('title')} description={t('description')} breadcrumb={[{ label: t('title') }]} width="wide">
      <div className={styles.contact}>
        <Card title={t('form.title')}>
          <ContactForm />
        </Card>
        <div className={styles.article}>
          <h2>{t('promise.title')}</h2>
          <Answering />
          <h2>{t('mail.title')}</h2>
          <p>{t('mail.text', { email: supportEmail })}</p>
          <p>
            <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
          </p>
          {lines && (
            <>
              <h2>{t('lines.title')}</h2>
              <ul role="list" className={styles.lines}>
                <SupportLines {...lines} />
              </ul>
            </>
          )}
          <h2>{t('good.title')}</h2>
          <ul>
            <li>{t('good.page')}</li>
            <li>{t('good.what')}</li>
          </ul>
        </div>
      </div>
    </Page>
  );
};
