import { render, renderHook, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { act } from '@/lib/testing/act';
import { loadTexts, useTranslation } from './i18n';
import { useLists } from './lists/use-lists';

describe('texts', () => {
  it('take arguments', () => {
    const { result } = renderHook(() => useTranslation());
    expect(result.current.t('counter', { used: 3, max: 10 })).toBe('3 of 10 characters used');
  });

  it('wait for the catalog of a feature', async () => {
    const Title = () => <p>{useTranslation('notifications').t('title')}</p>;
    await act(async () => {
      render(
        <Suspense fallback="...">
          <Title />
        </Suspense>,
      );
      await loadTexts('notifications');
    });
    expect(screen.getByText('Notifications')).toBeDefined();
  });

  it('pluralize by the language’s rules, and look through several catalogs', async () => {
    await loadTexts('job-search');
    const { result } = renderHook(() => useTranslation(['job-search', 'common']));
    const { t } = result.current;
    expect(t('total', { count: 1 })).toBe('1 job');
    expect(t('total', { count: 1200 })).toBe('1,200 jobs');
    expect(t('cancel')).toBe('Cancel');
  });

  it('keep their function identity, so effects do not run again', async () => {
    await loadTexts('job-search');
    const { result, rerender } = renderHook(() => useTranslation('job-search'));
    const { t } = result.current;
    rerender();
    expect(result.current.t).toBe(t);
  });

  it('can be lists, too', async () => {
    await loadTexts('pages/help');
    const { result } = renderHook(() => useLists('pages/help'));
    const [group] = result.current('groups');
    expect(group!.items.every(({ question }) => typeof question === 'string')).toBe(true);
  });
});
