import { expect, expectTypeOf, it } from 'vitest'
import { type BodyOf, type CallAt, contract, type QueryOf, type ReplyOf } from './index.ts'

it('a client is typed by method and path alone', () => {
  type Login = CallAt<'POST', '/identity/api/v1/login'>
  expectTypeOf<BodyOf<Login>>().toEqualTypeOf<{ email: string; password: string }>()
  expectTypeOf<ReplyOf<Login>>().toEqualTypeOf<{ jwt: string; secondStep?: boolean | undefined }>()
  expectTypeOf<QueryOf<CallAt<'GET', '/service-address/external/api/v1/search'>>>().toEqualTypeOf<{ filter?: string | undefined }>()
  expectTypeOf<BodyOf<CallAt<'GET', '/org.json'>>>().toBeUndefined()
})

it('no two calls answer the same method and path', () => {
  const calls = Object.values(contract).flatMap((service) => Object.values(service).map(({ method, path }) => `${method} ${path}`))
  expect(new Set(calls).size).toBe(calls.length)
})
