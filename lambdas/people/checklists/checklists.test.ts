import { checklistFacts } from '@shared/data/healthcare/checklists';
import { AppError } from '@shared/errors';
import type { SkillAnswers } from '@shared/people/model/skills-checklist';
import { NotificationSettings } from '@shared/messages/model/notification-settings';
import { notice } from '@shared/text/notice';
import { describe, expect, it } from 'vitest';
import { ConcurrentModificationError } from '../../platform/table/retry-on-conflict';
import type { StoredChecklist } from '../../store/people/checklists/checklist-item';
import type { ChecklistCoverage, ChecklistPractice } from '../../store/people/checklists/ports';
import { skillsIn } from './checklist-view';
import { getMyChecklist, listMyChecklists } from './my-checklists';
import type { Deps } from './ports';
import { saveChecklistDraft } from './save-draft';
import { signChecklist } from './sign-checklist';

const userId = '0b6f2f0e-2f7d-4a53-9d0f-3c3a5f1b7a10';
const name = 'Tasha Brooks';
const unit = (code: 'icu' | 'cvicu' | 'dialysis') => ({ id: `ent_${code}`, unit: code, years: 4, lastWorkedOn: null });
const nurse: ChecklistPractice = {
  profession: 'rn',
  units: [unit('icu'), unit('cvicu'), unit('dialysis')],
  specialty: null,
};

const setUp = (practice: ChecklistPractice = nurse) => {
  const stored = new Map<string, StoredChecklist>();
  const world = {
    now: new Date('2026-11-22T10:00:00.000Z'),
    zone: 'UTC',
    coverage: {} as ChecklistCoverage,
    meanwhile: null as (() => void) | null,
  };
  const checklists: Deps['checklists'] = {
    list: async () => [...stored.values()],
    get: async (_userId, checklist) => stored.get(checklist) ?? null,
    practice: async () => practice,
    signer: async () => ({ name, coverage: world.coverage }),
    save: async (_userId, { before, after, coverage }) => {
      world.meanwhile?.();
      world.meanwhile = null;
      if (stored.get(after.checklist)?.version !== before?.version) throw new AppError('STALE_VERSION');
      if (coverage && coverage.before !== world.coverage) throw new ConcurrentModificationError();
      stored.set(after.checklist, after);
      if (coverage) world.coverage = coverage.after;
    },
  };
  const settings = { get: async () => NotificationSettings.parse({ timezone: world.zone }) };
  const deps: Deps = { checklists, settings, clock: { now: () => world.now } };
  return { deps, stored, world };
};

const ref = { userId, checklist: 'rn_icu' } as const;

/** Rates all skills, the first `independent` ones at an independent level. */
const answers = (independent: number): SkillAnswers =>
  Object.fromEntries(
    skillsIn('rn_icu').map((skill, index) => [
      skill,
      { rating: index < independent ? (3 as const) : (2 as const), lastDone: 'under_12_months' as const },
    ]),
  );
const all = skillsIn('rn_icu').length;

describe('my checklists', () => {
  it('are those for the person’s units, the main one first', async () => {
    const list = await listMyChecklists(setUp().deps, userId);
    expect(list.map(({ checklist, main, units, state }) => ({ checklist, main, units, state }))).toEqual([
      { checklist: 'rn_icu', main: true, units: ['icu', 'cvicu'], state: 'open' },
      { checklist: 'rn_general', main: false, units: ['dialysis'], state: 'open' },
    ]);
  });

  it('include a list filled in for an earlier unit', async () => {
    const { deps, stored } = setUp({ ...nurse, units: [unit('dialysis')] });
    const { deps: former, stored: before } = setUp();
    await saveChecklistDraft(former, { ...ref, answers: {}, version: 0 });
    stored.set('rn_icu', before.get('rn_icu')!);
    const list = await listMyChecklists(deps, userId);
    expect(list.map(({ checklist }) => checklist)).toEqual(['rn_general', 'rn_icu']);
  });

  it('are empty without a profession', async () => {
    const { deps } = setUp({ profession: null, units: [], specialty: null });
    expect(await listMyChecklists(deps, userId)).toEqual([]);
    await expect(getMyChecklist(deps, ref)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a checklist draft', () => {
  it('keeps ratings, and rejects a save from an outdated page', async () => {
    const { deps } = setUp();
    const some = Object.fromEntries(Object.entries(answers(1)).slice(0, 3));
    await saveChecklistDraft(deps, { ...ref, answers: some, version: 0 });
    expect(await getMyChecklist(deps, ref)).toMatchObject({ drafted: true, rated: 3, skills: all, version: 1 });
    await expect(saveChecklistDraft(deps, { ...ref, answers: {}, version: 0 })).rejects.toMatchObject({
      code: 'STALE_VERSION',
    });
  });

  it('accepts only skills of its own list', async () => {
    const other = { triage_with_esi: { rating: 3, lastDone: 'longer' } } as const;
    const saving = saveChecklistDraft(setUp().deps, { ...ref, answers: other, version: 0 });
    await expect(saving).rejects.toMatchObject({
      extras: { fields: { 'answers.triage_with_esi': notice('chooseOption') } },
    });
  });

  it('keeps the signed version, and can be discarded', async () => {
    const { deps } = setUp();
    await saveChecklistDraft(deps, { ...ref, answers: answers(12), version: 0 });
    await signChecklist(deps, { ...ref, name, version: 1 });
    await saveChecklistDraft(deps, { ...ref, answers: answers(24), version: 2 });
    expect(await getMyChecklist(deps, ref)).toMatchObject({ drafted: true, share: 12 / all, state: 'current' });
    const discarded = await saveChecklistDraft(deps, { ...ref, answers: null, version: 3 });
    expect(discarded).toMatchObject({ drafted: false, answers: answers(12) });
  });
});

describe('a checklist signature', () => {
  const signed = async (independent: number) => {
    const setting = setUp();
    await saveChecklistDraft(setting.deps, { ...ref, answers: answers(independent), version: 0 });
    const detail = await signChecklist(setting.deps, { ...ref, name, version: 1 });
    return { ...setting, detail };
  };

  it('is dated, and counts for the unit in matches', async () => {
    const { detail, world, stored } = await signed(18);
    expect(detail).toMatchObject({ state: 'current', signedOn: '2026-11-22', renewOn: '2027-11-22', signedName: name });
    expect(world.coverage).toEqual({ icu: { share: 18 / all, signedOn: '2026-11-22' } });
    expect(stored.get('rn_icu')?.signed?.contentVersion).toBe(checklistFacts.rn_icu.version);
  });

  it.each([
    ['America/Chicago', '2026-11-27'],
    ['Pacific/Guam', '2026-11-28'],
    ['UTC', '2026-11-28'],
  ])('in %s is dated %s, in the signer’s time zone', async (zone, day) => {
    const { deps, world } = setUp();
    world.zone = zone;
    world.now = new Date('2026-11-28T02:00:00.000Z');
    await saveChecklistDraft(deps, { ...ref, answers: answers(18), version: 0 });
    expect(await signChecklist(deps, { ...ref, name, version: 1 })).toMatchObject({ signedOn: day, state: 'current' });
    expect(world.coverage).toMatchObject({ icu: { signedOn: day } });
  });

  it('requires every skill, and the account’s name in any spelling', async () => {
    const { deps } = setUp();
    await saveChecklistDraft(deps, { ...ref, answers: {}, version: 0 });
    await expect(signChecklist(deps, { ...ref, name, version: 1 })).rejects.toMatchObject({
      extras: { fields: { answers: notice('skillsUnrated', { count: all }) } },
    });
    await saveChecklistDraft(deps, { ...ref, answers: answers(1), version: 1 });
    await expect(signChecklist(deps, { ...ref, name: 'T. Brooks', version: 2 })).rejects.toMatchObject({
      extras: { fields: { name: notice('signatureName', { name }) } },
    });
    const written = { ...ref, name: ' tasha  BROOKS', version: 2 };
    await expect(signChecklist(deps, written)).resolves.toMatchObject({ state: 'current' });
  });

  it('is rejected unless it covers the latest ratings', async () => {
    const { deps } = setUp();
    await expect(signChecklist(deps, { ...ref, name, version: 1 })).rejects.toMatchObject({ code: 'STALE_VERSION' });
    await saveChecklistDraft(deps, { ...ref, answers: answers(1), version: 0 });
    await saveChecklistDraft(deps, { ...ref, answers: answers(2), version: 1 });
    await expect(signChecklist(deps, { ...ref, name, version: 1 })).rejects.toMatchObject({ code: 'STALE_VERSION' });
  });

  it('keeps the coverage of another unit signed at the same moment', async () => {
    const { deps, world } = setUp();
    await saveChecklistDraft(deps, { ...ref, answers: answers(24), version: 0 });
    const emergency = { share: 0.5, signedOn: '2026-11-22' };
    world.meanwhile = () => {
      world.coverage = { ed: emergency };
    };
    await signChecklist(deps, { ...ref, name, version: 1 });
    expect(world.coverage).toEqual({ ed: emergency, icu: { share: 1, signedOn: '2026-11-22' } });
  });

  it('is due for renewal after a year and expires after two', async () => {
    const { deps, world } = await signed(24);
    const stateOn = async (day: string) => {
      world.now = new Date(`${day}T10:00:00.000Z`);
      return (await getMyChecklist(deps, ref)).state;
    };
    expect(await stateOn('2027-11-21')).toBe('current');
    expect(await stateOn('2027-11-22')).toBe('renew');
    expect(await stateOn('2028-11-22')).toBe('expired');
  });

  it('requires only added skills when the list has grown', async () => {
    const { deps, stored } = await signed(24);
    const { signed: former, ...rest } = stored.get('rn_icu')!;
    const [added] = skillsIn('rn_icu');
    const { [added!]: _missing, ...known } = former!.answers;
    stored.set('rn_icu', { ...rest, signed: { ...former!, answers: known } });
    expect(await getMyChecklist(deps, ref)).toMatchObject({ state: 'current', rated: all - 1, answers: known });
  });
});
