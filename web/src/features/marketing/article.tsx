import { useTranslation } from '@/lib/i18n';
import { Page } from '@/components/ui/page';

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

export const Article = ({ name }: { name: ArticleName }) => {
  const { t } = useTranslation(`page-${name}`);
  return <Page title={t('title')}>{null}</Page>;
};
