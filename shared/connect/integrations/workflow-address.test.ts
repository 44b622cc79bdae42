import { expect, it } from 'vitest';
import { isWorkflowAddress } from './workflow-address';

it.each([
  'https://prod-11.westus.logic.azure.com:443/workflows/1/triggers/manual/paths/invoke?sp=run&sig=x',
  'https://default1.2.environment.api.powerplatform.com:443/powerautomate/automations/direct/workflows/1?sig=x',
])('accepts a workflow URL: %s', (address) => {
  expect(isWorkflowAddress(address)).toBe(true);
});

it.each([
  'http://prod-11.westus.logic.azure.com/workflows/1',
  'https://prod-11.westus.logic.azure.com:8443/workflows/1',
  'https://me:pass@prod-11.westus.logic.azure.com/workflows/1',
  'https://logic.azure.com.evil.test/workflows/1',
  'https://evil-logic.azure.com/workflows/1',
  'https://evil.test\\.logic.azure.com/workflows/1',
  'https://evil.test/?x=.logic.azure.com',
  'https://169.254.169.254/latest',
  'https://localhost/',
  'not an address',
])('rejects any other URL: %s', (address) => {
  expect(isWorkflowAddress(address)).toBe(false);
});
