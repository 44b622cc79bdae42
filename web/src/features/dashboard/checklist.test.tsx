import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadTexts } from '@/lib/i18n/i18n';
import { Checklist } from './checklist';

beforeEach(() => loadTexts('dashboard'));

describe('the checklist', () => {
  it('counts points; the only percentage of the page is how complete the profile is', async () => {
    const { container } = render(
      <MemoryRouter>
        <Suspense>
          <Checklist done={['photo', 'resume']} />
        </Suspense>
      </MemoryRouter>,
    );
    const bar = await screen.findByRole('progressbar', { name: 'Points' });
    expect(bar.getAttribute('aria-valuetext')).toBe('35 of 100');
    expect(container.textContent).toContain('35 of 100');
    expect(container.textContent).not.toContain('%');
  });
});
