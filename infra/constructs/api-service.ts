import { Fn, Stack } from 'aws-cdk-lib';
import { CfnIntegration, CfnRoute } from 'aws-cdk-lib/aws-apigatewayv2';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { needsToken, type Route } from '../../shared/api/route';
import { functionTimeoutSeconds } from '../../shared/platform/functions';
import { accept } from '../findings';
import { ServiceFunction, type ServiceFunctionProps } from './service-function';

export interface ApiServiceProps extends ServiceFunctionProps {
  readonly routes: Record<string, Route>;
  readonly apiId: string;
  readonly authorizerId: string;
}

/** One lambda and the gateway routes of its contract: nothing is reachable that the contract does not name. */
export class ApiService extends Construct {
  readonly service: ServiceFunction;
  readonly routes: readonly CfnRoute[];

  constructor(scope: Construct, id: string, { routes, apiId, authorizerId, ...props }: ApiServiceProps) {
    super(scope, id);
    this.service = new ServiceFunction(this, 'Service', props);
    const integration = new CfnIntegration(this, 'Integration', {
      apiId,
      integrationType: 'AWS_PROXY',
      integrationUri: this.service.function.functionArn,
      payloadFormatVersion: '2.0',
      // A little more than the function has, so that its own answer arrives.
      timeoutInMillis: functionTimeoutSeconds * 1000 + 1000,
    });
    // One permission for the API, not one a route: a function's policy holds 20 kB.
    this.service.function.addPermission('Invoke', {
      principal: new ServicePrincipal('apigateway.amazonaws.com'),
      sourceArn: Stack.of(this).formatArn({ service: 'execute-api', resource: apiId, resourceName: '*/*' }),
    });
    this.routes = Object.entries(routes).map(([name, route]) =>
      this.addRoute(name, route, integration, apiId, authorizerId),
    );
  }

  private addRoute(
    name: string,
    route: Route,
    integration: CfnIntegration,
    apiId: string,
    authorizerId: string,
  ): CfnRoute {
    const resource = new CfnRoute(this, `Route-${name}`, {
      apiId,
      operationName: name,
      routeKey: `${route.method} ${route.path}`,
      target: Fn.join('/', ['integrations', integration.ref]),
      ...(needsToken(route) ? { authorizationType: 'JWT', authorizerId } : { authorizationType: 'NONE' }),
    });
    if (!needsToken(route)) {
      accept(resource, {
        id: 'AwsSolutions-APIG4',
        reason: `The contract opens ${name} to people without a session (access: ${route.access}).`,
      });
    }
    return resource;
  }
}
