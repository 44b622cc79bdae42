import { supportRoutes } from '@shared/trust/api/support.routes';
import { paths, pathTo } from '@shared/paths';
import { api } from '../../support/client';
import { registerStaff } from '../../support/people';
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, newProfessional, signInAs, test } from '../support';

test('support finds a person, views as them, and stops', async ({ page }) => {
  // The shared person may have tickets from other tests, which would require a choice.
  const professional = await newProfessional();
  const { firstName, lastName } = professional.me;
  const name = `${firstName} ${lastName}`;
  const ticket = {
    subject: 'My home page',
    category: 'general',
    priority: 'low',
    description: 'It is empty.',
  } as const;
  const { ticketId } = (await api(supportRoutes.openTicket, { body: ticket }, { token: professional.token })).body;
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
  await expect(page.getByLabel('Ticket or case')).toHaveValue(ticketId);
  await expectNoAxeViolations(page);
  await page.getByLabel('Reason').fill('Reproduce a problem with the dashboard.');
  await page.getByRole('button', { name: 'Start Viewing' }).click();
  await expect(page).toHaveURL(paths.professionalDashboard);
  const banner = page.getByRole('complementary', { name: 'Viewing as someone else' });
  await expect(banner).toContainText(`You're viewing as ${name}. Read only.`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Messages' }).first().click();
  await expect(page.getByRole('heading', { name: 'Conversations are closed' })).toBeVisible();
  await expectNoAxeViolations(page);
  await banner.getByRole('button', { name: 'Stop' }).click();
  await expect(page).toHaveURL(pathTo(paths.adminPerson, { userId: professional.userId }));
  await expect(banner).toHaveCount(0);
  await expect(page.getByText(`Viewed by staff: ${ticketId}`)).toBeVisible();
});
