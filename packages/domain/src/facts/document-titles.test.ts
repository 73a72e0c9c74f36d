import { expect, it } from 'vitest'
import { DOCUMENT_KINDS } from './document-kind.ts'
import { titleForStaff } from './document-titles.ts'

it('no title that staff reads speaks to the borrower', () => {
  for (const kind of DOCUMENT_KINDS) expect(titleForStaff(kind)).not.toMatch(/\byou(r)?\b/i)
  expect(titleForStaff('SIGNED_ON_PAPER')).toBe('Documents signed on paper')
})

it('a notice that cancels the line, and what shows another thing, are not called documents that someone signed', () => {
  expect(['CANCELLATION_NOTICE', 'FILE_EVIDENCE'].map((kind) => titleForStaff(kind as 'FILE_EVIDENCE'))).toEqual([
    'Written notice to cancel the line',
    'Proof kept in the file',
  ])
})
