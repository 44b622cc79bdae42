import { createHmac } from 'node:crypto';
import type { InterviewCall } from '@shared/hiring/model/interview';
import type { CallServers } from './ports';

type Config = { stunUrls: string; turnUrls: string; turnSecret: (() => Promise<string>) | null };

const listed = (urls: string): string[] =>
  urls
    .split(',')
    .map((url) => url.trim())
    .filter(Boolean);

/** Creates time-limited credentials (draft-uberti-behave-turn-rest; coturn's `use-auth-secret`). */
const turnCredentials = (secret: string, userId: string, until: string): { username: string; credential: string } => {
  const username = `${Math.floor(Date.parse(until) / 1000)}:${userId}`;
  return { username, credential: createHmac('sha1', secret).update(username).digest('base64') };
};

export const createCallServers = ({ stunUrls, turnUrls, turnSecret }: Config): CallServers => ({
  async for(userId, until) {
    const [stun, turn] = [listed(stunUrls), listed(turnUrls)];
    const servers: InterviewCall['iceServers'] = stun.length > 0 ? [{ urls: stun }] : [];
    if (turn.length === 0 || !turnSecret) return servers;
    return [...servers, { urls: turn, ...turnCredentials(await turnSecret(), userId, until) }];
  },
});
