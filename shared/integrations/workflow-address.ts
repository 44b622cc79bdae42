/**
 * Where Microsoft runs workflows:
 * https://learn.microsoft.com/troubleshoot/power-platform/power-automate/flow-run-issues/triggers-troubleshoot#changes-to-http-or-teams-webhook-trigger-flows
 */
const hosts = ['.api.powerplatform.com', '.logic.azure.com'];

/** The address that Teams shows for a workflow. Its query holds the secret. */
export const isWorkflowAddress = (address: string): boolean => {
  const url = URL.parse(address);
  if (!url || address.includes('\\')) return false;
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  return isPlain && url.hash === '' && hosts.some((host) => url.hostname.endsWith(host));
};
