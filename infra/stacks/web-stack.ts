import { CfnOutput, CfnRule, Fn, Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { operator } from '../../shared/legal/operator';
import type { SiteConfig } from '../../shared/platform/site-config';
import { resourceName } from '../config';
import { SiteFiles } from '../constructs/site-files';
import type { SpaSite } from '../constructs/spa-site';
import { stackProps, type StageContext } from '../stage-context';

export class WebStack extends Stack {
  constructor(scope: Construct, context: StageContext, site: SpaSite, siteConfig: SiteConfig) {
    const { config } = context;
    super(scope, resourceName(config, 'web'), stackProps(config, 'Files of the site'));
    // Templates can be synthesized and tested without the site, but deploying would empty the stage.
    if (context.site === null)
      this.refuseDeployment('SiteIsBuilt', 'The site is not built: run "npm run build", then deploy again.');
    if (config.stage === 'prod' && config.legalTexts === 'template')
      this.refuseDeployment(
        'LegalTextsAreReviewed',
        'The legal pages are templates: have counsel review them, then set legalTexts in infra/config.ts.',
      );
    if (config.stage === 'prod' && operator === null)
      this.refuseDeployment(
        'OperatorIsNamed',
        'The legal pages name no company: fill in shared/legal/operator.ts, then build and deploy again.',
      );
    new SiteFiles(this, 'Files', { config, site, directory: context.site, siteConfig });
    new CfnOutput(this, 'SiteUrl', { value: site.url });
  }

  private refuseDeployment(rule: string, assertDescription: string): void {
    new CfnRule(this, rule, {
      assertions: [{ assert: Fn.conditionEquals('refused', 'deployed'), assertDescription }],
    });
  }
}
