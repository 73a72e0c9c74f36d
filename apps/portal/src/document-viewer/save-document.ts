/** Saves a document as a file of its reader's. */
import type { QueryClient } from '@tanstack/react-query'
import { documentContent } from './document-content.ts'
import type { DocumentSource } from './document-source.ts'

/** Long enough for a browser to begin reading it. */
const KEPT_MS = 10_000

/** @throws RequestError for anything but a success */
export async function saveDocument(client: QueryClient, source: DocumentSource, document: string, name: string): Promise<void> {
  const content = await client.ensureQueryData(documentContent(source, document))
  const link = window.document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = fileName(name, content.type)
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
}

const ENDINGS: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'text/plain': '.txt',
}

/** A name without the ending of its kind is given it: by that the reader's device finds the program that opens it. */
export function fileName(name: string, mediaType: string): string {
  const ending = ENDINGS[mediaType.split(';')[0]!.trim()] ?? ''
  return name.toLowerCase().endsWith(ending) ? name : `${name}${ending}`
}
