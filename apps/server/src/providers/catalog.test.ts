import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { CATALOG, capabilitiesOf, settingOf } from './catalog.ts'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const folders = (path: string): readonly string[] =>
  readdirSync(`${HERE}${path}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

describe('the catalog of providers', () => {
  it('has the capabilities that there are folders for', () => {
    // `sandbox` is the world in which the sandbox adapters live, `vendors` what several of one vendor's adapters share.
    expect([...capabilitiesOf(CATALOG)].sort()).toEqual(
      folders('')
        .filter((name) => name !== 'sandbox' && name !== 'vendors')
        .sort(),
    )
  })

  it.each(capabilitiesOf(CATALOG))('%s has a port, and each of its adapters a test that holds it to the contract', (capability) => {
    const { providers, standard } = CATALOG[capability]
    expect(existsSync(`${HERE}${capability}/port.ts`)).toBe(true)
    const contract = /export function (describe\w+Contract)\(/.exec(readFileSync(`${HERE}${capability}/port.contract.ts`, 'utf8'))?.[1]
    expect(contract).toBeDefined()
    expect(Object.keys(providers).sort()).toEqual([...folders(capability)].sort())
    expect(Object.keys(providers)).toContain(standard)
    for (const provider of Object.keys(providers)) {
      const tests = readdirSync(`${HERE}${capability}/${provider}`).filter((file) => file.endsWith('.test.ts'))
      const texts = tests.map((file) => readFileSync(`${HERE}${capability}/${provider}/${file}`, 'utf8'))
      expect([provider, texts.some((text) => text.includes(`${contract}(`))]).toEqual([provider, true])
    }
  })

  it('every provider’s own setting has a name that no capability’s setting begins', () => {
    const own = Object.values(CATALOG).flatMap(({ providers }) => Object.values(providers).flatMap((settings) => Object.keys(settings)))
    for (const name of own) expect(name).not.toMatch(/^PROVIDER_|__/)
    expect(settingOf('credit-bureau')).toBe('PROVIDER_CREDIT_BUREAU')
  })
})
