import { profileRoutes } from '@shared/people/api/profiles.routes';
import { resumeRoutes } from '@shared/people/api/resumes.routes';
import { limits, inMegabytes } from '@shared/limits';
import { messages, refused, refusedFields, said } from '@shared/text/english.fixture';
import type { Download } from '@shared/core/model/file';
import { documentKeys } from '@shared/platform/media';
import { describe, expect, it } from 'vitest';
import { docx, eicar, pdf, pdfWith, wordMacroMain } from '@lambdas/platform/files/documents.fake';
import { png } from '@lambdas/platform/files/images.fake';
import { pdfOf } from '@lambdas/people/resumes/reading/resume-files.fake';
import { nurseResume } from '@lambdas/people/resumes/reading/resumes.fixture';
import { sendFile } from '../../../scripts/seed/images/send-file';
import { api } from '../../support/client';
import { apply, createJob, registerApplicant, registerSupport } from '../../support/marketplace';
import { registerEmployer, registerProfessional, type Person } from '../../support/people';
import { sharedStack } from '../../support/stack';
import { notice } from '@shared/text/notice';

await sharedStack();
const as = ({ token }: Person) => ({ token });
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const ask = (person: Person, body: object = { contentType: 'application/pdf', size: 1000 }) =>
  api(resumeRoutes.requestResumeUpload, { body: body as never }, as(person));
const upload = async (person: Person, file: Buffer): Promise<string> => {
  const target = (await ask(person)).body;
  await sendFile(target, file);
  return target.uploadId;
};
const set = async (person: Person, file: Buffer, fileName = 'CV.pdf') =>
  api(resumeRoutes.setResume, { body: { uploadId: await upload(person, file), fileName } }, as(person));
const mine = (person: Person) => api(resumeRoutes.getMyResume, {}, as(person));
const generate = (person: Person) => api(resumeRoutes.generateMyResume, {}, as(person));
const of = (reader: Person, { userId }: Person) =>
  api(resumeRoutes.getProfessionalResume, { params: { userId } }, as(reader));
const fetched = async ({ url }: Download) => {
  const response = await fetch(url);
  return { response, content: Buffer.from(await response.arrayBuffer()) };
};

const read = (person: Person) => api(resumeRoutes.readMyResume, {}, as(person));

describe('reading a resume', () => {
  it('proposes its contents and changes nothing', async () => {
    const person = await registerProfessional();
    expect((await read(person)).status).toBe(404);
    await set(person, await pdfOf(nurseResume));
    const before = (await api(profileRoutes.getMyProfile, {}, as(person))).body;
    const { status, body } = await read(person);
    expect(status).toBe(200);
    expect(body).toMatchObject({ profession: 'rn', licenses: [{ state: 'TX', scope: 'multistate' }] });
    expect((await api(profileRoutes.getMyProfile, {}, as(person))).body).toEqual(before);
    expect((await read(await registerEmployer())).status).toBe(403);
  });

  it('says why a file yields nothing, and keeps it', async () => {
    const person = await registerProfessional();
    await set(person, pdf());
    expect(await read(person)).toMatchObject({
      status: 422,
      body: { code: 'RESUME_NOT_READ', reason: { code: 'resumeWithoutText' } },
    });
    expect((await mine(person)).status).toBe(200);
  });
});

describe('an uploaded resume', () => {
  it.each([
    ['a PDF', pdf(), 'CV.pdf', 'application/pdf'],
    ['a Word document', docx(), 'CV.docx', word],
  ])('is %s that its owner can save under its name', async (_what, content, fileName, contentType) => {
    const person = await registerProfessional();
    const { status, body } = await set(person, content);
    expect([status, body]).toEqual([200, expect.objectContaining({ fileName, contentType, bytes: content.length })]);
    expect(Object.keys(body)).not.toContain('key');
    const download = (await mine(person)).body;
    const { response, content: got } = await fetched(download);
    expect(got).toEqual(content);
    expect(response.headers.get('content-type')).toBe(contentType);
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="${fileName}"; filename*=UTF-8''${fileName}`,
    );
    expect(Date.parse(download.expiresAt) - Date.now()).toBeLessThanOrEqual(limits.downloadMinutes * 60_000);
    expect(new URL(download.url).searchParams.get('X-Amz-Expires')).toBe(String(limits.downloadMinutes * 60));
    const { resume } = (await api(profileRoutes.getMyProfile, {}, as(person))).body;
    expect(resume).toEqual(body);
  });

  it('has its own signed address: one file, for one way of saving it', async () => {
    const [person, other] = await Promise.all([registerProfessional(), registerProfessional()]);
    await Promise.all([set(person, pdf()), set(other, pdf())]);
    const [own, foreign] = (await Promise.all([mine(person), mine(other)])).map(({ body }) => new URL(body.url));
    expect(own?.pathname).toMatch(new RegExp(`/${documentKeys.resume}${person.userId}/[0-9A-Z]{26}\\.pdf$`));
    expect(own?.searchParams.get('X-Amz-Signature')).toMatch(/^[0-9a-f]{64}$/);
    expect(own?.searchParams.get('X-Amz-Signature')).not.toBe(foreign?.searchParams.get('X-Amz-Signature'));
    expect(own?.searchParams.get('response-content-type')).toBe('application/pdf');
    expect(own?.searchParams.get('response-content-disposition')).toMatch(/^attachment;/);
  });

  it.each([
    ['an image', png()],
    ['a document with macros', docx({}, wordMacroMain)],
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ])('is rejected when it is %s, whatever type was declared', async (_what, content) => {
    const person = await registerProfessional();
    expect(await set(person, content)).toMatchObject({
      status: 400,
      body: { error: messages.resumeType, fields: refusedFields({ resume: notice('resumeType') }) },
    });
    expect((await mine(person)).status).toBe(404);
  });

  it.each([
    ['a virus', pdfWith(`% ${eicar}\n`), notice('fileInfected')],
    [
      'a script',
      pdfWith('4 0 obj\n<</OpenAction<</S/J#61vaScript/JS(app.alert(1))>>>>\nendobj\n'),
      notice('fileActive'),
    ],
    ['a password', pdfWith('trailer\n<</Encrypt 4 0 R>>\n'), notice('fileProtected')],
  ])('is refused beside its field when it is a PDF with %s', async (_what, content, reason) => {
    const person = await registerProfessional();
    expect(await set(person, content)).toMatchObject({
      status: 400,
      body: { error: refused(reason).error, reason: { code: reason }, fields: refusedFields({ resume: reason }) },
    });
    expect((await mine(person)).status).toBe(404);
  });

  it('is announced within the limits', async () => {
    const person = await registerProfessional();
    expect(await ask(person, { contentType: 'text/plain', size: 1 })).toMatchObject({
      body: { fields: refusedFields({ contentType: notice('resumeType') }) },
    });
    expect(await ask(person, { contentType: word, size: limits.documentBytes + 1 })).toMatchObject({
      body: {
        fields: refusedFields({ size: notice('resumeTooLarge', { megabytes: inMegabytes(limits.documentBytes) }) }),
      },
    });
  });

  it('is one when several are set at once, and is deleted with its file', async () => {
    const person = await registerProfessional();
    const answers = await Promise.all([set(person, pdf()), set(person, docx()), set(person, pdf(), 'Other.pdf')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const download = (await mine(person)).body;
    expect((await fetched(download)).response.status).toBe(200);
    expect((await api(resumeRoutes.removeResume, {}, as(person))).body).toEqual(said('resumeRemoved'));
    expect((await fetch(download.url)).status).toBe(404);
    expect((await mine(person)).status).toBe(404);
    expect((await api(resumeRoutes.removeResume, {}, as(person))).status).toBe(200);
  });

  it('is accepted once, from its owner’s upload only', async () => {
    const [person, other] = await Promise.all([registerProfessional(), registerProfessional()]);
    const uploadId = await upload(person, pdf());
    const use = (who: Person) => api(resumeRoutes.setResume, { body: { uploadId, fileName: 'CV.pdf' } }, as(who));
    expect(await use(other)).toMatchObject({ body: { code: 'UPLOAD_MISSING' } });
    expect((await use(person)).status).toBe(200);
    expect(await use(person)).toMatchObject({ body: { code: 'UPLOAD_MISSING' } });
  });
});

describe('a resume made from the profile', () => {
  it('is a PDF that is regenerated each time', async () => {
    const person = await registerApplicant();
    const { status, body } = await generate(person);
    expect([status, body.fileName]).toEqual([200, 'Robin Example - Resume.pdf']);
    const { response, content } = await fetched(body);
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain('Robin Example - Resume.pdf');
    expect(new URL(body.url).pathname).toContain(`/${documentKeys.resume}`);
    expect((await generate(person)).status).toBe(200);
  });

  it('needs a profile', async () => {
    expect(await generate(await registerProfessional())).toMatchObject({ body: { code: 'PROFILE_REQUIRED' } });
  });
});

describe('the resume of an applicant', () => {
  it('is for the organization that they applied to, until they block it', async () => {
    const [person, employer, other] = await Promise.all([registerApplicant(), registerEmployer(), registerEmployer()]);
    expect((await of(employer, person)).status).toBe(404);
    await apply(person, (await createJob(employer)).jobId);
    const made = await of(employer, person);
    expect([made.status, made.body.fileName]).toEqual([200, 'Robin Example - Resume.pdf']);
    await set(person, pdf(), 'My own.pdf');
    const { body } = await of(employer, person);
    expect([body.fileName, (await fetched(body)).content]).toEqual(['My own.pdf', pdf()]);
    expect((await of(other, person)).status).toBe(404);
    const params = { organizationId: employer.organizationId };
    expect((await api(profileRoutes.blockOrganization, { params }, as(person))).status).toBe(200);
    expect((await of(employer, person)).status).toBe(404);
  });

  it('is for support and for its owner, not for other professionals', async () => {
    const [person, other, support] = await Promise.all([registerApplicant(), registerApplicant(), registerSupport()]);
    const answers = await Promise.all([of(support, person), of(person, person), of(other, person)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404]);
  });
});
