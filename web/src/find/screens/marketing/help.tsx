import { helpSectionNames } from '@shared/trust/model/help-vocabulary';
import { paths } from '@shared/paths';
import { ButtonLink } from '@/components/ui/base/button-link';
import { ArticleGroups } from '@/trust/parts/help/article-groups';
import { HelpQuestions } from '@/trust/parts/help/help-questions';
import { HelpSearch } from '@/trust/parts/help/help-search';
import { HelpTiles } from '@/trust/parts/help/help-tiles';
import styles from './help.module.css';
import { Closing, Hero } from './marketing-page';
import { useContent } from './use-content';

export const Help = () => {
  const { t, list } = useContent('pages/help');
  const contact = (
    <ButtonLink to={paths.contact} size="large">
      {t('closing.contact')}
    </ButtonLink>
  );
  return (
    <>
      <Hero name={t('name')} title={t('hero.title')} text={t('hero.text')} />
      <div className={styles.body}>
        <HelpSearch ask={contact}>
          <HelpTiles />
          <ArticleGroups sections={helpSectionNames} />
          {list('groups').map(({ title, items }) => (
            <HelpQuestions key={title} title={title} questions={items} />
          ))}
        </HelpSearch>
      </div>
      <Closing title={t('closing.title')} text={t('closing.text')}>
        {contact}
      </Closing>
    </>
  );
};
