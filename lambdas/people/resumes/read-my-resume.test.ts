import { limits } from '@shared/limits';
import { notice } from '@shared/text/notice';
import { describe, expect, it } from 'vitest';
import { docx, pdf } from '../../platform/files/documents.fake';
import { FakeFiles } from '../../platform/files/files.fake';
import type { Deps } from './ports';
import { readResume } from './reading/read-resume';
import { docxOf, pdfOf } from './reading/resume-files.fake';
import { nurseResume } from './reading/resumes.fixture';
import { readMyResume } from './read-my-resume';

const userId = '0b6f2f0e-2f7d-4a53-9d0f-3c3a5f1b7a10';
const types = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

const setUp = (content: Buffer | null, type: keyof typeof types = 'pdf') => {
  const { throttle, clock } = new FakeFiles();
  const at = clock.now().toISOString();
  const stored = { fileName: `resume.${type}`, contentType: types[type], bytes: 1, uploadedAt: at, key: 'resume/1' };
  const resumes: Deps['resumes'] = { get: async () => (content === null ? null : stored), set: async () => undefined };
  const documentReader: Deps['documentReader'] = { read: async () => content };
  const switches: Deps['switches'] = { isOn: async () => true };
  return () =>
    readMyResume({ resumes, documentReader, reader: { read: readResume }, throttle, switches, clock }, userId);
};

const expected = {
  profession: 'rn',
  location: 'Austin, TX',
  employment: [
    { position: 'ICU Registered Nurse' },
    { position: 'Telemetry Nurse' },
    { employer: 'Hill Country Care Home' },
  ],
  licenses: [{ state: 'TX', scope: 'multistate' }],
};

describe('reading a resume', () => {
  it('finds the same in a PDF and a Word document', async () => {
    const fromPdf = await setUp(await pdfOf(nurseResume))();
    const fromWord = await setUp(docxOf(nurseResume), 'docx')();
    expect(fromPdf).toMatchObject(expected);
    expect(fromWord).toEqual(fromPdf);
  });

  it('rejects a document with too many pages', async () => {
    const pages = limits.resumePagesRead * 2;
    await expect(setUp(await pdfOf(nurseResume, pages))()).rejects.toMatchObject({
      code: 'RESUME_NOT_READ',
      reason: notice('resumeTooLong', { pages, max: limits.resumePagesRead }),
    });
  });

  it.each([
    ['a PDF without text', pdf(), 'pdf', 'resumeWithoutText'],
    ['an empty Word document', docxOf(''), 'docx', 'resumeWithoutText'],
    ['a damaged Word document', docx(), 'docx', 'resumeDamaged'],
    ['a damaged PDF', Buffer.from('%PDF-1.4\nnothing'), 'pdf', 'resumeDamaged'],
  ] as const)('says why it cannot read %s', async (_what, content, type, reason) => {
    await expect(setUp(content, type)()).rejects.toMatchObject({ code: 'RESUME_NOT_READ', reason: notice(reason) });
  });

  it('requires a resume', async () => {
    await expect(setUp(null)()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is limited to some times a day', async () => {
    const read = setUp(docxOf(nurseResume), 'docx');
    for (let time = 0; time < limits.resumeReadingsPerDay; time += 1) await read();
    await expect(read()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});
