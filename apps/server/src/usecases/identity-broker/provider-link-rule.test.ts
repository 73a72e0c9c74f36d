import { describe, expect, it } from 'vitest'
import { isAgentOfOnly, isCustomerOf, provesEmail } from './provider-link-rule.ts'

const account = { organizationCode: 'HEARTH', roles: [] as string[], staffOrganizations: [] as string[] }

describe('an email that a provider names', () => {
  it('proves a mailbox only where the provider verified it and the organization trusts it for that', () => {
    const claim = (trusted: boolean, emailVerified: boolean) => provesEmail({ organizationCode: 'HEARTH', trusted, emailVerified })
    expect([claim(true, true), claim(true, false), claim(false, true), claim(false, false)]).toEqual([true, false, false, false])
  })

  it('opens no customer’s account of another lender, and none of staff', () => {
    expect(isCustomerOf('HEARTH', account)).toBe(true)
    expect(isCustomerOf('RIOSOL', account)).toBe(false)
    expect(isCustomerOf('HEARTH', { ...account, roles: ['operator'] })).toBe(false)
  })

  it('opens an account of staff who act for that organization and no other', () => {
    const member = { ...account, roles: ['operator'], staffOrganizations: ['HEARTH'] }
    expect(isAgentOfOnly('HEARTH', member)).toBe(true)
    expect(isAgentOfOnly('RIOSOL', member)).toBe(false)
    expect(isAgentOfOnly('HEARTH', { ...member, staffOrganizations: ['HEARTH', 'RIOSOL'] })).toBe(false)
    expect(isAgentOfOnly('HEARTH', { ...member, roles: ['platform-administrator'] })).toBe(false)
    expect(isAgentOfOnly('HEARTH', account)).toBe(false)
  })
})
