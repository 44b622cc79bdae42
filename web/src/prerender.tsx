import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { Site } from '@/app/site';
import { FixedSession } from '@/lib/auth/session';
import { takeRecord, type PrerenderedPage } from '@/lib/browser/prerender-manifest';
import { startTexts } from '@/lib/i18n/i18n';
import { addressOf, addressPrefix } from '@/lib/i18n/language';

const nothing = () => Promise.resolve(null);
const visitor = {
  status: 'signedOut',
  me: null,
  error: null,
  refresh: nothing,
  signOut: () => Promise.resolve(),
} as const;

/** The language is that of `globalThis.prerenderedPath` when this module loads. */
export const prerenderPage = async (path: string): Promise<PrerenderedPage & { html: string }> => {
  takeRecord();
  await startTexts();
  const { prelude } = await prerender(
    <StaticRouter basename={addressPrefix} location={addressOf(path)}>
      <FixedSession session={visitor}>
        <Site />
      </FixedSession>
    </StaticRouter>,
    // Disables out-of-order streaming, which would need inline scripts.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const html = await new Response(prelude as ReadableStream).text();
  return { ...takeRecord(), html };
};
