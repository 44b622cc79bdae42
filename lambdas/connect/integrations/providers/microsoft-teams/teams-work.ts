import type { Language } from '@shared/text/language';
import { textsOf } from '../../../../platform/text/deferred-text';
import { readIn } from '../../../../platform/text/read-text';
import { createNewsReader } from '../../channels/channel-deps';
import { createLanguageOf } from '../../channels/language-of';
import { chosenNews } from '../../channels/chosen-news';
import type { NewsReader } from '../../channels/news';
import { noteRefused, noteTaken } from '../../channels/refused-messages';
import { meetingWork } from '../../meetings/meeting-work';
import type { ProviderWork, TaskHandler, Tools } from '../../ports';
import { teamsMeetings } from './teams-meetings';
import { postToChannel, teamsNews } from './teams-message';

const t = textsOf('notifications/channel-messages');

type Needs = Pick<Tools, 'channels' | 'links' | 'httpFor' | 'clock' | 'siteUrl'>;
type Work = Needs & { news: NewsReader; languageOf(userId: string): Promise<Language> };

/** Sends messages through the team's workflow. A deleted workflow ends no access: meetings continue. */
export const createTeamsNews = (work: Work): TaskHandler => {
  const { channels, links, httpFor, clock, siteUrl } = work;
  return async ({ integration }, task) => {
    const { integrationId, connectedBy } = integration;
    const channel = await channels.get(integration);
    const news = channel && (await chosenNews(work, integration, task));
    if (!channel || !news) return undefined;
    const shown = await readIn(await work.languageOf(connectedBy), { news, view: t('view') });
    const http = httpFor('microsoft-teams', integrationId);
    if (await postToChannel(http, channel.address, teamsNews(shown, siteUrl))) await noteTaken(links, integrationId);
    else await noteRefused(links, integrationId, clock.now().toISOString());
    return undefined;
  };
};

export const teamsWork = (tools: Tools): ProviderWork => {
  const { table } = tools;
  const news = createTeamsNews({ ...tools, news: createNewsReader(table), languageOf: createLanguageOf(table) });
  return { tasks: { ...meetingWork('microsoft-teams', teamsMeetings, tools).tasks, news } };
};
