/**
 * What one person signed: each document as it was, with what was signed at its places, and a page of evidence. Its sealed original is kept apart;
 * a copy says that it is one, on each page and at its head.
 */
import {
  DOCUMENT_TITLES,
  formatLenderMoment,
  formatLocalDateWithYear,
  type INK_PRESENCES,
  type LocalDate,
  type MeetingPlace,
  type SigningEventName,
} from '@hearthline/domain'
import { type Block, heading, paragraph } from '../document-text.ts'
import type { Renderer } from '../renderer.ts'

export interface SignedDocument {
  readonly title: string
  /** of the bytes that were shown and signed */
  readonly sha256: string
  /** with what was signed at its places; empty of what earlier releases made without a description */
  readonly blocks: readonly Block[]
}

export interface SigningEvidence {
  readonly signer: string
  /** Signed in ink, as the team recorded it. */
  readonly paper?:
    | {
        readonly signedOn: LocalDate
        readonly before: (typeof INK_PRESENCES)[number]
        readonly witness?: string | undefined
        /** where the law asks for an office: which */
        readonly office?: { readonly place: MeetingPlace; readonly address: string } | undefined
        /** digests of what came back */
        readonly scans: readonly string[]
      }
    | undefined
  readonly events: readonly {
    readonly at: string
    readonly event: SigningEventName
    /** title of the document, and the place, where it has them */
    readonly about: string
    readonly address: string
  }[]
  /** browsers, as they name themselves */
  readonly devices: readonly string[]
  /** that were read and not signed */
  readonly read: readonly { readonly title: string; readonly sha256: string }[]
  readonly seal: { readonly commonName: string; readonly isSelfMade: boolean }
}

export interface SignedSet {
  readonly author: string
  readonly loanNumber: number
  readonly madeAt: string
  readonly documents: readonly SignedDocument[]
  readonly evidence: SigningEvidence
  readonly copyOf?: CopyOf | undefined
}

/** The sealed original that a copy is of, and who holds it where that is not the lender who sealed it. */
export interface CopyOf {
  readonly sha256: string
  readonly held?: { readonly by: string; readonly since: LocalDate } | undefined
}

export const signedSet: Renderer<SignedSet> = {
  version: '2026-11-26',
  describe: ({ author, loanNumber, madeAt, documents, evidence, copyOf }) => ({
    title: copyOf ? DOCUMENT_TITLES.SIGNED_SET : 'Signed documents',
    author,
    madeAt,
    blocks: [
      ...(copyOf ? [{ kind: 'small' as const, text: copyWords(copyOf) }] : []),
      ...documents.flatMap(({ blocks }) => (blocks.length === 0 ? [] : [...blocks, PAGE])),
      { kind: 'title', text: 'Evidence of signing' },
      { kind: 'small', text: `Home equity line of credit HL-${loanNumber}. Made ${formatLenderMoment(madeAt)}.` },
      ...evidenceBlocks(documents, evidence),
    ],
  }),
}

const PAGE: Block = { kind: 'page' }

/** At the head of a copy, and at the foot of each of its pages. */
export const copyWords = ({ sha256, held }: CopyOf): string =>
  `Copy. The sealed original has the SHA-256 digest ${sha256}.${held ? ` ${held.by} holds it since ${formatLocalDateWithYear(held.since)}.` : ''}`

const EVENTS: Readonly<Record<SigningEventName, string>> = {
  CONSENT_SHOWN: 'What electronic signing means was shown',
  ACCESS_SHOWN: 'Opened a test file and typed its word',
  CONSENT_GIVEN: 'Agreed to sign electronically',
  CONSENT_WITHDRAWN: 'Chose not to sign electronically',
  DELIVERY_AGREED: 'Agreed to electronic documents again',
  DOCUMENT_OPENED: 'Opened',
  DOCUMENT_READ: 'Read to its end',
  SIGNATURE_ADOPTED: 'Chose a signature',
  PLACE_SIGNED: 'Signed',
  DECLINED: 'Declined to sign',
  RESUMED: 'Continued signing',
  PAPER_REQUESTED: 'Asked for paper copies',
  MAILING_ADDRESS_GIVEN: 'Gave a mailing address',
  LOCATION_SHARED: 'Shared a location',
  FINISHED: 'Finished signing',
}

/** What was signed at an office was read on the pages: the consent was to electronic documents. */
const READ_EVENTS: Readonly<Partial<Record<SigningEventName, string>>> = {
  CONSENT_SHOWN: 'What electronic documents mean was shown',
  CONSENT_GIVEN: 'Agreed to electronic documents',
}

const wordsFor = (event: SigningEventName, { paper }: SigningEvidence): string => (paper?.office && READ_EVENTS[event]) ?? EVENTS[event]

const PRESENT: Readonly<Record<(typeof INK_PRESENCES)[number], string>> = {
  ALONE: 'No one else',
  OUR_TEAM: 'Someone of the lender’s team',
  NOTARY: 'A notary',
  WITNESS: 'Another witness',
}

const OFFICES: Readonly<Record<MeetingPlace, string>> = {
  HOME: 'The home',
  TITLE_OFFICE: 'A title company',
  ATTORNEY_OFFICE: 'An attorney',
  LENDER_OFFICE: 'The lender',
}

/** What was signed in ink is on the scans: here it is said, and pinned by digests. */
function inkBlocks({ paper }: SigningEvidence): Block[] {
  if (!paper) return []
  const { signedOn, before, witness, scans, office } = paper
  return [
    heading(office ? 'Signed at an office' : 'Signed on paper'),
    paragraph(
      `${office ? 'The documents below were signed in ink at an office.' : 'The documents below were sent on paper, signed in ink and sent back.'} The lender keeps the signed originals. The scans are on file beside this page, each with its digest.`,
    ),
    {
      kind: 'facts',
      rows: [
        ['Signed on', formatLocalDateWithYear(signedOn)],
        ...(office ? [['Office', `${OFFICES[office.place]}, ${office.address}`] as const] : []),
        ['Who was there', witness ? `${PRESENT[before]}: ${witness}` : PRESENT[before]],
        ...scans.map((sha256, index) => [`Scan ${index + 1}`, sha256] as const),
      ],
    },
  ]
}

function evidenceBlocks(documents: readonly SignedDocument[], evidence: SigningEvidence): Block[] {
  const { signer, events, devices, read, seal } = evidence
  const signed = evidence.paper ? 'Signed on paper' : 'Signed'
  // Of what was mailed it is known that it was sent.
  const given = evidence.paper && !evidence.paper.office ? 'Sent on paper' : 'Read'
  const files = [...documents.map((document) => ({ ...document, how: signed })), ...read.map((document) => ({ ...document, how: given }))]
  return [
    heading('Who signed'),
    { kind: 'facts', rows: [['Name', signer]] },
    ...inkBlocks(evidence),
    heading('Documents'),
    paragraph('Each document has a SHA-256 digest: another file, or a changed one, has another digest.'),
    { kind: 'facts', rows: files.map(({ title, how, sha256 }) => [`${how}: ${title}`, sha256] as const) },
    heading('What happened'),
    {
      kind: 'table',
      columns: ['When', 'What', 'Network address'],
      rows: events.map(({ at, event, about, address }) => [
        formatLenderMoment(at),
        about ? `${wordsFor(event, evidence)}: ${about}` : wordsFor(event, evidence),
        address,
      ]),
    },
    heading('Devices'),
    { kind: 'list', items: devices.length > 0 ? devices : ['Not named'] },
    heading('Seal'),
    paragraph(
      `The original of this file is sealed with a digital signature (PAdES) by the certificate “${seal.commonName}”. Every changed byte breaks the seal, and a PDF reader shows it.`,
    ),
    ...(seal.isSelfMade
      ? [
          paragraph(
            'The certificate was made by this installation itself, for trying it out. It shows that nothing was changed. It does not show who sealed the file.',
          ),
        ]
      : []),
  ]
}
