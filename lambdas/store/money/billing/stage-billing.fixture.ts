import { afterEach, beforeEach, vi } from 'vitest';

/** Runs the tests of the file or group on a stage that sells no plans. */
export const onStageWithoutPlans = (): void => {
  beforeEach(() => {
    vi.stubEnv('BILLING', 'off');
    vi.stubEnv('BILLING_GRACE_UNTIL', '');
    vi.stubEnv('PAYOUTS', 'off');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });
};
