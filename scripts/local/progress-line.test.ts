import { expect, it } from 'vitest';
import { progressLine } from './progress-line';

const shares = [0, 0.004, 0.05, 0.1, 0.16, 0.15, 0.2, 1];

const written = (isTTY: boolean): string => {
  let text = '';
  const write = (part: string | Uint8Array): boolean => {
    text += String(part);
    return true;
  };
  const show = progressLine('Demo data', { isTTY, write });
  shares.forEach(show);
  return text;
};

it('updates a single line in a terminal', () => {
  expect(written(true).split('\r  Demo data: ')).toEqual(['', '0%', '5%', '10%', '16%', '20%', '100%']);
});

it('writes a line for every tenth elsewhere', () => {
  expect(written(false)).toBe('  Demo data: 0%\n  Demo data: 10%\n  Demo data: 20%\n  Demo data: 100%\n');
});
