// @vitest-environment node
/** A partner is a folder that the server reads: nothing of one is compiled into what browsers load, so that a change of it needs no build. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadBrands } from '@hearthline/brands/load'
import { expect, it } from 'vitest'
import { lenderNames } from '../words/lender-names.ts'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** The product's own name too, which no password may be. */
const PRODUCT = 'Hearthline'

it.each(['portal', 'console'])('what browsers load of the %s names no lender', async (app) => {
  const folder = at(`apps/${app}/dist`)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(js|css|html)$/.test(file))
  expect(files.length).toBeGreaterThan(10)
  const names = [...(await loadBrands(at('brands'))).values()].flatMap(lenderNames).filter((name) => name !== PRODUCT)
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8').toLowerCase()
    expect([file, ...names.filter((name) => text.includes(name.toLowerCase()))]).toEqual([file])
  }
})
