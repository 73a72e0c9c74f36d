/** Waits as long as a partner would, for work that has no provider of its own yet: 300 to 1500 ms, ever the same for the same key. */
import { drawBetween } from './draw.ts'
import type { SandboxWorld } from './world.ts'

const NEVER_ABORTED = new AbortController().signal

export const sandboxPause =
  (world: SandboxWorld) =>
  async (key: string): Promise<void> => {
    if (world.speed === 'real') await world.sleep(drawBetween(300, 1500, key, 'pause'), NEVER_ABORTED)
  }
