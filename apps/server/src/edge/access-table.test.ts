import { type Call, contract, mayCall, ROLES, type Role } from '@hearthline/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { declaredCalls } from './register-calls.ts'

const UUID = '00000000-0000-4000-8000-000000000000'
type Who = 'visitor' | 'borrower' | Role

let house: TestApp
const headers = new Map<Who, Record<string, string>>()
beforeAll(async () => {
  house = await openTestApp()
  headers.set('visitor', {})
  headers.set('borrower', await house.signUp('borrower@example.test'))
  for (const role of ROLES) headers.set(role, (await staff(house, role)).headers)
})
afterAll(() => house.close())

/** By the declaration alone. */
function mayEnter(call: Call, who: Who): boolean {
  const { access } = call
  if (access === 'external') return true
  if (who === 'visitor') return false
  if (access === 'signed-in') return true
  return who !== 'borrower' && mayCall(call, [who])
}

/** These end the session that makes them, which the next row needs. */
const ends = ({ path }: Call) => path.endsWith('/logout')

describe('every call lets in whom its declaration names, and nobody else', () => {
  it.each(declaredCalls(contract).filter(({ call }) => !ends(call)))('$call.method $call.path', async ({ call }) => {
    const url = call.path.replace(/:[A-Za-z]+/g, UUID)
    for (const [who, own] of headers) {
      const reply = await house.call({ method: call.method, url, headers: { ...own, 'x-org': 'HEARTH' } })
      const code = reply.statusCode >= 400 ? reply.json<{ code: string }>().code : ''
      const refused = code === 'unauthenticated' ? 401 : code === 'forbidden' ? 403 : 'let in'
      expect([who, refused]).toEqual([who, mayEnter(call, who) ? 'let in' : who === 'visitor' ? 401 : 403])
    }
  })
})
