import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import type { SlackLinkOffer } from '@shared/connect/model/integration';
import * as z from 'zod';
import { addSeconds } from '../../../../platform/clock';
import { sameHash, type KeyedHash } from '../../../../platform/crypto/keyed-hash';
import type { IntegrationLinks, Integrations, Owner } from '../../../../store/connect/integrations/ports';

const Offer = z.object({
  integrationId: z.string(),
  organizationId: z.string(),
  slackUserId: z.string(),
  name: z.string(),
  expiresAt: z.string(),
});
type Offer = z.infer<typeof Offer>;

type Links = Pick<IntegrationLinks, 'get' | 'put' | 'remove' | 'list'>;
type Deps = {
  hash: KeyedHash;
  links: Links;
  integrations: Pick<Integrations, 'get'>;
  clock: { now(): Date };
};

const purpose = 'slack-link';
export const memberPrefix = 'member#';
const subjectOf = (slackUserId: string): string => `${memberPrefix}${slackUserId}`;

/** Shown to one Slack user only, as proof of their identity. Nothing is stored until a member accepts it. */
export const createLinkToken = async (
  { hash, clock }: Pick<Deps, 'hash' | 'clock'>,
  offer: Omit<Offer, 'expiresAt'>,
): Promise<string> => {
  const expiresAt = addSeconds(clock.now(), limits.slackLinkMinutes * 60).toISOString();
  const text = Buffer.from(JSON.stringify({ ...offer, expiresAt })).toString('base64url');
  return `${text}.${await hash(purpose, text)}`;
};

const parsed = (text: string): Offer | null => {
  try {
    return Offer.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    return null;
  }
};

const offerIn = async ({ hash, clock }: Deps, token: string): Promise<Offer | null> => {
  const [text = '', mark = ''] = token.split('.');
  if (!sameHash(mark, await hash(purpose, text))) return null;
  const offer = parsed(text);
  return offer && offer.expiresAt > clock.now().toISOString() ? offer : null;
};

type Asked = { owner: Owner; token: string };

const load = async (deps: Deps, { owner, token }: Asked): Promise<{ offer: Offer; workspace: string }> => {
  const offer = await offerIn(deps, token);
  // Ignores links of another organization or of an ended connection.
  const found = offer?.organizationId === owner.id ? await deps.integrations.get({ owner, provider: 'slack' }) : null;
  if (!offer || found?.integrationId !== offer.integrationId || found.account === null) {
    throw new AppError('CONNECTION_EXPIRED');
  }
  return { offer, workspace: found.settings['team'] ?? '' };
};

/** The caller. */
export const readSlackLink = async (deps: Deps, asked: Asked): Promise<SlackLinkOffer> => {
  const { offer, workspace } = await load(deps, asked);
  return { name: offer.name, workspace };
};

export const linkSlack = async (
  deps: Deps,
  { userId, ...asked }: Asked & { userId: string },
): Promise<SlackLinkOffer> => {
  const { offer, workspace } = await load(deps, asked);
  const { integrationId, slackUserId, name } = offer;
  const linkedAt = deps.clock.now().toISOString();
  const link = {
    subject: subjectOf(slackUserId),
    externalId: slackUserId,
    written: '',
    data: { userId, name, linkedAt },
  };
  await deps.links.put(integrationId, link);
  return { name, workspace };
};

/** Returns null without a link. */
export const linkedMember = async (links: Links, integrationId: string, slackUserId: string): Promise<string | null> =>
  (await links.get(integrationId, subjectOf(slackUserId)))?.data['userId'] ?? null;

export const unlinkSlackUser = (links: Links, integrationId: string, slackUserId: string): Promise<void> =>
  links.remove(integrationId, subjectOf(slackUserId));

/** Unlinks a member who left the team. */
export const unlinkMember = async (links: Links, integrationId: string, userId: string): Promise<void> => {
  for (const { subject, data } of await links.list(integrationId)) {
    if (subject.startsWith(memberPrefix) && data['userId'] === userId) await links.remove(integrationId, subject);
  }
};
