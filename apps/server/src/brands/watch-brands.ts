/** While a node runs: a changed brand folder is taken up within a second (within half a minute where the system does not tell of it), and a publication of which the node was not told within half a minute. */
import { existsSync, type FSWatcher, renameSync, rmSync, watch, writeFileSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { BrandKeeper } from '../usecases/brands/keep-brands.ts'

/** Whoever copies a folder or saves several files is let finish. */
const SETTLED_MS = 700
const HEAL_MS = 15_000
/** The system tells of a file by what it was when the watch began: one that was saved by renaming may change again unheard. */
const LOOK_MS = 30_000
const ASKED_MS = 1000

/** The command that asks the server of an embedded database to read the folders again writes this file, which the server answers by the other. */
export const askedFile = (dataFolder: string): string => join(dataFolder, 'reload-brands')
export const answeredFile = (dataFolder: string): string => join(dataFolder, 'reload-brands.done')

interface Watched {
  readonly brandsFolder: string
  readonly dataFolder: string
  /** Whether other nodes may publish. */
  readonly shared: boolean
  readonly keeper: BrandKeeper
  readonly log: Logger
}

export function watchBrands({ brandsFolder, dataFolder, shared, keeper, log }: Watched): () => void {
  const failed = (problem: unknown) => log.error({ problem: String(problem) }, 'the brands were not read again')
  let settling: NodeJS.Timeout | undefined
  const readSoon = () => {
    clearTimeout(settling)
    settling = setTimeout(() => void keeper.reloadFolders().catch(failed), SETTLED_MS)
    settling.unref()
  }
  let watcher: FSWatcher | undefined
  try {
    watcher = watch(brandsFolder, { recursive: true, persistent: false }, readSoon)
    // What changed after the start had read the folders was seen by no one.
    readSoon()
    watcher.on('error', (problem) => log.warn({ problem: String(problem) }, NOT_WATCHED))
  } catch (problem) {
    log.warn({ problem: String(problem) }, NOT_WATCHED)
  }
  let before: string | undefined
  const lookAgain = async () => {
    const now = await stateOfFolders(brandsFolder)
    if (before !== undefined && now !== before) readSoon()
    before = now
  }
  void lookAgain().catch(failed)
  const look = setInterval(() => void lookAgain().catch(failed), LOOK_MS)
  look.unref()
  const heal = shared ? setInterval(() => void keeper.heal().catch(failed), HEAL_MS) : undefined
  // There one process has the database to itself: a command cannot write into it.
  const asked = shared ? undefined : setInterval(() => void answer(dataFolder, keeper).catch(failed), ASKED_MS)
  heal?.unref()
  asked?.unref()
  return () => {
    watcher?.close()
    clearTimeout(settling)
    clearInterval(look)
    clearInterval(heal)
    clearInterval(asked)
  }
}

/** What is in the folders, as far as the system says without their being read; links are followed. */
export async function stateOfFolders(folder: string): Promise<string> {
  const names = (await readdir(folder, { recursive: true })).sort()
  const links = await Promise.all(
    (await readdir(folder, { withFileTypes: true }))
      .filter((entry) => entry.isSymbolicLink())
      .map(async ({ name }) => (await readdir(join(folder, name), { recursive: true }).catch(() => [])).map((file) => join(name, file))),
  )
  const each = [...names, ...links.flat()].map(async (name) => {
    const found = await stat(join(folder, name)).catch(() => undefined)
    return `${name} ${found?.ino} ${found?.size} ${found?.mtimeMs}`
  })
  return (await Promise.all(each)).join('\n')
}

const NOT_WATCHED = 'The brand folders cannot be watched here: after a change, run "npm run reload-brands".'

async function answer(dataFolder: string, keeper: BrandKeeper): Promise<void> {
  const question = askedFile(dataFolder)
  if (!existsSync(question)) return
  rmSync(question)
  const { told } = await keeper.reloadFolders()
  // Under its name with all of it in it.
  const written = `${answeredFile(dataFolder)}.part`
  writeFileSync(written, `${told.join('\n')}\n`, { mode: 0o600 })
  renameSync(written, answeredFile(dataFolder))
}
