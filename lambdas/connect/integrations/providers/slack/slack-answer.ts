import type { CallProblem } from '@shared/connect/integrations/vocabulary';
import * as z from 'zod';
import { VendorProblem } from '../../engine/vendor-problem';
import type { VendorHttp } from '../../ports';

/** Refusals come with the status 200: https://docs.slack.dev/apis/web-api/#slack-web-api__evaluating-responses */
const Answer = z.object({ ok: z.boolean(), error: z.string().default('') });

/** Errors of every method: https://docs.slack.dev/reference/methods/auth.test#errors */
const problems: Readonly<Record<string, CallProblem>> = {
  account_inactive: 'access_ended',
  invalid_auth: 'access_ended',
  invalid_refresh_token: 'access_ended',
  not_authed: 'access_ended',
  team_access_not_granted: 'access_ended',
  token_expired: 'access_ended',
  token_revoked: 'access_ended',
  ratelimited: 'too_many_requests',
  request_timeout: 'timeout',
  fatal_error: 'server_error',
  internal_error: 'server_error',
  service_unavailable: 'server_error',
  // Our own secret is wrong, which an operator has to fix.
  bad_client_secret: 'server_error',
  invalid_client_id: 'server_error',
};

const check = (body: unknown): void => {
  const answer = Answer.safeParse(body);
  if (!answer.success) throw new VendorProblem('malformed', 200);
  const { ok, error } = answer.data;
  if (!ok) throw new VendorProblem(problems[error] ?? 'refused', 200);
};

/** Calls methods, and throws their refusals as problems like for other services. */
export const slackMethods = (http: VendorHttp): VendorHttp => ({
  async send(request) {
    const answer = await http.send(request);
    check(answer.body);
    return answer;
  },
});
