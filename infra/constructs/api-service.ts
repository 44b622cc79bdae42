import { Fn, Stack } from 'aws-cdk-lib';
import { CfnIntegration, CfnRoute } from 'aws-cdk-lib/aws-apigatewayv2';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { isForKeys, needsToken, type Route } from '../../shared/core/api/route';
import { gatewayRoutesOf, type GatewayRoute } from '../../shared/platform/gateway-routes';
import { functionTimeoutSeconds, unknownRouteFunction } from '../../shared/platform/functions';
import { suppress } from '../nag-suppressions';
import { ServiceFunction, type ServiceFunctionProps } from './service-function';

export interface ApiServiceProps extends ServiceFunctionProps {
  readonly routes: Record<string, Route>;
  readonly apiId: string;
}

const gatewayIntegration = (scope: Construct, apiId: string, { function: target }: ServiceFunction): CfnIntegration => {
  // One permission per API, not per route: a function's policy is limited to 20 kB.
  target.addPermission('Invoke', {
    principal: new ServicePrincipal('apigateway.amazonaws.com'),
    sourceArn: Stack.of(scope).formatArn({ service: 'execute-api', resource: apiId, resourceName: '*/*' }),
  });
  return new CfnIntegration(scope, 'Integration', {
    apiId,
    integrationType: 'AWS_PROXY',
    integrationUri: target.functionArn,
    payloadFormatVersion: '2.0',
    // Slightly longer than the function's timeout, so its own response arrives.
    timeoutInMillis: functionTimeoutSeconds * 1000 + 1000,
  });
};

export interface UnknownRouteProps extends ServiceFunctionProps {
  readonly apiId: string;
}

export class UnknownRoute extends Construct {
  readonly service: ServiceFunction;
  readonly route: CfnRoute;

  constructor(scope: Construct, id: string, { apiId, ...props }: UnknownRouteProps) {
    super(scope, id);
    this.service = new ServiceFunction(this, 'Service', props);
    this.route = new CfnRoute(this, 'Route', {
      apiId,
      routeKey: unknownRouteFunction.routeKey,
      target: Fn.join('/', ['integrations', gatewayIntegration(this, apiId, this.service).ref]),
      authorizationType: 'NONE',
    });
    suppress(this.route, { id: 'AwsSolutions-APIG4', reason: 'It only says that there is nothing.' });
  }
}

const reasonFor = (operations: Readonly<Record<string, Route>>): string => {
  const open = Object.entries(operations).filter(([, route]) => !needsToken(route) && !isForKeys(route.access));
  const names = open.map(([name, { access }]) => `${name} (${String(access)})`).join(', ');
  return [
    'The function verifies tokens (docs/adr/0020) and API keys (docs/adr/0046), so that its refusals read as all others.',
    ...(names ? [`The contracts open to people without a session: ${names}.`] : []),
  ].join(' ');
};

/** A function and the routes to its operations. */
export class ApiService extends Construct {
  readonly service: ServiceFunction;
  readonly routes: readonly CfnRoute[];

  constructor(scope: Construct, id: string, { routes, apiId, ...props }: ApiServiceProps) {
    super(scope, id);
    this.service = new ServiceFunction(this, 'Service', props);
    const integration = gatewayIntegration(this, apiId, this.service);
    this.routes = gatewayRoutesOf(id, routes).map((route) => this.addRoute(route, integration, apiId));
  }

  private addRoute({ key, operations }: GatewayRoute, integration: CfnIntegration, apiId: string): CfnRoute {
    const [name = ''] = Object.keys(operations);
    const isOfArea = key.startsWith('ANY ');
    const resource = new CfnRoute(this, isOfArea ? key : `Route-${name}`, {
      apiId,
      ...(!isOfArea && { operationName: name }),
      routeKey: key,
      target: Fn.join('/', ['integrations', integration.ref]),
      authorizationType: 'NONE',
    });
    suppress(resource, { id: 'AwsSolutions-APIG4', reason: reasonFor(operations) });
    return resource;
  }
}
