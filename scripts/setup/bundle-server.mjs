/**
 * Writes the server as a few files: loading hundreds of modules one by one is most of a start. Run by build.mjs under the pinned runtime.
 * Sources stay where they are; whatever a module finds beside itself (migrations, pages, workers) it still finds there.
 */
import { join, relative, sep } from 'node:path'
import { rolldown } from 'rolldown'
import { PROJECT_ROOT } from './project-root.mjs'

const SOURCES = join(PROJECT_ROOT, 'apps', 'server', 'src')
const OUT = join(PROJECT_ROOT, 'apps', 'server', 'dist')

/**
 * Libraries of many modules that are code alone. All others are loaded from where npm put them: those with native parts, WebAssembly, workers or
 * data files would not find them.
 */
const INSIDE =
  /^(@fastify\/(helmet|multipart|rate-limit)|@marcbachmann\/cel-js|date-fns|decimal\.js|drizzle-orm|fastify|fastify-plugin|jose|pg-boss|prom-client|zod)($|\/)/

const isOwn = (id) => id.startsWith('.') || id.startsWith('/') || id.startsWith('@hearthline/') || /^[A-Z]:/.test(id)

/** A module's own address, as it was before it was bundled. */
const ownAddress = {
  name: 'own-address',
  transform(code, id) {
    if (!id.startsWith(PROJECT_ROOT) || id.includes('node_modules') || !code.includes('import.meta.url')) return null
    const path = relative(OUT, id).split(sep).join('/')
    return { code: code.replaceAll('import.meta.url', `new URL(${JSON.stringify(path)}, import.meta.url).href`), map: null }
  },
}

const bundle = await rolldown({
  input: { main: join(SOURCES, 'main.ts') },
  platform: 'node',
  external: (id) => !isOwn(id) && !INSIDE.test(id) && !id.startsWith('\0'),
  plugins: [ownAddress],
})
await bundle.write({
  dir: OUT,
  format: 'esm',
  sourcemap: true,
  entryFileNames: '[name].mjs',
  chunkFileNames: '[name]-[hash].mjs',
  // What is written in the older module format asks for others by require.
  banner: "import { createRequire as createRequireOf } from 'node:module'; const require = createRequireOf(import.meta.url);",
  cleanDir: true,
})
await bundle.close()
