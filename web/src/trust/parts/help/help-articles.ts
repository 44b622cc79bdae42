import {
  helpArticleNames,
  helpSectionNames,
  helpSections,
  type HelpArticleName,
  type HelpSection,
} from '@shared/trust/model/help-vocabulary';
import { paths, pathTo } from '@shared/paths';

export const isHelpArticle = (name: string): name is HelpArticleName => helpArticleNames.some((it) => it === name);

export const helpAddress = (article: HelpArticleName): string => pathTo(paths.helpArticle, { article });

const articlesOf = (section: HelpSection): readonly HelpArticleName[] => helpSections[section];

export const sectionOf = (name: HelpArticleName): HelpSection =>
  helpSectionNames.find((section) => articlesOf(section).includes(name)) ?? 'everyone';

const relatedShown = 3;

/** The articles that follow in the section. */
export const relatedTo = (name: HelpArticleName): readonly HelpArticleName[] => {
  const all = articlesOf(sectionOf(name));
  const place = all.indexOf(name);
  return [...all.slice(place + 1), ...all.slice(0, place)].slice(0, relatedShown);
};
