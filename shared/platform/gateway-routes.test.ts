import { describe, expect, it } from 'vitest';
import { operationsOf } from '../core/api/operations-of';
import { gatewayFunctions } from './functions';
import { gatewayRoutesOf } from './gateway-routes';

const areas = Object.entries(gatewayFunctions);
const everyOperation = areas.flatMap(([area, { routes }]) =>
  Object.entries(routes).map(([name, route]) => ({ area, name, route })),
);

describe('gateway routes', () => {
  it('each belong to one area, except shared addresses and writes by guests', () => {
    const own = areas.flatMap(([area, { routes }]) =>
      gatewayRoutesOf(area, routes)
        .filter(({ key }) => !key.startsWith('ANY '))
        .flatMap(({ operations }) => Object.keys(operations)),
    );
    expect(own.sort()).toEqual([
      'answerReference',
      'askAsGuest',
      'assignJob',
      'confirmEmail',
      'confirmGuestTicket',
      'declineReference',
      'getEmployerJobs',
      'getSigningKeys',
      'pairKiosk',
      'rateHelpAsGuest',
      'readCalendarFeed',
      'readJobFeed',
      'readUnitFeed',
      'receiveVendorHook',
      'receiveWebhook',
      'recoverTwoFactor',
      'register',
      'resendConfirmation',
      'resetPassword',
      'sendOtp',
      'stopAnalyticsReport',
      'unsubscribeJobAlert',
      'v1ApproveTimesheet',
      'v1ListPlacements',
      'verifyOtp',
    ]);
  });
});

describe('operations of a function', () => {
  it.each(everyOperation.map((it) => [it.name, it] as const))('%s is found at its path', (name, { area, route }) => {
    const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameter);
    const pathParameters = Object.fromEntries(names.map((it, index) => [it, `c4${index}`]));
    const path = route.path.replaceAll(/\{(\w+)\}/g, (_, it: string) => pathParameters[it]!);
    const find = operationsOf(gatewayFunctions[area]!.routes);
    expect(find(route.method, path)).toEqual({ name, route, pathParameters });
    expect(find(route.method, `${path}/`)).toBeNull();
    expect(find(route.method, path.toUpperCase())).toBeNull();
    expect(find('OPTIONS', path)).toBeNull();
  });

  it('prefers the more literal path if two match, and rejects empty parameters', () => {
    const find = operationsOf(gatewayFunctions['jobs']!.routes);
    expect(find('POST', '/api/jobs/undo')?.name).toBe('undoStatusChanges');
    expect(find('GET', '/api/jobs/job_1')?.name).toBe('getPublicJob');
    expect(find('GET', '/api/jobs//detail')).toBeNull();
    expect(find('GET', '/api/jobs/')).toBeNull();
  });
});
