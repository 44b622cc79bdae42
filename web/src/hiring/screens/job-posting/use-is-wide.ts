import { useMedia } from '@/lib/browser/use-media';

/** Where the preview stands beside the form; keep in sync with job-posting.module.css. */
export const useIsWide = (): boolean => useMedia('(min-width: 78rem)') === true;

/** Where the page's bar has room for the form's buttons. */
export const useHasBar = (): boolean => useMedia('(min-width: 62rem)') === true;
