import { expect, it } from 'vitest';
import { matchBand } from './match-labels';

it.each([
  [100, 'success'],
  [90, 'success'],
  [89, 'info'],
  [80, 'info'],
  [79, 'warning'],
  [70, 'warning'],
  [69, 'neutral'],
  [0, 'neutral'],
])('a match of %d is shown as %s', (score, tone) => expect(matchBand(score).tone).toBe(tone));
