/** What the card of a line says of payments: nothing of one as if it had been paid, and nothing of a canceled line as if it went on. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { OPEN_LINE } from '../gallery/example-answers.ts'
import { LineCard } from '../screens/dashboard/line-card.tsx'
import { type Line, lineQuery } from '../screens/dashboard/line-query.ts'

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
    nextPayment: { amountCents: 64_938, dueOn: '2027-02-25' },
    pastDue: { amountCents: 64_938, since: '2027-01-25' },
  })
  expect(late).toContain('Past due$649.38Due since Monday, January 25. Our books show no payment for it. Call us about it.')
  expect(late).toContain('Next payment$649.38Due Thursday, February 25')
})

it('an open line says that payments are neither made nor changed on the website yet', () => {
  const open = shown(OPEN_LINE)
  expect(open).not.toContain('Past due')
  expect(open).toContain('You can’t make or change payments on this website yet. Call us about them.')
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
