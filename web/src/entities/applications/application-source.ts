import { useSearchParams } from 'react-router-dom';
import { applicationSources, type ApplicationSource } from '@shared/model/hiring-vocabulary';
import { sourceParameter } from '@shared/paths';

const isSource = (value: string | null): value is ApplicationSource =>
  applicationSources.includes(value as ApplicationSource);

/** The address of a job's page, which tells the form to apply where its reader came from. */
export const withSource = (path: string, source: ApplicationSource): string => `${path}?${sourceParameter}=${source}`;

/** Where the reader of this page came from, by its address. */
export const useApplicationSource = (): ApplicationSource => {
  const [search] = useSearchParams();
  const from = search.get(sourceParameter);
  return isSource(from) ? from : 'direct';
};
