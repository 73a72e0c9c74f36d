/**
 * A document of the set was opened by whoever signs it: written by the server as the bytes, or the page with the same words, leave for their session
 * in their turn. What a page reports of itself would be no evidence that anything was there to be read.
 */
import { Readable } from 'node:stream'
import type { Container } from '../../container.ts'
import { insertSigningEvent } from '../../store/repositories/signing-events.ts'
import { currentScope, inScope } from '../../store/scope.ts'
import type { DocumentContent } from '../documents/read-document.ts'
import { ceremonyOf, openSigningPart, type SigningCaller } from './signing-part.ts'

export interface Opening {
  readonly who: SigningCaller
  readonly document: string
  /** of the network, as trusted proxies report it */
  readonly address: string
  readonly agent: string | undefined
  /** A HEAD request: its answer has no content. */
  readonly isHead: boolean
}

/** The same content; its end is held back until the row is written, so that one which is cut off on its way adds none. */
export function recordingOpened(container: Container, opening: Opening, given: DocumentContent): DocumentContent {
  if (opening.isHead) return given
  const scope = currentScope()
  const content = Readable.from(
    heldBack(given.content, () => inScope(scope, () => recordOpened(container, opening))),
    { objectMode: false },
  )
  // Also where no one began to read.
  content.once('close', () => given.content.destroy())
  return { ...given, content }
}

async function* heldBack(content: Readable, beforeEnd: () => Promise<void>): AsyncGenerator<Uint8Array> {
  let last: Uint8Array | undefined
  for await (const chunk of content) {
    if (last) yield last
    last = chunk as Uint8Array
  }
  await beforeEnd()
  if (last) yield last
}

/** Nothing is written of what is not theirs to sign now, before they agreed to sign here, or a second time. */
async function recordOpened(container: Container, { who, document, address, agent }: Opening): Promise<void> {
  const { db, clock, sealing } = container
  const now = clock.now()
  // Most readings are of no signing: they lock nothing.
  if (!(await openSigningPart(db, who, now)).isOpen) return
  await db.transaction(async (session) => {
    const part = await openSigningPart(session, who, now, true)
    const { consentedAt, documents } = await ceremonyOf(session, container, part)
    const opened = documents.find(({ documentId }) => documentId === document)
    if (!part.isOpen || consentedAt === undefined || !opened || opened.openedAt !== undefined) return
    const { file, party, actor, signer } = part
    const { sha256 } = opened
    await insertSigningEvent(session, sealing, {
      applicationId: file.row.id,
      party,
      actor,
      event: 'DOCUMENT_OPENED',
      at: now,
      address,
      agent,
      document,
      sha256,
      // As with what they do on the page: of a signer it counts for this email (eventsOfHolder).
      detail: signer?.email === undefined ? undefined : { email: signer.email },
    })
  })
}
