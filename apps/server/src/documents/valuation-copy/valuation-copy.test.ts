import { describe, expect, it } from 'vitest'
import { readPdf } from '../../testing/read-pdf.ts'
import { renderDocument } from '../renderers.ts'
import type { ValuationCopy } from './valuation-copy.ts'

const COPY: ValuationCopy = {
  lender: {
    legalName: 'Hearthline Lending, LLC',
    address: '100 Main Street, Springfield, CA 90001',
    phone: '(800) 555-0100',
    email: 'help@hearthline.example',
    nmlsNumber: '123',
  },
  applicant: { name: 'Ana Reyes', address: '12 Alder Way, Sacramento, CA 95814' },
  home: '12 Alder Way, Sacramento, CA 95814',
  loanNumber: 10_042,
  madeAt: '2026-11-23T18:30:00.000Z',
  valuations: [
    {
      source: 'AVM',
      valueCents: 74_200_000,
      valuedOn: '2026-11-20',
      lowCents: 67_500_000,
      highCents: 80_900_000,
      deviation: '9.0',
      by: 'Cedar AVM 1',
      reference: 'avm-1',
    },
    { source: 'CORRECTED', valueCents: 76_000_000, answer: 'The home has three bedrooms, as you said.' },
  ],
}

const made = async () => (await renderDocument({ kind: 'VALUATION_COPY', data: COPY })).pdf

describe('the copy of valuations (12 CFR 1002.14(a)(1))', () => {
  it('has each value with its date, range and maker, and how a request was answered', async () => {
    const { text, title } = await readPdf(await made())
    expect(title).toBe('Copy of your home’s valuation')
    for (const words of [
      '$742,000',
      'Nov 20, 2026',
      '$675,000 to $809,000',
      'Cedar AVM 1',
      '$760,000',
      'three bedrooms, as you said',
      'Application HL-10042',
    ])
      expect(text).toContain(words)
  })

  it('is the same bytes from the same data', async () => {
    expect(await made()).toEqual(await made())
  })
})
