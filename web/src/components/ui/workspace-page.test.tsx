import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { paths } from '@shared/paths';
import { afterEach, describe, expect, it } from 'vitest';
import type { Crumb } from './base/breadcrumb';
import { WorkspacePage } from './workspace-page';

const show = (breadcrumb: readonly Crumb[]) =>
  render(
    <MemoryRouter>
      <WorkspacePage title="ICU Nurse" breadcrumb={breadcrumb}>
        <p>Content</p>
      </WorkspacePage>
    </MemoryRouter>,
  );
const wayBack = () => screen.queryByRole('link', { name: /^Back to/ })?.getAttribute('href');

afterEach(cleanup);

describe('the back link', () => {
  it('leads to the page above', () => {
    show([{ label: 'Jobs', to: paths.manageJobs }, { label: 'Candidates' }, { label: 'ICU Nurse' }]);
    expect(screen.getByRole('link', { name: 'Back to Jobs' })).toBeDefined();
    expect(wayBack()).toBe(paths.manageJobs);
  });

  it('is missing on pages directly below Home, which the navigation has', () => {
    show([{ label: 'Home', to: paths.employerDashboard }, { label: 'ICU Nurse' }]);
    expect(wayBack()).toBeUndefined();
  });
});
