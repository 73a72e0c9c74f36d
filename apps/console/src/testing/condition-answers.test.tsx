/** What counts no more of a request is read by the team as what it is. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { ConditionRow } from '../conditions/condition-row.tsx'
import type { StaffCondition } from '../conditions/conditions-query.ts'

it('an answer of whoever was taken off is marked, with its files, and one that counts is not', () => {
  const at = '2026-11-24T18:30:00.000Z'
  const file = (uuid: string, fileName: string) => ({ uuid, fileName })
  const condition = {
    ...{
      uuid: '00000000-0000-4000-8000-000000000052',
      title: 'Other documents',
      categoryEnum: 'GENERIC_DOCUMENT_REQUEST',
      whose: 'Sam Reyes',
    },
    ...{ due: 'SIGNING', unread: 0, notes: 'Send it.', why: '', commentsToBorrower: null, part: null, raisedBy: 'operator:1', created: at },
    ...{ state: 'IN_REVIEW', waiver: null },
    answers: [
      { at, note: 'Old words', documents: [file('a', 'old.pdf')], notCounted: 'TAKEN_OFF' },
      { at: '2026-11-25T18:30:00.000Z', note: 'New words', documents: [file('b', 'new.pdf')], notCounted: null },
    ],
    messages: [{ from: 'APPLICANT', text: 'Hello', documents: [], at, by: 'signer:1', notCounted: 'FORMER_EMAIL' }],
    decided: [],
  } as unknown as StaffCondition
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const place = document.body.appendChild(document.createElement('div'))
  act(() =>
    createRoot(place).render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
        <ConditionRow uuid="u" version={1} condition={condition} mayDecide={false} number={undefined} />
      </QueryClientProvider>,
    ),
  )
  const details = place.querySelector('details')!
  act(() => {
    details.open = true
    details.dispatchEvent(new Event('toggle'))
  })
  const text = place.textContent ?? ''
  expect(text).toMatch(/Does not count: from before two of the team took this person off\. Sent .*Old words/u)
  expect(text).toMatch(/old\.pdf \(does not count\)/u)
  expect(text).not.toContain('new.pdf (does not count)')
  expect(text).toContain('Does not count: from the former email, which was not theirs.')
  expect(text.split('Does not count')).toHaveLength(3)
})
