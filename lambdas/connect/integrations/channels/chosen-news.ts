import type { StoredIntegration, StoredTask } from '../../../store/connect/integrations/ports';
import { chosenMessages } from './chosen-messages';
import { aboutOf, readNews, type News, type NewsReader } from './news';

type Deps = { links: Parameters<typeof chosenMessages>[0]; news: NewsReader };

/** What a task is about as it is now; null if it isn't chosen, or there is nothing to say any more. */
export const chosenNews = async (
  { links, news }: Deps,
  { integrationId }: StoredIntegration,
  { data }: StoredTask,
): Promise<News | null> => {
  const about = aboutOf(data);
  if (!about || !(await chosenMessages(links, integrationId)).includes(about)) return null;
  return readNews(news, about, data);
};
