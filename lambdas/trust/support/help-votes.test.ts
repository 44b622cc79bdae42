import { expect, it, vi } from 'vitest';
import { helpArticleNames } from '@shared/trust/model/help-vocabulary';
import { keyedHash } from '../../platform/crypto/keyed-hash';
import { getGuestHelpVote, getHelpVote, listHelpRatings, rateHelpArticle, rateHelpAsGuest } from './help-votes';

const hash = keyedHash(() => Promise.resolve(Buffer.from('key')));
const caller = { userId: '00000000-0000-4000-8000-000000000001' };

const world = () => {
  const help = { save: vi.fn(() => Promise.resolve()), voteOf: vi.fn(), ratings: vi.fn(), comments: vi.fn() };
  const throttle = { count: vi.fn(() => Promise.resolve()) };
  return { help, throttle, hash };
};

it('stores readers only as a keyed hash', async () => {
  const deps = world();
  const voted = { article: 'post-a-job', vote: { helpful: true } } as const;
  await rateHelpArticle(deps, { caller, ...voted });
  await rateHelpAsGuest(deps, { ip: '198.51.100.7', ...voted });
  const known = JSON.stringify([deps.help.save.mock.calls, deps.throttle.count.mock.calls]);
  expect(known).not.toContain(caller.userId);
  expect(known).not.toContain('198.51.100.7');
  expect(deps.help.save).toHaveBeenCalledTimes(2);
});

it('returns the reader’s own vote', async () => {
  const deps = world();
  deps.help.voteOf.mockResolvedValue(false);
  const article = 'post-a-job';
  await rateHelpArticle(deps, { caller, article, vote: { helpful: false } });
  await rateHelpAsGuest(deps, { ip: '198.51.100.7', article, vote: { helpful: false } });
  expect(await getHelpVote(deps, { caller, article })).toEqual({ helpful: false });
  expect(await getGuestHelpVote(deps, { ip: '198.51.100.7', article })).toEqual({ helpful: false });
  const savedBy = deps.help.save.mock.calls.map((call: unknown[]) => (call[0] as { reader: string }).reader);
  expect(deps.help.voteOf.mock.calls).toEqual(savedBy.map((reader) => [article, reader]));
});

it('is rejected above the limit before anything is stored', async () => {
  const deps = world();
  deps.throttle.count.mockRejectedValue(new Error('too many'));
  const vote = rateHelpAsGuest(deps, { ip: '198.51.100.7', article: 'post-a-job', vote: { helpful: false } });
  await expect(vote).rejects.toThrow('too many');
  expect(deps.help.save).not.toHaveBeenCalled();
});

it('lists every article, least helpful first', async () => {
  const deps = world();
  deps.help.ratings.mockResolvedValue([
    { article: 'post-a-job', yes: 5, no: 1 },
    { article: 'approve-hours', yes: 1, no: 4 },
  ]);
  const { items } = await listHelpRatings(deps);
  expect(items).toHaveLength(helpArticleNames.length);
  expect(items[0]).toEqual({ article: 'approve-hours', yes: 1, no: 4 });
  expect(items.at(-1)?.article).toBe('post-a-job');
});
