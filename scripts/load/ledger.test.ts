import { expect, it } from 'vitest';
import { openLedger, type Write } from './ledger';

const answers = (...replies: (number | 'nothing' | 'IN_PROGRESS' | 'ALREADY_APPLIED')[]): Write => ({
  name: 'write a job',
  kept: { entity: 'Job', fields: { title: replies.join(' ') } },
  async send() {
    const reply = replies.shift() ?? 201;
    if (reply === 'nothing') throw new Error('connection reset');
    return typeof reply === 'number' ? { status: reply, body: {} } : { status: 409, body: { code: reply } };
  },
});

it('resends what got no answer, failed, or is in progress, and drops what was rejected', async () => {
  const ledger = openLedger();
  expect(await ledger.send(answers('nothing', 'IN_PROGRESS', 500, 201))).toBeNull();
  expect(await ledger.send(answers(500, 'ALREADY_APPLIED'))).toBe(500);
  expect(await ledger.send(answers(403))).toBe(403);
  expect(ledger.acknowledged()).toBe(0);
  await ledger.settle();
  expect(ledger.acknowledged()).toBe(2);
});

it('finds lost and duplicate writes, and since when', async () => {
  const ledger = openLedger();
  const before = Date.now();
  await ledger.send(answers(201));
  await ledger.send(answers(200));
  const twice = { entity: 'Job', title: '200' };
  const { lost, doubled, lostSince } = ledger.recount([twice, twice, { entity: 'Application', title: '201' }]);
  expect([lost, doubled]).toEqual([['["Job","201"]'], ['["Job","200"]']]);
  expect(lostSince).toBeGreaterThanOrEqual(before);
  expect(ledger.recount([{ entity: 'Job', title: '201' }, twice])).toEqual({ lost: [], doubled: [], lostSince: null });
});
