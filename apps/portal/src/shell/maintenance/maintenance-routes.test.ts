import { expect, it } from 'vitest'
import { isUnderMaintenance } from './maintenance-routes.ts'

const uuid = '4649813e-1b83-42d4-b642-8390f2eef8b3'
const under = (pathname: string, ...routes: string[]) => isUnderMaintenance(pathname, routes)

it('replaces configured routes only: none named, nothing is replaced', () => {
  expect(under('/dashboard')).toBe(false)
  expect(under('/account/heloc/register-v2', '/dashboard')).toBe(false)
  expect(under('/dashboard', '/dashboard')).toBe(true)
  expect(under('/dashboard/', '/dashboard')).toBe(true)
  expect(under('/dashboard/settings', '/dashboard')).toBe(false)
})

it('takes one part left open, and everything below', () => {
  expect(under(`/account/heloc/${uuid}/identity`, '/account/heloc/:uuid/identity')).toBe(true)
  expect(under(`/account/heloc/${uuid}/liens`, '/account/heloc/*/identity', '/account/heloc/*/liens')).toBe(true)
  expect(under('/account/heloc/register-v2/birthdate', '/account/heloc/register-v2/*')).toBe(true)
  expect(under('/account/heloc/register-v2', '/account/heloc/register-v2/*')).toBe(true)
  expect(under('/account/helocXregister-v2', '/account/heloc.register-v2')).toBe(false)
})

it('replaces all of them for a star, but for the page that says so and the login', () => {
  for (const path of ['/dashboard', '/account/heloc/register-v2', '/contact', '/']) expect(under(path, '*'), path).toBe(true)
  for (const path of ['/account/heloc/maintenance', '/auth/login', '/auth/logout']) expect(under(path, '*'), path).toBe(false)
})
