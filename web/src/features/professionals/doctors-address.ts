import { doctorsView, paths } from '@shared/paths';

/** Link to one of the employer's lists. */
export const doctorsAddress = (view: (typeof doctorsView)['saved' | 'recent']): string =>
  `${paths.doctors}?${doctorsView.parameter}=${view}`;
