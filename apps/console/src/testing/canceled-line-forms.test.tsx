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
    ...{ summary: SUMMARY, version: 1, documents: [], audit: [], runs: [], payoffs: [], walk: [] },
    rescission: {
      ...{
        state: 'ENDED',
        lastDay: '2026-11-27',
        owners: [],
        returnDueOn: '2026-12-14',
        owed: [],
        owedByOwners: [],
        turn: 'NONE',
        returned: [],
        deliveries: [],
        correctionBarred: null,
      },
      ...{ refused: [], recall: null, latePayments: [], latePaymentsBarred: null, returnsBarred: null, assurance: null },
      exercised: { party: 'borrower', name: 'Ana Reyes', way: 'MAILED', givenOn: '2026-11-24', receivedOn: '2026-11-24', takesTwo: true },
      ...{ isMoneyOut: true, confirmation: { barred: null, stated: [] }, ...rescission },
    },
    ...more,
  }) as unknown as ApplicationFile
const notice = (rescission: object) =>
  draw(<RescissionNotice file={file(rescission)} roles={['operator']} mayDecide mayCheck onNotice={() => undefined} />)

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
    expect([forms(), button('Confirm the notice')?.type, button('Refuse the notice')?.type]).toEqual([[], 'button', 'button'])
  })
})

describe('a written notice that is to be recorded before money leaves', () => {
  const before = { exercised: null, confirmation: null, isMoneyOut: false }
  const recording = async (assurance: object) => {
    draw(
      <RescissionNotice
        file={file({ ...before, assurance: { represented: [], ...assurance } }, { summary: { ...SUMMARY, step: 'FUNDABLE' } })}
        roles={['operator']}
        mayDecide
        mayCheck
        onNotice={() => undefined}
      />,
    )
    await press('Record a written notice')
    return place.querySelector('form')!.textContent
  }

  it('shows before the act which owners stated that they did not cancel, on which days, and that a second person confirms it', async () => {
    const stated = [{ name: 'Ana Reyes', way: 'HERE', signedOn: '2026-11-30' }]
    const missing = [{ party: 'sam', name: 'Sam Reyes' }]
    const said = await recording({ isSettled: false, mailUntil: '2026-12-07', stated, missing })
    expect(said).toContain('Ana Reyes stated in the portal that they did not cancel, signed on Monday, November 30')
    expect(said).toContain('No statement of Sam Reyes.')
    expect(said).toContain('No money has left, and from now on none is sent. Another person then confirms the notice')
    expect([button('Record the notice')?.type, button('Cancel the line')]).toEqual(['submit', undefined])
  })

  it('promises nothing sooner where an owner died: no one states it in their place', async () => {
    const died = [{ name: 'Robin Reyes', representative: 'Petra Executor' }]
    await recording({ isSettled: false, mailUntil: '2026-12-07', stated: [], missing: [], represented: died })
    expect(place.textContent).toContain(
      'Robin Reyes died, and Petra Executor received the notice in their place. No one states it for Robin Reyes, so we wait for mail whatever the others state.',
    )
    expect(place.textContent).toContain('when mail has arrived.')
    expect(place.textContent).not.toContain('when everyone who could cancel has stated it')
  })

  it('says so where no owner stated anything', async () => {
    const said = await recording({ isSettled: false, mailUntil: '2026-12-07', stated: [], missing: [{ party: 'sam', name: 'Sam Reyes' }] })
    expect(said).toContain('No owner stated that they did not cancel.')
    expect(said).not.toContain('stands against')
  })
})

describe('a notice that waits for a second person before money left', () => {
  it('says that no money is sent, and names nothing of a balance', async () => {
    notice({
      ...{ isMoneyOut: false, state: 'OPEN' },
      exercised: { party: 'borrower', name: 'Ana Reyes', way: 'MAILED', givenOn: '2026-11-24', receivedOn: '2026-11-24', document: 'scan' },
    })
    expect(place.textContent).toContain('The line has stopped, and no money is sent.')
    expect(place.textContent).toContain('The time to cancel ends at midnight on')
    await press('Confirm the notice')
    expect(place.textContent).not.toContain('alance')
  })
})

describe('a notice that waits for a second person shows them what there is to compare', () => {
  const exercised = {
    ...{ party: 'borrower', name: 'Ana Reyes', way: 'MAILED', givenOn: '2026-11-24', receivedOn: '2026-12-01', takesTwo: true },
    document: 'scan',
  }
  const stated = [{ name: 'Ana Reyes', way: 'HERE', signedOn: '2026-11-30' }]
  const audit = [
    { sequence: 7, at: '2026-12-01T18:00:00Z', actor: 'operator:1', action: 'rescinded', detail: { reason: 'Letter in the vault' } },
  ]
  const documents = [{ uuid: 'scan', type: 'CANCELLATION_NOTICE', fileName: 'letter.png', mediaType: 'image/png' }]
  const shown = (more: object = {}) =>
    draw(
      <RescissionNotice
        file={file({ exercised, ...more }, { audit, documents })}
        roles={['operator']}
        mayDecide
        mayCheck
        onNotice={() => undefined}
      />,
    )

  it('the day it arrived, who recorded it and why, the scan, and that the owner stated that they did not cancel', () => {
    shown({ confirmation: { barred: null, stated } })
    for (const words of [
      'arrived on Tuesday, December 1',
      'Letter in the vault',
      'stated in the portal that they did not cancel, signed on Monday, November 30',
    ])
      expect(place.textContent).toContain(words)
    expect(place.textContent).toContain('ended at midnight on Friday, November 27')
    expect([...place.querySelectorAll('button')].some(({ textContent }) => textContent?.endsWith('of the notice of Ana Reyes'))).toBe(true)
  })

  it('and says before the act that confirming cancels the line for good, and what follows by which day', async () => {
    shown({
      owed: [
        { what: 'VALUATION_FEE', amountCents: 22_640 },
        { what: 'LIEN_RELEASE', recordingNumber: '77' },
      ],
    })
    await press('Confirm the notice')
    expect(forms()).toEqual(['Confirm the notice'])
    expect(place.textContent).toContain('This cancels the line for everyone and for good')
    expect(place.textContent).toContain(
      'By Monday, December 14, 2026, 20 days after the notice arrived, we return the valuation fee of $226.40 and release the recorded lien',
    )
    expect(button('Confirm, and cancel the line')).toBeDefined()
  })

  it('asks whoever refuses it for lateness, and no one else, for the day that they find', async () => {
    shown()
    await press('Refuse the notice')
    const day = () => [...place.querySelectorAll('label')].some(({ textContent }) => textContent?.includes('Given on, as you find'))
    expect(day()).toBe(false)
    const why = place.querySelector('select')!
    await act(async () => {
      why.value = 'TOO_LATE'
      why.dispatchEvent(new Event('change', { bubbles: true }))
    })
    expect(day()).toBe(true)
    expect(place.textContent).toContain('Recorded: Tuesday, November 24, 2026. Your day is kept beside it')
  })

  it('and keeps both days of one that was refused for lateness in sight', () => {
    const finding = { givenOn: '2026-12-01', lastDay: '2026-11-27' }
    shown({
      exercised: null,
      confirmation: null,
      refused: [{ name: 'Ana Reyes', givenOn: '2026-11-24', on: '2026-12-02', because: 'TOO_LATE', finding }],
    })
    expect(place.textContent).toContain('recorded as given on Tuesday, November 24, 2026')
    expect(place.textContent).toContain(
      'Found to be given on Tuesday, December 1, 2026; the time to cancel had ended on Friday, November 27, 2026.',
    )
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

it('what the owners give back takes the amount that came, and it is said whose turn it is', async () => {
  const owedByOwners = [{ what: 'CASH', amountCents: 7_995_700 }]
  notice({ confirmation: null, owed: [{ what: 'LIEN_RELEASE', recordingNumber: '77' }], owedByOwners, turn: 'LENDER' })
  expect(place.textContent).toContain('The owners may keep it until we have done our part')
  notice({ confirmation: null, owed: [], owedByOwners, turn: 'OWNERS' })
  expect(place.textContent).toContain('Our part is done: it is the owners’ turn.')
  expect(place.textContent).toContain('A part is recorded as it came. $79,957 is still to be given back.')
  expect(forms()).toEqual(['Record: Cash that the borrower was sent, given back'])
})

it('what is missing is said of each field at once, and nothing is sent', async () => {
  const send = () => act(async () => place.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
  const said = () => [...place.querySelectorAll('.ui-field-error')].map(({ textContent }) => textContent)
  notice({ confirmation: null, owed: [], owedByOwners: [{ what: 'CASH', amountCents: 7_995_700 }], turn: 'OWNERS' })
  await send()
  expect(said()).toEqual([
    'Enter the day',
    'Enter the amount that came, in dollars',
    'Enter it as the bank or the county has it',
    'Upload the document that shows it',
    expect.stringContaining('reason'),
  ])
  const owners = ['Ana Reyes', 'Sam Reyes'].map((name) => ({ party: name, name }))
  const open = file({ exercised: null, confirmation: null, owners }, { summary: { ...SUMMARY, step: 'COMPLETE' } })
  draw(<RescissionNotice file={open} roles={['operator']} mayDecide mayCheck onNotice={() => undefined} />)
  await press('Record a written notice')
  await send()
  expect(said()).toEqual([
    'Choose who gave it',
    'Choose how it came',
    'Enter the day on which it was given',
    'Upload the scan of the notice',
    expect.stringContaining('reason'),
  ])
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
