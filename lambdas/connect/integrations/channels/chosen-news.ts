import type { StoredIntegration, StoredTask } from '../../../store/connect/integrations/ports';
import { chosenMessages } from './chosen-messages';
import { aboutOf, readNews, type News, type NewsReader } from './news';

type Deps = { links: Parameters<typeof chosenMessages>[0]; news: NewsReader };

/** Current state of a task's subject; null if it isn't chosen, or is outdated. */
export const chosenNews = async (
  { links, news }: Deps,
  { integrationId }: StoredIntegration,
  { data }: StoredTask,
): Promise<News | null> => {
  const about = aboutOf(data);
  if (!about || !(await chosenMessages(links, integrationId)).includes(about)) return null;
  return readNews(news, about, data);
};
