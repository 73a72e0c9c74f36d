/** Ordering the title search again, by keyboard, and what is said of a signer without an email. */

import { TITLE_ORDER_REASONS } from '@hearthline/domain'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { AdditionalSigners } from '../application/additional-signers.tsx'
import { TitleSearch } from '../application/title-search.tsx'
import type { ApplicationFile } from '../application/use-application.ts'
import { clearDrafts } from '../decision/draft.ts'

let root: Root
let place: HTMLElement
let client: QueryClient
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  clearDrafts()
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  client = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
})

const draw = (node: ReactNode) =>
  act(() =>
    root.render(
      <QueryClientProvider client={client}>
        <MemoryRouter>{node}</MemoryRouter>
      </QueryClientProvider>,
    ),
  )
const key = (target: EventTarget, name: string, more: object = {}) =>
  act(async () => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }))
  })
const onNotice = () => undefined
const file = (titleSearch: object | null) =>
  ({
    summary: { uuid: 'a', step: 'CO_DEED_REQ' },
    version: 1,
    audit: [],
    walk: [],
    documents: [],
    titleSearch,
  }) as unknown as ApplicationFile
const FOUND = {
  searchedOn: '2026-11-20',
  vesting: 'Ana and Robin Jointowner, as joint tenants',
  judgments: 0,
  barred: null,
  reasons: TITLE_ORDER_REASONS,
  isSigned: false,
}

it('a letter opens the form that orders the title search again, which asks why on Control and Enter, and closes with Escape', async () => {
  draw(<TitleSearch file={file(FOUND)} roles={['operator']} onNotice={onNotice} />)
  expect(place.textContent).toContain('Searched on Nov 20, 2026. Title is held by Ana and Robin Jointowner')
  await key(window, 't')
  const because = place.querySelector('select')!
  expect(document.activeElement).toBe(because)
  await key(because, 'Enter', { ctrlKey: true })
  expect(place.textContent).toContain('Choose why it is ordered again')
  await key(because, 'Escape')
  expect([place.querySelector('form'), document.activeElement?.textContent]).toEqual([null, 'Order the title search again t'])
})

it('it is offered to no one whose role does not decide, nor once it may not be ordered, which is said', () => {
  draw(<TitleSearch file={file(FOUND)} roles={['closer']} onNotice={onNotice} />)
  expect(place.querySelector('button')).toBeNull()
  draw(<TitleSearch file={file({ ...FOUND, barred: 'The deed is signed.' })} roles={['operator']} onNotice={onNotice} />)
  expect([place.querySelector('button'), place.textContent?.includes('The deed is signed.')]).toEqual([null, true])
})

it('a signer without an email was emailed by no one, and is to be called', () => {
  const robin = {
    ...{ party: 'p', name: 'Robin Jointowner', part: 'SPOUSE', email: null, state: 'NO_EMAIL' },
    ...{ sentAt: null, refusedAt: null, mayInvite: false },
    ...{ stays: null, submitsAgain: [], reasons: [], needsSuccessor: false, removal: null, marriage: null },
  }
  client.setQueryData(
    ['signers', 'a', 1],
    [robin, { ...robin, party: 'q', name: 'Kim', email: 'kim@example.test', state: 'INVITED', sentAt: '2026-11-26T04:41:00Z' }],
  )
  draw(
    <AdditionalSigners
      file={file(FOUND)}
      now={Date.parse('2026-11-26T05:00:00Z')}
      mayDecide
      mayRecordMarriage={false}
      onNotice={onNotice}
    />,
  )
  const [first, second] = [...place.querySelectorAll('li > p:first-child')].map(({ textContent }) => textContent)
  expect(first).toBe('Robin Jointowner, spouse. No email, so no one has emailed them. Call them, or enter an email here.')
  expect(second).toMatch(/^Kim, spouse, kim@example\.test\. Has not signed in\. Last emailed .+\.$/u)
  expect(place.textContent).toContain('Enter the email of Robin Jointowner')
})
