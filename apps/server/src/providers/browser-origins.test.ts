import { describe, expect, it } from 'vitest'
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
