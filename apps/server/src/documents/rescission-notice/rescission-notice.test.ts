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
    // Whoever reads it was given it: a spouse who owns nothing too, and whoever opens theirs first.
    'Each person who was given a notice of this right may cancel',
    'If one of you receives this notice later than another, the time to cancel ends later for all of you',
  ])
    expect(text.replace(/\s+/g, ' '), said).toContain(said)
  expect(text).not.toContain('owns the home')
})

const BLANK_DATA = {
  parties: { lender, applicant: { name: 'Sam Reyes', address: '2100 Alder Way, Austin, TX 78701' } },
  loanNumber: 10_042,
  madeAt: '2026-12-07T18:30:00.000Z',
  home: '2100 Alder Way, Austin, TX 78701',
  instrument: 'DEED_OF_TRUST',
} as const

it('the notice that is handed over at an office leaves its two days to be entered by hand, and is the same notice else', async () => {
  const textOf = async (order: Parameters<typeof renderDocument>[0]) =>
    (await readPdf((await renderDocument(order)).pdf)).text.replace(/\s+/g, ' ')
  const blank = await textOf({ kind: 'CLOSING_RESCISSION_NOTICE', data: BLANK_DATA })
  const dated = await textOf({ kind: 'RESCISSION_NOTICE', data: { ...BLANK_DATA, openedOn: '2026-12-09', endsOn: '2026-12-12' } })
  expect(blank).toMatch(/the opening date of your account, which is _+; or/)
  expect(blank).toMatch(/no later than midnight of _+ \(or midnight of the third business day/)
  expect(
    blank
      .replace('which is ______________________', 'which is Wednesday, December 9, 2026')
      .replace('midnight of ______________________', 'midnight of Saturday, December 12, 2026'),
  ).toBe(dated)
})

it('the receipt for two copies is no notice that cancels: it is signed apart from them', async () => {
  const { text } = await readPdf((await renderDocument({ kind: 'RESCISSION_RECEIPT', data: BLANK_DATA })).pdf)
  expect(text).toContain('I was given two copies of the notice of my right to cancel')
  expect(text).toContain('Signature of Sam Reyes')
  expect(text).not.toContain('I wish to cancel')
})
