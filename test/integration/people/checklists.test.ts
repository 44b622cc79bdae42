import { applicationRoutes } from '@shared/hiring/api/applications.routes';
import { checklistRoutes } from '@shared/people/api/checklists.routes';
import { dashboardRoutes } from '@shared/hiring/api/dashboards.routes';
import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { skillsOfChecklists } from '@shared/data/healthcare/checklist-skills/skills-of-checklists';
import type { SkillAnswers } from '@shared/people/model/skills-checklist';
import type { SkillRating } from '@shared/people/model/skills-vocabulary';
import { notice } from '@shared/text/notice';
import { refusedFields } from '@shared/text/english.fixture';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '../../support/client';
import { apply, createJob, entryId, registerApplicant } from '../../support/marketplace';
import { registerEmployer, registerProfessional, type Employer, type Person } from '../../support/people';
import { sharedStack } from '../../support/stack';

await sharedStack();

const as = ({ token }: Person) => ({ token });
const params = { checklist: 'rn_icu' } as const;

const nurse = {
  profession: 'rn' as const,
  npiNumber: '',
  specialty: null,
  units: [{ id: entryId('ent'), unit: 'icu' as const, years: 4, lastWorkedOn: null }],
};
const job = { professions: ['rn' as const], specialty: null, unit: 'icu' as const };
const names = { firstName: 'Tasha', lastName: 'Brooks' };
const registerNurse = (): Promise<Person> => registerApplicant(names, nurse);

const rated = (rating: SkillRating): SkillAnswers =>
  Object.fromEntries(
    skillsOfChecklists.rn_icu.flatMap(({ skills }) =>
      skills.map((skill) => [skill, { rating, lastDone: rating === 1 ? null : ('under_12_months' as const) }]),
    ),
  );

const draft = (person: Person, version: number, answers: SkillAnswers | null = rated(3)) =>
  api(checklistRoutes.saveChecklistDraft, { params, body: { answers, version } }, as(person));

const sign = (person: Person, version: number, { key = randomUUID(), name = 'Tasha Brooks' } = {}) => {
  const body = { name, confirmed: true, version } as const;
  return api(checklistRoutes.signChecklist, { params, body }, { ...as(person), idempotencyKey: key });
};

const list = async (person: Person) => (await api(checklistRoutes.listMyChecklists, {}, as(person))).body.items;

const earned = async (person: Person) =>
  (await api(dashboardRoutes.getProfessionalDashboard, {}, as(person))).body.earned.skills;

describe('skills checklists', () => {
  let employer: Employer;
  beforeAll(async () => {
    employer = await registerEmployer();
  });

  it('are saved while they are filled in, signed once, and then count', async () => {
    const person = await registerNurse();
    const { jobId } = await createJob(employer, job);
    const skillsPoints = async () => {
      const { body } = await api(jobRoutes.getJobDetail, { params: { jobId } }, as(person));
      return body.match?.parts.find(({ part }) => part === 'skills')?.reason;
    };
    expect(await list(person)).toMatchObject([{ checklist: 'rn_icu', main: true, state: 'open', rated: 0 }]);
    expect(await skillsPoints()).toEqual({ code: 'skills_not_signed', args: { unit: 'icu' } });

    expect((await draft(person, 0)).body).toMatchObject({ drafted: true, rated: 24, version: 1 });
    expect(await earned(person)).toBe(0);

    const key = randomUUID();
    const [one, other] = await Promise.all([sign(person, 1, { key }), sign(person, 1, { key })]);
    const created = [one, other].find(({ status }) => status === 201)!;
    expect(created.body).toMatchObject({ state: 'current', share: 1, signedName: 'Tasha Brooks', version: 2 });
    expect((await sign(person, 1, { key })).body).toEqual(created.body);
    expect(await earned(person)).toBe(20);
    expect(await skillsPoints()).toEqual({ code: 'skills_covered', args: { percent: 100 } });
  });

  it('stay as signed until they are signed again', async () => {
    const person = await registerNurse();
    await draft(person, 0);
    await sign(person, 1);
    expect((await draft(person, 2, rated(2))).body).toMatchObject({ drafted: true, share: 1, state: 'current' });
    expect((await draft(person, 3, null)).body).toMatchObject({ drafted: false, answers: rated(3) });
    await draft(person, 4, rated(2));
    expect((await sign(person, 5)).body).toMatchObject({ share: 0, drafted: false });
  });

  it('reject the second of two pages, another name, and lists of other professions', async () => {
    const person = await registerNurse();
    const both = await Promise.all([draft(person, 0), draft(person, 0, rated(2))]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const wrong = await sign(person, 1, { name: 'Someone Else' });
    const fields = refusedFields({ name: notice('signatureName', { name: 'Tasha Brooks' }) });
    expect(wrong).toMatchObject({ status: 400, body: { fields } });
    const other = { params: { checklist: 'md_em' } } as const;
    expect((await api(checklistRoutes.getMyChecklist, other, as(person))).status).toBe(404);
    expect((await api(checklistRoutes.getMyChecklist, other, as(employer))).status).toBe(403);
    expect(await list(await registerProfessional())).toEqual([]);
  });

  it('are shown to the employer of an application, as signed, and to no one else', async () => {
    const person = await registerNurse();
    await draft(person, 0);
    await sign(person, 1);
    await draft(person, 2, rated(1));
    const { jobId } = await createJob(employer, job);
    const { applicationId } = await apply(person, jobId);
    const read = (reader: Person) =>
      api(applicationRoutes.listApplicationChecklists, { params: { applicationId } }, as(reader));
    const { items } = (await read(employer)).body;
    expect(items).toMatchObject([{ checklist: 'rn_icu', state: 'current', share: 1 }]);
    expect(items[0]?.groups[0]?.skills[0]).toMatchObject({ rating: 3 });
    expect((await read(person)).status).toBe(403);
    expect((await read(await registerEmployer())).status).toBe(404);
  });
});
