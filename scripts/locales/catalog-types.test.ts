import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { textIn } from '../../shared/text/catalog';
import { listIn } from '../../shared/text/lists';
import { catalogTypes } from './catalog-types';
import { compileCatalog } from './compile-catalog';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'wardline-locales-'));
  mkdirSync(join(directory, 'ui'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const team = {
  title: 'Team',
  leave: { title: 'Leave {organization}?' },
  members: '{count, plural, one {# member} other {# members}}',
  roles: [{ name: 'Administrator', can: ['Invite {who}'] }, { name: 'Member' }],
};

describe('message catalogs', () => {
  it('have types of their keys, arguments, and lists', () => {
    writeFileSync(join(directory, 'ui/team.json'), JSON.stringify(team));
    const types = catalogTypes(directory);
    expect(types).toContain("  'team': {\n    'title': None;\n    'leave.title': { organization: Text };");
    expect(types).toContain("'members': { count: number };");
    expect(types).toContain("'roles': readonly { name: string; can?: readonly string[] }[];");
  });

  it('may have only lists', () => {
    writeFileSync(join(directory, 'ui/steps.json'), JSON.stringify({ steps: ['Open it'] }));
    const types = catalogTypes(directory);
    expect(types).toContain("  'steps': None;");
    expect(types).toContain("  'steps': {\n    'steps': readonly string[];");
  });

  it('are read by key', () => {
    const catalog = compileCatalog(JSON.stringify(team), 'team.json');
    expect(textIn(catalog, 'leave.title', { organization: 'Harbor' }, 'en')).toBe('Leave Harbor?');
    expect(textIn(catalog, 'leave', {}, 'en')).toBeUndefined();
    expect(textIn(catalog, 'roles', {}, 'en')).toBeUndefined();
    expect(listIn(catalog, 'roles', { who: 'people' }, 'en')).toEqual([
      { name: 'Administrator', can: ['Invite people'] },
      { name: 'Member' },
    ]);
  });

  it('report the file and key of an error', () => {
    expect(() => compileCatalog('{"a": {"b": "{x"}}', 'ui/a.json')).toThrow('ui/a.json, "a.b": ');
  });
});
