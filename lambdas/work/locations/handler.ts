import { locationRoutes } from '@shared/work/api/locations.routes';
import { unitFeedRoutes } from '@shared/work/api/unit-feed.routes';
import { serve } from '../../platform/http/serve';
import { deps, feedDeps, platform } from './deps';
import {
  addLocationUnit,
  createLocation,
  deleteLocation,
  deleteLocationUnit,
  listLocations,
  updateLocation,
  updateLocationUnit,
} from './locations';
import { changeUnitFeed } from './unit-feed';

export const handler = serve(
  { ...locationRoutes, ...unitFeedRoutes },
  {
    listLocations: ({ caller }) => listLocations(deps, { caller }),
    createLocation: ({ body, caller }) => createLocation(deps, { caller, location: body }),
    updateLocation: ({ params, body, caller }) => updateLocation(deps, { caller, ...params, ...body }),
    deleteLocation: ({ params, caller }) => deleteLocation(deps, { caller, ...params }),
    addLocationUnit: ({ params, body, caller }) => addLocationUnit(deps, { caller, ...params, unit: body }),
    updateLocationUnit: ({ params, body, caller }) => updateLocationUnit(deps, { caller, ...params, ...body }),
    changeUnitFeed: ({ params, body, caller, language }) =>
      changeUnitFeed(feedDeps, { caller, language, ...params, ...body }),
    deleteLocationUnit: ({ params, caller }) => deleteLocationUnit(deps, { caller, ...params }),
  },
  platform,
);
