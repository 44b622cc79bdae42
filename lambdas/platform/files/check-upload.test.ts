import type { AppError } from '@shared/errors';
import { notice } from '@shared/text/notice';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sentDocument, sentImage } from './check-upload';
import { pdf, pdfWith } from './documents.fake';
import { FakeFiles } from './files.fake';
import { png } from './images.fake';
import type { Verdict } from './ports';

const owner = 'someone';
const types = ['application/pdf'] as const;

// A scan takes seconds; the test's clock is fake.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => void vi.useRealTimers());

const sent = async (content: Buffer, verdicts: Verdict[] = ['clean']) => {
  const files = new FakeFiles();
  files.verdicts = verdicts;
  const uploadId = await files.upload(owner, 'resume', content);
  return { files, ref: { kind: 'resume', owner, uploadId } as const };
};
const outcome = async ({ files, ref }: Awaited<ReturnType<typeof sent>>) => {
  const settled = sentDocument(files, ref, types).then(
    () => 'taken',
    (error: unknown) => {
      const { code, extras } = error as AppError;
      return [code, extras];
    },
  );
  await vi.runAllTimersAsync();
  return settled;
};
const refused = (message: string) => ['INVALID_REQUEST', { fields: { resume: message } }];

describe('an uploaded file', () => {
  it('is accepted once the scanner reports it clean', async () => {
    expect(await outcome(await sent(pdf()))).toBe('taken');
    expect(await outcome(await sent(pdf(), ['pending', 'pending', 'clean']))).toBe('taken');
  });

  it.each([
    ['a virus', ['infected'], notice('fileInfected')],
    ['a virus, found late', ['pending', 'infected'], notice('fileInfected')],
    ['something that no scanner reads', ['unreadable'], notice('fileUnreadable')],
  ] as const)('is refused beside its field: %s', async (_what, verdicts, message) => {
    expect(await outcome(await sent(pdf(), [...verdicts]))).toEqual(refused(message));
  });

  it('stays in quarantine while the result is unknown, and can be checked again', async () => {
    const waiting = await sent(pdf(), ['pending']);
    expect(await outcome(waiting)).toEqual(['UPLOAD_BEING_CHECKED', { retryAfterSeconds: 2 }]);
    waiting.files.verdicts = ['clean'];
    expect(await outcome(waiting)).toBe('taken');
  });

  it('is rejected when it is a PDF with active content, or cannot be inspected', async () => {
    const active = pdfWith('4 0 obj\n<</S/J#61vaScript/JS(x)>>\nendobj\n');
    expect(await outcome(await sent(active))).toEqual(refused(notice('fileActive')));
    const locked = pdfWith('trailer\n<</Encrypt 4 0 R>>\n');
    expect(await outcome(await sent(locked))).toEqual(refused(notice('fileProtected')));
  });

  it('is scanned also when it is an image', async () => {
    const files = new FakeFiles();
    files.verdicts = ['infected'];
    const uploadId = await files.upload(owner, 'image', png());
    await expect(sentImage(files, { kind: 'image', owner, uploadId })).rejects.toMatchObject({
      extras: { fields: { image: notice('fileInfected') } },
    });
  });
});
