import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Site } from '@/app/site';
import { listenBeforeRouter } from '@/lib/forms/history-guard';
import { SessionProvider } from '@/lib/auth/session';
import { hasStoredSession } from '@/lib/auth/stored-session';

const root = document.getElementById('root')!;

listenBeforeRouter();

const site = (
  <BrowserRouter>
    <SessionProvider>
      <Site />
    </SessionProvider>
  </BrowserRouter>
);

// A page written at build time is taken over only where it is the one asked for, by somebody not signed in. What stands
// behind the "?" changes pages, and it was not known then.
const { pathname, search } = window.location;
const isThisPage = root.dataset['page'] === pathname && search === '' && !hasStoredSession();

if (isThisPage) hydrateRoot(root, site);
else createRoot(root).render(site);
