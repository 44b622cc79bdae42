import { expect, it } from 'vitest';
import { limits, inMegabytes } from '@shared/limits';
import { inEnglish, messages } from '@shared/text/english.fixture';
import { resumeTypes } from '@shared/people/model/profile-vocabulary';
import { fileSize } from '@/lib/time/format';
import { acceptOf, checkFile } from './file-rules';
import { imageRules } from '@/people/parts/profile/image-rules';
import { notice } from '@shared/text/notice';

const file = (name: string, type: string, size = 1000) => ({ name, type, size });
const resumeRules = {
  types: resumeTypes,
  wrongType: notice('resumeType'),
  bytes: 2000,
  tooLarge: notice('textTooLong'),
};
const word = resumeTypes[1];

it('accepts a file of the right type and size', () => {
  expect(checkFile(file('me.png', 'image/png', limits.photoBytes), imageRules)).toEqual({ type: 'image/png' });
  expect(checkFile(file('me.png', 'image/png', limits.photoBytes + 1), imageRules)).toEqual({
    problem: inEnglish('photoTooLarge', { megabytes: inMegabytes(limits.photoBytes) }),
  });
  expect(checkFile(file('me.svg', 'image/svg+xml'), imageRules)).toEqual({ problem: messages.photoType });
});

it('detects a type by the extension where the device does not', () => {
  expect(checkFile(file('CV.DOCX', ''), resumeRules)).toEqual({ type: word });
  expect(checkFile(file('CV', ''), resumeRules)).toEqual({ problem: messages.resumeType });
  expect(checkFile(file('CV.docx', 'text/html'), resumeRules)).toEqual({ problem: messages.resumeType });
});

it('passes types and extensions to the file dialog', () => {
  expect(acceptOf(resumeRules)).toBe(`application/pdf,${word},.pdf,.docx`);
});

it('formats a file size', () => {
  expect([1, 350_000, 1_500_000, 10 * 1024 * 1024].map(fileSize)).toEqual(['1 KB', '342 KB', '1.4 MB', '10.0 MB']);
});
