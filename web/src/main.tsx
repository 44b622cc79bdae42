import '@/lib/browser/without-eval';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Site } from '@/app/site';
import { listenBeforeRouter } from '@/lib/forms/history-guard';
import { keepPlace } from '@/lib/browser/keep-place';
import { keepTyped } from '@/lib/forms/typed-before';
import { SessionProvider } from '@/lib/auth/session';
import { hasStoredSession } from '@/lib/auth/stored-session';
import { startTexts } from '@/lib/i18n/i18n';
import { addressPrefix, language, pseudoLocale } from '@/lib/i18n/language';

const root = document.getElementById('root')!;
const { documentElement } = document;
documentElement.lang = pseudoLocale ?? language;
if (pseudoLocale === 'ar-XB') documentElement.dir = 'rtl';

listenBeforeRouter();
keepTyped();

const site = (
  <BrowserRouter basename={addressPrefix}>
    <SessionProvider>
      <Site />
    </SessionProvider>
  </BrowserRouter>
);

// Hydrates only exactly this path, without a query and signed out; other cases render differently.
const { pathname, search } = window.location;
const isThisPage = root.dataset['page'] === pathname && search === '' && !hasStoredSession();

// Not awaited at the top level, which would split the first script into many.
void startTexts().then(() => {
  if (isThisPage) {
    hydrateRoot(root, site);
    return;
  }
  keepPlace(root);
  createRoot(root).render(site);
});
