import { Link } from 'react-router-dom';
import type { HelpArticleName } from '@shared/trust/model/help-vocabulary';
import { paths } from '@shared/paths';
import { Page } from '@/components/ui/base/page';
import { RichText } from '@/components/ui/rich-text';
import { helpAddress, relatedTo, sectionOf } from '@/trust/parts/help/help-articles';
import { helpMarkup } from '@/trust/parts/help/help-links';
import { useHelpSteps } from '@/trust/parts/help/help-step';
import { useTranslation } from '@/lib/i18n/i18n';
import { ArticleVote } from './article-vote';
import { AskUs } from './ask-us';
import styles from './help-page.module.css';
import { StepPicture } from './step-picture';
import { pictureOf } from './pictures';

export const ArticlePage = ({ name }: { name: HelpArticleName }) => {
  const { t } = useTranslation(['help', 'help/articles']);
  const section = sectionOf(name);
  const steps = useHelpSteps(section)(name);
  const title = t(`${name}.title`);
  return (
    <Page
      title={title}
      description={t(`${name}.summary`)}
      width="wide"
      breadcrumb={[{ label: t('title'), to: paths.help }, { label: title }]}
    >
      <div className={styles.columns}>
        <article className={styles.main}>
          <ol role="list" className={styles.steps}>
            {steps.map((step, index) => (
              <li key={step.title}>
                <h2>{step.title}</h2>
                <p>
                  <RichText text={step.text} components={helpMarkup} />
                </p>
                <StepPicture picture={pictureOf(name, index + 1)} />
              </li>
            ))}
          </ol>
          <ArticleVote article={name} />
        </article>
        <aside className={styles.side} aria-label={t('related')}>
          <section>
            <h2>{t('related')}</h2>
            <ul role="list" className={styles.related}>
              {relatedTo(name).map((it) => (
                <li key={it}>
                  <Link to={helpAddress(it)}>{t(`${it}.title`)}</Link>
                </li>
              ))}
            </ul>
          </section>
          <AskUs />
        </aside>
      </div>
    </Page>
  );
};
