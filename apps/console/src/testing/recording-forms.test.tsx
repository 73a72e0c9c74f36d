/** What was typed, and where the keyboard is, in the forms that record something beside the open item. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { RequestError } from '../api/request.ts'
import type { ApplicationFile } from '../application/use-application.ts'
import { FollowedPayoffs } from '../closing/followed-payoffs.tsx'
import { clearDrafts } from '../decision/draft.ts'
import { OpenedForm } from '../recording/opened-form.tsx'
import { RecordForm } from '../recording/record-form.tsx'
import { useRecord } from '../recording/use-record.ts'

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
const form = () => place.querySelector('form')
const button = (words: string) => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === words)!
/** Until what was sent is answered: the page hears of it behind two timers of the library that sends it. */
const press = (words: string) =>
  act(async () => {
    button(words).click()
    for (let turns = 0; turns < 3; turns++) await new Promise((resolve) => setTimeout(resolve, 2))
  })
const field = (label: string, within: ParentNode = place): HTMLInputElement => {
  const found = [...within.querySelectorAll('label')].find(({ textContent }) => textContent === label)
  return document.getElementById(found!.htmlFor) as HTMLInputElement
}
const type = (control: HTMLInputElement, words: string) =>
  act(() => {
    const { prototype } = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
    Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(control, words)
    control.dispatchEvent(new Event('input', { bubbles: true }))
  })

interface Sent {
  readonly key: string
  readonly body: unknown
}
type Answers = (sent: Sent) => Promise<unknown>

const refusedAt = (path: string, message: string) =>
  new RequestError('422', { status: 422, data: { fields: [{ path, message }] } as unknown as RequestError['data'] & object })

function Visit({ send, onClose, onDone }: { send: Answers; onClose: () => void; onDone: () => void }) {
  const recording = useRecord({
    draftKey: 'a/visit',
    blank: { on: '', who: '' },
    within: 'event',
    faultsOf: ({ who }) => ({ who: who === '' ? 'Enter who came' : undefined }),
    bodyOf: (event, reason) => ({ event, reason }),
    send: (body, key) => send({ key, body }),
    onRecorded: onDone,
  })
  return (
    <RecordForm recording={recording} name="Visit" reasonId="visit-reason" reasonWords="Why." onClose={onClose}>
      {(['on', 'who'] as const).map((name) => (
        <label key={name} htmlFor={name} data-invalid={recording.faults[name] ? true : undefined}>
          {name}
          <input id={name} value={recording.typed[name]} onChange={({ target }) => recording.set({ [name]: target.value })} />
        </label>
      ))}
      <output>{recording.faults.on}</output>
    </RecordForm>
  )
}

const visit = (send: Answers = async () => undefined) =>
  draw(<OpenedForm label="Record a visit">{({ close, done }) => <Visit send={send} onClose={close} onDone={done} />}</OpenedForm>)

describe('a form that a button opens', () => {
  it('has the cursor in its first field, and gives it back to the button on Escape', async () => {
    visit()
    await press('Record a visit')
    expect(document.activeElement).toBe(field('on'))
    act(() => field('on').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })))
    expect(form()).toBeNull()
    expect(document.activeElement).toBe(button('Record a visit'))
  })

  it('keeps what was typed when it is closed and opened again, until it is recorded', async () => {
    visit()
    await press('Record a visit')
    type(field('who'), 'An appraiser')
    type(field('Reason'), 'It was asked for')
    await press('Close')
    await press('Record a visit')
    expect(field('who').value).toBe('An appraiser')
    expect(field('Reason').value).toBe('It was asked for')
    await press('Record')
    expect(form()).toBeNull()
    await press('Record a visit')
    expect(field('who').value).toBe('')
    expect(field('Reason').value).toBe('')
  })
})

describe('a record that is refused', () => {
  const open = async (send?: Answers) => {
    visit(send)
    await press('Record a visit')
  }
  const complete = () => {
    type(field('who'), 'An appraiser')
    type(field('Reason'), 'It was asked for')
  }

  it('leads to the first field that is wrong, again at each attempt and at no other time', async () => {
    await open()
    await press('Record')
    expect(document.activeElement).toBe(field('who'))
    field('on').focus()
    type(field('on'), '2026-11-25')
    expect(document.activeElement).toBe(field('on'))
    type(field('who'), 'An appraiser')
    field('on').focus()
    await press('Record')
    expect(document.activeElement).toBe(field('Reason'))
    await press('Record')
    expect(document.activeElement).toBe(field('Reason'))
  })

  it('by the server shows its words at the field, leads there, and keeps what was typed', async () => {
    await open(async () => {
      throw refusedAt('event.on', 'In the future')
    })
    complete()
    await press('Record')
    expect(place.querySelector('output')!.textContent).toBe('In the future')
    expect(document.activeElement).toBe(field('on'))
    expect(place.querySelector('[role=alert]')).toBeNull()
    expect(field('who').value).toBe('An appraiser')
  })

  it('by the server at no field of the form is said above it', async () => {
    await open(async () => {
      throw refusedAt('elsewhere', 'No')
    })
    complete()
    await press('Record')
    expect(place.querySelector('[role=alert]')).not.toBeNull()
  })

  it('is the same act when it is sent again, and another one after a change', async () => {
    const sent: Sent[] = []
    await open(async (one) => {
      sent.push(one)
      throw new Error('The line is down')
    })
    complete()
    await press('Record')
    await press('Record')
    type(field('who'), 'A notary')
    await press('Record')
    const [first, second, third] = sent
    expect(second).toEqual(first)
    expect(third!.key).not.toBe(first!.key)
    expect(third!.body).toEqual({ event: { on: '', who: 'A notary' }, reason: 'It was asked for' })
  })
})

const payoff = (debt: string, payee: string, more: object = {}) => ({
  ...{ debt, payee, amountCents: 100_000, reference: debt, on: null, letter: null, state: 'SENT', shortCents: 0, lendersCents: 0 },
  ...{ approvedCents: 0, mostUnapprovedCents: 100_000, followUpOn: null, events: [], release: null, next: ['IN_FULL', 'SHORT'] },
  ...{ barred: [], ...more },
})
const follow = (...payoffs: readonly object[]) => {
  const file = { ...{ summary: { uuid: 'a' }, version: 1, documents: [], runs: [] }, payoffs } as unknown as ApplicationFile
  draw(<FollowedPayoffs file={file} roles={['operator', 'funder']} onNotice={() => undefined} />)
}

it('whoever recorded what a creditor wrote reads that someone else records its payment, and has no form for it', () => {
  const told = 'You recorded what the creditor wrote. Someone else on the team must record the payment.'
  const barred = (['PAID_AGAIN', 'SENT_TO_BORROWER'] as const).map((what) => ({ what, told }))
  follow(payoff('1', 'Harbor Card', { state: 'RETURNED', next: ['PAID_AGAIN', 'SENT_TO_BORROWER'], barred }))
  expect(place.textContent?.split(told)).toHaveLength(2)
  expect(button('Record what happened to the payoff of Harbor Card')).toBeUndefined()
})

it('a second payoff form leaves the first open, with what was typed', async () => {
  follow(payoff('1', 'Harbor Card'), payoff('2', 'Desert Auto'))
  await press('Record what happened to the payoff of Harbor Card')
  type(field('Reason', form()!), 'Their letter of Monday')
  await press('Record what happened to the payoff of Desert Auto')
  const [first, second] = place.querySelectorAll('form')
  expect(field('Reason', first).value).toBe('Their letter of Monday')
  expect(second!.contains(document.activeElement)).toBe(true)
})
