/**
 * Owns one PostgreSQL for the tests: starts it, and stops it and removes its folder when its own input ends.
 * A process of its own, so that the server goes away even when the tests are killed outright: the pipe closes whatever happens.
 */
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'

const { program, args, folder, uid, gid } = JSON.parse(process.argv[2] ?? '{}') as {
  program: string
  args: string[]
  folder: string
  uid?: number
  gid?: number
}
/** A server that does not stop in this time is ended: nothing in it is worth keeping. */
const TIMEOUT_MS = 5000

const server = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'], ...(uid !== undefined && { uid, gid }) })
const putAway = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })

server.on('error', (problem) => {
  console.error(problem.message)
  putAway()
  process.exit(1)
})
server.on('exit', (code) => {
  putAway()
  process.exit(code ?? 0)
})

// SIGINT is PostgreSQL's fast shutdown: connections are cut, then it stops.
const stop = () => {
  server.kill('SIGINT')
  setTimeout(() => server.kill('SIGKILL'), TIMEOUT_MS).unref()
}
process.stdin.resume().on('end', stop).on('error', stop)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
