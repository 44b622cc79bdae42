import { Fragment, useEffect, useState } from 'react';
import { isLegalDocument, type LegalDocument } from '@shared/legal/documents';
import { legalText, type LegalPart } from '@shared/legal/legal-text';
import { productName, supportEmail } from '@shared/product';
import { blogDays, blogFeedPath } from '@shared/blog';
import { paths, sectionId } from '@shared/paths';
import { FeedLink } from '@/components/feed-link';
import { ButtonLink } from '@/components/ui/base/button-link';
import { FormMessage } from '@/components/ui/fields/form-message';
import { Page } from '@/components/ui/base/page';
import { siteConfig } from '@/lib/browser/site-config';
import { useCatalogs } from '@/lib/i18n/i18n';
import { language } from '@/lib/i18n/language';
import { ArticlePart } from './article-parts';
import { Points, type Point } from './marketing-page';
import styles from './marketing.module.css';
import { useContent } from './use-content';
import { Versions } from './legal/versions';

export type ArticleName =
  | LegalDocument
  | 'about'
  | 'careers'
  | 'press'
  | 'blog'
  | 'resources'
  | 'certification'
  | 'community';

type Part = LegalPart & { points?: readonly Point[] };

/** Documents reviewed by counsel. */
type ReviewedDocument = Exclude<LegalDocument, 'accessibility'>;

const TemplateNote = ({ name }: { name: ReviewedDocument }) => {
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

const usePartsOf = (name: ArticleName): readonly Part[] => {
  const { list } = useContent(`pages/${name}`);
  const [catalog] = useCatalogs([`pages/${name}`]);
  if (isLegalDocument(name)) return legalText(name, catalog, language).parts;
  return list('content.parts', { product: productName, email: supportEmail });
};

const BlogFeed = () => {
  const { t } = useContent('pages/blog');
  return <FeedLink path={blogFeedPath} title={t('title')} label={t('feed')} />;
};

export const Article = ({ name }: { name: ArticleName }) => {
  const { t } = useContent(`pages/${name}`);
  const parts = usePartsOf(name);
  return (
    <Page title={t('title')} description={t('description')} breadcrumb={[{ label: t('title') }]}>
      {isLegalDocument(name) && name !== 'accessibility' && <TemplateNote name={name} />}
      <div className={styles.article}>
        {parts.map(({ points, ...part }, index) => (
          <Fragment key={part.heading ?? index}>
            <ArticlePart {...part} id={sectionId(index + 1)} day={name === 'blog' ? blogDays[index] : undefined} />
            {points && <Points points={points} />}
          </Fragment>
        ))}
        {isLegalDocument(name) && <Versions name={name} />}
        {name === 'blog' && <BlogFeed />}
      </div>
      <Related name={name} />
    </Page>
  );
};
