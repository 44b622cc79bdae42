import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadTexts } from '@/lib/i18n/i18n';
import { BarChart } from './bar-chart';
import { TrendChart } from './trend-chart';

beforeEach(() => loadTexts('marketplace'));
afterEach(cleanup);

const bars = [
  { key: 'a', label: 'Cardiology', value: 4, detail: '2 jobs' },
  { key: 'b', label: 'Surgery', value: 1 },
  { key: 'c', label: 'Urology', value: 0 },
];

describe('a bar chart', () => {
  const widths = () =>
    [...document.querySelectorAll<HTMLElement>('[style]')].map((bar) => bar.style.getPropertyValue('inline-size'));
  const show = (rows: typeof bars) =>
    render(<BarChart label="Applications by specialty" unit={(count) => `${count} applications`} bars={rows} />);

  it('states every value in words', () => {
    show(bars);
    const items = within(screen.getByRole('list', { name: 'Applications by specialty' })).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Cardiology44 applications2 jobs',
      'Surgery11 applications',
      'Urology00 applications',
    ]);
  });

  it('draws each bar as its share of the longest', () => {
    show(bars);
    expect(widths()).toEqual(['100%', '25%', '0%']);
  });

  it('draws no bar while everything is zero', () => {
    show([{ key: 'c', label: 'Urology', value: 0, detail: '' }]);
    expect(widths()).toEqual(['0%']);
  });
});

describe('a trend', () => {
  const show = (values: number[]) =>
    render(
      <Suspense>
        <TrendChart
          label="The last 3 weeks"
          stepLabel="Week of"
          steps={['Nov 2', 'Nov 9', 'Nov 16']}
          series={[{ key: 'hires', label: 'Hires', values }]}
        />
      </Suspense>,
    );

  it('announces its sum and peak to screen readers', async () => {
    show([1, 5, 0]);
    const chart = await screen.findByRole('img');
    expect(chart.getAttribute('aria-label')).toBe(
      'Hires: 6 from Nov 2 to Nov 16, with a high of 5 in the week of Nov 9',
    );
  });

  it('says when there was no data', async () => {
    show([0, 0, 0]);
    expect((await screen.findByRole('img')).getAttribute('aria-label')).toBe('Hires: none in this period');
  });

  it('switches to a table, newest first, and back', async () => {
    show([1, 5, 0]);
    const toggle = await screen.findByRole('button', { name: 'Show as Table' });
    expect(toggle.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(toggle);
    const rows = within(screen.getByRole('table', { name: 'The last 3 weeks' })).getAllByRole('row');
    expect(rows.slice(1).map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      'Week ofNov 16',
      'Week ofNov 9',
      'Week ofNov 2',
    ]);
    fireEvent.click(toggle);
    expect(screen.getByRole('img')).toBeTruthy();
  });
});
