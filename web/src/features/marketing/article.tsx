import { useEffect, useState, type ReactNode } from 'react';
import { dataClasses, recipients, retention } from '@shared/legal/disclosures';
import { operatorArguments } from '@shared/legal/operator';
import { limits } from '@shared/limits';
import { productName, supportEmail } from '@shared/product';
import { paths } from '@shared/paths';
import { storageKeys, type StorageKey } from '@shared/storage-keys';
import { ButtonLink } from '@/components/ui/base/button-link';
import { FormMessage } from '@/components/ui/fields/form-message';
import { Page } from '@/components/ui/base/page';
import { RichText } from '@/components/ui/rich-text';
import { siteConfig } from '@/lib/browser/site-config';
import { language } from '@/lib/i18n/language';
import { Link } from 'react-router-dom';
import { Points, type Point } from './marketing-page';
import styles from './marketing.module.css';
import { useContent } from './use-content';
import { isVersioned, Versions } from './versions';

const legalPages = ['privacy', 'terms', 'cookies', 'acceptable-use'] as const;
type LegalPage = (typeof legalPages)[number];

export type ArticleName =
  LegalPage | 'accessibility' | 'about' | 'careers' | 'press' | 'blog' | 'resources' | 'certification' | 'community';

const isLegal = (name: ArticleName): name is LegalPage => legalPages.some((it) => it === name);

/** A section of a content page. `<name>` links to that page. */
type Part = {
  heading?: string;
  /** Paragraphs that name the operator; left out while it is missing. */
  supplied?: readonly string[];
  paragraphs?: readonly string[];
  list?: readonly string[];
  points?: readonly Point[];
  /** Of the lists made from declarations. */
  generated?: string;
};

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
        'acceptableUse',
        'accessibility',
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

const Items = ({ texts }: { texts: readonly string[] }) => (
  <ul>
    {texts.map((text) => (
      <li key={text}>
        <Words text={text} />
      </li>
    ))}
  </ul>
);

const StoredData = () => {
  const { t } = useContent('pages/privacy');
  return <Items texts={dataClasses.map((name) => t(`content.stored.${name}`))} />;
};

const retained = Object.keys(retention) as (keyof typeof retention)[];

const Retention = () => {
  const { t } = useContent('pages/privacy');
  return <Items texts={retained.map((name) => t(`content.kept.${name}`, { amount: retention[name] ?? '' }))} />;
};

const reached = Object.keys(recipients) as (keyof typeof recipients)[];

const Recipients = () => {
  const { t } = useContent('pages/privacy');
  return <Items texts={reached.map((name) => t(`content.recipients.${name}`))} />;
};

const generatedLists: Readonly<Record<string, ReactNode>> = {
  stored: <StoredData />,
  kept: <Retention />,
  recipients: <Recipients />,
};

const PartOfArticle = ({ heading, paragraphs = [], list = [], points, generated }: Part) => (
  <>
    {heading && <h2>{heading}</h2>}
    {paragraphs.map((text) => (
      <p key={text}>
        <Words text={text} />
      </p>
    ))}
    {list.length > 0 && <Items texts={list} />}
    {generated && generatedLists[generated]}
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

const figures = {
  product: productName,
  email: supportEmail,
  highHours: limits.moderationHours.high,
  mediumHours: limits.moderationHours.medium,
  lowDays: limits.moderationDays.low,
  appealDays: limits.appealDays,
  appealBusinessDays: limits.appealBusinessDays,
};

const withSupplied = ({ supplied = [], paragraphs = [], ...part }: Part, isNamed: boolean): Part => ({
  ...part,
  paragraphs: isNamed ? [...supplied, ...paragraphs] : paragraphs,
});

const isEmpty = ({ paragraphs, list, points, generated }: Part): boolean =>
  !paragraphs?.length && !list && !points && !generated;

export const Article = ({ name }: { name: ArticleName }) => {
  const { t, list } = useContent(`pages/${name}`);
  const named = operatorArguments(language);
  const parts: readonly Part[] = list('content.parts', { ...figures, ...named });
  return (
    <Page title={t('title')} description={t('description')} breadcrumb={[{ label: t('title') }]}>
      {isLegal(name) && <TemplateNote name={name} />}
      <div className={styles.article}>
        {parts
          .map((part) => withSupplied(part, named !== null))
          .map((part, index) => !isEmpty(part) && <PartOfArticle key={part.heading ?? index} {...part} />)}
        {name === 'cookies' && <StoredNames />}
        {isVersioned(name) && <Versions name={name} />}
      </div>
      <Related name={name} />
    </Page>
  );
};
