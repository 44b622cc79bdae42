import { describe, expect, it } from 'vitest';
import { tokensCss } from './palette';

const schemes = tokensCss()
  .split('\n')
  .map((rule) => new Map([...rule.matchAll(/--([\w-]+):(#[\da-f]{6});/g)].map(([, name, value]) => [name!, value!])));
const [light, dark] = [schemes[0]!, new Map([...schemes[0]!, ...schemes[1]!])];

/** WCAG 2.2, relative luminance. */
const luminance = (hex: string): number => {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
};

const contrast = (one: string, other: string): number => {
  const [dim, bright] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright! + 0.05) / (dim! + 0.05);
};

const stages = ['new', 'review', 'short', 'interview', 'offer', 'hired', 'closed'];
const hues = Array.from({ length: 10 }, (_, at) => `av-${at}`);
const rings = ['ring-90', 'ring-80', 'ring-70', 'ring-low'];

describe.each([
  ['light', light],
  ['dark', dark],
])('%s', (_, tokens) => {
  const color = (name: string): string => tokens.get(name)!;

  it.each(stages)('stage %s is readable on its tint, with a contrasting marker', (stage) => {
    expect(contrast(color(`st-${stage}-text`), color(`st-${stage}-soft`))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(color(`st-${stage}`), color('surface'))).toBeGreaterThanOrEqual(3);
  });

  it.each(hues)('initials are readable on %s', (hue) => {
    expect(contrast(color('av-ink'), color(hue))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(rings)('%s has enough contrast', (ring) => {
    expect(contrast(color(ring), color('surface'))).toBeGreaterThanOrEqual(3);
  });

  it.each(['rail', 'rail-on', 'hover', 'selected'])('text reads on %s', (ground) => {
    for (const text of ['text', 'text-soft', 'text-faint'])
      expect(contrast(color(text), color(ground))).toBeGreaterThanOrEqual(4.5);
  });
});
