import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fillTemplate,
  openPlaceholders,
  placeholders,
  templateParts,
  tokenOf,
  type TemplateValues,
} from './message-template';

const values: TemplateValues = { 'first name': 'Ann', job: 'RN, ICU', organization: 'Mercy', 'my name': 'Lee Park' };
const piece = fc.oneof(fc.string(), fc.constantFrom(...placeholders.map(tokenOf)), fc.constantFrom('{', '}', '{x}'));
const text = fc.array(piece).map((pieces) => pieces.join(''));

describe('a message template', () => {
  it('is filled with known values', () => {
    expect(fillTemplate('Hi {first name}, about {job} at {organization}. {my name}', values)).toBe(
      'Hi Ann, about RN, ICU at Mercy. Lee Park',
    );
    expect(fillTemplate('Hi {first name}, about {job}', { ...values, job: null })).toBe('Hi Ann, about {job}');
    expect(openPlaceholders('{job} and {job}, {First name}, {other}')).toEqual(['job']);
  });

  it('keeps every character', () => {
    fc.assert(
      fc.property(text, (body) => {
        const parts = templateParts(body).map((part) => (part.kind === 'text' ? part.text : tokenOf(part.placeholder)));
        expect(parts.join('')).toBe(body);
      }),
    );
  });

  it('has no open placeholders once all values are known', () => {
    const plain = fc.string({ minLength: 1 }).filter((value) => !/[{}]/.test(value));
    fc.assert(
      fc.property(text, plain, (body, value) => {
        const known = Object.fromEntries(placeholders.map((it) => [it, value])) as TemplateValues;
        // Braces around a placeholder could form another one; texts without them can't.
        if (/\{[^}]*\{|\}[^{]*\}/.test(body)) return;
        expect(openPlaceholders(fillTemplate(body, known))).toEqual([]);
      }),
    );
  });
});
