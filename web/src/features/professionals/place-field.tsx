import { LocationField } from './location-field';
import type { ProfessionalSearching } from './use-professional-search';

type Props = Pick<ProfessionalSearching, 'place' | 'results'>;

export const PlaceField = ({ place, results }: Props) => (
  <LocationField
    location={place.search.location}
    counts={results.data?.facets.location}
    onChange={(location) => place.change({ location })}
  />
);
