import { checklistRoutes } from '@shared/people/api/checklists.routes';
import { skillsOfChecklists } from '@shared/data/healthcare/checklist-skills/skills-of-checklists';
import { messages } from '@shared/text/english.fixture';
import { paths, pathTo } from '@shared/paths';
import { api } from '../../support/client';
import { entryId, registerApplicant } from '../../support/marketplace';
import { apply, createJob, expect, expectNoAxeViolations, expectNoSidewaysScroll, signInAs, test } from '../support';

const checklist = 'rn_icu';
const nurse = {
  profession: 'rn' as const,
  npiNumber: '',
  specialty: null,
  units: [{ id: entryId('ent'), unit: 'icu' as const, years: 4, lastWorkedOn: null }],
};

test('a nurse rates the last skill, signs, and the employer reads it', async ({ page, world }) => {
  const person = await registerApplicant({ firstName: 'Tasha', lastName: 'Brooks' }, nurse);
  const [last, ...others] = skillsOfChecklists[checklist].flatMap((it) => [...it.skills]).toReversed();
  const answer = { rating: 3, lastDone: 'under_12_months' } as const;
  const answers = Object.fromEntries(others.map((skill) => [skill, answer]));
  const body = { answers, version: 0 };
  await api(checklistRoutes.saveChecklistDraft, { params: { checklist }, body }, { token: person.token });

  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs(page, person);
  await page.goto(paths.skills);
  await page.getByRole('link', { name: 'Continue: Intensive care nursing' }).click();
  await page.getByRole('button', { name: 'Next Unrated' }).first().click();
  await expect(page.locator(`#skill-${last}`).getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page, 'a checklist');
  await expectNoAxeViolations(page, 'a checklist');
  await page.getByRole('checkbox').check();
  await page.getByLabel('Full name').fill('Tasha Brooks');
  await page.getByRole('button', { name: 'Sign Checklist' }).dblclick();
  await expect(page.getByText(messages.checklistSigned)).toBeVisible();
  await expect(page.getByText('Signed by Tasha Brooks')).toBeVisible();

  const { jobId } = await createJob(world.employer, { professions: ['rn'], specialty: null, unit: 'icu' });
  const { applicationId } = await apply(person, jobId);
  await signInAs(page, world.employer);
  await page.goto(pathTo(paths.application, { applicationId }));
  await page.getByText('Intensive care nursing').click();
  await expect(page.getByText('Ratio 1:1 and 1:2 assignments')).toBeVisible();
  await expectNoAxeViolations(page, 'an application with a checklist');
});
