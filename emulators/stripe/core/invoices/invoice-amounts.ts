import type { Invoice, Line } from './invoice-state';

export const lineDiscount = ({ discount_amounts }: Pick<Line, 'discount_amounts'>): number =>
  discount_amounts.reduce((sum, { amount }) => sum + amount, 0);
export const lineNet = (line: Pick<Line, 'amount' | 'discount_amounts'>): number => line.amount - lineDiscount(line);

export const subtotalOf = ({ lines }: Pick<Invoice, 'lines'>): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);
export const totalOf = ({ lines }: Pick<Invoice, 'lines'>): number =>
  lines.reduce((sum, line) => sum + lineNet(line), 0);

export const amountRemaining = ({ amount_due, amount_paid }: Pick<Invoice, 'amount_due' | 'amount_paid'>): number =>
  amount_due - amount_paid;
