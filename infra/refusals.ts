import { Annotations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';
import { operator } from '../shared/legal/operator';
import type { StageContext } from './stage-context';

type Ready = { config: StageContext['config']; site: StageContext['site']; operator: typeof operator };

/** Reserved for examples: https://www.rfc-editor.org/rfc/rfc2606 */
const isReserved = (domain: string): boolean =>
  /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/.test(domain);

/** Reasons why a stage can't go live. Values are in infra/config.ts unless stated otherwise. */
export const refusalsOf = ({ config, site, operator }: Ready): string[] => {
  const { legalTexts, alarmEmail, domain, mail, scanUploads } = config;
  const reasons: [boolean, string][] = [
    [site === null, 'The site is not built: run "npm run build".'],
    [legalTexts === 'template', 'The legal pages are templates: have counsel review them, then set legalTexts.'],
    [operator === null, 'The legal pages name no company: fill in shared/legal/operator.ts, then build again.'],
    [domain === null, 'The site has no domain of its own: set domain.'],
    [isReserved(mail.domain), `Mail cannot leave from ${mail.domain}: set mail.domain.`],
    [!alarmEmail, 'Alarms reach no one: set alarmEmail.'],
    [!scanUploads, 'Uploads are not scanned: set scanUploads.'],
  ];
  return reasons.filter(([refuses]) => refuses).map(([, reason]) => reason);
};

/**
 * Reports all reasons before anything deploys. `scope` is a part of the first stack, which the others need. Stages other
 * than prod only warn.
 */
export const refuseEarly = (scope: IConstruct, { config, site }: StageContext): void => {
  const reasons = refusalsOf({ config, site, operator });
  if (reasons.length === 0) return;
  const list = reasons.map((reason) => `\n  - ${reason}`).join('');
  if (config.stage === 'prod') Annotations.of(scope).addError(`prod is not ready:${list}`);
  else Annotations.of(scope).addWarningV2('wardline:not-ready', `${config.stage} could not be prod:${list}`);
};
