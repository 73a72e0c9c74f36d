/** Runs one of the tools under this runtime and gives what it said. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

export interface ToolAnswer {
  readonly ok: boolean
  readonly stdout: string
  readonly stderr: string
}

/** @param entry the tool's own script, relative to the project */
export function runTool(entry: string, args: readonly string[], cwd = ROOT): Promise<ToolAnswer> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [`${ROOT}/${entry}`, ...args], {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0' },
    })
    const heard = { stdout: '', stderr: '' }
    for (const stream of ['stdout', 'stderr'] as const) {
      child[stream].setEncoding('utf8').on('data', (text: string) => {
        heard[stream] += text
      })
    }
    child.on('error', fail)
    child.on('close', (code) => done({ ok: code === 0, ...heard }))
  })
}
