import CircleHelp from 'lucide-react/dist/esm/icons/circle-question-mark.mjs';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { HelpArticleName } from '@shared/trust/model/help-vocabulary';
import { useTranslation } from '@/lib/i18n/i18n';
import { helpAddress } from './help-articles';
import styles from './help-link.module.css';

type Props = {
  article: HelpArticleName;
  /** Whether it shows the article's title within a text. */
  inline?: boolean;
};

const Named = ({ article, inline = false }: Props) => {
  const { t } = useTranslation(['help', 'help/articles']);
  const title = t(`${article}.title`);
  if (inline) return <Link to={helpAddress(article)}>{t('learn', { title })}</Link>;
  return (
    <Link
      to={helpAddress(article)}
      className={styles.icon}
      data-help=""
      title={t('learn', { title })}
      aria-label={t('learn', { title })}
    >
      <CircleHelp size={18} aria-hidden="true" />
    </Link>
  );
};

/** Links a screen to the article that explains it. The screen doesn't wait for the article's texts. */
export const HelpLink = (props: Props) => (
  <Suspense fallback={props.inline ? null : <span className={styles.icon} data-help="" />}>
    <Named {...props} />
  </Suspense>
);
