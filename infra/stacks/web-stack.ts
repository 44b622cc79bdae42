import { CfnOutput, CfnRule, Fn, Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { SiteConfig } from '../../shared/platform/site/site-config';
import { resourceName } from '../config';
import { SiteFiles } from '../constructs/site-files';
import type { SpaSite } from '../constructs/spa-site';
import { stackProps, type StageContext } from '../stage-context';

export class WebStack extends Stack {
  constructor(scope: Construct, context: StageContext, site: SpaSite, siteConfig: SiteConfig) {
    const { config } = context;
    super(scope, resourceName(config, 'web'), stackProps(config, 'Files of the site'));
    // Templates can be synthesized and tested without the site, but deploying would empty the stage.
    if (context.site === null) {
      new CfnRule(this, 'SiteIsBuilt', {
        assertions: [
          {
            assert: Fn.conditionEquals('refused', 'deployed'),
            assertDescription: 'The site is not built: run "npm run build", then deploy again.',
          },
        ],
      });
    }
    new SiteFiles(this, 'Files', { config, site, directory: context.site, siteConfig });
    new CfnOutput(this, 'SiteUrl', { value: site.url });
  }
}
