import { expect, it } from 'vitest'
import { readPdf } from '../../testing/read-pdf.ts'
import { type DocumentOrder, renderDocument } from '../renderers.ts'

const PARTIES = {
  lender: {
    legalName: 'Hearthline Lending, Inc.',
    address: '400 Hearth Street, Sacramento, CA 95814',
    phone: '(888) 819-6388',
    email: 'help@hearthline.example',
    nmlsNumber: '0000001',
  },
  applicant: { name: 'Ana Reyes', address: '12 Alder Way, Sacramento, CA 95814' },
} as const
const MADE_AT = '2026-11-24T18:30:00.000Z'
type Data = Extract<DocumentOrder, { kind: 'INSURANCE_REQUIREMENTS' }>['data']
const EXAMPLE: Data = {
  parties: PARTIES,
  loanNumber: 10_042,
  madeAt: MADE_AT,
  home: PARTIES.applicant.address,
  hazardCents: 38_754_150,
  flood: { zone: 'AE', coverageCents: 25_000_000 },
}
const textOf = async (data: Data) =>
  (await readPdf((await renderDocument({ kind: 'INSURANCE_REQUIREMENTS', data })).pdf)).text.replace(/\s+/g, ' ')

it('the insurance notice names the lender as mortgagee and the amounts by their rules (42 USC 4012a(b)(1)(A))', async () => {
  const text = await textOf(EXAMPLE)
  for (const said of [
    'its successors and assigns',
    'at least $387,541.50',
    'flood zone AE. Flood insurance of at least $250,000',
    'You may choose any insurer',
  ])
    expect(text, said).toContain(said)
})

it('outside of a flood zone no flood insurance is asked for', async () => {
  const text = await textOf({ ...EXAMPLE, flood: undefined })
  expect(text).toContain('no flood insurance is required')
  expect(text).not.toContain('$250,000')
})
