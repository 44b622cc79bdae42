import { helpArticleNames } from '@shared/trust/model/help-vocabulary';
import { useTranslation } from '@/lib/i18n/i18n';
import { useLists } from '@/lib/i18n/lists/use-lists';
import { helpAddress, sectionOf } from './help-articles';
import { withoutMarkup } from './help-links';
import { useHelpSteps } from './help-step';
import type { HelpEntry } from './search-help';

type Entry = HelpEntry & ({ to: string } | { question: string; answer: string });

/** All articles and questions. Suspends until all their texts are loaded. */
export const useHelpEntries = (): readonly Entry[] => {
  const { t } = useTranslation('help/articles');
  const groups = useLists('pages/help')('groups');
  const steps = {
    professionals: useHelpSteps('professionals'),
    employers: useHelpSteps('employers'),
    everyone: useHelpSteps('everyone'),
  };
  const articles = helpArticleNames.map((name) => ({
    id: name,
    to: helpAddress(name),
    title: t(`${name}.title`),
    summary: t(`${name}.summary`),
    text: steps[sectionOf(name)](name)
      .map(({ title, text }) => `${title} ${withoutMarkup(text)}`)
      .join(' '),
  }));
  const questions = groups.flatMap(({ items }) =>
    items.map(({ question, answer }) => ({
      id: question,
      title: question,
      summary: '',
      text: answer,
      question,
      answer,
    })),
  );
  return [...articles, ...questions];
};
