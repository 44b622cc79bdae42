import { paths, pathTo } from '@shared/paths';
import { registerStaff } from '../support/people';
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, signInAs, test } from './support';

test('support finds a person, views as them, and stops', async ({ page, world }) => {
  const { professional } = world;
  const { firstName, lastName } = professional.me;
  const name = `${firstName} ${lastName}`;
  await signInAs(page, await registerStaff('support'));
  await page.goto(paths.admin);
  await expect(page.getByRole('heading', { level: 1, name: 'Queues' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Staff', exact: true })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('searchbox', { name: 'Find a person' }).fill(professional.email);
  await page.getByRole('table').getByRole('link', { name }).click();
  await expect(page).toHaveURL(pathTo(paths.adminPerson, { userId: professional.userId }));
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'View As' }).click();
  await page.getByLabel('Ticket or case number').fill('TICK-001');
  await page.getByLabel('Reason').fill('Reproduce a problem with the dashboard.');
  await page.getByRole('button', { name: 'Start Viewing' }).click();
  await expect(page).toHaveURL(paths.professionalDashboard);
  const banner = page.getByRole('complementary', { name: 'Viewing as someone else' });
  await expect(banner).toContainText(`You're viewing as ${name}. Read only.`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoAxeViolations(page);
  await banner.getByRole('button', { name: 'Stop' }).click();
  await expect(page).toHaveURL(pathTo(paths.adminPerson, { userId: professional.userId }));
  await expect(banner).toHaveCount(0);
  await expect(page.getByText('Viewed by staff: TICK-001')).toBeVisible();
});
