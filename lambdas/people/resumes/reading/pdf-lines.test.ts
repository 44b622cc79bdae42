import { describe, expect, it } from 'vitest';
import { pdfLines, type Drawn } from './pdf-lines';

const size = 10;
const at = (left: number, top: number, str: string): Drawn => ({
  str,
  transform: [size, 0, 0, size, left, 792 - top],
  width: str.length * 5,
  height: size,
});
const column = (left: number, top: number, ...lines: string[]): Drawn[] =>
  lines.map((line, index) => at(left, top + index * 14, line));

describe('lines of a PDF', () => {
  it('are formed by height on the page, in any drawing order', () => {
    const drawn = [
      at(300, 50, '03/2021 - Present'),
      at(36, 64, 'Mercy Hospital'),
      at(36, 50, 'Staff'),
      at(64, 50.4, 'RN'),
    ];
    expect(pdfLines([drawn])).toEqual(['Staff RN\t03/2021 - Present', 'Mercy Hospital']);
  });

  it('follow one column after the other, after the name above them', () => {
    const side = column(400, 93, 'CONTACT', '512-555-0147', 'LICENSES', 'RN License, Texas');
    const main = column(36, 90, 'EXPERIENCE', 'Staff RN', 'Mercy Hospital, Austin, TX', '03/2021 - Present');
    const lines = pdfLines([[...side, at(400, 36, 'Nia Obi, RN'), ...main]]);
    expect(lines.map((line) => line.split(' ')[0])).toEqual([
      'Nia',
      ...['EXPERIENCE', 'Staff', 'Mercy', '03/2021'],
      ...['CONTACT', '512-555-0147', 'LICENSES', 'RN'],
    ]);
  });

  it('keep dates and headings in the margin with their entries', () => {
    const drawn = [
      ...[at(36, 50, 'EXPERIENCE'), ...column(160, 50, 'Mercy Hospital', 'Staff RN', '• Leads codes')],
      ...[at(36, 110, '2015 - 2019'), ...column(160, 110, 'Lakeview Hospital', 'Telemetry RN', '• Monitors')],
      ...[at(36, 170, '2012 - 2015'), ...column(160, 170, 'Hillside Home', 'LPN')],
    ];
    const beside = pdfLines([drawn]).filter((line) => line.includes('\t'));
    expect(beside).toEqual([
      'EXPERIENCE\tMercy Hospital',
      '2015 - 2019\tLakeview Hospital',
      '2012 - 2015\tHillside Home',
    ]);
  });

  it('keep rows of a table', () => {
    const row = (top: number, ...cells: string[]) => cells.map((cell, index) => at(36 + index * 150, top, cell));
    const rows = [row(50, 'Mercy Hospital', 'CVICU', '2021'), row(64, 'Lakeview Hospital', 'MICU', '2020')];
    expect(pdfLines([rows.flat()])).toEqual(['Mercy Hospital\tCVICU\t2021', 'Lakeview Hospital\tMICU\t2020']);
  });

  it('join bullets with their separate marks', () => {
    const drawn = [
      at(36, 50, '•'),
      at(60, 50, 'Cares for patients and'),
      at(60, 64, 'Their families'),
      at(36, 78, 'Staff RN'),
    ];
    expect(pdfLines([drawn])).toEqual(['• Cares for patients and Their families', 'Staff RN']);
  });

  it('leave out headers and page numbers', () => {
    const page = (number: number, line: string) => column(36, 36, 'Nia Obi, RN', line, `Page ${number} of 2`);
    expect(pdfLines([page(1, 'Staff RN'), page(2, 'Telemetry RN')])).toEqual([
      'Nia Obi, RN',
      'Staff RN',
      'Telemetry RN',
    ]);
  });

  it('separate words of spaced letters', () => {
    expect(pdfLines([[at(36, 50, 'W O R K'), at(80, 50, 'H I S T O R Y')]])).toEqual(['W O R K  H I S T O R Y']);
  });
});
