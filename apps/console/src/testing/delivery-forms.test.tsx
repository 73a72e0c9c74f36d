/** When someone had their notice of the right to cancel: recorded, and put right. */
import { rescissionDelivery } from '@hearthline/domain'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import type { ApplicationFile, OpenItem } from '../application/use-application.ts'
import { DeliveryForm } from '../closing/delivery-form.tsx'
import { RecordedDeliveries } from '../closing/recorded-deliveries.tsx'
import { clearDrafts } from '../decision/draft.ts'

let root: Root
let place: HTMLElement
const sent = vi.fn()
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.stubGlobal('fetch', (_url: string, { body }: { body?: string } = {}) => {
    if (body) sent(JSON.parse(body))
    return Promise.resolve(new Response('{"step":"RESCISSION"}', { headers: { 'content-type': 'application/json' } }))
  })
  sent.mockClear()
  clearDrafts()
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
  vi.unstubAllGlobals()
})

const draw = (node: ReactNode) =>
  act(() =>
    root.render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
        <MemoryRouter>{node}</MemoryRouter>
      </QueryClientProvider>,
    ),
  )
const text = () => place.textContent ?? ''
const press = (name: string) =>
  act(async () => [...place.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === name)?.click())
const fieldOf = (label: string) => {
  const found = [...place.querySelectorAll('label')].find(({ textContent }) => textContent?.includes(label))
  return document.getElementById(found?.htmlFor ?? '') as HTMLInputElement | HTMLSelectElement | null
}
const choose = (label: string, value: string) =>
  act(async () => {
    const field = fieldOf(label)!
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value)
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  })
const onNotice = () => undefined
const file = (more: object = {}) =>
  ({
    ...{ summary: { uuid: 'a', step: 'RESCISSION' }, version: 1, audit: [], walk: [] },
    ...{ documents: [{ uuid: RECEIPT, type: 'FILE_EVIDENCE', fileName: 'receipt.png', sentBy: 'operator:1', created: '1' }], ...more },
  }) as unknown as ApplicationFile
const RECEIPT = '5a1d6c1e-3b7a-4c55-9d7e-0a1b2c3d4e60'

describe('a notice that someone had', () => {
  const schema = z.toJSONSchema(rescissionDelivery.accepts!, { io: 'input' })
  const about = { persons: [{ party: 'robin', name: 'Robin Reyes', from: '2026-11-23' }] }
  const item = {
    id: 'rescission-delivery',
    title: 'Notice',
    schema,
    labels: rescissionDelivery.labels,
    example: {},
    about,
  } as unknown as OpenItem
  const form = (of = item) => draw(<DeliveryForm item={of} file={file({ openItem: of })} draftKey="a" onNotice={onNotice} />)

  it('is not recorded as the owner’s while a representative is chosen and not named: all that is missing is said at once', async () => {
    form()
    await choose('Robin Reyes: given to', 'REPRESENTATIVE')
    await press('Record')
    for (const words of [
      'Enter the name of the personal representative',
      'Upload the document of the court that names the representative',
      'Choose how they received it',
      'Enter the day on which it was received',
      'Upload the receipt',
    ])
      expect(text()).toContain(words)
    expect(text()).not.toContain('Fill in')
    await choose('Robin Reyes: how', 'IN_PERSON')
    await choose('Robin Reyes: received on', '2026-11-26')
    await press('Record')
    expect(text()).toContain('Enter the name of the personal representative')
    expect(sent).not.toHaveBeenCalled()
  })

  it('is recorded without whoever still has to sign', async () => {
    form({ ...item, about: { persons: [...about.persons, { party: 'sam', name: 'Sam Reyes', waits: 'SIGNS' }] } })
    expect(text()).toContain('Sam Reyes still has to sign')
    expect(fieldOf('Sam Reyes: how')).toBeNull()
    await press('Record')
    expect(text()).toContain('Missing: Robin Reyes')
    expect(text()).not.toContain('Robin Reyes, Sam Reyes')
  })

  it('is recorded of one alone where it was said of several that they have none after all', async () => {
    form({ ...item, about: { persons: ['Robin', 'Sam'].map((name) => ({ party: name, name, waits: 'LATER' })) } })
    expect(text()).toContain('Leave out whoever does not have theirs yet.')
    await press('Record')
    expect(text()).toContain('Enter who received their notice, and on which day')
    expect(text()).not.toContain('Missing:')
  })

  it('says who is missing where nothing is entered', async () => {
    form()
    await press('Record')
    expect(text()).toContain('Enter the day for each person. Missing: Robin Reyes')
    expect(fieldOf('Has not received it')).toBeNull()
  })
})

describe('what was recorded of a notice', () => {
  const recorded = { party: 'robin', name: 'Robin Reyes', to: 'OWNER', way: 'IN_PERSON', on: '2026-11-24', document: RECEIPT }
  const shown = (rescission: object = {}, roles = ['operator']) =>
    draw(
      <RecordedDeliveries
        file={file()}
        rescission={{ deliveries: [recorded], correctionBarred: null, exercised: null, ...rescission } as never}
        {...{ roles, onNotice }}
      />,
    )

  it('says whether its receipt was recorded before', async () => {
    shown({ deliveries: [{ ...recorded, showsReceiver: true }] })
    expect(text()).toContain('The receipt was recorded before: whoever recorded this says that it shows this.')
    shown()
    expect(text()).not.toContain('The receipt was recorded before')
  })
  const CORRECT = 'Correct what was recorded of Robin Reyes'

  it('is corrected with the recorded values in the form, or said not to have been received', async () => {
    shown()
    expect(text()).toContain('notice received on Tuesday, November 24, 2026, in person')
    await press(CORRECT)
    await press('Correct')
    expect(text()).toContain('Choose whether they have received it')
    await choose('Has Robin Reyes received the notice?', 'YES')
    expect([fieldOf('Robin Reyes: how')?.value, fieldOf('Robin Reyes: received on')?.value]).toEqual(['IN_PERSON', '2026-11-24'])
    expect(text()).toContain('The recorded file stays unless you upload another.')
    await choose('Robin Reyes: given to', 'REPRESENTATIVE')
    await press('Correct')
    expect(text()).toContain('Enter the name of the personal representative')
    // The receipt that is recorded is the owner’s.
    expect(text()).toContain('Confirm whose receipt this is, or upload another')
    await choose('Robin Reyes: name of the personal representative', 'Rita Rep')
    expect((fieldOf('This receipt shows that Rita Rep received the notice') as HTMLInputElement).checked).toBe(false)
    await choose('Robin Reyes: given to', 'OWNER')
    expect(text()).not.toContain('This receipt shows')
    expect(sent).not.toHaveBeenCalled()
    await choose('Has Robin Reyes received the notice?', 'NO')
    expect(fieldOf('Robin Reyes: how')).toBeNull()
  })

  it('is not offered once money was sent, nor to whoever does not record it', () => {
    shown({ correctionBarred: 'Money from this line was sent.' })
    expect([text().includes('Money from this line was sent.'), place.querySelector('form, button[aria-keyshortcuts]')]).toEqual([
      true,
      null,
    ])
    expect(text()).not.toContain(CORRECT)
    shown({}, ['auditor'])
    expect(text()).not.toContain(CORRECT)
  })
})
