/** An email as mail clients send it, with every file attached. */
export const mailWithFiles = (mail: {
  from: string;
  to: string;
  text: string;
  files: { name: string; content: Buffer }[];
}) =>
  [
    ...[`From: ${mail.from}`, `To: ${mail.to}`, 'Subject: Re', 'MIME-Version: 1.0'],
    ...['Content-Type: multipart/mixed; boundary="b"', '', '--b', 'Content-Type: text/plain', '', mail.text],
    ...mail.files.flatMap(({ name, content }) => [
      ...['--b', `Content-Type: application/octet-stream; name="${name}"`],
      ...[`Content-Disposition: attachment; filename="${name}"`, 'Content-Transfer-Encoding: base64', ''],
      content.toString('base64'),
    ]),
    '--b--',
  ].join('\r\n');
