import { complianceRoutes } from '@shared/people/api/compliance.routes';
import { healthFileRoutes } from '@shared/people/api/health-file.routes';
import { profileRoutes } from '@shared/people/api/profiles.routes';
import { timesheetRoutes } from '@shared/work/api/timesheets.routes';
import { mondayOfDay } from '@shared/core/rules/calendar-days';
import type { ComplianceFile, FacilityListForm } from '@shared/people/model/compliance';
import { notice } from '@shared/text/notice';
import { refusedFields } from '@shared/text/english.fixture';
import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { png } from '@lambdas/platform/files/images.fake';
import { openTable } from '@lambdas/platform/table/table';
import { createStartTimes } from '@lambdas/store/people/compliance/start-times';
import { api } from '../../support/client';
import { acceptItem, clearToStart } from '../../support/people/compliance';
import { hire } from '../../support/hire';
import { apply, createJob, dayFromNow, registerApplicant, registerTeam, type Team } from '../../support/marketplace';
import type { Person } from '../../support/people';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();

let team: Team;
beforeAll(async () => {
  team = await registerTeam(stack);
});

type Placed = { person: Person; placementId: string };
const placed = async (startOn = dayFromNow(-1), poster: Person = team.member): Promise<Placed> => {
  const person = await registerApplicant();
  const { applicationId } = await apply(person, (await createJob(poster)).jobId);
  const { placementId } = await hire(team.admin, person, applicationId, { startOn });
  return { person, placementId };
};

const read = async (who: Person, { placementId }: Placed): Promise<ComplianceFile> =>
  (await api(complianceRoutes.getComplianceFile, { params: { placementId } }, who)).body;
const item = (file: ComplianceFile, itemId: string) => file.items.find((it) => it.itemId === itemId)!;
const hours = ({ person, placementId }: Placed) => {
  const params = { placementId, weekStartsOn: mondayOfDay(dayFromNow(0)) };
  const lines = [{ day: dayFromNow(0), minutes: 60, note: '' }];
  return api(timesheetRoutes.saveTimesheet, { params, body: { timesheet: { lines }, version: 0 } }, person);
};

describe('a compliance file', () => {
  it('comes with the placement, blocks hours until the first day is confirmed, and lists open items', async () => {
    const it = await placed();
    const file = await read(team.admin, it);
    expect(file).toMatchObject({ enforced: true, startConfirmedAt: null, openings: [] });
    expect(file.ready.total).toBe(file.ready.done + file.ready.problems.length);
    expect(file.items.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['exclusion', 'identity', 'drug_screen']),
    );
    expect((await hours(it)).body.code).toBe('NOT_CLEARED');
    const confirm = { params: { placementId: it.placementId } };
    expect((await api(complianceRoutes.confirmStart, confirm, team.admin)).body.code).toBe('NOT_READY');
    expect((await api(complianceRoutes.confirmStart, confirm, team.member)).status).toBe(403);
    expect((await clearToStart(team.manager, it.placementId)).startConfirmedAt).not.toBeNull();
    expect((await hours(it)).status).toBe(200);
  });

  it('says to both sides when it can be ready, until the first day is confirmed, and counts how long items took', async () => {
    const it = await placed(dayFromNow(60));
    const first = await read(it.person, it);
    expect(first.forecast).toEqual({ kind: 'unknown', items: ['privileges'] });
    const ofTeam = await acceptItem(team.admin, first, 'privileges');
    const own = await read(it.person, it);
    for (const { forecast } of [own, ofTeam]) {
      if (forecast?.kind !== 'dated') throw new Error(`No date: ${JSON.stringify(forecast)}`);
      expect(forecast.earliestOn >= dayFromNow(1) && forecast.earliestOn <= forecast.safeOn).toBe(true);
      expect(item(own, forecast.decidedBy).blocksStart).toBe(true);
    }
    const times = createStartTimes(openTable());
    const counted = async () => (await times.read()).drug_screen?.[0] ?? 0;
    const before = await counted();
    expect((await clearToStart(team.manager, it.placementId)).forecast).toBeNull();
    expect(await counted()).toBeGreaterThan(before);
  });

  describe('with things that the profile already has', () => {
    const inProfile = (file: ComplianceFile) =>
      file.items.filter((it) => it.inWallet && it.sharedAt === null && it.state === 'missing');
    const placedWithTest = async (): Promise<Placed> => {
      const it = await placed(dayFromNow(40));
      const record = { takenOn: dayFromNow(-30), validUntil: dayFromNow(300), evidence: 'test' } as const;
      const call = { params: { code: 'tuberculosis' }, body: { record, version: 0 } } as const;
      expect((await api(healthFileRoutes.saveHealthRecord, call, it.person)).status).toBe(200);
      return it;
    };
    const share = ({ person, placementId }: Placed, items: { itemId: string; version: number }[]) =>
      api(complianceRoutes.shareComplianceItems, { params: { placementId }, body: { items } }, person);
    const versions = (items: ComplianceFile['items']) => items.map(({ itemId, version }) => ({ itemId, version }));

    it('shares them in one call, once for a double click', async () => {
      const it = await placedWithTest();
      const before = inProfile(await read(it.person, it));
      expect(before.length).toBeGreaterThan(1);
      const both = await Promise.all([share(it, versions(before)), share(it, versions(before))]);
      expect(both.map(({ status, body }) => [status, body.notShared])).toEqual([
        [200, []],
        [200, []],
      ]);
      const after = await read(team.admin, it);
      for (const { itemId, version } of before) {
        expect(item(after, itemId)).toMatchObject({ source: 'wallet', version: version + 1 });
        expect(item(after, itemId).state).not.toBe('missing');
      }
    });

    it('names what was not shared because it changed or is unknown, and shares the rest', async () => {
      const it = await placedWithTest();
      const [first, second] = inProfile(await read(it.person, it));
      const asked = [
        { itemId: first!.itemId, version: first!.version + 1 },
        { itemId: second!.itemId, version: second!.version },
        { itemId: 'identity', version: 1 },
      ];
      const { body } = await share(it, asked);
      expect(body.notShared).toEqual([first!.itemId, 'identity']);
      expect(item(body.file, first!.itemId).sharedAt).toBeNull();
      expect(item(body.file, second!.itemId).sharedAt).not.toBeNull();
      expect((await share({ ...it, person: team.admin }, asked)).status).toBe(403);
    });
  });

  it('allows waiving only waivable items, with a reason, and decides once', async () => {
    const it = await placed();
    const decide = (itemId: string, version = 1) =>
      api(
        complianceRoutes.decideComplianceItem,
        {
          params: { placementId: it.placementId, itemId },
          body: { decision: 'waive', reason: 'On file from last month.', version },
        },
        team.admin,
      );
    expect((await decide('identity')).body).toMatchObject({
      code: 'ILLEGAL_TRANSITION',
      reason: { code: 'neverWaived' },
    });
    expect((await decide('nothing')).status).toBe(404);
    const both = await Promise.all([decide('drug_screen'), decide('drug_screen')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(item(await read(it.person, it), 'drug_screen')).toMatchObject({
      state: 'waived',
      reason: 'On file from last month.',
      decidedBy: 'Ada Admin',
    });
    const [first, second] = await Promise.all([decide('background_check'), decide('references')]);
    expect([first.status, second.status]).toEqual([200, 200]);
  });

  const handIn = async (it: Placed, version = 1) => {
    const params = { placementId: it.placementId, itemId: 'references' };
    const file = png(20, 20);
    const target = await api(
      complianceRoutes.requestComplianceUpload,
      { params, body: { contentType: 'image/png', size: file.length } },
      it.person,
    );
    const form = new FormData();
    for (const [name, value] of Object.entries(target.body.fields)) form.set(name, value);
    form.set('file', new Blob([new Uint8Array(file)], { type: 'image/png' }));
    expect((await fetch(target.body.url, { method: 'POST', body: form })).ok).toBe(true);
    const evidence = {
      note: 'Two letters.',
      validUntil: null,
      upload: { uploadId: target.body.uploadId, fileName: 'letters.png' },
      version,
    };
    return { params, sent: await api(complianceRoutes.submitComplianceItem, { params, body: evidence }, it.person) };
  };

  it('leaves a receipt for each handed-in document, revocable until it is opened', async () => {
    const it = await placed();
    const { organizationId } = team.admin;
    const ref = { organizationId, reason: 'placement', subject: 'compliance' } as const;
    const line = async () => {
      const { items } = (await api(profileRoutes.listReceipts, { query: {} }, it.person)).body;
      return items.find(({ subject }) => subject === ref.subject);
    };
    const revoke = () => api(profileRoutes.revokeReceipt, { body: ref }, it.person);
    expect(await line()).toBeUndefined();
    const { params, sent } = await handIn(it);
    expect(await line()).toMatchObject({ ...ref, jobTitle: null, deliveredAt: null, revokedAt: null });
    const open = () => api(complianceRoutes.openComplianceDocument, { params, body: { reason: 'Dates' } }, team.admin);

    expect((await revoke()).status).toBe(200);
    expect((await open()).status).toBe(404);
    expect((await read(it.person, it)).openings).toEqual([]);
    await handIn(it, item(sent.body, 'references').version);
    const [opened, revoked] = await Promise.all([open(), revoke()]);
    const { deliveredAt, revokedAt } = (await line())!;
    expect([opened.status, revoked.status]).toEqual(deliveredAt !== null ? [200, 409] : [404, 200]);
    expect(deliveredAt === null).toBe(revokedAt !== null);
  });

  it('quarantines documents, and records who opened them and why', async () => {
    const it = await placed();
    const { params, sent } = await handIn(it);
    expect(item(sent.body, 'references')).toMatchObject({ state: 'submitted', document: { fileName: 'letters.png' } });
    expect(item(await read(team.member, it), 'references')).toMatchObject({ document: null, note: '' });
    const open = (who: Person, reason: string) =>
      api(complianceRoutes.openComplianceDocument, { params, body: { reason } }, who);
    expect((await open(team.member, 'Curious')).status).toBe(403);
    expect((await open(team.admin, '')).body.fields).toEqual(refusedFields({ reason: notice('required') }));
    expect((await open(team.admin, 'Checking the dates')).body.fileName).toBe('letters.png');
    expect((await read(it.person, it)).openings).toMatchObject([
      { itemId: 'references', by: 'Ada Admin', reason: 'Checking the dates' },
    ]);
  });

  it('follows the list of the facility', async () => {
    const fresh = await registerTeam(stack);
    const list: FacilityListForm = {
      optional: ['drug_screen'],
      own: [{ id: `ent_${ulid()}`, label: 'Parking permit', owner: 'professional', blocksStart: false }],
    };
    const save = (version: number) =>
      api(complianceRoutes.saveFacilityList, { params: { unit: 'all' }, body: { list, version } }, fresh.manager);
    expect((await save(0)).body.items).toMatchObject([{ unit: null, version: 1 }]);
    expect((await save(0)).body.code).toBe('STALE_VERSION');
    const person = await registerApplicant();
    const { applicationId } = await apply(person, (await createJob(fresh.admin)).jobId);
    const { placementId } = await hire(fresh.admin, person, applicationId, { startOn: dayFromNow(20) });
    const file = await read(fresh.admin, { person, placementId });
    expect(file.items.map(({ code }) => code)).not.toContain('background_check');
    expect(file.items.at(-1)).toMatchObject({ code: 'facility', label: 'Parking permit', blocksStart: false });
    const accepted = await acceptItem(fresh.admin, file, 'drug_screen');
    expect(item(accepted, 'drug_screen')).toMatchObject({ state: 'accepted', source: 'employer' });
  });
});
