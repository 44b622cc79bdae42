import { AppError } from '@shared/errors';
import type { SlackUser } from '@shared/connect/model/integration';
import type { Page } from '../../../../platform/table/page';
import type { IntegrationLinks, Integrations, LinkPages, Owner } from '../../../../store/connect/integrations/ports';
import { personName, type People } from '../../../../store/organizations/organizations/member-names';
import { linkedMember, memberPrefix, unlinkSlackUser } from './slack-links';

type Of = { owner: Owner };
type Connected = { integrations: Pick<Integrations, 'get'> };

const connectionOf = async ({ integrations }: Connected, { owner }: Of): Promise<string> => {
  const found = await integrations.get({ owner, provider: 'slack' });
  if (!found || found.account === null) throw new AppError('NOT_FOUND');
  return found.integrationId;
};

/** Lists Slack users and their team members. */
export const listSlackUsers = async (
  deps: Connected & { linkPages: LinkPages; people: Pick<People, 'find'> },
  { cursor, ...of }: Of & { cursor?: string | undefined },
): Promise<Page<SlackUser>> => {
  const page = await deps.linkPages(await connectionOf(deps, of), memberPrefix, cursor);
  const linked = page.items.filter(({ data }) => data['userId'] !== undefined);
  const people = await deps.people.find(linked.map(({ data }) => data['userId']!));
  const items = linked.map(({ subject, data: { userId = '', name: slackName = '', linkedAt = null } }) => {
    const { first_name, last_name } = personName(people, userId);
    const slackUserId = subject.slice(memberPrefix.length);
    return { slackUserId, slackName, userId, name: `${first_name} ${last_name}`.trim(), linkedAt };
  });
  return { ...page, items };
};

export const endSlackLink = async (
  deps: Connected & { links: Pick<IntegrationLinks, 'get' | 'put' | 'remove' | 'list'> },
  { slackUserId, ...of }: Of & { slackUserId: string },
): Promise<{ slackUserId: string }> => {
  const integrationId = await connectionOf(deps, of);
  if ((await linkedMember(deps.links, integrationId, slackUserId)) === null) throw new AppError('NOT_FOUND');
  await unlinkSlackUser(deps.links, integrationId, slackUserId);
  return { slackUserId };
};
