import { limits } from '@shared/limits';
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { keyedHash } from '../../platform/crypto/keyed-hash';
import { manifestPurpose } from './assemble';
import { Building, owner, parts } from './building.fake';

const userId = owner.kind === 'person' ? owner.userId : '';
const message = (id: number, more: object = {}) => ({
  pk: 'CONVERSATION#cnv_1',
  sk: `MESSAGE#${id}`,
  entity: 'Message',
  shape: 1,
  _by: { actor: 'u#1' },
  messageId: `msg_${id}`,
  senderId: id % 2 === 0 ? userId : 'other',
  content: `Text ${id}`,
  attachments: [],
  ...more,
});

let building: Building;
beforeEach(() => {
  building = new Building();
  building.items = {
    account: [
      { entity: 'Account', userId, firstName: '<b>Ada</b>', referredBy: 'someone', gsi1pk: 'x' },
      { entity: 'RecoveryCodes', hashes: ['secret-hash'] },
    ],
    applications: [
      {
        entity: 'Application',
        applicationId: 'app_1',
        status: 'rejected',
        seenStatus: 'reviewing',
        rating: 1,
        notes: 3,
        jobTitle: '=HYPERLINK("x")',
      },
      { entity: 'ApplicationNote', applicationId: 'app_1', text: 'A note of the employer' },
    ],
    messages: [
      message(1, {
        attachments: [{ fileName: '../../plan.pdf', key: 'attachments/cnv_1/upl_1.pdf' }],
      }),
      message(2),
      message(3, { hiddenBy: new Set(['case']) }),
      message(4, { attachments: [{ fileName: 'gone.pdf', key: 'attachments/cnv_1/upl_2.pdf' }] }),
    ],
  };
  building.originals.set('attachments/cnv_1/upl_1.pdf', Buffer.from('%PDF the plan'));
});

describe('an export', () => {
  it('contains each part as data, schema, tables, and a page, and the original files', async () => {
    expect(await building.run()).toMatchObject({ ready: 1, failed: 0 });
    const zip = building.zip();
    for (const part of parts) {
      expect(zip).toHaveProperty([`data/${part}.json`]);
      expect(zip).toHaveProperty([`schemas/${part}.json`]);
      expect(zip).toHaveProperty([`pages/${part}.html`]);
    }
    const { items } = JSON.parse(zip['data/messages.json']!) as { items: { messageId: string }[] };
    expect(items.map(({ messageId }) => messageId)).toEqual(['msg_1', 'msg_2', 'msg_4']);
    expect(zip['tables/messages/Message.csv']!.trim().split('\r\n')).toHaveLength(4);
    const file = Object.keys(zip).find((path) => path.startsWith('files/'))!;
    expect(file).toMatch(/^files\/attachments\/cnv_1\/upl_1_pdf-_[^/]*plan\.pdf$/);
    expect(zip[file]).toBe('%PDF the plan');
    expect(zip['index.html']).toContain('1 file was deleted');
  });

  it('contains only what the person may see', async () => {
    await building.run();
    const all = Object.values(building.zip()).join('\n');
    for (const hidden of ['secret-hash', 'someone', 'note of the employer', 'rejected', 'CONVERSATION#', 'Text 3']) {
      expect(all).not.toContain(hidden);
    }
    expect(all).toContain('reviewing');
    expect(all).not.toContain('"rating"');
  });

  it('escapes pages, and formulas in tables', async () => {
    await building.run();
    const zip = building.zip();
    expect(zip['pages/account.html']).toContain('&lt;b&gt;Ada&lt;/b&gt;');
    expect(zip['pages/account.html']).not.toContain('<b>Ada');
    expect(zip['tables/applications/Application.csv']).toContain(`'=HYPERLINK`);
  });

  it('has a signed manifest with the hash of each file', async () => {
    await building.run();
    const zip = building.zip();
    const { files } = JSON.parse(zip['manifest.json']!) as { files: { path: string; bytes: number; sha256: string }[] };
    const listed = Object.keys(zip).filter((path) => !path.startsWith('manifest.'));
    expect(files.map(({ path }) => path).sort()).toEqual(listed.sort());
    for (const { path, sha256 } of files) {
      expect([path, sha256]).toEqual([path, createHash('sha256').update(building.unzipped()[path]!).digest('hex')]);
    }
    const { signature } = JSON.parse(zip['manifest.signature.json']!) as { signature: string };
    const hash = keyedHash(async () => Buffer.from('key'));
    expect(signature).toBe(await hash(manifestPurpose, zip['manifest.json']!));
  });

  it('is kept for some days, without its parts', async () => {
    await building.run();
    expect(building.stored).toMatchObject({ state: 'ready', leaseUntil: null });
    expect(Date.parse(building.stored.expiresAt!) - building.now.getTime()).toBe(limits.exportDays * 86_400_000);
    expect([...building.objects.keys()]).toEqual([building.stored.file!.key]);
  });
});

/** Milliseconds: two runs for each of their steps, on a busy machine. */
const manyRuns = 300_000;

describe('a run that is killed', () => {
  it(
    'is continued at every step, with the same result',
    async () => {
      await building.run();
      const { calls, stored, objects, items, originals } = building;
      const whole = objects.get(stored.file!.key)!;
      for (let killedAt = 1; killedAt <= calls; killedAt += 1) {
        const again = new Building();
        again.items = items;
        for (const [key, content] of originals) again.originals.set(key, content);
        again.killedAt = killedAt;
        await again.run();
        again.later();
        await again.run();
        expect([killedAt, again.stored.state]).toEqual([killedAt, 'ready']);
        expect(Buffer.compare(again.objects.get(again.stored.file!.key)!, whole)).toBe(0);
      }
    },
    manyRuns,
  );

  it('does not repeat the parts that are stored', async () => {
    building.stored = { ...building.stored, done: [] };
    let parts = 0;
    await building.run(() => (parts += 1) <= 4);
    expect(building.stored.state).toBe('building');
    const { done } = building.stored;
    expect(done.length).toBeGreaterThan(0);
    building.items['account'] = [];
    await building.run();
    expect(building.stored.state).toBe('ready');
    expect(building.zip()['data/account.json']).toContain('Ada');
  });

  it('is not taken over by another run until its lease ends', async () => {
    building.killedAt = 1;
    await building.run();
    building.killedAt = Number.POSITIVE_INFINITY;
    expect(await building.run()).toMatchObject({ taken: 1, ready: 0 });
    building.later();
    expect(await building.run()).toMatchObject({ ready: 1 });
  });

  it('fails for good after several runs without progress', async () => {
    for (let attempt = 0; attempt < limits.exportAttempts; attempt += 1) {
      building.killedAt = building.calls + 1;
      expect(await building.run()).toMatchObject({ failed: 1 });
      building.later();
    }
    expect(await building.run()).toMatchObject({ broken: 1 });
    expect(building.stored).toMatchObject({ state: 'failed', file: null, leaseUntil: null });
  });
});
