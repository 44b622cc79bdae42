import { CfnOutput, Stack } from 'aws-cdk-lib';
import { CfnApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Construct } from 'constructs';
import { resourceName } from '../config';
import { SpaSite } from '../constructs/spa-site';
import { stackProps, type StageContext } from '../stage-context';

/**
 * The address of everything: the CDN and the HTTP API that it forwards /api to, still without routes. They stand apart
 * from what they serve because the functions behind the API write the site's address into e-mails.
 */
export class EntranceStack extends Stack {
  readonly apiId: string;
  /** https:// address of the API itself. */
  readonly apiUrl: string;
  readonly siteUrl: string;
  /** Null where the stage has no CDN of its own. */
  readonly site: SpaSite | null;

  constructor(scope: Construct, { config }: StageContext, connect: readonly string[]) {
    super(scope, resourceName(config, 'entrance'), stackProps(config, 'CDN and address of the API'));
    const api = new CfnApi(this, 'Api', { name: resourceName(config, 'api'), protocolType: 'HTTP' });
    const apiHost = `${api.ref}.execute-api.${this.region}.${this.urlSuffix}`;
    this.apiId = api.ref;
    this.apiUrl = `https://${apiHost}`;
    new CfnOutput(this, 'ApiId', { value: this.apiId });
    this.site = config.siteUrl ? null : new SpaSite(this, 'Site', { config, apiHost, connect });
    this.siteUrl = config.siteUrl ?? this.site!.url;
  }
}
