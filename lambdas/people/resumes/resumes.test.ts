import { limits, inMegabytes } from '@shared/limits';
import { notice } from '@shared/text/notice';
import type { StoredProfile } from '@shared/people/model/professional';
import { describe, expect, it } from 'vitest';
import { docx, pdf, wordMacroMain } from '../../platform/files/documents.fake';
import { FakeFiles } from '../../platform/files/files.fake';
import { png } from '../../platform/files/images.fake';
import { ConcurrentModificationError } from '../../platform/table/retry-on-conflict';
import { readProfile } from '../../store/people/profiles/profile-item';
import { generateMyResume } from './generate-resume';
import { getMyResume, removeResume, setResume } from './my-resume';
import type { ResumeItem } from '../../store/people/profiles/resume-item';
import type { Deps } from './ports';
import { getProfessionalResume } from './professional-resume';

const userId = '0b6f2f0e-2f7d-4a53-9d0f-3c3a5f1b7a10';
const readerId = '7c1b7a10-2f7d-4a53-9d0f-0b6f2f0e3c3a';
const organizationId = 'org_00000000000000000000000001';

const saved = (more: Record<string, unknown> = {}): StoredProfile =>
  readProfile({ userId, version: 1, profile_completion: 90, updatedAt: '2026-11-21T12:00:00.000Z', ...more });

const setUp = (profile: StoredProfile | null = saved()) => {
  const fake = new FakeFiles();
  const world = { stored: null as ResumeItem | null, applied: false, meanwhile: null as (() => void) | null };
  const resumes: Deps['resumes'] = {
    get: async () => world.stored,
    set: async ({ previous, resume, uploadId }) => {
      const run = world.meanwhile;
      world.meanwhile = null;
      run?.();
      if (world.stored !== previous) throw new ConcurrentModificationError();
      fake.spend(uploadId, userId);
      world.stored = resume;
    },
  };
  const account = { firstName: 'Ada', lastName: 'Rivera', email: 'ada@example.com', phone: '' };
  const candidates: Deps['candidates'] = {
    profile: async () => profile,
    hasApplied: async () => world.applied,
    source: async () => (profile && profile.version > 0 ? { profile, account, portfolio: [] } : null),
  };
  const drawn: Deps['pdf'] = { draw: async ({ name }) => Buffer.from(name) };
  const { clock, files, uploads, documents, throttle } = fake;
  const documentReader: Deps['documentReader'] = { read: async (key) => fake.kept.get(key)?.content ?? null };
  const reader: Deps['reader'] = { read: () => Promise.reject(new Error('No resume is read here.')) };
  const deps: Deps = {
    switches: { isOn: async () => true },
    resumes,
    candidates,
    clock,
    files,
    uploads,
    documents,
    documentReader,
    reader,
    throttle,
    pdf: drawn,
    disclosures: { handOver: async (handed) => handed.map(() => true) },
  };
  const set = async (content: Buffer | 'too_large', fileName = 'My CV.docx') =>
    setResume(deps, { userId, language: 'en', uploadId: await fake.upload(userId, 'resume', content), fileName });
  return { deps, world, set, kept: fake.kept, sent: fake.sent };
};

describe('an uploaded resume', () => {
  it('is kept under its name with the extension of its real type', async () => {
    const { set, kept, sent, deps } = setUp();
    await expect(set(pdf())).resolves.toEqual({
      fileName: 'My CV.pdf',
      contentType: 'application/pdf',
      bytes: pdf().length,
      uploadedAt: '2026-11-21T12:00:00.000Z',
    });
    expect(await set(docx(), 'Ada Rivera.docx')).toMatchObject({ fileName: 'Ada Rivera.docx' });
    expect([kept.size, sent.size]).toEqual([1, 0]);
    const [key] = kept.keys();
    await expect(getMyResume(deps, userId)).resolves.toMatchObject({
      url: `https://files.test/${key}`,
      fileName: 'Ada Rivera.docx',
    });
  });

  it.each([
    ['an image', png(), notice('resumeType')],
    ['a document with macros', docx({}, wordMacroMain), notice('resumeType')],
    ['text', Buffer.from('My resume'), notice('resumeType')],
    ['too large', 'too_large' as const, notice('resumeTooLarge', { megabytes: inMegabytes(limits.documentBytes) })],
  ])('is rejected when it is %s', async (_what, content, reason) => {
    const { set, kept } = setUp();
    await expect(set(content)).rejects.toMatchObject({ reason, extras: { fields: { resume: reason } } });
    expect(kept.size).toBe(0);
  });

  it('is removed together with its file', async () => {
    const { deps, set, kept } = setUp();
    await set(pdf());
    await removeResume(deps, userId);
    expect(kept.size).toBe(0);
    await expect(getMyResume(deps, userId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(removeResume(deps, userId)).resolves.toBeUndefined();
  });

  it('is the last one set by two concurrent requests', async () => {
    const { deps, world, set, kept } = setUp();
    const others: Promise<unknown>[] = [];
    world.meanwhile = () => others.push(set(docx(), 'other'));
    await set(pdf());
    await Promise.all(others);
    expect([...kept.keys()]).toEqual([world.stored?.key]);
    await expect(getMyResume(deps, userId)).resolves.toBeDefined();
  });
});

describe('a resume generated from the profile', () => {
  it('is created for people with a saved profile, a limited number of times a day', async () => {
    const { deps, kept } = setUp();
    const made = await generateMyResume(deps, userId, 'en');
    expect(made).toMatchObject({ fileName: 'Ada Rivera - Resume.pdf' });
    for (let more = 1; more < limits.generatedResumesPerReaderPerDay; more += 1)
      await generateMyResume(deps, userId, 'en');
    await expect(generateMyResume(deps, userId, 'en')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(kept.size).toBe(1);
  });

  it('requires a profile', async () => {
    await expect(generateMyResume(setUp(null).deps, userId, 'en')).rejects.toMatchObject({ code: 'PROFILE_REQUIRED' });
    const unsaved = readProfile({ userId, updatedAt: '2026-11-21T12:00:00.000Z', photo_url: '/media/photos/x.png' });
    await expect(generateMyResume(setUp(unsaved).deps, userId, 'en')).rejects.toMatchObject({
      code: 'PROFILE_REQUIRED',
    });
  });
});

describe('a professional’s resume', () => {
  const member = { userId: readerId, organizationId, isSupport: false };
  const read = ({ deps }: ReturnType<typeof setUp>, reader: typeof member | { isSupport: true } = member) =>
    getProfessionalResume(deps, { userId, language: 'en', reader: { ...member, organizationId: null, ...reader } });
  const missing = { code: 'NOT_FOUND' };

  it('is readable for organizations they applied to, uploaded or else generated', async () => {
    const world = setUp();
    await expect(read(world)).rejects.toMatchObject(missing);
    world.world.applied = true;
    await expect(read(world)).resolves.toMatchObject({ fileName: 'Ada Rivera - Resume.pdf' });
    await world.set(pdf());
    await expect(read(world)).resolves.toMatchObject({ fileName: 'My CV.pdf' });
  });

  it.each(['private', 'anonymous'])('is readable for those even with a %s profile', async (visibility) => {
    const world = setUp(saved({ privacy: { visibility } }));
    await expect(read(world)).rejects.toMatchObject(missing);
    world.world.applied = true;
    await expect(read(world)).resolves.toBeDefined();
  });

  it('is NOT_FOUND for organizations they blocked', async () => {
    const world = setUp(saved({ blockedOrganizations: [organizationId] }));
    world.world.applied = true;
    await expect(read(world)).rejects.toMatchObject(missing);
  });

  it('is readable for support and themselves, not for other professionals', async () => {
    const world = setUp();
    await expect(read(world, { isSupport: true })).resolves.toBeDefined();
    const self = { userId, organizationId: null, isSupport: false };
    await expect(getProfessionalResume(world.deps, { userId, reader: self, language: 'en' })).resolves.toBeDefined();
    const other = { ...self, userId: readerId };
    await expect(getProfessionalResume(world.deps, { userId, reader: other, language: 'en' })).rejects.toMatchObject(
      missing,
    );
  });

  it('is NOT_FOUND without a profile', async () => {
    await expect(read(setUp(null), { isSupport: true })).rejects.toMatchObject(missing);
  });
});
