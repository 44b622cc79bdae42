import { useEffect, useState } from 'react';
import { productName, supportEmail } from '@shared/product';
import { paths } from '@shared/paths';
import { ButtonLink } from '@/components/ui/base/button-link';
import { FormMessage } from '@/components/ui/fields/form-message';
import { Page } from '@/components/ui/base/page';
import { RichText } from '@/components/ui/rich-text';
import { siteConfig } from '@/lib/browser/site-config';
import { Link } from 'react-router-dom';
import { Points, type Point } from './marketing-page';
import styles from './marketing.module.css';
import { useContent } from './use-content';

export type ArticleName =
  | 'about'
  | 'careers'
  | 'press'
  | 'blog'
  | 'resources'
  | 'certification'
  | 'community'
  | 'privacy'
  | 'terms'
  | 'cookies';

/** A section of a content page. Replaces `{{email}}` and `{{product}}`; `<name>` links to that page. */
type Part = { heading?: string; paragraphs?: readonly string[]; list?: readonly string[]; points?: readonly Point[] };
type Related = { label: string; page: keyof typeof paths };

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

const Words = ({ text }: { text: string }) => (
  <RichText
    text={text.replaceAll('{{product}}', productName).replaceAll('{{email}}', supportEmail)}
    components={linked}
  />
);

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

const TemplateNote = ({ text }: { text: string }) => {
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
        <FormMessage kind="info">{text}</FormMessage>
      </div>
    )
  );
};

export const Article = ({ name }: { name: ArticleName }) => {
  const { t, list } = useContent(`page-${name}`);
  const content = list<{ note?: string; parts: readonly Part[]; related?: readonly Related[] }>('content');
  return (
    <Page title={t('title')} description={t('description')} breadcrumb={[{ label: t('title') }]}>
      {content.note && <TemplateNote text={content.note} />}
      <div className={styles.article}>
        {content.parts.map((part, index) => (
          <PartOfArticle key={part.heading ?? index} {...part} />
        ))}
      </div>
      {content.related && (
        <div className={styles.related}>
          {content.related.map(({ label, page }) => (
            <ButtonLink key={page} to={paths[page]} variant="secondary">
              {label}
            </ButtonLink>
          ))}
        </div>
      )}
    </Page>
  );
};
