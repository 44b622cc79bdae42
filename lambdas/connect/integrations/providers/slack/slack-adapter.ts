import { providers } from '@shared/connect/integrations/providers';
import * as z from 'zod';
import { createOAuthAdapter } from '../../engine/oauth-adapter';
import { VendorProblem } from '../../engine/vendor-problem';
import type { ConsentAdapter, Vendor } from '../../ports';
import { slackMethods } from './slack-answer';

const api = 'https://slack.com/api';
export const slackHooks = 'https://hooks.slack.com/';

/** https://docs.slack.dev/reference/methods/oauth.v2.access#examples. An installation for a whole company has no team. */
const Installed = z.object({
  team: z.object({ id: z.string().min(1), name: z.string() }),
  incoming_webhook: z.object({ channel: z.string(), url: z.string().startsWith(slackHooks) }),
});

const extraOf = (body: unknown): Record<string, string> => {
  const answer = Installed.safeParse(body);
  // A token refresh includes no channel.
  if (!answer.success) return {};
  const { team, incoming_webhook: webhook } = answer.data;
  return { teamId: team.id, team: team.name, channel: webhook.channel, webhookUrl: webhook.url };
};

/**
 * https://docs.slack.dev/authentication/installing-with-oauth: scopes with commas, and no challenge, because
 * https://docs.slack.dev/authentication/using-pkce makes an app a public client that can't be one with a secret again.
 */
const oauth = createOAuthAdapter({
  addresses: { authorize: 'https://slack.com/oauth/v2/authorize', token: `${api}/oauth.v2.access`, revoke: null },
  scopes: providers.slack.scopes,
  scopeSeparator: ',',
  pkce: false,
  clientAuth: 'form',
  needed: providers.slack.scopes,
  extraOf,
  async identify(_vendor, { extra: { teamId, team, channel } }) {
    if (!teamId || !team || !channel) throw new VendorProblem('refused');
    return { account: { id: teamId, label: `${team} · ${channel}` }, settings: { team, channel } };
  },
});

const withAnswers = (vendor: Vendor): Vendor => ({ ...vendor, http: slackMethods(vendor.http) });

export const slackAdapter: ConsentAdapter = {
  ...oauth,
  exchange: (vendor, exchange) => oauth.exchange(withAnswers(vendor), exchange),
  refresh: (vendor, grant) => oauth.refresh(withAnswers(vendor), grant),
  /** Removes the app, with its webhook: https://docs.slack.dev/reference/methods/auth.revoke */
  async revoke(vendor, { accessToken: token }) {
    await slackMethods(vendor.http).send({
      operation: 'token.revoke',
      method: 'POST',
      url: `${api}/auth.revoke`,
      form: { token },
    });
  },
};
