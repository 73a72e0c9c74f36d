/** What a typed account says of its routing number, and when. */
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { AccountFields } from '../bank-aggregation/account-fields.tsx'
import { NO_ACCOUNT } from '../bank-aggregation/account-values.ts'
import { useForm } from '../forms/use-form.ts'

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

function Account() {
  return <AccountFields form={useForm(NO_ACCOUNT)} bank={{ state: 'typing' }} />
}

const field = () => place.querySelector<HTMLInputElement>('#routingNumber')!
/** What is wrong, as its field is described by it. */
const said = () => (field().getAttribute('aria-invalid') ? document.getElementById('routingNumber-error')?.textContent : undefined)

function type(text: string): void {
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text)
    field().dispatchEvent(new Event('input', { bubbles: true }))
  })
}
const leave = () => act(() => field().dispatchEvent(new FocusEvent('focusout', { bubbles: true })))

it('says what is wrong with a routing number on leaving it, and not while it is typed', () => {
  act(() => root.render(<Account />))
  leave()
  expect(said()).toBeUndefined()
  type('01140153')
  expect(said()).toBeUndefined()
  leave()
  expect(said()).toContain('A routing number has nine digits. You entered 8.')
  type('011401534')
  expect(said()).toBeUndefined()
  leave()
  expect(said()).toContain('one of its digits is not right')
  type('011401533')
  leave()
  expect(said()).toBeUndefined()
})
