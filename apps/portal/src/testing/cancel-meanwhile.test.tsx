/** The right to cancel is used by whoever confirms it, also where the application has moved since their page was read. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Withdraw } from '../application/withdraw.tsx'
import { type OrganizationInfo, setOrganization } from '../session/organization.ts'

const UUID = '0b3c2c1e-6a5f-4c55-9d7e-0a1b2c3d4e5f'
let root: Root
let place: HTMLElement
/** The versions with which it was asked for. */
let asked: (string | null)[]
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  asked = []
  setOrganization({ orgCode: 'HEARTH' } as OrganizationInfo)
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit = {}) => {
    const json = (body: object, status: number) =>
      new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', etag: '"8"' } })
    if ((init.method ?? 'GET') === 'GET') return json({ uuid: UUID }, 200)
    const version = new Headers(init.headers).get('if-match')
    asked.push(version)
    return version === '"8"'
      ? json({}, 200)
      : json({ status: 412, code: 'precondition_failed', message: 'This has changed', errors: ['This has changed'], requestId: '1' }, 412)
  })
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
  vi.unstubAllGlobals()
})

const press = (words: string) =>
  act(async () => [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent?.trim() === words)?.click())

const confirm = async (isRight: boolean) => {
  const ended = vi.fn()
  const words = { title: 'Cancel your line?', yes: 'Yes, cancel', doing: 'Canceling', no: 'No', after: 'It is final.' }
  act(() =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Withdraw {...{ uuid: UUID, etag: '"7"', words, isRight }} opener="Cancel" consequence="For everyone." onWithdrawn={ended} />
      </QueryClientProvider>,
    ),
  )
  await press('Cancel')
  await press('Yes, cancel')
  return ended
}

it('is not lost to a page that someone else’s act has made old', async () => {
  const ended = await confirm(true)
  await expect.poll(() => ended.mock.calls.length).toBe(1)
  expect(asked).toEqual(['"7"', '"8"'])
})

it('what is taken back is confirmed again on what it says now', async () => {
  const ended = await confirm(false)
  await expect.poll(() => document.body.textContent).toContain('Something changed since you opened this page')
  expect([asked, ended.mock.calls]).toEqual([['"7"'], []])
})
