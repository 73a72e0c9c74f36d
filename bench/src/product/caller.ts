/** Calls over kept connections, with as little of its own in the way as possible. */
import { Agent, request } from 'node:http'

export interface Answer {
  readonly status: number
  readonly text: string
  json<T>(): T
}

export interface Caller {
  readonly base: string
  call(method: string, path: string, given?: { readonly token?: string; readonly body?: unknown; readonly org?: string }): Promise<Answer>
  close(): void
}

const ORGANIZATION = 'HEARTH'

export function openCaller(base: string, connections = 64): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return {
    base,
    call: (method, path, { token, body, org = ORGANIZATION } = {}) =>
      new Promise((resolve, reject) => {
        const payload = body === undefined ? undefined : JSON.stringify(body)
        const headers = {
          'x-org': org,
          ...(token && { authorization: `Bearer ${token}` }),
          ...(payload !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
        }
        const asked = request(`${base}${path}`, { method, agent, headers }, (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('error', reject)
          answer.on('end', () => {
            const text = Buffer.concat(chunks).toString()
            resolve({ status: answer.statusCode ?? 0, text, json: <T>() => JSON.parse(text) as T })
          })
        })
        asked.on('error', reject)
        asked.end(payload)
      }),
    close: () => agent.destroy(),
  }
}
