/** Which of the server's tests open a database: those that ask where one is, or import what opens one, themselves or through its testing folder. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../check/run-tool.ts'

const SERVER = 'apps/server/src'
const TESTING = `${SERVER}/testing/`
const OPENS = `${TESTING}open-test-database.ts`

/** What a file loads; an import of types alone loads nothing. */
const loads = (text: string): string[] =>
  [...text.matchAll(/^(?:import|export)\s+(?!type\b)[^'"]*?from\s+'(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm)].map(
    ([, still, lazy]) => (still ?? lazy) as string,
  )

/** @param path relative to the project */
export function opensDatabase(
  path: string,
  read = (file: string) => readFileSync(join(ROOT, file), 'utf8'),
  seen = new Set<string>(),
): boolean {
  if (seen.has(path)) return false
  seen.add(path)
  const text = read(path)
  if (path.endsWith('.test.ts') && text.includes("inject('testDatabases')")) return true
  return loads(text)
    .map((target) => join(dirname(path), target))
    .some((target) => target === OPENS || (target.startsWith(TESTING) && opensDatabase(target, read, seen)))
}

const serverTests = (): string[] =>
  globSync(`${SERVER}/**/*.test.ts`, { cwd: ROOT })
    .filter((path) => !path.startsWith(`${SERVER}/soak/`))
    .sort()

/** Paths relative to the project, the long tests of the soak run left out. */
export const databaseTests = (): string[] => serverTests().filter((path) => opensDatabase(path))

/** What asks which kind it is on. */
const differsByKind = (path: string): boolean => readFileSync(join(ROOT, path), 'utf8').includes("inject('testDatabases')")

/** What the kind of database itself decides: how it is opened, migrated, locked, queried, and read again after a power failure. */
const NEAR_THE_DATABASE = ['store/', 'engine/', 'usecases/installation/', 'usecases/documents/', 'usecases/idempotency']
/**
 * Of the database tests those that `npm test` runs on the embedded database too. Both kinds are PostgreSQL and are sent the same statements, the embedded one
 * at a third of the speed; the journeys run on it, and `npm run test:soak` runs all of these tests on it.
 */
export const embeddedTests = (): string[] =>
  databaseTests().filter((path) => differsByKind(path) || NEAR_THE_DATABASE.some((start) => path.startsWith(`${SERVER}/${start}`)))

const allTests = (): string[] => [
  ...serverTests(),
  ...globSync(['packages/*/src/**/*.test.{ts,tsx}', 'apps/{portal,console}/src/**/*.test.{ts,tsx}'], { cwd: ROOT }).sort(),
]

/** Those that put another module in the place of one: where modules are read once for many files it would come too late. */
export const replacesModules = (): string[] =>
  allTests().filter((path) => /^\s*vi\.(mock|doMock|hoisted)\(/m.test(readFileSync(join(ROOT, path), 'utf8')))
