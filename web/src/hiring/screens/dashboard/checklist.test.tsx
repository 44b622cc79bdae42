import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '@shared/paths';
import { loadTexts } from '@/lib/i18n/i18n';
import { Checklist } from './checklist';

beforeEach(() => loadTexts('dashboard'));

describe('the checklist', () => {
  it('counts points, next to the profile’s completion as the only percentage', async () => {
    const { container } = render(
      <MemoryRouter>
        <Suspense>
          <Checklist earned={{ photo: 15, resume: 20, portfolio: 0, skills: 0, references: 10 }} />
        </Suspense>
      </MemoryRouter>,
    );
    const bar = await screen.findByRole('progressbar', { name: 'Points' });
    expect(bar.getAttribute('aria-valuetext')).toBe('45 of 100');
    expect(container.textContent).toContain('45 of 100');
    expect(container.textContent).not.toContain('%');
    expect(screen.getByRole('link', { name: 'Sign your skills checklist' }).getAttribute('href')).toBe(paths.skills);
    expect(screen.getAllByText('10 of 20')).toHaveLength(1);
  });
});
