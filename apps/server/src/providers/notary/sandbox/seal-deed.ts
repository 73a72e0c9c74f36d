/**
 * The deed as the sandbox's notary returns it: the same pages, with signatures, days and acknowledgments at their places, and sealed, so that a changed
 * byte is seen.
 */
import { createPrivateKey, X509Certificate } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'
import { formatLongDate } from '@hearthline/domain'
import { readFontFile } from '../../../documents/pdf/write-pdf.ts'
import type { SealKey } from '../../../seal/cms-signature.ts'
import { sealPdf } from '../../../seal/seal-pdf.ts'
import { makeCertificate } from '../../../seal/self-made-certificate.ts'
import type { NotaryDeed } from '../port.ts'
import { BY_COMMUNICATION_TECHNOLOGY, type DeedMark, marksOf, SANDBOX, type SignedDeed, sealLines, stateName } from './deed-marks.ts'
import { drawMarks } from './draw-marks.ts'

const SEALED_BY = 'Linden Notaries (sandbox)'

/** Made once by each process: nobody vouches for it. */
let ownKey: Promise<SealKey> | undefined

async function makeKey(now: string): Promise<SealKey> {
  const pem = await makeCertificate(now, SEALED_BY)
  return { key: createPrivateKey(pem), chain: [new X509Certificate(pem.slice(pem.indexOf('-----BEGIN CERTIFICATE')))] }
}

export interface DeedToSeal extends SignedDeed, Pick<NotaryDeed, 'places'> {
  readonly now: string
}

export async function sealDeed(bytes: Uint8Array, { places, now, ...signed }: DeedToSeal): Promise<Uint8Array> {
  const deed = await PDFDocument.load(bytes, { updateMetadata: false })
  const { create } = await import('fontkit')
  deed.registerFontkit({ create } as never)
  const embed = (name: 'regular' | 'italic') => deed.embedFont(readFontFile(name), { subset: true })
  const fonts = { regular: await embed('regular'), italic: await embed('italic') }
  drawMarks(deed, places.length > 0 ? marksOf(places, signed) : looseCertificate(deed, signed), fonts)
  ownKey ??= makeKey(now)
  const written = await deed.save({ useObjectStreams: false })
  return sealPdf(written, { name: SEALED_BY, reason: `Signed and notarized online. ${SANDBOX}.`, at: now }, await ownKey)
}

/** A deed of an earlier release says nothing of its lines: a certificate is attached to it, as a notary does whose document has no room for one. */
function looseCertificate(deed: PDFDocument, { signers, signed, commission }: SignedDeed): readonly DeedMark[] {
  const { notary, state, county } = commission
  deed.addPage([612, 792])
  const lines = [
    'Notarial certificate, attached to the deed before it',
    `State of ${stateName(state)}, County of ${county}`,
    ...signers.flatMap(({ party, signsAs }) => {
      const on = signed.get(party)
      return on === undefined ? [] : [`Signed and acknowledged before me on ${formatLongDate(on)} by ${signsAs}.`]
    }),
    BY_COMMUNICATION_TECHNOLOGY,
    `${notary}, Notary Public`,
  ]
  const at = { by: 'NOTARY', party: '', page: deed.getPageCount() - 1, x: 72, width: 468 } as const
  return [
    { place: { ...at, field: 'DISCLOSURE', y: 500, height: 200 }, lines, look: 'NOTE', alt: lines.join(' ') },
    {
      place: { ...at, field: 'SEAL', y: 400, width: 196, height: 76 },
      lines: sealLines(commission),
      look: 'SEAL',
      alt: sealLines(commission).join(', '),
    },
  ]
}
