import { doctorsView, paths } from '@shared/paths';

/** The address of one of an employer's own lists. */
export const doctorsAddress = (view: (typeof doctorsView)['saved' | 'recent']): string =>
  `${paths.doctors}?${doctorsView.parameter}=${view}`;
