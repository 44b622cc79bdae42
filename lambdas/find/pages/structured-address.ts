import type { PostalAddress } from '@shared/core/rules/places/postal-address';

/** Google requires the country: https://developers.google.com/search/docs/appearance/structured-data/job-posting */
export const structuredAddress = ({ city, state, country }: PostalAddress) => ({
  '@type': 'PostalAddress',
  ...(city && { addressLocality: city }),
  ...(state && { addressRegion: state }),
  ...(country && { addressCountry: country }),
});
