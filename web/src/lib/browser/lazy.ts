import { lazy as lazyInReact } from 'react';
import { withTexts } from '../i18n/i18n';
import { whenConnected } from './when-connected';

/** React's `lazy` for a part of a page: offline, only that part is missing. */
export const lazy: typeof lazyInReact = (load) => lazyInReact(() => withTexts(whenConnected(load)));
