import { limits } from '@shared/limits';
import { paths, slackLinkView } from '@shared/paths';
import type { Language } from '@shared/text/language';
import { systemClock } from '../../../../platform/clock';
import { textsOf, type DeferredText } from '../../../../platform/text/deferred-text';
import { readIn } from '../../../../platform/text/read-text';
import { createCallers } from '../../../../store/accounts/accounts/callers';
import { createApplicationRepository } from '../../../../store/hiring/applications/applications';
import type { StoredTask } from '../../../../store/connect/integrations/ports';
import { createNewsReader } from '../../channels/channel-deps';
import { createLanguageOf } from '../../channels/language-of';
import { chosenNews } from '../../channels/chosen-news';
import { applicationNews, type News, type NewsReader } from '../../channels/news';
import { shortlist, type Shortlisted, type ShortlistDeps } from '../../channels/shortlist';
import { VendorProblem } from '../../engine/vendor-problem';
import type { ProviderWork, TaskHandler, Tools, WorkContext } from '../../ports';
import { slackHooks } from './slack-adapter';
import { linkedMember, createLinkToken, unlinkMember, unlinkSlackUser } from './slack-links';
import { ephemeral, newsMessage, plainMessage, slackActions } from './slack-message';

const t = textsOf('notifications/channel-messages');

type Needs = Pick<Tools, 'integrations' | 'links' | 'hash' | 'clock' | 'siteUrl'>;
type Work = Needs & ShortlistDeps & { news: NewsReader; languageOf(userId: string): Promise<Language> };

/**
 * The channel or the webhook is gone, or closed to us; a new connection chooses another one:
 * https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks/#handling_errors
 */
const overStatuses = [403, 404, 410];
const success = 200;

const post = async ({ integrations, clock }: Needs, { integration, vendor }: WorkContext, json: object) => {
  const found = await integrations.get(integration);
  const url = found?.grant?.extra['webhookUrl'];
  if (!found || !url) throw new VendorProblem('access_ended');
  const request = { operation: 'message.post', method: 'POST', url, json, text: true, accepts: overStatuses } as const;
  const { status, body } = await vendor.call(request);
  if (status === success && body === 'ok') return;
  if (status === success) throw new VendorProblem('malformed', status);
  await integrations.endAccess(integration, found.grantVersion, clock.now().toISOString());
  throw new VendorProblem('access_ended', status);
};

/** The URL works for half an hour; later the answer is lost, but not the press. */
const answer = async ({ vendor }: WorkContext, { data }: StoredTask, json: object): Promise<void> => {
  const url = `${slackHooks}${data['answer'] ?? ''}`;
  await vendor.call({ operation: 'press.answer', method: 'POST', url, json, text: true, accepts: [404] });
};

const words = { view: t('view'), shortlist: t('shortlist') };
const shownIn = async (language: Language, news: News, note?: DeferredText) => {
  const read = await readIn(language, { news, words });
  return note ? { ...read, note: await readIn(language, note) } : read;
};

const pressNote = (result: Exclude<Shortlisted, 'refused'>, slackUserId: string): DeferredText => {
  if (result === 'past') return t('past');
  // Slack renders the user's name.
  return result === 'done' ? t('shortlistedBy', { user: `<@${slackUserId}>` }) : t('shortlisted');
};

const offerLink = async (work: Work, context: WorkContext, task: StoredTask, language: Language): Promise<void> => {
  const { integrationId, owner } = context.integration;
  const { slackUserId = '', name = '' } = task.data;
  const token = await createLinkToken(work, { integrationId, organizationId: owner.id, slackUserId, name });
  const url = new URL(paths.linkSlack, work.siteUrl);
  url.searchParams.set(slackLinkView.parameter, token);
  const texts = await readIn(language, { text: t('link.text'), label: t('link.button') });
  const choice = { label: texts.label, action: slackActions.link, url: url.href };
  await answer(context, task, ephemeral(texts.text, integrationId, choice));
};

const unlink = async (work: Work, context: WorkContext, task: StoredTask, language: Language): Promise<void> => {
  const { integrationId } = context.integration;
  await unlinkSlackUser(work.links, integrationId, task.data['slackUserId'] ?? '');
  await answer(context, task, ephemeral(await readIn(language, t('link.removed')), integrationId));
};

const shortlistPressed = async (work: Work, context: WorkContext, task: StoredTask, language: Language) => {
  const { integrationId, owner } = context.integration;
  const { slackUserId = '', value: applicationId = '' } = task.data;
  const userId = await linkedMember(work.links, integrationId, slackUserId);
  if (userId === null) return offerLink(work, context, task, language);
  const result = await shortlist(work, { userId, organizationId: owner.id, applicationId });
  const application = result === 'refused' ? null : await work.news.application(applicationId);
  if (result === 'refused' || !application) {
    const texts = await readIn(language, { text: t('refused'), label: t('link.unlink') });
    const choice = { label: texts.label, action: slackActions.unlink, value: applicationId };
    return answer(context, task, ephemeral(texts.text, integrationId, choice));
  }
  const news = { ...applicationNews(application), shortlist: null };
  const shown = await shownIn(language, news, pressNote(result, slackUserId));
  return answer(context, task, { replace_original: true, ...newsMessage(shown, integrationId, work.siteUrl) });
};

const isLate = ({ data }: StoredTask, now: Date): boolean =>
  now.getTime() - Date.parse(data['pressedAt'] ?? '') > limits.slackPressMinutes * 60_000;

export const createSlackWork = (work: Work): ProviderWork => {
  const hello: TaskHandler = async (context) => {
    const language = await work.languageOf(context.integration.connectedBy);
    await post(work, context, plainMessage(await readIn(language, t('hello'))));
    return undefined;
  };

  const news: TaskHandler = async (context, task) => {
    const { integrationId, connectedBy } = context.integration;
    const found = await chosenNews(work, context.integration, task);
    if (!found) return undefined;
    const shown = await shownIn(await work.languageOf(connectedBy), found);
    await post(work, context, newsMessage(shown, integrationId, work.siteUrl));
    return undefined;
  };

  const press: TaskHandler = async (context, task) => {
    // The person saw no answer, and may have decided otherwise since.
    if (isLate(task, work.clock.now())) return undefined;
    const language = await work.languageOf(context.integration.connectedBy);
    if (task.data['press'] === slackActions.unlink) await unlink(work, context, task, language);
    else await shortlistPressed(work, context, task, language);
    return undefined;
  };

  return {
    tasks: {
      hello,
      news,
      press,
      async unlink({ integration }, { subject }) {
        await unlinkMember(work.links, integration.integrationId, subject);
        return undefined;
      },
    },
  };
};

export const slackWork = (tools: Tools): ProviderWork =>
  createSlackWork({
    ...tools,
    news: createNewsReader(tools.table),
    languageOf: createLanguageOf(tools.table),
    applications: createApplicationRepository(tools.table),
    callers: createCallers(tools.table, systemClock),
  });
