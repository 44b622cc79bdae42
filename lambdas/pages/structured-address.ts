import type { PostalAddress } from '@shared/domain/places/postal-address';

/** https://schema.org/PostalAddress, as Google reads it: https://developers.google.com/search/docs/appearance/structured-data/job-posting */
export const structuredAddress = ({ city, state, country }: PostalAddress) => ({
  '@type': 'PostalAddress',
  ...(city && { addressLocality: city }),
  ...(state && { addressRegion: state }),
  ...(country && { addressCountry: country }),
});
