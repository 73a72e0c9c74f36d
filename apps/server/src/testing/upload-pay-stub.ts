/** Uploads an income document as a borrower does. */
import { payStubPdf } from './income-documents.ts'
import { APPLICATION, type Person } from './person.ts'
import type { TestApp } from './test-app.ts'

export async function uploadDocument(app: TestApp, borrower: Person, kind: string, file: Buffer, name: string): Promise<string> {
  const boundary = 'income-document'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  const reply = await app.call({
    method: 'POST',
    url: `${APPLICATION}/${borrower.uuid}/documents?kind=${kind}`,
    headers: { ...borrower.headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
  if (reply.statusCode !== 201) throw new Error(`The document was not taken: ${reply.statusCode} ${reply.body}`)
  return reply.json<{ uuid: string }>().uuid
}

export const uploadPayStub = async (app: TestApp, borrower: Person, kind = 'PAY_STUB'): Promise<string> =>
  uploadDocument(app, borrower, kind, await payStubPdf(), 'stub.pdf')
