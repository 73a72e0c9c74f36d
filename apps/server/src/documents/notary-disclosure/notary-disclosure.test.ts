import { expect, it } from 'vitest'
import { readPdf } from '../../testing/read-pdf.ts'
import { type DocumentOrder, renderDocument } from '../renderers.ts'

type Data = Extract<DocumentOrder, { kind: 'NOTARY_DISCLOSURE' }>['data']

const DATA: Data = {
  parties: {
    lender: {
      legalName: 'Hearthline Lending, Inc.',
      address: '400 Hearth Street, Sacramento, CA 95814',
      phone: '(888) 819-6388',
      email: 'help@hearthline.example',
      nmlsNumber: '0000001',
    },
  },
  loanNumber: 10_042,
  madeAt: '2026-11-24T18:30:00.000Z',
  home: '12 Alder Way, Denver, CO 80202',
  county: 'Denver County',
  state: 'CO',
  stateName: 'Colorado',
  instrument: 'DEED_OF_TRUST',
  meeting: 'ONLINE',
  signers: [
    { party: 'borrower', name: 'Ana Reyes', capacity: 'BORROWER', asTrustee: true },
    { party: 'luis', name: 'Luis Reyes', capacity: 'OWNER', asTrustee: false },
  ],
  isTexasHomestead: false,
}
const textOf = async (more: Partial<Data> = {}) =>
  (await readPdf((await renderDocument({ kind: 'NOTARY_DISCLOSURE', data: { ...DATA, ...more } })).pdf)).text.replace(/\s+/g, ' ')

it('the notary reads who signs as what, on which pages, how identity is checked, and the certificate of the state', async () => {
  const text = await textOf()
  for (const said of [
    'Open-end deed of trust',
    'Ana Reyes Borrower, and as trustee Yes',
    'Luis Reyes Owner Yes',
    'a government-issued photo ID that has not expired',
    'The meeting is recorded',
    'The certificate in Colorado',
    'State of ____',
    'acknowledged before me on',
    '2 signatures',
  ])
    expect(text, said).toContain(said)
})

it('the notary reads no figure of the line', async () => {
  expect(await textOf()).not.toMatch(/\$|%/)
})

it('a Texas homestead is closed at an office alone (Tex. Const. XVI s.50(a)(6)(N)), and Georgia has a witness', async () => {
  expect(await textOf({ state: 'TX', stateName: 'Texas', meeting: 'MANUAL', isTexasHomestead: true })).toContain(
    'at the permanent office of the lender, of an attorney or of a title company, and nowhere else',
  )
  expect(await textOf({ state: 'GA', stateName: 'Georgia', meeting: 'MANUAL' })).toContain('One witness beside the notary')
})
