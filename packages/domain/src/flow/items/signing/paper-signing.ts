/**
 * Documents that were sent on paper come back signed in ink: the team records who signed, on which day and before whom, with the scans. It takes the
 * place of the electronic signature, on the very documents that were sent: when one of them changes, it is sent and signed again.
 */
import { z } from 'zod'
import { localDate } from '../../../facts/scalars.ts'
import type { LocalDate } from '../../../values/local-date.ts'
import { foldInto, type Known, type Misfit, type NamedDocument, wait } from '../../item.ts'
import { legalName } from '../apply/legal-name.ts'
import { ownerMatches } from '../property/owner-matches.ts'
import { signsAtOffice } from './closing-office.ts'
import { documentsToSign, setOnPaper, signedDigests } from './documents-to-sign.ts'
import { INK_PRESENCES, noteSigning, type StoredSigning } from './note-signing.ts'
import { misfitsOfDay, signableSince } from './signable-since.ts'
import { signingChoice, signsElectronically } from './signing-choice.ts'
import { signingHelp } from './signing-help.ts'

export const inkSigningAnswer = z.object({
  /** as it stands on the documents */
  signature: z.string().trim().min(2, 'Enter the name as it was signed').max(120),
  signedOn: localDate,
  before: z.enum(INK_PRESENCES),
  /** who else was there */
  witness: z.string().trim().min(2).max(120).optional(),
  /** of each document, or of all of them */
  scans: z.array(z.uuid('Upload what came back')).min(1, 'Upload what came back').max(20),
})

/** With the documents that were signed, to the byte. */
const storedInkSigning = inkSigningAnswer.extend({
  documents: z.array(z.object({ kind: z.string(), documentId: z.string(), sha256: z.string() })).optional(),
})
export type InkSigning = z.infer<typeof storedInkSigning>

/** What was sent, and what is expected back. */
const paperSet = z.object({
  documents: z.array(z.object({ kind: z.string(), documentId: z.string(), sha256: z.string(), part: z.string() })),
})

export const paperSetOf = (known: Known): z.infer<typeof paperSet> => ({
  documents: documentsToSign(known).map(({ kind, documentId, sha256, part }) => ({ kind, documentId, sha256, part })),
})

interface PersonName {
  readonly firstName: string
  readonly lastName: string
}

/** @param since the first day on which it can have been signed */
export function misfitsOfInk(name: PersonName | undefined, answer: InkSigning, today: LocalDate, since?: LocalDate): readonly Misfit[] {
  const { signature, signedOn, before, witness } = answer
  return [
    ...(name && !ownerMatches([{ name: signature, kind: 'PERSON' }], name)
      ? [{ path: 'signature', message: `This part is signed by ${name.firstName} ${name.lastName}` }]
      : []),
    ...misfitsOfDay(signedOn, today, since),
    ...misfitsOfPresence(before, witness),
  ]
}

export const misfitsOfPresence = (before: InkSigning['before'], witness: string | undefined, path = 'witness'): readonly Misfit[] =>
  before !== 'ALONE' && witness === undefined ? [{ path, message: 'Enter the name of who was there' }] : []

/** What was recorded takes the place of an electronic signature. */
export const inkSigned = (_before: StoredSigning | undefined, { signature, documents, ...paper }: InkSigning): StoredSigning => ({
  signature,
  ...(documents && { documents }),
  paper,
})

/** Of now: those that were sent, or they would have to be sent again. */
const withDocuments = (known: Known, answer: InkSigning): InkSigning => ({
  ...answer,
  documents: documentsToSign(known).map(({ kind, documentId, sha256 }) => ({ kind, documentId, sha256 })),
})

export const scansIn = ({ scans }: InkSigning): readonly NamedDocument[] =>
  scans.map((uuid, index) => ({ path: `scans.${index}`, uuid, kind: 'SIGNED_ON_PAPER' as const }))

/** As the team's queue names them while the papers are with whoever signs. */
export const ON_PAPER = {
  BORROWER: 'Documents signed on paper',
  SIGNER: 'Documents that an additional signer signed on paper',
} as const

export const PAPER_SIGNING = {
  why: 'We sent your documents on paper. Sign each place in ink and mail them back to us. Leave the deed or mortgage unsigned: you sign it with the notary. You can also sign here instead.',
  steps: ['NOTE_SIGNING'] as const,
  by: 'operator' as const,
  shows: (known: Known) => [setOnPaper('Sent on paper', known)],
  about: { data: paperSet, of: (known: Known) => paperSetOf(known) },
  data: storedInkSigning,
  accepts: inkSigningAnswer,
  keeps: withDocuments,
  documents: scansIn,
  decidedAs: () => 'SIGNED_ON_PAPER',
  labels: {
    signature: 'Name, as it was signed',
    signedOn: 'Signed on',
    before: {
      label: 'Who was there',
      options: { ALONE: 'No one else', OUR_TEAM: 'Someone of our team', NOTARY: 'A notary', WITNESS: 'Another witness' },
    },
    witness: 'Name of who was there',
    scans: 'Scans of what came back',
    documents: { label: 'Documents', each: { kind: 'Document', documentId: 'Number', sha256: 'Digest' } },
  },
  example: {
    signature: 'Ana Reyes',
    signedOn: '2026-11-23',
    before: 'ALONE' as const,
    scans: ['00000000-0000-4000-8000-000000000001'],
  },
}

export const paperSigning = wait('paper-signing', {
  title: 'Your documents are on paper',
  staffTitle: ON_PAPER.BORROWER,
  ...PAPER_SIGNING,
  // At an office nothing comes back by mail: it is signed there.
  applies: (known) => !signsAtOffice(known) && !signsElectronically(known(signingChoice)) && known(signingHelp)?.outcome === 'PAPER_SENT',
  reads: signedDigests,
  fits: (known, answer, today) => misfitsOfInk(known(legalName), answer, today, signableSince(known, known(signingHelp)?.sentOn)),
  answers: foldInto(noteSigning, inkSigned),
})
