import { helpSectionNames } from '@shared/trust/model/help-vocabulary';
import { contactSupport } from '@shared/paths';
import { ButtonLink } from '@/components/ui/base/button-link';
import { ArticleGroups } from '@/trust/parts/help/article-groups';
import { HelpQuestions } from '@/trust/parts/help/help-questions';
import { HelpSearch } from '@/trust/parts/help/help-search';
import { HelpTiles } from '@/trust/parts/help/help-tiles';
import { isEmployer } from '@/lib/auth/home-for';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { useLists } from '@/lib/i18n/lists/use-lists';

/** Sections for the person's kind of account; the search finds the others, too. */
const useSections = () => {
  const { me } = useSession();
  const other = me && isEmployer(me) ? 'professionals' : 'employers';
  return helpSectionNames.filter((section) => section !== other);
};

export const HelpTab = () => {
  const { t } = useTranslation('support');
  const sections = useSections();
  const groups = useLists('pages/help')('groups');
  return (
    <HelpSearch ask={<ButtonLink to={contactSupport}>{t('tabs.contact')}</ButtonLink>}>
      <HelpTiles guide />
      <ArticleGroups sections={sections} />
      {groups.map(({ title, items }) => (
        <HelpQuestions key={title} title={title} questions={items} />
      ))}
    </HelpSearch>
  );
};
