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
const LETTER = {
  parties: PARTIES,
  loanNumber: 10_042,
  madeAt: MADE_AT,
  debt: { creditor: 'Cedar Bank', last4: '4411', payTo: '1 Bank Plaza, Omaha, NE 68102', amountCents: 812_345 },
}
const EXAMPLE_DOCUMENTS = {
  PAYOFF_REQUEST: { ...LETTER, goodThrough: '2026-12-10' },
  PAYOFF_LETTER: { ...LETTER, reference: 'HL10042-01' },
}
const textOf = async (order: DocumentOrder) => (await readPdf((await renderDocument(order)).pdf)).text.replace(/\s+/g, ' ')

it('a creditor is asked for a quote of the very account, by its last digits, with the borrower’s authorization', async () => {
  const text = await textOf({ kind: 'PAYOFF_REQUEST', data: EXAMPLE_DOCUMENTS.PAYOFF_REQUEST })
  for (const said of [
    'Cedar Bank',
    'ending in 4411',
    'through Thursday, December 10, 2026',
    'Interest for each day after that',
    'authorizes us to ask for this',
  ])
    expect(text, said).toContain(said)
  expect(text).not.toContain('$')
})

it('the letter with the payment has the figure of the terms, and asks to close the account and release the lien', async () => {
  const text = await textOf({ kind: 'PAYOFF_LETTER', data: EXAMPLE_DOCUMENTS.PAYOFF_LETTER })
  for (const said of ['Payment $8,123.45', 'HL10042-01', '1 Bank Plaza, Omaha, NE 68102', 'Close the account', 'Release each lien'])
    expect(text, said).toContain(said)
})

it('an account whose digits no one knows is named by its owner', async () => {
  const { debt, ...more } = EXAMPLE_DOCUMENTS.PAYOFF_REQUEST
  const text = await textOf({ kind: 'PAYOFF_REQUEST', data: { ...more, debt: { ...debt, last4: undefined } } })
  expect(text).toContain('as in your records under this name and address')
})
