/** One event of signing: judged against what is on file now, and kept as evidence. The same event again changes nothing. */
import type { SigningStateBody } from '@hearthline/contract'
import {
  electronicSigningVersion,
  nextPlace,
  onPaperSince,
  ownerMatches,
  paperCopies,
  type SigningCeremony,
  type SigningEvent,
  standing,
  unreadDocument,
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { paperRequestMail } from '../../mail/paper-request-mail.ts'
import { insertSigningEvent, type NewSigningEvent } from '../../store/repositories/signing-events.ts'
import { sendUnstored } from '../events/send-unstored.ts'
import { invalid, notFound, Problem } from '../problem.ts'
import { accessWord } from './access-check.ts'
import { chooseWay } from './choose-way.ts'
import { keepDeliveryConsent } from './delivery-consent.ts'
import { isMailedTo, keepMailingAddress } from './mailing-address.ts'
import { keepPaperRequest } from './paper-copies.ts'
import { paperSentTo, signingStateBody } from './read-signing-state.ts'
import { ceremonyOf, openSigningPart, type SigningCaller, type SigningPart } from './signing-part.ts'

export interface Reported {
  readonly who: SigningCaller
  readonly event: SigningEvent
  /** of the network, as trusted proxies report it */
  readonly address: string
  readonly agent: string | undefined
}

/** @throws Problem not_found, conflict, precondition_failed where a document is not the one on file, validation_failed */
export async function recordSigningEvent(container: Container, { who, event, address, agent }: Reported): Promise<SigningStateBody> {
  const { db, clock, sealing } = container
  const now = clock.now()
  const from = { at: now, address, agent }
  const { body, paper } = await db.transaction(async (session) => {
    // Locked: of two tabs one comes first, and the other sees what it did.
    const part = await openSigningPart(session, who, now, true)
    const ceremony = await ceremonyOf(session, container, part)
    refuse(container, part, ceremony, event)
    const isNews = !stands(ceremony, part, event)
    if (isNews) await insertSigningEvent(session, sealing, { ...rowOf(part, event), ...from })
    if (isNews && event.event === 'PAPER_REQUESTED') await keepPaperRequest(session, container, part)
    if (isNews && event.event === 'MAILING_ADDRESS_GIVEN') await keepMailingAddress(session, container, part, event.address)
    if (isNews) await keepDeliveryConsent(session, container, part, event, address)
    const moved = isNews ? await chooseWay(session, container, part, event) : undefined
    const after = moved || event.event === 'MAILING_ADDRESS_GIVEN' ? await openSigningPart(session, who, now) : part
    const paperWanted = isNews && event.event === 'PAPER_REQUESTED' ? after.file.row : undefined
    return { body: signingStateBody(after, await ceremonyOf(session, container, after)), paper: paperWanted }
  })
  if (paper) {
    const brand = container.engine.parts.services.brandOf(paper.organizationCode)
    const recipient = brand.company.supportEmail
    const letter = paperRequestMail(brand, paper.loanNumber)
    // Whoever asks does not wait for a mail server, and is not told that theirs failed.
    const message = { organizationCode: paper.organizationCode, recipient, ...letter }
    void sendUnstored(container, { message, goodForMs: PAPER_TOLD_MS, lost: 'request for paper not mailed' })
  }
  return body
}

/** Already so: no second row. */
function stands(ceremony: SigningCeremony, part: SigningPart, event: SigningEvent): boolean {
  const document = 'document' in event ? documentIn(ceremony, event) : undefined
  switch (event.event) {
    case 'CONSENT_SHOWN':
      return ceremony.consentShownAt !== undefined
    case 'ACCESS_SHOWN':
      return ceremony.accessShownAt !== undefined
    case 'CONSENT_GIVEN':
      return ceremony.consentedAt !== undefined
    case 'DOCUMENT_OPENED':
      return document?.openedAt !== undefined
    case 'DOCUMENT_READ':
      return document?.readAt !== undefined
    case 'PLACE_SIGNED':
      return document?.places.some(({ place, signedAt }) => place === event.place && signedAt !== undefined) === true
    case 'SIGNATURE_ADOPTED':
      return JSON.stringify(ceremony.signature) === JSON.stringify(event.signature)
    case 'DECLINED':
      return part.way === 'DECLINED'
    case 'CONSENT_WITHDRAWN':
      return isOnPaper(part)
    case 'DELIVERY_AGREED':
      return !isOnPaper(part)
    case 'MAILING_ADDRESS_GIVEN':
      return isMailedTo(part, event.address)
    case 'RESUMED':
      return part.way === 'ELECTRONIC'
    case 'PAPER_REQUESTED':
      return ceremony.paperRequestedAt !== undefined && paperSentTo(part) === undefined
    default:
      return false
  }
}

const isOnPaper = ({ file, party }: SigningPart): boolean => onPaperSince(standing(file.facts).walk.known(paperCopies), party) !== undefined

const documentIn = ({ documents }: SigningCeremony, { document }: { readonly document: string }) =>
  documents.find(({ documentId }) => documentId === document)

/** It is in the team's queue as well. */
const PAPER_TOLD_MS = 60 * 60_000

const LATER = 'This is not being signed now. Reload the page to see your next step.'

/** @throws Problem */
function refuse(container: Container, part: SigningPart, ceremony: SigningCeremony, event: SigningEvent): void {
  const { step } = part.file.row
  // Paper copies are asked for at any time, also after everything is signed and the line is open or canceled.
  if (event.event === 'PAPER_REQUESTED' && ceremony.mayAskForPaper) return
  // 15 USC 7001(c)(1)(B)(i): the consent is withdrawn at any time, also before there is anything to sign and after the line is open.
  if (event.event === 'CONSENT_WITHDRAWN' || event.event === 'MAILING_ADDRESS_GIVEN') return
  if (event.event === 'DELIVERY_AGREED') {
    refuseDelivery(container, part, event)
    return
  }
  if (ceremony.documents.length === 0) throw new Problem('conflict', LATER, { step })
  // Taking signing up again is possible beside it.
  if (event.event === 'RESUMED') {
    if (part.isFinished) throw new Problem('conflict', LATER, { step })
    return
  }
  const isDone = stands(ceremony, part, event)
  if (!part.isOpen && !isDone) throw new Problem('conflict', LATER, { step })
  if ('document' in event) refuseOtherDocument(ceremony, event)
  if (isDone) return
  refuseBeforeItsTurn(part, ceremony, event)
  refuseContent(container, part, event)
}

/** The steps in their order: terms, test file, consent, each document opened and then read, signature, places. @throws Problem */
function refuseBeforeItsTurn(part: SigningPart, ceremony: SigningCeremony, event: SigningEvent): void {
  const first = (message: string) => new Problem('conflict', message, { step: part.file.row.step })
  const { consentShownAt, accessShownAt, consentedAt } = ceremony
  switch (event.event) {
    case 'ACCESS_SHOWN':
      if (consentShownAt === undefined) throw first('Read what signing electronically means first.')
      return
    case 'CONSENT_GIVEN':
      if (consentShownAt === undefined) throw first('Read what signing electronically means first.')
      if (accessShownAt === undefined) throw first('Open the test file and type its word first.')
      return
    // It is written as the document is delivered (record-opened.ts): no page has it on its own word.
    case 'DOCUMENT_OPENED':
      throw first(consentedAt === undefined ? 'Agree to sign electronically first.' : UNOPENED)
    case 'DOCUMENT_READ':
      if (consentedAt === undefined) throw first('Agree to sign electronically first.')
      if (documentIn(ceremony, event)?.openedAt === undefined) throw first(UNOPENED)
      return
    case 'SIGNATURE_ADOPTED':
      if (part.isAtOffice) throw first(AT_OFFICE)
      if (ceremony.documents.some(({ places }) => places.some(({ signedAt }) => signedAt !== undefined)))
        throw first('You have begun to sign, so your signature stays as it is.')
      refuseUnread(part, ceremony)
      return
    case 'PLACE_SIGNED':
      if (part.isAtOffice) throw first(AT_OFFICE)
      refuseOutOfTurn(part, ceremony, event)
      return
    default:
  }
}

/** What is typed and chosen. @throws Problem */
function refuseContent(container: Container, part: SigningPart, event: SigningEvent): void {
  if (event.event === 'ACCESS_SHOWN' && event.word.toLowerCase() !== accessWord(container, part))
    throw invalid([{ path: 'word', message: OTHER_WORD }])
  if (event.event === 'CONSENT_GIVEN' && event.version !== electronicSigningVersion(part.isAtOffice))
    throw new Problem('precondition_failed', 'What you agree to was changed. Reload the page and read it again.', {
      step: part.file.row.step,
    })
  if (event.event === 'SIGNATURE_ADOPTED') refuseOtherName(part, event.signature.name)
}

const OTHER_WORD = 'This is not the word in the file. Open the file and check it.'

/** Whoever agrees again shows again that they can open a file ((c)(1)(C)(ii)), and reads what is in force. @throws Problem */
function refuseDelivery(container: Container, part: SigningPart, event: Extract<SigningEvent, { event: 'DELIVERY_AGREED' }>): void {
  if (event.word.toLowerCase() !== accessWord(container, part)) throw invalid([{ path: 'word', message: OTHER_WORD }])
}

/** Tex. Const. XVI s.50(a)(6)(N). */
const AT_OFFICE = 'You sign these documents at the office. Here you read them.'

const UNOPENED = 'Open this document first. Reload the page and read it to its end.'

/** No signature on a document that has changed. */
function refuseOtherDocument(ceremony: SigningCeremony, event: { readonly document: string; readonly sha256: string }): void {
  if (documentIn(ceremony, event)?.sha256 === event.sha256) return
  throw new Problem(
    'precondition_failed',
    'This document was changed. Nothing was saved. Open the new one, read it, and continue from there.',
  )
}

function refuseOtherName({ signs }: SigningPart, name: string): void {
  if (!signs || ownerMatches([{ name, kind: 'PERSON' }], signs)) return
  throw invalid([
    { path: 'signature.name', message: `Type your name as it appears in the documents: ${signs.firstName} ${signs.lastName}` },
  ])
}

function refuseUnread({ file }: SigningPart, ceremony: SigningCeremony): void {
  const { step } = file.row
  if (ceremony.consentedAt === undefined) throw new Problem('conflict', 'Agree to sign electronically first.', { step })
  if (unreadDocument(ceremony)) throw new Problem('conflict', 'Read every document to its end before you sign.', { step })
}

function refuseOutOfTurn(part: SigningPart, ceremony: SigningCeremony, event: { document: string; place: string }): void {
  const { step } = part.file.row
  if (!documentIn(ceremony, event)?.places.some(({ place }) => place === event.place))
    throw notFound('There is no such place for you to sign')
  refuseUnread(part, ceremony)
  if (!ceremony.signature) throw new Problem('conflict', 'Choose how your signature looks first.', { step })
  const next = nextPlace(ceremony)
  if (next?.document.documentId !== event.document || next.place.place !== event.place)
    throw new Problem('conflict', 'Another place comes first. Reload the page to continue there.', { step })
}

function rowOf({ file, party, actor, signer }: SigningPart, event: SigningEvent): Omit<NewSigningEvent, 'at' | 'address' | 'agent'> {
  const by = signer?.email === undefined ? undefined : { email: signer.email }
  const row = { applicationId: file.row.id, party, actor, event: event.event, detail: by }
  switch (event.event) {
    case 'DOCUMENT_OPENED':
    case 'DOCUMENT_READ':
      return { ...row, document: event.document, sha256: event.sha256 }
    case 'PLACE_SIGNED':
      return { ...row, document: event.document, sha256: event.sha256, place: event.place }
    case 'CONSENT_GIVEN':
    case 'DELIVERY_AGREED':
      return { ...row, detail: { ...by, version: event.version } }
    case 'SIGNATURE_ADOPTED':
      return { ...row, detail: { ...by, signature: event.signature } }
    case 'LOCATION_SHARED':
      return { ...row, detail: { ...by, location: event.location } }
    case 'MAILING_ADDRESS_GIVEN':
      return { ...row, detail: { ...by, address: event.address } }
    case 'DECLINED':
      return { ...row, detail: { ...by, reason: event.reason } }
    default:
      return row
  }
}
