import { beforeAll, describe, expect, it } from 'vitest';
import { stageConfig, stages, type Throttle } from '../../infra/config';
import { allRoutes } from '../../infra/contracts';
import { costOf } from '../../shared/core/api/route';
import { limits } from '../../shared/limits';
import { firewallWindowSeconds, isCounted, callLimits, callWindowSeconds } from '../../shared/core/limits/call-limits';
import { apiOf, ofType, synthesise, type Synthesis } from './stage';

type Match = {
  ByteMatchStatement?: { SearchString: string; PositionalConstraint: string };
  RegexMatchStatement?: { RegexString: string };
};
type RateRule = {
  Limit: number;
  EvaluationWindowSec: number;
  AggregateKeyType: string;
  CustomKeys?: unknown;
  ScopeDownStatement?: { AndStatement: { Statements: [{ OrStatement: { Statements: Match[] } }, unknown] } };
};
type Rule = { Name: string; Statement: { RateBasedStatement?: RateRule } };

let prod: Synthesis;
beforeAll(() => {
  prod = synthesise('prod');
});

const firewallRate = (name: string): RateRule => {
  const [acl] = ofType(prod.templates['entrance'], 'AWS::WAFv2::WebACL').map(([, { Properties }]) => Properties);
  const rule = (acl!['Rules'] as Rule[]).find(({ Name }) => Name === name)?.Statement.RateBasedStatement;
  if (!rule) throw new Error(`The firewall has no rate rule ${name}.`);
  return rule;
};

const matches = (path: string, { ByteMatchStatement: same, RegexMatchStatement: like }: Match): boolean =>
  same?.SearchString === path || (like !== undefined && new RegExp(like.RegexString).test(path));

describe('the firewall', () => {
  it('limits writes without a session more tightly, whatever their paths contain', () => {
    expect(firewallRate('all').Limit).toBe(2000);
    expect(firewallRate('accounts').Limit).toBe(100);
    const [paths, methods] = firewallRate('accounts').ScopeDownStatement!.AndStatement.Statements;
    const isCountedPath = (path: string) => paths.OrStatement.Statements.some((statement) => matches(path, statement));
    expect(methods).toMatchObject({
      NotStatement: { Statement: { ByteMatchStatement: { SearchString: 'GET', FieldToMatch: { Method: {} } } } },
    });
    for (const route of allRoutes.filter(({ access }) => access === 'publishableKey')) {
      const path = route.path.replaceAll(/\{\w+\}/g, 'any-value');
      if (costOf(route) === 'read') expect(route.method === 'GET' || !isCountedPath(path), path).toBe(true);
      else expect(isCountedPath(path), path).toBe(true);
    }
    expect(isCountedPath('/api/kiosk')).toBe(true);
    // Paired screens behind one address call twice a minute.
    expect(isCountedPath('/api/kiosk/code')).toBe(false);
  });

  it('counts each session by its header, with room for the calls that functions allow', () => {
    const session = firewallRate('session');
    expect(session).toMatchObject({
      AggregateKeyType: 'CUSTOM_KEYS',
      CustomKeys: [{ Header: { Name: 'authorization' } }],
      EvaluationWindowSec: firewallWindowSeconds,
    });
    const inWindow = (calls: number, seconds: number): number => (calls * firewallWindowSeconds) / seconds;
    expect(session.Limit).toBeGreaterThanOrEqual(inWindow(limits.apiCallsPerMinute, 60));
    expect(session.Limit).toBeGreaterThan(inWindow(callLimits.person.create.perWindow, callWindowSeconds));
  });
});

describe('the gateway', () => {
  it('limits each guest write separately, and each area', () => {
    const [stage] = ofType(apiOf(prod), 'AWS::ApiGatewayV2::Stage').map(([, { Properties }]) => Properties);
    const { throttle } = stageConfig('prod');
    const limited = (it: Throttle) => ({ ThrottlingRateLimit: it.rate, ThrottlingBurstLimit: it.burst });
    const writes = allRoutes.filter(({ access, ...route }) => access === 'publishableKey' && costOf(route) !== 'read');
    expect(stage?.['RouteSettings']).toEqual(
      Object.fromEntries(writes.map(({ method, path }) => [`${method} ${path}`, limited(throttle.publishableKey)])),
    );
    expect(stage?.['DefaultRouteSettings']).toEqual(limited(throttle.default));
  });

  it.each(stages)('serves several accounts at their limit at the same time in %s', (name) => {
    const { rate, burst } = stageConfig(name).throttle.default;
    for (const route of allRoutes) {
      const cost = costOf(route);
      if (!isCounted(cost)) continue;
      const { perWindow } = callLimits.person[cost];
      // One account's calls within its limit are a fraction of what the route accepts.
      expect(rate * callWindowSeconds, route.path).toBeGreaterThanOrEqual(10 * perWindow);
      expect(burst, route.path).toBeGreaterThan(2 * perWindow);
    }
  });
});
