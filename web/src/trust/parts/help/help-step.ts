import type { HelpArticleName, HelpSection } from '@shared/trust/model/help-vocabulary';
import { useLists } from '@/lib/i18n/lists/use-lists';

export type HelpStep = { title: string; text: string };

/** Steps of any article of the section. Suspends until the section's texts are loaded. */
export const useHelpSteps = (section: HelpSection): ((name: HelpArticleName) => readonly HelpStep[]) => {
  const list = useLists(`help/${section}`) as (key: string) => readonly HelpStep[];
  return (name) => list(`${name}.steps`);
};
