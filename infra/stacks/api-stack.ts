import { CfnOutput, Stack } from 'aws-cdk-lib';
import { CfnStage, type CfnRoute } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Construct } from 'constructs';
import { invitesAbuse } from '../../shared/core/api/route';
import { unknownRouteFunction } from '../../shared/platform/functions';
import { resourceName, type StageConfig } from '../config';
import { allRoutes, areasOf, type Area } from '../contracts';
import { AccessLog } from '../constructs/access-log';
import { ApiService, UnknownRoute } from '../constructs/api-service';
import type { Environment, Platform } from '../platform';
import { stackProps, type StageContext } from '../stage-context';

export type ApiAddress = { apiId: string; apiUrl: string };

// This CfnStage property is free-form and requires CloudFormation's own names.
const routeSettings = ({ throttle: { publishableKey: it } }: StageConfig) =>
  Object.fromEntries(
    allRoutes
      .filter(invitesAbuse)
      .map(({ method, path }) => [
        `${method} ${path}`,
        { ThrottlingRateLimit: it.rate, ThrottlingBurstLimit: it.burst },
      ]),
  );

const environmentOf = ({ routes }: Area, { publishableKey }: StageConfig): Environment => {
  const asksForKey = Object.values(routes).some(({ access }) => access === 'publishableKey');
  return asksForKey ? { PUBLISHABLE_KEY: publishableKey } : {};
};

type Made = { context: StageContext; platform: Platform; edge: ApiAddress };

const servicesOf = (stack: Stack, areas: readonly Area[], { context, platform, edge }: Made): ApiService[] =>
  areas.map((area) => {
    const environment = environmentOf(area, context.config);
    return new ApiService(stack, area.name, { context, platform, ...area, environment, apiId: edge.apiId });
  });

/** Functions and routes that don't fit in the first stack. */
export class MoreApiStack extends Stack {
  constructor(scope: Construct, made: Made) {
    const { config } = made.context;
    super(scope, resourceName(config, 'api-2'), stackProps(config, 'More HTTP operations'));
    servicesOf(this, areasOf['api-2'], made);
  }
}

export class ApiStack extends Stack {
  constructor(scope: Construct, made: Made, more: MoreApiStack) {
    const { context, platform, edge } = made;
    const { config } = context;
    super(scope, resourceName(config, 'api'), stackProps(config, 'HTTP operations'));
    const services = servicesOf(this, areasOf.api, made);
    const { name, uses } = unknownRouteFunction;
    const unknown = new UnknownRoute(this, name, { context, platform, name, uses, apiId: edge.apiId });
    // The stage has settings for routes in both stacks.
    this.addStackDependency(more);
    this.addStage(config, edge.apiId, [...services.flatMap(({ routes }) => routes), unknown.route]);
    new CfnOutput(this, 'ApiUrl', { value: edge.apiUrl });
  }

  private addStage(config: StageConfig, apiId: string, resources: readonly CfnRoute[]): void {
    const { rate, burst } = config.throttle.default;
    const stage = new CfnStage(this, 'Stage', {
      apiId,
      stageName: '$default',
      autoDeploy: true,
      accessLogSettings: new AccessLog(this, 'AccessLog', { config, protocol: 'http' }).settings,
      defaultRouteSettings: { throttlingRateLimit: rate, throttlingBurstLimit: burst },
      routeSettings: routeSettings(config),
    });
    // Settings for a route that doesn't exist yet are rejected.
    for (const resource of resources) stage.addResourceDependency(resource);
  }
}
