import { notifyManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { startTexts } from '@/lib/i18n/i18n';
import { loadNotices } from '@/lib/i18n/notices';
import { dismissToast, toastStore } from '@/components/ui/base/toast';
import { resetIdentity } from '@/lib/testing/identity';
import { siteConfig } from '@/lib/testing/site';
import { setOwnZone } from '@/lib/time/own-zone';

// Generous for busy machines; waiting ends as soon as the condition holds.
configure({ asyncUtilTimeout: 60_000 });

// The library's timeout may end after `act`, which waits for microtasks.
notifyManager.setScheduler(queueMicrotask);

vi.mock('@/lib/auth/cognito/access-token', () => import('@/lib/testing/identity'));
vi.mock('@/lib/browser/site-config', () => import('@/lib/testing/site'));

await startTexts();
await loadNotices();

// The library does this automatically only with global test functions.
afterEach(cleanup);

// Files share modules and a window.
const { matchMedia } = window;
afterEach(() => {
  window.matchMedia = matchMedia;
  resetIdentity();
  siteConfig.mockReset();
  for (const { id } of toastStore.get()) dismissToast(id);
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterAll(() => setOwnZone(null));
