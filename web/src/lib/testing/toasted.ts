import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { toastStore, type Toast } from '@/components/ui/base/toast';

/** Matches among others, because an earlier toast may still be shown. */
export const toasted = (toast: Partial<Toast>): Promise<void> =>
  waitFor(() => expect(toastStore.get()).toContainEqual(expect.objectContaining(toast)));
