/** What the team may record of a canceled line, and what it reads where it may not. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ApplicationFile } from '../application/use-application.ts'
import { FollowedPayoffs } from '../closing/followed-payoffs.tsx'
import { RescissionNotice } from '../closing/rescission-notice.tsx'
import { clearDrafts } from '../decision/draft.ts'

let root: Root
let place: HTMLElement

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  clearDrafts()
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
})

const draw = (node: ReactNode) => act(() => root.render(<QueryClientProvider client={new QueryClient()}>{node}</QueryClientProvider>))
const forms = () => [...place.querySelectorAll('form')].map((form) => form.getAttribute('aria-label'))
const button = (words: string) => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === words)
const press = (words: string) => act(async () => button(words)!.click())

const SUMMARY = { uuid: 'a', step: 'CANCELLED' }
const file = (rescission: object, more: object = {}) =>
  ({
    ...{ summary: SUMMARY, version: 1, documents: [], runs: [], payoffs: [], walk: [] },
    rescission: {
      ...{ state: 'ENDED', lastDay: '2026-11-27', owners: [], returnDueOn: '2026-12-14', owed: [], owedByOwners: [], returned: [] },
      ...{ refused: [], recall: null, latePayments: [], latePaymentsBarred: null, returnsBarred: null, assurance: null },
      exercised: { party: 'borrower', name: 'Ana Reyes', way: 'MAILED', givenOn: '2026-11-24', receivedOn: '2026-11-24', takesTwo: true },
      ...{ confirmation: { barred: null }, ...rescission },
    },
    ...more,
  }) as unknown as ApplicationFile
const notice = (rescission: object) => draw(<RescissionNotice file={file(rescission)} mayDecide onNotice={() => undefined} />)

describe('a notice that waits for a second person', () => {
  it('without its scan is neither confirmed nor refused: the scan is added first', () => {
    notice({})
    expect(place.textContent).toContain('The scan of the notice is missing.')
    expect([forms(), button('Refuse the notice')]).toEqual([['Add the scan of the notice'], undefined])
  })

  it('with its scan is confirmed or refused', () => {
    notice({
      exercised: { party: 'borrower', name: 'Ana Reyes', way: 'MAILED', givenOn: '2026-11-24', receivedOn: '2026-11-24', document: 'scan' },
    })
    expect(place.textContent).not.toContain('is missing')
    expect([forms(), button('Refuse the notice')?.type]).toEqual([['Confirm the notice'], 'button'])
  })
})

it('a payment from before the notice is not offered to whoever recorded the notice, and they read why', () => {
  const latePayments = [{ debt: 'card-1', payee: 'Cedar Bank', amountCents: 300_000, letterOn: '2026-11-20' }]
  notice({ latePayments, latePaymentsBarred: 'You recorded the notice. Someone else on the team must record the payment.' })
  expect(place.textContent).toContain('Someone else on the team must record the payment.')
  expect(button('Record a payment to Cedar Bank')).toBeUndefined()
  notice({ latePayments })
  expect(button('Record a payment to Cedar Bank')).toBeDefined()
})

it('what the owners gave back too much is listed with the day by which it is sent back', () => {
  notice({ confirmation: null, owed: [{ what: 'EXCESS', amountCents: 22_640, dueOn: '2027-03-02' }] })
  expect(place.textContent).toContain(
    'Still to return: What the owners gave back too much, sent back to them, $226.40. By Tuesday, March 2, 2027',
  )
  expect(forms()).toEqual(['Record: What the owners gave back too much, sent back to them'])
})

it('a payoff of a canceled line is recorded with a copy of the payment', async () => {
  const payoff = {
    debt: 'card-1',
    payee: 'Cedar Bank',
    amountCents: 300_000,
    reference: 'WIRE 1',
    on: null,
    letter: null,
    state: 'RETURNED',
  }
  const more = {
    shortCents: 0,
    lendersCents: 0,
    approvedCents: 0,
    mostUnapprovedCents: 1,
    release: null,
    followUpOn: null,
    events: [],
    barred: [],
  }
  const payoffs = [{ ...payoff, ...more, next: ['SENT_TO_BORROWER'] }]
  draw(<FollowedPayoffs file={file({}, { payoffs })} roles={['funder']} onNotice={() => undefined} />)
  await press('Record what happened to the payoff of Cedar Bank')
  expect(place.textContent).toContain('Copy of the check or wire')
  draw(
    <FollowedPayoffs
      file={file({}, { payoffs, summary: { ...SUMMARY, step: 'COMPLETE' } })}
      roles={['funder']}
      onNotice={() => undefined}
    />,
  )
  expect(place.textContent).not.toContain('Copy of the check or wire')
})
