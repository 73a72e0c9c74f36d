/** A command of the product in a process of its own, as an operator runs it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const COMMANDS = new URL('../commands/', import.meta.url)
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

export interface CommandEnd {
  readonly code: number | null
  readonly said: string
}

/** @param killAt what it says when the power goes; by default it ends by itself */
export async function runCommandProcess(
  name: string,
  args: readonly string[],
  settings: Record<string, string>,
  killAt?: RegExp,
): Promise<CommandEnd> {
  const child = spawn(process.execPath, [fileURLToPath(new URL(`${name}.ts`, COMMANDS)), ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece: Buffer) => {
      said += piece.toString()
      if (killAt?.test(said)) child.kill('SIGKILL')
    })
  }
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said }
}
