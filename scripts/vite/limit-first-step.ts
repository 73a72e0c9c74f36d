/** Ends the build when what the first page needs before it can be used has grown past its bound (docs/performance.md): it grows by a line at a time, and no one sees it. */
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const BOUND_KB = 120

export interface BuiltFile {
  readonly code: string
  /** What it imports statically. */
  readonly imports: readonly string[]
}

/** The files that these need before they run, themselves with them, by their size in kB with gzip -9, the largest first. */
export function neededSizes(files: ReadonlyMap<string, BuiltFile>, entries: readonly string[]): readonly (readonly [string, number])[] {
  const needed = new Set<string>()
  const visit = (name: string): void => {
    if (needed.has(name)) return
    needed.add(name)
    for (const next of files.get(name)?.imports ?? []) visit(next)
  }
  for (const name of entries) visit(name)
  return [...needed]
    .map((name) => [name, gzipSync(files.get(name)?.code ?? '', { level: 9 }).length / 1000] as const)
    .sort(([, one], [, other]) => other - one)
}

/** @param firstScreen how the path of the first page's screen ends */
export const limitFirstStep = (firstScreen: string): Plugin => ({
  name: 'limit-first-step',
  generateBundle: {
    // After the lists of what each lazy screen needs were written into the files: they are most of what grows.
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      // The screen is a file of its own, or part of one that several share.
      const has = (chunk: (typeof chunks)[number]) => chunk.moduleIds.some((id) => id.endsWith(firstScreen))
      if (!chunks.some(has)) this.error(`No file of the build contains ${firstScreen}: what the first page needs cannot be measured.`)
      const entries = chunks.filter((chunk) => chunk.isEntry || has(chunk))
      const files = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
      const sizes = neededSizes(
        files,
        entries.map(({ fileName }) => fileName),
      )
      const all = sizes.reduce((sum, [, size]) => sum + size, 0)
      if (all > BOUND_KB) {
        const list = sizes.map(([name, size]) => `${name} ${size.toFixed(1)}`).join(', ')
        this.error(
          `The first page needs ${all.toFixed(1)} kB of scripts, and may need ${BOUND_KB}: ${list}. Load later what it does not need at once.`,
        )
      }
    },
  },
})
