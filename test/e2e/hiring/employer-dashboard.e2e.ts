import { analyticsTab, paths } from '@shared/paths';
import { follow } from '../all-pages';
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, newEmployer, signInAs, test } from '../support';

const teamAnalytics = `${paths.analytics}?${analyticsTab.parameter}=${analyticsTab.team}`;

test('a new organization starts with a checklist and no invented metrics', async ({ page }) => {
  await signInAs(page, await newEmployer());
  await page.goto(paths.employerDashboard);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good (morning|afternoon|evening), /);
  await expect(page.getByText('3 of 6 steps done')).toBeVisible();
  await expect(page.getByText('Time to fill and recruitment rate appear after your first hires.')).toBeVisible();
  await expectNoAxeViolations(page, 'the first run');
  await page.setViewportSize({ width: 360, height: 740 });
  await follow(page, teamAnalytics);
  await expect(page.getByText('No team data available')).toBeVisible();
  await expectNoSidewaysScroll(page, 'analytics of the team');
});
