import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { toastStore, type Toast } from '@/components/ui/base/toast';

/** Beside others: an earlier toast may still be there. */
export const toasted = (toast: Partial<Toast>): Promise<void> =>
  waitFor(() => expect(toastStore.get()).toContainEqual(expect.objectContaining(toast)));
