import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { loadWording, useTranslation } from './i18n';

const Shown = ({ from, of, using }: { from: string | string[]; of: string; using?: Record<string, unknown> }) => {
  const { t } = useTranslation(from);
  return <p>{t(of, using)}</p>;
};

describe('wording', () => {
  it('fills in variables', () => {
    render(<Shown from="common" of="counter" using={{ used: 3, max: 10 }} />);
    expect(screen.getByText('3 of 10 characters used')).toBeDefined();
  });

  it('waits for the wording of a feature', async () => {
    await act(async () => {
      render(
        <Suspense fallback="...">
          <Shown from="notifications" of="title" />
        </Suspense>,
      );
      await loadWording('notifications');
    });
    expect(screen.getByText('Notifications')).toBeDefined();
  });

  it('takes the plural of the language and looks through several files', async () => {
    await loadWording('job-search', 'job-page', 'common');
    render(
      <Suspense>
        <Shown from={['job-search', 'common']} of="total" using={{ count: 1, number: 1 }} />
        <Shown from={['job-search', 'common']} of="total" using={{ count: 2, number: 2 }} />
        <Shown from={['job-page', 'job-search']} of="total" using={{ count: 3, number: 3 }} />
        <Shown from={['job-search', 'common']} of="loadMore" />
        <Shown from="job-search" of="common:cancel" />
      </Suspense>,
    );
    expect(await screen.findByText('1 job')).toBeDefined();
    expect(screen.getByText('2 jobs')).toBeDefined();
    expect(screen.getByText('3 jobs')).toBeDefined();
    expect(screen.getByText('Cancel')).toBeDefined();
  });
});
