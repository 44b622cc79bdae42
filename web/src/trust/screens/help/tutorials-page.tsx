import { Link } from 'react-router-dom';
import { paths } from '@shared/paths';
import { Page } from '@/components/ui/base/page';
import { helpAddress } from '@/trust/parts/help/help-articles';
import { tutorials } from '@/trust/parts/help/tutorials';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './help-page.module.css';
import { coverOf } from './pictures';

export const TutorialsPage = () => {
  const { t } = useTranslation(['help', 'help/articles']);
  return (
    <Page
      title={t('tiles.tutorials.title')}
      description={t('tutorials.description')}
      width="wide"
      breadcrumb={[{ label: t('title'), to: paths.help }, { label: t('tiles.tutorials.title') }]}
    >
      <ul role="list" className={styles.tutorials}>
        {tutorials.map((name) => {
          const cover = coverOf(name);
          return (
            <li key={name}>
              <Link to={helpAddress(name)}>
                {cover && <img src={cover.url} width={cover.width} height={cover.height} alt="" loading="lazy" />}
                <h2>{t(`${name}.title`)}</h2>
                <p>{t(`${name}.summary`)}</p>
              </Link>
            </li>
          );
        })}
      </ul>
    </Page>
  );
};
