/**
 * Plaid's API as a server of ours, for tests: written from the published contract (https://plaid.com/docs/api/, the types of plaid-node 47).
 * It knows its keys, records each call, and answers an endpoint as it was told to.
 */
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Body = Readonly<Record<string, unknown>>

interface StandInAnswer {
  readonly status?: number
  readonly body: Body
}

export interface StandInCall {
  /** '/auth/get' */
  readonly path: string
  readonly body: Body
}

/** An error as Plaid words it. */
export const plaidError = (status: number, type: string, code: string): StandInAnswer => ({
  status,
  body: { error_type: type, error_code: code, error_message: 'Ana Reyes 000123456789', display_message: null, request_id: 'request-error' },
})

export interface PlaidStandIn {
  /** To be given as `environment`. */
  readonly url: string
  readonly access: { readonly clientId: string; readonly secret: string; readonly environment: string }
  readonly calls: readonly StandInCall[]
  /** What an endpoint answers from now on; a request_id is added. */
  answer(path: string, answer: (body: Body) => StandInAnswer | Promise<StandInAnswer>): void
  close(): Promise<void>
}

const CLIENT_ID = 'client-of-the-stand-in'
const SECRET = 'secret-of-the-stand-in'

export async function startPlaidStandIn(): Promise<PlaidStandIn> {
  const answers = new Map<string, (body: Body) => StandInAnswer | Promise<StandInAnswer>>()
  const calls: StandInCall[] = []
  const answerTo = async (path: string, headers: NodeJS.Dict<string | string[]>, body: Body): Promise<StandInAnswer> => {
    calls.push({ path, body })
    const known =
      headers['plaid-client-id'] === CLIENT_ID && headers['plaid-secret'] === SECRET && headers['plaid-version'] === '2020-09-14'
    if (!known) return plaidError(400, 'INVALID_INPUT', 'INVALID_API_KEYS')
    return (await answers.get(path)?.(body)) ?? plaidError(404, 'INVALID_REQUEST', 'NOT_FOUND')
  }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString() || '{}') as Body
      void answerTo(request.url ?? '', request.headers, body).then(({ status = 200, body: answer }) => {
        response.writeHead(status, { 'content-type': 'application/json' })
        response.end(JSON.stringify({ request_id: randomUUID(), ...answer }))
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    access: { clientId: CLIENT_ID, secret: SECRET, environment: url },
    calls,
    answer: (path, answer) => void answers.set(path, answer),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
