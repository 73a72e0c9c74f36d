/** The built portal's own chunk of each screen, from the route table's lazy imports and the files of the build. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const PORTAL = fileURLToPath(new URL('../../../apps/portal', import.meta.url))
const ASSETS = join(PORTAL, 'dist', 'assets', 'portal')

export interface Chunk {
  readonly name: string
  readonly gzipBytes: number
}

/** @throws with a sentence where the portal is not built */
export function screenChunks(): { readonly screens: readonly Chunk[]; readonly others: readonly Chunk[] } {
  if (!existsSync(ASSETS)) throw new Error('The portal is not built: run npm run build first')
  const table = ['first-screens.ts', 'outer-screens.ts', 'application-screens.ts']
    .map((name) => readFileSync(join(PORTAL, 'src', name), 'utf8'))
    .join('\n')
  const lazy = new Set([...table.matchAll(/import\('([^']+)\.tsx?'\)/g)].map((found) => basename(found[1]!)))
  const chunks = readdirSync(ASSETS)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({
      name: name.replace(/-[\w-]{8}\.js$/, ''),
      gzipBytes: gzipSync(readFileSync(join(ASSETS, name)), { level: 9 }).length,
    }))
    .sort((one, other) => other.gzipBytes - one.gzipBytes)
  const screens = chunks.filter(({ name }) => lazy.has(name))
  if (screens.length === 0) throw new Error('No chunk of the build is named after a screen of the route table')
  return { screens, others: chunks.filter(({ name }) => !lazy.has(name)) }
}
