import { languages } from '@shared/text/language';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { providerIds } from '../connect/integrations/vocabulary';
import { providerOf } from '../connect/integrations/providers';

/** First words of the services' names: the company or the service. */
const names = [...new Set(providerIds.map((id) => providerOf(id).name.split(' ')[0]!))];

it.each(languages)('the privacy policy names every service that can be connected: %s', (language) => {
  const text = readFileSync(`shared/locales/${language}/pages/privacy.json`, 'utf8');
  const { content } = JSON.parse(text) as { content: { recipients: Record<string, string> } };
  const said = Object.values(content.recipients).join('\n');
  expect(names.filter((name) => !said.includes(name))).toEqual([]);
});
