import { CfnOutput, Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { resourceName } from '../config';
import { SearchDomain } from '../constructs/search-domain';
import { stackProps, type StageContext } from '../stage-context';

export class SearchStack extends Stack {
  readonly domain: SearchDomain;

  constructor(scope: Construct, { config }: StageContext) {
    super(scope, resourceName(config, 'search'), stackProps(config, 'OpenSearch'));
    this.domain = new SearchDomain(this, 'SearchDomain', config);
    new CfnOutput(this, 'OpenSearchUrl', { value: this.domain.url });
  }
}
