import { doctorsView, paths } from '@shared/paths';

export const doctorsAddress = (view: (typeof doctorsView)['saved' | 'recent' | 'searches']): string =>
  `${paths.doctors}?${doctorsView.parameter}=${view}`;
