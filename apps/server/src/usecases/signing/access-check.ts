/**
 * Shows that a person can open the kind of file that they are given (15 USC 7001(c)(1)(C)(ii)): a PDF with a word, which they type. Which word
 * is by application and party, so that a reload asks for the same one.
 */
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { ACCESS_WORDS } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { writePdfInThread } from '../../documents/pdf/write-pdf-in-thread.ts'
import type { DocumentContent } from '../documents/read-document.ts'
import { openSigningPart, type SigningCaller, type SigningPart } from './signing-part.ts'

export function accessWord({ macs }: Pick<Container, 'macs'>, { file, party }: Pick<SigningPart, 'file' | 'party'>): string {
  const digest = macs.mac('guesses', `signing-access/${file.row.id}/${party}`)
  return ACCESS_WORDS[Number.parseInt(digest.slice(0, 8), 16) % ACCESS_WORDS.length]!
}

/** @throws Problem not_found */
export async function readAccessCheck(container: Container, who: SigningCaller): Promise<DocumentContent> {
  const part = await openSigningPart(container.db, who, container.clock.now())
  const brand = container.engine.parts.services.brandOf(part.file.row.organizationCode)
  const bytes = await writePdfInThread({
    title: 'Can you open this file?',
    author: brand.names.legal,
    madeAt: part.file.row.createdAt,
    blocks: [
      { kind: 'title', text: 'Can you open this file?' },
      { kind: 'paragraph', text: 'Your documents are files of this kind. Type this word on the page where you opened the file:' },
      { kind: 'heading', text: accessWord(container, part) },
      { kind: 'small', text: `Test file ${createHash('sha256').update(`${part.file.row.id}/${part.party}`).digest('hex').slice(0, 8)}.` },
    ],
  })
  return {
    content: Readable.from([Buffer.from(bytes)]),
    byteSize: bytes.length,
    mediaType: 'application/pdf',
    name: 'can-you-open-this.pdf',
  }
}
