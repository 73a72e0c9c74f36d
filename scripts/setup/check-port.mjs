/** Says in a sentence what the server could only say with a stack: that its port is taken. */
import { createServer } from 'node:net'
import { SetUpProblem } from './set-up-problem.mjs'

/** The server's own default (apps/server/src/config.ts); a value that is no port is left for the server to name. */
const STANDARD_PORT = 4400

/** @param {string | undefined} mode */
const standardHost = (mode) => (mode === 'production' || mode === 'rehearsal' ? '0.0.0.0' : '127.0.0.1')

/** @param {Record<string, string | undefined>} environment */
export async function checkPort({ PORT, HOST, NODE_ENV }) {
  const port = PORT ? Number(PORT) : STANDARD_PORT
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return
  const code = await new Promise((done) => {
    const probe = createServer()
    probe.once('error', (problem) => done(problem.code))
    probe.listen(port, HOST || standardHost(NODE_ENV), () => probe.close(() => done(undefined)))
  })
  if (code === 'EADDRINUSE') {
    throw new SetUpProblem(
      `Port ${port} is in use already. Stop what uses it, or choose another with the setting PORT: PORT=${port + 1} npm start`,
    )
  }
  if (code === 'EACCES') {
    throw new SetUpProblem(`Port ${port} is not open to this user. Choose one above 1023 with the setting PORT, and put a proxy before it.`)
  }
}
