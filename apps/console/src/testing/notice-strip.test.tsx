/** What is said after a decision, as the application goes on and as whoever reads it does. */
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { NoticeStrip } from '../application/notice-strip.tsx'

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

const NOTICE = { kind: 'success', words: 'Refused: Bank account.', since: 7 } as const
type File = Parameters<typeof NoticeStrip>[0]['file']
const file = (version: number, kind: string, step: string) =>
  ({ version, openItem: { kind, gaveUp: false }, rescission: null, summary: { loanNumber: 'HL-5', step } }) as unknown as File

let dismissed = 0
const draw = (shown: File) =>
  act(() =>
    root.render(
      <>
        <NoticeStrip notice={NOTICE} file={shown} onDismiss={() => (dismissed += 1)} />
        <button type="button">Elsewhere</button>
      </>,
    ),
  )
const words = () => place.querySelector('.notice p')!.textContent

it('says where the decision left the application, and goes on saying so while the application moves on', () => {
  draw(file(8, 'work', 'GEN_CLOSING_DISCLOSURE'))
  expect(words()).toBe('Refused: Bank account. HL-5 is moving on…')
  draw(file(9, 'wait', 'CONDITIONS_OPEN'))
  expect(words()).toMatch(/^Refused: Bank account\. HL-5 was then at: /)
  const then = words()
  draw(file(14, 'ask', 'FINAL_OFFER'))
  expect(words()).toBe(then)
})

it('goes when whoever read it goes on, and not before it is known where the decision led', () => {
  dismissed = 0
  const elsewhere = () => [...place.querySelectorAll('button')].at(-1)!
  draw(file(8, 'work', 'GEN_CLOSING_DISCLOSURE'))
  act(() => elsewhere().click())
  expect(dismissed).toBe(0)
  draw(file(9, 'wait', 'CONDITIONS_OPEN'))
  act(() => place.querySelector<HTMLElement>('.notice')!.click())
  expect(dismissed).toBe(0)
  act(() => {
    elsewhere().focus()
    elsewhere().dispatchEvent(new KeyboardEvent('keyup', { key: 'Tab', bubbles: true }))
  })
  expect(dismissed).toBe(1)
})
