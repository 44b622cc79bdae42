import type { IntegrationProvider } from '@shared/connect/integrations/vocabulary';
import { vi } from 'vitest';
import type { SlackPress } from '../../../emulators/vendors/apis/slack';
import type { VendorState } from '../../../emulators/vendors/vendor-state';
import { vendorsPath } from '../../../emulators/vendors/vendors-path';
import type { TestStack } from '../stack';

/** `choices`: additional choices of the page. */
type Answer = { email: string; answer?: 'allow' | 'deny'; choices?: Record<string, string> };
export type SentBack = { state: string; code?: string; error?: string };

const form = (fields: Record<string, string>) => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
  redirect: 'manual' as const,
});

/** The emulators of a stack, used by a person and an operator. */
export const vendorsAt = (gateway: string) => {
  const at = (provider: IntegrationProvider, path: string): string => `${gateway}${vendorsPath}/${provider}/${path}`;
  return {
    /** Answers the consent page at this address, and returns what the browser would return with. */
    async consent(
      provider: IntegrationProvider,
      url: string,
      { email, answer = 'allow', choices }: Answer,
    ): Promise<SentBack> {
      const page = await (await fetch(url)).text();
      const request = /name="request" value="([^"]+)"/.exec(page)?.[1];
      if (!request) throw new Error(`No consent page: ${page.slice(0, 200)}`);
      const reply = await fetch(at(provider, 'consent'), form({ request, email, answer, ...choices }));
      const back = new URL(reply.headers.get('location') ?? '');
      const [code, error] = [back.searchParams.get('code'), back.searchParams.get('error')];
      return { state: back.searchParams.get('state') ?? '', ...(code && { code }), ...(error && { error }) };
    },
    state: async (provider: IntegrationProvider): Promise<VendorState> =>
      (await (await fetch(at(provider, 'state.json'))).json()) as VendorState,
    /** Makes the next calls fail. */
    fail: async (
      provider: IntegrationProvider,
      how: VendorState['fail']['how'],
      times: number,
      more: { retryAfter?: number; tokens?: boolean } = {},
    ): Promise<void> => {
      const fields = {
        how,
        times: String(times),
        ...(more.retryAfter !== undefined && { retryAfter: String(more.retryAfter) }),
        ...(more.tokens && { tokens: 'true' }),
      };
      await fetch(at(provider, 'switch'), form(fields));
    },
    /** Presses a button of a Slack message, and returns the status of the site's answer. */
    press: async (press: SlackPress): Promise<number> => {
      const { headers } = await fetch(at('slack', 'press'), form({ ...press }));
      return Number(headers.get('x-answered'));
    },
    /** Turns off a Microsoft Teams workflow. */
    turnOff: async (workflow: string): Promise<void> => {
      await fetch(at('microsoft-teams', 'turn-off'), form({ workflow }));
    },
    /** Ends the access as if a person had removed the site at the service. */
    end: async (provider: IntegrationProvider, userId: string): Promise<void> => {
      await fetch(at(provider, 'end'), form({ userId }));
    },
  };
};

/** Retries what failed once, as if the pause had passed. */
export const tryAgain = async (stack: TestStack): Promise<void> => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  try {
    await stack.runSchedule('wake-integrations');
    await stack.drain();
  } finally {
    vi.useRealTimers();
  }
};
