import type { ApiArea } from '@shared/core/api/contracts';
import { isForKeys, type Route } from '@shared/core/api/route';
import { apiFunctions } from '@shared/platform/functions';
import { api, randomIp, type CallOptions } from '../../test/support/client';

type Call = Record<string, unknown>;
type Answer = Record<string, unknown>;

export type NamedRoute = { area: ApiArea; name: string; route: Route };
export const allRoutes: NamedRoute[] = (Object.keys(apiFunctions) as ApiArea[]).flatMap((area) =>
  Object.entries<Route>(apiFunctions[area].routes)
    // Routes for API keys run the same use cases.
    .filter(([, { access }]) => !isForKeys(access))
    .map(([name, route]) => ({ area, name, route })),
);

export const callRoute = async ({ name, route }: NamedRoute, call: Call, token?: string): Promise<Answer> => {
  const options: CallOptions = { ip: randomIp(), ...(token && { token }) };
  const { status, body } = await api(route, call as never, options);
  if (status >= 300) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`);
  return body;
};
