/** `npm run reload-brands`: reads the brand folders again, as a start would, where the running server could not see them change. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { answeredFile, askedFile } from '../brands/watch-brands.ts'
import { createContainer } from '../container.ts'
import { FolderInUse } from '../store/lock-folder.ts'
import { CommandRefused, runWithSettings, type Usage } from './run-command.ts'

/** The server looks once a second; reading the folders takes far less. */
const PATIENCE_MS = 30_000

const USAGE: Usage = {
  name: 'reload-brands',
  does: 'Reads the brand folders again, as a start would: added, changed, and removed brands count on every node.',
}

await runWithSettings(USAGE, async (config, say) => {
  try {
    const container = await createContainer(config, { idle: true })
    try {
      for (const sentence of (await container.brandKeeper.reloadFolders()).told) say(sentence)
      return 0
    } finally {
      await container.close()
    }
  } catch (problem) {
    // The embedded database is the server's alone: it reads the folders itself.
    if (!(problem instanceof FolderInUse)) throw problem
    say(await askServer(config.dataFolder))
    return 0
  }
})

async function askServer(dataFolder: string): Promise<string> {
  const answer = answeredFile(dataFolder)
  rmSync(answer, { force: true })
  writeFileSync(askedFile(dataFolder), '', { mode: 0o600 })
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await sleep(200)) {
    if (!existsSync(answer)) continue
    const told = readFileSync(answer, 'utf8').trim()
    rmSync(answer)
    return told
  }
  rmSync(askedFile(dataFolder), { force: true })
  throw new CommandRefused('The running server did not answer. Nothing was changed; look at its log.')
}
