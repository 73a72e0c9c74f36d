/** The page of feature flags: what is on and why, and a list of rules changed by keyboard; what another wrote since is told. */

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearDrafts } from '../decision/draft.ts'
import { FlagDetail } from '../flags/flag-detail.tsx'
import FlagsPage from '../flags/flags-page.tsx'
import { setOrganization } from '../session/organization.ts'

let root: Root
let place: HTMLElement
let client: QueryClient
const sent: { method: string; path: string; body: unknown }[] = []
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  clearDrafts()
  sent.length = 0
  setOrganization({ orgCode: 'HEARTH', orgMetaData: { companyInfo: { name: 'Hearth' } } } as Parameters<typeof setOrganization>[0])
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ method: init.method ?? 'GET', path: new URL(url, 'http://x').pathname, body: JSON.parse(String(init.body ?? 'null')) })
    return new Response(JSON.stringify({ number: 3, waits: true }), { headers: { 'content-type': 'application/json' } })
  })
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  client = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
  vi.unstubAllGlobals()
})

const draw = (node: ReactNode) =>
  act(() =>
    root.render(
      <QueryClientProvider client={client}>
        <MemoryRouter>{node}</MemoryRouter>
      </QueryClientProvider>,
    ),
  )
const press = (name: string) =>
  act(async () => [...place.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === name)!.click())
const type = (label: string, text: string) =>
  act(async () => {
    const field = [...place.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label))!
    const input = document.getElementById(field.htmlFor) as HTMLInputElement
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })

const ROW = {
  ...{ key: 'age-62-plus', title: 'Applicants of 62 and older', does: 'Applicants must be 62 or older.', enabled: false },
  ...{ variables: {}, reason: 'DEFAULT', source: 'STANDARD', because: 'No rule applies.', waits: true, differs: true },
}
const list = (number: number) => ({
  ...{ scope: 'ORGANIZATION', mayChange: true, number, waiting: null, versions: [] },
  rules: [{ place: 1, rule: { enabled: true, states: ['CA'] } }],
})
const FILE = {
  ...ROW,
  ...{
    decidedBy: 'TWO',
    targets: ['STATE'],
    isCounted: false,
    values: [],
    standard: false,
    brand: null,
    setting: null,
    file: null,
    counts: [],
  },
  lists: [list(2)],
}

it('each flag is shown with what it is and why', () => {
  client.setQueryData(['me'], { roles: ['administrator'], platform: false, organizations: [{ code: 'HEARTH', name: 'Hearth' }] })
  client.setQueryData(['flags'], {
    organizationCode: 'HEARTH',
    flags: [{ ...ROW, onAt: [] }],
    organizations: [{ code: 'HEARTH', name: 'Hearth' }],
  })
  draw(<FlagsPage />)
  expect(document.activeElement?.textContent).toBe('Feature flags')
  expect(place.textContent).toContain(
    'Applicants of 62 and olderApplicants must be 62 or older.offnot for everyonewaits for a second personNo rule applies.',
  )
})

it('a rule is added below the others, and the whole list is sent with the version that was read', async () => {
  client.setQueryData(['flags', 'age-62-plus'], FILE)
  draw(<FlagDetail flag="age-62-plus" />)
  expect(place.textContent).toContain('1. On for everyone, where the property is in CA.')
  await press('Change the rules')
  await press('Add a rule')
  await press('Propose these rules')
  expect([sent, place.textContent?.includes('Say why, in a few words')]).toEqual([[], true])
  await type('Why', 'Agreed on Monday')
  // Another person wrote a version in the meantime: it is told, and what was typed stays.
  await act(async () => {
    client.setQueryData(['flags', 'age-62-plus'], { ...FILE, lists: [list(5)] })
    await new Promise((resolve) => setTimeout(resolve))
  })
  expect(place.textContent).toContain('What is typed here began from version 2. The newest is version 5.')
  await press('Propose these rules')
  expect(sent).toEqual([
    {
      method: 'PUT',
      path: '/console/api/v1/flags/age-62-plus/rules',
      body: { scope: 'ORGANIZATION', number: 2, rules: [{ enabled: true, states: ['CA'] }, { enabled: true }], reason: 'Agreed on Monday' },
    },
  ])
})
