import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { registry } from '../../lambdas/trust/audit/registry';
import { payoutStatuses } from '../../shared/money/model/payout-vocabulary';
import { organizationStatuses } from '../../shared/organizations/model/organization-verification-vocabulary';
import { ticketStatuses } from '../../shared/trust/model/ticket-vocabulary';

const read = (file: string): string => readFileSync(file, 'utf8');

/** Without a text, the log shows the English code to readers of every language. */
describe('a status in the audit log', () => {
  const audited = Object.entries(registry)
    .filter(([, row]) => 'fields' in row && row.fields.includes('status'))
    .map(([entity]) => entity);

  it.each(audited)('has a text: %s', (entity) => {
    expect(read('web/src/trust/parts/audit/audit-words.ts')).toContain(`\n  ${entity}: (code) => `);
  });

  it.each(['en', 'es', 'fr'])('has a text for each value in %s', (language) => {
    const { statuses } = JSON.parse(read(`shared/locales/${language}/ui/audit-words.json`)) as {
      statuses: Record<string, Record<string, string>>;
    };
    expect(Object.keys(statuses['OrganizationCase']!)).toEqual([...organizationStatuses]);
    expect(Object.keys(statuses['Payout']!)).toEqual([...payoutStatuses]);
    expect(Object.keys(statuses['Ticket']!)).toEqual([...ticketStatuses]);
  });
});
