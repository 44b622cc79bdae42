import { CfnOutput, Fn, Stack } from 'aws-cdk-lib';
import { CfnApi, CfnIntegration, CfnRoute, CfnRouteResponse, CfnStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { realtimeFunction } from '../../shared/platform/functions';
import { resourceName } from '../config';
import { addAlarms } from '../monitoring/alarms';
import { AccessLog } from '../constructs/access-log';
import { ConnectionCloser } from '../constructs/connection-closer';
import { ServiceFunction } from '../constructs/service-function';
import { suppress, exportedAs } from '../nag-suppressions';
import type { Connections } from '../connection-rights';
import { websocketAlarms } from '../monitoring/owned-alarms';
import type { Platform } from '../platform';
import { stackProps, type StageContext } from '../stage-context';

/** The only route that returns a response to the browser. */
const answered = '$default';

export class RealtimeStack extends Stack {
  readonly websocketUrl: string;
  readonly websocketOrigin: string;
  readonly connections: Connections;

  constructor(scope: Construct, context: StageContext, platform: Platform) {
    const { config } = context;
    super(scope, resourceName(config, 'realtime'), stackProps(config, 'Live notifications'));
    const api = new CfnApi(this, 'Api', {
      name: resourceName(config, 'realtime'),
      protocolType: 'WEBSOCKET',
      routeSelectionExpression: '$request.body.action',
    });
    const host = `${api.ref}.execute-api.${this.region}.${this.urlSuffix}`;
    const finding =
      (id: string): Connections['finding'] =>
      (method) =>
        `arn:aws:execute-api:${this.region}:<AWS::AccountId>:${id}/${config.stage}/${method}/@connections/*`;
    const connections: Omit<Connections, 'finding'> = {
      url: `https://${host}/${config.stage}`,
      arn: (method) =>
        this.formatArn({
          service: 'execute-api',
          resource: api.ref,
          resourceName: `${config.stage}/${method}/@connections/*`,
        }),
    };
    this.connections = { ...connections, finding: finding(exportedAs(this, api.ref)) };
    const own: Platform = {
      ...platform,
      connections: { ...connections, finding: finding(`<${this.getLogicalId(api)}>`) },
    };
    const closer = new ConnectionCloser(this, 'Closer', { context, platform: own });
    const service = new ServiceFunction(this, 'Realtime', {
      context,
      ...realtimeFunction,
      platform: { ...own, connectionTimer: closer.queue },
    });
    service.function.addPermission('Invoke', {
      principal: new ServicePrincipal('apigateway.amazonaws.com'),
      sourceArn: this.formatArn({ service: 'execute-api', resource: api.ref, resourceName: '*/*' }),
    });
    const integration = new CfnIntegration(this, 'Integration', {
      apiId: api.ref,
      integrationType: 'AWS_PROXY',
      integrationUri: Fn.sub(
        'arn:${AWS::Partition}:apigateway:${AWS::Region}:lambda:path/2015-03-31/functions/${arn}/invocations',
        {
          arn: service.function.functionArn,
        },
      ),
    });
    const routes = realtimeFunction.routeKeys.map((routeKey) => {
      const route = new CfnRoute(this, `Route${routeKey}`, {
        apiId: api.ref,
        routeKey,
        authorizationType: 'NONE',
        target: Fn.join('/', ['integrations', integration.ref]),
        ...(routeKey === answered && { routeResponseSelectionExpression: '$default' }),
      });
      if (routeKey === answered) {
        new CfnRouteResponse(this, 'Answer', { apiId: api.ref, routeId: route.ref, routeResponseKey: '$default' });
      }
      suppress(route, {
        id: 'AwsSolutions-APIG4',
        reason:
          'The function verifies the access token that the browser sends as its first message: a browser cannot send ' +
          'an Authorization header with a WebSocket, and addresses are logged.',
      });
      return route;
    });
    const { rate, burst } = config.throttle.realtime;
    const stage = new CfnStage(this, 'Stage', {
      apiId: api.ref,
      stageName: config.stage,
      autoDeploy: true,
      accessLogSettings: new AccessLog(this, 'AccessLog', { config, protocol: 'websocket' }).settings,
      defaultRouteSettings: { throttlingRateLimit: rate, throttlingBurstLimit: burst },
      // Separate limits per route, so messages don't block new connections.
      routeSettings: Object.fromEntries(
        realtimeFunction.routeKeys.map((routeKey) => [
          routeKey,
          { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst },
        ]),
      ),
    });
    for (const route of routes) stage.addResourceDependency(route);

    addAlarms(this, config, websocketAlarms(api.ref, config.stage));

    this.websocketOrigin = `wss://${host}`;
    this.websocketUrl = `${this.websocketOrigin}/${config.stage}`;
    new CfnOutput(this, 'WebsocketUrl', { value: this.websocketUrl });
  }
}
