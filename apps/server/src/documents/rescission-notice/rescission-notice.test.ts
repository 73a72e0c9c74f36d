import { expect, it } from 'vitest'
import { readPdf } from '../../testing/read-pdf.ts'
import { renderDocument } from '../renderers.ts'

const lender = {
  legalName: 'Hearthline Lending, Inc.',
  address: '400 Hearth Street, Sacramento, CA 95814',
  phone: '(888) 819-6388',
  email: 'help@hearthline.example',
  nmlsNumber: '0000001',
}

it('the notice of the right to cancel says all that 12 CFR 1026.15(b) asks for, with the days of this very opening', async () => {
  const data = {
    parties: { lender, applicant: { name: 'Ana Reyes', address: '12 Alder Way, Sacramento, CA 95814' } },
    loanNumber: 10_042,
    madeAt: '2026-11-24T18:30:00.000Z',
    home: '12 Alder Way, Sacramento, CA 95814',
    instrument: 'DEED_OF_TRUST',
    openedOn: '2026-11-24',
    endsOn: '2026-11-28',
  } as const
  const { text } = await readPdf((await renderDocument({ kind: 'RESCISSION_NOTICE', data })).pdf)
  for (const said of [
    // (1), (2)
    'you have agreed to give us a deed of trust on your home at 12 Alder Way',
    'to cancel the account, without cost, within three business days',
    'the opening date of your account, which is Tuesday, November 24, 2026',
    // (3)
    'in writing, at Hearthline Lending, Inc., 400 Hearth Street, Sacramento, CA 95814',
    'I wish to cancel',
    // (4)
    'Within 20 days of receiving your notice',
    // (5)
    'no later than midnight of Saturday, November 28, 2026',
    'canceled for all',
  ])
    expect(text, said).toContain(said)
})
