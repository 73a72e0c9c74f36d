/** What the card of a line says of payments: nothing of one as if it had been paid, and nothing of a canceled line as if it went on. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { OPEN_LINE } from '../gallery/example-answers.ts'
import { type Line, lineQuery } from '../line/line-query.ts'
import { LineCard } from '../screens/dashboard/line-card.tsx'

const UUID = '0b3c2c1e-6a5f-4c55-9d7e-0a1b2c3d4e5f'
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

function shown(line: Line): string {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(lineQuery(UUID).queryKey, { line })
  act(() =>
    root.render(
      <QueryClientProvider client={client}>
        <LineCard uuid={UUID} isOpen />
      </QueryClientProvider>,
    ),
  )
  return place.textContent ?? ''
}

it('what fell due and was not paid is past due, with its amount and day, beside what is due next', () => {
  const late = shown({
    ...OPEN_LINE,
    automaticPayments: null,
    nextPayment: { amountCents: 64_938, dueOn: '2027-02-25' },
    pastDue: { amountCents: 64_938, since: '2027-01-25' },
  })
  expect(late).toContain('Past due$649.38Due since Monday, January 25. Our books show no payment for it. Call us about it.')
  expect(late).toContain('Next payment$649.38Due Thursday, February 25, in addition to what is past due')
})

it('what we were to debit and did not is said to be ours, with the account, and a call is asked for', () => {
  const late = shown({ ...OPEN_LINE, pastDue: { amountCents: 64_938, since: '2027-01-25' } })
  expect(late).toContain(
    'Due since Monday, January 25. We were to withdraw it from your Harbor Bank account ending in 6789, and our books show that we have not. That was ours to do, not yours. Call us, and we tell you how it gets paid.',
  )
  expect(late).not.toContain('Our books show no payment for it')
})

it('an account that the bank refused is said to pay nothing, and who pays instead', () => {
  const refused = shown({
    ...OPEN_LINE,
    automaticPayments: { institution: 'Harbor Bank', last4: '1235', isRefused: true },
    pastDue: { amountCents: 64_938, since: '2027-01-25' },
  })
  expect(refused).toContain('You authorized automatic payments from your Harbor Bank account ending in 1235.')
  expect(refused).toContain('they can’t come from it. Until you authorize another account with us, you make each payment yourself.')
  expect(refused).toContain('Our books show no payment for it. Call us about it.')
})

it('a payment on a part of the draw says why it is small', () => {
  const small = shown({ ...OPEN_LINE, notWithThemCents: 5_995_700, nextPayment: { amountCents: 35, dueOn: '2027-01-25' } })
  expect(small).toContain(
    'Next payment$0.35Due Monday, January 25. It counts only what you owe now. We have $59,957 of your draw, and your payment changes once we send it',
  )
})

it('an open line says that payments are neither made nor changed on the website yet', () => {
  const open = shown(OPEN_LINE)
  expect(open).not.toContain('Past due')
  expect(open).toContain(
    'You authorized automatic payments from your Harbor Bank account ending in 6789. You can’t make or change payments on this website yet. Call us about them.',
  )
})

it('a canceled line adds no interest, has no payment due and nothing to draw, and is not called paid', () => {
  const canceled = shown({
    ...OPEN_LINE,
    status: 'CANCELED',
    balanceCents: 7_995_700,
    interestCents: 0,
    availableCents: 0,
    nextPayment: null,
  })
  expect(canceled).toContain('No interest is added')
  expect(canceled).toContain('Next paymentNoneNo payment is due')
  expect(canceled).not.toMatch(/You owe nothing now|You can draw|payments on this website/)
})
