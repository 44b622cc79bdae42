import { useMedia } from '@/lib/browser/use-media';

/** Whether the preview is beside the form; keep in sync with job-posting.module.css. */
export const useIsWide = (): boolean => useMedia('(min-width: 78rem)') === true;

/** Whether the page's bar has room for the form's buttons. */
export const useHasBar = (): boolean => useMedia('(min-width: 62rem)') === true;
