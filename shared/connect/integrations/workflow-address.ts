import { isCallable, parseWebAddress } from '../../core/model/web-address';

/**
 * Hosts of Microsoft workflows:
 * https://learn.microsoft.com/troubleshoot/power-platform/power-automate/flow-run-issues/triggers-troubleshoot#changes-to-http-or-teams-webhook-trigger-flows
 */
const hosts = ['.api.powerplatform.com', '.logic.azure.com'];

/** Whether it is a workflow address as shown in Teams. Its query contains the secret. */
export const isWorkflowAddress = (address: string): boolean => {
  const url = parseWebAddress(address);
  return url !== null && isCallable(url) && url.hash === '' && hosts.some((host) => url.hostname.endsWith(host));
};
