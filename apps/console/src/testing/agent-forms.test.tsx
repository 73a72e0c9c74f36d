/** What an administrator is asked for of someone who sends applicants, and what those then read. */
import { QueryClient } from '@tanstack/react-query'
import { act } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import AgentArea from '../agents/agent-area.tsx'
import { type Agent, NameForm } from '../agents/name-form.tsx'
import { makeQueryClient } from '../query-client.ts'
import { setOrganization } from '../session/organization.ts'
import { draw, drawnAnew, labels, place } from './drawn-signer.tsx'

drawnAnew()

it('ends an account only once it sends for no loan officer', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(['agent-officers', ''], { entries: [], total: 0, pageSize: 20 })
  const tess = {
    id: 'tess',
    name: 'Tess Moreno',
    email: 'tess@example.test',
    roles: ['originator'],
    officers: [{ id: 'a', name: 'Lou Ray' }],
  }
  draw(<NameForm agent={tess as unknown as Agent} taken={[]} onClose={vi.fn()} />, client)
  const end = expect.stringContaining('End this account')
  expect(labels()).not.toContainEqual(end)
  await act(async () => place.querySelector<HTMLInputElement>('input[type="checkbox"]')!.click())
  expect(labels()).toContainEqual(end)
})

describe('their applicants', () => {
  const LOU = { id: 'a', name: 'Lou Ray', organizationCode: 'HEARTH', link: 'https://x' }
  const fern = {
    ...{ id: '1', firstName: 'Fern', lastInitial: 'O', state: 'CA', officer: 'b', stage: 'OFFER', waitsFor: 'APPLICANT' },
    ...{ since: '2026-11-27T05:00:00.000Z', appliedAt: '2026-11-27T05:00:00.000Z' },
  }
  let applicants: object[]
  let officers: object[]
  const open = async () => {
    vi.stubGlobal('fetch', async (url: string) => {
      const reply = url.includes('/agent/applicants') ? { applicants, stages: [] } : { officers, links: [], leftToday: 5 }
      return new Response(JSON.stringify({ ...reply, total: 1, pageSize: 50 }), { headers: { 'content-type': 'application/json' } })
    })
    setOrganization({ orgCode: 'HEARTH', orgMetaData: { companyInfo: { name: 'Hearth' } } } as Parameters<typeof setOrganization>[0])
    draw(
      <MemoryRouter initialEntries={['/agent/applicants']}>
        <AgentArea me={undefined} />
      </MemoryRouter>,
      makeQueryClient(),
    )
    await wait(0)
  }
  const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
  beforeEach(() => {
    vi.useFakeTimers()
    applicants = []
    officers = [LOU]
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('show someone new while the page is open, and at once when the reader comes back to its window', async () => {
    await open()
    expect(place.textContent).toContain('No one has applied by your links yet')
    applicants = [fern]
    await wait(16_000)
    expect(place.textContent).toContain('Fern O.')
    applicants = []
    await act(async () => void window.dispatchEvent(new Event('focus')))
    await wait(0)
    expect(place.textContent).not.toContain('Fern O.')
  })

  it('say whose they are to whoever sends for several loan officers, and to no one else', async () => {
    applicants = [fern]
    await open()
    expect(place.textContent).not.toContain('Applicant of')
    officers = [LOU, { ...LOU, id: 'b', name: 'Bea Lin' }]
    await wait(16_000)
    expect(place.textContent).toContain('Applicant of Bea Lin.')
  })
})
