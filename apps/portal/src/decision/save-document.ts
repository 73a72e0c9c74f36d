/** Saves a document of the application as a file of the borrower's. It is never opened inside our own pages, whatever is in it. */
import { request } from '../api/request.ts'

const PATH = '/service-application/api/v1/application/heloc/:uuid/documents/:document'

/** Long enough for a browser to begin reading it. */
const KEPT_MS = 10_000

/** @throws RequestError for anything but a success */
export async function saveDocument(uuid: string, document: string, name: string): Promise<void> {
  const content = (await request('GET', PATH, { params: { uuid, document } })) as Blob
  const link = window.document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
}
