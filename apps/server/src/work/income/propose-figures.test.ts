import { describe, expect, it } from 'vitest'
import { readDocumentText } from '../../files/read-document.ts'
import { PAY_STUB_LINES, payStubPdf, payStubPicture } from '../../testing/income-documents.ts'
import { proposeFigures } from './propose-figures.ts'

const DOCUMENT = '0b3c2c1e-6a5f-4c55-9d7e-0a1b2c3d4e60'
const FIGURES = {
  payDate: '2026-11-13',
  periodEnd: '2026-11-07',
  regularCents: '557692',
  yearToDateCents: '12826916',
  yearToDateVariableCents: '326916',
}

const valuesOf = (figures: readonly { field: string; value: string }[]) =>
  Object.fromEntries(figures.map(({ field, value }) => [field, value]))

describe('the figures of a pay stub', () => {
  it('are proposed from the text that the file has, each with its place on the page', async () => {
    const text = await readDocumentText(await payStubPdf(), 'application/pdf')
    expect([text.by, text.pageCount]).toEqual(['TEXT', 1])
    const figures = proposeFigures('PAY_STUB', DOCUMENT, text)
    expect(valuesOf(figures)).toMatchObject({ ...FIGURES, payer: 'Harbor Foods, Inc.' })
    const regular = figures.find(({ field }) => field === 'regularCents')!
    expect(regular.printed).toBe('$5,576.92')
    // 320 of 612 points from the left, on the fifth line of 792 points of height.
    expect(regular.place.left).toBeGreaterThan(5_100)
    expect(regular.place.left).toBeLessThan(5_400)
    expect(regular.place.top).toBeGreaterThan(2_500)
    expect(regular.place.top).toBeLessThan(3_000)
  })

  it('are proposed from a picture of it, by recognizing its letters', async () => {
    const text = await readDocumentText(payStubPicture(), 'image/png')
    expect(text.by).toBe('OCR')
    expect(valuesOf(proposeFigures('PAY_STUB', DOCUMENT, text))).toMatchObject(FIGURES)
  }, 60_000)

  it.each([
    ['Pay frequency: Biweekly', 'BIWEEKLY'],
    ['Pay Schedule   Semi-Monthly', 'SEMIMONTHLY'],
    ['Paid every two weeks by deposit', 'BIWEEKLY'],
    ['Payment cycle: weekly', 'WEEKLY'],
    ['Pay frequency 26 Monthly dues 12.00', undefined],
    ['Monthly dues 12.00', undefined],
  ])('"%s" says how often is paid: %s', async (line, frequency) => {
    const text = await readDocumentText(await payStubPdf([...PAY_STUB_LINES, [[60, line]]]), 'application/pdf')
    expect(valuesOf(proposeFigures('PAY_STUB', DOCUMENT, text)).frequency).toBe(frequency)
  })

  it('an award letter that names a monthly benefit is paid monthly', async () => {
    const text = await readDocumentText(await payStubPdf([[[60, 'Your monthly benefit is $1,850.00']]]), 'application/pdf')
    expect(valuesOf(proposeFigures('AWARD_LETTER', DOCUMENT, text))).toEqual({ amountCents: '185000', frequency: 'MONTHLY' })
  })

  it('are none where nothing can be read: a person reads it', async () => {
    const text = await readDocumentText(Buffer.from('%PDF-1.7 and nothing more'), 'application/pdf')
    expect(text.by).toBe('NONE')
    expect(proposeFigures('PAY_STUB', DOCUMENT, text)).toEqual([])
  })
})
