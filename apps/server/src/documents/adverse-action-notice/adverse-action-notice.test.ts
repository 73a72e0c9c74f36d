import { createHash } from 'node:crypto'
import { ecoaNotice, type NoticeContent } from '@hearthline/domain'
import { describe, expect, it } from 'vitest'
import { readPdf } from '../../testing/read-pdf.ts'
import { renderPdf } from '../../testing/render-pdf.ts'
import { adverseActionNotice } from './adverse-action-notice.ts'

const RIGHTS = 'You have a right under the Fair Credit Reporting Act to know the information contained in your credit file. '
const CONTENT: NoticeContent = {
  kind: 'ADVERSE_ACTION',
  lender: {
    legalName: 'Hearthline Lending, LLC',
    address: '100 Main Street, Springfield, CA 90001',
    phone: '(800) 555-0100',
    email: 'help@hearthline.example',
    nmlsNumber: '123',
  },
  applicant: { name: 'Łucja Nguyễn-O’Brien Škvorecký Γεωργία', address: '1 Long Street, Apt 4, Springfield, CA 90001' },
  actionTaken: 'Your application for a home equity line of credit was not approved.',
  reasons: [
    { code: 'EXCESSIVE_OBLIGATIONS', text: 'Excessive obligations in relation to income' },
    { code: 'OTHER', text: 'Other: Proportion of balances to credit limits on revolving accounts is too high' },
  ],
  score: {
    value: 612,
    min: 300,
    max: 850,
    on: '2026-11-20',
    source: 'Sandbox Bureau',
    factors: ['Length of time accounts have been established', 'Number of recent inquiries on credit report'],
  },
  bureau: { name: 'Sandbox Bureau', address: 'PO Box 1, Dallas, TX 75001', phone: '8005550199', url: 'https://bureau.example/reports' },
  ecoa: ecoaNotice('CFPB'),
  fcra: [RIGHTS.repeat(3).trim(), RIGHTS.repeat(3).trim()],
}
/** Late in the day of UTC: at the lender's place it is still the day before. */
const MADE_AT = '2026-11-21T06:30:00.000Z'

const render = (content: NoticeContent, madeAt = MADE_AT) => renderPdf(adverseActionNotice, { content, madeAt })
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe('the adverse action notice as a document', () => {
  it('states sender and recipient, the action taken and why, the score used, and the rights, as selectable text', async () => {
    const { text } = await readPdf(await render(CONTENT))
    const { lender, applicant, score } = CONTENT
    for (const said of [
      'Notice of action taken and statement of reasons',
      ...Object.values(lender),
      applicant.name,
      applicant.address,
      CONTENT.actionTaken,
      ...CONTENT.reasons.map((reason) => reason.text),
      '612',
      'Scores range from 300 to 850.',
      'provided by Sandbox Bureau.',
      ...score!.factors,
      'PO Box 1, Dallas, TX 75001',
      '(800) 555-0199, https://bureau.example/reports',
      ...CONTENT.fcra,
      CONTENT.ecoa,
    ])
      expect(text).toContain(said)
  })

  it('is dated by the lender’s day', async () => {
    expect((await readPdf(await render(CONTENT))).text).toMatch(/\b20\b.*2026/)
  })

  it('is tagged for screen readers, in reading order, and names itself', async () => {
    const { title, author, language, roles } = await readPdf(await render(CONTENT))
    expect({ title, author, language }).toEqual({
      title: 'Notice of action taken and statement of reasons',
      author: 'Hearthline Lending, LLC',
      language: 'en-US',
    })
    expect(roles[0]).toBe('H1')
    expect(roles.filter((role) => role === 'H2')).toHaveLength(6)
    expect(roles.filter((role) => role === 'LI')).toHaveLength(4)
  })

  it('is the same to the byte for the same notice, and another for another', async () => {
    const [one, again] = [await render(CONTENT), await render(structuredClone(CONTENT))]
    expect(sha256(one)).toBe(sha256(again))
    expect(sha256(await render({ ...CONTENT, actionTaken: 'Something else.' }))).not.toBe(sha256(one))
    expect(sha256(await render(CONTENT, '2026-11-22T06:30:00.000Z'))).not.toBe(sha256(one))
  })

  it('where the product is not offered, it has no score, no bureau and no credit reasons', async () => {
    const { text, title } = await readPdf(
      await render({
        ...CONTENT,
        kind: 'NOT_OFFERED',
        reasons: [],
        score: null,
        bureau: null,
        fcra: [],
        actionTaken: 'We do not offer a line here.',
      }),
    )
    expect(title).toBe('Our response to your application')
    expect(text).toContain('We do not offer a line here.')
    for (const unsaid of ['principal reasons', 'credit score', 'credit report came from', 'Fair Credit Reporting Act'])
      expect(text).not.toContain(unsaid)
    expect(text).toContain(CONTENT.ecoa)
  })

  it('a long one continues over several pages and loses no text', async () => {
    const fcra = Array.from({ length: 30 }, (_, index) => `Paragraph ${index}. ${RIGHTS.repeat(3)}`.trim())
    const { text, pages } = await readPdf(await render({ ...CONTENT, fcra }))
    expect(pages).toBeGreaterThan(2)
    for (const paragraph of fcra) expect(text).toContain(paragraph)
  })
})
