import { useParams } from 'react-router-dom';
import { helpPages, paths } from '@shared/paths';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Page } from '@/components/ui/base/page';
import { EmptyState } from '@/components/ui/empty-state';
import { isHelpArticle } from '@/trust/parts/help/help-articles';
import { useTranslation } from '@/lib/i18n/i18n';
import { ArticlePage } from './article-page';
import { NewsPage } from './news-page';
import { TutorialsPage } from './tutorials-page';

const Gone = () => {
  const { t } = useTranslation('help');
  return (
    <Page title={t('gone.title')}>
      <EmptyState
        illustration="search"
        title={t('gone.title')}
        text={t('gone.text')}
        action={<ButtonLink to={paths.help}>{t('gone.back')}</ButtonLink>}
      />
    </Page>
  );
};

/** An article, or one of the pages beside the articles. */
export const HelpPageView = () => {
  const { article: name = '' } = useParams();
  if (name === helpPages.news) return <NewsPage />;
  if (name === helpPages.tutorials) return <TutorialsPage />;
  return isHelpArticle(name) ? <ArticlePage key={name} name={name} /> : <Gone />;
};
