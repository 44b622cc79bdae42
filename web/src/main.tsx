import '@/lib/browser/without-eval';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Site } from '@/app/site';
import { listenBeforeRouter } from '@/lib/forms/history-guard';
import { keepTyped } from '@/lib/forms/typed-before';
import { SessionProvider } from '@/lib/auth/session';
import { hasStoredSession } from '@/lib/auth/stored-session';

const root = document.getElementById('root')!;

listenBeforeRouter();
keepTyped();

const site = (
  <BrowserRouter>
    <SessionProvider>
      <Site />
    </SessionProvider>
  </BrowserRouter>
);

// Hydrates only exactly this path, without a query and signed out; other cases render differently.
const { pathname, search } = window.location;
const isThisPage = root.dataset['page'] === pathname && search === '' && !hasStoredSession();

if (isThisPage) hydrateRoot(root, site);
else createRoot(root).render(site);
