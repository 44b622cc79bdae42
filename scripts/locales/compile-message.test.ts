import { describe, expect, it } from 'vitest';
import { renderMessage } from '../../shared/text/message';
import { argumentsOf, compileMessage } from './compile-message';

const rendered = (text: string, values: Record<string, string | number> = {}, language = 'en') =>
  renderMessage(compileMessage(text), values, language);

describe('a message', () => {
  it('stays text without arguments', () => {
    expect(compileMessage("Employers can't see this.")).toBe("Employers can't see this.");
  });

  it('keeps an apostrophe before an argument', () => {
    expect(rendered("L''{name} d'ici", { name: 'Ada' })).toBe("L'Ada d'ici");
  });

  it('inserts text and numbers as they are, without parsing typed text', () => {
    expect(rendered("{name}'s team: {count}", { name: 'Ada {x} \\u0041 #', count: 1500 })).toBe(
      "Ada {x} \\u0041 #'s team: 1500",
    );
  });

  it('uses the plural rules and numerals of the language', () => {
    const jobs = '{count, plural, one {# job} other {# jobs}}';
    expect(rendered(jobs, { count: 1 })).toBe('1 job');
    expect(rendered(jobs, { count: 1200 })).toBe('1,200 jobs');
    expect(rendered('{count, plural, =0 {No jobs} other {# jobs}}', { count: 0 })).toBe('No jobs');
    expect(rendered('{count, plural, one {# poste} other {# postes}}', { count: 0 }, 'fr')).toBe('0 poste');
  });

  it('selects, also inside a plural, and falls back to other', () => {
    const text = '{count, plural, other {{kind, select, job {# jobs} other {# things}}}}';
    expect(rendered(text, { count: 2, kind: 'job' })).toBe('2 jobs');
    expect(rendered(text, { count: 2, kind: 'constructor' })).toBe('2 things');
  });

  it('omits a missing argument', () => {
    expect(rendered('Hi {name}.')).toBe('Hi .');
  });

  it('is rejected if ICU cannot parse it or if it has its own formats', () => {
    expect(() => compileMessage('{name')).toThrow();
    expect(() => compileMessage("the '{name}' team")).toThrow('double it');
    expect(() => compileMessage('{{name}}')).toThrow('Braces');
    expect(() => compileMessage('{place, selectordinal, other {#th}}')).toThrow('Ordinals');
    expect(() => compileMessage('{when, date, long}')).toThrow('shared/text/formats');
    expect(() => compileMessage('{n, plural, offset:1 one {#} other {#}}')).toThrow('offset');
  });

  it('lists its arguments, with counts as numbers', () => {
    const text = '{count, plural, one {# job at {place}} other {# jobs at {place}}} for {name}';
    expect(argumentsOf(compileMessage(text))).toEqual([
      { name: 'count', kind: 'number' },
      { name: 'count', kind: 'number' },
      { name: 'place', kind: 'text' },
      { name: 'count', kind: 'number' },
      { name: 'place', kind: 'text' },
      { name: 'name', kind: 'text' },
    ]);
  });
});
