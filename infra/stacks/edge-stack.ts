import { CfnOutput, Stack } from 'aws-cdk-lib';
import { CfnApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { removalPolicy, resourceName } from '../config';
import { addAlarms } from '../monitoring/alarms';
import { PublicFiles } from '../constructs/public-files';
import { UploadQuarantine, uploadsOrigin } from '../constructs/upload-quarantine';
import { SpaSite } from '../constructs/spa-site';
import { suppress } from '../nag-suppressions';
import { apiAlarms, siteAlarms } from '../monitoring/owned-alarms';
import { stackProps, type StageContext } from '../stage-context';

/** A separate stack, because the functions need the site's URL for emails. */
export class EdgeStack extends Stack {
  readonly apiId: string;
  /** https URL of the API itself. */
  readonly apiUrl: string;
  readonly siteUrl: string;
  /** Secret the CDN sends to the API, so no one else can set the caller's address. */
  readonly originKey: Secret;
  readonly site: SpaSite | null;
  readonly publicFiles: PublicFiles;
  readonly uploadQuarantine: UploadQuarantine;

  constructor(
    scope: Construct,
    { config }: StageContext,
    { connect, images }: { connect: readonly string[]; images: readonly string[] },
  ) {
    // Physical name in deployed stages: a different one would replace their CDN and the API's URL.
    super(scope, resourceName(config, 'entrance'), stackProps(config, 'CDN and address of the API'));
    const api = new CfnApi(this, 'Api', { name: resourceName(config, 'api'), protocolType: 'HTTP' });
    const apiHost = `${api.ref}.execute-api.${this.region}.${this.urlSuffix}`;
    this.apiId = api.ref;
    this.apiUrl = `https://${apiHost}`;
    new CfnOutput(this, 'ApiId', { value: this.apiId });
    this.originKey = new Secret(this, 'OriginKey', {
      description: 'Shown by the CDN to the API',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy: removalPolicy(config),
    });
    suppress(this.originKey, {
      id: 'AwsSolutions-SMG4',
      reason:
        'The CDN reads it when it is deployed, so a timer alone would not change what it shows. The functions take two ' +
        'versions at a time; docs/deploy.md says how to change it.',
    });
    new CfnOutput(this, 'OriginKeyArn', { value: this.originKey.secretArn });
    const { originKey } = this;
    this.publicFiles = new PublicFiles(this, 'PublicFiles', config);
    const { publicFiles } = this;
    const called = [...connect, uploadsOrigin(this, config)];
    this.site = config.siteUrl
      ? null
      : new SpaSite(this, 'Site', { config, apiHost, originKey, connect: called, images, publicFiles });
    this.siteUrl = config.siteUrl ?? this.site!.url;
    addAlarms(this, config, [
      ...apiAlarms(this.apiId),
      ...(this.site ? siteAlarms(this.site.distribution.distributionId) : []),
    ]);
    this.uploadQuarantine = new UploadQuarantine(this, 'SentFiles', { config, siteUrl: this.siteUrl });
  }
}
