import { useEffect, useState } from 'react';
import { productName, supportEmail } from '@shared/product';
import { paths } from '@shared/paths';
import { storageKeys, type StorageKey } from '@shared/storage-keys';
import { ButtonLink } from '@/components/ui/base/button-link';
import { FormMessage } from '@/components/ui/fields/form-message';
import { Page } from '@/components/ui/base/page';
import { RichText } from '@/components/ui/rich-text';
import { siteConfig } from '@/lib/browser/site-config';
import { Link } from 'react-router-dom';
import { Points, type Point } from './marketing-page';
import styles from './marketing.module.css';
import { useContent } from './use-content';

const legalPages = ['privacy', 'terms', 'cookies'] as const;
type LegalPage = (typeof legalPages)[number];

export type ArticleName =
  LegalPage | 'about' | 'careers' | 'press' | 'blog' | 'resources' | 'certification' | 'community';

const isLegal = (name: ArticleName): name is LegalPage => legalPages.some((it) => it === name);

/** A section of a content page. `<name>` links to that page. */
type Part = { heading?: string; paragraphs?: readonly string[]; list?: readonly string[]; points?: readonly Point[] };

const linked = {
  email: <a href={`mailto:${supportEmail}`} />,
  ...Object.fromEntries(
    (
      [
        'jobs',
        'doctors',
        'howItWorks',
        'safety',
        'pricing',
        'register',
        'contact',
        'help',
        'privacy',
        'cookies',
        'terms',
        'resources',
        'certification',
        'blog',
        'careers',
        'accountSettings',
      ] as const
    ).map((name) => [name, <Link key={name} to={paths[name]} />]),
  ),
};

const Words = ({ text }: { text: string }) => <RichText text={text} components={linked} />;

const PartOfArticle = ({ heading, paragraphs = [], list = [], points }: Part) => (
  <>
    {heading && <h2>{heading}</h2>}
    {paragraphs.map((text) => (
      <p key={text}>
        <Words text={text} />
      </p>
    ))}
    {list.length > 0 && (
      <ul>
        {list.map((text) => (
          <li key={text}>
            <Words text={text} />
          </li>
        ))}
      </ul>
    )}
    {points && <Points points={points} />}
  </>
);

const TemplateNote = ({ name }: { name: LegalPage }) => {
  const { t } = useContent(`pages/${name}`);
  const [isTemplate, setIsTemplate] = useState(false);
  useEffect(() => {
    siteConfig().then(
      ({ legalTexts }) => setIsTemplate(legalTexts === 'template'),
      () => undefined,
    );
  }, []);
  return (
    isTemplate && (
      <div className={styles.notice}>
        <FormMessage kind="info">{t('content.note')}</FormMessage>
      </div>
    )
  );
};

const StoredNames = () => {
  const { t } = useContent('pages/cookies');
  return (
    <>
      <h2>{t('content.stored.title')}</h2>
      <ul>
        {(Object.keys(storageKeys) as StorageKey[]).map((name) => (
          <li key={name}>
            {t(`content.stored.${name}`)} <code>{storageKeys[name]}</code>
          </li>
        ))}
      </ul>
    </>
  );
};

const isPage = (name: string): name is keyof typeof paths => name in paths;

const Related = ({ name }: { name: ArticleName }) => {
  const { list } = useContent(`pages/${name}`);
  return (
    <div className={styles.related}>
      {list('content.related').map(
        ({ label, page }) =>
          isPage(page) && (
            <ButtonLink key={page} to={paths[page]} variant="secondary">
              {label}
            </ButtonLink>
          ),
      )}
    </div>
  );
};

export const Article = ({ name }: { name: ArticleName }) => {
  const { t, list } = useContent(`pages/${name}`);
  const parts: readonly Part[] = list('content.parts', { product: productName, email: supportEmail });
  return (
    <Page title={t('title')} description={t('description')} breadcrumb={[{ label: t('title') }]}>
      {isLegal(name) && <TemplateNote name={name} />}
      <div className={styles.article}>
        {parts.map((part, index) => (
          <PartOfArticle key={part.heading ?? index} {...part} />
        ))}
        {name === 'cookies' && <StoredNames />}
      </div>
      <Related name={name} />
    </Page>
  );
};
