/** What the team asks for is on its page on arrival, also where the list was read before it was asked. */
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Conditions as ConditionList, conditionsQuery } from '../application/conditions-query.ts'
import { signingsQuery } from '../application/signings-query.ts'
import { type Application, ApplicationContext } from '../application/use-application.ts'
import { makeQueryClient } from '../query-client.ts'
import Conditions from '../screens/closing/conditions/conditions.tsx'
import SignerConditions from '../screens/signer/signer-conditions.tsx'
import { type OrganizationInfo, setOrganization } from '../session/organization.ts'

const UUID = '0b3c2c1e-6a5f-4c55-9d7e-0a1b2c3d4e5f'
const TITLE = 'A pay stub of the last month'
const [request] = [
  {
    uuid: 'one',
    party: 'borrower',
    title: TITLE,
    why: 'It shows your income.',
    notes: 'Send it.',
    conditionType: 'DOCUMENT',
    categoryEnum: 'HELOC_MANUAL_PAYSTUB_UPLOAD',
    answerable: true,
    state: 'OPEN',
    requestDocuments: true,
    commentsToBorrower: null,
    answers: [],
    messages: [],
    unread: 0,
    xtraData: { numDocsRequired: 1 },
  },
] as unknown as ConditionList
const asks = {
  step: 'CONDITIONS_OPEN',
  openItem: 'funding-conditions',
  nextAction: {
    title: 'Answer our requests',
    why: 'See what it is, and send it.',
    waitingOn: 'you',
    path: `/account/heloc/${UUID}/conditions`,
  },
  progress: [],
  dates: [],
  status: {},
} as unknown as Application
const waits = { ...asks, nextAction: { title: 'We are reviewing', why: '', waitingOn: 'us', path: null } } as Application

let root: Root
let place: HTMLElement
/** Answers the list when the test says so. */
let answer: (list: ConditionList) => void
let reads: number
let client: ReturnType<typeof makeQueryClient>
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  reads = 0
  client = makeQueryClient()
  client.setQueryData(conditionsQuery(UUID).queryKey, [])
  setOrganization({ orgCode: 'HEARTH', orgMetaData: { companyInfo: { name: 'Hearth' } } } as OrganizationInfo)
  vi.stubGlobal('fetch', (url: string) => {
    const json = (body: object) => new Response(JSON.stringify(body), { status: 200, headers: { 'content-type': 'application/json' } })
    if (!url.includes('/conditions/external-applicants')) return Promise.resolve(json({ item: 'funding-conditions', kind: 'wait' }))
    reads += 1
    return new Promise<Response>((resolve) => {
      answer = (list) => resolve(json(list))
    })
  })
})
afterEach(() => {
  act(() => root.unmount())
  client.clear()
  place.remove()
  vi.unstubAllGlobals()
})

const draw = (application: Application, etag: string) =>
  act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[`/account/heloc/${UUID}/conditions`]}>
          <ApplicationContext value={{ uuid: UUID, application, etag, refresh: async () => application }}>
            <Conditions />
          </ApplicationContext>
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
/** Until the page has read it. */
const give = (list: ConditionList) =>
  act(async () => {
    answer(list)
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
const text = () => place.textContent ?? ''
/** What is drawn may be a file of its own, and the machine busy. */
const shows = (words: string) => act(() => vi.waitFor(() => expect(text()).toContain(words), { timeout: 10_000 }))

it('the borrower reads what is asked, and until it is here nothing that says otherwise', async () => {
  await draw(asks, '"1"')
  expect([reads, text().includes('Answer our requests'), place.querySelector('[aria-busy="true"]') !== null]).toEqual([1, false, true])
  await give([request!])
  await shows(TITLE)
  expect(text()).toContain('Answer our requests')
})

it('a request that comes while the page is open is read with the application that says it', async () => {
  await draw(waits, '"1"')
  await give([])
  await draw(asks, '"2"')
  expect([reads, text().includes('Answer our requests')]).toEqual([2, false])
  await give([request!])
  await shows(TITLE)
})

it('someone who signs beside the borrower reads it as well', async () => {
  client.setQueryData(signingsQuery.queryKey, [
    {
      uuid: UUID,
      party: 'p1',
      name: 'Sam Reyes',
      borrower: 'Ana Reyes',
      property: '12 Alder St',
      state: 'OPEN',
      standsAt: 'signer-intro',
      openItem: 'signer-intro',
      notary: null,
    },
  ] as never)
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <SignerConditions />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
  expect([reads, text().includes('There is nothing for you to send')]).toEqual([1, false])
  await give([request!])
  await shows(TITLE)
  // Whoever has answered is not left there: the page belongs to no step.
  expect([...place.querySelectorAll('nav a')].map((link) => link.textContent)).toContain('Your next step')
})
