/** What an administrator is asked for of someone who sends applicants. */
import { QueryClient } from '@tanstack/react-query'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { type Agent, NameForm } from '../agents/name-form.tsx'
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
