import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import { supportRoutes } from '@shared/trust/api/support.routes';
import type { HelpVote } from '@shared/trust/model/help';
import type { HelpArticleName } from '@shared/trust/model/help-vocabulary';
import { beforeAll, describe, expect, it } from 'vitest';
import { api, randomIp } from '../../support/client';
import { registerProfessional, registerSupport, type Person } from '../../support/people';
import { sharedStack } from '../../support/stack';

await sharedStack();
let person: Person;
let staff: Person;
beforeAll(async () => {
  [person, staff] = await Promise.all([registerProfessional(), registerSupport()]);
});

const as = ({ token }: Person) => ({ token });

const vote = (article: HelpArticleName, body: HelpVote, by: Person = person) =>
  api(supportRoutes.rateHelpArticle, { params: { article }, body }, as(by));
const voteAsGuest = (article: HelpArticleName, body: HelpVote, ip: string) =>
  api(supportRoutes.rateHelpAsGuest, { params: { article }, body }, { ip });
const rating = async (name: HelpArticleName) => {
  const { items } = (await api(supportRoutes.listHelpRatings, {}, as(staff))).body;
  const { yes, no } = items.find(({ article }) => article === name)!;
  return { yes, no };
};
const ownVote = async (article: HelpArticleName, by: Person = person) =>
  (await api(supportRoutes.getHelpVote, { params: { article } }, as(by))).body;
const guestVote = async (article: HelpArticleName, ip: string) =>
  (await api(supportRoutes.getGuestHelpVote, { params: { article } }, { ip })).body;
const comments = async (article: HelpArticleName) => {
  const { body } = await api(supportRoutes.listHelpComments, { params: { article }, query: {} }, as(staff));
  return body.items.map(({ text, helpful }) => ({ text, helpful }));
};

describe('votes of help articles', () => {
  it('count once per person, and move with a change of mind', async () => {
    const article = 'hours-and-pay';
    expect((await vote(article, { helpful: true })).body).toEqual({ helpful: true });
    await vote(article, { helpful: true });
    expect(await rating(article)).toEqual({ yes: 1, no: 0 });
    await vote(article, { helpful: false });
    expect(await rating(article)).toEqual({ yes: 0, no: 1 });
    const other = await registerProfessional();
    await vote(article, { helpful: true }, other);
    expect(await rating(article)).toEqual({ yes: 1, no: 1 });
  });

  it('are returned to the people who gave them', async () => {
    const article = 'interview-and-hire';
    const ip = randomIp();
    expect(await ownVote(article)).toEqual({ helpful: null });
    await vote(article, { helpful: false, comment: 'No word about panels.' });
    await voteAsGuest(article, { helpful: true }, ip);
    expect(await ownVote(article)).toEqual({ helpful: false });
    expect(await ownVote(article, staff)).toEqual({ helpful: null });
    expect(await guestVote(article, ip)).toEqual({ helpful: true });
    expect(await guestVote(article, randomIp())).toEqual({ helpful: null });
    await vote(article, { helpful: true });
    expect(await ownVote(article)).toEqual({ helpful: true });
  });

  it('count once for concurrent requests', async () => {
    const article = 'approve-hours';
    const sent = await Promise.all(Array.from({ length: 6 }, () => vote(article, { helpful: true })));
    expect(sent.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(await rating(article)).toEqual({ yes: 1, no: 0 });
  });

  it('accept a comment, which the next one replaces', async () => {
    const article = 'post-a-job';
    await vote(article, { helpful: false, comment: 'No word about drafts.' });
    await vote(article, { helpful: false, comment: 'No word about drafts and copies.' });
    expect(await comments(article)).toEqual([{ text: 'No word about drafts and copies.', helpful: false }]);
    expect(await rating(article)).toEqual({ yes: 0, no: 1 });
  });

  it('of visitors count once per address, up to a limit per day', async () => {
    const ip = randomIp();
    const article = 'report-a-problem';
    expect((await voteAsGuest(article, { helpful: true }, ip)).status).toBe(200);
    await voteAsGuest(article, { helpful: true }, ip);
    expect(await rating(article)).toEqual({ yes: 1, no: 0 });
    await voteAsGuest(article, { helpful: true }, randomIp());
    expect(await rating(article)).toEqual({ yes: 2, no: 0 });
    const more = await Promise.all(Array.from({ length: 60 }, () => voteAsGuest(article, { helpful: true }, ip)));
    expect(more.some(({ status }) => status === 429)).toBe(true);
    expect(await rating(article)).toEqual({ yes: 2, no: 0 });
  });

  it('are refused for unknown articles and long comments', async () => {
    expect((await vote('elsewhere' as HelpArticleName, { helpful: true })).status).toBe(404);
    expect((await vote('get-started', { helpful: false, comment: 'x'.repeat(501) })).status).toBe(400);
  });
});

describe('the last seen entry of What’s New', () => {
  const seen = async () => (await api(accountRoutes.getMe, {}, as(person))).body.newsSeen;
  const mark = (number: number) => api(accountRoutes.markNewsSeen, { body: { seen: number } }, as(person));

  it('follows across devices and never goes back', async () => {
    expect(await seen()).toBeUndefined();
    expect((await mark(5)).status).toBe(200);
    await Promise.all([mark(7), mark(6)]);
    expect(await seen()).toBe(7);
    await mark(3);
    expect(await seen()).toBe(7);
  });
});
