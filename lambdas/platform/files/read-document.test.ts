import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { docx, pdf, wordMacroMain } from './documents.fake';
import { gif, html, jpeg, png, svg } from './images.fake';
import { readDocument } from './read-document';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const typeOf = (content: Buffer) => readDocument(content)?.contentType ?? null;

describe('a PDF', () => {
  it('is known by its header and its trailer', () => {
    expect(readDocument(pdf())).toMatchObject({ contentType: 'application/pdf', extension: 'pdf' });
  });

  it('ends at its trailer: anything after it is dropped', () => {
    const whole = pdf();
    const followed = readDocument(Buffer.concat([whole, Buffer.from('<script>alert(1)</script>')]));
    expect(followed?.content.toString()).toBe(whole.toString());
  });

  it.each([
    ['before it', Buffer.concat([Buffer.from('<html>'), pdf()])],
    ['before it, as far as readers search', Buffer.concat([Buffer.alloc(1024, 0x20), pdf()])],
    ['behind it, of any length', Buffer.concat([pdf(), Buffer.alloc(5000)])],
  ])('is kept without what is %s', (_where, content) => {
    expect(readDocument(content)?.content.toString()).toBe(pdf().toString());
  });

  it.each([
    ['without a trailer', pdf().subarray(0, -30)],
    ['with a trailer that is too far from its end', Buffer.concat([pdf(), Buffer.alloc(2000, 0x78)])],
    ['whose table is behind its end', Buffer.from('%PDF-1.7\nstartxref\n99999\n%%EOF')],
    ['whose header comes too late', Buffer.concat([Buffer.alloc(1025, 0x20), pdf()])],
    ['of no version', Buffer.from('%PDF-x\nstartxref\n0\n%%EOF')],
    ['that is its header', Buffer.from('%PDF-1.4\n')],
  ])('%s is none', (_how, content) => {
    expect(typeOf(content)).toBeNull();
  });
});

describe('a Word document', () => {
  it('is an archive with a main part of the right type', () => {
    const content = docx();
    expect(readDocument(content)).toEqual({ contentType: word, extension: 'docx', content });
    expect(typeOf(docx({ 'word/media/image1.png': new Uint8Array(png()) }))).toBe(word);
  });

  it.each([
    ['without a list of types', docx({ '[Content_Types].xml': null })],
    ['without a main part', docx({ 'word/document.xml': null })],
    ['with a macro project', docx({ 'word/vbaProject.bin': new Uint8Array(8) })],
    ['with a control', docx({ 'word/activeX/activeX1.xml': new Uint8Array(8) })],
    ['that may hold macros', docx({}, wordMacroMain)],
    ['that is a spreadsheet', docx({}, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml')],
    ['that is cut off', docx().subarray(0, -4)],
    ['with something before it', Buffer.concat([Buffer.from('#!/bin/sh\n'), docx()])],
    ['with something behind it', Buffer.concat([docx(), Buffer.from('more')])],
    ['that is another archive', Buffer.from(zipSync({ 'a.txt': strToU8('a') }))],
  ])('%s is none', (_how, content) => {
    expect(typeOf(content)).toBeNull();
  });

  it('is not unpacked: a content type list that grows too large is rejected', () => {
    expect(typeOf(docx({ '[Content_Types].xml': new Uint8Array(4 * 1024 * 1024) }))).toBeNull();
    const lying = docx({ '[Content_Types].xml': new Uint8Array(4 * 1024 * 1024) });
    const directory = lying.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    lying.writeUInt32LE(100, directory + 24);
    expect(typeOf(lying)).toBeNull();
  });

  it('is rejected when its declared size is too large', () => {
    const bomb = docx();
    const directory = bomb.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    bomb.writeUInt32LE(0xfffffff0, directory + 24);
    expect(typeOf(bomb)).toBeNull();
  });

  it('is rejected when its directory is in another place', () => {
    const lost = docx();
    lost.writeUInt32LE(0xfffffff0, lost.length - 6);
    expect(typeOf(lost)).toBeNull();
  });

  it('is rejected without an error when damaged anywhere', () => {
    const content = docx();
    for (let at = 0; at < content.length; at += 1) {
      const damaged = Buffer.from(content);
      damaged[at] = damaged[at]! ^ 0xff;
      expect([null, word]).toContain(typeOf(damaged));
    }
  });
});

it('a scanned document is an image of the two kinds that scanners make', () => {
  expect([png(), jpeg].map(typeOf)).toEqual(['image/png', 'image/jpeg']);
});

it.each([
  ['GIF', gif],
  ['SVG', svg],
  ['HTML', html],
  ['nothing', Buffer.alloc(0)],
])('is never %s', (_what, content) => {
  expect(typeOf(content)).toBeNull();
});
