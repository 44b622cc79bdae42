import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { pdf, pdfWith } from './documents.fake';
import { pdfObjection } from './pdf-content';

const packed = (objects: string, extra = '/Filter/FlateDecode', data = deflateSync(Buffer.from(objects))): Buffer =>
  pdfWith(
    Buffer.concat([
      Buffer.from(`4 0 obj\n<</Type/ObjStm/N 1${extra}/Length ${data.length}>>\nstream\n`),
      data,
      Buffer.from('\nendstream\nendobj\n'),
    ]),
  );

it.each([
  ['pages', pdf()],
  [
    'what programs write: the first page, shown when it opens',
    pdfWith('4 0 obj\n<</OpenAction[3 0 R/XYZ null null 0]>>\nendobj\n'),
  ],
  [
    'the same, as an action',
    pdfWith('4 0 obj\n<</OpenAction 5 0 R>>\nendobj\n5 0 obj\n<</S/GoTo/D[3 0 R/Fit]>>\nendobj\n'),
  ],
  ['a link', pdfWith('4 0 obj\n<</Type/Annot/A<</S/URI/URI(https://example.com/JS/AA)>>>>\nendobj\n')],
  ['a title that speaks of it', pdfWith('4 0 obj\n<</Title(Node/JavaScript \\(/JS\\) /AA)>>\nendobj\n')],
  ['a comment that speaks of it', pdfWith('4 0 obj\n<</A 1 % /JavaScript\n>>\nendobj\n')],
  [
    'the same, packed',
    packed('5 0 6 22 <</OpenAction 6 0 R>> <</S/GoTo/D[3 0 R/Fit]>>', '/First 9/Filter/FlateDecode'),
  ],
  ['packed objects', packed('5 0 <</Type/Page/Contents 6 0 R>>')],
  ['names that begin alike', pdfWith('4 0 obj\n<</JSX 1/AAB 2/Launching 3>>\nendobj\n')],
])('lets %s through', (_what, file) => {
  expect(pdfObjection(file)).toBeNull();
});

it.each([
  ['a script', '<</S/JavaScript/JS(app.alert(1))>>'],
  ['a script, its name escaped', '<</S/J#61vaScript/J#53(app.alert(1))>>'],
  ['a script when it opens', '<</OpenAction<</S/JavaScript/JS(x)>>>>'],
  ['an address when it opens', '<</OpenAction<</S/URI/URI(https://example.com)>>>>'],
  ['an action when it opens that is somewhere else', '<</OpenAction 9 0 R>>'],
  ['an escaped action when it opens', '<</Open#41ction[3 0 R/Fit]>>'],
  ['actions of its own', '<</AA<</O<</S/Named/N/Print>>>>>>'],
  ['a program', '<</S/Launch/F(cmd.exe)>>'],
  ['a file', '<</Type/EmbeddedFile/Length 0>>'],
  ['a list of files', '<</Names<</EmbeddedFiles 5 0 R>>>>'],
  ['a player', '<</Type/Annot/Subtype/RichMedia>>'],
  ['a form that is a program', '<</AcroForm<</XFA 5 0 R>>>>'],
  ['a form that is sent', '<</A<</S/SubmitForm>>>>'],
  ['a script behind a string', '<</T(a \\) b (c) d)/S/JavaScript>>'],
  ['a script behind a string without an end', '<</T(a/S/JavaScript>>'],
  ['a script behind a hexadecimal string', '<</T<28>/S/JavaScript>>'],
  ['a script between line breaks', '<</S\r/JavaScript\r/JS 5 0 R>>'],
])('refuses %s', (_what, dictionary) => {
  expect(pdfObjection(pdfWith(`4 0 obj\n${dictionary}\nendobj\n`))).toBe('active');
  expect(pdfObjection(packed(`4 0 ${dictionary}`))).toBe('active');
});

it('finds an object within a stream’s data, where an offset may point', () => {
  const data = 'nothing 7 0 obj <</S/JavaScript>> endobj';
  expect(pdfObjection(pdfWith(`4 0 obj\n<</Length ${data.length}>>\nstream\n${data}\nendstream\nendobj\n`))).toBe(
    'active',
  );
});

it('rejects content that it cannot inspect', () => {
  const objects = '5 0 <</Type/Page>>';
  expect(pdfObjection(packed(objects, '/Filter/LZWDecode'))).toBe('active');
  expect(pdfObjection(packed(objects, '/Filter[/ASCIIHexDecode/FlateDecode]'))).toBe('active');
  expect(pdfObjection(packed(objects, '/Filter/FlateDecode/DecodeParms<</Predictor 12>>'))).toBe('active');
  expect(pdfObjection(packed(objects, '/Filter/FlateDecode', Buffer.from('no zlib')))).toBe('active');
  const bomb = deflateSync(Buffer.alloc(70 * 1024 * 1024, 32));
  expect(pdfObjection(packed('', '/Filter/FlateDecode', bomb))).toBe('active');
  expect(pdfObjection(pdfWith('trailer\n<</Root 1 0 R/Encrypt 5 0 R>>\n'))).toBe('protected');
});

it('reads a file that is made to be slow within bounds', () => {
  expect(pdfObjection(pdfWith(`4 0 obj\n<<${'( obj '.repeat(200_000)}>>\nendobj\n`))).toBe('active');
});
