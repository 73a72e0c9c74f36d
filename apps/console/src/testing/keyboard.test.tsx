/** What the keyboard does where the cursor stands. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ConditionDecision } from '../conditions/condition-decision.tsx'
import type { StaffCondition } from '../conditions/conditions-query.ts'
import { isShortcut, sendOnControlEnter } from '../frame/use-shortcut.ts'

let root: Root
let place: HTMLElement
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
})

it('a letter is a shortcut on a radio button and a checkbox, and typing in a field', () => {
  act(() =>
    root.render(
      <>
        <input type="radio" />
        <input type="checkbox" />
        <button type="button" />
        <input type="search" />
        <input />
        <textarea />
        <select />
      </>,
    ),
  )
  const isOne = (target: Element) => {
    let seen: boolean | undefined
    const listen = (event: Event) => {
      seen = isShortcut(event as KeyboardEvent)
    }
    window.addEventListener('keydown', listen)
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }))
    window.removeEventListener('keydown', listen)
    return seen
  }
  expect([...place.children].map(isOne)).toEqual([true, true, true, false, false, false, false])
})

it('Control and Enter sends a form once from any of its fields, also where a field of it did so itself', () => {
  let sent = 0
  act(() =>
    root.render(
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent += 1
        }}
        onKeyDown={sendOnControlEnter}
      >
        <select />
        <textarea />
        <input
          onKeyDown={(event) => {
            event.preventDefault()
            event.currentTarget.form?.requestSubmit()
          }}
        />
      </form>,
    ),
  )
  const press = (target: Element, init: KeyboardEventInit) =>
    act(() => target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init })))
  const [select, area, input] = [...place.querySelector('form')!.children] as [Element, Element, Element]
  press(area, {})
  expect(sent).toBe(0)
  for (const [target, expected] of [
    [select, 1],
    [area, 2],
    [input, 3],
  ] as const) {
    press(target, { ctrlKey: true })
    expect(sent).toBe(expected)
  }
})

it('whoever chooses to reject or to clear goes on typing in the field that asks why', async () => {
  const uuid = '00000000-0000-4000-8000-000000000051'
  const condition = { uuid, title: 'Other documents', part: null, decided: [], answers: [], messages: [], outcome: null, waiver: null }
  act(() =>
    root.render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
        <ConditionDecision uuid={uuid} version={1} condition={condition as unknown as StaffCondition} onDecided={() => undefined} />
      </QueryClientProvider>,
    ),
  )
  const press = (words: string) =>
    act(() => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === words)?.click())
  for (const [words, field] of [
    ['Reject', 'told'],
    ['Clear', 'reason'],
  ] as const) {
    press(words)
    await expect.poll(() => document.activeElement?.id).toBe(`${field}-${uuid}`)
  }
})
