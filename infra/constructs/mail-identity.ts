import { CfnOutput, Stack } from 'aws-cdk-lib';
import { PublicHostedZone } from 'aws-cdk-lib/aws-route53';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import { productName } from '../../shared/product';
import { mailAddress, resourceName, type StageConfig } from '../config';

export class MailIdentity extends Construct {
  readonly from: string;
  readonly address: string;
  readonly identityArn: string;
  readonly configurationSetArn: string;

  constructor(scope: Construct, id: string, config: StageConfig) {
    super(scope, id);
    const configurationSet = new ConfigurationSet(this, 'Rules', {
      configurationSetName: resourceName(config, 'mail'),
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    const { domain: mailDomain } = config.mail;
    const zone =
      config.domain && mailDomain.endsWith(config.domain.zoneName)
        ? PublicHostedZone.fromPublicHostedZoneAttributes(this, 'Zone', {
            hostedZoneId: config.domain.zoneId,
            zoneName: config.domain.zoneName,
          })
        : null;
    const identity = new EmailIdentity(this, 'Domain', {
      // With a hosted zone, DKIM records are created as well.
      identity: zone && mailDomain === zone.zoneName ? Identity.publicHostedZone(zone) : Identity.domain(mailDomain),
      configurationSet,
    });
    for (const [index, record] of identity.dkimRecords.entries()) {
      new CfnOutput(this, `Dkim${index + 1}`, { value: `${record.name} CNAME ${record.value}` });
    }
    this.address = mailAddress(config);
    this.from = `${productName} <${this.address}>`;
    this.identityArn = identity.emailIdentityArn;
    this.configurationSetArn = Stack.of(this).formatArn({
      service: 'ses',
      resource: 'configuration-set',
      resourceName: configurationSet.configurationSetName,
    });
  }
}
