import { describe, expect, it } from 'vitest'
import { pagePolicy } from '../edge/security-headers.ts'
import type { ProviderChoice } from '../provider-choices.ts'
import { browserOriginsOf } from './browser-origins.ts'

const choice = (provider: string, organization?: string, capability: ProviderChoice['capability'] = 'banking'): ProviderChoice => ({
  capability,
  organization,
  provider,
  sandbox: false,
  setting: 'PROVIDER_BANKING',
  values: {},
})
const NONE = { script: [], frame: [], connect: [] }
const CDN = 'https://cdn.plaid.com/'

describe('a page lets in', () => {
  it('nobody, where the lender’s providers open no window of their own', () => {
    expect(browserOriginsOf([choice('sandbox'), choice('plaid', 'RIOSOL')], 'HEARTH')).toEqual(NONE)
  })
  it('the aggregator of everyone', () => expect(browserOriginsOf([choice('plaid')], 'HEARTH').frame).toEqual([CDN]))
  it('the aggregator of its own lender, and no longer that of everyone', () => {
    expect(browserOriginsOf([choice('sandbox'), choice('plaid', 'RIOSOL')], 'RIOSOL').frame).toEqual([CDN])
    expect(browserOriginsOf([choice('plaid'), choice('sandbox', 'RIOSOL')], 'RIOSOL')).toEqual(NONE)
  })
  it('a vendor of two capabilities once', () => {
    expect(browserOriginsOf([choice('plaid'), choice('plaid', undefined, 'income')], 'HEARTH').script).toHaveLength(1)
  })
})

describe('a page’s policy', () => {
  it('names the aggregator where its lender chose it, never with inline scripts', () => {
    const policy = pagePolicy('n', true, browserOriginsOf([choice('plaid')], 'HEARTH'))
    expect(policy).toContain("script-src 'self' 'nonce-n' https://cdn.plaid.com/link/v2/stable/link-initialize.js;")
    expect(policy).toContain(`frame-src 'self' blob: ${CDN};`)
    expect(policy).not.toContain('unsafe-inline')
    expect(pagePolicy('n', true, browserOriginsOf([choice('sandbox')], 'HEARTH'))).toBe(pagePolicy('n', true))
  })
})
