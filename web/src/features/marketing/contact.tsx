import { supportEmail } from '@shared/product';
import { Card } from '@/components/ui/card';
import { Page } from '@/components/ui/base/page';
import styles from './marketing.module.css';
import { useContent } from './use-content';

export const Contact = () => {
  const { t, list } = useContent('pages/contact');
  return (
    <Page title={t('title')} description={t('description')} breadcrumb={[{ label: t('title') }]} width="wide">
      <div className={styles.contactCards}>
        {list('topics').map(({ title, text, subject }) => (
          <Card key={title} title={title}>
            <p>{text}</p>
            <a className={styles.contactAddress} href={`mailto:${supportEmail}?subject=${encodeURIComponent(subject)}`}>
              {supportEmail}
            </a>
          </Card>
        ))}
      </div>
      <div className={styles.article}>
        <h2>{t('hours.title')}</h2>
        <ul>
          {list('hours.items').map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <h2>{t('good.title')}</h2>
        <ul>
          {list('good.items').map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </Page>
  );
};
