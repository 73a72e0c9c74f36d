/** Before the screens are rendered: the real server on a fresh folder, which makes up what the gallery's pages read. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startServerOrThrow } from '../../apps/server/src/testing/server-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    serverUrl: string
  }
}

export default async function startServer(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-screens-'))
  const server = await startServerOrThrow(folder)
  project.provide('serverUrl', server.url)
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
