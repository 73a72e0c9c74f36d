import { type Call, type Credential, contract, mayCall, PARTNER_SCOPES, ROLES, type Role } from '@hearthline/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { partnerSecret } from '../testing/partner.ts'
import { signer } from '../testing/signer.ts'
import { staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { declaredCalls } from './register-calls.ts'

const UUID = '00000000-0000-4000-8000-000000000000'
type Who = 'visitor' | 'borrower' | 'signer' | 'phone' | 'partner' | Role

let app: TestApp
const headers = new Map<Who, Record<string, string>>()
beforeAll(async () => {
  app = await openTestApp()
  headers.set('visitor', {})
  headers.set('borrower', await app.signUp('borrower@example.test'))
  headers.set('signer', (await signer(app)).headers)
  headers.set('phone', (await signer(app, 'phone')).headers)
  headers.set('partner', { authorization: `Bearer ${await partnerSecret(app)}` })
  for (const role of ROLES) headers.set(role, (await staff(app, role)).headers)
})
afterAll(() => app.close())

const CREDENTIALS: Readonly<Record<Exclude<Who, Role>, Credential>> = {
  visitor: { kind: 'none' },
  borrower: { kind: 'password', roles: [] },
  signer: { kind: 'code' },
  phone: { kind: 'phone' },
  partner: { kind: 'partner', scopes: PARTNER_SCOPES },
}
const credentialOf = (who: Who): Credential =>
  who in CREDENTIALS ? CREDENTIALS[who as keyof typeof CREDENTIALS] : { kind: 'password', roles: [who as Role] }

/** By the declaration alone. What proves no one to a call, as a session to a partner's, is no proof at all there. */
function expected(call: Call, who: Who): 401 | 403 | 'let in' {
  if (mayCall(call, credentialOf(who))) return 'let in'
  if (call.access === 'partner') return 401
  return who === 'visitor' ? 401 : 403
}

/** These end the session that makes them, which the next row needs. */
const ends = ({ path }: Call) => path.endsWith('/logout')

describe('every call admits whom its declaration names and no one else', () => {
  it.each(declaredCalls(contract).filter(({ call }) => !ends(call)))('$call.method $call.path', async ({ call }) => {
    const url = call.path.replace(/:[A-Za-z]+/g, UUID)
    for (const [who, own] of headers) {
      const reply = await app.call({ method: call.method, url, headers: { ...own, 'x-org': 'HEARTH' } })
      const code = reply.statusCode >= 400 ? reply.json<{ code: string }>().code : ''
      const refused = code === 'unauthenticated' ? 401 : code === 'forbidden' || code === 'invalid_signature' ? 403 : 'let in'
      expect([who, refused]).toEqual([who, expected(call, who)])
    }
  })
})
