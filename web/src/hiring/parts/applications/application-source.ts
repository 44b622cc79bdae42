import { useSearchParams } from 'react-router-dom';
import { applicationSources, type ApplicationSource } from '@shared/hiring/model/hiring-vocabulary';
import { sourceParameter } from '@shared/paths';

const isSource = (value: string | null): value is ApplicationSource =>
  applicationSources.includes(value as ApplicationSource);

export const withSource = (path: string, source: ApplicationSource): string => `${path}?${sourceParameter}=${source}`;

export const useApplicationSource = (): ApplicationSource => {
  const [search] = useSearchParams();
  const from = search.get(sourceParameter);
  return isSource(from) ? from : 'direct';
};
