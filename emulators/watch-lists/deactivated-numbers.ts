import { strToU8, zipSync } from 'fflate';
import { recordedNumbers } from '../nppes/recorded';

const dates = ['03/14/2024', '11/02/2023'];

const cell = (at: string, text: string): string => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
const row = (number: number, texts: readonly string[]): string =>
  `<row r="${number}">${texts.map((text, index) => cell(`${'AB'[index]}${number}`, text)).join('')}</row>`;

/** Workbook as published by NPPES: a title, a header, then one row per number. */
export const deactivationReport = (numbers: readonly string[] = [recordedNumbers.lately]): Buffer => {
  const rows = [
    ['NPPES Deactivated Records'],
    ['NPI', 'NPPES Deactivation Date'],
    ...numbers.map((number, index) => [number, dates[index % dates.length]!]),
  ];
  const sheet = `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows
    .map((texts, index) => row(index + 1, texts))
    .join('')}</sheetData></worksheet>`;
  const workbook = zipSync({ 'xl/worksheets/sheet1.xml': strToU8(sheet) });
  return Buffer.from(zipSync({ 'NPPES Deactivated NPI Report.xlsx': workbook }));
};
