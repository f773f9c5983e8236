/** A form as a browser sends it, with its headers. */
export function makeMultipart(parts: readonly { name: string; filename?: string; content: string | Buffer }[]) {
  const boundary = 'sitewright-test-boundary'
  const pieces = parts.flatMap(({ name, filename, content }) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n` +
      `${filename === undefined ? '' : 'Content-Type: application/octet-stream\r\n'}\r\n`,
    content,
    '\r\n',
  ])
  return {
    body: Buffer.concat([...pieces, `--${boundary}--\r\n`].map((piece) => Buffer.from(piece))),
    contentType: `multipart/form-data; boundary=${boundary}`,
  }
}
