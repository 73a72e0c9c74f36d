/** Withdrawing electronic documents moves where someone stands, and what their settings list: both are read again with it. */
import { QueryClient, QueryClientProvider, useQueries } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { RequestError } from '../api/request.ts'
import { begun } from '../gallery/pages/signing.ts'
import { ElectronicDelivery } from '../signing/electronic-delivery.tsx'
import { SigningContext, type SigningSource } from '../signing/signing-source.ts'

let root: Root
let place: HTMLElement
let read: string[]
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  read = []
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
})

const press = (words: string) =>
  act(async () => [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent?.trim() === words)?.click())

function Beside() {
  const queries = ['signings', 'consent-records'].map((key) => ({
    ...{ queryKey: [key], queryFn: async () => read.push(key), staleTime: Number.POSITIVE_INFINITY },
  }))
  useQueries({ queries })
  return null
}

async function withdraw(record: SigningSource['record']) {
  const source: SigningSource = {
    ...{ key: ['signing', 'a'], standsAt: ['signings'], deliveryPath: '/documents' },
    ...{ read: async () => ({ ...begun, mailTo: null }), record, accessCheck: () => Promise.reject(new Error('not asked')) },
  }
  await act(async () =>
    root.render(
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient()}>
          <SigningContext value={source}>
            <Beside />
            <ElectronicDelivery />
          </SigningContext>
        </QueryClientProvider>
      </MemoryRouter>,
    ),
  )
  await expect.poll(() => place.textContent).toContain('Withdraw, and get paper')
  read = []
  await press('Withdraw, and get paper')
  await press('Yes, withdraw my consent')
}

it('reads them again once it is recorded', async () => {
  await withdraw(async () => await new Promise(() => undefined))
  expect(read).toEqual([])
  act(() => root.unmount())
  root = createRoot(place)
  await withdraw(async () => ({ ...begun, mailTo: null }))
  await expect.poll(() => read.toSorted()).toEqual(['consent-records', 'signings'])
})

it('reads where they stand where it is refused because they stand elsewhere', async () => {
  await withdraw(() => Promise.reject(new RequestError('This is not being signed now.', { status: 409 })))
  await expect.poll(() => read).toEqual(['signings'])
})
