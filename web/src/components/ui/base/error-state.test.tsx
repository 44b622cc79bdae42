import common from '@shared/locales/en/ui/common.json';
import { errorTexts } from '@shared/text/english.fixture';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { ErrorState } from './error-state';

it.each([
  ['a failure', new ApiError(500, { code: 'INTERNAL', error: errorTexts.INTERNAL }), errorTexts.INTERNAL],
  [
    'no answer in time',
    new ApiError(504, { code: 'UNREACHABLE', error: common.error.unreachable }),
    common.error.unreachable,
  ],
  [
    'too many requests',
    new ApiError(429, { code: 'TOO_MANY_REQUESTS', error: errorTexts.TOO_MANY_REQUESTS }),
    errorTexts.TOO_MANY_REQUESTS,
  ],
  ['anything else', null, common.error.text],
])(
  'a page that could not be loaded because of %s says so, and is loaded again on request',
  async (_name, error, text) => {
    const retry = vi.fn();
    render(<ErrorState error={error} onRetry={retry} />);
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    fireEvent.click(screen.getByRole('button', { name: common.error.retry }));
    expect(retry).toHaveBeenCalledOnce();
  },
);
