import { LocationField } from './location-field';
import type { ProfessionalSearching } from './use-professional-search';

type Props = Pick<ProfessionalSearching, 'read' | 'changeRead' | 'results'>;

export const PlaceField = ({ read, changeRead, results }: Props) => (
  <LocationField
    location={read.location}
    counts={results.data?.facets.location}
    onChange={(location) => changeRead({ location })}
  />
);
