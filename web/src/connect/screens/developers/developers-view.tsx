import Download from 'lucide-react/dist/esm/icons/download.mjs';
import { useState } from 'react';
import { operations } from 'virtual:public-reference';
import { keyAreas } from '@shared/connect/model/api-key-vocabulary';
import { paths, publicOpenApiPath } from '@shared/paths';
import { productName } from '@shared/product';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Page } from '@/components/ui/base/page';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './developers.module.css';
import type { ExampleLanguage } from './examples';
import { guideNames, Guides } from './guides';
import { OperationSection } from './operation-section';

const areas = keyAreas.map((area) => ({ area, own: operations.filter((it) => it.area === area) }));

const Links = () => {
  const { t } = useTranslation('pages/developers');
  const { t: word } = useTranslation('integrations');
  return (
    <>
      <ul role="list">
        {guideNames.map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{t(`guides.${name}.title`)}</a>
          </li>
        ))}
      </ul>
      {areas.map(({ area, own }) => (
        <div key={area}>
          <h2>{word(`areas.${area}`)}</h2>
          <ul role="list">
            {own.map(({ name }) => (
              <li key={name}>
                <a href={`#${name}`}>{t(`operations.${name}.title`)}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
};

/** Table of contents beside the page; on small screens it opens on request. */
const Contents = () => {
  const { t } = useTranslation('pages/developers');
  return (
    <>
      <nav className={styles.contents} aria-label={t('contents')}>
        <Links />
      </nav>
      <details className={styles.opened}>
        <summary>{t('contents')}</summary>
        <nav className={styles.links} aria-label={t('contents')}>
          <Links />
        </nav>
      </details>
    </>
  );
};

/** Generated from the OpenAPI document of the public operations, which can be downloaded, too. */
export const DevelopersView = () => {
  const { t } = useTranslation('pages/developers');
  const { t: word } = useTranslation('integrations');
  const [language, setLanguage] = useState<ExampleLanguage>('curl');
  return (
    <Page
      title={t('title')}
      description={t('description', { product: productName })}
      width="wide"
      actions={
        <>
          <ButtonLink to={paths.integrations}>{t('keys')}</ButtonLink>
          <a className={styles.download} href={publicOpenApiPath} download>
            <Download size={16} aria-hidden="true" />
            {t('openapi')}
          </a>
        </>
      }
    >
      <div className={styles.columns}>
        <Contents />
        <div className={styles.main}>
          <Guides operations={operations} />
          {areas.map(({ area, own }) => (
            <section key={area} aria-labelledby={`area-${area}`}>
              <h2 id={`area-${area}`} className={styles.area}>
                {word(`areas.${area}`)}
              </h2>
              {own.map((operation) => (
                <OperationSection
                  key={operation.name}
                  operation={operation}
                  language={language}
                  onLanguage={setLanguage}
                />
              ))}
            </section>
          ))}
        </div>
      </div>
    </Page>
  );
};
